"""What the composition root hands to the views: the history, the addresses, the words of each language."""

from __future__ import annotations

import gettext
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from models.history.repository import History
from models.kernel.message import Message
from views.company import Company

# An SVG, and how many pixels wide and high: its PNG, or None where none can be made.
Raster = Callable[[str, int, int], Awaitable[bytes | None]]


@dataclass(frozen=True)
class World:
    """Everything outside the screen. `history` is None when the database could not be opened; `fault` says why.

    `addresses` gives the links for other devices, the best first, each with the key of this server;
    `catalogues` has the translations by language; `version` is the program's own. `again` looks afresh at a
    database that could not be opened. `raster` makes pixels of vector pictures. `company`
    is who is here.
    """

    history: History | None
    fault: Message | None
    addresses: Callable[[], Sequence[str]]
    catalogues: Mapping[str, gettext.NullTranslations]
    version: str
    again: Callable[[], World] | None = None
    raster: Raster | None = None
    company: Company = field(default_factory=Company)

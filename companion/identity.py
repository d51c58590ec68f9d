"""Where this process begins to number its controls.

Flet numbers them from 3 in every process. A browser that was connected before the server was started again
would take a new service of the old number for the one that it has, and what it keeps for the reader (theme,
language, size) could no longer be asked for until the page was loaded again.
"""

from __future__ import annotations

import itertools
import secrets

from flet.controls.id_counter import ControlId

_BITS = 30  # a number that the wire still writes in five bytes


def begin_elsewhere() -> None:
    """Lets the numbers begin where those of an earlier process hardly were. Before the first control."""
    ControlId._counter = itertools.count(secrets.randbits(_BITS) + 3)

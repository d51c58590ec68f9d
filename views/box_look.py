"""What a game shows of its boxes: the list and the editor's frame are shared, what is in a box is its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from views.desk import Look

Data = Mapping[str, Any]


@dataclass(frozen=True)
class Ready:
    """A box that comes with the app: not to be changed, but to be copied."""

    id: str
    name: str
    data: dict[str, Any]


@dataclass(frozen=True)
class BoxWords:
    """What the list says of a game's boxes: a heading, a sentence where there is none, and of a new one the
    button and the name.
    """

    own: str
    none: str
    new: str
    name: str


@dataclass(frozen=True)
class BoxLook:
    """A game's own part of the list of boxes and of the editor. Data is a box as JSON (formats.md).

    `words()`: what the list says, in the reader's language.
    `blank(name)`: a new box. `named(data, name)`: the same under another name. `ready()`: those of the app.
    `picture(look, data, width)`: a small picture. `about(data)`: a line below the name, also what is missing.
    `whole(data)`: whether it can be played on.
    `editor(id, boxes)`: the component that changes it, with this object; `part(id, part)`: that of a part with
    an address of its own, None where there is none.
    """

    words: Callable[[], BoxWords]
    blank: Callable[[str], dict[str, Any]]
    named: Callable[[Data, str], dict[str, Any]]
    ready: Callable[[], Sequence[Ready]]
    picture: Callable[[Look, Data, float], ft.Control]
    about: Callable[[Data], str]
    whole: Callable[[Data], bool]
    editor: Callable[..., Any]
    part: Callable[..., Any] | None = None

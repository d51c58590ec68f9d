"""The copies of the game that a session can be played with: one's own boxes, and one of which nothing is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from models.games.get_off_my_land.oddity import finished
from models.games.get_off_my_land.rules import GET_OFF_MY_LAND
from models.history.repository import History

NONE = "none"
BOX = "box"  # the bookmark, and the choice, with the named box that a session is set up with


@dataclass(frozen=True)
class Copy:
    """A copy to choose; `data` is its box as JSON. One that contradicts itself cannot be played with."""

    id: str
    name: str
    data: dict[str, Any]
    ready: bool = True


def copies(history: History) -> list[Copy]:
    """One's own copies, the newest first, then the one of which nothing is known, without a name."""
    rows = reversed(history.boxes.list(GET_OFF_MY_LAND.key))
    own = [Copy(row.id, row.name, row.data, finished(row.data)) for row in rows]
    return [*own, Copy(NONE, "", {})]


def chosen(offered: list[Copy], id: object) -> Copy:
    """The copy of that id if it can be played with, else the first that can."""
    ready = [copy for copy in offered if copy.ready]
    return next((copy for copy in ready if copy.id == id), ready[0])

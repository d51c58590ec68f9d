"""A session as it is kept, and who sat there: what `sessions` hands out. Knows no disk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from models.history.fold import Json
from models.history.log import Entry


@dataclass(frozen=True)
class Record:
    """A session. `frame` is its file without the moves; `head` the row of the last move or None."""

    id: str
    frame: Json
    entries: tuple[Entry, ...]
    head: int | None
    bookmark: Json
    finished: bool
    can_redo: bool
    deleted: bool

    @property
    def moves(self) -> list[Any]:
        """The moves up to the head as JSON data."""
        return [entry.data for entry in self.entries]

    @property
    def can_undo(self) -> bool:
        return bool(self.entries)

    @property
    def file(self) -> Json:
        """The session file (formats.md, section 2)."""
        return self.frame | {"moves": self.moves}


@dataclass(frozen=True)
class LastSeat:
    """Who sat there last time, to be preselected."""

    name: str
    person: str | None
    colour: int | None


@dataclass(frozen=True)
class Glance:
    """Where a session's head is, whether a move lies behind it, and its frame as something to compare with an
    earlier glance at it.
    """

    head: int | None
    can_redo: bool
    frame: tuple[Any, ...]

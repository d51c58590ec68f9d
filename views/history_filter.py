"""Which sessions the history shows, and what of them has been read so far: a page, and on from its last line."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from models.games import GAMES
from models.history.repository import History
from models.history.summaries import Summary

PAGE = 40


@dataclass(frozen=True)
class Filter:
    """Which sessions are shown; what is None or empty asks for nothing. Days are as those of the sessions.

    `person` is a person's id. `deleted`: those in the trash instead of the others.
    """

    game: str | None = None
    finished: bool | None = None
    person: str | None = None
    place: str | None = None
    since: str | None = None
    until: str | None = None
    words: str = ""
    deleted: bool = False

    @property
    def all(self) -> bool:
        return self == Filter()

    @property
    def asked(self) -> dict[str, Any]:
        """The filter as the history takes it."""
        return asdict(self)

    @property
    def hidden(self) -> bool:
        """Whether something is asked for that only the filter sheet offers."""
        return any(each is not None for each in (self.person, self.place, self.since, self.until))


@dataclass(frozen=True)
class Listed:
    """What is on the screen: the lines, whether there are more, whether any are deleted, which games."""

    rows: tuple[Summary, ...] = ()
    more: bool = False
    deleted: bool = False
    games: tuple[str, ...] = ()


def read(history: History, which: Filter, most: int) -> Listed:
    """The first `most` sessions of the filter."""
    found = history.sessions.list(most + 1, **which.asked)
    several = len(GAMES) > 1 and not which.deleted
    games = tuple(key for key in GAMES if several and history.sessions.list(1, game=key))
    return Listed(tuple(found[:most]), len(found) > most, bool(history.sessions.list(1, deleted=True)), games)


def further(history: History, which: Filter, listed: Listed) -> Listed:
    """The same with one page more."""
    if not listed.rows:
        return listed
    found = history.sessions.list(PAGE + 1, after=listed.rows[-1].key, **which.asked)
    return replace(listed, rows=(*listed.rows, *found[:PAGE]), more=len(found) > PAGE)

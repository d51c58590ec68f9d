"""Which sessions the history shows, and what of them is read."""

from __future__ import annotations

from dataclasses import dataclass

from models.games import GAMES
from models.history.repository import History
from models.history.summaries import Summary


@dataclass(frozen=True)
class Filter:
    """Which sessions are shown: of one game, open or finished, with these words; or those deleted."""

    game: str | None = None
    finished: bool | None = None
    words: str = ""
    deleted: bool = False

    @property
    def all(self) -> bool:
        return self == Filter()


@dataclass(frozen=True)
class Listed:
    """What is on the screen: the lines, whether there are more, how many are deleted, which games."""

    rows: tuple[Summary, ...]
    more: bool
    deleted: int
    games: tuple[str, ...]


def read(history: History, which: Filter, most: int) -> Listed:
    """The first `most` sessions of the filter."""
    found = history.sessions.list(
        most + 1,
        game=which.game,
        finished=which.finished,
        deleted=which.deleted,
        words=which.words,
    )
    games = tuple(key for key in GAMES if len(GAMES) > 1 and history.sessions.count(game=key))
    return Listed(tuple(found[:most]), len(found) > most, history.sessions.count(deleted=True), games)

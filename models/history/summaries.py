"""Sessions as lines of a list, without folding a single move."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import case, func, select

from models.history.database import Database
from models.history.fold import unpacked
from models.history.tables import PERSON, SEAT, SESSION
from models.history.which import ALL, ORDER, Key, Which, beyond
from models.kernel.message import Message


@dataclass(frozen=True)
class Chair:
    """A player in a list. `colour` is the person's own or None; `rank` and `winner` are set when finished."""

    name: str
    person: str | None
    colour: int | None
    total: int
    rank: int | None
    winner: bool | None


@dataclass(frozen=True)
class Summary:
    """One line of the history.

    Times are as written; `rating` is a finished solo session's; `progress` is in words.
    """

    id: str
    game: str
    started: str | None
    ended: str | None
    finished: bool
    place: str
    note: str
    chairs: tuple[Chair, ...]
    decided_by: str | None
    rating: int | None
    progress: Message
    changed_at: str
    key: Key

    @property
    def day(self) -> str:
        """The day on which it was played, where it was played (`2026-11-28`); empty when nobody knows."""
        return self.key.day


_LINE = tuple(
    SESSION.c[name]
    for name in (
        *("id", "game", "started", "ended", "finished", "place", "note"),
        *("board", "progress", "changed_at", "day", "sort_at"),
    )
)
_SECONDS = len("2026-11-28T18:05:00")


class Summaries:
    """The lists of one database's sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def list(
        self,
        limit: int = 50,
        after: Key | None = None,
        *,
        game: str | None = None,
        person: str | None = None,
        place: str | None = None,
        since: str | None = None,
        until: str | None = None,
        finished: bool | None = None,
        deleted: bool = False,
        words: str = "",
    ) -> list[Summary]:
        """The newest first, day by day; those after a line's `key`, so that a list goes on without end.

        Each day is one piece: days are those of the places where people played. See `Which` for the filters.
        """
        which = Which(game, person, place, since, until, finished, deleted, words)
        conditions = [*which.conditions(), *([beyond(after)] if after else [])]
        newest = select(*_LINE).where(*conditions).order_by(*(column.desc() for column in ORDER)).limit(limit)
        with self._database.reading() as connection:
            rows = connection.execute(newest).all()
            seats = (
                select(SEAT.c.session_id, SEAT.c.name, SEAT.c.person_id, PERSON.c.colour)
                .join_from(SEAT, PERSON, SEAT.c.person_id == PERSON.c.id, isouter=True)
                .where(SEAT.c.session_id.in_([row.id for row in rows]))
                .order_by(SEAT.c.session_id, SEAT.c.position)
            )
            seated: dict[str, list[Any]] = defaultdict(list)
            for seat in connection.execute(seats):
                seated[seat.session_id].append(seat)
        return [_summary(row, seated[row.id]) for row in rows]

    def all(self, which: Which = ALL) -> Sequence[str]:
        """The ids of all those sessions, by default of all that are not deleted, oldest first, for an export.

        The order is one that an export keeps: whoever takes it in has them in the same one.
        """
        start = case((SESSION.c.day == "", ""), else_=func.substr(SESSION.c.sort_at, 1, _SECONDS))
        with self._database.reading() as connection:
            oldest = select(SESSION.c.id).where(*which.conditions())
            return connection.execute(oldest.order_by(start, SESSION.c.id)).scalars().all()

    def count(
        self,
        *,
        game: str | None = None,
        person: str | None = None,
        place: str | None = None,
        since: str | None = None,
        until: str | None = None,
        finished: bool | None = None,
        deleted: bool = False,
        words: str = "",
    ) -> int:
        """How many `list` would give without a limit."""
        which = Which(game, person, place, since, until, finished, deleted, words)
        with self._database.reading() as connection:
            counted = select(func.count()).select_from(SESSION).where(*which.conditions())
            return int(connection.execute(counted).scalar_one())

    def places(self) -> Sequence[tuple[str, int]]:
        """The places of sessions that are not deleted, each with their number, the most frequent first."""
        many = func.count()
        found = (
            select(SESSION.c.place, many)
            .where(SESSION.c.deleted_at.is_(None), SESSION.c.place.is_not(None), SESSION.c.place != "")
            .group_by(SESSION.c.place)
            .order_by(many.desc(), SESSION.c.place)
        )
        with self._database.reading() as connection:
            return [(row[0], row[1]) for row in connection.execute(found)]


def _summary(row: Any, seats: list[Any]) -> Summary:
    chairs = tuple(
        Chair(seat.name, seat.person_id, seat.colour, scored["total"], scored["rank"], scored["winner"])
        for seat, scored in zip(seats, row.board["rows"], strict=True)
    )
    return Summary(
        row.id,
        row.game,
        row.started,
        row.ended,
        row.finished,
        row.place or "",
        row.note or "",
        chairs,
        row.board["decided_by"],
        row.board["rating"],
        unpacked(row.progress),
        row.changed_at,
        Key(row.day, row.sort_at, row.id),
    )

"""Sessions as lines of a list, without folding a single move."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, func, or_, select

from models.history.database import Database
from models.history.fold import unpacked
from models.history.name import folded
from models.history.tables import PERSON, SEAT, SESSION
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


class Summaries:
    """The lists of one database's sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def list(
        self,
        limit: int = 50,
        offset: int = 0,
        game: str | None = None,
        finished: bool | None = None,
        deleted: bool = False,
        words: str = "",
    ) -> list[Summary]:
        """The newest first, by their start. `words`: each of them stands in a name, the place or the note."""
        newest = (
            select(
                *(
                    SESSION.c[name]
                    for name in ("id", "game", "started", "ended", "finished", "place", "note")
                ),
                *(SESSION.c[name] for name in ("board", "progress", "changed_at")),
            )
            .where(*_which(game, finished, deleted), *_about(words))
            .order_by(SESSION.c.sort_at.desc(), SESSION.c.id.desc())
            .limit(limit)
            .offset(offset)
        )
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

    def all(self) -> Sequence[str]:
        """The ids of all sessions that are not deleted, oldest first, for an export."""
        with self._database.reading() as connection:
            oldest = select(SESSION.c.id).where(SESSION.c.deleted_at.is_(None))
            return list(connection.execute(oldest.order_by(SESSION.c.sort_at, SESSION.c.id)).scalars())

    def count(self, game: str | None = None, finished: bool | None = None, deleted: bool = False) -> int:
        """How many `list` would give without a limit."""
        with self._database.reading() as connection:
            counted = select(func.count()).select_from(SESSION).where(*_which(game, finished, deleted))
            return int(connection.execute(counted).scalar_one())


def _which(game: str | None, finished: bool | None, deleted: bool) -> list[ColumnElement[bool]]:
    gone = SESSION.c.deleted_at
    which: list[ColumnElement[bool]] = [gone.is_not(None) if deleted else gone.is_(None)]
    if game is not None:
        which.append(SESSION.c.game == game)
    if finished is not None:
        which.append(SESSION.c.finished == finished)
    return which


def _about(words: str) -> list[ColumnElement[bool]]:
    """Sessions in which every word stands. SQLite folds only the case of ASCII; names are kept folded."""
    found: list[ColumnElement[bool]] = []
    for word in words.split():
        spellings = {word, word.lower(), word.upper(), word.capitalize()}
        written = [
            column.icontains(spelling, autoescape=True)
            for column in (SESSION.c.place, SESSION.c.note, SEAT.c.name)
            for spelling in spellings
        ]
        seated = (
            select(SEAT.c.session_id)
            .join_from(SEAT, PERSON, SEAT.c.person_id == PERSON.c.id, isouter=True)
            .where(
                SEAT.c.session_id == SESSION.c.id,
                or_(PERSON.c.folded.contains(folded(word), autoescape=True), *written),
            )
        )
        found.append(seated.exists())
    return found


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
    )

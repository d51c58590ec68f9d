"""Which sessions are meant: by game, person, place, days, finished or not, words. As conditions on their rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import ColumnElement, or_, select, tuple_

from models.history.name import folded
from models.history.tables import PERSON, SEAT, SESSION


class Key(NamedTuple):
    """Where a session stands in a list, the newest first: its day, its start in UTC, its id."""

    day: str
    sort_at: str
    id: str


ORDER = (SESSION.c.day, SESSION.c.sort_at, SESSION.c.id)


@dataclass(frozen=True)
class Which:
    """All of it must be true of a session; what is None or empty asks for nothing.

    `person` is a person's id. `since` and `until` are days (`2026-11-28`, both included), as they were where
    the session was played; a session without times lies in no period. `words`: each of them stands in a name,
    the place or the note. `deleted`: those in the trash instead of the others.
    """

    game: str | None = None
    person: str | None = None
    place: str | None = None
    since: str | None = None
    until: str | None = None
    finished: bool | None = None
    deleted: bool = False
    words: str = ""

    def conditions(self) -> Sequence[ColumnElement[bool]]:
        """What a row of `game_session` must fulfil."""
        gone = SESSION.c.deleted_at
        which: list[ColumnElement[bool]] = [gone.is_not(None) if self.deleted else gone.is_(None)]
        if self.game is not None:
            which.append(SESSION.c.game == self.game)
        if self.finished is not None:
            which.append(SESSION.c.finished == self.finished)
        if self.place is not None:
            which.append(SESSION.c.place == self.place)
        if self.since is not None or self.until is not None:
            which.append(SESSION.c.day >= (self.since or "0"))
        if self.until is not None:
            which.append(SESSION.c.day <= self.until)
        if self.person is not None:
            sat = select(SEAT.c.session_id).where(SEAT.c.person_id == self.person)
            which.append(SESSION.c.id.in_(sat))
        return [*which, *(_about(word) for word in self.words.split())]


ALL = Which()


def beyond(key: Key) -> ColumnElement[bool]:
    """Sessions that come after that one in a list."""
    return tuple_(*ORDER) < tuple_(*key)


def _about(word: str) -> ColumnElement[bool]:
    """Sessions with that word. SQLite folds only the case of ASCII; the names of people are kept folded."""
    spellings = {word, word.lower(), word.upper(), word.capitalize()}

    def written(column: ColumnElement[str]) -> list[ColumnElement[bool]]:
        return [column.icontains(spelling, autoescape=True) for spelling in spellings]

    known = select(PERSON.c.id).where(PERSON.c.folded.contains(folded(word), autoescape=True))
    seated = select(SEAT.c.session_id).where(or_(SEAT.c.person_id.in_(known), *written(SEAT.c.name)))
    return or_(SESSION.c.id.in_(seated), *written(SESSION.c.place), *written(SESSION.c.note))

"""The roster: who plays.

One person a name, also across case and spaces; nobody is ever deleted, only archived.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, func, insert, select, update

from models.history.clock import Clock, NewId, stamp
from models.history.database import Database
from models.history.name import folded, trimmed
from models.history.outcome import Outcome, same
from models.history.tables import PERSON, SEAT, SESSION, Person
from models.kernel.fault import BadInput


class People:
    """The people of one database."""

    def __init__(self, database: Database, clock: Clock, new_id: NewId) -> None:
        self._database = database
        self._clock = clock
        self._new_id = new_id

    def list(self, archived: bool = False) -> list[Person]:
        """Those who play, or those who were archived, by name."""
        gone = PERSON.c.archived_at.is_not(None) if archived else PERSON.c.archived_at.is_(None)
        with self._database.reading() as connection:
            rows = connection.execute(select(PERSON).where(gone).order_by(PERSON.c.folded))
            return [Person(**row._mapping) for row in rows]

    def get(self, id: str) -> Person | None:
        """The person with that id."""
        return self._one(PERSON.c.id == id)

    def find(self, name: str) -> Person | None:
        """The person of that name, whatever the case and spaces; also an archived one."""
        return self._one(PERSON.c.folded == folded(name))

    def add(self, name: str, colour: int | None = None) -> Person:
        """A new person, or the one who has that name already (brought back from the archive).

        Raises BadInput.
        """
        name = trimmed(name)
        with self._database.writing():
            person = self.find(name)
            if person is not None:
                if person.archived_at is not None:
                    self.restore(person.id)
                    person.archived_at = None
                return person
            return self._insert(self._new_id(), name, colour)

    def rename(self, id: str, name: str) -> None:
        """A new name, in every session too, all or nothing. Raises BadInput when somebody else has it.

        A seat that was played under another name (a file from elsewhere) keeps that.
        """
        name = trimmed(name)
        with self._database.writing() as connection:
            person = self.get(id)
            if person is None or person.name == name:
                return
            other = self.find(name)
            if other is not None and other.id != id:
                raise _taken(other)
            mine, others = SEAT.alias(), SEAT.alias()
            beside = (others.c.session_id == mine.c.session_id) & (others.c.position != mine.c.position)
            seated = select(mine.c.session_id, mine.c.position, others.c.name.label("other"))
            seated = seated.join_from(mine, others, beside, isouter=True)
            rows = connection.execute(seated.where(mine.c.person_id == id, mine.c.name == person.name)).all()
            # A file from elsewhere may have seated somebody under just this name.
            taken = {row.session_id for row in rows if row.other and folded(row.other) == folded(name)}
            for session_id, position in {(row.session_id, row.position) for row in rows}:
                if session_id not in taken:
                    where = (SEAT.c.session_id == session_id) & (SEAT.c.position == position)
                    connection.execute(update(SEAT).where(where).values(name=name))
            self._change(id, name=name, folded=folded(name))

    def set_colour(self, id: str, colour: int | None) -> None:
        """The seat colour that this person likes best, as its number."""
        self._change(id, colour=colour)

    def archive(self, id: str) -> None:
        """Off the list; sessions keep the person."""
        self._change(id, archived_at=stamp(self._clock()))

    def restore(self, id: str) -> None:
        """Back on the list."""
        self._change(id, archived_at=None)

    def last_played(self) -> dict[str, str]:
        """By person the start of the newest session that is not deleted, in UTC; absent: never played."""
        newest = (
            select(SEAT.c.person_id, func.max(SESSION.c.sort_at))
            .join_from(SEAT, SESSION, SEAT.c.session_id == SESSION.c.id)
            .where(SESSION.c.deleted_at.is_(None), SEAT.c.person_id.is_not(None))
            .group_by(SEAT.c.person_id)
        )
        with self._database.reading() as connection:
            return {row[0]: row[1] for row in connection.execute(newest)}

    def times_played(self) -> dict[str, int]:
        """By person the number of sessions that are not deleted; absent: never played."""
        counted = (
            select(SEAT.c.person_id, func.count())
            .join_from(SEAT, SESSION, SEAT.c.session_id == SESSION.c.id)
            .where(SESSION.c.deleted_at.is_(None), SEAT.c.person_id.is_not(None))
            .group_by(SEAT.c.person_id)
        )
        with self._database.reading() as connection:
            return {row[0]: row[1] for row in connection.execute(counted)}

    def take(
        self,
        id: str,
        name: str,
        colour: int | None = None,
        archived: bool = False,
        extra: dict[str, Any] | None = None,
    ) -> Outcome:
        """A person out of a complete export. Who has that name already stays who it is ("same").

        Raises BadInput when the person would be renamed to somebody else's name.
        """
        id, name, extra = id.lower(), trimmed(name), extra or {}
        with self._database.writing():
            person = self.get(id)
            if person is None:
                if self.find(name) is not None:
                    return "same"
                self._insert(id, name, colour, extra)
                if archived:
                    self.archive(id)
                return "added"
            kept = [person.name, person.colour, person.archived_at is not None, person.extra]
            if same(kept, [name, colour, archived, extra]):
                return "same"
            other = self.find(name)
            if other is not None and other.id != id:
                raise _taken(other)
            self.rename(id, name)
            self._change(id, colour=colour, extra=extra)
            if archived != (person.archived_at is not None):
                self.archive(id) if archived else self.restore(id)
            return "updated"

    def seated(self, seats: Sequence[tuple[str, str | None]], back: bool = False) -> Sequence[str | None]:
        """Each seat's person: the one with that id, else of that name, else a new one. Nobody sits on two
        seats.

        `back` brings archived people back. Within a transaction of the caller.
        """
        with self._database.writing():
            lowered = [(name, id.lower() if id else None) for name, id in seats]
            found = [id if id and self.get(id) else None for _, id in lowered]
            for position, (name, id) in enumerate(lowered):
                if found[position] is None:
                    person = self.find(name)
                    if person is None:
                        found[position] = self._insert(id or self._new_id(), trimmed(name), None).id
                    elif person.id not in found:
                        found[position] = person.id
            for person_id in found:
                if back and person_id is not None:
                    self.restore(person_id)
            return found

    def _one(self, which: ColumnElement[bool]) -> Person | None:
        with self._database.reading() as connection:
            row = connection.execute(select(PERSON).where(which)).first()
            return None if row is None else Person(**row._mapping)

    def _insert(self, id: str, name: str, colour: int | None, extra: dict[str, Any] | None = None) -> Person:
        person: dict[str, Any] = {
            "id": id,
            "name": name,
            "folded": folded(name),
            "colour": colour,
            "archived_at": None,
            "created_at": stamp(self._clock()),
            "extra": extra or {},
        }
        with self._database.writing() as connection:
            connection.execute(insert(PERSON).values(person))
        return Person(**person)

    def _change(self, id: str, **values: Any) -> None:
        with self._database.writing() as connection:
            connection.execute(update(PERSON).where(PERSON.c.id == id).values(values))


def _taken(person: Person) -> BadInput:
    return BadInput("{name} is in the list already; choose another name.", "name", name=person.name)

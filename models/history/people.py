"""The roster: who plays.

One person a name, also across case and spaces; nobody is ever deleted, only archived or merged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, insert, select, update

from models.history.aliases import aliases_told
from models.history.clock import Clock, NewId, stamp
from models.history.database import Database
from models.history.merging import Merging, taken
from models.history.name import folded, trimmed, typed
from models.history.outcome import Outcome, same
from models.history.tables import PERSON, SEAT, SESSION, Person


class People(Merging):
    """The people of one database."""

    def __init__(self, database: Database, clock: Clock, new_id: NewId) -> None:
        super().__init__(database)
        self._clock = clock
        self._new_id = new_id

    def list(self, archived: bool = False) -> list[Person]:
        """Those who play, or those who were archived, by name."""
        gone = PERSON.c.archived_at.is_not(None) if archived else PERSON.c.archived_at.is_(None)
        with self._database.reading() as connection:
            here = PERSON.c.merged_into.is_(None)
            rows = connection.execute(select(PERSON).where(gone, here).order_by(PERSON.c.folded))
            return [Person(**row._mapping) for row in rows]

    def add(self, name: str, colour: int | None = None) -> Person:
        """A new person, or the one who has that name already (brought back from the archive).

        Raises BadInput.
        """
        name = typed(name)
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
        name = typed(name)
        with self._database.writing():
            person = self.get(id)
            if person is None or person.name == name:
                return
            other = self.find(name)
            if other is not None and other.id != person.id:
                raise taken(other)
            self.rename_seats(person, name)
            self.free(name, person)
            self._change(person.id, name=name, folded=folded(name))

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
            person = self.row(id)
            extra, also = aliases_told(extra)
            if person is None:
                if self.find(name) is not None:
                    return "same"
                self._insert(id, name, colour, extra)
                self.take_aliases(id, also, stamp(self._clock()))
                if archived:
                    self.archive(id)
                return "added"
            if person.merged_into is not None:
                return "same"
            more = self.take_aliases(id, also, stamp(self._clock()))
            kept = [person.name, person.colour, person.archived_at is not None, person.extra]
            if same(kept, [name, colour, archived, extra]):
                return "updated" if more else "same"
            other = self.find(name)
            if other is not None and other.id != id:
                raise taken(other)
            self.rename_seats(person, name)
            self.free(name, person)
            self._change(id, name=name, folded=folded(name), colour=colour, extra=extra)
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
            found: list[str | None] = []
            for _, id in lowered:
                known = self.get(id) if id else None
                found.append(known.id if known and known.id not in found else None)
            for position, (name, id) in enumerate(lowered):
                if found[position] is None:
                    person = self.find(name)
                    if person is None and not (id and self.row(id)):
                        found[position] = self._insert(id or self._new_id(), trimmed(name), None).id
                    elif person is not None and person.id not in found:
                        found[position] = person.id
            for person_id in found:
                if back and person_id is not None:
                    self.restore(person_id)
            return found

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

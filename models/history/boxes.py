"""Boxes: the printed data of physical copies, kept and shared. Changing one never changes a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, select, update

from models.history.clock import Clock, NewId, stamp
from models.history.database import Database
from models.history.name import trimmed
from models.history.outcome import Outcome, same
from models.history.tables import BOX, BoxRow
from models.kernel.fault import BadInput


class Boxes:
    """The boxes of one database. `data` is a box as in formats.md; unfinished ones are kept too."""

    def __init__(self, database: Database, clock: Clock, new_id: NewId) -> None:
        self._database = database
        self._clock = clock
        self._new_id = new_id

    def list(self, game: str, deleted: bool = False) -> list[BoxRow]:
        """The boxes of a game, oldest first."""
        gone = BOX.c.deleted_at.is_not(None) if deleted else BOX.c.deleted_at.is_(None)
        with self._database.reading() as connection:
            found = select(BOX).where(BOX.c.game == game, gone).order_by(BOX.c.created_at, BOX.c.name)
            return [BoxRow(**row._mapping) for row in connection.execute(found)]

    def all(self) -> Sequence[BoxRow]:
        """The boxes of every game that are not deleted, for an export, in an order that an export keeps."""
        with self._database.reading() as connection:
            found = select(BOX).where(BOX.c.deleted_at.is_(None)).order_by(BOX.c.game, BOX.c.name, BOX.c.id)
            return [BoxRow(**row._mapping) for row in connection.execute(found)]

    def get(self, id: str) -> BoxRow | None:
        """The box, also a deleted one."""
        with self._database.reading() as connection:
            row = connection.execute(select(BOX).where(BOX.c.id == id)).first()
            return None if row is None else BoxRow(**row._mapping)

    def add(
        self,
        game: str,
        name: str,
        data: dict[str, Any],
        id: str | None = None,
        extra: dict[str, Any] | None = None,
    ) -> BoxRow:
        """A new box. Raises BadInput for the name."""
        now = stamp(self._clock())
        values: dict[str, Any] = {
            "id": id or self._new_id(),
            "game": game,
            "name": trimmed(name),
            "data": data,
        }
        values |= {"created_at": now, "changed_at": now, "deleted_at": None, "extra": extra or {}}
        with self._database.writing() as connection:
            connection.execute(insert(BOX).values(values))
        return BoxRow(**values)

    def save(self, id: str, data: dict[str, Any]) -> None:
        """New data in place of the old."""
        self._change(id, data=data)

    def rename(self, id: str, name: str) -> None:
        """A new name. Raises BadInput."""
        self._change(id, name=trimmed(name))

    def delete(self, id: str) -> None:
        """Off the list; `restore` brings it back."""
        self._change(id, deleted_at=stamp(self._clock()))

    def restore(self, id: str) -> None:
        """Back on the list."""
        self._change(id, deleted_at=None)

    def take(
        self,
        game: str,
        name: str,
        data: dict[str, Any],
        id: str | None = None,
        extra: dict[str, Any] | None = None,
    ) -> Outcome:
        """A box out of a file: by its id where it has one, else the same name and data are the same box.

        Raises BadInput when the id is another game's box.
        """
        name, extra = trimmed(name), extra or {}
        wanted = [name, data, extra]
        with self._database.writing():
            if id is None:
                if any(same([box.name, box.data, box.extra], wanted) for box in self.list(game)):
                    return "same"
                self.add(game, name, data, extra=extra)
                return "added"
            id = id.lower()
            box = self.get(id)
            if box is None:
                self.add(game, name, data, id, extra)
                return "added"
            if box.game != game:
                raise BadInput(
                    "The box {id} is kept here for another game; leave this file out.", "id", id=id
                )
            if box.deleted_at is None and same([box.name, box.data, box.extra], wanted):
                return "same"
            self._change(id, name=name, data=data, extra=extra, deleted_at=None)
            return "updated"

    def _change(self, id: str, **values: Any) -> None:
        values["changed_at"] = stamp(self._clock())
        with self._database.writing() as connection:
            connection.execute(update(BOX).where(BOX.c.id == id).values(values))

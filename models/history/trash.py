"""Sessions that people deleted: off the lists, back again, and gone for good."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from models.history.clock import Clock, stamp
from models.history.database import Database
from models.history.log import Gone
from models.history.tables import MOVE, SESSION


class Trash:
    """The deleted sessions of one database; `Summaries` lists and counts them."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def delete(self, id: str) -> None:
        """Off the lists; `restore` brings it back, `purge` takes it for good. Raises Gone, NotSaved."""
        self._put(id, stamp(self._clock()))

    def restore(self, id: str) -> None:
        """Back on the lists. Raises Gone, NotSaved."""
        self._put(id, None)

    def revive(self, id: str) -> bool:
        """Back on the lists for whoever plays on; whether it had been deleted. Raises Gone, NotSaved."""
        with self._database.writing() as connection:
            row = connection.execute(select(SESSION.c.deleted_at).where(SESSION.c.id == id)).first()
            if row is None:
                raise Gone
            if row[0] is not None:
                self.restore(id)
            return row[0] is not None

    def purge(self, id: str) -> None:
        """Deletes a session with all its moves for good. Raises NotSaved."""
        with self._database.writing() as connection:
            connection.execute(delete(MOVE).where(MOVE.c.session_id == id))
            connection.execute(delete(SESSION).where(SESSION.c.id == id))

    def empty_trash(self) -> int:
        """Takes all deleted sessions for good; how many there were. Raises NotSaved."""
        with self._database.writing() as connection:
            gone = select(SESSION.c.id).where(SESSION.c.deleted_at.is_not(None))
            connection.execute(delete(MOVE).where(MOVE.c.session_id.in_(gone)))
            return connection.execute(delete(SESSION).where(SESSION.c.deleted_at.is_not(None))).rowcount

    def _put(self, id: str, deleted_at: str | None) -> None:
        with self._database.writing() as connection:
            change = update(SESSION).where(SESSION.c.id == id).values(deleted_at=deleted_at)
            if connection.execute(change).rowcount != 1:
                raise Gone

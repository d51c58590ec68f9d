"""The move log of sessions: a tree of rows and a head. Rows are added, never changed; only `Sessions.purge`
takes them.

Every change looks whether the head is still where the caller saw it, so that two phones or programs cannot
tear a log.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, insert, select, text, update

from models.history.clock import Clock, stamp
from models.history.database import Database
from models.history.fold import Json
from models.history.scores import columns, keep_scores
from models.history.tables import MOVE, SESSION
from models.kernel.fault import Fault
from models.kernel.message import says

# Parents have smaller numbers, so walking back may stop below a row that the caller knows.
_BACK = text("""
    WITH RECURSIVE path (id, parent_id, data) AS (
        SELECT id, parent_id, data FROM move WHERE id = :head
        UNION ALL
        SELECT move.id, move.parent_id, move.data FROM move JOIN path ON move.id = path.parent_id
        WHERE path.id > :known
    )
    SELECT id, data FROM path ORDER BY id
""")


@dataclass(frozen=True)
class Entry:
    """A row of the log: its number and the move as JSON data."""

    id: int
    data: Any


class Gone(Fault):
    """The session was deleted for good."""

    def __init__(self) -> None:
        super().__init__(says("This session is no longer there; it was deleted for good."))


class Elsewhere(Exception):
    """The head is no longer where the caller saw it. Nothing was written."""


class Log:
    """The moves of one database's sessions."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def path(self, head: int | None, known: int = 0) -> list[Entry]:
        """The rows up to the head, oldest first; those above row `known` and the first at or below it."""
        if head is None:
            return []
        with self._database.reading() as connection:
            rows = connection.execute(_BACK, {"head": head, "known": known})
            return [Entry(id, json.loads(data)) for id, data in rows]

    def newest(self, session: str, parent: int | None) -> Entry | None:
        """The newest child of a row (or the newest first move): what redo leads to."""
        child = (
            select(MOVE.c.id, MOVE.c.data)
            .where(MOVE.c.session_id == session, MOVE.c.parent_id.is_(parent))
            .order_by(MOVE.c.id.desc())
            .limit(1)
        )
        with self._database.reading() as connection:
            row = connection.execute(child).first()
            return None if row is None else Entry(row[0], json.loads(row[1]))

    def append(
        self,
        session: str,
        seen: int | None,
        parent: int | None,
        moves: list[Any],
        standing: Json,
        made_now: bool = True,
    ) -> list[int]:
        """Adds moves below `parent`, moves the head to the last, returns their rows.

        Not `made_now`: nobody knows when they were made (files, copies of sessions), and so the rows say.
        Raises Elsewhere, NotSaved.
        """
        now = stamp(self._clock()) if made_now else ""
        ids: list[int] = []
        with self._database.writing() as connection:
            for move in moves:
                data = json.dumps(move, ensure_ascii=False, separators=(",", ":"))
                row = {"session_id": session, "parent_id": parent, "data": data, "made_at": now}
                parent = connection.execute(insert(MOVE), row).lastrowid
                ids.append(parent)
            self.turn(session, seen, parent, standing)
        return ids

    def turn(self, session: str, seen: int | None, head: int | None, standing: Json) -> None:
        """Moves the head and keeps what lists show.

        Raises Elsewhere when the head is not where it was `seen`.
        """
        now = stamp(self._clock())
        with self._database.writing() as connection:
            turned = (
                update(SESSION)
                .where(SESSION.c.id == session, SESSION.c.head.is_(seen))
                .values(
                    head=head,
                    changed_at=now,
                    ended=_ended(standing["finished"], now),
                    **columns(standing),
                )
            )
            if connection.execute(turned).rowcount != 1:
                raise Elsewhere
            keep_scores(connection, session, standing)


def _ended(finished: bool, now: str) -> Any:
    """A finished session keeps the time at which it ended first; a reopened one has none."""
    return func.coalesce(SESSION.c.ended, now) if finished else None

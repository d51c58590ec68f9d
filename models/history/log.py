"""The move log of sessions: a tree of rows and a head. Rows are added, never changed; only `Sessions.purge`
takes them.

Every change looks whether the head is still where the caller saw it, so that two phones or programs cannot
tear a log.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, insert, text, update

from models.history.clock import Clock, stamp
from models.history.database import Database
from models.history.fold import Json
from models.history.scores import columns, keep_scores
from models.history.tables import MOVE, SESSION
from models.kernel.fault import Fault
from models.kernel.message import says

# Parents have smaller numbers, so walking back may stop below a row that the caller knows.
_BACK = text("""
    WITH RECURSIVE path (id, parent_id, data, maker) AS (
        SELECT id, parent_id, data, maker FROM move WHERE id = :head
        UNION ALL
        SELECT move.id, move.parent_id, move.data, move.maker FROM move JOIN path ON move.id = path.parent_id
        WHERE path.id > :known
    )
    SELECT id, data, maker FROM path ORDER BY id
""")
# As text: these are asked at every tap.
_TOLD = "SELECT 1 FROM move WHERE session_id = ? AND uid = ?"
_NEWEST = "SELECT id, data, maker FROM move WHERE session_id = ? AND parent_id IS ? ORDER BY id DESC LIMIT 1"
# A copy has no name of a tap: the first row has it, and a repeat of the tap is known by that.
_COPY = text("""
    INSERT INTO move (session_id, parent_id, data, made_at, maker)
    SELECT session_id, :parent, data, made_at, maker FROM move WHERE id = :row AND session_id = :session
""")


@dataclass(frozen=True)
class Entry:
    """A row of the log: its number, the move as JSON data, and the guest who made it, if it is known."""

    id: int
    data: Any
    maker: str | None = None


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
            return [Entry(id, json.loads(data), maker) for id, data, maker in rows]

    def newest(self, session: str, parent: int | None) -> Entry | None:
        """The newest child of a row (or the newest first move): what redo leads to."""
        with self._database.reading() as connection:
            row = connection.exec_driver_sql(_NEWEST, (session, parent)).first()
            return None if row is None else Entry(row[0], json.loads(row[1]), row[2])

    def told(self, session: str, uid: str) -> bool:
        """Whether the tap of that name made a move already, be it taken back since."""
        with self._database.reading() as connection:
            return connection.exec_driver_sql(_TOLD, (session, uid)).first() is not None

    def append(
        self,
        session: str,
        seen: int | None,
        parent: int | None,
        moves: list[Any],
        standing: Json,
        made_now: bool = True,
        maker: str | None = None,
        uid: str = "",
    ) -> list[int]:
        """Adds moves below `parent`, moves the head to the last, returns their rows.

        Not `made_now`: nobody knows when they were made (files, copies of sessions), and so the rows say.
        `maker` is a guest, `uid` the name of the tap that makes the one move; Elsewhere also when that tap has
        made one. Raises Elsewhere, NotSaved.
        """
        now = stamp(self._clock()) if made_now else ""
        ids: list[int] = []
        with self._database.writing() as connection:
            if uid and self.told(session, uid):
                raise Elsewhere
            for move in moves:
                data = json.dumps(move, ensure_ascii=False, separators=(",", ":"))
                row = {"session_id": session, "parent_id": parent, "data": data, "made_at": now}
                row |= {"maker": maker, "uid": uid or None}
                parent = connection.execute(insert(MOVE), row).lastrowid
                ids.append(parent)
            self.turn(session, seen, parent, standing)
        return ids

    def graft(
        self, session: str, seen: int | None, parent: int | None, rows: Sequence[int], standing: Json
    ) -> list[int]:
        """Adds copies of rows below `parent`, with their makers and times, and moves the head to the last.

        Without rows the head moves to `parent`. Returns the copies' rows. Raises Elsewhere, NotSaved.
        """
        ids: list[int] = []
        with self._database.writing() as connection:
            for row in rows:
                told = {"parent": parent, "row": row, "session": session}
                parent = connection.execute(_COPY, told).lastrowid
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

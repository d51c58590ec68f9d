"""The time of play of one database's sessions: pauses, a time told by hand, and what can be worked out."""

from __future__ import annotations

from sqlalchemy import text

from models.history.clock import Clock, stamp
from models.history.database import Database
from models.history.fold import Json, game
from models.history.sessions import Sessions
from models.history.timing import MINUTES, PAUSES, Duration, check_minutes, duration, paused

_MADE = text("""
    WITH RECURSIVE path (id, parent_id, made_at) AS (
        SELECT id, parent_id, made_at FROM move WHERE id = :head
        UNION ALL
        SELECT move.id, move.parent_id, move.made_at FROM move JOIN path ON move.id = path.parent_id
    )
    SELECT made_at FROM path ORDER BY id
""")


class Times:
    """Start, pause and end are kept with the session; `duration` says what follows from them."""

    def __init__(self, database: Database, sessions: Sessions, clock: Clock) -> None:
        self._database = database
        self._sessions = sessions
        self._clock = clock

    def duration(self, id: str) -> Duration | None:
        """How long the session was played, so far; None where nobody knows. Raises Gone."""
        with self._database.reading() as connection:
            record = self._sessions.get(id)
            made = connection.execute(_MADE, {"head": record.head}).scalars().all()
        rules = game(record.frame["game"])
        counts = {each.model_fields["do"].default for each in rules.tallies}
        tallied = any(isinstance(move, dict) and move.get("do") in counts for move in record.moves)
        return duration(record.frame, made, tallied)

    def paused(self, id: str) -> bool:
        """Whether the table has paused. A move ends the pause, whether anybody says so or not. Raises Gone."""
        return paused(self._sessions.get(id).frame)

    def pause(self, id: str) -> None:
        """The table takes a break from now on; does nothing within one. Raises Gone, NotSaved."""
        with self._database.writing():
            frame = self._sessions.get(id).frame
            if not paused(frame):
                self._keep(id, frame, [*_told(frame), [stamp(self._clock()), None]])

    def resume(self, id: str) -> None:
        """The table plays on; does nothing where it had not paused. Raises Gone, NotSaved."""
        with self._database.writing():
            frame = self._sessions.get(id).frame
            if paused(frame):
                told = _told(frame)
                self._keep(id, frame, [*told[:-1], [told[-1][0], stamp(self._clock())]])

    def tell(self, id: str, minutes: int | None) -> None:
        """A time of play told by hand; None: what can be worked out counts again.

        Raises BadInput unless it is 1 to 100,000 minutes, Gone, NotSaved.
        """
        check_minutes(minutes)
        with self._database.writing():
            extra = self._sessions.extra(id)
            extra.pop(MINUTES, None)
            told = {} if minutes is None else {MINUTES: minutes}
            self._sessions.put(id, {"extra": extra | told, "changed_at": stamp(self._clock())})

    def _keep(self, id: str, frame: Json, pauses: list[list[str | None]]) -> None:
        extra = self._sessions.extra(id) | {PAUSES: pauses}
        self._sessions.put(id, {"extra": extra, "changed_at": stamp(self._clock())})


def _told(frame: Json) -> list[list[str | None]]:
    told = frame.get(PAUSES)
    return list(told) if isinstance(told, list) else []

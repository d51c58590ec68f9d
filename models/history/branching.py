"""On from an earlier move: a new session beside the old one, which stays as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from models.exchange.frame import SESSION as FORMAT
from models.history.clock import Clock, NewId, stamp
from models.history.database import Database
from models.history.fold import Json, opened, standing
from models.history.log import Log
from models.history.people import People
from models.history.sessions import Sessions
from models.history.timing import MINUTES, PAUSES
from models.kernel.fault import BadInput
from models.kernel.read import read_move
from models.kernel.session import Session, fold

BRANCH = "branch"


def folded(frame: Json, moves: Sequence[Any]) -> Session:
    """The session of a frame after those moves. Raises BadInput, IllegalMove."""
    start = opened(frame)
    return fold(start, (read_move(start.game, move) for move in moves))


class Branching:
    """New sessions out of old ones of one database."""

    def __init__(
        self,
        database: Database,
        people: People,
        sessions: Sessions,
        log: Log,
        clock: Clock,
        new_id: NewId,
    ) -> None:
        self._database = database
        self._people = people
        self._sessions = sessions
        self._log = log
        self._clock = clock
        self._new_id = new_id

    def branch(self, id: str, length: int) -> str:
        """A new session that goes on after the first `length` moves of another one, which stays; its id.

        Raises BadInput where there are not so many moves or the game is over with them, IllegalMove where they
        no longer go by the rules, Gone.
        """
        with self._database.writing():
            record = self._sessions.get(id)
            if not 0 <= length <= len(record.moves):
                raise BadInput(
                    "There is no move {n}; the session has {most} moves.", n=length, most=len(record.moves)
                )
            moves = record.moves[:length]
            session = folded(record.frame, moves)
            if session.finished:
                raise BadInput("The game is over after move {n}; choose an earlier one.", n=length)
            left = ("id", "started", "ended", "note", MINUTES, PAUSES, BRANCH, "format")
            copied = {key: value for key, value in record.frame.items() if key not in left}
            now = self._clock()
            made = {"format": FORMAT, "id": self._new_id(), "started": stamp(now)} | copied
            made[BRANCH] = {"of": id, "moves": length}
            people = self._people.seated([(each["name"], each.get("id")) for each in made["players"]])
            self._sessions.insert(made, people, standing(session), now)
            if moves:
                self._log.append(made["id"], None, None, moves, standing(session), made_now=False)
            return str(made["id"])

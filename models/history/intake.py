"""What comes in out of files: known things are found again, newer ones taken over, contradictions refused.

Files were read and checked before (`models.exchange`). Each call is all or nothing; many become one inside
`History.transaction`. A session with more moves is the newer one; with the same moves the file's words count.
"""

from __future__ import annotations

import json
from typing import Any
from uuid import UUID, uuid5

from models.history.database import Database
from models.history.fold import Json, standing
from models.history.frame import dated, words
from models.history.log import Log
from models.history.outcome import Outcome, same
from models.history.people import People
from models.history.record import Record
from models.history.sessions import Sessions
from models.kernel.fault import BadInput
from models.kernel.session import Session

# Files without an id get theirs from what they hold, so that the same file is the same session.
_UNNAMED = UUID("6f1c3d1e-52d7-4f0f-8f52-3a0a1c6d9b27")


class Intake:
    """Brings sessions into one database."""

    def __init__(self, database: Database, people: People, sessions: Sessions, log: Log) -> None:
        self._database = database
        self._people = people
        self._sessions = sessions
        self._log = log

    def session(self, data: Json, folded: Session) -> Outcome:
        """A session file and what its moves come to. Raises BadInput where ours contradicts it."""
        frame = {key: value for key, value in data.items() if key != "moves"}
        frame["id"] = identity(data)
        with self._database.writing():
            kept = self._sessions.find(frame["id"])
            if kept is None:
                self._add(frame, data["moves"], folded)
                return "added"
            return self._compare(kept, frame, data["moves"], folded)

    def _add(self, frame: Json, moves: list[Any], folded: Session) -> None:
        frame["players"] = [player | {"name": player["name"].strip()} for player in frame["players"]]
        people = self._people.seated([(player["name"], player.get("id")) for player in frame["players"]])
        self._sessions.insert(frame, people, standing(folded))
        if moves:
            self._log.append(frame["id"], None, None, moves, standing(folded), made_now=False)
        # Only the file knows when the session ended.
        self._sessions.put(frame["id"], words(frame))

    def _compare(self, kept: Record, frame: Json, moves: list[Any], folded: Session) -> Outcome:
        parts = ("game", "box", "setup")
        if any(not same(kept.frame.get(part) or {}, frame.get(part) or {}) for part in parts) or len(
            kept.frame["players"]
        ) != len(frame["players"]):
            raise BadInput(
                "The session {id} is kept here with other players, another box or set-up. It stays as it is;"
                " leave this file out.",
                "id",
                id=kept.id,
            )
        shorter = min(len(moves), len(kept.moves))
        if not same(moves[:shorter], kept.moves[:shorter]):
            raise BadInput(
                "The session {id} went on differently here. It stays as it is; leave this file out.",
                "id",
                id=kept.id,
            )
        change: Json = {"deleted_at": None} if kept.deleted else {}
        if len(moves) > len(kept.moves):
            rest = moves[len(kept.moves) :]
            self._log.append(kept.id, kept.head, kept.head, rest, standing(folded), made_now=False)
            change |= words(frame) | dated(frame)
        elif len(moves) == len(kept.moves) and not same(words(kept.frame), words(frame)):
            change |= words(frame) | dated(frame)
        if change:
            self._sessions.put(kept.id, change)
        return "updated" if change else "same"


def identity(data: Json) -> str:
    """The session's id in lower case, made of what the file holds where it names none."""
    told = data.get("id")
    return told.lower() if told else str(uuid5(_UNNAMED, json.dumps(data, sort_keys=True)))

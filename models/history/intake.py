"""What comes in out of files: known things are found again, newer ones taken over, contradictions refused.

Files were read and checked before (`models.exchange`). Each call is all or nothing; many become one inside
`History.transaction`. A session with more moves is the newer one; with the same moves the file's words count.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Set
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal
from uuid import UUID, uuid5

from models.exchange.export_file import Parcel
from models.exchange.session_file import SessionFile
from models.history.boxes import Boxes
from models.history.database import Database
from models.history.fold import Json, standing
from models.history.frame import dated, words
from models.history.log import Log
from models.history.outcome import Outcome, same
from models.history.people import People
from models.history.record import Record
from models.history.sessions import Sessions
from models.kernel.fault import BadInput
from models.kernel.message import Message
from models.kernel.session import Session

Noun = Literal["player", "box", "session"]
# Files without an id get theirs from what they hold, so that the same file is the same session.
_UNNAMED = UUID("6f1c3d1e-52d7-4f0f-8f52-3a0a1c6d9b27")


@dataclass(frozen=True)
class Item:
    """What comes of one thing in a file. `name` is what people call it; `why` and `place` say why it is refused."""

    noun: Noun
    name: str
    id: str | None
    outcome: Outcome | Literal["refused"]
    why: Message | None = None
    place: str = ""


@dataclass(frozen=True)
class Report:
    """What comes of a file, in its order. `left_out` says what of another program's file was not taken."""

    items: tuple[Item, ...]
    left_out: tuple[Message, ...] = ()

    def count(self, outcome: Outcome | Literal["refused"], noun: Noun | None = None) -> int:
        """How many have that outcome; of one kind or of all."""
        return sum(item.outcome == outcome and noun in (None, item.noun) for item in self.items)


class Intake:
    """Brings files into one database."""

    def __init__(
        self, database: Database, people: People, boxes: Boxes, sessions: Sessions, log: Log
    ) -> None:
        self._database = database
        self._people = people
        self._boxes = boxes
        self._sessions = sessions
        self._log = log
        # During a preview the sessions that are taken only if they are here already.
        self._looked_at: Set[str] = frozenset()

    def preview(self, parcel: Parcel) -> Report:
        """What `take` would do, found out by doing it and taking it back: nothing is kept. Raises NotSaved.

        Sessions that are not here at all, which are the bulk of a large file, are only looked at.
        """
        with self._database.writing() as connection:
            attempt = connection.begin_nested()
            often = Counter(identity(_with_ids(session)) for session in parcel.sessions)
            self._looked_at = {id for id, times in often.items() if times == 1}
            try:
                return self.take(parcel, leave_refused=True)
            finally:
                self._looked_at = frozenset()
                attempt.rollback()

    def take(self, parcel: Parcel, leave_refused: bool = False) -> Report:
        """All that the file brings, in one transaction.

        What contradicts what is here refuses the file with BadInput, or with `leave_refused` stays out and is
        told. Raises NotSaved; then nothing was taken.
        """
        items: list[Item] = []
        with self._database.writing() as connection:
            for item, take in self._steps(parcel):
                try:
                    with connection.begin_nested():
                        items.append(replace(item, outcome=take()))
                except BadInput as fault:
                    place = ".".join(filter(None, (item.place, fault.place)))
                    if not leave_refused:
                        raise BadInput(fault.message, place) from None
                    items.append(replace(item, outcome="refused", why=fault.message, place=place))
        return Report(tuple(items), tuple(parcel.left_out))

    def _steps(self, parcel: Parcel) -> Iterator[tuple[Item, Callable[[], Outcome]]]:
        def item(noun: Noun, listed: str, number: int, name: str, id: str | None) -> Item:
            return Item(noun, name, id, "same", place=f"{listed}.{number}" if parcel.listed else "")

        take: Callable[[], Outcome]
        for number, player in enumerate(parcel.players):
            told = (player.id, player.name, player.colour, player.archived, player.model_extra)
            yield item("player", "players", number, player.name, player.id), partial(self._people.take, *told)
        for number, box in enumerate(parcel.boxes):
            frame = box.frame
            take = partial(self._boxes.take, frame.game, frame.name, frame.box, frame.id, frame.model_extra)
            yield item("box", "boxes", number, frame.name, frame.id), take
        for number, session in enumerate(parcel.sessions):
            data = _with_ids(session)
            names = ", ".join(seat.name for seat in session.frame.players)
            take = partial(self.session, data, session.session, parcel.borrowed)
            yield item("session", "sessions", number, names, identity(data)), take

    def session(self, data: Json, folded: Session, borrowed: bool = False) -> Outcome:
        """A session file and what its moves come to. Raises BadInput where ours contradicts it.

        A borrowed one, out of another program's file, never changes one that is here.
        """
        frame = {key: value for key, value in data.items() if key != "moves"}
        frame["id"] = identity(data)
        with self._database.writing():
            kept = self._sessions.find(frame["id"])
            if kept is None and frame["id"] in self._looked_at:
                dated(frame)
                return "added"
            if kept is None:
                self._add(frame, data["moves"], folded)
                return "added"
            if borrowed:
                return "same"
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


def _with_ids(file: SessionFile) -> Json:
    """The file with its players' ids in one spelling: UUIDs may be written in either case."""
    players = [
        {**player, "id": seat.id} if seat.id else player
        for player, seat in zip(file.data["players"], file.frame.players, strict=True)
    ]
    return {**file.data, "players": players}

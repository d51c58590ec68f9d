"""What people put right afterwards: who sat where, counts, words and times.

Each change is one transaction, checked by the rules, and gives what brings back the state before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from models.history.branching import Branching, folded
from models.history.clock import stamp
from models.history.fold import Json, standing
from models.history.fold import game as rules_of
from models.history.frame import retimed
from models.history.log import Gone
from models.history.record import Record
from models.history.seating import NewSeat, check_names, moved, recounted, reseated
from models.history.tables import SEAT, SESSION
from models.history.timing import MINUTES, check_minutes
from models.kernel.fault import BadInput

_KEPT = ("started", "ended", "place", "note", "box", "setup", "extra", "head", "day", "sort_at")


@dataclass(frozen=True)
class Before:
    """A session as it was before a change; `after` is where its head was right after it."""

    id: str
    after: int | None
    session: Json
    seats: tuple[Json, ...]


class Editing(Branching):
    """Corrections of one database's sessions."""

    def change(
        self,
        id: str,
        seats: Sequence[NewSeat] | None = None,
        *,
        place: str | None = None,
        note: str | None = None,
        started: str | None = None,
        ended: str | None = None,
        minutes: int | None = None,
    ) -> Before:
        """Everything at once; what is None stays, an empty time or 0 minutes is one that nobody knows.

        `seats` are all seats as they shall be. In a session counted off paper they can move, come and go, with
        their counts; in a played one only the people on them can be others. Raises BadInput, IllegalMove, Gone
        or NotSaved; then nothing has changed.
        """
        with self._database.writing():
            before = self._before(id)
            record = self._sessions.get(id)
            told = {"place": place, "note": note}
            values: Json = {key: value for key, value in told.items() if value is not None}
            if seats is not None:
                self._reseat(record, seats)
            if started is not None or ended is not None:
                values |= retimed(self._sessions.get(id).frame, started, ended)
            if minutes is not None:
                check_minutes(minutes or None)
                extra = {key: value for key, value in self._sessions.extra(id).items() if key != MINUTES}
                values["extra"] = extra | ({MINUTES: minutes} if minutes else {})
            self._sessions.put(id, values | {"changed_at": stamp(self._clock())})
            return Before(id, self._sessions.glance(id).head, before.session, before.seats)

    def put_back(self, before: Before) -> None:
        """The session as it was before the change. Raises BadInput when it has gone on since, Gone, NotSaved."""
        with self._database.writing() as connection:
            if self._sessions.glance(before.id).head != before.after:
                raise BadInput("The session has gone on since; change it once more instead.")
            values = before.session | {"changed_at": stamp(self._clock())}
            connection.execute(update(SESSION).where(SESSION.c.id == before.id).values(values))
            connection.execute(delete(SEAT).where(SEAT.c.session_id == before.id))
            connection.execute(insert(SEAT), list(before.seats))
            self._sessions.rebuild_cache(before.id)

    def _before(self, id: str) -> Before:
        with self._database.reading() as connection:
            row = connection.execute(select(SESSION).where(SESSION.c.id == id)).first()
            if row is None:
                raise Gone
            found = select(SEAT).where(SEAT.c.session_id == id).order_by(SEAT.c.position)
            seats = tuple(dict(seat._mapping) for seat in connection.execute(found))
        return Before(id, None, {key: row._mapping[key] for key in _KEPT}, seats)

    def _reseat(self, record: Record, seats: Sequence[NewSeat]) -> None:
        frame, old = record.frame, record.frame["players"]
        tallied = folded(frame, record.moves).kind != "played"
        if not tallied and moved(seats, len(old)):
            raise BadInput(
                "In a game that was played everybody stays on their seat: the moves belong to the seats. Change"
                " who sat there, or play on from a move as a new session.",
                "seats",
            )
        names = check_names(rules_of(frame["game"]), [seat.name for seat in seats])
        made = reseated(frame, [_named(seat, name) for seat, name in zip(seats, names, strict=True)])
        moves = recounted(record.moves, seats)
        shown = standing(folded(made, moves))
        people = self._people.seated(
            [(name, _person(seat, name, old)) for seat, name in zip(seats, names, strict=True)]
        )
        for name, person in zip(names, people, strict=True):
            if person is None:
                raise BadInput("{name} would sit on two seats; choose somebody else.", "seats", name=name)
        self._sessions.put(record.id, {"box": made["box"], "setup": made.get("setup")})
        self._sit(record.id, made["players"], people, seats)
        if moves[: len(record.moves)] == record.moves:
            if rest := moves[len(record.moves) :]:
                self._log.append(record.id, record.head, record.head, rest, shown)
            elif shown["finished"] != record.finished:
                self._log.turn(record.id, record.head, record.head, shown)
            else:
                self._sessions.put(record.id, {}, shown)
        elif moves:
            # Rows never change: the counts with the new numbers are a branch of their own from the start on.
            self._log.append(record.id, record.head, None, moves, shown, made_now=False)
        else:
            self._log.turn(record.id, record.head, None, shown)

    def _sit(
        self, id: str, players: Sequence[Json], people: Sequence[str | None], seats: Sequence[NewSeat]
    ) -> None:
        with self._database.writing() as connection:
            found = select(SEAT).where(SEAT.c.session_id == id)
            old = {seat.position: seat for seat in connection.execute(found)}
            rows = []
            for position, (player, person, seat) in enumerate(zip(players, people, seats, strict=True)):
                was = old.get(seat.was) if seat.was is not None else None
                stays = was is not None and was.person_id == person
                rows.append(
                    {
                        "session_id": id,
                        "position": position,
                        "person_id": person,
                        "name": player["name"],
                        "extra": {key: value for key, value in player.items() if key != "name"},
                        "alias_id": was.alias_id if was is not None and stays else None,
                        "alias_name": was.alias_name if was is not None and stays else None,
                    }
                )
            connection.execute(delete(SEAT).where(SEAT.c.session_id == id))
            connection.execute(insert(SEAT), rows)


def _named(seat: NewSeat, name: str) -> NewSeat:
    return NewSeat(name, seat.was, seat.person, seat.count, seat.own)


def _person(seat: NewSeat, name: str, old: Sequence[Json]) -> str | None:
    if seat.person is not None or seat.was is None or old[seat.was]["name"] != name:
        return seat.person
    known: str | None = old[seat.was].get("id")
    return known

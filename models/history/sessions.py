"""Sessions: made, read, described, deleted, brought in from files.

Their moves are the log's, their lists the summaries'.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import bindparam, exists, func, insert, select, update

from models.exchange.frame import SESSION as FORMAT
from models.history.clock import Clock, NewId, stamp
from models.history.database import Database
from models.history.fold import Json, opened, standing
from models.history.fold import game as rules_of
from models.history.frame import frame, moment, retimed, rows
from models.history.log import Gone, Log
from models.history.people import People
from models.history.record import Glance, LastSeat, Record
from models.history.scores import columns, keep_scores
from models.history.seating import check_names
from models.history.summaries import Summaries
from models.history.tables import MOVE, PERSON, SEAT, SESSION
from models.history.trash import Trash
from models.kernel.read import read_move
from models.kernel.session import fold

# Neither stands in a name that anybody types.
_NEXT = "\x1e"
_AT_SEAT = (
    SEAT.c.position.concat("\x1f")
    .concat(SEAT.c.name)
    .concat("\x1f")
    .concat(func.coalesce(SEAT.c.person_id, ""))
)
# Made once: every phone at a table asks after every move.
_GLANCE = select(
    SESSION.c.head,
    exists()
    .where(MOVE.c.session_id == SESSION.c.id, MOVE.c.parent_id.is_not_distinct_from(SESSION.c.head))
    .correlate(SESSION),
    SESSION.c.box,
    SESSION.c.setup,
    select(func.group_concat(_AT_SEAT, _NEXT))
    .where(SEAT.c.session_id == bindparam("session"))
    .scalar_subquery(),
).where(SESSION.c.id == bindparam("session"))


class Sessions(Summaries, Trash):
    """The sessions of one database."""

    def __init__(self, database: Database, people: People, log: Log, clock: Clock, new_id: NewId) -> None:
        Summaries.__init__(self, database)
        Trash.__init__(self, database, clock)
        self._people = people
        self._log = log
        self._new_id = new_id

    def create(
        self,
        game: str,
        seats: Sequence[tuple[str, str | None]],
        box: Json,
        setup: Json,
        place: str = "",
        note: str = "",
        started: str | None = None,
    ) -> str:
        """A new session; its id. Seats are names with the person's id, if known; new names become people.

        Raises BadInput where box, set-up or players do not fit the game; then nobody and nothing was added.
        """
        names = check_names(rules_of(game), [name for name, _ in seats])
        players = [{"name": name} for name in names]
        now = self._clock()
        made: Json = {"format": FORMAT, "game": game, "id": self._new_id(), "started": started or stamp(now)}
        made |= {key: value for key, value in (("place", place), ("note", note)) if value}
        made |= {"players": players, "box": box, "setup": setup}
        shown = standing(opened(made))
        with self._database.writing():
            known = [person for _, person in seats]
            people = self._people.seated(list(zip(names, known, strict=True)), back=True)
            self.insert(made, people, shown, None if started else now)
        return str(made["id"])

    def insert(
        self, made: Json, people: Sequence[str | None], shown: Json, began: datetime | None = None
    ) -> None:
        """A session without moves, out of a checked frame with an id. For `create` and for imports.

        `began` sorts sessions of the same second; left out, the frame's own time does.
        """
        session, seats = rows(made, people, stamp(self._clock()))
        if began is not None:
            session["sort_at"] = moment(began.isoformat())
        with self._database.writing() as connection:
            connection.execute(insert(SESSION).values(**session, **columns(shown), bookmark={}))
            connection.execute(insert(SEAT), seats)
            keep_scores(connection, session["id"], shown)

    def get(self, id: str) -> Record:
        """Everything about a session, in one view of the data, also a deleted one. Raises Gone."""
        record = self.find(id)
        if record is None:
            raise Gone
        return record

    def find(self, id: str) -> Record | None:
        """As `get`, or None when there is no such session."""
        with self._database.reading() as connection:
            row = connection.execute(select(SESSION).where(SESSION.c.id == id)).first()
            if row is None:
                return None
            seats = connection.execute(
                select(SEAT).where(SEAT.c.session_id == id).order_by(SEAT.c.position)
            ).all()
            entries = tuple(self._log.path(row.head))
            newer = self._log.newest(id, row.head)
        return Record(
            id,
            frame(row, seats),
            entries,
            row.head,
            row.bookmark,
            row.finished,
            newer is not None,
            row.deleted_at is not None,
        )

    def mark(self, id: str, bookmark: Json) -> None:
        """What the screen looks at; comes back after a crash."""
        with self._database.noting():
            self.put(id, {"bookmark": bookmark})

    def glance(self, id: str) -> Glance:
        """What an open table asks after others' taps: where the head is, and what it was folded from. Raises Gone."""
        with self._database.reading() as connection:
            row = connection.execute(_GLANCE, {"session": id}).first()
        if row is None:
            raise Gone
        return Glance(row[0], bool(row[1]), (row[2], row[3], row[4]))

    def describe(
        self,
        id: str,
        place: str | None = None,
        note: str | None = None,
        started: str | None = None,
        ended: str | None = None,
    ) -> None:
        """Words of the table about a session; what is None stays, an empty time is one that nobody knows.

        A start on another day, told alone, takes the end along. Raises BadInput when a time is none, or the end
        lies before the start; then nothing has changed.
        """
        told = {"place": place, "note": note, "started": started, "ended": ended}
        values: Json = {key: value for key, value in told.items() if value is not None}
        if not values:
            return
        with self._database.writing():
            if started is not None or ended is not None:
                values |= retimed(self.get(id).frame, started, ended)
            self.put(id, values | {"changed_at": stamp(self._clock())})

    def read_off(self, id: str, values: Json) -> None:
        """Puts values that were read off the copy into the session's own box; they count from its first move on.

        Raises BadInput where they cannot be, IllegalMove where a move would not stand with them, Gone; then
        nothing has changed.
        """
        with self._database.writing():
            record = self.get(id)
            box = {**record.frame["box"], **values}
            start = opened(record.frame | {"box": box})
            shown = standing(fold(start, (read_move(start.game, move) for move in record.moves)))
            self.put(id, {"box": box, "changed_at": stamp(self._clock())}, shown)

    def last_seats(self, game: str) -> list[LastSeat]:
        """The players of the game's newest session in their order, without archived ones; empty before the
        first.
        """
        newest = (
            select(SESSION.c.id)
            .where(SESSION.c.game == game, SESSION.c.deleted_at.is_(None))
            .order_by(SESSION.c.day.desc(), SESSION.c.sort_at.desc(), SESSION.c.id.desc())
            .limit(1)
        )
        seats = (
            select(SEAT.c.name, SEAT.c.person_id, PERSON.c.colour)
            .join_from(SEAT, PERSON, SEAT.c.person_id == PERSON.c.id, isouter=True)
            .where(SEAT.c.session_id == newest.scalar_subquery(), PERSON.c.archived_at.is_(None))
            .order_by(SEAT.c.position)
        )
        with self._database.reading() as connection:
            return [LastSeat(*row) for row in connection.execute(seats)]

    def rebuild_cache(self, id: str) -> None:
        """Works out again from the moves what lists show. Raises Fault when the moves cannot be folded."""
        with self._database.writing():
            record = self.get(id)
            start = opened(record.frame, checked=True)
            self.put(id, {}, standing(fold(start, (read_move(start.game, move) for move in record.moves))))

    def extra(self, id: str) -> Json:
        """The frame's keys that no rule looks at. For this package only. Raises Gone."""
        with self._database.reading() as connection:
            extra = connection.execute(select(SESSION.c.extra).where(SESSION.c.id == id)).scalar_one_or_none()
        if extra is None:
            raise Gone
        return dict(extra)

    def put(self, id: str, values: Json, shown: Json | None = None) -> None:
        """New values for columns of the session's row, and its new standing. For this package only. Raises Gone."""
        with self._database.writing() as connection:
            kept = values | (columns(shown) if shown else {})
            if connection.execute(update(SESSION).where(SESSION.c.id == id).values(kept)).rowcount != 1:
                raise Gone
            if shown:
                keep_scores(connection, id, shown)

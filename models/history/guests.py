"""Phones at a session: what lets them in, who they are, and where they sit. Knows no address and no screen.

A phone is known by its own secret, of which only the hash is kept. Moves know their makers by the guest's id,
which outlives the guest. Nothing of this is in files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)

from models.history.clock import Clock, NewId, stamp
from models.history.database import Database
from models.history.fold import Json
from models.history.gathering import Ended, Gathering, Guest, fresh, hashed, same, secret, tidied
from models.history.log import Gone
from models.history.tables import GATHERING, GUEST, SEAT, SESSION
from models.kernel.fault import BadInput, Fault

_CAME: ColumnElement[int] = literal_column("guest.rowid")
_COLUMNS = ("id", "session_id", "role", "seat", "watches", "bookmark", "came_at", "seen_at")
_GUESTS = select(*(GUEST.c[name] for name in _COLUMNS))
# As text: this is asked at every tap.
_THERE = "SELECT 1 FROM guest WHERE id = ?"
_SECRETS = select(GUEST.c.id, GUEST.c.secret_hash).where(GUEST.c.secret_hash == bindparam("tried"))
# Made once: at every move each phone at the table asks who it is and what it may do.
_GET = _GUESTS.where(
    GUEST.c.id == bindparam("guest"),
    select(SESSION.c.id).where(SESSION.c.id == GUEST.c.session_id, SESSION.c.deleted_at.is_(None)).exists(),
)
_OF = _GUESTS.where(GUEST.c.session_id == bindparam("session")).order_by(_CAME)
_OPENERS = ("token", "code", "watch_token", "watch_code")
_GATHERINGS = select(*(GATHERING.c[name] for name in ("session_id", *_OPENERS, "shared")))
_GATHERING = _GATHERINGS.where(GATHERING.c.session_id == bindparam("session"))

# More phones than any table has; beyond, the ones that have been away longest leave.
MOST_GUESTS = 64


class Guests:
    """The gatherings and guests of one database's sessions."""

    def __init__(self, database: Database, clock: Clock, new_id: NewId) -> None:
        self._database = database
        self._clock = clock
        self._new_id = new_id

    def gathering(self, session: str) -> Gathering:
        """What lets phones come to the session, made at the first question. Raises Gone, NotSaved."""
        found = self._found(session)
        if found is None:
            with self._database.writing():
                # Another program may have made one meanwhile.
                found = self._found(session) or self._renewed(session)
        return found

    def renew(self, session: str) -> list[str]:
        """New tokens and codes; the old ones and all who came with them end. Their ids. Raises Gone, NotSaved."""
        with self._database.writing() as connection:
            here = GUEST.c.session_id == session
            ids = list(connection.execute(select(GUEST.c.id).where(here)).scalars())
            connection.execute(delete(GUEST).where(here))
            self._renewed(session)
        return ids

    def allow(self, session: str, shared: bool) -> None:
        """Whether players may make the moves that belong to no seat. Raises Gone, NotSaved."""
        with self._database.writing() as connection:
            self.gathering(session)
            where = GATHERING.c.session_id == session
            connection.execute(update(GATHERING).where(where).values(shared=shared))

    def admit(self, offered: str) -> tuple[Guest, str] | None:
        """A new guest and the secret of its device, for a token or a typed code; None when it opens nothing.

        What opens a deleted session opens nothing. The secret is told only here. Raises NotSaved.
        """
        tried = tidied(offered)
        if tried is None:
            return None
        # Every one is looked at, whether or not another has opened: the time tells nothing.
        found = [(each.session, role) for each in self._open() if (role := each.opens(tried)) is not None]
        if not found:
            return None
        session, role = found[0]
        now, told, id = stamp(self._clock()), secret(), self._new_id()
        row: Json = {"id": id, "session_id": session, "secret_hash": hashed(told), "role": role}
        row |= {"watches": role == "watcher", "bookmark": {}, "came_at": now, "seen_at": now}
        with self._database.writing() as connection:
            # Another program may have made new codes, or deleted the session, between the look and the write.
            if [each.opens(tried) for each in self._open(session)] != [role]:
                return None
            self._make_room(connection, session)
            connection.execute(insert(GUEST), row)
            return self._kept(id), told

    def find(self, secret: str) -> Guest | None:
        """The guest whose device has that secret."""
        tried = hashed(secret)
        with self._database.reading() as connection:
            row = connection.execute(_SECRETS, {"tried": tried}).first()
        # How near a hash is to another says nothing about how near their secrets are, so the index may look.
        return self.get(row[0]) if row is not None and same(tried, row[1]) else None

    def get(self, id: str) -> Guest | None:
        """The guest of that id; none while the session lies in the trash."""
        with self._database.reading() as connection:
            row = connection.execute(_GET, {"guest": id}).first()
        return None if row is None else Guest(*row)

    def there(self, id: str) -> bool:
        """Whether there is still a guest of that id."""
        with self._database.reading() as connection:
            return connection.exec_driver_sql(_THERE, (id,)).first() is not None

    def of(self, session: str) -> Sequence[Guest]:
        """All guests of a session, in the order in which they came."""
        with self._database.reading() as connection:
            rows = connection.execute(_OF, {"session": session}).all()
        return [Guest(*row) for row in rows]

    def sit(self, id: str, seat: int | None) -> Guest:
        """Takes a seat, from whoever has it; None: only watches from now on.

        Raises Fault for who came to watch only, BadInput where there is no such seat, Ended, NotSaved.
        """
        with self._database.writing() as connection:
            guest = self._kept(id)
            if seat is not None:
                if guest.watches:
                    raise Fault("This code is only for watching; ask the host for the code of the players.")
                seats = select(func.count()).where(SEAT.c.session_id == guest.session)
                count = connection.execute(seats).scalar_one()
                if not 0 <= seat < count:
                    raise BadInput("There is no seat {n}; choose one of the {most}.", n=seat + 1, most=count)
                self.free(guest.session, seat)
            self._change(GUEST.c.id == id, {"seat": seat, "role": "watcher" if seat is None else "player"})
            return self._kept(id)

    def follow(self, session: str, following: str) -> None:
        """All who are at a session go on to the one that follows it, to the same seats, and its codes with them.

        Raises NotSaved.
        """
        with self._database.writing() as connection:
            there = {"session_id": following}
            for table, values in ((GATHERING, there), (GUEST, there | {"bookmark": {}})):
                connection.execute(update(table).where(table.c.session_id == session).values(values))

    def free(self, session: str, seat: int) -> None:
        """Nobody's phone has that seat any more; who had it chooses anew. Raises NotSaved."""
        self._change((GUEST.c.session_id == session) & (GUEST.c.seat == seat), {"seat": None, "role": ""})

    def end(self, id: str) -> None:
        """The guest is gone and its secret opens nothing; does nothing where it was. Raises NotSaved."""
        with self._database.writing() as connection:
            connection.execute(delete(GUEST).where(GUEST.c.id == id))

    def mark(self, id: str, bookmark: Json) -> None:
        """Where the guest's screen is; comes back with the phone. Raises Ended, NotSaved."""
        with self._database.noting():
            if self._change(GUEST.c.id == id, {"bookmark": bookmark}) != 1:
                raise Ended

    def seen(self, id: str) -> None:
        """The guest's phone is there now; does nothing for one that has ended. Raises NotSaved."""
        with self._database.noting():
            self._change(GUEST.c.id == id, {"seen_at": stamp(self._clock())})

    def _kept(self, id: str) -> Guest:
        guest = self.get(id)
        if guest is None:
            raise Ended
        return guest

    def _change(self, which: ColumnElement[bool], values: dict[str, Any]) -> int:
        with self._database.writing() as connection:
            return connection.execute(update(GUEST).where(which).values(values)).rowcount

    def _found(self, session: str) -> Gathering | None:
        with self._database.reading() as connection:
            row = connection.execute(_GATHERING, {"session": session}).first()
        return None if row is None else Gathering(*row)

    def _open(self, session: str | None = None) -> list[Gathering]:
        """Those of all sessions, or of one, that are not deleted."""
        there = _GATHERINGS.join(SESSION, SESSION.c.id == GATHERING.c.session_id)
        there = there.where(SESSION.c.deleted_at.is_(None))
        if session is not None:
            there = there.where(SESSION.c.id == session)
        with self._database.reading() as connection:
            return [Gathering(*row) for row in connection.execute(there)]

    def _renewed(self, session: str) -> Gathering:
        """New ones, whether or not there were some."""
        with self._database.writing() as connection:
            if connection.execute(select(SESSION.c.id).where(SESSION.c.id == session)).first() is None:
                raise Gone
            old = self._found(session)
            both = select(GATHERING.c.code).union(select(GATHERING.c.watch_code))
            made = fresh(session, set(connection.execute(both).scalars()), old is None or old.shared)
            connection.execute(delete(GATHERING).where(GATHERING.c.session_id == session))
            connection.execute(insert(GATHERING), made | {"made_at": stamp(self._clock())})
        return self.gathering(session)

    def _make_room(self, connection: Connection, session: str) -> None:
        """Takes those away who have been away longest and have no seat, as far as there are too many."""
        here = GUEST.c.session_id == session
        over = connection.execute(select(func.count()).where(here)).scalar_one() - MOST_GUESTS + 1
        if over > 0:
            away = select(GUEST.c.id).where(here, GUEST.c.seat.is_(None))
            away = away.order_by(func.datetime(GUEST.c.seen_at), _CAME).limit(over)
            connection.execute(delete(GUEST).where(GUEST.c.id.in_(away)))

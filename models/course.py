"""The course of one session: its moves folded up to where the history's head is, followed wherever others take it.

Writes nothing. The path of folded sessions is kept, so that going back costs no folding.
"""

from __future__ import annotations

from collections.abc import Sequence

from models.history.fold import Json, opened
from models.history.gathering import Ended
from models.history.log import Entry
from models.history.repository import History
from models.kernel.fault import BadInput, IllegalMove
from models.kernel.message import Message, says
from models.kernel.move import Move
from models.kernel.read import read_move
from models.kernel.session import Session


class Course:
    """An open session. `session` is the folded game; `fault` says so when the stored moves no longer go by
    the rules. A guest's table has the guest's own bookmark, and its moves say whose phone made them.
    """

    session: Session
    fault: Message | None
    bookmark: Json
    can_redo: bool

    def __init__(self, history: History, id: str, guest: str | None = None) -> None:
        self.id = id
        self.guest = guest
        self._history = history
        self._load()
        if guest is not None:
            found = history.guests.get(guest)
            if found is None or found.session != id:
                raise Ended
            self.bookmark = found.bookmark

    def _load(self) -> None:
        with self._history.database.reading():
            record = self._history.sessions.get(self.id)
            self._frame = self._history.sessions.glance(self.id).frame
        start = opened(record.frame, checked=True)
        self._rows: list[int] = []
        self._makers: list[str | None] = []
        self._trail = [start]
        self.session = start
        if self.guest is None:
            self.bookmark = record.bookmark
        self._follow(record.entries, record.head, record.can_redo)

    def _follow(self, entries: Sequence[Entry], head: int | None, can_redo: bool) -> None:
        """Folds stored moves on. At the first that is not legal any more it stops, and says so."""
        self._seen = head
        self.fault = None
        for entry in entries:
            try:
                self._step(self.session.play(read_move(self.session.game, entry.data)), entry.id, entry.maker)
            except (IllegalMove, BadInput) as fault:
                self.fault = says(
                    "Move {n} of this session does not go by the rules ({why}). You see what was before it;"
                    " nothing was deleted.",
                    n=len(self._rows) + 1,
                    why=fault.message,
                )
                break
        self.can_redo = can_redo and self.fault is None

    def _step(self, session: Session, row: int, maker: str | None) -> None:
        self._rows.append(row)
        self._makers.append(maker)
        self._trail.append(session)
        self.session = session

    def _back(self, length: int) -> None:
        del self._rows[length:], self._makers[length:], self._trail[length + 1 :]
        self.session = self._trail[-1]

    @property
    def before(self) -> Session | None:
        """The session before its last move; None before the first."""
        return self._trail[-2] if self._rows else None

    def at(self, n: int) -> Session:
        """The session before move n, counted from 0."""
        return self._trail[n]

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self._rows)

    def maker(self, n: int) -> str | None:
        """The guest who made move n, counted from 0; None where a host's phone did, or nobody knows."""
        return self._makers[n]

    def last_by(self, guest: str | None, seat: int | None) -> int | None:
        """The place of the newest move that this guest made (None: that no guest did), or that is that seat's own,
        whoever made it.
        """
        moves = self.session.moves
        for n in reversed(range(len(moves))):
            if self._makers[n] == guest or (seat is not None and self._owner(n, moves[n]) == seat):
                return n
        return None

    def _owner(self, n: int, move: Move) -> int | None:
        return self.session.game.owner(self._trail[n].state, move)

    def _now_at(self, head: int | None, can_redo: bool) -> None:
        self._seen = head
        self.fault = None
        self.can_redo = can_redo

    def refresh(self) -> bool:
        """Takes over what another phone or program did; whether there was something.

        Raises Gone, NotSaved.
        """
        log = self._history.log
        glance = self._history.sessions.glance(self.id)
        head = glance.head
        if glance.frame != self._frame:
            self._load()
            return True
        if head == self._seen:
            before, self.can_redo = self.can_redo, glance.can_redo and self.fault is None
            return self.can_redo != before
        last = self._rows[-1] if self._rows else 0
        entries = log.path(head, known=last)
        # The first of them lies on our path when ours was only gone on with, or taken back.
        if entries and entries[0].id in self._rows:
            self._back(self._rows.index(entries[0].id) + 1)
            self._follow(entries[1:], head, glance.can_redo)
        else:
            self._load()
        return True

"""One session being played: rules and history together. A move is on disk before it is seen.

Knows no screen. The path of folded sessions up to the head is kept, so that undo costs no folding; nothing
else is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from models.history.fold import Json, opened, standing
from models.history.log import Elsewhere, Entry
from models.history.repository import History
from models.kernel.fault import BadInput, Fault, IllegalMove
from models.kernel.form import MOST_MOVES
from models.kernel.message import Message, says
from models.kernel.move import Move
from models.kernel.read import read_move
from models.kernel.session import Session


class Moved(Fault):
    """Somebody else has moved in this session; the table shows the new state now, and nothing was written."""

    def __init__(self) -> None:
        super().__init__(
            says("Somebody else has moved meanwhile. Look at the table again, then do it once more.")
        )


class Table:
    """An open session. `session` is the folded game; `fault` says so when the stored moves no longer go by
    the rules.
    """

    session: Session
    fault: Message | None
    bookmark: Json
    can_redo: bool

    def __init__(self, history: History, id: str) -> None:
        self.id = id
        self._history = history
        self._load()

    @staticmethod
    def open(history: History, id: str) -> Table:
        """The table of a session as it was left.

        Raises Gone, or BadInput when this version cannot read its frame.
        """
        return Table(history, id)

    def _load(self) -> None:
        with self._history.database.reading():
            record = self._history.sessions.get(self.id)
            self._frame = self._history.sessions.glance(self.id).frame
        start = opened(record.frame, checked=True)
        self._rows: list[int] = []
        self._trail = [start]
        self.session = start
        self.bookmark = record.bookmark
        self._follow(record.entries, record.head, record.can_redo)

    def _follow(self, entries: Sequence[Entry], head: int | None, can_redo: bool) -> None:
        """Folds stored moves on. At the first that is not legal any more it stops, and says so."""
        self._seen = head
        self.fault = None
        for entry in entries:
            try:
                self._step(self.session.play(read_move(self.session.game, entry.data)), entry.id)
            except (IllegalMove, BadInput) as fault:
                self.fault = says(
                    "Move {n} of this session does not go by the rules ({why}). You see what was before it;"
                    " nothing was deleted.",
                    n=len(self._rows) + 1,
                    why=fault.message,
                )
                break
        self.can_redo = can_redo and self.fault is None

    def _step(self, session: Session, row: int) -> None:
        self._rows.append(row)
        self._trail.append(session)
        self.session = session

    def _back(self, length: int) -> None:
        del self._rows[length:], self._trail[length + 1 :]
        self.session = self._trail[-1]

    @property
    def before(self) -> Session | None:
        """The session before its last move; None before the first."""
        return self._trail[-2] if self._rows else None

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self._rows)

    def play(self, move: Move) -> None:
        """The move by the rules, on disk, then here.

        Raises IllegalMove, Moved, Gone, NotSaved; then nothing was done.
        """
        if len(self._rows) >= MOST_MOVES:
            raise IllegalMove("A session has at most {most} moves.", most=MOST_MOVES)
        after = self.session.play(move)
        parent = self._rows[-1] if self._rows else None
        (row,) = self._write(
            lambda: self._history.log.append(self.id, self._seen, parent, [move.written()], standing(after))
        )
        self._step(after, row)
        self._now_at(row, can_redo=False)

    def undo(self) -> None:
        """Takes the last move back; does nothing before the first. Raises Moved, Gone, NotSaved."""
        if not self._rows:
            return
        length = len(self._rows) - 1
        before = self._trail[length]
        head = self._rows[length - 1] if length else None
        self._write(lambda: self._history.log.turn(self.id, self._seen, head, standing(before)))
        self._back(length)
        self._now_at(head, can_redo=True)

    def redo(self) -> None:
        """Plays the newest move that was taken back here; does nothing without one.

        Raises Moved, Gone, NotSaved, and IllegalMove when the rules were corrected since.
        """
        log = self._history.log
        entry = log.newest(self.id, self._rows[-1] if self._rows else None) if self.can_redo else None
        if entry is None:
            return
        after = self.session.play(read_move(self.session.game, entry.data))
        self._write(lambda: log.turn(self.id, self._seen, entry.id, standing(after)))
        self._step(after, entry.id)
        self._now_at(entry.id, can_redo=log.newest(self.id, entry.id) is not None)

    def _write(self, write: Callable[[], Any]) -> Any:
        try:
            return write()
        except Elsewhere as fault:
            self.refresh()
            raise Moved from fault

    def _now_at(self, head: int | None, can_redo: bool) -> None:
        self._seen = head
        self.fault = None
        self.can_redo = can_redo

    def mark(self, **values: Any) -> None:
        """Keeps what the screen looks at, as JSON data; None forgets. Raises Gone, NotSaved."""
        merged = {key: value for key, value in {**self.bookmark, **values}.items() if value is not None}
        if merged != self.bookmark:
            self._history.sessions.mark(self.id, merged)
            self.bookmark = merged

    def read_off(self, **values: Any) -> None:
        """Puts values read off the copy into the session's own box; they count from the first move on.

        Raises BadInput, IllegalMove, Gone, NotSaved; then nothing was done.
        """
        self._history.sessions.read_off(self.id, values)
        self._load()

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
            return False
        last = self._rows[-1] if self._rows else 0
        entries = log.path(head, known=last)
        # The first of them lies on our path when ours was only gone on with, or taken back.
        if entries and entries[0].id in self._rows:
            self._back(self._rows.index(entries[0].id) + 1)
            self._follow(entries[1:], head, log.newest(self.id, head) is not None)
        else:
            self._load()
        return True

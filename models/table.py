"""One session being played: rules and history together. A move is on disk before it is seen.

Knows no screen, and not what a phone may do: whoever opens a table for a guest has looked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from models.conflict import Entangled, Moved, overtaken, refold, stands
from models.course import Course
from models.history.fold import standing
from models.history.gathering import Ended
from models.history.log import Elsewhere
from models.history.repository import History
from models.kernel.fault import IllegalMove
from models.kernel.form import MOST_MOVES
from models.kernel.move import Move
from models.kernel.read import read_move
from models.kernel.session import Session

__all__ = ["Entangled", "Moved", "Table"]

# Whoever loses the race to the disk so often in a row has to look again.
TRIES = 8


class Table(Course):
    """An open session that is played on. `revived`: the last change brought it back from the trash."""

    revived = False

    @staticmethod
    def open(history: History, id: str, guest: str | None = None) -> Table:
        """The table of a session as it was left; a guest's by the guest's id.

        Raises Gone, Ended, or BadInput when this version cannot read its frame.
        """
        return Table(history, id, guest)

    def play(self, move: Move, uid: str = "") -> None:
        """The move by the rules, on disk, then here. `uid` names the tap: a tap that is repeated does nothing.

        Where somebody else has moved since, a seat's own move stands if it still means the same. Raises
        IllegalMove, Moved, Gone, Ended, NotSaved; then nothing was done.
        """
        log, trail, late = self._history.log, tuple(self._trail), False
        for _ in range(TRIES):
            if late and uid and log.told(self.id, uid):
                return
            if late and trail[-1].game.owner(trail[-1].state, move) is None:
                raise Moved
            try:
                after = self._after(move)
            except IllegalMove as fault:
                if late:
                    raise overtaken(fault) from fault
                late = self.refresh()
                if uid and log.told(self.id, uid):
                    return
                if not late:
                    raise
                continue
            if late and not stands(move, trail, self._trail):
                raise Moved
            parent, shown = (self._rows[-1] if self._rows else None), standing(after)
            written = [move.written()]
            try:
                (row,) = self._kept(
                    partial(log.append, self.id, self._seen, parent, written, shown, True, self.guest, uid)
                )
            except Elsewhere:
                self.refresh()
                late = True
                continue
            self._step(after, row, self.guest)
            self._now_at(row, can_redo=False)
            return
        raise Moved

    def _after(self, move: Move) -> Session:
        if len(self._rows) >= MOST_MOVES:
            raise IllegalMove("A session has at most {most} moves.", most=MOST_MOVES)
        return self.session.play(move)

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
        self._step(after, entry.id, entry.maker)
        self._now_at(entry.id, can_redo=log.newest(self.id, entry.id) is not None)

    def take_out(self, n: int, also: Sequence[int] = ()) -> None:
        """Takes move n and those of `also` out, counted from 0; the later ones stay, with their makers and times.

        Taking the last one out is `undo`. Raises Entangled where a later move would be against the rules, Moved,
        Gone, Ended, NotSaved; then nothing was done.
        """
        if not all(0 <= each < len(self._rows) for each in (n, *also)):
            raise Moved
        self._take_out(frozenset(self._rows[each] for each in (n, *also)))

    def untangle(self, knot: Entangled) -> None:
        """Takes out the move that was asked for and all that need it, whatever others have done meanwhile.

        Raises as `take_out`: Entangled anew where more need it by now, Moved where one of them is gone.
        """
        self._take_out(knot.rows)

    def holds(self, knot: Entangled) -> bool:
        """Whether all the moves of that question still stand here, and then at the same places."""
        return knot.rows <= set(self._rows)

    def _take_out(self, gone: frozenset[int]) -> None:
        for _ in range(TRIES):
            places = [place for place, row in enumerate(self._rows) if row in gone]
            if not places or len(places) < len(gone):
                raise Moved
            first, moves = places[0], self.session.moves
            stay = [place for place in range(first, len(moves)) if place not in places]
            try:
                made = refold(self._trail[first], [(place, moves[place]) for place in stay])
            except Entangled as knot:
                # What needs it must be told by the newest sight.
                if not self.refresh():
                    knot.rows = gone | {self._rows[place] for place in knot.moves}
                    raise
                continue
            shown = standing(made[-1] if made else self._trail[first])
            parent = self._rows[first - 1] if first else None
            old = [self._rows[place] for place in stay]
            makers = [self._makers[place] for place in stay]
            try:
                rows = self._kept(partial(self._history.log.graft, self.id, self._seen, parent, old, shown))
            except Elsewhere:
                self.refresh()
                continue
            self._back(first)
            for each in zip(made, rows, makers, strict=True):
                self._step(*each)
            self._now_at(rows[-1] if rows else parent, can_redo=not rows)
            return
        raise Moved

    def _write(self, write: Callable[[], Any]) -> Any:
        try:
            return self._kept(write)
        except Elsewhere as fault:
            self.refresh()
            raise Moved from fault

    def _kept(self, write: Callable[[], Any]) -> Any:
        """Writes; a guest only who is still there. A session that lay in the trash is back with its next move."""
        with self._history.database.writing():
            if self.guest is not None and not self._history.guests.there(self.guest):
                raise Ended
            self.revived = self._history.sessions.revive(self.id)
            return write()

    def mark(self, **values: Any) -> None:
        """Keeps what the screen looks at, as JSON data; None forgets. Raises Gone, Ended, NotSaved."""
        merged = {key: value for key, value in {**self.bookmark, **values}.items() if value is not None}
        if merged != self.bookmark:
            if self.guest is None:
                self._history.sessions.mark(self.id, merged)
            else:
                self._history.guests.mark(self.guest, merged)
            self.bookmark = merged

    def read_off(self, **values: Any) -> None:
        """Puts values read off the copy into the session's own box; they count from the first move on.

        Raises BadInput, IllegalMove, Gone, NotSaved; then nothing was done.
        """
        self._kept(lambda: self._history.sessions.read_off(self.id, values))
        self._load()

"""A table open on this page: the one way for every tap. Holds what is shown; rules and disk are the table's.

What other phones do at the same table is heard of and shown; what this phone may do there is its role's to say.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import flet as ft

from models.conflict import Entangled, Moved
from models.kernel.fault import Fault
from models.kernel.message import says
from models.kernel.move import Move
from models.kernel.session import Player, Session
from models.table import Table
from views.desk import Desk
from views.kit.seatmark import SeatMark, seat_marks
from views.kit.words import t
from views.role import Role, role_of

if TYPE_CHECKING:
    from views.games.look import GameLook

# Two fingers on two phones mean the same month: what is for all to do is not done twice within so many seconds.
TOGETHER = 1.5


class Sitting:
    """The page's own view of one session. Every change is on disk before `turn` counts up and the screen follows.

    Not observable on purpose: every component that is handed a sitting would be drawn once for itself and once
    with its parent. The one at the top calls `use_sitting`; the others are drawn with it.
    """

    def __init__(self, desk: Desk, table: Table, game: GameLook) -> None:
        self._desk = desk
        self._game = game
        self._table = table
        self._turn = 0
        self._watchers: list[Callable[[int], Any]] = []
        self._marked: tuple[Sequence[Player], tuple[SeatMark, ...]] | None = None
        self._role = role_of(desk, table.id)
        self._several = self._seated()
        self._taken: list[Move] = []
        self._heard = -TOGETHER
        self._due = False
        self._deaf: Callable[[], Any] | None = None
        self._knot: Entangled | None = None

    @property
    def turn(self) -> int:
        """How often something has changed; setting it draws the screen again."""
        return self._turn

    @turn.setter
    def turn(self, turn: int) -> None:
        self._turn = turn
        for see in tuple(self._watchers):
            see(turn)

    def watch(self, see: Callable[[int], Any]) -> Callable[[], None]:
        """Calls `see` at every change, here or on another phone, until the returned function is called."""
        self._watchers.append(see)
        if self._deaf is None:
            self._deaf = self._desk.listen(self._table.id, self._hear)

        def stop() -> None:
            if see in self._watchers:
                self._watchers.remove(see)
            if not self._watchers and self._deaf is not None:
                self._deaf()
                self._deaf = None

        return stop

    @property
    def desk(self) -> Desk:
        return self._desk

    @property
    def game(self) -> GameLook:
        """How the session's game looks: handed in, so that the kit need not know the games."""
        return self._game

    @property
    def table(self) -> Table:
        return self._table

    @property
    def session(self) -> Session:
        return self._table.session

    @property
    def marks(self) -> tuple[SeatMark, ...]:
        """Name, letter and colour of each seat; the players' colours are asked for once, not at every tap."""
        players = self.session.players
        if self._marked is None or self._marked[0] != players:
            self._marked = players, seat_marks(self._desk.history, players)
        return self._marked[1]

    @property
    def bookmark(self) -> dict[str, Any]:
        """Where the screen was: kept on disk, so that a killed app comes back to the same sight.

        A phone with a seat looks at that seat unless it was told otherwise.
        """
        bookmark, seat = self._table.bookmark, self._role.seat
        return bookmark if seat is None else {"player": seat, **bookmark}

    @property
    def role(self) -> Role:
        """What this phone may do here."""
        return self._role

    @property
    def can_undo(self) -> bool:
        """Whether there is a move that this phone may take out."""
        return self._last() is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is a move that this phone has taken out and may put back."""
        return bool(self._taken) if self._several else self._table.can_redo

    @property
    def entangled(self) -> Entangled | None:
        """What this host is asked: the moves that need the one that undo would take out."""
        return self._knot if self._knot is not None and self._table.holds(self._knot) else None

    def _seated(self) -> bool:
        """Whether other phones have seats at this table, so that undo is everybody's own."""
        guests = self._desk.history.guests
        return not self._role.host or any(each.seat is not None for each in guests.of(self._table.id))

    def _last(self) -> int | None:
        """The number of the move that undo takes out: the last one, or this phone's own last where there are more."""
        length = self.session.length
        if not length:
            return None
        if not self._several:
            return length - 1
        own = None
        if self._role.host or self._role.seat is not None:
            own = self._table.last_by(self._desk.guest or None, self._role.seat)
        return length - 1 if own is None and self._role.host else own

    def play(self, move: Move) -> bool:
        """Plays the move; a refusal is said in its sentence and changes nothing."""
        # The move's own number: however often it is sent, it is made once.
        number = secrets.token_hex(8)

        def act() -> None:
            session = self.session
            self._check()
            self._role.check(session, move)
            if self._just_done(session, move):
                raise Moved
            self._table.play(move, number)

        done = self._do(act)
        if done:
            self._taken.clear()
        return done

    def _just_done(self, session: Session, move: Move) -> bool:
        """Whether another phone has done the same for all a moment ago, before this finger could see it."""
        if time.monotonic() - self._heard > TOGETHER or session.log is None:
            return False
        return type(session.log[1]) is type(move) and session.game.owner(session.state, move) is None

    def undo(self) -> bool:
        """Takes the last move out, or this phone's own last one where several play.

        A count that is taken out is counted again before there is a result. Where later moves need the one
        taken out, a host is asked (`entangled`), and a guest is told.
        """
        number = self._last() if self._desk.attempt(self._check) else None
        if number is None:
            return False
        move = self.session.moves[number]
        if isinstance(move, self.session.game.tallies):
            self.mark(counting=True)
        if not self._several:
            return self._do(self._table.undo)
        done = self._do(lambda: self._take_out(number)) and self._knot is None
        if done:
            self._taken.append(move)
        return done

    def _take_out(self, number: int) -> None:
        self._check()
        try:
            self._table.take_out(number)
        except Entangled as knot:
            if not self._role.host:
                raise _Needed from None
            self._knot = knot

    def untangle(self, all_of_them: bool) -> None:
        """The host's answer: take the later moves out as well, or leave everything as it is."""
        knot, self._knot = self._knot, None
        if knot is not None and all_of_them:
            self._do(lambda: self._untie(knot))
        else:
            self.turn += 1

    def _untie(self, knot: Entangled) -> None:
        try:
            self._table.untangle(knot)
        except Entangled as more:
            # Somebody has played on with it while the host thought: the question is another one now.
            self._knot = more

    def redo(self) -> bool:
        """Puts the move back that was taken out last."""
        if not self._several:
            return self._table.can_redo and self._do(self._table.redo)
        if not self._taken:
            return False
        rest = self._taken[:-1]
        done = self.play(self._taken[-1])
        if done:
            self._taken = rest
        return done

    def told(self, number: int) -> str:
        """That move in a sentence."""
        session = self._table.at(number)
        return self._game.told(session, session.play(self.session.moves[number]))

    def read_off(self, **values: Any) -> bool:
        """Puts values read off the copy into the session's box; a refusal is said and changes nothing."""

        def act() -> None:
            self._check()
            if not self._role.host:
                raise _HostsBox
            self._table.read_off(**values)

        return self._do(act)

    def mark(self, **values: Any) -> None:
        """Remembers where the screen is."""
        self._desk.attempt(lambda: self._table.mark(**values))

    def hand_to(self, player: int) -> None:
        """The phone goes to that player; one that has a seat of its own stays there."""
        if self._role.seat is None:
            self.mark(player=player)

    def refresh(self) -> None:
        """Reads again what another phone or an earlier life of this one has done."""
        self._desk.attempt(self._table.refresh)
        self._desk.attempt(self._check)
        self.turn += 1

    def _check(self) -> None:
        """Reads afresh what this phone may do: a seat can be freed, or a code ended, at any time."""
        self._role = role_of(self._desk, self._table.id)
        self._several = self._seated()

    def _do(self, action: Callable[[], Any]) -> bool:
        done = self._desk.attempt(action)
        if done:
            self._desk.tick()
            if self._table.revived:
                told = t("The session had been deleted; with this it is back in the history.")
                self._desk.tell(told, lift=88)
            self._desk.world.company.ring(self._table.id, self._hear)
        self.turn += 1
        return done

    def _hear(self) -> None:
        """Another phone has changed something; this page looks when it is its turn to."""
        if not self._due and self._desk.connected:
            self._due = True
            self._desk.run(self._catch_up)

    async def _catch_up(self) -> None:
        self._due = False
        before = self._role, self._several
        try:
            with self._desk.history.database.reading():
                news = self._table.refresh()
                self._check()
        except Fault as fault:
            self._desk.tell(fault.message)
            news = True
        if news:
            self._heard = time.monotonic()
        if news or before != (self._role, self._several):
            self.turn += 1


class _Needed(Fault):
    """A guest may not take out what others' moves stand on."""

    def __init__(self) -> None:
        super().__init__(
            says(
                "Others have moved on from there. Only the host's phone can take it out, with what came after."
            )
        )


class _HostsBox(Fault):
    def __init__(self) -> None:
        super().__init__(says("Only the host's phone fills in what is printed in the box."))


def use_sitting(sitting: Sitting) -> None:
    """Draws the component again, and all below it, whenever the session changes."""
    _, see = ft.use_state(sitting.turn)
    stop: Any = ft.use_ref(None)

    def watch() -> None:
        stop.current = sitting.watch(see)

    # Given apart from the set-up: what a set-up returns is forgotten when the component is drawn again.
    ft.use_effect(watch, [id(sitting)], lambda: stop.current and stop.current())

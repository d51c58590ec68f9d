"""A table open on this page: the one way for every tap. Holds what is shown; rules and disk are the table's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import flet as ft

from models.kernel.move import Move
from models.kernel.session import Player, Session
from models.table import Table
from views.desk import Desk
from views.kit.seatmark import SeatMark, seat_marks

if TYPE_CHECKING:
    from views.games.look import GameLook


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
        """Calls `see` at every change until the returned function is called."""
        self._watchers.append(see)
        return lambda: self._watchers.remove(see)

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
        """Where the screen was: kept on disk, so that a killed app comes back to the same sight."""
        return self._table.bookmark

    def play(self, move: Move) -> bool:
        """Plays the move; a refusal is said in its sentence and changes nothing."""
        return self._do(lambda: self._table.play(move))

    def undo(self) -> bool:
        """Takes the last move out. A count that is taken out is counted again before there is a result."""
        if not self._table.can_undo:
            return False
        if isinstance(self.session.moves[-1], self.session.game.tallies):
            self.mark(counting=True)
        return self._do(self._table.undo)

    def redo(self) -> bool:
        """Puts the move back that was taken out last."""
        return self._table.can_redo and self._do(self._table.redo)

    def read_off(self, **values: Any) -> bool:
        """Puts values read off the copy into the session's box; a refusal is said and changes nothing."""
        return self._do(lambda: self._table.read_off(**values))

    def mark(self, **values: Any) -> None:
        """Remembers where the screen is."""
        self._desk.attempt(lambda: self._table.mark(**values))

    def refresh(self) -> None:
        """Reads again what another phone or an earlier life of this one has done."""
        self._desk.attempt(self._table.refresh)
        self.turn += 1

    def _do(self, action: Callable[[], Any]) -> bool:
        done = self._desk.attempt(action)
        if done:
            self._desk.tick()
        self.turn += 1
        return done


def use_sitting(sitting: Sitting) -> None:
    """Draws the component again, and all below it, whenever the session changes."""
    _, see = ft.use_state(sitting.turn)
    stop: Any = ft.use_ref(None)

    def watch() -> None:
        stop.current = sitting.watch(see)

    # Given apart from the set-up: what a set-up returns is forgotten when the component is drawn again.
    ft.use_effect(watch, [id(sitting)], lambda: stop.current and stop.current())

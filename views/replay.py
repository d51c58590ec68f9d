"""A session once more, move by move: where one is, the states and the moves in sentences. Pure looking."""

from __future__ import annotations

import asyncio
from itertools import accumulate, pairwise
from typing import Any

import flet as ft

from models.kernel.move import Move
from models.kernel.session import Session
from views.games.look import GameLook
from views.sitting import Sitting

PACE = 0.9  # seconds from move to move while they are played
Trail = tuple[Session, ...]


def trail(session: Session) -> Trail:
    """The session before its first move and after each of them."""
    start = Session.start(session.game, session.players, session.box, session.setup)

    def on(before: Session, move: Move) -> Session:
        return before.play(move)

    return tuple(accumulate(session.moves, on, initial=start))


@ft.observable
class Replay:
    """Which step and whose sheet this page looks at. `at` is None at the end; kept with the session."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._session = sitting.session
        self._trail = trail(self._session)
        self._told: dict[int, str] = {}
        self._language = ""
        step, seat = sitting.bookmark.get("back_step"), sitting.bookmark.get("back_seat")
        self.at: int | None = step if isinstance(step, int) and 0 <= step < self.last else None
        self.seat: int = seat if isinstance(seat, int) and 0 <= seat < self.seats else self._winner()
        self.playing = False

    @property
    def sitting(self) -> Sitting:
        return self._sitting

    @property
    def game(self) -> GameLook:
        return self._sitting.game

    @property
    def seats(self) -> int:
        return len(self._session.players)

    @property
    def states(self) -> Trail:
        """The states of the session as it is now: a number set by hand here adds a move."""
        if self._session is not self._sitting.session:
            self._session = self._sitting.session
            self._trail = trail(self._session)
            self._told = {}
        return self._trail

    @property
    def last(self) -> int:
        return len(self.states) - 1

    @property
    def step(self) -> int:
        return self.last if self.at is None else min(self.at, self.last)

    @property
    def state(self) -> Session:
        """The session at this step."""
        return self.states[self.step]

    def told(self, step: int, language: str) -> str:
        """The move of that step in a sentence; empty before the first."""
        if language != self._language:
            self._told, self._language = {}, language
        states = self.states
        if step and step not in self._told:
            self._told[step] = self.game.told(states[step - 1], states[step])
        return self._told.get(step, "")

    @property
    def flags(self) -> list[int]:
        """The steps to be marked on the way."""
        marked = self.game.past.milestone
        return [step for step, pair in enumerate(pairwise(self.states), 1) if marked(*pair)]

    def go(self, to: int) -> None:
        """To that step."""
        self.playing = False
        self._go(to)
        self._sitting.mark(back_step=self.at)

    def sit(self, seat: int) -> None:
        """To that player's sheet."""
        self.seat = seat
        self._sitting.mark(back_seat=seat)

    def toggle(self) -> None:
        """Plays the moves one after another, or stops; from the start when all have been seen."""
        if self.playing:
            self.go(self.step)
            return
        if self.at is None:
            self._go(0)
        self.playing = True
        self._sitting.desk.run(self._play)

    def stop(self) -> None:
        """The page is left."""
        self.playing = False

    async def _play(self) -> Any:
        while self.playing:
            await asyncio.sleep(PACE)
            if self.playing:
                self._go(self.step + 1)
                self.playing = self.at is not None

    def _go(self, to: int) -> None:
        self.at = to if to < self.last else None

    def _winner(self) -> int:
        rows = self._session.scoreboard().rows
        return next((seat for seat, row in enumerate(rows) if row.winner), 0)

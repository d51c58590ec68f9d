"""Fence Em In to look at: the dice, the board, and everybody's farm."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.fence_em_in.state import State
from models.kernel.session import Session
from views.desk import Look
from views.games.fence_em_in.board import still
from views.games.fence_em_in.glance import farm_glance
from views.games.fence_em_in.told import sides
from views.games.onlook import Onlook
from views.kit.die import face
from views.kit.drawing import tile
from views.kit.seatmark import SeatMark
from views.kit.words import signed, t

LEAST_FARM = 200  # a farm board's rows need this room


def common(look: Look, session: Session, side: float) -> ft.Control | None:
    """The three dice as they lie."""
    state: State = session.state
    if state.dice is None or state.turn is None:
        return None
    return ft.Semantics(
        container=True,
        label=t("The dice show {dice}", dice=sides(state.dice)),
        content=ft.Row([face(side_up, side, look.colours) for side_up in state.dice], spacing=6, tight=True),
    )


def board(
    look: Look, session: Session, marks: Sequence[SeatMark], width: float, height: float
) -> ft.Control | None:
    """The board that all share."""
    state: State = session.state
    if state.board is None or not state.board.shared or session.kind == "tallied":
        return None
    return still(look.colours, state, marks, 0, width, height)


def own(
    look: Look, session: Session, marks: Sequence[SeatMark], player: int, width: float, height: float
) -> ft.Control:
    """The player's own board where each has one, else the farm board."""
    state: State = session.state
    if session.kind == "tallied" or width < LEAST_FARM:
        return tile("barn", min(width, height, 96), look.colours)
    if state.board is not None and not state.board.shared:
        return still(look.colours, state, marks, player, width, height)
    return farm_glance(look, state.holdings[player].farm, state.printed, width)


def points(session: Session, player: int) -> str:
    """All points so far."""
    return str(signed(session.scoreboard().rows[player].total))


ONLOOK = Onlook(common=common, own=own, points=points, board=board)

"""Fence Em In to look at: the dice, the board, and everybody's farm."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.fence_em_in.state import State
from models.kernel.session import Session
from views.desk import Look
from views.games.fence_em_in.board import still
from views.games.fence_em_in.glance import FARM_RATIO, STRIP_RATIO, farm_glance, farm_within, strip_within
from views.games.fence_em_in.told import moment, sides
from views.games.onlook import Onlook
from views.kit.die import face
from views.kit.drawing import tile
from views.kit.frame import Frame
from views.kit.seatmark import SeatMark
from views.kit.words import signed, t


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


def points(session: Session, player: int) -> str:
    """All points so far."""
    return str(signed(session.scoreboard().rows[player].total))


def own(
    look: Look, session: Session, marks: Sequence[SeatMark], player: int, width: float, height: float | None
) -> ft.Control:
    """The player's own board where each has one, else the farm board; the barn where only numbers are counted."""
    state: State = session.state
    if session.kind == "tallied":
        return tile("barn", min(width, height or width, 96), look.colours)
    if state.board is not None and not state.board.shared:
        return still(look.colours, state, marks, player, width, height)
    farm = state.holdings[player].farm
    if height is None:
        return farm_glance(look, farm, state.printed, width)
    within = farm_within if state.board is None else strip_within
    return within(look, farm, state.printed, width, height)


def ratio(session: Session) -> float:
    """An own board's, else a farm board's."""
    state: State = session.state
    if session.kind == "tallied":
        return 1
    if state.board is not None and not state.board.shared:
        return Frame(state.board.columns, state.board.rows, 1).ratio
    return FARM_RATIO if state.board is None else STRIP_RATIO


def shared(session: Session) -> float | None:
    """That of the board, if all play on one."""
    state: State = session.state
    if state.board is None or not state.board.shared or session.kind == "tallied":
        return None
    return Frame(state.board.columns, state.board.rows, 1).ratio


def board(look: Look, session: Session, marks: Sequence[SeatMark], width: float, height: float) -> ft.Control:
    """The board that all share."""
    return still(look.colours, session.state, marks, 0, width, height)


ONLOOK = Onlook(moment=moment, common=common, points=points, own=own, ratio=ratio, shared=shared, board=board)

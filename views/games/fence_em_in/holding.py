"""One player's farm and enclosures to look at: a sheet from the lower edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.state import State
from views.games.fence_em_in.board import still, whole
from views.games.fence_em_in.farm import farm_board
from views.kit.bottom_sheet import bottom_sheet
from views.kit.drawing import sign
from views.kit.words import t
from views.sitting import Sitting


def holding_sheet(sitting: Sitting, seat: int, close: Callable[[], Any]) -> ft.BottomSheet:
    """The farm board of the seat; where each has a board of their own, that too."""
    state: State = sitting.session.state
    look = sitting.desk.look
    holding = state.holdings[seat]
    body: list[ft.Control] = [farm_board(look, holding.farm, state.printed)]
    if state.board is not None and whole(state, seat) is not None:
        board = still(look.colours, state, sitting.marks, seat, min(look.width - 32, 480))
        body.insert(0, ft.Row([board], alignment=ft.MainAxisAlignment.CENTER))
    about = t("{points} placement points, {n} fertilizer", points=holding.points, n=holding.fertilizer)
    sack = sign("fertilizer", 40, look.colours)
    title = t("{name}'s farm", name=sitting.marks[seat].name)
    return bottom_sheet(title, about, body, close, aside=sack)

"""What lies on the table beside a decision: where everybody stands, and the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.state import State
from views.desk import Look
from views.games.fence_em_in.board import still
from views.games.fence_em_in.standings import standings
from views.kit.panes import BOARD
from views.sitting import Sitting

ROW = 62  # pixels that a player's row of the standings takes
LEAST = 240


def board(look: Look, sitting: Sitting, player: int, width: float, height: float) -> list[ft.Control]:
    """The board within that room, the player's own where each has one; nothing without a board."""
    state: State = sitting.session.state
    if state.board is None:
        return []
    picture = still(look.colours, state, sitting.marks, player, width, height)
    return [ft.Row([picture], alignment=ft.MainAxisAlignment.CENTER)]


def pane(look: Look, sitting: Sitting, player: int, show: Callable[[int], Any]) -> ft.Control:
    """A wide screen's left pane; before the first round nobody stands anywhere yet."""
    state: State = sitting.session.state
    free = look.height - 40
    parts: list[ft.Control] = []
    if state.round or state.board is None:
        parts.append(standings(look, sitting, show))
        free -= 70 + ROW * look.scale * len(sitting.marks)
    parts += board(look, sitting, player, look.width * BOARD - 48, max(LEAST, free))
    return ft.Column(
        parts,
        spacing=16,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

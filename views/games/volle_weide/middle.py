"""The mid-game scoring: everybody's count, its reasons, and on with the game."""

from __future__ import annotations

import flet as ft

from models.games.volle_weide.state import State
from views.desk import use_desk
from views.kit.button import main_button
from views.kit.component import component
from views.kit.score_table import ScoreTable
from views.kit.shell import column
from views.kit.turn import keyboard, top, undo_row
from views.kit.words import t
from views.sitting import Sitting


@component
def Middle(sitting: Sitting) -> ft.Control:
    """Shown once after the round with the yellow number, until somebody goes on."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state

    def go_on() -> None:
        sitting.mark(mid_seen=len(sitting.session.moves))
        sitting.turn += 1

    ft.use_effect(keyboard(desk, sitting, {"enter": go_on}), None)
    return column(
        look,
        top=top(sitting, t("Mid-game scoring")),
        body=[
            ft.Text(
                t(
                    "The yellow space is written. Sheep inside a closed pen count now, and once more at the end."
                )
            ),
            ScoreTable(sitting, parts=("mid",)),
        ],
        actions=[
            undo_row(sitting),
            main_button(
                t("On to round {n}", n=state.round + 1),
                lambda _: go_on(),
                icon=ft.Icons.ARROW_FORWARD_ROUNDED,
                key="go-on",
            ),
        ],
    )

"""The choice side: a fertilizer and another roll, or the die set to a side."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from models.games.fence_em_in.dice import CHOICE, SIDES, Face
from models.games.fence_em_in.moves import Choice
from models.games.fence_em_in.state import State
from views.desk import use_desk
from views.games.fence_em_in.chips import chips
from views.games.fence_em_in.holding import holding_sheet
from views.games.fence_em_in.pad import FACES, pad, rolled, spoken
from views.kit.button import tonal_button
from views.kit.component import component
from views.kit.die import face
from views.kit.drawing import sign
from views.kit.shell import card, column, quiet
from views.kit.turn import keyboard, top, undo_row
from views.kit.words import t
from views.sitting import Sitting


@component
def ChooseSide(sitting: Sitting) -> ft.Control:
    """One die after the other, until none shows the choice side."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state
    shown, show = ft.use_state(-1)
    if state.dice is None or not state.choosing:
        return ft.Container()
    dice = state.dice
    die = dice.index(CHOICE)
    name = sitting.marks[state.first].name

    def set_to(side: Face) -> None:
        sitting.play(Choice(die=die, take="side", face=side))

    def again(side: Face) -> None:
        sitting.play(Choice(die=die, take="fertilizer", face=side))

    keys: dict[str, Callable[[], Any]] = {str(side): partial(set_to, side) for side in SIDES}
    ft.use_effect(keyboard(desk, sitting, keys), None)
    ft.use_dialog(holding_sheet(sitting, shown, lambda: show(-1)) if shown >= 0 else None)
    row = ft.Row(
        [
            ft.Container(
                face(side, 52, look.colours, t("Die {n}: {side}", n=place + 1, side=spoken(side))),
                padding=6,
                border_radius=16,
                border=ft.Border.all(2.5, ft.Colors.PRIMARY if place == die else ft.Colors.TRANSPARENT),
            )
            for place, side in enumerate(dice)
        ],
        spacing=12,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    n = state.holdings[state.first].fertilizer
    take = ft.Column(
        [
            ft.Row(
                [
                    sign("fertilizer", 40, look.colours),
                    ft.Column(
                        [
                            ft.Text(
                                t("Take 1 fertilizer and roll again"),
                                theme_style=ft.TextThemeStyle.TITLE_SMALL,
                            ),
                            quiet(
                                t(
                                    "You have {n}. Tap what the die shows then; it may be the choice side again.",
                                    n=n,
                                )
                            ),
                        ],
                        spacing=0,
                        tight=True,
                        expand=True,
                    ),
                ],
                spacing=12,
            ),
            pad(look, again, key="again", sides=FACES, high=36),
            tonal_button(
                t("Roll for us"),
                lambda _: again(rolled()),
                icon=ft.Icons.CASINO_OUTLINED,
                key="roll-for-us",
                small=True,
            ),
        ],
        spacing=10,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    put = ft.Column(
        [
            ft.Text(t("Or set the die"), theme_style=ft.TextThemeStyle.TITLE_SMALL),
            pad(look, set_to, key="set", sides=tuple(SIDES), high=36),
        ],
        spacing=10,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return column(
        look,
        top=top(sitting, t("{name} chooses", name=name)),
        body=[chips(look, sitting, show), row, card(take), card(put)],
        actions=[undo_row(sitting)],
        spacing=12,
    )

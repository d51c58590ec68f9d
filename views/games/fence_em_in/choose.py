"""The choice side: a fertilizer and another roll, or the die set to a side."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from models.games.fence_em_in.dice import CHOICE, SIDES, Dice, Face
from models.games.fence_em_in.moves import Choice
from models.games.fence_em_in.state import State
from views.desk import Look, use_desk
from views.games.fence_em_in.chips import chips
from views.games.fence_em_in.holding import holding_sheet
from views.games.fence_em_in.overview import board, pane
from views.games.fence_em_in.pad import pad, rolled, side_row, spoken
from views.kit.button import plain_button, tile_button, tonal_button
from views.kit.component import component
from views.kit.die import face
from views.kit.drawing import tile
from views.kit.panes import two_panes
from views.kit.shell import card, column, heading, quiet
from views.kit.turn import keyboard, top, undo_row
from views.kit.words import t
from views.sitting import Sitting

NOBODY = -1
WIDEST = 720  # a phone's single column


@component
def ChooseSide(sitting: Sitting) -> ft.Control:
    """One die after the other, until none shows the choice side."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state
    shown, show = ft.use_state(NOBODY)
    # The session's length at which a fertilizer was taken for another roll: stale as soon as that is told.
    taking, take = ft.use_state(-1)
    if state.dice is None or not state.choosing:
        return ft.Container()
    die = state.dice.index(CHOICE)
    length = sitting.session.length
    rolling = taking == length

    def set_to(side: Face) -> None:
        sitting.play(Choice(die=die, take="side", face=side))

    def again(side: Face) -> None:
        sitting.play(Choice(die=die, take="fertilizer", face=side))

    def roll_for_us() -> None:
        again(rolled())

    act = again if rolling else set_to
    keys: dict[str, Callable[[], Any]] = {str(side): partial(act, side) for side in SIDES}
    keys |= {"r": roll_for_us, "f": lambda: take(length)}
    if rolling:
        keys["c"] = partial(again, CHOICE)
    ft.use_effect(keyboard(desk, sitting, {} if shown != NOBODY else keys), None)
    ft.use_dialog(holding_sheet(sitting, shown, lambda: show(NOBODY)) if shown != NOBODY else None)

    asked = [heading(t("Die {n} shows the choice side", n=die + 1)), _dice(look, state.dice, die)]
    if rolling:
        ways = [_rolled(look, again, roll_for_us, lambda: take(-1))]
    else:
        ways = [_take(look, state.holdings[state.first].fertilizer, lambda: take(length)), _set(look, set_to)]
    head = top(sitting, t("{name} chooses", name=sitting.marks[state.first].name))
    actions = [undo_row(sitting)]
    if look.wide:
        left = pane(look, sitting, state.first, show)
        return two_panes(left, top=head, body=[*asked, *ways], actions=actions)
    who = [chips(look, sitting, show)]
    room = min(look.width, WIDEST) - 2 * look.margin
    seen = board(look, sitting, state.first, room, room)
    body = [*asked, *ways, *who, *seen] if look.large else [*who, *asked, *ways, *seen]
    return column(look, top=head, body=body, actions=actions, spacing=12)


def _dice(look: Look, dice: Dice, asked: int) -> ft.Control:
    return ft.Row(
        [
            ft.Container(
                face(side, 52, look.colours, t("Die {n}: {side}", n=place + 1, side=spoken(side))),
                padding=6,
                border_radius=16,
                border=ft.Border.all(2.5, ft.Colors.PRIMARY if place == asked else ft.Colors.TRANSPARENT),
            )
            for place, side in enumerate(dice)
        ],
        spacing=12,
    )


def _take(look: Look, n: int, take: Callable[[], Any]) -> ft.Control:
    title = t("Take 1 fertilizer and roll again")
    owned = t("You have {n}, then {after}.", n=n, after=n + 1)
    words = ft.Column(
        [ft.Text(title, theme_style=ft.TextThemeStyle.LABEL_LARGE), quiet(owned)],
        spacing=0,
        tight=True,
        expand=True,
    )
    row = _beside(look, words, ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, size=24))
    return tile_button(title, row, lambda _: take(), key="take", padding=14, radius=20)


def _beside(look: Look, words: ft.Column, *more: ft.Control) -> ft.Control:
    """The sack beside the words; with large text above them."""
    sack = tile("fertilizer", 48, look.colours)
    if not look.large:
        return ft.Row([sack, words, *more], spacing=12)
    words.expand = None
    above = ft.Row([sack, *more], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
    return ft.Column([above, words], spacing=6, tight=True)


def _set(look: Look, set_to: Callable[[Face], Any]) -> ft.Control:
    words = ft.Column(
        [
            ft.Text(t("Or set the die"), theme_style=ft.TextThemeStyle.LABEL_LARGE),
            quiet(t("To any side, for everybody.")),
        ],
        spacing=0,
        tight=True,
    )
    stretch = ft.CrossAxisAlignment.STRETCH
    return card(
        ft.Column([words, side_row(look, set_to)], spacing=10, tight=True, horizontal_alignment=stretch)
    )


def _rolled(
    look: Look,
    again: Callable[[Face], Any],
    roll_for_us: Callable[[], Any],
    back: Callable[[], Any],
) -> ft.Control:
    """The fertilizer is taken: what the die shows now."""
    words = ft.Column(
        [
            ft.Text(t("What does the die show now?"), theme_style=ft.TextThemeStyle.LABEL_LARGE),
            quiet(t("It may be the choice side again.")),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    buttons: list[ft.Control] = [
        plain_button(t("Back"), lambda _: back(), key="take-back", small=True),
        tonal_button(
            t("Roll for us"),
            lambda _: roll_for_us(),
            icon=ft.Icons.CASINO_OUTLINED,
            key="roll-for-us",
            small=True,
        ),
    ]
    stretch = ft.CrossAxisAlignment.STRETCH
    if look.large:
        below: ft.Control = ft.Column(buttons, spacing=8, tight=True, horizontal_alignment=stretch)
    else:
        buttons[0].expand, buttons[1].expand = 2, 3
        below = ft.Row(buttons, spacing=8)
    head = _beside(look, words)
    return card(
        ft.Column(
            [head, pad(look, again, key="again"), below],
            spacing=10,
            tight=True,
            horizontal_alignment=stretch,
        )
    )

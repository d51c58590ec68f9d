"""Between two rounds: who opens, the three dice by tapping, and where everybody stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from models.games.fence_em_in.dice import CHOICE, SIDES, Dice, Face
from models.games.fence_em_in.moves import Roll
from models.games.fence_em_in.state import State
from views.desk import Look, use_desk
from views.games.fence_em_in.assets_sheet import assets_sheet
from views.games.fence_em_in.holding import holding_sheet
from views.games.fence_em_in.opener import opener
from views.games.fence_em_in.overview import pane
from views.games.fence_em_in.pad import pad, rolled, spoken
from views.games.fence_em_in.refill import refill
from views.games.fence_em_in.standings import standings
from views.games.fence_em_in.tapped import WAY, Tapped, keep, kept, way
from views.kit.bottom_sheet import use_notes
from views.kit.button import does, main_button, plain_button, tile_button, tonal_button
from views.kit.component import component
from views.kit.die import face
from views.kit.panes import two_panes
from views.kit.shell import column, quiet
from views.kit.turn import keyboard, top, undo_row
from views.kit.words import t
from views.sitting import Sitting

DIE = 44
SLOT = 58


@component
def RollRound(sitting: Sitting) -> ft.Control:
    """The dice of the next round."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state
    sheet, open_sheet = ft.use_state("")
    notes = use_notes(sheet)
    # Hidden behind another screen it draws nothing and listens to no key.
    if state.turn is not None or state.built_out:
        return ft.Container()
    tapped = kept(sitting)
    first = tapped.first if tapped.first in state.openers else state.openers[0]

    def change(now: Tapped) -> None:
        keep(sitting, now)
        sitting.turn += 1

    def start(dice: Dice | None, how: str) -> None:
        sitting.mark(**{WAY: how})
        sitting.play(Roll(player=first, dice=dice))

    def tap(side: Face) -> None:
        now = tapped.told(side)
        if now.dice is None:
            change(now)
        else:
            start(now.dice, "pad")

    def roll_for_us() -> None:
        start((rolled(), rolled(), rolled()), "us")

    def close() -> None:
        open_sheet("")

    dialog = None
    if sheet == "assets":
        dialog = assets_sheet(sitting, close, notes)
    elif sheet:
        dialog = holding_sheet(sitting, int(sheet), close)
    ft.use_dialog(dialog)
    keys: dict[str, Callable[[], Any]] = {str(side): partial(tap, side) for side in SIDES}
    keys |= {"c": partial(tap, CHOICE), "r": roll_for_us}
    ft.use_effect(keyboard(desk, sitting, {} if sheet else keys), None)

    head = top(sitting, t("Round {n}", n=state.round + 1))
    actions, ways = _actions(sitting, roll_for_us, lambda: start(None, "none"))
    asking: list[ft.Control] = [
        *opener(look, sitting, first, lambda seat: change(replace(tapped, first=seat))),
        _dice(look, tapped, lambda die: change(tapped.again(die))),
        pad(look, tap),
        *ways,
    ]
    told = refill(sitting, lambda: open_sheet("assets"))
    before, after = (told, []) if state.assets is not None else ([], told)
    if look.wide:
        left = pane(look, sitting, first, lambda seat: open_sheet(str(seat)))
        return two_panes(left, top=head, body=[*asking, *before, *after], actions=actions)
    table = [standings(look, sitting, lambda seat: open_sheet(str(seat)))] if state.round else []
    body = [*asking, *before, *table, *after]
    return column(look, top=head, body=body, actions=actions, spacing=12)


def _actions(
    sitting: Sitting, roll_for_us: Callable[[], Any], without: Callable[[], Any]
) -> tuple[list[ft.Control], list[ft.Control]]:
    """Undo, redo and the two other ways; the one that was used last time is the main action.

    With large text only that one stays at the lower edge; the other ways are the second list, for the body.
    """
    look = sitting.desk.look
    last = way(sitting)
    small: list[ft.Control] = []
    words: list[str] = []
    main: list[ft.Control] = []
    for how, key, word, icon, act, button in (
        ("us", "roll-for-us", t("Roll for us"), ft.Icons.CASINO_OUTLINED, roll_for_us, tonal_button),
        ("none", "no-dice", t("Without dice"), ft.Icons.BLOCK_ROUNDED, without, plain_button),
    ):
        press = partial(_press, act)
        if how == last:
            main.append(main_button(word, press, icon=icon, key=key))
            continue
        words.append(word)
        small.append(button(word, press, icon=icon, key=key, column=not look.large, small=True))
    if look.large:
        return [undo_row(sitting), *main], small
    return [undo_row(sitting, small, words), *main], []


def _press(act: Callable[[], Any], _: Any) -> None:
    act()


def _dice(look: Look, tapped: Tapped, again: Callable[[int], Any]) -> ft.Control:
    """The three dice: those tapped so far, and the one that is asked for now."""
    found: list[ft.Control] = []
    for die, side in enumerate(tapped.faces):
        if side is None:
            found.append(_asked(die, now=die == tapped.now))
            continue
        word = t("Die {n}: {side}", n=die + 1, side=spoken(side))
        picture = face(side, DIE, look.colours, word)
        found.append(tile_button(word, picture, does(again, die), key=f"die-{die}", padding=6))
    words = quiet(t("Tap what die {n} shows.", n=tapped.now + 1))
    if look.large:
        return ft.Column([ft.Row(found, spacing=8), words], spacing=4, tight=True)
    return ft.Row([*found, ft.Container(words, expand=True)], spacing=8)


def _asked(die: int, *, now: bool) -> ft.Control:
    number = ft.Text(
        str(die + 1), theme_style=ft.TextThemeStyle.LABEL_LARGE, color=ft.Colors.ON_SURFACE_VARIANT
    )
    edge = ft.Border.all(2.5 if now else 1, ft.Colors.PRIMARY if now else ft.Colors.OUTLINE_VARIANT)
    return ft.Container(
        ft.Semantics(exclude_semantics=True, content=number),
        width=SLOT,
        height=SLOT,
        alignment=ft.Alignment.CENTER,
        border_radius=16,
        border=edge,
    )

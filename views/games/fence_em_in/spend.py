"""Spending fertilizer: five ways, only what can be paid, and what lies on the table afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.dice import COSTS, Pips
from models.games.fence_em_in.moves import Assets, Spend
from models.games.fence_em_in.state import State
from views.desk import Look
from views.games.fence_em_in.change import change_dice
from views.games.fence_em_in.lying import spaces
from views.games.fence_em_in.purchase import ONE_BY_ONE, ROLL, SET, SWAP, TWO_BY_ONE, Purchase, keep, kept
from views.games.fence_em_in.swap import swap
from views.kit.bottom_sheet import Notes, bottom_sheet
from views.kit.button import does, main_button, plain_button, tile_button
from views.kit.drawing import sign, tile
from views.kit.shell import quiet
from views.kit.words import t
from views.sitting import Sitting

FEW = 3  # so many sacks are drawn one by one


def spend_sheet(sitting: Sitting, close: Callable[[], Any], notes: Notes) -> ft.BottomSheet:
    """The sheet of the player on turn."""
    state: State = sitting.session.state
    assert state.turn is not None
    n = state.holdings[state.turn].fertilizer
    name = sitting.marks[state.turn].name
    about = t("{name} has {n}. It can be undone.", name=name, n=n)
    body = [spending(sitting, close, notes)]
    return bottom_sheet(
        t("Spend fertilizer"), about, body, close, actions=[], aside=_sacks(sitting.desk.look, n)
    )


def spending(sitting: Sitting, close: Callable[[], Any], notes: Notes) -> ft.Control:
    """The five ways; one that is tapped stands alone, with what it asks for below."""
    look = sitting.desk.look
    state: State = sitting.session.state
    if state.turn is None:
        return ft.Container()
    bought = kept(sitting)
    player = state.turn
    seen = state.seen(player)
    n = state.holdings[player].fertilizer

    def change(now: Purchase) -> None:
        keep(sitting, now)
        notes.put(bought=now)

    def pay(now: Purchase) -> None:
        close()
        dice = None if seen is None or now.cost == SWAP else now.after(seen)
        if sitting.play(_spend(player, now.cost, dice)) and now.gone and state.assets is not None:
            sitting.play(Assets(spaces=spaces(now.swapped(state.assets))))

    # Every way keeps its place in the column, so that no row is taken for another when they come and go.
    parts: list[ft.Control] = [
        ft.Container(
            _way(look, cost, n, bought.cost == cost, does(change, Purchase(0 if bought.cost else cost))),
            visible=bought.cost in (0, cost),
            key=f"way-{cost}",
        )
        for cost in COSTS
    ]
    if bought.cost:
        parts.append(_asked(look, bought, state, seen, change, pay))
    parts.append(_actions(look, bought, bought.payable(seen, state.assets), close, change, pay))
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _spend(player: int, cost: int, dice: Pips | None) -> Spend:
    """The move; dice that are not followed are left out of it, so that they stay as they are."""
    if dice is None:
        return Spend(player=player, cost=cost)
    return Spend(player=player, cost=cost, dice=dice)


def named(cost: int) -> tuple[str, str]:
    """What a price buys: its name, and what it means."""
    return {
        SWAP: (t("Swap two tokens"), t("Two go back, two are drawn")),
        ROLL: (t("Roll again"), t("One or two dice, for everybody")),
        ONE_BY_ONE: (t("One die up or down by 1"), t("Only for you, within 1 to 5")),
        SET: (t("Set one die"), t("Any side, for everybody")),
        TWO_BY_ONE: (t("Two dice up or down by 1"), t("Only for you, within 1 to 5")),
    }[cost]


def _sacks(look: Look, n: int) -> ft.Control:
    """What the player has, as it lies on the table: few sacks one by one, more as a number."""
    sack = [sign("fertilizer", 36, look.colours) for _ in range(n)]
    if n > FEW or (look.large and n):
        number = ft.Text(
            str(n), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, semantics_label=t("{n} fertilizer", n=n)
        )
        return ft.Row([sack[0], number], spacing=6, tight=True)
    return ft.Row(sack, spacing=4, tight=True)


def _way(look: Look, cost: int, n: int, chosen: bool, press: Callable[[Any], Any]) -> ft.Control:
    name, about = named(cost)
    off = n < cost
    if off:
        about = t("You have {n}, this costs {cost}", n=n, cost=cost)
    ink = ft.Colors.ON_SURFACE_VARIANT if off else ft.Colors.ON_SURFACE
    price = ft.Row(
        [
            tile("fertilizer", 40, look.colours),
            ft.Text(str(cost), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, color=ink),
        ],
        spacing=6,
        tight=True,
    )
    icon = ft.Icons.LOCK_OUTLINE_ROUNDED if off else ft.Icons.CHEVRON_RIGHT_ROUNDED
    if chosen:
        icon = ft.Icons.EXPAND_LESS_ROUNDED
    mark = ft.Icon(icon, size=24, color=ink)
    words = ft.Column(
        [ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_LARGE, color=ink), quiet(about)],
        spacing=0,
        tight=True,
        expand=not look.large,
    )
    content: ft.Control = ft.Row([price, words, mark], spacing=12)
    if look.large:
        above = ft.Row([price, mark], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
        content = ft.Column([above, words], spacing=6, tight=True)
    return tile_button(name, content, None if off else press, key=f"spend-{cost}", selected=chosen)


def _asked(
    look: Look,
    bought: Purchase,
    state: State,
    seen: Pips | None,
    change: Callable[[Purchase], Any],
    pay: Callable[[Purchase], Any],
) -> ft.Control:
    """What has to be said about the chosen way."""
    if bought.cost == SWAP:
        if state.assets is None:
            return quiet(t("Swap them on the table; the app does not follow the assets board."))
        return swap(look, bought, state.assets, change)
    if seen is None:
        return quiet(t("Change the dice on the table; this round the app does not follow them."))
    return change_dice(look, bought, seen, change, pay)


def _actions(
    look: Look,
    bought: Purchase,
    ready: bool,
    close: Callable[[], Any],
    change: Callable[[Purchase], Any],
    pay: Callable[[Purchase], Any],
) -> ft.Control:
    """Close; or back to the five ways, and pay."""
    shut = plain_button(t("Close"), lambda _: close(), key="close-sheet")
    if not bought.cost:
        return shut
    now = does(pay, bought) if ready else None
    main = main_button(t("Spend {n}", n=bought.cost), now, icon=ft.Icons.CHECK_ROUNDED, key="spend-now")
    if look.large:
        stretch = ft.CrossAxisAlignment.STRETCH
        return ft.Column([shut, main], spacing=8, tight=True, horizontal_alignment=stretch)
    shut.expand, main.expand = 2, 3
    return ft.Row([shut, main], spacing=8)

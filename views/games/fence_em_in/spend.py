"""Spending fertilizer: five ways, only what can be paid, and what the dice show afterwards."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Any

import flet as ft

from models.games.fence_em_in.dice import COSTS, OWN_VIEW, SIDES, Pips, change_refusal
from models.games.fence_em_in.moves import Spend
from models.games.fence_em_in.state import State
from views.desk import Look
from views.games.fence_em_in.swap import swap
from views.kit.bottom_sheet import Notes, bottom_sheet
from views.kit.button import does, main_button, tile_button, tonal_button
from views.kit.die import face
from views.kit.drawing import tile
from views.kit.shell import quiet
from views.kit.words import say, t
from views.sitting import Sitting

CHANCE = SystemRandom()


def spend_sheet(sitting: Sitting, close: Callable[[], Any], notes: Notes) -> ft.BottomSheet:
    """The sheet of the player on turn."""
    state: State = sitting.session.state
    assert state.turn is not None
    n = state.holdings[state.turn].fertilizer
    name = sitting.marks[state.turn].name
    about = t("{name} has {n}. It can be undone.", name=name, n=n)
    return bottom_sheet(t("Spend fertilizer"), about, [spending(sitting, close, notes)], close)


def spending(sitting: Sitting, close: Callable[[], Any], notes: Notes) -> ft.Control:
    """The five ways; the one that is tapped opens below itself where the dice have to be told."""
    look = sitting.desk.look
    state: State = sitting.session.state
    way = notes.get("way", 0)

    def choose(way: int) -> None:
        notes.keep({"way": way})

    if state.turn is None:
        return ft.Container()
    player = state.turn
    seen = state.seen(player)
    n = state.holdings[player].fertilizer

    def spend(dice: Pips | None, cost: int) -> None:
        close()
        told = Spend(player=player, cost=cost)
        sitting.play(told if dice is None else Spend(player=player, cost=cost, dice=dice))

    rows: list[ft.Control] = []
    for cost in COSTS:
        rows.append(_way(look, cost, n, way == cost, does(choose, 0 if way == cost else cost)))
        if way != cost:
            continue
        if cost == 1:
            rows.append(swap(sitting, player, close, notes))
        elif seen is None:
            rows.append(_on_the_table(cost, lambda cost: spend(None, cost)))
        else:
            rows.append(_change(look, seen, cost, spend, notes))
    return ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def named(cost: int) -> tuple[str, str]:
    """What a price buys: its name, and what it means."""
    return {
        1: (t("Swap two tokens"), t("Remove 2 from the assets board, draw 2")),
        2: (t("Roll again"), t("One or two dice, for everybody")),
        3: (t("One die up or down by 1"), t("Only for you, within 1 to 5")),
        4: (t("Set one die"), t("Any side, for everybody")),
        5: (t("Two dice up or down by 1"), t("Only for you, within 1 to 5")),
    }[cost]


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
        spacing=4,
        tight=True,
    )
    icon = (
        ft.Icons.LOCK_OUTLINE_ROUNDED
        if off
        else ft.Icons.EXPAND_LESS_ROUNDED
        if chosen
        else ft.Icons.EXPAND_MORE_ROUNDED
    )
    words = ft.Column(
        [ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_LARGE, color=ink), quiet(about)],
        spacing=0,
        tight=True,
        expand=True,
    )
    content = ft.Row([price, words, ft.Icon(icon, size=24, color=ink)], spacing=12)
    return tile_button(name, content, None if off else press, key=f"spend-{cost}", selected=chosen)


def _on_the_table(cost: int, spend: Callable[[int], Any]) -> ft.Control:
    """Dice that are not followed are changed on the table; the app takes the fertilizer only."""
    return ft.Column(
        [
            quiet(t("Change the dice on the table; this round the app does not follow them.")),
            main_button(t("Spend {n}", n=cost), lambda _: spend(cost), key="spend-now"),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _change(
    look: Look, seen: Pips, cost: int, spend: Callable[[Pips | None, int], Any], notes: Notes
) -> ft.Control:
    """The dice as they are and as they will be: a die is chosen, then its new side."""
    after: Pips = notes.get("after", seen)
    die: int = notes.get("die", -1)
    by_one = cost in OWN_VIEW

    def choose(die: int) -> None:
        notes.put(die=die)

    def put(side: int) -> None:
        now = list(after)
        now[die] = side
        notes.put(after=(now[0], now[1], now[2]))

    def roll() -> None:
        """Rolls the marked die by chance; a roll that shows the side again is a roll too."""
        put(CHANCE.randint(1, 5))

    tiles = [
        tile_button(
            t("Die {n}: {side}", n=place + 1, side=after[place]),
            face(after[place], 44, look.colours, t("Die {n}: {side}", n=place + 1, side=after[place])),
            does(choose, place),
            key=f"change-die-{place}",
            selected=place == die,
            expand=True,
            padding=8,
        )
        for place in range(3)
    ]
    parts: list[ft.Control] = [quiet(_ask(cost)), ft.Row(tiles, spacing=8)]
    if die >= 0:
        sides = [side for side in SIDES if not by_one or abs(side - seen[die]) == 1 or side == seen[die]]
        parts.append(
            ft.Row(
                [
                    tile_button(
                        str(side),
                        face(side, 36, look.colours, str(side)),
                        does(put, side),
                        key=f"side-{side}",
                        selected=side == after[die],
                        expand=True,
                        padding=6,
                    )
                    for side in sides
                ],
                spacing=6,
            )
        )
        if cost == 2:
            parts.append(
                tonal_button(
                    t("Roll this die for us"),
                    lambda _: roll(),
                    icon=ft.Icons.CASINO_OUTLINED,
                    key="roll-die",
                    small=True,
                )
            )
    refusal = change_refusal(cost, seen, after)
    if refusal is not None and after != seen:
        parts.append(quiet(say(refusal)))
    same = after == seen and cost != 2
    go = None if refusal is not None or same else lambda _: spend(after, cost)
    parts.append(main_button(t("Spend {n}", n=cost), go, key="spend-now"))
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _ask(cost: int) -> str:
    return {
        2: t("Tap a die, roll it, and say what it shows. At most two."),
        3: t("Tap a die and its new side."),
        4: t("Tap a die and its new side."),
        5: t("Tap two dice, one after the other, and their new sides."),
    }[cost]

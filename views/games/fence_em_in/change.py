"""The three dice as they are and as they will be, for the prices that change them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from models.games.fence_em_in.dice import CHOICE, SIDES, Pips
from views.desk import Look
from views.games.fence_em_in.pad import rolled, side_row, spoken
from views.games.fence_em_in.purchase import ONE_BY_ONE, ROLL, SET, TWO_BY_ONE, Purchase
from views.kit.button import does, tile_button, tonal_button
from views.kit.die import face
from views.kit.shell import quiet
from views.kit.words import t

DIE = 44
Change = Callable[[Purchase], Any]


def change_dice(look: Look, bought: Purchase, seen: Pips, change: Change, pay: Change) -> ft.Control:
    """Dice to choose and their new sides; `change` hears what is chosen, `pay` a roll that is done."""
    by_one = bought.cost in (ONE_BY_ONE, TWO_BY_ONE)
    dice = [
        _by_one(look, bought, die, seen[die], change)
        if by_one
        else _die(look, bought, die, seen[die], change)
        for die in range(3)
    ]
    parts: list[ft.Control] = [quiet(_ask(bought)), ft.Row(dice, spacing=8)]
    if not by_one and bought.dice:
        parts.append(_sides(look, bought, seen, change))
    if bought.cost == ROLL and bought.dice and not bought.rolled:
        parts.append(
            tonal_button(
                t("Roll for us"),
                lambda _: _roll(bought, change, pay),
                icon=ft.Icons.CASINO_OUTLINED,
                key="roll-dice",
                small=True,
            )
        )
    return ft.Column(parts, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _roll(bought: Purchase, change: Change, pay: Change) -> None:
    """The chosen dice by chance, once. A choice side that comes up has to be set before it is paid."""
    now = replace(bought, rolled=True, dice=tuple((die, rolled()) for die, _ in bought.dice))
    change(now)
    if now.asked is None:
        pay(now)


def _ask(bought: Purchase) -> str:
    if bought.rolled:
        return t("The roll shows the choice side: set that die.")
    return {
        ROLL: t("Tap the one or two dice that are rolled again."),
        ONE_BY_ONE: t("One die, up or down."),
        SET: t("Tap the die, then its new side."),
        TWO_BY_ONE: t("Two dice, each up or down."),
    }[bought.cost]


def _die(look: Look, bought: Purchase, die: int, was: int, change: Change) -> ft.Control:
    """A die to choose; tapped again its side is asked for again, or it stays as it was."""
    changing = die in bought.sides
    now = bought.sides.get(die) if changing else was
    word = t("Die {n}: {side}", n=die + 1, side=t("new side?") if now is None else spoken(now))
    picture = face(now, DIE, look.colours, word) if now is not None else _unknown(word)
    content = ft.Column(
        [picture, _told(changing, was)],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

    def press() -> None:
        change(bought.leave(die) if changing and now is None else bought.put(die, None))

    return tile_button(
        word,
        content,
        None if bought.rolled else lambda _: press(),
        key=f"change-die-{die}",
        selected=changing,
        expand=True,
        padding=8,
    )


def _told(changing: bool, was: int) -> ft.Control:
    """Below a die: what becomes of it."""
    return quiet(t("was {n}", n=was) if changing else t("stays"))


def _unknown(word: str) -> ft.Control:
    icon = ft.Icon(ft.Icons.CASINO_OUTLINED, size=28, color=ft.Colors.PRIMARY, semantics_label=word)
    edge = ft.Border.all(2.5, ft.Colors.PRIMARY)
    return ft.Container(
        icon, width=DIE, height=DIE, alignment=ft.Alignment.CENTER, border_radius=9, border=edge
    )


def _sides(look: Look, bought: Purchase, seen: Pips, change: Change) -> ft.Control:
    """The sides for the die that lacks one, else for the one that was chosen last."""
    die = bought.asked if bought.asked is not None else bought.dice[-1][0]
    now = bought.sides[die]
    asked = t("What does die {n} show now?", n=die + 1)
    if bought.cost == SET or now == CHOICE:
        asked = t("Set die {n} to", n=die + 1)
    lines: list[ft.Control] = [ft.Text(asked, theme_style=ft.TextThemeStyle.LABEL_LARGE)]
    if bought.cost == ROLL and not bought.rolled:
        lines.append(quiet(t("On the choice side set it as you like.")))
    off = seen[die] if bought.cost == SET else None
    if not (bought.rolled and bought.asked is None):
        lines.append(
            side_row(look, lambda side: change(bought.put(die, side)), key="side", chosen=now, off=off)
        )
    return ft.Column(lines, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _by_one(look: Look, bought: Purchase, die: int, was: int, change: Change) -> ft.Control:
    """A die between its two neighbours: one tap each; the same tap again takes it back."""
    now = bought.sides.get(die) or was
    word = t("Die {n}: {side}", n=die + 1, side=spoken(now))

    def turn(side: int) -> None:
        change(bought.leave(die) if now == side else bought.put(die, side))

    buttons: list[ft.Control] = []
    for step, name, icon in (
        (-1, t("Die {n} down", n=die + 1), ft.Icons.REMOVE_ROUNDED),
        (1, t("Die {n} up", n=die + 1), ft.Icons.ADD_ROUNDED),
    ):
        side = was + step
        off = side not in SIDES
        ink = ft.Colors.ON_SURFACE_VARIANT if off else ft.Colors.ON_SURFACE
        buttons.append(
            tile_button(
                name,
                ft.Icon(icon, size=24, color=ink, semantics_label=name),
                None if off else does(turn, side),
                key=f"die-{die}-{'less' if step < 0 else 'more'}",
                selected=now == side,
                expand=True,
                padding=ft.Padding.symmetric(horizontal=2, vertical=12),
            )
        )
    narrow = look.width < 380
    row: ft.Control = (
        ft.Column([ft.Row([each]) for each in reversed(buttons)], spacing=6, tight=True)
        if narrow
        else ft.Row(buttons, spacing=6)
    )
    picture = ft.Column(
        [face(now, DIE, look.colours, word), _told(now != was, was)],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(
        ft.Column([picture, row], spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        expand=True,
        padding=6,
        border_radius=20,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
    )

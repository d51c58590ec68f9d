"""The six sides of a die to tap: 1 to 5 and the choice side."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Any

import flet as ft

from models.games.fence_em_in.dice import CHOICE, SIDES, Face
from views.desk import Look
from views.kit.button import does, tile_button
from views.kit.die import face
from views.kit.words import t

CHANCE = SystemRandom()
FACES: tuple[Face, ...] = (*SIDES, CHOICE)
ACROSS = 3
_ROW_OF_FIVE = 360  # a screen narrower than that has no room for five sides of 48 px beside each other


def rolled() -> Face:
    """One die by chance: six sides, one of them the choice side."""
    return CHANCE.choice(FACES)


def spoken(side: Face) -> str:
    """A side in words."""
    return t("choice side") if side == CHOICE else str(side)


def pad(look: Look, press: Callable[[Face], Any], *, key: str = "side") -> ft.Control:
    """A button a side, three in a row."""
    sides = [_side(look, side, press, key, 44) for side in FACES]
    rows: list[ft.Control] = [ft.Row(sides[:ACROSS], spacing=8), ft.Row(sides[ACROSS:], spacing=8)]
    return ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def side_row(
    look: Look,
    press: Callable[[Face], Any],
    *,
    key: str = "set",
    chosen: Face | None = None,
    off: Face | None = None,
) -> ft.Control:
    """The sides 1 to 5 in one row, in two on the narrowest phones; `chosen` is marked, `off` cannot be tapped."""
    sides = [_side(look, side, None if side == off else press, key, 34, side == chosen) for side in SIDES]
    if look.width >= _ROW_OF_FIVE:
        return ft.Row(sides, spacing=8)
    rows: list[ft.Control] = [ft.Row(sides[:ACROSS], spacing=8), ft.Row(sides[ACROSS:], spacing=8)]
    return ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _side(
    look: Look,
    side: Face,
    press: Callable[[Face], Any] | None,
    key: str,
    high: int,
    chosen: bool = False,
) -> ft.Control:
    picture: ft.Control = face(side, high, look.colours, spoken(side))
    if side == CHOICE and not look.large:
        picture = ft.Row(
            [picture, ft.Text(t("choice"), theme_style=ft.TextThemeStyle.LABEL_MEDIUM)],
            spacing=6,
            tight=True,
        )
    return tile_button(
        spoken(side),
        picture,
        None if press is None else does(press, side),
        key=f"{key}-{side}",
        selected=chosen,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=2, vertical=8),
    )

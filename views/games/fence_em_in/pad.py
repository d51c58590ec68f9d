"""The six sides of a die to tap: 1 to 5 and the choice side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


def rolled() -> Face:
    """One die by chance: six sides, one of them the choice side."""
    return CHANCE.choice(FACES)


def spoken(side: Face) -> str:
    """A side in words."""
    return t("choice side") if side == CHOICE else str(side)


def pad(
    look: Look,
    press: Callable[[Face], Any],
    *,
    key: str = "side",
    sides: Sequence[Face] = FACES,
    high: int = 44,
) -> ft.Control:
    """A button a side, three in a row."""
    across = 3
    rows: list[ft.Control] = []
    for first in range(0, len(sides), across):
        rows.append(
            ft.Row([_side(look, side, press, key, high) for side in sides[first : first + across]], spacing=8)
        )
    return ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _side(look: Look, side: Face, press: Callable[[Face], Any], key: str, high: int) -> ft.Control:
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
        does(press, side),
        key=f"{key}-{side}",
        expand=True,
        padding=ft.Padding.symmetric(horizontal=4, vertical=8),
    )

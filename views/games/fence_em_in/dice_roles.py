"""The three dice of a turn: width, height, asset. A tap makes a die the asset's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from views.desk import Look
from views.games.fence_em_in.plot import Plot
from views.kit.button import does, tile_button
from views.kit.die import face
from views.kit.drawing import sign
from views.kit.shell import card, quiet
from views.kit.stepper import row_stepper
from views.kit.words import t

DIE = 40


def dice_roles(look: Look, plot: Plot) -> ft.Control:
    """The dice in the order in which they lie, each with its role; where they are not followed, the size."""
    seen = plot.state.seen(plot.player)
    if seen is None:
        return _size(look, plot)
    w, h, asset = plot.roles
    roles: dict[int, tuple[str, ft.IconData | None]] = {
        w: (t("Width"), ft.Icons.SWAP_HORIZ_ROUNDED),
        h: (t("Height"), ft.Icons.SWAP_VERT_ROUNDED),
        asset: (t("Asset"), None if plot.asset else ft.Icons.PETS_ROUNDED),
    }
    if plot.state.board is None:
        roles = {die: ("", None) if die != asset else roles[asset] for die in range(3)}
    tiles: list[ft.Control] = []
    for die in range(3):
        word, icon = roles[die]
        spoken = t("Die {n}: {side}", n=die + 1, side=seen[die])
        words: list[ft.Control] = []
        if word:
            words.append(ft.Text(word, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, no_wrap=True))
        small = look.large or look.narrow
        if icon is not None and not small:
            words.append(ft.Icon(icon, size=20, color=ft.Colors.ON_SURFACE_VARIANT))
        elif die == asset and plot.asset is not None and not small:
            words.append(sign(plot.asset, 24, look.colours))
        picture = face(seen[die], DIE, look.colours, spoken)
        beside = ft.Column(words, spacing=0, tight=True)
        content: ft.Control = ft.Row([picture, beside], spacing=8, tight=True)
        if small:
            content = ft.Column(
                [picture, beside], spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
            )
        tiles.append(
            tile_button(
                spoken,
                content,
                does(plot.give, die),
                key=f"die-{die}",
                selected=die == asset and plot.state.board is not None,
                expand=True,
                padding=ft.Padding.symmetric(horizontal=8, vertical=8),
            )
        )
    parts: list[ft.Control] = [ft.Row(tiles, spacing=8)]
    if plot.holding.own is not None:
        parts.append(quiet(t("Changed with fertilizer, for this turn only.")))
    return ft.Column(parts, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _size(look: Look, plot: Plot) -> ft.Control:
    """Width and height by steppers: the dice lie on the table and are not followed this round."""
    if plot.state.board is None:
        return ft.Container(visible=False)
    width, height = plot.size
    rows = [
        _line(look, t("Width"), width, "width", lambda n: plot.resize(n, height)),
        _line(look, t("Height"), height, "height", lambda n: plot.resize(width, n)),
    ]
    return card(ft.Column(rows, spacing=6, tight=True), padding=12)


def _line(look: Look, name: str, value: int, key: str, change: Callable[[int], Any]) -> ft.Control:
    stepper = row_stepper(look, name, value, change, key=key, least=1, most=5)
    return ft.Row([ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True), stepper], spacing=8)

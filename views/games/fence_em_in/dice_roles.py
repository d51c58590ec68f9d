"""The three dice of a turn: width, height, asset. A tap makes a die the asset's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import flet as ft

from models.games.fence_em_in.asset import Asset
from views.desk import Look
from views.games.fence_em_in.plot import Plot
from views.kit.button import tile_button
from views.kit.component import component
from views.kit.die import face
from views.kit.drawing import sign
from views.kit.measure import SMALL, breadth
from views.kit.panes import BOARD
from views.kit.shell import card, quiet
from views.kit.stepper import row_stepper
from views.kit.words import t

DIE = 40
Role = Literal["width", "height", "asset"]


def dice_roles(look: Look, plot: Plot, hand: Callable[[], Plot]) -> ft.Control:
    """The dice in the order in which they lie, each with its role; where they are not followed, the size.

    `hand` gives the plot as it is when a die is tapped.
    """
    seen = plot.state.seen(plot.player)
    if seen is None:
        return _size(look, plot)
    board = plot.state.board is not None
    stacked = look.narrow or not _fit(look)
    dice: list[ft.Control] = []
    for die, side in enumerate(seen):
        role = _role(plot, die)
        asset = plot.asset if role == "asset" else None
        tile = _MemoDie(look, die, side, role, asset, board, stacked, hand)
        dice.append(tile if look.large else ft.Container(tile, expand=True))
    # Large words need a line a die.
    parts: list[ft.Control] = dice if look.large else [ft.Row(dice, spacing=8)]
    if plot.holding.own is not None:
        parts.append(quiet(t("Changed with fertilizer, for this turn only.")))
    stretch = ft.CrossAxisAlignment.STRETCH
    return ft.Column(parts, spacing=8 if look.large else 4, tight=True, horizontal_alignment=stretch)


def _fit(look: Look) -> bool:
    """Whether every role's word finds room beside its die."""
    room = (look.width * BOARD - 48 if look.wide else look.width - 2 * look.margin) - 2 * 8
    longest = max(breadth(word, SMALL * look.scale) for word in (t("Width"), t("Height"), t("Asset")))
    return longest <= room / 3 - DIE - 3 * 8


def _role(plot: Plot, die: int) -> Role:
    w, h, asset = plot.roles
    return "asset" if die == asset else "width" if die == w else "height"


@component
def _Die(
    look: Look,
    die: int,
    side: int,
    role: Role,
    asset: Asset | None,
    followed: bool,
    stacked: bool,
    hand: Callable[[], Plot],
) -> ft.Control:
    """One die; `followed`: there is a board, so that the two others are width and height.

    `stacked`: its word stands below it, for want of room.
    """
    small = look.large or stacked
    word, icon = {
        "width": (t("Width"), ft.Icons.SWAP_HORIZ_ROUNDED),
        "height": (t("Height"), ft.Icons.SWAP_VERT_ROUNDED),
        "asset": (t("Asset"), ft.Icons.PETS_ROUNDED),
    }[role]
    words: list[ft.Control] = []
    if followed or role == "asset":
        words.append(ft.Text(word, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, no_wrap=True))
        if role == "asset" and asset is not None and not small:
            words.append(sign(asset, 20, look.colours))
        elif not small:
            words.append(ft.Icon(icon, size=20, color=ft.Colors.ON_SURFACE_VARIANT))
    spoken = t("Die {n}: {side}", n=die + 1, side=side)
    picture = face(side, DIE, look.colours, spoken)
    beside = ft.Column(words, spacing=0, tight=True)
    content: ft.Control = ft.Row([picture, beside], spacing=8, tight=True)
    if stacked and not look.large:
        content = ft.Column(
            [picture, beside], spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
        )
    return tile_button(
        spoken,
        content,
        lambda _: hand().give(die),
        key=f"die-{die}",
        selected=role == "asset" and followed,
        padding=ft.Padding.symmetric(horizontal=8, vertical=8),
    )


_MemoDie = ft.memo(_Die)


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

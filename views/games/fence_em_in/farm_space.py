"""The spaces of one row of a farm board: tokens with the points of their space, and the free ones."""

from __future__ import annotations

import flet as ft

from models.games.fence_em_in.asset import NAMES, Asset
from models.games.fence_em_in.farm import Farm, Printed, RowName
from views.desk import Look
from views.kit.drawing import tile
from views.kit.words import say, t

SPACE = 50
SMALL = 42


def spaces(look: Look, farm: Farm, printed: Printed, name: RowName, fits: bool) -> list[ft.Control]:
    """The row's spaces from left to right; `fits`: the next one is where the token would go."""
    tokens = farm.row(name)
    side = SMALL if look.width < 360 else SPACE
    found: list[ft.Control] = []
    for place, value in enumerate(printed.values(name)):
        worth = "?" if value is None else str(value)
        if place < len(tokens):
            found.append(_filled(look, tokens[place], worth, side, last=place == len(tokens) - 1))
        else:
            found.append(_free(worth, side, following=fits and place == len(tokens)))
    return found


def _filled(look: Look, asset: Asset, worth: str, side: float, last: bool) -> ft.Control:
    """A token; the tag with its space's points is filled where it is the furthest one, which scores."""
    tag = ft.Container(
        ft.Text(
            worth,
            theme_style=ft.TextThemeStyle.LABEL_SMALL,
            color=ft.Colors.ON_PRIMARY if last else ft.Colors.ON_SURFACE,
        ),
        right=-2,
        bottom=-2,
        padding=ft.Padding.symmetric(horizontal=6),
        border_radius=8,
        bgcolor=ft.Colors.PRIMARY if last else ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1.5, ft.Colors.PRIMARY if last else ft.Colors.OUTLINE),
    )
    spoken = (
        t("{asset}, {n} points, counts", asset=say(NAMES[asset]), n=worth)
        if last
        else t("{asset}, {n} points", asset=say(NAMES[asset]), n=worth)
    )
    return ft.Semantics(
        container=True,
        label=spoken,
        exclude_semantics=True,
        content=ft.Stack(
            [tile(asset, side, look.colours), tag],
            width=side,
            height=side,
            clip_behavior=ft.ClipBehavior.NONE,
        ),
    )


def _free(worth: str, side: float, following: bool) -> ft.Control:
    ink = ft.Colors.ON_SURFACE if following else ft.Colors.ON_SURFACE_VARIANT
    edge = ft.Colors.PRIMARY if following else ft.Colors.OUTLINE_VARIANT
    return ft.Container(
        ft.Text(worth, theme_style=ft.TextThemeStyle.LABEL_LARGE, color=ink),
        width=side,
        height=side,
        alignment=ft.Alignment.CENTER,
        border_radius=12,
        border=ft.Border.all(2.5 if following else 1, edge),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST if following else None,
    )

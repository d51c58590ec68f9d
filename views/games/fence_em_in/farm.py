"""A farm board as it lies on the table: six rows, their spaces filled from the left, what comes next and why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from models.games.fence_em_in.asset import NAMES as ASSETS
from models.games.fence_em_in.asset import Asset
from models.games.fence_em_in.farm import NAMES, Farm, Printed, RowName, farm_points
from views.desk import Look
from views.kit.button import does, tile_button
from views.kit.drawing import tile
from views.kit.shell import card
from views.kit.words import say, t

SPACE = 50
SMALL = 42
LONG: tuple[RowName, ...] = ("same", "different", "alternating", "leftovers")
OWN: tuple[RowName, ...] = ("barn", "granary")


@dataclass(frozen=True)
class Offer:
    """A token that looks for its row: which one, where it would go now, and what a tap on a row does."""

    asset: Asset
    row: str | None
    pick: Callable[[RowName], Any]


def farm_board(look: Look, farm: Farm, printed: Printed, offer: Offer | None = None) -> ft.Control:
    """The whole board. With an offer the rows that take the token are buttons, the others say why they do not."""
    rows: list[ft.Control] = [_row(look, farm, printed, name, offer) for name in LONG]
    own = [_row(look, farm, printed, name, offer) for name in OWN]
    if look.large or look.width < 360:
        rows += own
    else:
        for each in own:
            each.expand = True
        rows.append(ft.Row(own, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START))
    return ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def farm_total(farm: Farm, printed: Printed) -> ft.Control:
    """What the board is worth as it is."""
    total = farm_points(farm.filled, printed)
    return ft.Row(
        [
            ft.Text(
                t("Farm board"),
                theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                color=ft.Colors.ON_SURFACE_VARIANT,
            ),
            ft.Text(str(total), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        ],
        spacing=8,
        tight=True,
    )


def _row(look: Look, farm: Farm, printed: Printed, name: RowName, offer: Offer | None) -> ft.Control:
    tokens = farm.row(name)
    worth = printed.worth(name, len(tokens))
    refusal = farm.refusal(name, offer.asset) if offer else None
    fits = offer is not None and refusal is None
    chosen = fits and offer is not None and offer.row == name
    told, ink = _told(farm, printed, name, offer)
    title = ft.Text(say(NAMES[name]), theme_style=ft.TextThemeStyle.LABEL_LARGE)
    aside = ft.Text(told, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ink)
    # Side by side where both fit into the line, else one below the other.
    head = ft.Row([title, aside], spacing=8, wrap=True, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
    spaces = _spaces(look, farm, printed, name, fits)
    number = ft.Text(str(worth), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    line = ft.Row(
        [ft.Row(spaces, spacing=8, wrap=True, expand=True), number],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    content = ft.Column(
        [head, line], spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    if offer is None or not fits:
        return card(content, padding=12)
    return tile_button(
        say(NAMES[name]),
        content,
        does(offer.pick, name),
        key=f"row-{name}",
        selected=chosen,
        radius=20,
        padding=12,
    )


def _told(farm: Farm, printed: Printed, name: RowName, offer: Offer | None) -> tuple[str, ft.Colors]:
    """What stands beside the row's name: what the token changes, or why it does not go there."""
    values, filled = printed.values(name), len(farm.row(name))
    if offer is not None:
        refusal = farm.refusal(name, offer.asset)
        if refusal is not None:
            return say(refusal), ft.Colors.ERROR
        after = values[filled]
        if after is None:
            return t("fits, points not entered yet"), ft.Colors.ON_SURFACE
        before = printed.worth(name, filled)
        return t("fits, {before} becomes {after}", before=before, after=after), ft.Colors.ON_SURFACE
    if filled and values[filled - 1] is None:
        return t("points not entered yet"), ft.Colors.ON_SURFACE_VARIANT
    if not filled:
        return t("empty"), ft.Colors.ON_SURFACE_VARIANT
    if filled == len(values):
        return t("full"), ft.Colors.ON_SURFACE_VARIANT
    return t("next: {n}", n=values[filled]), ft.Colors.ON_SURFACE_VARIANT


def _spaces(look: Look, farm: Farm, printed: Printed, name: RowName, fits: bool) -> list[ft.Control]:
    tokens, values = farm.row(name), printed.values(name)
    side = SMALL if look.width < 360 else SPACE
    found: list[ft.Control] = []
    for place, value in enumerate(values):
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
        t("{asset}, {n} points, counts", asset=say(ASSETS[asset]), n=worth)
        if last
        else t("{asset}, {n} points", asset=say(ASSETS[asset]), n=worth)
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
    return ft.Container(
        ft.Text(worth, theme_style=ft.TextThemeStyle.LABEL_LARGE, color=ink),
        width=side,
        height=side,
        alignment=ft.Alignment.CENTER,
        border_radius=12,
        border=ft.Border.all(
            2.5 if following else 1, ft.Colors.PRIMARY if following else ft.Colors.OUTLINE_VARIANT
        ),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST if following else None,
    )

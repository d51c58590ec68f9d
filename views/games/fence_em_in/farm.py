"""A farm board as it lies on the table: six rows, their spaces filled from the left, what comes next and why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from models.games.fence_em_in.asset import Asset
from models.games.fence_em_in.farm import NAMES, Farm, Printed, RowName, farm_points
from views.desk import Look
from views.games.fence_em_in.farm_space import SPACE, spaces
from views.kit.button import does, tile_button
from views.kit.measure import GAP, LARGE, breadth
from views.kit.panes import BOARD
from views.kit.shell import card
from views.kit.words import say, t

LONG: tuple[RowName, ...] = ("same", "different", "alternating", "leftovers")
EDGE = 12
OWN: tuple[RowName, ...] = ("barn", "granary")


@dataclass(frozen=True)
class Offer:
    """A token that looks for its row: which one, where it would go now, and what a tap on a row does."""

    asset: Asset
    row: str | None
    pick: Callable[[RowName], Any]


def farm_board(
    look: Look, farm: Farm, printed: Printed, offer: Offer | None = None, *, beside: bool = False
) -> ft.Control:
    """The whole board. With an offer the rows that take the token are buttons, the others say why they do not.

    `beside`: there is room for a row's name beside its spaces.
    """
    beside = beside and not look.large
    rows: list[ft.Control] = [_row(look, farm, printed, name, offer, beside) for name in LONG]
    own = [_row(look, farm, printed, name, offer, True) for name in OWN]
    if look.large or not _side_by_side(look):
        rows += own
    else:
        for each in own:
            each.expand = True
        stretch = ft.CrossAxisAlignment.STRETCH
        rows.append(ft.Row(own, spacing=8, intrinsic_height=True, vertical_alignment=stretch))
    return ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _side_by_side(look: Look) -> bool:
    """Whether the two rows of one space find room in one line, their names unbroken."""
    room = look.width * (1 - BOARD) - 48 if look.wide else look.width - 2 * look.margin
    longest = max(breadth(say(NAMES[name]), LARGE * look.scale) for name in OWN)
    return longest <= (room - GAP) / 2 - 2 * EDGE - SPACE - GAP


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


def _row(
    look: Look, farm: Farm, printed: Printed, name: RowName, offer: Offer | None, beside: bool
) -> ft.Control:
    fits = offer is not None and farm.refusal(name, offer.asset) is None
    told, ink = _told(farm, printed, name, offer)
    title = ft.Text(say(NAMES[name]), theme_style=ft.TextThemeStyle.LABEL_LARGE)
    aside = ft.Text(told, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ink)
    places = spaces(look, farm, printed, name, fits)
    worth = printed.worth(name, len(farm.row(name)))
    number = ft.Text(str(worth), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    if name in OWN:
        # One space, so its own points are what the row is worth.
        content: ft.Control = _line([*places, ft.Column([title, aside], spacing=0, tight=True, expand=True)])
    elif beside:
        content = _line([ft.Column([title, aside], spacing=0, tight=True, expand=True), *places, number])
    else:
        # Side by side where both fit into the line, else one below the other.
        head = ft.Row([title, aside], spacing=8, wrap=True, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
        line = _line([ft.Row(places, spacing=8, wrap=True, expand=True), number])
        stretch = ft.CrossAxisAlignment.STRETCH
        content = ft.Column([head, line], spacing=6, tight=True, horizontal_alignment=stretch)
    if offer is None or not fits:
        return card(content, padding=EDGE)
    return tile_button(
        say(NAMES[name]),
        content,
        does(offer.pick, name),
        key=f"row-{name}",
        selected=offer.row == name,
        radius=20,
        padding=EDGE,
    )


def _line(parts: list[ft.Control]) -> ft.Control:
    return ft.Row(parts, spacing=8, vertical_alignment=ft.CrossAxisAlignment.CENTER)


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

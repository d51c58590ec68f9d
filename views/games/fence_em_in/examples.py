"""Small tables for the reference cards: points by asset, the farm board's values, the prices of fertilizer."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.fence_em_in.asset import ASSETS, NAMES, Asset
from models.games.fence_em_in.dice import COSTS
from models.games.fence_em_in.farm import ROWS, Printed
from models.games.fence_em_in.placement import POINTS
from views.desk import Look
from views.games.fence_em_in.spend import named
from views.games.fence_em_in.tables import farm_table
from views.kit.drawing import sign, tile
from views.kit.words import say, t


def _extra() -> dict[Asset, str]:
    pair = t("1 fertilizer for every second one")
    return {
        "cow": t("no fertilizer"),
        "sheep": pair,
        "chicken": t("2 fertilizer"),
        "grain": t("no fertilizer"),
        "corn": t("1 fertilizer"),
        "hay": t("and 1 to 3 more with 1, 2 or 3 animals; 1 fertilizer for every second one"),
        "barn": t("2 fertilizer; the first: 1 fertilizer with every later animal"),
        "granary": t("1 fertilizer; the first: 1 point more for every later grain"),
    }


def points(look: Look, width: float, row: str = "") -> ft.Control:
    """A line an asset: its points in order, then what else it brings. The row `row` is lit."""
    extra = _extra()
    lines: list[ft.Control] = []
    for asset in ASSETS:
        found = POINTS[asset]
        numbers = ", ".join(str(n) for n in found)
        going = (
            t("{points}, then {last}", points=numbers, last=found[-1])
            if len(found) > 1
            else t("{n} each", n=found[0])
        )
        words = ft.Column(
            [
                ft.Text(
                    t("{asset}: {points}", asset=say(NAMES[asset]), points=going),
                    theme_style=ft.TextThemeStyle.LABEL_LARGE,
                ),
                ft.Text(
                    extra[asset], theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT
                ),
            ],
            spacing=0,
            tight=True,
            expand=True,
        )
        lines.append(_line([tile(asset, 40, look.colours), words], lit=asset == row))
    return _table(lines)


def farm(look: Look, width: float) -> ft.Control:
    """A line a row with its values; what is printed at the last two spaces is the copy's own."""
    return farm_table(look, dict.fromkeys(ROWS, 0), Printed())


def fertilizer(look: Look, width: float) -> ft.Control:
    """A line a price."""
    lines: list[ft.Control] = []
    for cost in COSTS:
        name, about = named(cost)
        price = ft.Row(
            [
                sign("fertilizer", 28, look.colours),
                ft.Text(str(cost), theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ],
            spacing=4,
            tight=True,
        )
        words = ft.Column(
            [
                ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_LARGE),
                ft.Text(about, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
            ],
            spacing=0,
            tight=True,
            expand=True,
        )
        lines.append(_line([price, words]))
    return _table(lines)


def _line(parts: Sequence[ft.Control], lit: bool = False) -> ft.Control:
    return ft.Container(
        ft.Row(list(parts), spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        padding=ft.Padding.symmetric(horizontal=8, vertical=4),
        border_radius=12,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if lit else None,
        border=ft.Border.all(2, ft.Colors.PRIMARY) if lit else None,
    )


def _table(lines: list[ft.Control]) -> ft.Control:
    return ft.Column(lines, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

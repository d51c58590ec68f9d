"""The two printed tables small: what miniatures bring, and what the farm board's spaces are worth; cells lit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import flet as ft

from models.games.fence_em_in.asset import ASSETS, NAMES, Asset
from models.games.fence_em_in.farm import NAMES as ROWS
from models.games.fence_em_in.farm import ROWS as ORDER
from models.games.fence_em_in.farm import Printed, RowName
from models.games.fence_em_in.placement import POINTS
from views.desk import Look
from views.kit.drawing import sign
from views.kit.words import say, t

CELL = 34
LEAST_WIDTH = 360
DRAWING = 30
MOST_SCALE = 1.4  # a cell has room for its number without growing as much as the text


def placement_table(look: Look, placed: Mapping[Asset, int]) -> ft.Control:
    """A line for each asset that was placed, so many of its numbers lit; the last number goes on."""
    lines = []
    for asset in ASSETS:
        n = placed.get(asset, 0)
        if not n:
            continue
        row = POINTS[asset]
        cells = [(str(value), place <= n) for place, value in enumerate(row, 1)]
        name = say(NAMES[asset])
        if n > len(row):
            cells.append((t("+{n} more", n=n - len(row)), True))
        lines.append(_line(look, t("{asset}: {n} placed", asset=name, n=n), name, cells, asset))
    return _lines(lines)


def farm_table(look: Look, filled: Mapping[RowName, int], printed: Printed) -> ft.Control:
    """A line a row of the farm board; its furthest filled space is lit, which is the one that counts."""
    lines = []
    for row in ORDER:
        n, name = filled[row], say(ROWS[row])
        values = ["?" if value is None else str(value) for value in printed.values(row)]
        told = (
            t("{row}: {points} points", row=name, points=values[n - 1]) if n else t("{row}: empty", row=name)
        )
        lines.append(_line(look, told, name, [(value, place == n) for place, value in enumerate(values, 1)]))
    return _lines(lines)


def _line(
    look: Look, spoken: str, name: str, cells: Sequence[tuple[str, bool]], drawing: str = ""
) -> ft.Control:
    # Where the numbers leave no room for the name they stand below it.
    apart = look.large or look.width < LEAST_WIDTH
    title = ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, expand=True)
    numbers = ft.Row(
        [_cell(look, text, lit) for text, lit in cells],
        spacing=4,
        run_spacing=4,
        tight=True,
        wrap=apart,
    )
    signs = [sign(drawing, DRAWING, look.colours)] if drawing else []
    content: ft.Control
    if apart:
        content = ft.Column([ft.Row([*signs, title], spacing=10), numbers], spacing=4, tight=True)
    else:
        content = ft.Row([*signs, title, numbers], spacing=10)
    return ft.Semantics(container=True, label=spoken, exclude_semantics=True, content=content)


def _cell(look: Look, text: str, lit: bool) -> ft.Control:
    """A number; a lit one has an edge too, so that it is not told by colour alone."""
    short = len(text) < 3
    return ft.Container(
        ft.Text(
            text,
            theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
            color=ft.Colors.ON_PRIMARY_CONTAINER if lit else ft.Colors.ON_SURFACE_VARIANT,
            no_wrap=True,
        ),
        width=CELL * min(look.scale, MOST_SCALE) if short else None,
        padding=ft.Padding.symmetric(horizontal=0 if short else 8, vertical=3),
        alignment=ft.Alignment.CENTER if short else None,
        border_radius=8,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if lit else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border=ft.Border.all(2, ft.Colors.PRIMARY if lit else ft.Colors.TRANSPARENT),
    )


def _lines(lines: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(lines), spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

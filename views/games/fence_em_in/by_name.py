"""Places in words: for those who do not see the board, and for whoever likes a list. One row a legal place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.board import Rect
from models.kernel.form import Cell
from views.games.fence_em_in.plot import Plot
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, plain_button, tile_button
from views.kit.words import t, tn

PAGE = 24


def named(rect: Rect) -> str:
    """A place in words, by its north-west cell: "Row 3, column 4, 3 wide, 2 high". Both count from 1."""
    x, y = rect.at
    return t(
        "Row {row}, column {column}, {width} wide, {height} high",
        row=y + 1,
        column=x + 1,
        width=rect.width,
        height=rect.height,
    )


def places_by_name(
    plot: Plot, put: Callable[[Cell], Any], close: Callable[[], Any], shown: int, more: Callable[[], Any]
) -> ft.BottomSheet:
    """The legal places for the size as named buttons, row by row; `more` shows further ones."""
    width, height = plot.size
    places = plot.legal[:shown]
    rows: list[ft.Control] = [
        tile_button(
            f"{at}",
            ft.Row([ft.Text(named(Rect(width, height, at)), expand=True)]),
            does(put, at),
            key=f"place-{at[0]}-{at[1]}",
            flat=True,
        )
        for at in places
    ]
    if len(plot.legal) > shown:
        rows.append(plain_button(t("More places"), lambda _: more(), key="more-places"))
    title = tn(
        "{n} place for {width} by {height}",
        "{n} places for {width} by {height}",
        len(plot.legal),
        width=width,
        height=height,
    )
    about = t("The north-west corner of the enclosure.")
    return bottom_sheet(title, about, [ft.Column(rows, spacing=4, tight=True)], close, key="close-places")

"""Places in words: for those who do not see the board, and for whoever likes a list. One row a legal place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.kernel.form import Cell
from views.games.fence_em_in.plot import Plot
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, plain_button, tile_button
from views.kit.words import t, tn

PAGE = 24


def places_by_name(
    plot: Plot, put: Callable[[Cell], Any], close: Callable[[], Any], shown: int, more: Callable[[], Any]
) -> ft.BottomSheet:
    """The legal places for the size as named buttons, row by row; `more` shows further ones."""
    width, height = plot.size
    places = plot.legal[:shown]
    rows: list[ft.Control] = [
        tile_button(
            f"{at}",
            ft.Row([ft.Text(t("Row {row}, column {column}", row=at[1] + 1, column=at[0] + 1), expand=True)]),
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

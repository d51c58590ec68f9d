"""A board without seeing or pointing: a place by row and column, what is there, and a button instead of the tap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import flet as ft

from models.kernel.form import Cell, Edge
from views.desk import use_desk
from views.kit.button import plain_button, tile_button, tonal_button
from views.kit.component import component
from views.kit.rows import narrow
from views.kit.shell import card
from views.kit.stepper import row_stepper
from views.kit.words import t

Kind = Literal["cell", "post", "edge"]
At = Cell | Edge


@component
def ByName(
    columns: int, rows: int, kind: Kind, what: Callable[[At], str], toggle: Callable[[At], Any]
) -> ft.Control:
    """Closed it is one button. `what(place)` says what stands there, `toggle(place)` does what a tap would."""
    desk = use_desk()
    look = desk.look
    shown, show = ft.use_state(False)
    spot, put = ft.use_state((0, 0))
    upright, turn = ft.use_state(False)
    title = t("By row and column")
    icon = ft.Icons.EXPAND_LESS_ROUNDED if shown else ft.Icons.EXPAND_MORE_ROUNDED
    opener = plain_button(title, lambda _: show(not shown), icon=icon, key="by-name", small=True)
    if not shown:
        return opener
    most_x = columns - (kind == "cell" or (kind == "edge" and not upright))
    most_y = rows - (kind == "cell" or (kind == "edge" and upright))
    x, y = min(spot[0], most_x), min(spot[1], most_y)
    at: At = (x, y) if kind != "edge" else (x, y, "s") if upright else (x, y, "e")

    def line(name: str, value: int, most: int, key: str, change: Callable[[int], Any]) -> ft.Control:
        stepper = row_stepper(look, name, value + 1, change, key=key, least=1, most=most + 1)
        word = ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_LARGE)
        if narrow(look):
            return ft.Column([word, stepper], spacing=4)
        return ft.Row([ft.Container(word, expand=True), stepper])

    parts = [
        line(
            t("Row") if kind == "cell" else t("Row of posts"),
            y,
            most_y,
            "by-row",
            lambda n: put((x, n - 1)),
        ),
        line(t("Column") if kind == "cell" else t("Post"), x, most_x, "by-column", lambda n: put((n - 1, y))),
    ]
    if kind == "edge":
        ways = [(t("To the right"), False, "by-right"), (t("Down"), True, "by-down")]
        parts.append(
            ft.Row([_way(word, way == upright, way, turn, key) for word, way, key in ways], spacing=8)
        )
    there = ft.Semantics(
        container=True,
        live_region=True,
        identifier="by-what",
        content=ft.Text(what(at), theme_style=ft.TextThemeStyle.TITLE_SMALL),
    )
    parts += [there, tonal_button(t("Set it or take it away"), lambda _: toggle(at), key="by-toggle")]
    content = ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column(
        [opener, card(content, padding=14)],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _way(word: str, selected: bool, way: bool, turn: Callable[[bool], Any], key: str) -> ft.Control:
    text = ft.Text(word, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, text_align=ft.TextAlign.CENTER)
    return tile_button(word, text, lambda _: turn(way), key=key, selected=selected, expand=True)


def fence_there(edges: tuple[Edge, ...]) -> Callable[[At], str]:
    """What a board of fences says of an edge."""

    def what(at: At) -> str:
        place = t("Row {row}, post {post}", row=at[1] + 1, post=at[0] + 1)
        return t("{place}: a fence", place=place) if at in edges else t("{place}: no fence", place=place)

    return what

"""Content in one column, or in two beside each other where there is room."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from views.desk import Look

ONE, TWO = 720, 1100  # the most width of one column and of two
GAP = 32


def side_width(look: Look, outside: float = 0) -> float:
    """How wide a column is on a screen of two sides; `outside` is taken by a rail."""
    room = look.width - outside
    if look.wide and not look.large:
        return (min(room, TWO) - 2 * look.margin - GAP) / 2
    return min(room, ONE) - 2 * look.margin


def sides(look: Look, left: Sequence[ft.Control], right: Sequence[ft.Control]) -> ft.Control:
    """`right` follows below `left`, or stands beside it where there is room. Empty: one column."""
    if look.wide and not look.large and right:
        return ft.Row(
            [ft.Container(_column(left), expand=1), ft.Container(_column(right), expand=1)],
            spacing=GAP,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    return _column([*left, *right])


def _column(parts: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(parts), spacing=16, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

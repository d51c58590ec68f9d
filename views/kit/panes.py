"""Two panes for wide screens: the board on the left; at the right bar, scrolling body and actions."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from views.desk import Look

BOARD = 0.57  # the left pane's part of the width


def board_room(look: Look) -> tuple[float, float]:
    """Width and height that a board may take in the left pane."""
    return look.width * BOARD - 48, look.height - 32


def two_panes(
    left: ft.Control, *, top: ft.Control, body: Sequence[ft.Control], actions: Sequence[ft.Control]
) -> ft.Control:
    """The screen in two panes."""
    inset = ft.Padding.only(right=24)
    right = ft.Column(
        [
            ft.Container(top, padding=ft.Padding.only(right=12, top=8)),
            ft.Column(
                [ft.Container(each, padding=inset) for each in body],
                scroll=ft.ScrollMode.AUTO,
                expand=True,
                spacing=16,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            ft.Container(
                ft.Column(
                    list(actions), spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
                ),
                padding=ft.Padding.only(right=24, top=8, bottom=16),
            ),
        ],
        spacing=8,
        expand=43,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Row(
        [
            ft.Container(
                left,
                expand=57,
                padding=ft.Padding.symmetric(horizontal=24, vertical=16),
                alignment=ft.Alignment.CENTER,
            ),
            right,
        ],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )

"""The frame of a plain top-level screen: its heading, and what scrolls below, in one column or two."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from views.desk import Desk
from views.kit.shell import top_level
from views.kit.sides import ONE, TWO, sides

RAIL = 96


def page(
    desk: Desk, here: str, title: str, left: Sequence[ft.Control], right: Sequence[ft.Control]
) -> ft.View:
    """`right` follows below `left`, or stands beside it where there is room. Empty: one column."""
    look = desk.look
    wide = look.wide and not look.large and bool(right)
    role = ft.TextThemeStyle.TITLE_LARGE if look.large else ft.TextThemeStyle.HEADLINE_MEDIUM
    head = ft.Semantics(
        header=True,
        heading_level=1,
        content=ft.Text(title, theme_style=role),
    )
    room = look.width - (RAIL if look.wide else 0)
    content = ft.Container(
        ft.Column(
            [head, sides(look, left, right)], spacing=16, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        ),
        width=min(room, TWO if wide else ONE),
        padding=ft.Padding.only(left=look.margin, right=look.margin, top=16, bottom=32),
    )
    scrolled = ft.Column(
        [ft.Row([content], alignment=ft.MainAxisAlignment.CENTER)],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
    )
    return top_level(desk, here, scrolled)

"""A row that leads somewhere: its icon, its name, what it is good for. Several of them stand in one card."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from views.kit.button import Press, tile_button
from views.kit.shell import card, quiet


def ways(rows: Sequence[ft.Control]) -> ft.Control:
    """The card with such rows."""
    return card(
        ft.Column(list(rows), spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), padding=4
    )


def way(icon: ft.IconData, name: str, about: str, press: Press, key: str) -> ft.Control:
    """A row that leads somewhere: icon, name, what it is good for."""
    lines = ft.Column(
        [ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL), quiet(about)],
        spacing=2,
        tight=True,
        expand=True,
    )
    row = ft.Row(
        [
            ft.Icon(icon, size=26, color=ft.Colors.ON_SURFACE),
            lines,
            ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, size=24, color=ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=14,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tile_button(
        name, row, press, key=key, flat=True, padding=ft.Padding.symmetric(horizontal=12, vertical=14)
    )

"""A choice among others: a tile with its icon, its name, what it means, and a mark when it is chosen."""

from __future__ import annotations

import flet as ft

from views.kit.button import Press, tile_button


def option(
    name: str,
    about: str,
    press: Press,
    *,
    selected: bool,
    several: bool = False,
    icon: ft.IconData | None = None,
    key: str = "",
) -> ft.Control:
    """A whole row to tap. `about` may be empty; `several`: more than one may be chosen."""
    if several:
        mark = ft.Icons.CHECK_BOX_ROUNDED if selected else ft.Icons.CHECK_BOX_OUTLINE_BLANK_ROUNDED
    else:
        mark = ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if selected else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED
    ink = ft.Colors.ON_PRIMARY_CONTAINER if selected else ft.Colors.ON_SURFACE
    lines: list[ft.Control] = [ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ink)]
    if about:
        second = ink if selected else ft.Colors.ON_SURFACE_VARIANT
        lines.append(ft.Text(about, theme_style=ft.TextThemeStyle.BODY_SMALL, color=second))
    row: list[ft.Control] = [
        ft.Column(lines, spacing=2, tight=True, expand=True),
        ft.Icon(mark, size=24, color=ft.Colors.PRIMARY if selected else ft.Colors.OUTLINE),
    ]
    if icon is not None:
        row.insert(0, ft.Icon(icon, size=28, color=ink))
    content = ft.Row(row, spacing=14, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return tile_button(
        name,
        content,
        press,
        key=key,
        selected=selected,
        padding=ft.Padding.symmetric(horizontal=16, vertical=14),
    )

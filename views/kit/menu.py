"""A menu of further actions behind three dots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

TARGET = 48


@dataclass(frozen=True)
class Item:
    """One action of a menu; `key` is its identifier."""

    text: str
    icon: ft.IconData
    press: Callable[[], Any]
    key: str


def menu(name: str, items: Sequence[Item], *, key: str) -> ft.Control:
    """The three dots, 48 px; `name` is spoken."""
    return ft.Semantics(
        identifier=key,
        content=ft.PopupMenuButton(
            # As an icon it would stand in the corner of its target; the tooltip alone is not spoken in a browser.
            content=ft.Container(
                ft.Icon(
                    ft.Icons.MORE_VERT_ROUNDED,
                    size=24,
                    color=ft.Colors.ON_SURFACE_VARIANT,
                    semantics_label=name,
                ),
                width=TARGET,
                height=TARGET,
                alignment=ft.Alignment.CENTER,
            ),
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            elevation=0,
            shape=ft.RoundedRectangleBorder(radius=16, side=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
            tooltip=name,
            key=key,
            items=[
                ft.PopupMenuItem(
                    content=ft.Semantics(
                        identifier=item.key,
                        content=ft.Text(item.text, theme_style=ft.TextThemeStyle.BODY_LARGE),
                    ),
                    icon=item.icon,
                    height=52,
                    key=item.key,
                    on_click=lambda _, item=item: item.press(),
                )
                for item in items
            ],
        ),
    )

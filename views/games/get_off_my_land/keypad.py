"""Large keys for a number of dollars: ten digits, back, clear. Knows no money."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from views.kit.button import does, tile_button
from views.kit.words import t

MOST_DIGITS = 3
ROWS = (("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9"), ("clear", "0", "back"))


def keypad(digits: str, change: Callable[[str], Any], scale: float = 1) -> ft.Control:
    """The keys; `change` hears the digits after each tap. `scale` is the text's."""
    return ft.Column(
        [ft.Row([_key(digits, each, change, scale) for each in row], spacing=8) for row in ROWS],
        spacing=8,
        tight=True,
    )


def typed(digits: str, key: str) -> str:
    """The digits after that key."""
    if key == "clear":
        return ""
    if key == "back":
        return digits[:-1]
    return digits if len(digits) >= MOST_DIGITS else (digits + key).lstrip("0")


def _key(digits: str, key: str, change: Callable[[str], Any], scale: float) -> ft.Control:
    content: ft.Control
    if key == "back":
        content = ft.Icon(
            ft.Icons.BACKSPACE_OUTLINED,
            size=24,
            color=ft.Colors.ON_SURFACE,
            semantics_label=t("One digit less"),
        )
    elif key == "clear":
        content = ft.Text(t("Clear"), theme_style=ft.TextThemeStyle.LABEL_LARGE)
    else:
        content = ft.Text(key, theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    return tile_button(
        key,
        ft.Container(content, height=34 * scale, alignment=ft.Alignment.CENTER),
        does(change, typed(digits, key)),
        key=f"key-{key}",
        expand=True,
        padding=12,
    )

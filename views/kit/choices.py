"""A row of chips of which one is chosen, or several are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from views.kit.badge import badge
from views.kit.button import does, tile_button


@dataclass(frozen=True)
class Choice:
    """A chip: what it chooses, its name, and a player's badge or an icon before it."""

    value: str
    name: str
    letter: str = ""
    colour: int = 0
    icon: ft.IconData | None = None


def choices(
    items: Sequence[Choice],
    chosen: Collection[str],
    choose: Callable[[str], Any],
    *,
    prefix: str,
    wrap: bool = False,
) -> ft.Control:
    """The chips in a row that scrolls sideways, or with `wrap` in as many lines as they need.

    Each one's key is `prefix` and its value, which for an empty value is "all".
    """
    found = [_chip(item, item.value in chosen, choose, prefix) for item in items]
    if wrap:
        return ft.Row(found, spacing=8, run_spacing=8, wrap=True)
    return ft.Row(found, spacing=8, scroll=ft.ScrollMode.HIDDEN)


def _chip(item: Choice, selected: bool, choose: Callable[[str], Any], prefix: str) -> ft.Control:
    words = ft.Text(item.name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, no_wrap=True)
    before: list[ft.Control] = []
    if item.letter:
        before = [badge(item.letter, item.colour, 24)]
    elif item.icon is not None:
        before = [ft.Icon(item.icon, size=20, color=ft.Colors.ON_SURFACE)]
    slim = 12 if before else 14
    return tile_button(
        item.name,
        ft.Row([*before, words], spacing=8, tight=True) if before else words,
        does(choose, item.value),
        key=f"{prefix}-{item.value or 'all'}",
        selected=selected,
        radius=24,
        padding=ft.Padding.symmetric(horizontal=14, vertical=slim),
    )

"""What is missing or odd in something that is being entered, or that nothing is; spoken when it changes."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.kernel.oddity import Oddity
from views.kit.shell import card, heading
from views.kit.words import say, t


def checks(found: Sequence[Oddity], fine: str) -> ft.Control:
    """A line each; `fine` where there is none."""
    lines = [_oddity(each) for each in found] or [
        _line(ft.Icons.CHECK_CIRCLE_OUTLINE_ROUNDED, ft.Colors.PRIMARY, fine)
    ]
    return ft.Semantics(
        container=True,
        live_region=True,
        identifier="checks",
        content=ft.Column(
            [
                heading(t("To be checked")),
                card(ft.Column(lines, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)),
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )


def _oddity(oddity: Oddity) -> ft.Control:
    icon = ft.Icons.ERROR_OUTLINE_ROUNDED if oddity.wanting else ft.Icons.INFO_OUTLINE_ROUNDED
    return _line(icon, ft.Colors.ERROR if oddity.wanting else ft.Colors.TERTIARY, say(oddity.message))


def _line(icon: ft.IconData, ink: ft.Colors, text: str) -> ft.Control:
    return ft.Row(
        [ft.Icon(icon, size=24, color=ink), ft.Text(text, expand=True)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )

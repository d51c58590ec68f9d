"""Cards with rows: a drawing, what it is, and what sets it. Knows no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from views.desk import Look
from views.kit.drawing import sign
from views.kit.shell import card
from views.kit.words import t

_PICTURE = 40


def section(title: str, sum: str, rows: list[ft.Control], key: str) -> ft.Control:
    """A card with its heading, what it is worth, and rows parted by lines."""
    head = ft.Row(
        [
            ft.Semantics(
                header=True,
                heading_level=2,
                expand=True,
                content=ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_LARGE),
            ),
            ft.Semantics(
                container=True,
                live_region=True,
                identifier=key,
                content=ft.Text(sum, theme_style=ft.TextThemeStyle.LABEL_LARGE),
            ),
        ],
        spacing=8,
        wrap=False,
    )
    parts: list[ft.Control] = [ft.Container(head, padding=ft.Padding.symmetric(vertical=4))]
    for each in rows:
        parts += [ft.Divider(height=1, color=ft.Colors.OUTLINE_VARIANT), each]
    return card(
        ft.Column(parts, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=14,
    )


def narrow(look: Look) -> bool:
    """Whether a stepper needs a line of its own: with large text, and where no word would fit beside it."""
    return look.large or (not look.wide and look.width < 232 + 121 * look.scale)


def row(look: Look, drawing: str, name: str, about: str, control: ft.Control) -> ft.Control:
    """A drawing, what it is, and what sets it; with large text the last is a line of its own."""
    words = _words(look, drawing, name, about)
    if narrow(look):
        return ft.Column([words, ft.Row([control], alignment=ft.MainAxisAlignment.END)], spacing=4)
    return ft.Row(
        [ft.Container(words, expand=True), control],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _words(look: Look, drawing: str, name: str, about: str) -> ft.Control:
    return ft.Row(
        [
            *([sign(drawing, _PICTURE, look.colours)] if drawing else []),
            ft.Column(
                [
                    ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
                    ft.Text(
                        about, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT
                    ),
                ],
                spacing=0,
                tight=True,
                expand=True,
            ),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def switch_row(
    look: Look,
    drawing: str,
    name: str,
    about: str,
    spoken: str,
    on: bool,
    toggle: Callable[[], Any],
    key: str,
) -> ft.Control:
    """A row that is one switch: a tap anywhere on it turns it. `spoken` names it in full."""
    word = ft.Text(t("yes") if on else t("no"), theme_style=ft.TextThemeStyle.LABEL_MEDIUM)
    switch = ft.Switch(
        value=on,
        on_change=lambda _: toggle(),
        thumb_icon={ft.ControlState.SELECTED: ft.Icons.CHECK_ROUNDED},
        thumb_color={
            ft.ControlState.SELECTED: ft.Colors.ON_PRIMARY,
            ft.ControlState.DEFAULT: ft.Colors.OUTLINE,
        },
        track_color={
            ft.ControlState.SELECTED: ft.Colors.PRIMARY,
            ft.ControlState.DEFAULT: ft.Colors.SURFACE_CONTAINER_HIGHEST,
        },
    )
    content = row(look, drawing, name, about, ft.Row([word, switch], spacing=8, tight=True))
    return ft.Semantics(
        container=True,
        toggled=on,
        label=spoken,
        identifier=key,
        content=ft.Container(
            ft.Semantics(exclude_semantics=True, content=content),
            on_click=lambda _: toggle(),
            key=key,
            padding=ft.Padding.symmetric(vertical=2),
        ),
    )

"""Room for fingers: a meadow whose cells would be too small to tap is shown larger and scrolls sideways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from views.kit.button import plain_button
from views.kit.frame import Frame
from views.kit.words import t

NEAR = 44  # pixels: the least cell that is tapped without zooming (design tokens)


def fitted(columns: int, rows: int, width: float, height: float | None, large: bool) -> tuple[Frame, bool]:
    """The picture's frame, and whether it had to choose: small cells are enlarged where `large`."""
    frame = Frame.within(columns, rows, width, height)
    small = frame.c < NEAR
    return (Frame(columns, rows, NEAR) if small and large else frame), small


def roomy(
    board: ft.Control, frame: Frame, width: float, small: bool, large: bool, enlarge: Callable[[bool], Any]
) -> ft.Control:
    """The board, scrolling sideways where it is wider than its room; the choice between large and whole."""
    if not small:
        return ft.Row([board], alignment=ft.MainAxisAlignment.CENTER)
    choice = plain_button(
        t("Show all of it") if large else t("Larger cells"),
        lambda _: enlarge(not large),
        icon=ft.Icons.ZOOM_OUT_MAP_ROUNDED if large else ft.Icons.ZOOM_IN_ROUNDED,
        key="zoom",
        small=True,
    )
    wide = frame.width > width
    return ft.Column(
        [
            ft.Row(
                [board],
                scroll=ft.ScrollMode.ALWAYS if wide else None,
                alignment=ft.MainAxisAlignment.START if wide else ft.MainAxisAlignment.CENTER,
                width=width,
            ),
            choice,
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

"""The sheet in which the table sets a number by hand: a stepper and a note. Knows no game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from models.kernel.score import Line
from views.desk import Look
from views.kit.button import main_button, plain_button
from views.kit.field import text_field
from views.kit.shell import quiet
from views.kit.stepper import stepper
from views.kit.words import t

MOST_NOTE = 200


@dataclass(frozen=True)
class Hand:
    """What is being set: whose part, to which number, and why."""

    player: int
    part: str
    value: int
    why: str = ""


def override_sheet(
    look: Look,
    hand: Hand,
    line: Line,
    title: str,
    *,
    step: Callable[[int], Any],
    note: Callable[[str], Any],
    use: Callable[[], Any],
    close: Callable[[], Any],
) -> ft.BottomSheet:
    """The sheet for one number. `step` hears the new number, `note` every letter; `use` sets it."""
    actions = [
        plain_button(t("Leave it"), lambda _: close(), key="override-leave", expand=not look.large),
        main_button(
            t("Set to {n}", n=hand.value),
            lambda _: use(),
            icon=ft.Icons.EDIT_ROUNDED,
            key="override-set",
            expand=None if look.large else 2,
        ),
    ]
    stretch = ft.CrossAxisAlignment.STRETCH
    body = ft.Column(
        [
            ft.Semantics(
                header=True,
                heading_level=2,
                content=ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_LARGE),
            ),
            quiet(t("The app worked out {n}. The table has the last word.", n=line.worked_out)),
            ft.Container(
                stepper(t("Points"), hand.value, step, key="override", steps=(1, 5)),
                padding=ft.Padding.symmetric(vertical=8),
            ),
            text_field(t("Why? (a note, if you like)"), hand.why, change=note, key="override-why", lines=3),
            ft.Column(actions, spacing=8, horizontal_alignment=stretch)
            if look.large
            else ft.Row(actions, spacing=8, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        ],
        spacing=12,
        tight=True,
        # A column that scrolls takes the whole height; only large text needs that.
        scroll=ft.ScrollMode.AUTO if look.large else None,
        horizontal_alignment=stretch,
    )
    return ft.BottomSheet(
        content=ft.Container(body, padding=ft.Padding.only(left=16, right=16, bottom=20)),
        show_drag_handle=True,
        draggable=True,
        scrollable=True,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        barrier_color=ft.Colors.with_opacity(0.5, ft.Colors.SCRIM),
        elevation=0,
        shape=ft.RoundedRectangleBorder(radius=ft.BorderRadius.only(top_left=28, top_right=28)),
        size_constraints=ft.BoxConstraints(max_width=560),
        on_dismiss=lambda _: close(),
    )

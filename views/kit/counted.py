"""Who is counted and how much: the players as chips or rows, and the total of the one who is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from views.desk import Look
from views.kit.badge import badge, chip, stripe
from views.kit.button import does, tile_button
from views.kit.seatmark import SeatMark
from views.kit.shell import card
from views.kit.words import signed, t

# Each player's total; None for those who are not counted yet.
Totals = Sequence[int | None]


def total_line(name: str, parts: str, total: int) -> ft.Control:
    """The player's total and what it is made of: "10 + 36 - 2"."""
    left = ft.Column(
        [
            ft.Text(parts, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    number = ft.Text(str(signed(total)), theme_style=ft.TextThemeStyle.DISPLAY_LARGE)
    spoken = t("{name}: {parts} = {total}", name=name, parts=parts, total=total)
    return ft.Semantics(
        container=True,
        live_region=True,
        identifier="total",
        label=spoken,
        content=ft.Semantics(
            exclude_semantics=True,
            content=ft.Row([left, number], vertical_alignment=ft.CrossAxisAlignment.END),
        ),
    )


def chips(
    look: Look, totals: Totals, marks: Sequence[SeatMark], player: int, pick: Callable[[int], Any]
) -> ft.Control:
    """Whose sheet is shown, and who is counted; a tap shows another one."""
    row: list[ft.Control] = []
    for seat, mark in enumerate(marks):
        done = totals[seat] is not None and seat != player
        row.append(
            chip(
                mark.name,
                mark.letter,
                mark.colour,
                does(pick, seat),
                selected=seat == player,
                state=_check() if done else None,
                key=f"chip-{seat}",
            )
        )
    if look.large:
        return ft.Column(row, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(row, spacing=8, scroll=ft.ScrollMode.HIDDEN)


def _check() -> ft.Control:
    return ft.Icon(ft.Icons.CHECK_ROUNDED, size=20, color=ft.Colors.ON_SURFACE, semantics_label=t("counted"))


def roster(
    look: Look, totals: Totals, marks: Sequence[SeatMark], player: int, pick: Callable[[int], Any]
) -> ft.Control:
    """The same for wide screens: a row a player, with the total."""
    rows: list[ft.Control] = []
    for seat, mark in enumerate(marks):
        total = totals[seat]
        told: list[ft.Control] = (
            [
                ft.Text(
                    t("not yet"),
                    theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                    color=ft.Colors.ON_SURFACE_VARIANT,
                )
            ]
            if total is None
            else [
                *([_check()] if seat != player else []),
                ft.Container(
                    ft.Text(str(signed(total)), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                    width=56 * look.scale,
                    alignment=ft.Alignment.CENTER_RIGHT,
                ),
            ]
        )
        row = ft.Row(
            [
                stripe(mark.colour),
                badge(mark.letter, mark.colour),
                ft.Text(mark.name, theme_style=ft.TextThemeStyle.LABEL_LARGE, expand=True),
                *told,
            ],
            spacing=12,
        )
        rows.append(
            tile_button(
                mark.name,
                row,
                does(pick, seat),
                key=f"chip-{seat}",
                flat=True,
                selected=seat == player,
                padding=10,
                radius=12,
            )
        )
    return card(ft.Column(rows, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), padding=8)

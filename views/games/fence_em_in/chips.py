"""Who is on turn, who has built, and everybody's placement points: chips that open the player's farm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.games.fence_em_in.state import State
from views.desk import Look
from views.kit.badge import LONG, badge
from views.kit.button import does, tile_button
from views.kit.component import component
from views.kit.measure import LETTER, SMALL
from views.kit.panes import BOARD
from views.kit.seatmark import SeatMark
from views.kit.words import t
from views.sitting import Sitting

GAP = 8
BADGE = 28
AROUND = 80  # pixels of a chip beside the name: edges, badge, gaps, points


def chips(look: Look, sitting: Sitting, show: Callable[[int], Any], *, to_edge: bool = False) -> ft.Control:
    """A chip a player: side by side, as wide as the row, where the names fit; else in a row that scrolls.

    One below the other where the text is large. `to_edge`: the row reaches to the screen's right edge.
    """
    state: State = sitting.session.state
    row: list[ft.Control] = [
        _MemoChip(look, seat, mark, seat == state.turn, holding.done, holding.points, show)
        for seat, (mark, holding) in enumerate(zip(sitting.marks, state.holdings, strict=True))
    ]
    if look.large:
        return ft.Column(row, spacing=GAP)
    if _side_by_side(look, sitting.marks):
        shares: list[ft.Control] = [ft.Container(each, expand=True) for each in row]
        end = [ft.Container(width=look.margin - GAP)] if to_edge else []
        return ft.Row([*shares, *end], spacing=GAP)
    return ft.Row([*row, ft.Container(width=GAP)], spacing=GAP, scroll=ft.ScrollMode.HIDDEN)


def _side_by_side(look: Look, marks: Sequence[SeatMark]) -> bool:
    room = look.width * BOARD - 48 if look.wide else look.width - 2 * look.margin
    longest = max(len(mark.name) for mark in marks) * LETTER * SMALL * look.scale
    return (longest + AROUND) * len(marks) + GAP * (len(marks) - 1) <= room


@component
def _Chip(
    look: Look, seat: int, mark: SeatMark, on_turn: bool, done: bool, points: int, show: Callable[[int], Any]
) -> ft.Control:
    name = ft.Text(
        mark.name if len(mark.name) <= LONG else f"{mark.name[: LONG - 1].rstrip()}\u2026",
        theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
        expand_loose=True,
        semantics_label=mark.name,
    )
    number = ft.Text(
        str(points),
        theme_style=ft.TextThemeStyle.TITLE_SMALL,
        semantics_label=t("{n} placement points", n=points),
    )
    content = ft.Row([_badge(mark, done), name, number], spacing=6, alignment=ft.MainAxisAlignment.CENTER)
    content.tight = not look.large
    return tile_button(
        mark.name,
        content,
        does(show, seat),
        key=f"chip-{seat}",
        selected=on_turn,
        radius=24,
        padding=ft.Padding.symmetric(horizontal=8, vertical=9),
    )


def _badge(mark: SeatMark, done: bool) -> ft.Control:
    """The player's badge; a check at its corner once they have built or passed."""
    plain = badge(mark.letter, mark.colour)
    if not done:
        return plain
    check = ft.Container(
        ft.Icon(ft.Icons.CHECK_ROUNDED, size=14, color=ft.Colors.ON_SURFACE, semantics_label=t("built")),
        right=-4,
        bottom=-4,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1.5, ft.Colors.ON_SURFACE),
        border_radius=10,
    )
    return ft.Stack([plain, check], width=BADGE, height=BADGE, clip_behavior=ft.ClipBehavior.NONE)


_MemoChip = ft.memo(_Chip)

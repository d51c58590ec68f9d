"""Who is on turn, who has built, and everybody's placement points: chips that open the player's farm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.state import State
from views.desk import Look
from views.kit.badge import chip
from views.kit.button import does
from views.kit.component import component
from views.kit.seatmark import SeatMark
from views.kit.words import t
from views.sitting import Sitting


def chips(look: Look, sitting: Sitting, show: Callable[[int], Any]) -> ft.Control:
    """A chip a player in a row that scrolls; one below the other where the text is large."""
    state: State = sitting.session.state
    row: list[ft.Control] = [
        _MemoChip(look, seat, mark, seat == state.turn, holding.done, holding.points, show)
        for seat, (mark, holding) in enumerate(zip(sitting.marks, state.holdings, strict=True))
    ]
    if look.large:
        return ft.Column(row, spacing=8)
    return ft.Row([*row, ft.Container(width=8)], spacing=8, scroll=ft.ScrollMode.HIDDEN)


@component
def _Chip(
    look: Look, seat: int, mark: SeatMark, on_turn: bool, done: bool, points: int, show: Callable[[int], Any]
) -> ft.Control:
    icon = ft.Icons.CHECK_ROUNDED if done else None
    state = ft.Row(
        [
            ft.Text(
                str(points),
                theme_style=ft.TextThemeStyle.TITLE_SMALL,
                semantics_label=t("{n} placement points", n=points),
            ),
            *(
                [ft.Icon(icon, size=20, color=ft.Colors.ON_SURFACE, semantics_label=t("built"))]
                if icon
                else []
            ),
        ],
        spacing=4,
        tight=True,
    )
    return chip(
        mark.name,
        mark.letter,
        mark.colour,
        does(show, seat),
        selected=on_turn,
        state=state,
        key=f"chip-{seat}",
    )


_MemoChip = ft.memo(_Chip)

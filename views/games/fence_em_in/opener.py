"""Who opens the round: worked out from the placement points, or asked where several may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.state import State
from views.desk import Look
from views.kit.badge import badge, chip
from views.kit.button import does
from views.kit.shell import heading, quiet
from views.kit.words import t
from views.sitting import Sitting


def opener(look: Look, sitting: Sitting, first: int, choose: Callable[[int], Any]) -> list[ft.Control]:
    """The name, or the question with a chip a player; nothing for somebody who plays alone."""
    state: State = sitting.session.state
    marks, seats = sitting.marks, state.openers
    if len(marks) == 1:
        return []
    if len(seats) == 1:
        mark = marks[first]
        words = ft.Column(
            [heading(t("{name} opens the round", name=mark.name)), quiet(t("The fewest placement points."))],
            spacing=0,
            tight=True,
            expand=True,
        )
        return [ft.Row([badge(mark.letter, mark.colour, 40), words], spacing=12)]
    if state.round == 0:
        asked, about = t("Who opens the first round?"), t("Anybody may; agree on one.")
    else:
        asked, about = t("Who rolled lowest?"), t("They tie for the fewest placement points.")
    chips = [
        chip(
            marks[seat].name,
            marks[seat].letter,
            marks[seat].colour,
            does(choose, seat),
            selected=seat == first,
            key=f"opener-{seat}",
        )
        for seat in seats
    ]
    row: ft.Control = (
        ft.Column(chips, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        if look.large
        else ft.Row(chips, spacing=8, scroll=ft.ScrollMode.HIDDEN)
    )
    words = ft.Column([heading(asked), quiet(about)], spacing=0, tight=True)
    return [
        ft.Column([words, row], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    ]

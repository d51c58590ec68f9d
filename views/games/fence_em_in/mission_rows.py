"""Three mission cards with their points: for the end of a game and for the count off the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.games.fence_em_in.box import MISSIONS, Box
from models.kernel.form import Form
from views.desk import Look
from views.kit.rows import row, section
from views.kit.stepper import row_stepper
from views.kit.words import signed, t

LEAST, MOST = -50, 99


def mission_rows(
    look: Look, box: Form, points: Sequence[int], change: Callable[[tuple[int, int, int]], Any]
) -> ft.Control:
    """The card with its three steppers; `change` hears all three numbers."""
    cards = box.missions if isinstance(box, Box) else ()
    rows: list[ft.Control] = []
    for n in range(MISSIONS):
        name = t("Mission card {n}", n=n + 1)
        about = t("an enclosure card") if n == 0 else t("a support card")
        if n < len(cards):
            name = cards[n].text or name
            about = t("an enclosure card") if cards[n].kind == "enclosure" else t("a support card")

        def put(value: int, n: int = n) -> None:
            now = [*points]
            now[n] = value
            change((now[0], now[1], now[2]))

        stepper = row_stepper(look, name, points[n], put, key=f"mission-{n}", least=LEAST, most=MOST)
        rows.append(row(look, "", name, about, stepper))
    return section(t("Mission cards"), str(signed(sum(points))), rows, "missions-worth")

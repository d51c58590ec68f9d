"""Where everybody stands: placement points, farm board, fertilizer, a row a player; a tap opens the farm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.farm import farm_points
from models.games.fence_em_in.state import State
from views.desk import Look
from views.kit.badge import badge, stripe
from views.kit.button import does, tile_button
from views.kit.shell import card, quiet
from views.kit.words import signed, t
from views.sitting import Sitting


def standings(look: Look, sitting: Sitting, show: Callable[[int], Any]) -> ft.Control:
    """The card; its big number is the placement points, which decide who opens the next round."""
    state: State = sitting.session.state
    rows: list[ft.Control] = []
    for seat, (mark, holding) in enumerate(zip(sitting.marks, state.holdings, strict=True)):
        farm = farm_points(holding.farm.filled, state.printed)
        about = t("farm {farm}, fertilizer {n}", farm=farm, n=holding.fertilizer)
        if sitting.session.game.missing(state, seat):
            about = t("farm at least {farm}, fertilizer {n}", farm=farm, n=holding.fertilizer)
        points = ft.Text(
            str(signed(holding.points)),
            theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
            semantics_label=t("{n} placement points", n=holding.points),
        )
        name = ft.Text(mark.name, theme_style=ft.TextThemeStyle.LABEL_LARGE)
        words = ft.Column([name, quiet(about)], spacing=0, tight=True, expand=True)
        row = ft.Row([stripe(mark.colour), badge(mark.letter, mark.colour), words, points], spacing=12)
        if rows:
            rows.append(ft.Divider(height=1, color=ft.Colors.OUTLINE_VARIANT))
        inset = ft.Padding.symmetric(horizontal=4, vertical=8)
        rows.append(
            tile_button(
                mark.name, row, does(show, seat), key=f"farm-{seat}", flat=True, padding=inset, radius=12
            )
        )
    rows.append(quiet(t("Placement points. Tap a name to see the farm.")))
    return card(
        ft.Column(rows, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), padding=12
    )

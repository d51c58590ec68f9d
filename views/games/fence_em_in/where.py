"""Where a token goes: what it brings, and the farm board with the rows that take it. Knows no board of cells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.moves import DISCARD
from views.desk import Look
from views.games.fence_em_in.farm import Offer, farm_board, farm_total
from views.games.fence_em_in.plot import Plot
from views.games.fence_em_in.printed import unknown
from views.games.fence_em_in.tokens import reason
from views.kit.button import plain_button
from views.kit.drawing import tile
from views.kit.shell import heading, notice, quiet
from views.kit.words import t

TILE = 56


def brought(look: Look, plot: Plot) -> ft.Control:
    """The chosen token, what it brings and why, and what the farm board is worth now."""
    assert plot.asset is not None
    brings = plot.brings(plot.asset)
    before = plot.holding.points
    words = ft.Column(
        [
            reason(brings),
            quiet(t("Placement points {before}, now {after}", before=before, after=before + brings.points)),
        ],
        spacing=0,
        tight=True,
        expand=not look.large,
    )
    token = tile(plot.asset, TILE, look.colours)
    total = farm_total(plot.holding.farm, plot.state.printed)
    if look.large:
        return ft.Column([token, words, total], spacing=8)
    if look.narrow:
        return ft.Column([ft.Row([token, words], spacing=12), total], spacing=8)
    return ft.Row([token, words, total], spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def question(look: Look, plot: Plot) -> ft.Control:
    """The question above the rows, with what the farm board is worth now."""
    title = heading(t("Where does it go?"))
    total = farm_total(plot.holding.farm, plot.state.printed)
    if look.large:
        return ft.Column([title, total], spacing=0, tight=True)
    return ft.Row([ft.Container(title, expand=True), total], spacing=8)


def rows(look: Look, plot: Plot, ask: Callable[[str], Any]) -> list[ft.Control]:
    """The farm board with the token looking for its row; a discard, and a value to be read off, in a sentence."""
    assert plot.asset is not None
    slot = plot.slot
    offer = Offer(plot.asset, slot, plot.pick)
    parts = [farm_board(look, plot.holding.farm, plot.state.printed, offer, beside=look.wide)]
    if slot == DISCARD:
        words = t("The token fits no row, so it is discarded. Its miniature stands and counts.")
        parts.append(notice(words, key="discard"))
    lacking = unknown(plot.state.printed, slot)
    if lacking:
        parts.append(
            plain_button(
                t("Enter the points of this space"),
                lambda _: ask(lacking),
                icon=ft.Icons.EDIT_OUTLINED,
                key="enter-printed",
                small=True,
            )
        )
    return parts

"""The newest finished sessions in rows: the game, the day, who won with how much."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.history.summaries import Summary
from views.desk import Desk
from views.games import drawing_of
from views.history_row import game_name
from views.kit.badge import badge
from views.kit.button import tile_button
from views.kit.drawing import tile
from views.kit.seatmark import chair_marks
from views.kit.words import signed, t
from views.verdict import when


def last_results(desk: Desk, summaries: Sequence[Summary]) -> ft.Control:
    """A row each, with a line between."""
    rows: list[ft.Control] = []
    for position, summary in enumerate(summaries):
        if position:
            rows.append(ft.Divider(height=1, thickness=1, color=ft.Colors.OUTLINE_VARIANT))
        rows.append(_row(desk, summary))
    return ft.Column(rows, spacing=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def about(summary: Summary) -> str:
    """The day and how many played: "Yesterday, 4 players"."""
    n = len(summary.chairs)
    on = when(summary.started)
    if not on:
        return t("alone") if n == 1 else t("{n} players", n=n)
    on = on[:1].upper() + on[1:]
    return t("{day}, alone", day=on) if n == 1 else t("{day}, {n} players", day=on, n=n)


def _row(desk: Desk, summary: Summary) -> ft.Control:
    look, marks = desk.look, chair_marks(summary.chairs)
    winners = [
        (mark, chair)
        for mark, chair in zip(marks, summary.chairs, strict=True)
        if chair.winner or len(marks) == 1
    ]
    words = ft.Column(
        [
            ft.Text(game_name(summary), theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ft.Text(
                about(summary),
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                color=ft.Colors.ON_SURFACE_VARIANT,
            ),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    won: list[ft.Control] = [
        ft.Icon(
            ft.Icons.EMOJI_EVENTS_OUTLINED,
            size=22,
            color=ft.Colors.ON_SURFACE_VARIANT,
            semantics_label=t("won by {names}", names=", ".join(mark.name for mark, _ in winners)),
        ),
        *(badge(mark.letter, mark.colour, 30) for mark, _ in winners),
    ]
    if winners:
        won.append(
            ft.Container(
                ft.Text(
                    str(signed(winners[0][1].total)),
                    theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
                    text_align=ft.TextAlign.RIGHT,
                ),
                # Numbers of up to three digits line up.
                width=None if look.large else 46 * look.scale,
                alignment=None if look.large else ft.Alignment.CENTER_RIGHT,
            )
        )
    score = ft.Row(won, spacing=10, tight=True, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    picture = tile(drawing_of(summary.game), 46, look.colours)
    if look.large:
        content: ft.Control = ft.Column([ft.Row([picture, words], spacing=12), score], spacing=8)
    else:
        content = ft.Row([picture, words, score], spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return tile_button(
        summary.id,
        content,
        lambda _: desk.go(f"/history/{summary.id}"),
        key=f"result-{summary.id}",
        flat=True,
        padding=ft.Padding.symmetric(horizontal=0, vertical=8),
    )

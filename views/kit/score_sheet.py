"""What a score table draws from, and its single pieces: a number, a rank, the total's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from models.kernel.score import Row, Scoreboard
from models.kernel.session import Session
from views.desk import Look
from views.kit.button import tile_button
from views.kit.ordinal import ordinal
from views.kit.seatmark import SeatMark
from views.kit.why import TOTAL, Number
from views.kit.words import say, signed, t


@dataclass(frozen=True)
class ScoreSheet:
    """What the table draws from: the board, the players' marks, and what a number does when it is tapped."""

    look: Look
    session: Session
    board: Scoreboard
    marks: tuple[SeatMark, ...]
    parts: tuple[str, ...]
    opened: Number | None
    open: Callable[[Number], None]
    why: Callable[[float], ft.Control]

    @property
    def with_total(self) -> bool:
        return len(self.parts) > 1

    @property
    def at_least(self) -> bool:
        return bool(self.board.missing)

    def part_name(self, part: str) -> str:
        return t("Total") if part == TOTAL else say(self.session.game.parts[part])

    def widest(self, letter: float) -> float:
        """About how wide the longest word of the parts' names is: `letter` is a letter's width at 100 %."""
        words = (word for part in self.parts for word in self.part_name(part).split())
        return max(map(len, words)) * letter * self.look.scale

    def tied(self, row: Row) -> bool:
        """Whether the tie-break was looked at for this player."""
        best = max(other.total for other in self.board.rows)
        return self.board.decided_by not in (None, "points") and row.total == best


def number(sheet: ScoreSheet, player: int, part: str) -> ft.Control:
    """One number as a button, right-aligned; a pencil where it was set by hand."""
    row, mark = sheet.board.rows[player], sheet.marks[player]
    by_hand = part != TOTAL and row.line(part).overridden
    value = row.total if part == TOTAL else row.line(part).value
    selected = sheet.opened == Number(player, part)
    ink = ft.Colors.ON_PRIMARY_CONTAINER if selected else ft.Colors.ON_SURFACE
    spoken = t("{player}, {part}: {n}", player=mark.name, part=sheet.part_name(part), n=value)
    if by_hand:
        spoken = t("{number}, set by hand", number=spoken)
    elif part == TOTAL and sheet.at_least:
        spoken = t("{number} at least", number=spoken)
    inside: list[ft.Control] = []
    if by_hand:
        inside.append(ft.Icon(ft.Icons.EDIT_ROUNDED, size=16, color=ft.Colors.ON_SURFACE_VARIANT))
    inside.append(
        ft.Text(
            str(signed(value)),
            theme_style=ft.TextThemeStyle.DISPLAY_MEDIUM if part == TOTAL else ft.TextThemeStyle.TITLE_MEDIUM,
            color=ink,
            no_wrap=True,
            semantics_label=spoken,
        )
    )
    return tile_button(
        spoken,
        ft.Row(inside, spacing=4, alignment=ft.MainAxisAlignment.END),
        lambda _: sheet.open(Number(player, part)),
        key=f"score-{player}-{part}",
        selected=selected,
        expand=True,
        flat=True,
        radius=12,
        padding=ft.Padding.symmetric(horizontal=6, vertical=10),
    )


def total_label(sheet: ScoreSheet) -> ft.Control:
    words: list[ft.Control] = [ft.Text(t("Total"), theme_style=ft.TextThemeStyle.TITLE_LARGE)]
    if sheet.at_least:
        words.append(small(t("at least")))
    return ft.Column(words, spacing=0, tight=True)


def small(text: str, spoken: str | None = None) -> ft.Text:
    return ft.Text(
        text,
        theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
        color=ft.Colors.ON_SURFACE_VARIANT,
        semantics_label=spoken,
        text_align=ft.TextAlign.END,
    )


def rank(row: Row, mark: SeatMark) -> ft.Control:
    place = ordinal(row.rank or 0)
    words = small(place, t("{player}: {place}", player=mark.name, place=place))
    cup = ft.Icon(ft.Icons.EMOJI_EVENTS_OUTLINED, size=18, color=ft.Colors.PRIMARY)
    return ft.Row([*([cup] if row.winner else []), words], spacing=3, tight=True)

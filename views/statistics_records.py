"""The best scores of one game; a tap opens the session."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import flet as ft

from models.history.figure import Point, Span, Standing
from views.desk import Desk, use_desk
from views.kit.badge import badge
from views.kit.button import does, tile_button
from views.kit.chart_bars import Bar, ShortBars
from views.kit.component import component
from views.kit.ordinal import ordinal
from views.kit.shell import card, heading, quiet
from views.kit.sides import sides
from views.kit.words import full_day, signed, t
from views.roster import roster_marks

MOST = 20


@component
def Records(span: Span) -> ft.Control:
    """Equal scores share their place; the older one stands first."""
    desk = use_desk()
    counted = desk.history.statistics
    points, standings = ft.use_memo(lambda: (counted.records(span, MOST), counted.standings(span)), [span])
    left: list[ft.Control] = [heading(t("Best scores")), card(scores(desk, points, ranked=True), padding=4)]
    right = [
        heading(t("Everybody's best")),
        ShortBars(tuple(_bests(desk, standings)), None, "bests", key="bests"),
    ]
    return sides(desk.look, left, right)


def _bests(desk: Desk, standings: Sequence[Standing]) -> list[Bar]:
    best = sorted(standings, key=lambda one: -one.best)
    marks = roster_marks(desk.history, [(one.person, one.name) for one in best])
    return [
        Bar(one.name, one.best, str(signed(one.best)), "", mark.letter, mark.colour)
        for one, mark in zip(best, marks, strict=True)
    ]


def scores(
    desk: Desk, points: Sequence[Point], *, ranked: bool = False, told: Sequence[str] = ()
) -> ft.Control:
    """A row a score: whose, when, how much; `told` is a word more for each."""
    marks = roster_marks(desk.history, [(point.person, point.name) for point in _firsts(points)])
    by_who = {_who(point): mark for point, mark in zip(_firsts(points), marks, strict=True)}
    rows: list[ft.Control] = []
    for place, point in enumerate(points):
        mark = by_who[_who(point)]
        on = full_day(date.fromisoformat(point.day)) if point.day else t("Without a day")
        lines: list[ft.Control] = [ft.Text(point.name, theme_style=ft.TextThemeStyle.TITLE_SMALL), quiet(on)]
        if told and told[place]:
            lines.append(quiet(told[place]))
        words = ft.Column(lines, spacing=0, tight=True, expand=True)
        total = ft.Text(str(signed(point.total)), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
        parts: list[ft.Control] = [badge(mark.letter, mark.colour, 34), words, total]
        if ranked:
            better = sum(other.total > point.total for other in points)
            rank = ft.Text(ordinal(better + 1), theme_style=ft.TextThemeStyle.LABEL_MEDIUM)
            parts.insert(0, rank if desk.look.large else ft.Container(rank, width=36 * desk.look.scale))
        rows.append(
            tile_button(
                point.session,
                ft.Row(parts, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER),
                does(desk.go, f"/history/{point.session}"),
                key=f"score-{place}",
                flat=True,
                padding=8,
            )
        )
    return ft.Column(rows, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _who(point: Point) -> str:
    return point.person or point.name


def _firsts(points: Sequence[Point]) -> list[Point]:
    """One point for each person."""
    return list({_who(point): point for point in points}.values())

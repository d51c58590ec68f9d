"""The statistics at a glance: how many sessions, when, who won how often, and the games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

import flet as ft

from models.games import GAMES
from models.history.figure import Month, Point, Span, Standing
from models.history.repository import History
from views.desk import Desk, use_desk
from views.games import drawing_of
from views.kit.button import does, tile_button
from views.kit.chart import Series, column_chart
from views.kit.chart_bars import Bar, ShortBars
from views.kit.chart_numbers import ChartNumbers
from views.kit.component import component
from views.kit.drawing import tile
from views.kit.figures import figures
from views.kit.shell import card, heading, quiet
from views.kit.sides import side_width, sides
from views.kit.words import mean, percent, short_month, signed, t, tn, whole
from views.roster import roster_marks

MONTHS = 24  # more than that and years are counted


@dataclass(frozen=True)
class Counted:
    """What is on the screen. `games` are the sessions and the best score of each."""

    standings: Sequence[Standing]
    months: Sequence[Month]
    games: Sequence[tuple[str, int, Point]]

    @property
    def sessions(self) -> int:
        return sum(month.sessions for month in self.months)


def read(history: History, span: Span) -> Counted:
    """Counts it."""
    counted = history.statistics
    keys = list(GAMES) if span.game is None else []
    games = []
    for key in keys:
        its = Span(key, span.place, span.since, span.until)
        best = counted.records(its, 1)
        if best:
            games.append((key, sum(each.sessions for each in counted.months(its)), best[0]))
    return Counted(counted.standings(span), counted.months(span), games)


@component
def Overview(span: Span, choose: Callable[..., Any]) -> ft.Control:
    """`choose(game=)` chooses one."""
    desk = use_desk()
    look = desk.look
    counted = ft.use_memo(lambda: read(desk.history, span), [span])
    width = side_width(look)
    told = [
        (whole(counted.sessions), t("Finished sessions")),
        (whole(len(counted.standings)), t("Players")),
    ]
    left: list[ft.Control] = [figures(look, told, width)]
    if len(counted.games) > 1:
        left += [heading(t("Games")), _games(desk, counted.games, lambda key: choose(game=key))]
    left += [heading(t("Sessions over time")), *_time(desk, counted.months, width)]
    rows = _wins(desk, span, counted.standings)
    look_at = ft.use_memo(lambda: lambda id: desk.go(f"/players/{id}"), [])
    right: list[ft.Control] = [heading(t("Wins")), ShortBars(tuple(rows), look_at, "wins", key="wins")]
    right.append(quiet(t("A shared victory is a win for each. Sessions alone are not won.")))
    return sides(look, left, right)


def _wins(desk: Desk, span: Span, standings: Sequence[Standing]) -> list[Bar]:
    marks = roster_marks(desk.history, [(one.person, one.name) for one in standings])
    found = []
    for one, mark in zip(standings, marks, strict=True):
        parts = []
        if one.versus:
            parts.append(
                t("of {n} with others, {share}", n=whole(one.versus), share=percent(one.wins / one.versus))
            )
        if one.sessions > one.versus:
            parts.append(tn("{n} alone", "{n} alone", one.sessions - one.versus))
        if span.game is not None:
            parts.append(t("on average {points}", points=mean(one.average)))
        text = tn("{n} win", "{n} wins", one.wins)
        about = "; ".join(parts)
        found.append(Bar(one.name, one.wins, text, about, mark.letter, mark.colour, one.person or ""))
    return found


def _games(desk: Desk, games: Sequence[tuple[str, int, Point]], of_game: Callable[[str], Any]) -> ft.Control:
    rows: list[ft.Control] = []
    for key, sessions, best in games:
        words = ft.Column(
            [
                ft.Text(GAMES[key].name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
                quiet(tn("One session", "{n} sessions", sessions)),
                quiet(t("best: {points} by {name}", points=signed(best.total), name=best.name)),
            ],
            spacing=0,
            tight=True,
            expand=True,
        )
        more = ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, size=24, color=ft.Colors.ON_SURFACE_VARIANT)
        sign = [] if desk.look.large else [tile(drawing_of(key), 46, desk.look.colours)]
        row = ft.Row(
            [*sign, words, more],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
        rows.append(
            tile_button(GAMES[key].name, row, does(of_game, key), key=f"of-{key}", flat=True, padding=8)
        )
    return card(
        ft.Column(rows, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), padding=4
    )


def _time(desk: Desk, months: Sequence[Month], width: float) -> list[ft.Control]:
    across, values = columns(months)
    if not across:
        return [quiet(t("No session here has a day."))]
    by_year = len(across[0]) == 4
    chart = column_chart(
        desk.look,
        values,
        across,
        width=width,
        spoken=t("Sessions by year; the numbers are below.")
        if by_year
        else t("Sessions by month; the numbers are below."),
        key="sessions-chart",
        number=whole,
    )
    series = (Series(t("Sessions"), "", 0, tuple(values)),)
    return [
        quiet(t("By year") if by_year else t("By month")),
        chart,
        ChartNumbers(series, across, whole, "numbers-sessions", key="sessions-table"),
    ]


def columns(months: Sequence[Month]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The names and heights of the columns: month by month without gaps, or by year where that is too many."""
    dated = {month.month: month.sessions for month in months if month.month}
    if not dated:
        return (), ()
    keys = [f"{year:04d}-{month:02d}" for year, month in _between(min(dated), max(dated))]
    if len(keys) <= MONTHS:
        names = tuple(short_month(date.fromisoformat(f"{key}-01")) for key in keys)
        return names, tuple(dated.get(key, 0) for key in keys)
    years = sorted({key[:4] for key in keys})
    sums = tuple(sum(n for key, n in dated.items() if key.startswith(year)) for year in years)
    return tuple(years), sums


def _between(first: str, last: str) -> list[tuple[int, int]]:
    start, end = ((int(key[:4]) * 12 + int(key[5:7]) - 1) for key in (first, last))
    return [(each // 12, each % 12 + 1) for each in range(start, end + 1)]

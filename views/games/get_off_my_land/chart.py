"""Money over time: a line a player by month, the same in words, and what each balance is made of."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.get_off_my_land.course import balances, shares
from models.games.get_off_my_land.ledger import PURPOSE_NAMES
from models.games.get_off_my_land.months import NAMES
from models.games.get_off_my_land.state import State
from views.desk import Look, use_desk
from views.games.get_off_my_land.ledger import page_bar, signed_dollars
from views.games.get_off_my_land.told import dollars
from views.kit.badge import badge
from views.kit.chart import Series, legend, line_chart
from views.kit.chart_bars import Bar, bars
from views.kit.component import component
from views.kit.seatmark import SeatMark
from views.kit.shell import card, column, heading
from views.kit.words import say, t
from views.sitting import Sitting


@component
def Chart(sitting: Sitting) -> ft.Control:
    """The chart, then its numbers in words."""
    look = use_desk().look
    state: State = sitting.session.state
    rows = balances(state.book, len(sitting.marks), state.month)
    series = [
        Series(mark.name, mark.letter, mark.colour, tuple(row))
        for mark, row in zip(sitting.marks, rows, strict=True)
    ]
    body: list[ft.Control] = [
        _lines(look, series),
        legend(series, dollars),
        heading(t("What it is made of")),
        *(_made_of(look, state, mark, seat) for seat, mark in enumerate(sitting.marks)),
        heading(t("Month by month")),
        _in_words(sitting.marks, rows),
    ]
    return column(look, top=page_bar(look, sitting, t("Money over time")), body=body, spacing=12)


def _lines(look: Look, series: Sequence[Series]) -> ft.Control:
    months = len(series[0].values)
    return line_chart(
        look,
        series,
        [say(NAMES[month])[: 3 if months < 7 else 1] for month in range(months)],
        width=min(look.width, 720) - 2 * look.margin,
        spoken=t("Balances by month; the numbers are below."),
        number=dollars,
    )


def _made_of(look: Look, state: State, mark: SeatMark, seat: int) -> ft.Control:
    """A bar a share, as long as its dollars, with its name and amount."""
    found = shares(state.book, seat)
    rows: list[ft.Control] = [
        ft.Row(
            [
                badge(mark.letter, mark.colour),
                ft.Text(mark.name, theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True),
                ft.Text(dollars(state.holders[seat].money), theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ],
            spacing=10,
        )
    ]
    shown = [
        Bar(say(PURPOSE_NAMES[purpose]), amount, signed_dollars(amount)) for purpose, amount in found.items()
    ]
    rows.append(bars(shown))
    return card(
        ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), padding=12
    )


def _in_words(marks: Sequence[SeatMark], rows: Sequence[Sequence[int]]) -> ft.Control:
    lines: list[ft.Control] = []
    for mark, row in zip(marks, rows, strict=True):
        text = ", ".join(
            t("{month} {money}", month=say(NAMES[month]), money=dollars(money))
            for month, money in enumerate(row)
        )
        lines.append(ft.Text(f"{mark.name}: {text}", theme_style=ft.TextThemeStyle.BODY_MEDIUM))
    return card(ft.Column(lines, spacing=8, tight=True), padding=12)

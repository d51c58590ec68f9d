"""Money over time: a line a player by month, the same in words, and what each balance is made of."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft
import flet_charts as fc

from models.games.get_off_my_land.course import balances, shares
from models.games.get_off_my_land.ledger import PURPOSE_NAMES
from models.games.get_off_my_land.months import NAMES
from models.games.get_off_my_land.state import State
from views.desk import Look, use_desk
from views.games.get_off_my_land.ledger import page_bar, signed_dollars
from views.games.get_off_my_land.told import dollars
from views.kit.badge import COLOURS, badge
from views.kit.component import component
from views.kit.seatmark import SeatMark
from views.kit.shell import card, column, heading, quiet
from views.kit.words import say, t
from views.sitting import Sitting

HIGH = 260
# Besides the colour each line has dashes of its own, so that nothing is told by colour alone.
DASHES: tuple[list[int] | None, ...] = (None, [10, 5], [3, 4], [12, 4, 3, 4])
STEPS = (1, 2, 5, 10, 20, 50, 100, 200)
LINES = 6


@component
def Chart(sitting: Sitting) -> ft.Control:
    """The chart, then its numbers in words."""
    look = use_desk().look
    state: State = sitting.session.state
    rows = balances(state.book, len(sitting.marks), state.month)
    body: list[ft.Control] = [
        _lines(look, sitting.marks, rows),
        _legend(sitting.marks, rows),
        heading(t("What it is made of")),
        *(_made_of(look, state, mark, seat) for seat, mark in enumerate(sitting.marks)),
        heading(t("Month by month")),
        _in_words(sitting.marks, rows),
    ]
    return column(look, top=page_bar(look, sitting, t("Money over time")), body=body, spacing=12)


def _lines(look: Look, marks: Sequence[SeatMark], rows: Sequence[Sequence[int]]) -> ft.Control:
    months = len(rows[0])
    most = max(10, *(max(row) for row in rows))
    step = next((each for each in STEPS if most / each <= LINES), STEPS[-1])
    top = (most // step + 1) * step
    style = ft.TextStyle(size=13 * min(look.scale, 1.5), color=ft.Colors.ON_SURFACE_VARIANT)
    series = [
        fc.LineChartData(
            points=[
                fc.LineChartDataPoint(month, value, show_tooltip=False) for month, value in enumerate(row)
            ],
            color=COLOURS[mark.colour % len(COLOURS)],
            stroke_width=4,
            dash_pattern=DASHES[seat % len(DASHES)],
            rounded_stroke_cap=True,
            point=True,
        )
        for seat, (mark, row) in enumerate(zip(marks, rows, strict=True))
    ]
    across = [
        fc.ChartAxisLabel(
            value=month, label=ft.Text(say(NAMES[month])[: 3 if months < 7 else 1], style=style)
        )
        for month in range(months)
    ]
    up = [
        fc.ChartAxisLabel(value=value, label=ft.Text(t("${n}", n=value), style=style))
        for value in range(0, top + 1, step)
    ]
    chart = fc.LineChart(
        data_series=series,
        min_x=0,
        max_x=max(months - 1, 1),
        min_y=0,
        max_y=top,
        interactive=False,
        horizontal_grid_lines=fc.ChartGridLines(interval=step, color=ft.Colors.OUTLINE_VARIANT, width=1),
        left_axis=fc.ChartAxis(labels=up, label_size=46 * min(look.scale, 1.5)),
        bottom_axis=fc.ChartAxis(labels=across, label_size=26 * min(look.scale, 1.5)),
        border=ft.Border.only(
            bottom=ft.BorderSide(1, ft.Colors.OUTLINE), left=ft.BorderSide(1, ft.Colors.OUTLINE)
        ),
        expand=True,
    )
    spoken = t("Balances by month; the numbers are below.")
    return card(
        ft.Semantics(
            container=True,
            image=True,
            label=spoken,
            identifier="chart",
            content=ft.Container(ft.Semantics(exclude_semantics=True, content=chart), height=HIGH),
        ),
        padding=12,
    )


def _legend(marks: Sequence[SeatMark], rows: Sequence[Sequence[int]]) -> ft.Control:
    """Which line is whose: the badge, the dashes, the balance now."""
    kinds = (t("solid"), t("dashed"), t("dotted"), t("dash and dot"))
    found: list[ft.Control] = [
        ft.Row(
            [
                badge(mark.letter, mark.colour),
                ft.Text(f"{mark.name} {dollars(row[-1])}", theme_style=ft.TextThemeStyle.LABEL_MEDIUM),
                quiet(kinds[seat % len(kinds)]),
            ],
            spacing=6,
            tight=True,
        )
        for seat, (mark, row) in enumerate(zip(marks, rows, strict=True))
    ]
    return ft.Row(found, spacing=16, run_spacing=8, wrap=True)


def _made_of(look: Look, state: State, mark: SeatMark, seat: int) -> ft.Control:
    """A bar a share, as long as its dollars, with its name and amount."""
    found = shares(state.book, seat)
    most = max((abs(amount) for amount in found.values()), default=1)
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
    for purpose, amount in found.items():
        part = abs(amount) / most
        bar = ft.Row(
            [
                ft.Container(
                    expand=max(1, round(part * 100)),
                    height=10,
                    border_radius=5,
                    bgcolor=ft.Colors.PRIMARY if amount > 0 else ft.Colors.ERROR,
                ),
                ft.Container(expand=max(1, 101 - round(part * 100))),
            ],
            spacing=0,
        )
        words = ft.Row(
            [
                ft.Text(say(PURPOSE_NAMES[purpose]), theme_style=ft.TextThemeStyle.BODY_SMALL, expand=True),
                ft.Text(signed_dollars(amount), theme_style=ft.TextThemeStyle.LABEL_MEDIUM),
            ]
        )
        rows.append(ft.Column([words, bar], spacing=2, tight=True))
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

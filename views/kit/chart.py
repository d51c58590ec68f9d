"""Charts with lines and with columns, one look for all. What they show is also said in words beside them.

A line is told by its dashes, its marks and the letter at its end, never by its colour alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Any

import flet as ft
import flet_charts as fc

from views.desk import Look
from views.kit.badge import badge
from views.kit.shell import card, quiet
from views.kit.words import decimal, t

HIGH = 250
GUTTER = 34  # right of the lines, where their letters stand
BADGE = 24
INSET = 12
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000)
GRID = 6  # at most so many lines across
# The seats' colours as lines: darker on the pale cards, lighter at night, 3:1 or more on every card.
DAY = ("#A8322A", "#245C92", "#A67C00", "#6D3F7D", "#12706A", "#C25F0E")
NIGHT = ("#F08A7E", "#7FB6E8", "#F0C84E", "#CFA2E0", "#5FCBBE", "#F2A65A")
DASHES: tuple[list[int] | None, ...] = (None, [10, 5], [3, 4], [12, 4, 3, 4])
Number = Callable[[Any], str]
MOST_MARKS = 40  # more points than that would run into each other


@dataclass(frozen=True)
class Series:
    """One line: whose it is, and a value for each place along the chart, None where there is none."""

    name: str
    letter: str
    colour: int
    values: tuple[float | None, ...]

    @property
    def first(self) -> float | None:
        return next((value for value in self.values if value is not None), None)

    @property
    def last(self) -> float | None:
        return next((value for value in reversed(self.values) if value is not None), None)


def scale(values: Sequence[float]) -> tuple[int, int, int]:
    """The axis for these values: its lower end, its upper end and the step between its lines.

    It begins at 0 unless all values lie far above.

    >>> scale([3, 14, 22]), scale([51, 60]), scale([-4, 10])
    ((0, 25, 5), (50, 62, 2), (-5, 15, 5))
    """
    low, high = min(values, default=0), max(values, default=0)
    floor_at = 0 if 0 <= low <= high * 0.6 or low == high else low
    span = max(high - min(floor_at, low), 4)
    step = next((each for each in STEPS if span / each < GRID), STEPS[-1])
    bottom = floor(min(floor_at, low) / step) * step
    top = ceil(high / step) * step
    return bottom, top + step if top - high < step * 0.2 else top, step


def line_chart(
    look: Look,
    series: Sequence[Series],
    across: Sequence[str],
    *,
    width: float,
    spoken: str,
    key: str = "chart",
    number: Number = decimal,
) -> ft.Control:
    """Lines over the places named `across`, in a card of that width; `number` writes the values at the axis."""
    bottom, top, step = scale([value for one in series for value in one.values if value is not None])
    gutter = GUTTER if len(series) > 1 else 6
    up, left = _up(look, range(bottom, top + 1, step), number)
    room = width - 2 * INSET - gutter - left
    along, below = _along(look, across, room, left - 16, gutter + INSET)
    chart = fc.LineChart(
        data_series=[_line(look, one, seat) for seat, one in enumerate(series)],
        min_x=0,
        max_x=max(len(across) - 1, 1),
        min_y=bottom,
        max_y=top,
        interactive=False,
        horizontal_grid_lines=fc.ChartGridLines(interval=step, color=ft.Colors.OUTLINE_VARIANT, width=1),
        left_axis=up,
        bottom_axis=along,
        border=_axes(),
        expand=True,
    )
    parts: list[ft.Control] = [chart]
    if len(series) > 1:
        parts.append(_ends(series, bottom, top, HIGH - below))
    else:
        parts.append(ft.Container(width=gutter))
    return _framed(ft.Row(parts, spacing=0), spoken, key)


def column_chart(
    look: Look,
    values: Sequence[float],
    across: Sequence[str],
    *,
    width: float,
    spoken: str,
    key: str = "columns",
    number: Number = decimal,
) -> ft.Control:
    """A column for each of the places named `across`, all from 0."""
    _, top, step = scale([0, *values])
    up, left = _up(look, range(0, top + 1, step), number)
    room = width - 2 * INSET - left - 6
    each = room / max(len(values), 1)
    # Columns stand in the middle of their room.
    along, _ = _along(look, across, room - each, left - 16 + each / 2, INSET + each / 2)
    chart = fc.BarChart(
        groups=[
            fc.BarChartGroup(
                x=place,
                rods=[
                    fc.BarChartRod(
                        from_y=0,
                        to_y=value,
                        width=max(3, min(32, each * 0.66)),
                        color=ft.Colors.PRIMARY,
                        border_radius=ft.BorderRadius.only(top_left=4, top_right=4),
                        show_tooltip=False,
                    )
                ],
            )
            for place, value in enumerate(values)
        ],
        group_alignment=ft.MainAxisAlignment.SPACE_AROUND,
        min_y=0,
        max_y=top,
        interactive=False,
        horizontal_grid_lines=fc.ChartGridLines(interval=step, color=ft.Colors.OUTLINE_VARIANT, width=1),
        left_axis=up,
        bottom_axis=along,
        border=_axes(),
        expand=True,
    )
    return _framed(chart, spoken, key)


def legend(series: Sequence[Series], number: Number = decimal) -> ft.Control:
    """Which line is whose: the badge, the name with the last value, how it is drawn."""
    kinds = (t("solid"), t("dashed"), t("dotted"), t("dash and dot"))
    found: list[ft.Control] = []
    for seat, one in enumerate(series):
        last = "" if one.last is None else f" {number(one.last)}"
        found.append(
            ft.Row(
                [
                    badge(one.letter, one.colour),
                    ft.Text(one.name + last, theme_style=ft.TextThemeStyle.LABEL_MEDIUM),
                    quiet(kinds[seat % len(kinds)]),
                ],
                spacing=6,
                tight=True,
                wrap=True,
            )
        )
    return ft.Row(found, spacing=16, run_spacing=8, wrap=True)


def _line(look: Look, one: Series, seat: int) -> fc.LineChartData:
    colour = (NIGHT if look.colours.dark else DAY)[one.colour % len(DAY)]
    points = [
        fc.LineChartDataPoint(place, value, show_tooltip=False)
        for place, value in enumerate(one.values)
        if value is not None
    ]
    marks = (
        fc.ChartCirclePoint(color=colour, radius=4.5),
        fc.ChartSquarePoint(color=colour, size=9, stroke_width=0),
        fc.ChartCrossPoint(color=colour, size=10, width=3),
    )
    return fc.LineChartData(
        points=points,
        color=colour,
        stroke_width=3,
        dash_pattern=DASHES[seat % len(DASHES)],
        rounded_stroke_cap=True,
        point=marks[seat % len(marks)] if len(points) <= MOST_MARKS else False,
    )


def _ends(series: Sequence[Series], bottom: int, top: int, high: float) -> ft.Control:
    """The letters right of the lines' ends, moved apart where they would cover each other."""
    ends = sorted((one for one in series if one.last is not None), key=lambda one: -(one.last or 0))
    at: list[float] = []
    for one in ends:
        y = (top - (one.last or 0)) / (top - bottom) * high - BADGE / 2
        at.append(max(y, at[-1] + BADGE + 2 if at else 0))
    # The lowest ones push those above up again where there is no room left.
    for place in range(len(at) - 1, -1, -1):
        most = high if place == len(at) - 1 else at[place + 1] - 2
        at[place] = min(at[place], most - BADGE)
    marks: list[ft.Control] = [
        ft.Container(badge(one.letter, one.colour, BADGE), left=8, top=y)
        for one, y in zip(ends, at, strict=True)
    ]
    return ft.Stack(marks, width=GUTTER, height=HIGH)


def _style(look: Look) -> ft.TextStyle:
    return ft.TextStyle(size=13 * min(look.scale, 1.5), color=ft.Colors.ON_SURFACE_VARIANT)


def _up(look: Look, values: Sequence[int], number: Number) -> tuple[fc.ChartAxis, float]:
    """The axis at the left, and how wide it is. The labels are asked for one by one, so none is left out."""
    words = [number(value) for value in values]
    size = (7.5 * max(len(word) for word in words) + 10) * min(look.scale, 1.5)
    labels = [
        fc.ChartAxisLabel(value=value, label=ft.Text(word, style=_style(look), no_wrap=True))
        for value, word in zip(values, words, strict=True)
    ]
    return fc.ChartAxis(labels=labels, label_size=size, label_spacing=values[1] - values[0]), size


def _along(
    look: Look, across: Sequence[str], room: float, left: float, right: float
) -> tuple[fc.ChartAxis, float]:
    """The axis below with as many of its words as have room, and how high it is.

    `left` and `right` of the lines there is so much room more; a word that would leave it is not written.
    """
    factor = min(look.scale, 1.5)
    wide = (7.2 * max((len(word) for word in across), default=1) + 12) * factor
    every = max(1, ceil(len(across) * wide / max(room, 1)))
    apart = max(room / max(len(across) - 1, 1), 1)
    first = max(0, ceil((wide / 2 - left) / apart)) if len(across) > 1 else 0
    labels = [
        fc.ChartAxisLabel(value=place, label=ft.Text(across[place], style=_style(look), no_wrap=True))
        for place in range(first, len(across), every)
        if (len(across) - 1 - place) * apart + right >= wide / 2 or len(across) == 1
    ]
    return fc.ChartAxis(labels=labels, label_size=26 * factor, label_spacing=1), 26 * factor


def _axes() -> ft.Border:
    return ft.Border.only(
        bottom=ft.BorderSide(1, ft.Colors.OUTLINE), left=ft.BorderSide(1, ft.Colors.OUTLINE)
    )


def _framed(chart: ft.Control, spoken: str, key: str) -> ft.Control:
    return card(
        ft.Semantics(
            container=True,
            image=True,
            label=spoken,
            identifier=key,
            key=key,
            content=ft.Container(ft.Semantics(exclude_semantics=True, content=chart), height=HIGH),
        ),
        padding=INSET,
    )

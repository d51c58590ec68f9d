"""The numbers of a chart as a table, opened by a button: for those who read them and those who hear them."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from views.desk import Look, use_desk
from views.kit.badge import badge
from views.kit.button import plain_button
from views.kit.chart import Number, Series
from views.kit.component import component
from views.kit.shell import card
from views.kit.words import decimal, t


@component
def ChartNumbers(
    series: Sequence[Series], across: Sequence[str], number: Number = decimal, name: str = "numbers"
) -> ft.Control:
    """With large text it is open from the start; the newest line is the first. `name` is the button's key."""
    look = use_desk().look
    opened, open_ = ft.use_state(look.large)
    icon = ft.Icons.EXPAND_LESS_ROUNDED if opened else ft.Icons.TABLE_ROWS_OUTLINED
    button = plain_button(
        t("Hide the numbers") if opened else t("Show the numbers"),
        lambda _: open_(not opened),
        icon=icon,
        small=True,
        key=name,
    )
    parts: list[ft.Control] = [ft.Row([button])]
    if opened:
        parts.append(table(look, series, across, number))
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def table(look: Look, series: Sequence[Series], across: Sequence[str], number: Number) -> ft.Control:
    """A line for each place along the chart: its name, and each one's value below their letter."""
    cells = 58 * look.scale
    rows: list[ft.Control] = []
    if len(series) > 1 and not look.large:
        marks = [
            ft.Container(badge(one.letter, one.colour, 26), width=cells, alignment=ft.Alignment.CENTER_RIGHT)
            for one in series
        ]
        rows.append(ft.Row([ft.Container(expand=True), *marks], spacing=0))
    for place in range(len(across) - 1, -1, -1):
        told = [(one, one.values[place]) for one in series]
        words = ", ".join(
            f"{one.name} {number(value)}" if len(series) > 1 else number(value)
            for one, value in told
            if value is not None
        )
        name = ft.Text(across[place], theme_style=ft.TextThemeStyle.BODY_SMALL, expand=not look.large)
        line: ft.Control
        if look.large:
            line = ft.Column(
                [name, ft.Text(words, theme_style=ft.TextThemeStyle.LABEL_MEDIUM)], spacing=0, tight=True
            )
        else:
            values = [
                ft.Text(
                    "" if value is None else number(value),
                    theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                    text_align=ft.TextAlign.RIGHT,
                    width=cells,
                )
                for _, value in told
            ]
            line = ft.Row([name, *values], spacing=0)
        rows.append(ft.Semantics(label=f"{across[place]}: {words}", exclude_semantics=True, content=line))
    return card(
        ft.Column(rows, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), padding=14
    )

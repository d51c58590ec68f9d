"""What farmhouse and oil come to, as small tables with the cell that counted lit."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.get_off_my_land.count import estate
from models.games.get_off_my_land.farmhouse import FARMHOUSES, MOST, Counter
from models.games.get_off_my_land.state import State
from views.desk import Look
from views.kit.words import say, t

MOST_CELLS = 6
MOST_SCALE = 1.4  # a cell has room for its number without growing as much as the text


def house_table(look: Look, state: State, player: int) -> ft.Control | None:
    """A line for each number that the farmhouse counts; None where it is not told, lost, or counts nothing."""
    holder = state.holders[player]
    if holder.house is None or not holder.home:
        return None
    house = FARMHOUSES[holder.house]
    numbers = house.counted(estate(state, player))
    counters = house.counters * len(numbers) if house.repeats else house.counters
    lines = [
        _line(look, say(counter.label), *_row(counter, n))
        for counter, n in zip(counters, numbers, strict=True)
    ]
    return _lines(lines) if lines else None


def oil_table(look: Look, oil: int, land: int) -> ft.Control | None:
    """What a land tile is worth with one, two, three oil strikes; None without any."""
    if not oil:
        return None
    cells = [(t("${n}", n=2 * n), n == oil) for n in range(1, max(3, oil) + 1)][-MOST_CELLS:]
    return _lines([_line(look, t("Each land tile, by oil strikes"), cells, t("${n} each", n=2 * oil))])


def _row(counter: Counter, n: int) -> tuple[list[tuple[str, bool]], str]:
    """The dollars for 1, 2, 3, ... as far as they change, and the one of the number that was counted."""
    shown = list(range(1, MOST_CELLS + 1))
    while len(shown) > 1 and counter.dollars(shown[-1]) == counter.dollars(shown[-2]):
        shown.pop()
    shown = [each for each in shown if each <= n or counter.dollars(each - 1) < MOST]
    cells = [(t("${n}", n=counter.dollars(each)), each == min(n, shown[-1])) for each in shown]
    return cells, t("{n}: ${dollars}", n=n, dollars=counter.dollars(n))


def _line(look: Look, name: str, cells: Sequence[tuple[str, bool]], counted: str) -> ft.Control:
    title = ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, expand=True)
    numbers = ft.Row([_cell(look, text, lit) for text, lit in cells], spacing=4, run_spacing=4, wrap=True)
    head = ft.Row([title, ft.Text(counted, theme_style=ft.TextThemeStyle.LABEL_MEDIUM)], spacing=8)
    return ft.Semantics(
        container=True,
        label=f"{name}, {counted}",
        exclude_semantics=True,
        content=ft.Column([head, numbers], spacing=4, tight=True),
    )


def _cell(look: Look, text: str, lit: bool) -> ft.Control:
    """A number; a lit one has an edge too, so that it is not told by colour alone."""
    ink = ft.Colors.ON_PRIMARY_CONTAINER if lit else ft.Colors.ON_SURFACE_VARIANT
    return ft.Container(
        ft.Text(text, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ink, no_wrap=True),
        width=42 * min(look.scale, MOST_SCALE),
        padding=ft.Padding.symmetric(vertical=3),
        alignment=ft.Alignment.CENTER,
        border_radius=8,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if lit else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border=ft.Border.all(2, ft.Colors.PRIMARY if lit else ft.Colors.TRANSPARENT),
    )


def _lines(lines: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(lines), spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

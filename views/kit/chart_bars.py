"""Bars in rows: a name, its number in words, and a bar as long as it. Chart and table at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from views.kit.badge import badge
from views.kit.button import does, plain_button, tile_button
from views.kit.component import component
from views.kit.shell import card
from views.kit.words import t, tn


@dataclass(frozen=True)
class Bar:
    """One row. `text` is the value as it is read, `about` a second line; `letter` and `colour` are a player's badge."""

    name: str
    value: float
    text: str
    about: str = ""
    letter: str = ""
    colour: int = 0
    key: str = ""


def bars(
    rows: Sequence[Bar],
    press: Callable[[str], Any] | None = None,
    *,
    prefix: str = "bar",
    chosen: Collection[str] = (),
) -> ft.Control:
    """The rows; with `press` each is a button that hears its key, marked where it is among `chosen`."""
    most = max((abs(row.value) for row in rows), default=0) or 1
    found: list[ft.Control] = []
    for row in rows:
        line = _row(row, abs(row.value) / most)
        if press is not None and row.key:
            found.append(
                tile_button(
                    row.name,
                    line,
                    does(press, row.key),
                    key=f"{prefix}-{row.key}",
                    flat=True,
                    selected=row.key in chosen,
                    padding=8,
                )
            )
        else:
            found.append(ft.Container(line, padding=ft.Padding.symmetric(vertical=2)))
    return ft.Column(
        found,
        spacing=2 if press else 8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@component
def ShortBars(
    rows: tuple[Bar, ...], press: Callable[[str], Any] | None = None, name: str = "bars", first: int = 8
) -> ft.Control:
    """The first rows in a card, and a button that shows all of them; its key is `all-` and the name."""
    opened, open_ = ft.use_state(False)
    shown = rows if opened else rows[:first]
    parts: list[ft.Control] = [card(bars(shown, press, prefix=name), padding=8 if press else 14)]
    rest = len(rows) - first
    if rest > 0:
        words = t("Show fewer") if opened else tn("One more player", "{n} more players", rest)
        parts.append(plain_button(words, lambda _: open_(not opened), small=True, key=f"all-{name}"))
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _row(row: Bar, part: float) -> ft.Control:
    words: list[ft.Control] = [
        ft.Text(row.name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, expand=True),
        ft.Text(row.text, theme_style=ft.TextThemeStyle.LABEL_MEDIUM),
    ]
    lines: list[ft.Control] = [ft.Row(words, spacing=8), _bar(row.value, part)]
    if row.about:
        lines.append(
            ft.Text(row.about, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)
        )
    column = ft.Column(lines, spacing=3, tight=True, expand=True)
    if not row.letter:
        return ft.Row([column])
    return ft.Row(
        [badge(row.letter, row.colour), column], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START
    )


def _bar(value: float, part: float) -> ft.Control:
    """What is below zero has the colour of what is missing; its minus stands in the text."""
    full = round(part * 100)
    inside: list[ft.Control] = []
    if full:
        fill = ft.Colors.PRIMARY if value > 0 else ft.Colors.ERROR
        inside.append(ft.Container(expand=full, height=10, border_radius=5, bgcolor=fill))
    if full < 100:
        inside.append(ft.Container(expand=100 - full, height=10))
    track = ft.Container(
        ft.Row(inside, spacing=0), border_radius=5, bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST
    )
    return ft.Semantics(exclude_semantics=True, content=track)

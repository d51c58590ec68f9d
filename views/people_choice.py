"""Choosing people: chips for those who played most, and a sheet with all of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from models.history.repository import History
from views.kit.badge import badge
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, tile_button
from views.kit.choices import Choice, choices
from views.kit.seatmark import SeatMark
from views.kit.words import t
from views.roster import Who, roster_marks

CHIPS = 8
MORE = "more"


@dataclass(frozen=True)
class Somebody:
    """A person to choose, with what is told about them."""

    id: str
    mark: SeatMark
    about: str = ""


def somebodies(history: History, people: Sequence[Who], about: Sequence[str] = ()) -> list[Somebody]:
    """The people with their marks; seats that belong to nobody of the roster are left out."""
    marks = roster_marks(history, people)
    told = about or [""] * len(people)
    return [
        Somebody(id, mark, words)
        for (id, _), mark, words in zip(people, marks, told, strict=True)
        if id is not None
    ]


def people_chips(
    people: Sequence[Somebody],
    chosen: Collection[str],
    choose: Callable[[str], Any],
    *,
    prefix: str,
    everybody: bool = False,
) -> ft.Control:
    """The first of them and whoever is chosen; `choose` hears MORE where the sheet is asked for, "" for all."""
    shown = [one for place, one in enumerate(people) if place < CHIPS or one.id in chosen]
    items = [Choice("", t("Everybody"))] if everybody else []
    items += [Choice(one.id, one.mark.name, one.mark.letter, one.mark.colour) for one in shown]
    if len(people) > len(shown):
        items.append(Choice(MORE, t("More players"), icon=ft.Icons.MORE_HORIZ_ROUNDED))
    marked = chosen or ({""} if everybody else ())
    return choices(items, marked, choose, prefix=prefix)


def people_sheet(
    title: str,
    people: Sequence[Somebody],
    chosen: Collection[str],
    choose: Callable[[str], Any],
    close: Callable[[], Any],
    about: str = "",
) -> ft.BottomSheet:
    """All of them, each a row to tap."""
    rows = [_row(one, one.id in chosen, choose) for one in people]
    return bottom_sheet(title, about, rows, close)


def _row(one: Somebody, selected: bool, choose: Callable[[str], Any]) -> ft.Control:
    words: list[ft.Control] = [ft.Text(one.mark.name, theme_style=ft.TextThemeStyle.TITLE_SMALL)]
    if one.about:
        words.append(
            ft.Text(one.about, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)
        )
    content: list[ft.Control] = [
        badge(one.mark.letter, one.mark.colour, 34),
        ft.Column(words, spacing=0, tight=True, expand=True),
    ]
    if selected:
        content.append(ft.Icon(ft.Icons.CHECK_ROUNDED, size=24, color=ft.Colors.PRIMARY))
    return tile_button(
        one.mark.name,
        ft.Row(content, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        does(choose, one.id),
        key=f"pick-{one.id}",
        selected=selected,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )

"""Setting up Get Off My Land!: which copy, who has the first player marker, who keeps which farmhouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.get_off_my_land.farmhouse import FARMHOUSES, FarmhouseName
from models.history.name import folded
from views.desk import use_desk
from views.draft import Draft
from views.games.get_off_my_land.beginning import begin, copy_of, first_of, houses_of, put_first, put_house
from views.games.get_off_my_land.boxes import about, picture
from views.games.get_off_my_land.copies import BOX, NONE, Copy, copies
from views.games.get_off_my_land.house_sheet import house_sheet
from views.games.set_up import SetUp, Way
from views.kit.badge import badge, chip, letters
from views.kit.button import does, plain_button, tile_button
from views.kit.component import component
from views.kit.option import option
from views.kit.shell import heading, quiet
from views.kit.words import say, t

PICTURE = 64


@component
def Choices(draft: Draft, way: Way) -> ft.Control:
    """The game's own choices, below the players."""
    use_desk()
    asked, ask = ft.use_state("")
    seats = {folded(seat.name): seat for seat in draft.seats}
    seat = seats.get(asked)
    houses = houses_of(draft)
    owners = {
        house: each.name for each, house in zip(draft.seats, houses, strict=True) if house and each != seat
    }

    def keep(house: FarmhouseName | None) -> None:
        ask("")
        if seat is not None:
            put_house(draft, seat, house)

    had = houses[draft.seats.index(seat)] if seat is not None else None
    ft.use_dialog(house_sheet(seat.name, had, keep, lambda: ask(""), owners) if seat is not None else None)
    parts: list[ft.Control] = [_copies(draft, way)]
    if way == "play" and draft.seats:
        parts += [_first(draft), _houses(draft, houses, ask)]
    return ft.Column(parts, spacing=24, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _copies(draft: Draft, way: Way) -> ft.Control:
    desk, now = draft.desk, copy_of(draft)
    offered = copies(desk.history)
    rows: list[ft.Control] = [heading(t("Your copy"))]
    for copy in offered:
        if copy.id == NONE:
            rows.append(_unknown(draft, way, alone=len(offered) == 1, selected=copy.id == now.id))
        else:
            rows.append(_copy(draft, copy, copy.id == now.id))
    add = plain_button(
        t("Enter your own copy"),
        lambda _: desk.go("/boxes"),
        icon=ft.Icons.ADD_ROUNDED,
        key="own-box",
        small=True,
    )
    return ft.Column([*rows, add], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _unknown(draft: Draft, way: Way, alone: bool, selected: bool) -> ft.Control:
    """A copy of which nothing was entered: what is printed is asked for on the way."""
    about = (
        t("Counting needs nothing that is printed.")
        if way == "count"
        else t("Card values and month icons are asked for when they first matter, and remembered.")
    )
    return option(
        t("Nothing entered yet") if alone else t("Another copy"),
        about,
        does(_choose, draft, NONE),
        selected=selected,
        icon=ft.Icons.HELP_OUTLINE_ROUNDED,
        key=f"box-{NONE}",
    )


def _copy(draft: Draft, copy: Copy, selected: bool) -> ft.Control:
    """One's own copy; one that contradicts itself leads to its editor."""
    look = draft.desk.look
    ink = ft.Colors.ON_PRIMARY_CONTAINER if selected else ft.Colors.ON_SURFACE
    second = ink if selected else ft.Colors.ON_SURFACE_VARIANT
    words = ft.Column(
        [
            ft.Text(copy.name, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ink),
            ft.Text(about(copy.data), theme_style=ft.TextThemeStyle.BODY_SMALL, color=second),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    mark = ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if selected else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED
    if not copy.ready:
        mark = ft.Icons.EDIT_OUTLINED
    sign = ft.Icon(mark, size=24, color=ft.Colors.PRIMARY if selected else ft.Colors.OUTLINE)
    row = ft.Row(
        [*([] if look.large else [picture(look, copy.data, PICTURE)]), words, sign],
        spacing=14,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    press = does(_choose, draft, copy.id) if copy.ready else does(draft.desk.go, f"/boxes/{copy.id}")
    return tile_button(copy.name, row, press, key=f"box-{copy.id}", selected=selected)


def _choose(draft: Draft, id: str) -> None:
    draft.choose(**{BOX: id})


def _first(draft: Draft) -> ft.Control:
    """Who has the pumpkin."""
    now = first_of(draft)
    names = [seat.name for seat in draft.seats]
    chips: list[ft.Control] = [
        chip(
            seat.name,
            letter,
            colour,
            does(put_first, draft, seat),
            selected=place == now,
            key=f"first-{folded(seat.name)}",
        )
        for place, (seat, letter, colour) in enumerate(
            zip(draft.seats, letters(names), draft.colours, strict=True)
        )
    ]
    row = (
        ft.Column(chips, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        if draft.desk.look.large
        else ft.Row(chips, spacing=8, run_spacing=8, wrap=True)
    )
    return ft.Column(
        [
            heading(t("Who has the pumpkin?")),
            quiet(t("Whoever was at a farmer's market last takes the first player marker.")),
            row,
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _houses(draft: Draft, houses: list[FarmhouseName | None], ask: Callable[[str], Any]) -> ft.Control:
    """A row a player with the farmhouse that is kept."""
    names = [seat.name for seat in draft.seats]
    rows: list[ft.Control] = []
    for seat, letter, colour, house in zip(draft.seats, letters(names), draft.colours, houses, strict=True):
        told = say(FARMHOUSES[house].name) if house else t("told at the end")
        words = ft.Column(
            [
                ft.Text(seat.name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
                ft.Text(told, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
            ],
            spacing=0,
            tight=True,
            expand=True,
        )
        icon = ft.Icon(ft.Icons.EDIT_OUTLINED, size=22, color=ft.Colors.ON_SURFACE_VARIANT)
        content = ft.Row(
            [badge(letter, colour, 34), words, icon],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
        rows.append(
            tile_button(
                seat.name, content, does(ask, folded(seat.name)), key=f"house-{folded(seat.name)}", padding=10
            )
        )
    return ft.Column(
        [
            heading(t("Farmhouses")),
            quiet(t("Each of you keeps one of two. Whoever keeps it secret tells it at the end.")),
            *rows,
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


SET_UP = SetUp(choices=Choices, begin=begin, count=lambda: t("Count at the end only"))

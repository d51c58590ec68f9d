"""A farm board at a glance: all six rows with their tokens in little room, for looking back. Takes no taps."""

from __future__ import annotations

import flet as ft

from models.games.fence_em_in.asset import NAMES as ASSETS
from models.games.fence_em_in.farm import NAMES, ROWS, Farm, Printed, RowName
from views.desk import Look
from views.kit.component import component
from views.kit.drawing import tile
from views.kit.words import say, t
from views.kit.zoom import zoomed

TOKEN = 34
TWO = 330  # from this width on two rows stand side by side
GAP = 8
FARM = (400, 232)  # pixels that the whole farm board takes at normal text
STRIP = (384, 118)  # that it takes without its words
FARM_RATIO, STRIP_RATIO = FARM[0] / FARM[1], STRIP[0] / STRIP[1]


@component
def _Glance(look: Look, farm: Farm, printed: Printed, width: float) -> ft.Control:
    """The rows with the points that each is worth."""
    across = 1 if look.large or width < TWO else 2
    room = (width - GAP * (across - 1)) / across
    rows = [_row(look, farm, printed, name, room) for name in ROWS]
    lines: list[ft.Control] = [
        ft.Row(rows[n : n + across], spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START)
        for n in range(0, len(rows), across)
    ]
    return ft.Column(lines, spacing=GAP, tight=True, width=width)


# Whoever builds changes one farm.
farm_glance = ft.memo(_Glance)


def farm_within(look: Look, farm: Farm, printed: Printed, width: float, height: float) -> ft.Control:
    """The farm board as large as there is room."""
    wide, high = FARM[0], FARM[1] * look.scale
    zoom = round(min(width / wide, height / high), 2)
    return zoomed(farm_glance(look, farm, printed, wide), wide, high, zoom)


@component
def _Strip(look: Look, farm: Farm, printed: Printed, zoom: float) -> ft.Control:
    lines: list[ft.Control] = [
        ft.Row([_spaces(look, farm, printed, name) for name in ROWS[n : n + 2]], spacing=24)
        for n in range(0, len(ROWS), 2)
    ]
    return zoomed(ft.Column(lines, spacing=GAP, tight=True), *STRIP, zoom)


_strip = ft.memo(_Strip)


def strip_within(look: Look, farm: Farm, printed: Printed, width: float, height: float) -> ft.Control:
    """The tokens of the farm board and what each row is worth, as large as there is room."""
    return _strip(look, farm, printed, round(min(width / STRIP[0], height / STRIP[1]), 2))


def _spaces(look: Look, farm: Farm, printed: Printed, name: RowName) -> ft.Control:
    """A row's spaces and its points, without words."""
    spaces, points, spoken = _told(look, farm, printed, name, TOKEN)
    worth = ft.Text(points, theme_style=ft.TextThemeStyle.TITLE_LARGE, no_wrap=True, width=24)
    shown = ft.Row([*spaces, worth], spacing=4, width=(STRIP[0] - 24) / 2)
    return ft.Semantics(container=True, label=spoken, exclude_semantics=True, content=shown)


def _row(look: Look, farm: Farm, printed: Printed, name: RowName, room: float) -> ft.Control:
    spaces, points, spoken = _told(look, farm, printed, name, min(TOKEN, (room - 16 - 3 * 4) / 4))
    title = ft.Row(
        [
            ft.Text(
                say(NAMES[name]),
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                max_lines=None if look.large else 1,
                overflow=ft.TextOverflow.ELLIPSIS,
                expand=True,
            ),
            ft.Text(points, theme_style=ft.TextThemeStyle.LABEL_LARGE),
        ],
        spacing=4,
    )
    return ft.Semantics(
        container=True,
        label=spoken,
        exclude_semantics=True,
        content=ft.Container(
            ft.Column([title, ft.Row(spaces, spacing=4)], spacing=4, tight=True),
            width=room,
            padding=ft.Padding.symmetric(horizontal=8, vertical=6),
            border_radius=12,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        ),
    )


def _told(
    look: Look, farm: Farm, printed: Printed, name: RowName, side: float
) -> tuple[list[ft.Control], str, str]:
    """A row's spaces with their tokens, its points, and all of it in words."""
    tokens, values = farm.row(name), printed.values(name)
    worth = values[len(tokens) - 1] if tokens else 0
    points = "?" if worth is None else str(worth)
    spaces = [
        tile(tokens[place], side, look.colours) if place < len(tokens) else _free(value, side)
        for place, value in enumerate(values)
    ]
    there = ", ".join(say(ASSETS[token]) for token in tokens) or t("empty")
    spoken = t("{row}, {points} points: {tokens}", row=say(NAMES[name]), points=points, tokens=there)
    return spaces, points, spoken


def _free(value: int | None, side: float) -> ft.Control:
    return ft.Container(
        ft.Text(
            "?" if value is None else str(value),
            theme_style=ft.TextThemeStyle.LABEL_SMALL,
            color=ft.Colors.ON_SURFACE_VARIANT,
        ),
        width=side,
        height=side,
        alignment=ft.Alignment.CENTER,
        border_radius=10,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
    )

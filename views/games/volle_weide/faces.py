"""The six buttons of the die, which are the fence track as well."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from models.games.volle_weide.box import FACES, Sheet
from views.desk import Look
from views.games.volle_weide.ink import shape_picture, touched
from views.kit.button import tile_button
from views.kit.component import component
from views.kit.die import face
from views.kit.words import t


@component
def _Faces(
    look: Look, sheet: Sheet, last: int | None, width: float, roll: Callable[[int], None], height: float
) -> ft.Control:
    """The six faces with their fence shapes, two in a row (three where there is room), so high inside."""
    across = 3 if width >= 560 else 2
    each = (width - 12 * (across - 1)) / across
    rows: list[ft.Control] = []
    for first in range(0, 6, across):
        rows.append(
            ft.Row(
                [
                    FaceButton(look, sheet, number, number == last, each, height, roll)
                    for number in FACES[first : first + across]
                ],
                spacing=12,
            )
        )
    return ft.Column(rows, spacing=12)


# Drawn again when another face was the last.
Faces = ft.memo(_Faces)


@component
def _Face(
    look: Look,
    sheet: Sheet,
    number: int,
    again: bool,
    width: float,
    height: float,
    roll: Callable[[int], None],
) -> ft.Control:
    shape = sheet.fences.shape(number)
    posts = touched(shape)
    columns = max(x for x, _ in posts) - min(x for x, _ in posts)
    rows = max(y for _, y in posts) - min(y for _, y in posts)
    side = 46 if height < 110 else 60
    room = min(width - side - 46, 160)
    c = min(26.0 * height / 84, room / (columns + 0.66), (height - 10) / (rows + 0.66))
    spoken = t("{n}, same as the last roll", n=number) if again else str(number)
    picture = ft.Container(shape_picture(shape, look.colours, c), expand=True, alignment=ft.Alignment.CENTER)
    content: ft.Control = ft.Container(
        ft.Row([face(number, side, look.colours, spoken), picture], spacing=8),
        height=height,
        alignment=ft.Alignment.CENTER,
    )
    if again:
        content = ft.Stack([content, _again()])
    return tile_button(
        spoken,
        content,
        lambda _: roll(number),
        key=f"face-{number}",
        expand=True,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )


def _again() -> ft.Control:
    return ft.Container(
        ft.Text(t("again: not written"), theme_style=ft.TextThemeStyle.LABEL_SMALL, color=ft.Colors.TERTIARY),
        left=-6,
        top=-2,
        padding=ft.Padding.symmetric(horizontal=6, vertical=1),
        border_radius=8,
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
    )


# Of the six only the last rolled and the one before look another.
FaceButton = ft.memo(_Face)

"""The six fence shapes as buttons, as the pad's fence track shows them."""

from __future__ import annotations

import flet as ft

from models.games.volle_weide.box import FACES
from views.desk import Look
from views.games.volle_weide.pencil import shape
from views.games.volle_weide.sketching import Sketching
from views.kit.button import tile_button
from views.kit.shell import heading, quiet
from views.kit.words import t


def shapes(look: Look, sketching: Sketching) -> ft.Control:
    """The track with its heading: which shapes are entered, and the way to each."""
    sketch = sketching.sketch
    entered = sum(bool(edges) for edges in sketch.shapes)
    across = 3 if look.large else 6
    tiles = shape_tiles(look, sketching, None)
    rows = [ft.Row(tiles[first : first + across], spacing=8) for first in range(0, 6, across)]
    head: list[ft.Control] = [
        ft.Container(heading(t("Fence shapes")), expand=True),
        quiet(t("{n} of {all} entered", n=entered, all=len(FACES))),
    ]
    title = ft.Column(head, spacing=0) if look.large else ft.Row(head)
    return ft.Column([title, *rows], spacing=8)


def shape_tiles(look: Look, sketching: Sketching, now: int | None) -> list[ft.Control]:
    """The six shapes as buttons that open them; `now` is the open one."""
    return [_shape_tile(look, sketching, face, face == now) for face in FACES]


def _shape_tile(look: Look, sketching: Sketching, face: int, now: bool) -> ft.Control:
    edges = sketching.sketch.shape(face)
    room = ft.Container(
        shape(look.colours, edges, 44, 40, 15)
        if edges
        else ft.Icon(ft.Icons.ADD_ROUNDED, size=28, color=ft.Colors.ON_SURFACE_VARIANT),
        height=44,
        alignment=ft.Alignment.CENTER,
    )
    number = ft.Text(str(face), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    spoken = t("Shape {face}", face=face) if edges else t("Shape {face}, not yet entered", face=face)
    content = ft.Semantics(
        label=spoken,
        content=ft.Semantics(
            exclude_semantics=True,
            content=ft.Column(
                [room, number],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
        ),
    )
    return tile_button(
        spoken,
        content,
        lambda _: sketching.desk.go(f"/boxes/{sketching.id}/{face}"),
        key=f"shape-{face}",
        selected=now,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=2, vertical=4),
    )

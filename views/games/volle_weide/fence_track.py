"""The six fence shapes as buttons, as the pad's fence track shows them; and the editor's row of actions."""

from __future__ import annotations

import flet as ft

from models.games.volle_weide.box import FACES
from views.desk import Look
from views.games.volle_weide.pencil import shape
from views.games.volle_weide.sketching import Sketching
from views.games.volle_weide.turn import small_button
from views.kit.button import tile_button
from views.kit.measure import shares
from views.kit.shell import heading, quiet
from views.kit.words import t


def shapes(look: Look, sketching: Sketching) -> ft.Control:
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


def share(look: Look) -> int | None:
    return None if look.large or look.wide or look.width < 340 * look.scale else 3


def steps(
    look: Look, sketching: Sketching, main: ft.Control, more: list[ft.Control], word: str = ""
) -> list[ft.Control]:
    """Undo, redo and more; the main action, which says `word`, beside them, or below where they fill a row."""
    undo = (lambda _: sketching.undo()) if sketching.can_undo else None
    redo = (lambda _: sketching.redo()) if sketching.can_redo else None
    apart = bool(more) or share(look) is None
    parts = shares([t("Undo"), t("Redo")], look.width - 2 * look.margin, look.scale, "" if apart else word)
    bare = look.large or parts is None
    small = [
        small_button(t("Undo"), ft.Icons.UNDO_ROUNDED, undo, "undo", bare, True),
        small_button(t("Redo"), ft.Icons.REDO_ROUNDED, redo, "redo", bare, True),
        *more,
    ]
    if apart:
        return [ft.Row(small, spacing=8), main]
    for button, part in zip([*small, main], parts or [1, 1, 3], strict=True):
        button.expand = part
    return [ft.Row([*small, main], spacing=8)]

"""One face's fence shape, drawn on a small grid of posts, and how it looks turned."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.volle_weide import meadow
from models.games.volle_weide.box import FACES
from models.games.volle_weide.oddity import oddities
from models.kernel.form import Edge
from views.desk import Look, use_desk
from views.games.volle_weide.fence_track import shape_tiles
from views.games.volle_weide.pencil import grid, settled, shape
from views.games.volle_weide.sketching import Sketching, use_sketching
from views.kit.bar import bar
from views.kit.button import main_button
from views.kit.by_name import ByName, fence_there
from views.kit.component import component
from views.kit.die import face as die
from views.kit.panes import board_room, two_panes
from views.kit.shell import card, column, notice, quiet
from views.kit.turn import small_button, steps
from views.kit.words import say, t

GRID_ROOM = 340


@component
def ShapeEditor(id: str, part: str) -> ft.Control:
    """The shape of face `part` ("1" to "6")."""
    desk = use_desk()
    look = desk.look
    sketching = use_sketching(id)
    face = int(part) if part in {str(each) for each in FACES} else 1
    edges, _ = settled(sketching.sketch.shape(face))
    following = next(
        (each for each in (*FACES[face:], *FACES[: face - 1]) if not sketching.sketch.shape(each)), None
    )

    def tap(edge: Any) -> None:
        now = sketching.sketch
        sketching.draw(now.drawn(face, edges).traced(face, edge))

    def on(_: Any) -> None:
        desk.go(f"/boxes/{id}" if following is None else f"/boxes/{id}/{following}")

    clear = (lambda _: sketching.draw(sketching.sketch.drawn(face, ()))) if edges else None
    word = t("Back to the meadow") if following is None else t("Next: shape {face}", face=following)
    icon = ft.Icons.CHECK_ROUNDED if following is None else ft.Icons.ARROW_FORWARD_ROUNDED
    main = main_button(word, on, icon=icon, key="next")
    more = [small_button(t("Clear"), ft.Icons.DELETE_OUTLINE_ROUNDED, clear, "clear", look.large, True)]
    actions = steps(look, *sketching.presses, main, more)
    top = bar(
        look,
        t("Shape {face}", face=face),
        sketching.name,
        back=lambda _: desk.go(f"/boxes/{id}"),
        more=[ft.Container(die(face, 40, look.colours), padding=ft.Padding.only(right=12))],
    )
    tiles = shape_tiles(look, sketching, face)
    across = 3 if look.large else 6
    rows = [ft.Row(tiles[first : first + across], spacing=8) for first in range(0, 6, across)]
    told = ft.Text(t("Tap between two posts to draw a fence, as the fence track shows it. Tap again: gone."))
    _, cells = settled(edges)
    named = ByName(cells, cells, "edge", fence_there(edges), tap, key=f"by-name-{face}")
    below = [*_turned(look, edges), *_odd(sketching, face), named]
    name = t("Posts for shape {face}", face=face)
    if look.wide:
        width, height = board_room(look)
        board = grid(look, edges, min(width, height, 560), tap, name)
        return two_panes(board, top=top, body=[*rows, told, *below], actions=actions)
    room = min(look.width - 2 * look.margin, GRID_ROOM)
    board = ft.Row([grid(look, edges, room, tap, name)], alignment=ft.MainAxisAlignment.CENTER)
    return column(look, top=top, body=[*rows, told, board, *below], actions=actions, spacing=12)


def _turned(look: Look, edges: tuple[Edge, ...]) -> list[ft.Control]:
    """The shape as it can be turned in play; what looks alike is shown once."""
    if not edges:
        return []
    ways = dict.fromkeys(meadow.shape(tuple(edges), turn)[0] for turn in range(4))
    pictures: list[ft.Control] = [
        ft.Container(
            shape(look.colours, way, 80, 80, 28), expand=True, height=88, alignment=ft.Alignment.CENTER
        )
        for way in ways
    ]
    return [
        card(
            ft.Column(
                [quiet(t("In play it may be turned, never mirrored.")), ft.Row(pictures)],
                spacing=8,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            padding=14,
        )
    ]


def _odd(sketching: Sketching, face: int) -> list[ft.Control]:
    return [
        notice(say(oddity.message), bad=oddity.wanting, key="odd")
        for oddity in oddities(sketching.sketch)
        if face in oddity.about and sketching.sketch.shape(face)
    ]

"""The two boards of the editor: the meadow that pieces are set on, and the small grid of a fence shape."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.volle_weide.sketch import Sketch
from models.kernel.form import Edge
from models.kernel.grid import ends, moved
from views.desk import Look
from views.games.volle_weide import ink
from views.games.volle_weide.ground import ground, pieces
from views.games.volle_weide.sketching import Sketching
from views.kit import vector
from views.kit.board import touchable
from views.kit.frame import Frame
from views.kit.theme import Palette
from views.kit.words import t

GRID = 4  # cells either way of the grid for a shape, so 5 x 5 posts


def picture(colours: Palette, sketch: Sketch, width: float, height: float | None = None) -> ft.Control:
    """The sketch as a small meadow."""
    frame = Frame.within(sketch.columns, sketch.rows, width, height)
    return ft.Stack(_layers(frame, colours, sketch), width=frame.width, height=frame.height)


def _layers(frame: Frame, colours: Palette, sketch: Sketch) -> list[ft.Control]:
    standing = pieces(frame, colours, sketch.sheep, sketch.clovers, sketch.bushes, sketch.rocks, None)
    return [vector.image(frame, vector.document(frame, ground(frame, colours, sketch.rocks))), *standing]


def meadow(look: Look, sketching: Sketching, frame: Frame) -> ft.Control:
    """The meadow: a tap sets the chosen piece on the cell, nearest edge or nearest post, or takes it away."""

    def tap(px: float, py: float) -> None:
        piece = sketching.piece
        at: Any = (
            frame.edge(px, py)
            if piece == "bush"
            else frame.post(px, py)
            if piece == "rock"
            else frame.cell(px, py)
        )
        if at is not None:
            sketching.draw(sketching.sketch.toggled(piece, at))

    return touchable(frame, _layers(frame, look.colours, sketching.sketch), name=t("The meadow"), tap=tap)


def settled(edges: tuple[Edge, ...]) -> tuple[tuple[Edge, ...], int]:
    """A shape on its grid, moved to the north-west corner where it would not fit; the grid's cells."""
    if not edges:
        return edges, GRID
    posts = [post for edge in edges for post in ends(edge)]
    left, top = min(x for x, _ in posts), min(y for _, y in posts)
    right, low = max(x for x, _ in posts), max(y for _, y in posts)
    if left >= 0 and top >= 0 and right <= GRID and low <= GRID:
        return edges, GRID
    return tuple(moved(edge, -left, -top) for edge in edges), max(right - left, low - top, GRID)


def grid(
    look: Look, edges: tuple[Edge, ...], room: float, tap: Callable[[Edge], Any], name: str
) -> ft.Control:
    """The grid of posts with the shape; a tap draws or takes away the nearest edge. `edges` are settled."""
    _, cells = settled(edges)
    frame = Frame.within(cells, cells, room)
    drawn = vector.document(frame, ground(frame, look.colours), ink.fences(frame, look.colours, edges))
    return touchable(
        frame,
        [vector.image(frame, drawn)],
        name=name,
        tap=lambda px, py: tap(frame.edge(px, py)),
    )


def shape(colours: Palette, edges: tuple[Edge, ...], width: float, height: float, most: float) -> ft.Control:
    """A shape alone, as large as fits into the room with cells of at most `most` pixels."""
    posts = ink.touched(edges)
    columns = max(x for x, _ in posts) - min(x for x, _ in posts)
    rows = max(y for _, y in posts) - min(y for _, y in posts)
    c = min(most, width / (columns + 0.66), height / (rows + 0.66))
    return ink.shape_picture(edges, colours, c)

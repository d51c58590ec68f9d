"""Ink on the meadow as SVG: fences with their fixed wobble, the fill of closed pens, a shape alone. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import flet as ft

from models.games.volle_weide.meadow import Pen
from models.kernel.form import Edge, Post
from models.kernel.grid import ends
from views.kit.frame import Frame
from views.kit.theme import Palette
from views.kit.vector import document, dots, px, stroke

WORD = 2**32
LEAN = 0.11


def sway(edge: Edge, which: int) -> float:
    """How far the edge's control point leans aside, -1 to 1: the same edge always the same (design tokens)."""
    x, y, way = edge
    h = (x * 374761393 + y * 668265263 + (way == "s") * 1274126177 + which * 2246822519) % WORD
    h = ((h ^ (h >> 13)) * 1274126177) % WORD
    h ^= h >> 16
    return (h % 65536) / 32767.5 - 1


def controls(edge: Edge) -> tuple[tuple[float, float], tuple[float, float]]:
    """The two control points of an edge's curve, in cells; the ends stay on the posts."""
    (ax, ay), (bx, by) = ends(edge)
    found = []
    for which, along in ((0, 1 / 3), (1, 2 / 3)):
        lean = LEAN * sway(edge, which)
        x, y = ax + (bx - ax) * along, ay + (by - ay) * along
        found.append((x, y + lean) if edge[2] == "e" else (x + lean, y))
    return found[0], found[1]


def touched(edges: Iterable[Edge]) -> list[Post]:
    """The posts that the edges touch, each once."""
    return sorted({post for edge in edges for post in ends(edge)})


def path(frame: Frame, edges: Iterable[Edge]) -> str:
    """The edges as swaying curves, for a path's `d`."""
    parts = []
    for edge in edges:
        start, end = ends(edge)
        first, second = controls(edge)
        parts.append(f"M{px(frame, *start)}C{px(frame, *first)} {px(frame, *second)} {px(frame, *end)}")
    return "".join(parts)


def fences(frame: Frame, colours: Palette, edges: Sequence[Edge]) -> str:
    """Drawn fences: dark edge, wood, a light grain, and a disc on each touched post."""
    if not edges:
        return ""
    c, way, posts = frame.c, path(frame, edges), touched(edges)
    return "".join(
        (
            stroke(way, colours.wood_edge, 0.235 * c),
            stroke(way, colours.wood, 0.15 * c),
            stroke(way, colours.wood_light, 0.03 * c, f"{0.34 * c:.1f} {0.10 * c:.1f}"),
            dots(frame, posts, colours.wood_edge, 0.295 * c),
            dots(frame, posts, colours.wood, 0.205 * c),
        )
    )


def pens(frame: Frame, colours: Palette, closed: Sequence[Pen]) -> str:
    """Closed pens: their fill and nine dots a cell, so that they do not show by colour alone."""
    cells = [cell for pen in closed for cell in pen.cells]
    if not cells:
        return ""
    c = frame.c
    squares = "".join(f"M{px(frame, x, y)}h{c:.1f}v{c:.1f}h{-c:.1f}z" for x, y in cells)
    nine = [(x + (i + 0.5) / 3, y + (j + 0.5) / 3) for x, y in cells for i in range(3) for j in range(3)]
    fill = f'<path d="{squares}" fill="{colours.pen}" stroke="{colours.pen}" stroke-width="0.6"/>'
    return fill + dots(frame, nine, colours.pen_dot, 0.052 * c)


@lru_cache(maxsize=128)
def shape_svg(edges: tuple[Edge, ...], colours: Palette, c: float) -> tuple[str, float, float]:
    """A fence shape alone as SVG, with the untouched posts around it; its width and height."""
    posts = touched(edges)
    left, top = min(x for x, _ in posts), min(y for _, y in posts)
    moved: list[Edge] = [(x - left, y - top, way) for x, y, way in edges]
    used = touched(moved)
    frame = Frame(max(x for x, _ in used), max(y for _, y in used), c)
    every = [(x, y) for x in range(frame.columns + 1) for y in range(frame.rows + 1)]
    loose = [post for post in every if post not in used]
    around = dots(frame, loose, colours.outline, 0.13 * c) if loose else ""
    return document(frame, around, fences(frame, colours, moved)), frame.width, frame.height


def shape_picture(edges: Sequence[Edge], colours: Palette, c: float) -> ft.Control:
    """A fence shape alone, silent: for the die's buttons, the count and the editor."""
    svg, width, height = shape_svg(tuple(edges), colours, c)
    return ft.Image(src=svg, width=width, height=height, exclude_from_semantics=True)

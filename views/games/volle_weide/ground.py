"""The meadow's still parts: ground, tufts and free posts as SVG, the pieces as pictures. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import flet as ft

from models.kernel.form import Cell, Edge, Post
from models.kernel.grid import ends
from views.kit.drawing import piece, placed
from views.kit.frame import Frame
from views.kit.theme import Palette
from views.kit.vector import dots, px, stroke

SHEEP, BLACK, CLOVER, BUSH, ROCK = 0.80, 0.86, 0.58, 0.56, 0.62


@lru_cache(maxsize=64)
def ground(frame: Frame, colours: Palette, rocks: tuple[Post, ...] = ()) -> str:
    """Checkered grass with a few tufts and every free post, as parts of an SVG."""
    c = frame.c
    parts = [f'<rect width="{frame.width:.2f}" height="{frame.height:.2f}" rx="18" fill="{colours.meadow}"/>']
    if colours.meadow != colours.meadow2:
        squares = [(x, y) for y in range(frame.rows) for x in range(frame.columns) if (x + y) % 2]
        boxes = "".join(f"M{px(frame, x, y)}h{c:.1f}v{c:.1f}h{-c:.1f}z" for x, y in squares)
        parts.append(f'<path d="{boxes}" fill="{colours.meadow2}"/>')
    grown = [(x, y) for y in range(frame.rows) for x in range(frame.columns) if _grows(x, y)]
    tufts = "".join(_tuft(*frame.at(x + 0.42, y + 0.86), c) for x, y in grown)
    parts.append(stroke(tufts, colours.grass, 0.045 * c))
    posts = [
        (x, y) for y in range(frame.rows + 1) for x in range(frame.columns + 1) if (x, y) not in set(rocks)
    ]
    parts.append(dots(frame, posts, _post(colours), 0.13 * c))
    return "".join(parts)


def _post(colours: Palette) -> str:
    # A post alone is wood without its edge; on the light meadow that is the darker brown.
    return colours.wood if colours.dark else "#6B5334"


def _grows(x: int, y: int) -> bool:
    return (x * 7 + y * 13 + x * y) % 6 == 1


def _tuft(x: float, y: float, c: float) -> str:
    return (
        f"M{x:.1f} {y:.1f}v{-c * 0.16:.1f}"
        f"M{x - c * 0.08:.1f} {y:.1f}l{-c * 0.06:.1f} {-c * 0.12:.1f}"
        f"M{x + c * 0.08:.1f} {y:.1f}l{c * 0.06:.1f} {-c * 0.12:.1f}"
    )


def pieces(
    frame: Frame,
    colours: Palette,
    sheep: Iterable[Cell],
    clovers: Iterable[Cell],
    bushes: Iterable[Edge],
    rocks: Iterable[Post],
    black: Cell | None,
) -> list[ft.Control]:
    """Sheep, clovers, bushes and rocks; they lie above the fences, so that a cut bush stays in sight."""

    def put(name: str, x: float, y: float, size: float) -> ft.Control:
        px, py = frame.at(x, y)
        side = size * frame.c
        return piece(name, colours, round(px - side / 2, 1), round(py - side / 2, 1), round(side, 1))

    return [put(*each) for each in _standing(sheep, clovers, bushes, rocks, black)]


@lru_cache(maxsize=64)
def pieces_svg(
    frame: Frame,
    colours: Palette,
    sheep: tuple[Cell, ...],
    clovers: tuple[Cell, ...],
    bushes: tuple[Edge, ...],
    rocks: tuple[Post, ...],
    black: Cell | None,
) -> str:
    """The same pieces as parts of an SVG."""
    return "".join(
        placed(name, *frame.at(x, y), size * frame.c, colours)
        for name, x, y, size in _standing(sheep, clovers, bushes, rocks, black)
    )


def _standing(
    sheep: Iterable[Cell],
    clovers: Iterable[Cell],
    bushes: Iterable[Edge],
    rocks: Iterable[Post],
    black: Cell | None,
) -> list[tuple[str, float, float, float]]:
    """What stands on the meadow, from the ground up: drawing, middle and size in cells."""
    return [
        *(("clover", x + 0.5, y + 0.5, CLOVER) for x, y in clovers),
        *(("sheep", x + 0.5, y + 0.5, SHEEP) for x, y in sheep if (x, y) != black),
        *(("black-sheep", x + 0.5, y + 0.5, BLACK) for x, y in sheep if (x, y) == black),
        *(("rock", float(x), float(y), ROCK) for x, y in rocks),
        *(("bush", *middle(edge), BUSH) for edge in bushes),
    ]


def middle(edge: Edge) -> tuple[float, float]:
    """The middle of an edge, in cells."""
    (ax, ay), (bx, by) = ends(edge)
    return (ax + bx) / 2, (ay + by) / 2

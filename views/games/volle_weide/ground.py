"""The meadow's still parts as SVG: ground, tufts, free posts; and what stands on it. Pure functions of the sheet."""

from __future__ import annotations

from functools import lru_cache

from models.kernel.form import Cell, Edge, Post
from models.kernel.grid import ends
from views.games.volle_weide.frame import Frame
from views.games.volle_weide.ink import document
from views.kit.drawing import placed
from views.kit.theme import Palette

SHEEP, BLACK, CLOVER, BUSH, ROCK = 0.80, 0.86, 0.58, 0.56, 0.62


@lru_cache(maxsize=64)
def ground(frame: Frame, colours: Palette, rocks: tuple[Post, ...] = ()) -> str:
    """Checkered grass with a few tufts and every free post."""
    c = frame.c
    parts = [f'<rect width="{frame.width:.2f}" height="{frame.height:.2f}" rx="18" fill="{colours.meadow}"/>']
    if colours.meadow != colours.meadow2:
        for y in range(frame.rows):
            for x in range(frame.columns):
                if (x + y) % 2:
                    px, py = frame.at(x, y)
                    parts.append(
                        f'<rect x="{px:.2f}" y="{py:.2f}" width="{c:.2f}" height="{c:.2f}" fill="{colours.meadow2}"/>'
                    )
    tufts = [
        _tuft(*frame.at(x + 0.42, y + 0.86), c)
        for y in range(frame.rows)
        for x in range(frame.columns)
        if _grows(x, y)
    ]
    parts.append(
        f'<path d="{"".join(tufts)}" fill="none" stroke="{colours.grass}" stroke-width="{c * 0.045:.2f}" stroke-linecap="round"/>'
    )
    stones = set(rocks)
    for y in range(frame.rows + 1):
        for x in range(frame.columns + 1):
            if (x, y) not in stones:
                px, py = frame.at(x, y)
                parts.append(
                    f'<circle cx="{px:.2f}" cy="{py:.2f}" r="{c * 0.065:.2f}" fill="{_post(colours)}"/>'
                )
    return document(frame, *parts)


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


@lru_cache(maxsize=64)
def pieces(
    frame: Frame,
    colours: Palette,
    sheep: tuple[Cell, ...],
    clovers: tuple[Cell, ...],
    bushes: tuple[Edge, ...],
    rocks: tuple[Post, ...],
    black: Cell | None,
) -> str:
    """Sheep, clovers, bushes and rocks; they lie above the fences, so that a cut bush stays in sight."""
    c = frame.c
    parts = [placed("clover", *frame.at(x + 0.5, y + 0.5), CLOVER * c, colours) for x, y in clovers]
    for x, y in sheep:
        dark = (x, y) == black
        parts.append(
            placed(
                "black-sheep" if dark else "sheep",
                *frame.at(x + 0.5, y + 0.5),
                (BLACK if dark else SHEEP) * c,
                colours,
            )
        )
    parts += [placed("rock", *frame.at(x, y), ROCK * c, colours) for x, y in rocks]
    for edge in bushes:
        parts.append(placed("bush", *frame.at(*middle(edge)), BUSH * c, colours))
    return document(frame, *parts)


def middle(edge: Edge) -> tuple[float, float]:
    """The middle of an edge, in cells."""
    (ax, ay), (bx, by) = ends(edge)
    return (ax + bx) / 2, (ay + by) / 2

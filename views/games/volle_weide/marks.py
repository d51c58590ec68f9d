"""Marks above the meadow as SVG: the ghost, gaps, tags with numbers. Pure functions.

SVG and not canvas shapes on purpose: each point of a canvas path is an object that Flet compares at every tap.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from models.games.volle_weide.gap import Gap, outward
from models.games.volle_weide.meadow import Misfit, Pen
from models.kernel.form import Cell, Edge
from models.kernel.grid import ends
from views.games.volle_weide.ground import middle
from views.games.volle_weide.ink import path, touched
from views.kit.frame import Frame
from views.kit.theme import SANS, Palette
from views.kit.vector import dots, px, stroke


def pen_tags(frame: Frame, colours: Palette, closed: Sequence[Pen], taken: Iterable[Cell]) -> str:
    """A tag in each pen with the sheep that it counts, where possible in an empty cell."""
    full = set(taken)
    parts = []
    for pen in closed:
        if not pen.counted:
            continue
        free = [cell for cell in pen.cells if cell not in full]
        x, y = min(free or pen.cells, key=lambda cell: (cell[1], -cell[0]))
        # Without an empty cell the tag sits in a corner inside the fence, away from the sheep's face: the
        # black one looks the other way.
        side = 0.7 if pen.black and len(pen.cells) == 1 else 0.3
        at = (x + 0.5, y + 0.5) if free else (x + side, y + 0.26)
        parts.append(_tag(frame, colours, str(pen.counted), at, 0.5 if free else 0.32, colours.ink))
    return "".join(parts)


def bush_tags(frame: Frame, colours: Palette, crossed: Iterable[Edge]) -> str:
    """What a cut bush costs."""
    parts = []
    for edge in crossed:
        x, y = middle(edge)
        at = (x, min(y + 0.27, frame.rows + 0.18))
        parts.append(_tag(frame, colours, "\u22121", at, 0.3, colours.bad))
    return "".join(parts)


def _tag(frame: Frame, colours: Palette, text: str, at: tuple[float, float], height: float, ink: str) -> str:
    """A small sign with a number, so many cells high; its letters and its edge in the same ink."""
    c = frame.c
    x, y = frame.at(*at)
    high = height * c
    wide = high * (0.95 + 0.45 * (len(text) - 1)) + 0.2 * c * (height > 0.4)
    corner = f'x="{x - wide / 2:.1f}" y="{y - high / 2:.1f}" rx="{high * 0.36:.1f}"'
    box = f'{corner} width="{wide:.1f}" height="{high:.1f}"'
    edge = f'stroke="{ink}" stroke-width="{max(1.2, 0.03 * c):.1f}"'
    size = 0.76 * high
    letters = (
        f'font-family="{SANS}" font-weight="700" font-size="{size:.1f}" text-anchor="middle" fill="{ink}"'
    )
    sign = f'<rect {box} fill="{colours.card}" {edge}/>'
    return f'{sign}<text x="{x:.1f}" y="{y + size * 0.34:.1f}" {letters}>{text}</text>'


def gap_marks(frame: Frame, colours: Palette, gaps: Iterable[Gap]) -> str:
    """Leaks: a dotted line where the fence is missing and an arrow out through it, with a halo each."""
    c = frame.c
    parts = []
    for gap in gaps:
        ways = [_along(edge) for edge in gap.edges]
        points = [point for way in ways for point in way]
        parts += [
            dots(frame, points, colours.ghost_halo, 0.16 * c),
            dots(frame, points, colours.bad, 0.1 * c),
        ]
        arrow = _arrow(frame, gap)
        parts += [stroke(arrow, colours.ghost_halo, 0.2 * c), stroke(arrow, colours.bad, 0.085 * c)]
    return "".join(parts)


def _along(edge: Edge) -> list[tuple[float, float]]:
    (ax, ay), (bx, by) = ends(edge)
    return [(ax + (bx - ax) * k, ay + (by - ay) * k) for k in (0.2, 0.4, 0.6, 0.8)]


def _arrow(frame: Frame, gap: Gap) -> str:
    edge = gap.edges[0]
    x, y = middle(edge)
    dx, dy = outward(gap, edge)
    tip = (x + 0.3 * dx, y + 0.3 * dy)
    left = (tip[0] - 0.17 * (dx - dy), tip[1] - 0.17 * (dy - dx))
    right = (tip[0] - 0.17 * (dx + dy), tip[1] - 0.17 * (dy + dx))
    shaft = f"M{px(frame, x - 0.3 * dx, y - 0.3 * dy)}L{px(frame, *tip)}"
    return f"{shaft}M{px(frame, *left)}L{px(frame, *tip)}L{px(frame, *right)}"


def ghost(frame: Frame, colours: Palette, edges: Sequence[Edge], misfits: Sequence[Misfit]) -> str:
    """The rolled fence before it is drawn: dashed where legal; else thin, dotted, a cross at each fault."""
    c = frame.c
    way, posts = path(frame, edges), touched(edges)
    if not misfits:
        return "".join(
            (
                stroke(way, colours.ghost_halo, 0.34 * c),
                stroke(way, colours.ghost, 0.17 * c, f"{0.24 * c:.1f} {0.20 * c:.1f}"),
                dots(frame, posts, colours.ghost, 0.32 * c),
                dots(frame, posts, colours.ghost_halo, 0.18 * c),
            )
        )
    parts = [
        stroke(way, colours.ghost_halo, 0.2 * c),
        stroke(way, colours.bad, 0.09 * c, f"{0.02 * c:.1f} {0.15 * c:.1f}"),
        dots(frame, posts, colours.bad, 0.3 * c),
        dots(frame, posts, colours.ghost_halo, 0.18 * c),
    ]
    return "".join([*parts, *(_cross(frame, colours, misfit.x, misfit.y) for misfit in misfits)])


def _cross(frame: Frame, colours: Palette, x: float, y: float) -> str:
    c = frame.c
    x, y = min(max(x, -0.1), frame.columns + 0.1), min(max(y, -0.1), frame.rows + 0.1)
    cx, cy = frame.at(x, y)
    ring = f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="{0.26 * c:.1f}" fill="{colours.card}"'
    arms = f"M{px(frame, x - 0.1, y - 0.1)}L{px(frame, x + 0.1, y + 0.1)}"
    arms += f"M{px(frame, x - 0.1, y + 0.1)}L{px(frame, x + 0.1, y - 0.1)}"
    edge = f'stroke="{colours.bad}" stroke-width="{0.05 * c:.1f}"/>'
    return f"{ring} {edge}{stroke(arms, colours.bad, 0.06 * c)}"


def hints(frame: Frame, colours: Palette, edges: Iterable[Edge]) -> str:
    """Every edge that some legal place uses, thin: the setting "show all legal places"."""
    listed = sorted(set(edges))
    return (
        f'<g opacity="0.5">{stroke(path(frame, listed), colours.ghost, 0.06 * frame.c)}</g>' if listed else ""
    )


def newest(frame: Frame, colours: Palette, edge: Edge) -> str:
    """The edge of the last tap stands out: a light line along it and a ring on each of its posts."""
    c, posts = frame.c, ends(edge)
    return "".join(
        (
            stroke(path(frame, [edge]), colours.ghost_halo, 0.06 * c),
            dots(frame, posts, colours.ghost, 0.34 * c),
            dots(frame, posts, colours.ghost_halo, 0.18 * c),
        )
    )

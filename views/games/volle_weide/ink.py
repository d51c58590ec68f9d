"""Ink on the meadow as canvas shapes: fences with their fixed wobble, pens, gaps, the ghost. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import flet as ft
import flet.canvas as cv

from models.games.volle_weide.gap import Gap, outward
from models.games.volle_weide.meadow import Misfit, Pen
from models.kernel.form import Cell, Edge, Post
from models.kernel.grid import ends
from views.games.volle_weide.frame import Frame
from views.games.volle_weide.ground import middle
from views.kit.theme import SANS, Palette

WORD = 2**32
ROUND = ft.StrokeCap.ROUND


def sway(edge: Edge, which: int) -> float:
    """How far the edge's control point leans aside, -1 to 1: the same edge always the same (design tokens)."""
    x, y, way = edge
    h = (x * 374761393 + y * 668265263 + (way == "s") * 1274126177 + which * 2246822519) % WORD
    h = ((h ^ (h >> 13)) * 1274126177) % WORD
    h ^= h >> 16
    return (h % 65536) / 32767.5 - 1


def _stroke(colour: str, width: float, dash: list[float] | None = None) -> ft.Paint:
    return ft.Paint(
        color=colour,
        stroke_width=width,
        style=ft.PaintingStyle.STROKE,
        stroke_cap=ROUND,
        stroke_join=ft.StrokeJoin.ROUND,
        stroke_dash_pattern=dash,
    )


def _fill(colour: str) -> ft.Paint:
    return ft.Paint(color=colour, style=ft.PaintingStyle.FILL)


def curves(frame: Frame, edges: Iterable[Edge]) -> list[cv.Path.PathElement]:
    """The edges as slightly swaying curves; their ends stay on the posts."""
    elements: list[cv.Path.PathElement] = []
    for edge in edges:
        (ax, ay), (bx, by) = ends(edge)
        aside = (0.0, 0.11) if edge[2] == "e" else (0.11, 0.0)
        elements.append(cv.Path.MoveTo(*_px(frame, ax, ay)))
        controls = []
        for which, along in ((0, 1 / 3), (1, 2 / 3)):
            lean = sway(edge, which)
            controls.append(
                _px(frame, ax + (bx - ax) * along + aside[0] * lean, ay + (by - ay) * along + aside[1] * lean)
            )
        elements.append(cv.Path.CubicTo(*controls[0], *controls[1], *_px(frame, bx, by)))
    return elements


def _px(frame: Frame, x: float, y: float) -> tuple[float, float]:
    px, py = frame.at(x, y)
    return round(px, 1), round(py, 1)


def _dots(frame: Frame, posts: Iterable[tuple[float, float]], colour: str, width: float) -> cv.Points:
    points = [ft.Offset(*_px(frame, x, y)) for x, y in posts]
    return cv.Points(points, point_mode=cv.PointMode.POINTS, paint=_stroke(colour, width))


def touched(edges: Iterable[Edge]) -> list[Post]:
    """The posts that the edges touch, each once."""
    return sorted({post for edge in edges for post in ends(edge)})


def fences(frame: Frame, colours: Palette, edges: Sequence[Edge]) -> list[cv.Shape]:
    """Drawn fences: dark edge, wood, a light grain, and a disc on each touched post."""
    if not edges:
        return []
    c = frame.c
    posts = touched(edges)
    return [
        cv.Path(curves(frame, edges), paint=_stroke(colours.wood_edge, 0.235 * c)),
        cv.Path(curves(frame, edges), paint=_stroke(colours.wood, 0.15 * c)),
        cv.Path(curves(frame, edges), paint=_stroke(colours.wood_light, 0.03 * c, [0.34 * c, 0.10 * c])),
        _dots(frame, posts, colours.wood_edge, 0.295 * c),
        _dots(frame, posts, colours.wood, 0.205 * c),
    ]


def pens(frame: Frame, colours: Palette, closed: Sequence[Pen]) -> list[cv.Shape]:
    """Closed pens: their fill and nine dots a cell, so that they do not show by colour alone."""
    cells = [cell for pen in closed for cell in pen.cells]
    if not cells:
        return []
    squares: list[cv.Path.PathElement] = [
        cv.Path.Rect(*_px(frame, x - 0.005, y - 0.005), frame.c * 1.01, frame.c * 1.01) for x, y in cells
    ]
    dots = [(x + (i + 0.5) / 3, y + (j + 0.5) / 3) for x, y in cells for i in range(3) for j in range(3)]
    return [cv.Path(squares, paint=_fill(colours.pen)), _dots(frame, dots, colours.pen_dot, 0.052 * frame.c)]


def pen_tags(frame: Frame, colours: Palette, closed: Sequence[Pen], taken: Iterable[Cell]) -> list[cv.Shape]:
    """A tag in each pen with the sheep that it counts, where possible in an empty cell."""
    full = set(taken)
    shapes: list[cv.Shape] = []
    for pen in closed:
        if not pen.counted:
            continue
        free = [cell for cell in pen.cells if cell not in full]
        x, y = min(free or pen.cells, key=lambda cell: (cell[1], -cell[0]))
        # Without an empty cell the tag sits in the corner, above the sheep's back.
        middle_at = (x + 0.5, y + 0.5) if free else (x + 0.8, y + 0.18)
        shapes += _tag(frame, colours, str(pen.counted), middle_at, 0.5 if free else 0.32, colours.ink)
    return shapes


def _tag(
    frame: Frame, colours: Palette, text: str, at: tuple[float, float], height: float, ink: str
) -> list[cv.Shape]:
    """A small sign with a number, so many cells high; its letters and its edge in the same ink."""
    c = frame.c
    x, y = _px(frame, *at)
    high = height * c
    wide = high * (0.95 + 0.45 * (len(text) - 1)) + 0.2 * c * (height > 0.4)
    box = (x - wide / 2, y - high / 2, wide, high)
    style = ft.TextStyle(
        size=round(0.74 * high, 1), weight=ft.FontWeight.W_700, color=ink, font_family=SANS, height=1
    )
    return [
        cv.Rect(*box, border_radius=high * 0.36, paint=_fill(colours.card)),
        cv.Rect(*box, border_radius=high * 0.36, paint=_stroke(ink, max(1.2, 0.03 * c))),
        cv.Text(x, y, text, style=style, alignment=ft.Alignment.CENTER),
    ]


def bush_tags(frame: Frame, colours: Palette, crossed: Iterable[Edge]) -> list[cv.Shape]:
    """What a cut bush costs."""
    shapes: list[cv.Shape] = []
    for edge in crossed:
        x, y = middle(edge)
        shapes += _tag(frame, colours, "\u22121", (x, min(y + 0.27, frame.rows + 0.18)), 0.3, colours.bad)
    return shapes


def gap_marks(frame: Frame, colours: Palette, gaps: Iterable[Gap]) -> list[cv.Shape]:
    """Leaks: a dotted line where the fence is missing and an arrow out through it."""
    c = frame.c
    shapes: list[cv.Shape] = []
    for gap in gaps:
        for edge in gap.edges:
            (ax, ay), (bx, by) = ends(edge)
            way = [(ax + (bx - ax) * k, ay + (by - ay) * k) for k in (0.2, 0.4, 0.6, 0.8)]
            shapes += [
                _dots(frame, way, colours.ghost_halo, 0.16 * c),
                _dots(frame, way, colours.bad, 0.1 * c),
            ]
        edge = gap.edges[0]
        x, y = middle(edge)
        dx, dy = outward(gap, edge)
        tail, tip = (x - 0.3 * dx, y - 0.3 * dy), (x + 0.3 * dx, y + 0.3 * dy)
        left = (tip[0] - 0.17 * dx + 0.17 * dy, tip[1] - 0.17 * dy + 0.17 * dx)
        right = (tip[0] - 0.17 * dx - 0.17 * dy, tip[1] - 0.17 * dy - 0.17 * dx)

        def arrow(paint: ft.Paint, tail=tail, tip=tip, left=left, right=right) -> cv.Path:  # type: ignore[no-untyped-def]
            return cv.Path(
                [
                    cv.Path.MoveTo(*_px(frame, *tail)),
                    cv.Path.LineTo(*_px(frame, *tip)),
                    cv.Path.MoveTo(*_px(frame, *left)),
                    cv.Path.LineTo(*_px(frame, *tip)),
                    cv.Path.LineTo(*_px(frame, *right)),
                ],
                paint=paint,
            )

        shapes += [arrow(_stroke(colours.ghost_halo, 0.2 * c)), arrow(_stroke(colours.bad, 0.085 * c))]
    return shapes


def ghost(frame: Frame, colours: Palette, edges: Sequence[Edge], misfits: Sequence[Misfit]) -> list[cv.Shape]:
    """The rolled fence before it is drawn: dashed where legal; else thin, dotted, with a cross at each fault."""
    c = frame.c
    posts = touched(edges)
    if not misfits:
        return [
            cv.Path(curves(frame, edges), paint=_stroke(colours.ghost_halo, 0.34 * c)),
            cv.Path(curves(frame, edges), paint=_stroke(colours.ghost, 0.17 * c, [0.24 * c, 0.20 * c])),
            _dots(frame, posts, colours.ghost, 0.32 * c),
            _dots(frame, posts, colours.ghost_halo, 0.18 * c),
        ]
    shapes: list[cv.Shape] = [
        cv.Path(curves(frame, edges), paint=_stroke(colours.ghost_halo, 0.2 * c)),
        cv.Path(curves(frame, edges), paint=_stroke(colours.bad, 0.09 * c, [0.02 * c, 0.15 * c])),
        _dots(frame, posts, colours.bad, 0.3 * c),
        _dots(frame, posts, colours.ghost_halo, 0.18 * c),
    ]
    for misfit in misfits:
        shapes += _cross(frame, colours, misfit.x, misfit.y)
    return shapes


def _cross(frame: Frame, colours: Palette, x: float, y: float) -> list[cv.Shape]:
    c = frame.c
    px, py = _px(frame, min(max(x, -0.1), frame.columns + 0.1), min(max(y, -0.1), frame.rows + 0.1))
    arm = 0.1 * c
    return [
        cv.Circle(px, py, 0.26 * c, paint=_fill(colours.card)),
        cv.Circle(px, py, 0.26 * c, paint=_stroke(colours.bad, 0.05 * c)),
        cv.Line(px - arm, py - arm, px + arm, py + arm, paint=_stroke(colours.bad, 0.06 * c)),
        cv.Line(px - arm, py + arm, px + arm, py - arm, paint=_stroke(colours.bad, 0.06 * c)),
    ]


def hints(frame: Frame, colours: Palette, edges: Iterable[Edge]) -> list[cv.Shape]:
    """Every edge that some legal place uses, thin: the setting "show all legal places"."""
    listed = sorted(set(edges))
    if not listed:
        return []
    return [
        cv.Path(
            curves(frame, listed), paint=_stroke(ft.Colors.with_opacity(0.45, colours.ghost), 0.06 * frame.c)
        )
    ]


def shape_picture(edges: Sequence[Edge], colours: Palette, c: float, free: bool = True) -> cv.Canvas:
    """A fence shape alone, with the free posts around it: for the die's buttons and the editor."""
    posts = touched(edges)
    left, top = min(x for x, _ in posts), min(y for _, y in posts)
    moved: list[Edge] = [(x - left, y - top, way) for x, y, way in edges]
    columns = max(x for x, _ in touched(moved))
    rows = max(y for _, y in touched(moved))
    frame = Frame(columns, rows, c)
    shapes: list[cv.Shape] = []
    if free:
        used = set(touched(moved))
        loose = [(x, y) for x in range(columns + 1) for y in range(rows + 1) if (x, y) not in used]
        if loose:
            shapes.append(_dots(frame, loose, colours.outline, 0.13 * c))
    return cv.Canvas([*shapes, *fences(frame, colours, moved)], width=frame.width, height=frame.height)

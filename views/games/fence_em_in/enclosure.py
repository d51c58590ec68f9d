"""Enclosures as SVG: ground, wood, the player's edge, hatch and letter. Pure functions; knows no tap.

Nothing is told by colour alone: each player's letter stands in the north-west cell, and the hatch differs too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from models.games.fence_em_in.board import Board, Rect
from models.games.fence_em_in.state import State
from models.kernel.form import Cell
from views.kit.badge import COLOURS, INKS
from views.kit.frame import Frame
from views.kit.seatmark import SeatMark
from views.kit.theme import SANS, Palette
from views.kit.vector import px, stroke

GAP = 0.05  # how far an enclosure's wood stays inside its cells
STEP = 0.22  # from line to line of a hatch, in cells
# What a letter's own share of its badge is, by how many letters there are.
LETTER = {1: 0.66, 2: 0.5}


@lru_cache(maxsize=32)
def ground(frame: Frame, colours: Palette) -> str:
    """Checkered grass."""
    c = frame.c
    parts = [f'<rect width="{frame.width:.2f}" height="{frame.height:.2f}" rx="18" fill="{colours.meadow}"/>']
    squares = [(x, y) for y in range(frame.rows) for x in range(frame.columns) if (x + y) % 2]
    boxes = "".join(f"M{px(frame, x, y)}h{c:.1f}v{c:.1f}h{-c:.1f}z" for x, y in squares)
    if colours.meadow == colours.meadow2:
        # High contrast has one green; the cells are told by lines then.
        parts.append(f'<path d="{boxes}" fill="none" stroke="{colours.grass}" stroke-width="1"/>')
    else:
        parts.append(f'<path d="{boxes}" fill="{colours.meadow2}"/>')
    return "".join(parts)


def enclosures(
    frame: Frame, colours: Palette, state: State, marks: Sequence[SeatMark], own: int | None
) -> str:
    """All enclosures on the board: everybody's, or only those of the player `own` where each has a board."""
    return "".join(
        _enclosure(frame, colours, built.rect, marks[seat])
        for seat, holding in enumerate(state.holdings)
        if own is None or seat == own
        for built in holding.built
        if built.rect is not None
    )


def starts(
    frame: Frame, colours: Palette, board: Board, state: State, marks: Sequence[SeatMark], own: int | None
) -> str:
    """The starting cells that nothing covers yet, each with its player's letter."""
    covered = 0
    for seat, holding in enumerate(state.holdings):
        covered |= holding.area if own is None or seat == own else 0
    parts = []
    for seat, cell in enumerate(board.starts):
        if (own is None or seat == own) and not covered & board.grid.bit(*cell):
            x, y = frame.at(cell[0] + 0.5, cell[1] + 0.5)
            r = 0.4 * frame.c
            ring = f'fill="{colours.card}" stroke="{colours.wood_edge}" stroke-width="{0.05 * frame.c:.1f}"'
            dash = f'stroke-dasharray="{0.14 * frame.c:.1f} {0.1 * frame.c:.1f}"'
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" {ring} {dash}/>')
            parts.append(badge(frame, marks[seat], x, y, 0.5 * frame.c, colours))
    return "".join(parts)


def badge(frame: Frame, mark: SeatMark, x: float, y: float, side: float, colours: Palette) -> str:
    """A player's badge in the picture, its middle on pixel (x, y)."""
    seat = mark.colour % len(COLOURS)
    corner = f'x="{x - side / 2:.1f}" y="{y - side / 2:.1f}" width="{side:.1f}" height="{side:.1f}"'
    size = side * LETTER[min(len(mark.letter), 2)]
    letters = f'font-family="{SANS}" font-weight="700" font-size="{size:.1f}" text-anchor="middle"'
    edge = f'stroke="{colours.card}" stroke-width="{max(1.0, 0.04 * frame.c):.1f}"'
    return (
        f'<rect {corner} rx="{side * 0.3:.1f}" fill="{COLOURS[seat]}" {edge}/>'
        f'<text x="{x:.1f}" y="{y + size * 0.35:.1f}" {letters} fill="{INKS[seat]}">{_escaped(mark.letter)}</text>'
    )


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _enclosure(frame: Frame, colours: Palette, rect: Rect, mark: SeatMark) -> str:
    c = frame.c
    left, top = frame.at(rect.at[0] + GAP, rect.at[1] + GAP)
    width, height = (rect.width - 2 * GAP) * c, (rect.height - 2 * GAP) * c
    seat = mark.colour % len(COLOURS)

    def box(inset: float, fill: str, edge: str, thick: float) -> str:
        place = f'x="{left + inset:.1f}" y="{top + inset:.1f}"'
        size = f'width="{width - 2 * inset:.1f}" height="{height - 2 * inset:.1f}" rx="{0.12 * c:.1f}"'
        return f'<rect {place} {size} fill="{fill}" stroke="{edge}" stroke-width="{thick:.1f}"/>'

    fill = colours.tile if colours.dark else colours.card
    inner = 0.2 * c
    hatch = _hatch(left + inner, top + inner, width - 2 * inner, height - 2 * inner, seat, STEP * c)
    lines = f'<g opacity="0.55">{stroke(hatch, COLOURS[seat], 0.045 * c)}</g>' if hatch else ""
    x, y = frame.at(rect.at[0] + 0.5, rect.at[1] + 0.5)
    return (
        box(0.02 * c, fill, colours.wood_edge, 0.16 * c)
        + box(0.02 * c, fill, colours.wood, 0.09 * c)
        + box(0.13 * c, "none", COLOURS[seat], 0.11 * c)
        + lines
        + badge(frame, mark, x - 0.03 * c, y - 0.03 * c, 0.5 * c, colours)
    )


def _hatch(left: float, top: float, width: float, height: float, seat: int, step: float) -> str:
    """Lines or dots for the seat's colour within the box, as a path's `d` (design tokens, "Players")."""
    across = [left + step * (n + 0.5) for n in range(int(width / step))]
    down = [top + step * (n + 0.5) for n in range(int(height / step))]
    level = "".join(f"M{left:.1f} {y:.1f}h{width:.1f}" for y in down)
    upright = "".join(f"M{x:.1f} {top:.1f}v{height:.1f}" for x in across)
    if seat == 1:
        return "".join(f"M{x:.1f} {y:.1f}h0.01" for y in down for x in across)
    if seat == 3:
        return "".join(_slants(left, top, width, height, step * 1.4))
    return {0: "", 2: level, 4: upright, 5: level + upright}[seat]


def _slants(left: float, top: float, width: float, height: float, step: float) -> Iterator[str]:
    """Lines from the south-west to the north-east, cut at the box."""
    for n in range(1, int((width + height) / step) + 1):
        along = n * step
        x0, y0 = (0.0, along) if along <= height else (along - height, height)
        x1, y1 = (along, 0.0) if along <= width else (width, along - width)
        yield f"M{left + x0:.1f} {top + y0:.1f}L{left + x1:.1f} {top + y1:.1f}"


def figure(rect: Rect) -> tuple[float, float, float, bool]:
    """Where a drawing stands in an enclosure, in cells: its middle, its side, and whether the place is narrow."""
    x, y = rect.at
    if min(rect.width, rect.height) > 1:
        side = min(1.35, 0.62 * min(rect.width, rect.height))
        return x + rect.width / 2, y + rect.height / 2, side, False
    if rect.width == rect.height:
        return x + 0.58, y + 0.6, 0.62, True
    return x + rect.width - 0.5, y + rect.height - 0.5, 0.72, True


def discs(frame: Frame, colours: Palette, rects: Sequence[Rect]) -> str:
    """Pale discs under the drawings of narrow enclosures, so that hatch and edge stay behind them."""
    parts = []
    for rect in rects:
        x, y, side, narrow = figure(rect)
        if narrow:
            at = frame.at(x, y)
            parts.append(f"M{at[0]:.1f} {at[1]:.1f}h0.01")
    pale = colours.tile if colours.dark else colours.card
    return f'<g opacity="0.9">{stroke("".join(parts), pale, 0.82 * frame.c)}</g>' if parts else ""


def lit(frame: Frame, cells: Sequence[Cell], colours: Palette) -> str:
    """Cells where the enclosure may stand, softly lit, with a dot each so that it is not told by colour alone."""
    if not cells:
        return ""
    c = frame.c
    squares = "".join(
        f"M{px(frame, x + 0.08, y + 0.08)}h{0.84 * c:.1f}v{0.84 * c:.1f}h{-0.84 * c:.1f}z" for x, y in cells
    )
    points = "".join(f"M{px(frame, x + 0.5, y + 0.5)}h0.01" for x, y in cells)
    return f'<path d="{squares}" fill="{colours.pen}" opacity="0.55"/>' + stroke(
        points, colours.pen_dot, 0.14 * c
    )

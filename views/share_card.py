"""The picture of a result for chat groups, as SVG. Drawn from what it is told alone; knows no session, no disk."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from views.kit.badge import COLOURS, INKS
from views.kit.drawing import placed
from views.kit.fit import fitted, letters, lines_of, width_of
from views.kit.landscape import landscape_svg
from views.kit.theme import Palette

WIDTH = 540  # units; the picture has twice as many pixels
PIXELS = 1080
_MARGIN = 32
_SERIF = "Farmhand Serif Semibold"
_TITLE, _SMALL, _NAME, _TOTAL = 38.0, 20.0, 26.0, 32.0
_ROW, _MEADOW, _FOOT = 62, 118, 52


@dataclass(frozen=True)
class Row:
    """A player's line: place in the ranking or "", name, badge, total as written, whether a winner."""

    rank: str
    name: str
    letter: str
    colour: int
    total: str
    winner: bool


@dataclass(frozen=True)
class Card:
    """What the picture says. `lines` stand below the title: game and day, where, how a tie was decided."""

    title: str
    lines: Sequence[str]
    rows: Sequence[Row]
    drawings: Sequence[str]
    foot: str


def card_svg(card: Card, colours: Palette) -> tuple[str, int, int]:
    """The picture, and how many pixels wide and high it is to be."""
    room = WIDTH - 2 * _MARGIN - 84
    titles = lines_of(card.title, _TITLE, room, 2)
    y = 62.0
    parts: list[str] = []
    for line in titles:
        text, size = fitted(line, _TITLE, room)
        parts.append(letters(text, _MARGIN, y, size, colours.ink, font=_SERIF, weight=600))
        y += _TITLE * 1.2
    y -= 6
    for line in card.lines:
        for short in lines_of(line, _SMALL, WIDTH - 2 * _MARGIN, 2):
            text, size = fitted(short, _SMALL, WIDTH - 2 * _MARGIN)
            parts.append(letters(text, _MARGIN, y, size, colours.ink, weight=400))
            y += _SMALL * 1.35
    top = round(max(y + _MEADOW - 24, 200.0))
    high = top + len(card.rows) * _ROW + 36 + _FOOT
    # The game's drawings lie where sun or moon would stand.
    scene = re.sub(r"^<svg[^>]*>|</svg>$", "", landscape_svg(colours, WIDTH, top + 14))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high:.0f}">'
        f'<rect width="{WIDTH}" height="{high:.0f}" fill="{colours.hill2}"/>{scene}{_tile(card, colours)}'
        f"{''.join(parts)}{_table(card, colours, top)}"
        f"{letters(card.foot, WIDTH / 2, high - 20, 18, colours.ink, weight=700, anchor='middle')}</svg>",
        PIXELS,
        round(high * PIXELS / WIDTH),
    )


def _tile(card: Card, colours: Palette) -> str:
    """The game's drawings on their pale tile, in the upper right corner."""
    side = 84.0
    x, y = WIDTH - _MARGIN - side + 12, 15.0
    tile = f'<rect x="{x}" y="{y}" width="{side}" height="{side}" rx="18" fill="{colours.tile}"/>'
    first, *second = card.drawings[:2]
    if not second:
        return tile + placed(first, x + side / 2, y + side / 2, 64, colours)
    small = placed(second[0], x + side * 0.68, y + side * 0.70, 42, colours)
    return tile + placed(first, x + side * 0.40, y + side * 0.38, 56, colours) + small


def _table(card: Card, colours: Palette, top: int) -> str:
    """The players on a card that lies over the meadow, the winners tinted."""
    wide, high = WIDTH - 2 * 20, len(card.rows) * _ROW + 20
    drawn = [
        f'<rect x="20" y="{top:.1f}" width="{wide}" height="{high}" rx="24" fill="{colours.card}"'
        f' stroke="{colours.line}" stroke-width="1.5"/>'
    ]
    totals = max((width_of(row.total, _TOTAL) for row in card.rows), default=0)
    ranked = any(row.rank for row in card.rows)
    for number, row in enumerate(card.rows):
        above = top + 10 + number * _ROW
        middle = above + _ROW / 2
        if row.winner:
            drawn.append(
                f'<rect x="30" y="{above + 3:.1f}" width="{wide - 20}" height="{_ROW - 6}" rx="16"'
                f' fill="{colours.tint}"/>'
            )
        x = 46.0
        ink = colours.on_tint if row.winner else colours.ink
        if ranked:
            drawn.append(letters(row.rank, x + 24, middle + 7, 20, ink, anchor="end"))
            x += 38
        drawn.append(_badge(row, x, middle - 19, colours))
        x += 52
        right = WIDTH - 46.0
        drawn.append(letters(row.total, right, middle + 11, _TOTAL, ink, anchor="end"))
        right -= totals + 14
        if row.winner:
            drawn.append(_cup(right - 26, middle - 14, ink))
            right -= 38
        name, size = fitted(row.name, _NAME, right - x)
        drawn.append(letters(name, x, middle + size * 0.34, size, ink))
    return "".join(drawn)


def _badge(row: Row, x: float, y: float, colours: Palette) -> str:
    colour = row.colour % len(COLOURS)
    size = 19 if len(row.letter) == 1 else 16
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="38" height="38" rx="12" fill="{COLOURS[colour]}"'
        f' stroke="{colours.ink2}" stroke-width="1.5"/>'
        + letters(row.letter, x + 19, y + 19 + size * 0.35, size, INKS[colour], anchor="middle")
    )


def _cup(x: float, y: float, ink: str) -> str:
    """A cup with two handles on its foot, 26 wide."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f})" fill="none" stroke="{ink}" stroke-width="2.4"'
        ' stroke-linejoin="round" stroke-linecap="round">'
        '<path d="M6 3h14v8a7 7 0 0 1-14 0z"/><path d="M6 6H2v2a5 5 0 0 0 4.6 5M20 6h4v2a5 5 0 0 1-4.6 5"/>'
        '<path d="M13 18v6M8 25h10"/></g>'
    )

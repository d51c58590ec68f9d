"""A board with its numbered starting cells: small, and as the editor's grid that takes taps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.sketch import Sketch
from models.kernel.form import Cell
from views.games.fence_em_in.enclosure import ground
from views.kit.board import touchable
from views.kit.frame import Frame
from views.kit.theme import SANS, Palette
from views.kit.vector import document, dots, image
from views.kit.words import t

DISC = 0.4  # a starting cell's radius, in cells


def small_board(colours: Palette, sketch: Sketch, width: float) -> ft.Control:
    """The board as a small picture, no higher than wide."""
    return _picture(Frame.within(sketch.columns, sketch.rows, width, width), colours, sketch)


def grid(frame: Frame, colours: Palette, sketch: Sketch, tap: Callable[[Cell], Any]) -> ft.Control:
    """The editor's board; a tap on a cell is handed on."""

    def touched(px: float, py: float) -> None:
        cell = frame.cell(px, py)
        if cell is not None:
            tap(cell)

    return touchable(frame, [_picture(frame, colours, sketch)], name=t("The board"), key="board", tap=touched)


def _picture(frame: Frame, colours: Palette, sketch: Sketch) -> ft.Control:
    return image(frame, document(frame, ground(frame, colours), _starts(frame, colours, sketch)))


def _starts(frame: Frame, colours: Palette, sketch: Sketch) -> str:
    """The starting cells with the seats' numbers; the one of all boards has a dot instead."""
    there: dict[Cell, list[int]] = {}
    for seat, cell in enumerate(sketch.starts, 1):
        there.setdefault(cell, []).append(seat)
    return "".join(
        _disc(frame, colours, cell)
        + (
            dots(frame, [(cell[0] + 0.5, cell[1] + 0.5)], colours.primary, DISC * frame.c)
            if cell == sketch.alike
            else _number(frame, colours, cell, "+".join(map(str, seats)))
        )
        for cell, seats in there.items()
    )


def _disc(frame: Frame, colours: Palette, cell: Cell) -> str:
    x, y = frame.at(cell[0] + 0.5, cell[1] + 0.5)
    wood = colours.wood if colours.dark else colours.wood_edge
    edge = f'stroke="{wood}" stroke-width="{max(1.2, 0.06 * frame.c):.1f}"'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{DISC * frame.c:.1f}" fill="{colours.card}" {edge}/>'


def _number(frame: Frame, colours: Palette, cell: Cell, word: str) -> str:
    x, y = frame.at(cell[0] + 0.5, cell[1] + 0.5)
    size = frame.c * (0.46 if len(word) == 1 else 0.34 if len(word) < 4 else 0.24)
    letters = f'font-family="{SANS}" font-weight="700" font-size="{size:.1f}" text-anchor="middle"'
    return f'<text x="{x:.1f}" y="{y + size * 0.35:.1f}" {letters} fill="{colours.ink}">{word}</text>'

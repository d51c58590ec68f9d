"""A board with its numbered starting cells: small, and as the editor's grid that takes taps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.games.fence_em_in.box import BoardForm
from models.kernel.form import Cell
from views.games.fence_em_in.enclosure import ground
from views.kit.board import touchable
from views.kit.frame import Frame
from views.kit.theme import SANS, Palette
from views.kit.vector import document, image
from views.kit.words import t


def numbered(frame: Frame, colours: Palette, starts: Sequence[Cell]) -> str:
    """The starting cells with the seats' numbers; where several share a cell, all of them together."""
    there: dict[Cell, list[int]] = {}
    for seat, cell in enumerate(starts, 1):
        there.setdefault(cell, []).append(seat)
    parts = []
    for cell, seats in there.items():
        x, y = frame.at(cell[0] + 0.5, cell[1] + 0.5)
        r = 0.4 * frame.c
        word = str(seats[0]) if len(seats) == 1 else f"{seats[0]}\u2013{seats[-1]}"
        size = r * (1.1 if len(word) == 1 else 0.75)
        letters = f'font-family="{SANS}" font-weight="700" font-size="{size:.1f}" text-anchor="middle"'
        edge = f'stroke="{colours.wood_edge}" stroke-width="{max(1.2, 0.06 * frame.c):.1f}"'
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{colours.card}" {edge}/>')
        parts.append(
            f'<text x="{x:.1f}" y="{y + size * 0.35:.1f}" {letters} fill="{colours.ink}">{word}</text>'
        )
    return "".join(parts)


def small_board(colours: Palette, board: BoardForm, width: float) -> ft.Control:
    """The board as a small picture."""
    frame = Frame.within(board.columns, board.rows, width, width)
    return image(frame, document(frame, ground(frame, colours), numbered(frame, colours, board.starts)))


def grid(frame: Frame, colours: Palette, starts: Sequence[Cell], tap: Callable[[Cell], Any]) -> ft.Control:
    """The editor's board; a tap on a cell is handed on."""

    def touched(px: float, py: float) -> None:
        cell = frame.cell(px, py)
        if cell is not None:
            tap(cell)

    picture = image(frame, document(frame, ground(frame, colours), numbered(frame, colours, starts)))
    return touchable(frame, [picture], name=t("The board"), key="board", tap=touched)

"""From posts and cells to pixels and back. Pure geometry of a board's picture; c is the width of a cell in pixels."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor

from models.kernel.form import Cell, Edge, Post

RIM = 0.33


@dataclass(frozen=True)
class Frame:
    """A board's picture: columns x rows cells of c pixels with a rim of a third of a cell around."""

    columns: int
    rows: int
    c: float

    @classmethod
    def within(cls, columns: int, rows: int, width: float, height: float | None = None) -> Frame:
        """The largest picture that fits into the room."""
        c = width / (columns + 2 * RIM)
        if height is not None:
            c = min(c, height / (rows + 2 * RIM))
        return cls(columns, rows, round(c, 2))

    @property
    def width(self) -> float:
        return (self.columns + 2 * RIM) * self.c

    @property
    def height(self) -> float:
        return (self.rows + 2 * RIM) * self.c

    @property
    def ratio(self) -> float:
        """The width to the height."""
        return self.width / self.height

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of a point given in cells (post (0, 0) is the north-west one)."""
        return (x + RIM) * self.c, (y + RIM) * self.c

    def point(self, px: float, py: float) -> tuple[float, float]:
        """The point in cells of a pixel."""
        return px / self.c - RIM, py / self.c - RIM

    def cell(self, px: float, py: float) -> Cell | None:
        """The cell under a pixel, if one is."""
        x, y = self.point(px, py)
        column, row = floor(x), floor(y)
        return (column, row) if 0 <= column < self.columns and 0 <= row < self.rows else None

    def post(self, px: float, py: float) -> Post:
        """The nearest post."""
        x, y = self.point(px, py)
        return min(max(round(x), 0), self.columns), min(max(round(y), 0), self.rows)

    def edge(self, px: float, py: float) -> Edge:
        """The nearest edge between two posts."""
        x, y = self.point(px, py)
        column, row = min(max(x, 0), self.columns), min(max(y, 0), self.rows)
        east: Edge = (min(floor(column), self.columns - 1), round(row), "e")
        south: Edge = (round(column), min(floor(row), self.rows - 1), "s")
        off_east, off_south = abs(y - round(row)), abs(x - round(column))
        return east if off_east <= off_south else south

"""The board of cells: enclosures as rectangles, where one may go and why not. Knows no dice and no asset.

Source: seed 000, "Your turn"; rulings.md, "Fence Em In".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from models.kernel.form import Cell
from models.kernel.grid import Grid
from models.kernel.message import Message, says

Way = Literal["leaves", "overlaps", "start", "corner", "apart"]
WHY_NOT: dict[Way, Message] = {
    "leaves": says("The enclosure leaves the board. Move it in or turn it."),
    "overlaps": says("An enclosure is already there. Move the new one beside it."),
    "start": says("The first enclosure covers the starting cell. Move it over the marked cell."),
    "corner": says("A corner is not enough: move it so that a whole edge touches an enclosure of yours."),
    "apart": says("It touches no enclosure of yours. Move it so that an edge does."),
}


@dataclass(frozen=True)
class Rect:
    """An enclosure's place: so many cells wide and high, its north-west cell."""

    width: int
    height: int
    at: Cell

    @property
    def cells(self) -> Iterator[Cell]:
        """Its cells, row by row."""
        x, y = self.at
        return ((x + dx, y + dy) for dy in range(self.height) for dx in range(self.width))

    def covers(self, cell: Cell) -> bool:
        """Whether the cell lies inside."""
        return 0 <= cell[0] - self.at[0] < self.width and 0 <= cell[1] - self.at[1] < self.height


@dataclass(frozen=True)
class Board:
    """The grid and each player's starting cell. Areas are masks of the grid's bits."""

    columns: int
    rows: int
    shared: bool
    starts: tuple[Cell, ...]

    @property
    def grid(self) -> Grid:
        return _grid(self.columns, self.rows)

    def mask(self, rect: Rect) -> int:
        """The cells of a rectangle that lies on the board."""
        grid = self.grid
        row = ((1 << rect.width) - 1) * grid.bit(*rect.at)
        return sum(row << (grid.stride * y) for y in range(rect.height))

    def around(self, area: int) -> int:
        """The area and all cells beside it along an edge."""
        stride = self.grid.stride
        return area | area << 1 | area >> 1 | area << stride | area >> stride

    def on(self, rect: Rect) -> bool:
        """Whether the rectangle lies on the board."""
        x, y = rect.at
        return 0 <= x <= self.columns - rect.width and 0 <= y <= self.rows - rect.height

    def misfit(self, rect: Rect, player: int, own: int, taken: int) -> Way | None:
        """Why the player cannot build there; None when it is legal.

        `own`: the player's cells so far, `taken`: all cells where nothing may be built any more.
        """
        if not self.on(rect):
            return "leaves"
        area = self.mask(rect)
        if area & taken:
            return "overlaps"
        if not own:
            return None if area & self.grid.bit(*self.starts[player]) else "start"
        if self.around(area) & own:
            return None
        # A corner touches: the cells beside the cells beside it, both ways.
        stride = self.grid.stride
        wide = area | area << 1 | area >> 1
        return "corner" if (wide << stride | wide >> stride) & own else "apart"

    def legal(self, width: int, height: int, player: int, own: int, taken: int) -> Iterator[Cell]:
        """Every north-west cell where that enclosure may go, row by row."""
        grid = self.grid
        if width > self.columns or height > self.rows:
            return
        near = self.around(own) if own else grid.bit(*self.starts[player])
        row = (1 << width) - 1
        shape = sum(row << (grid.stride * y) for y in range(height))
        for y in range(self.rows - height + 1):
            area = shape << ((y + 1) * grid.stride + 1)
            for x in range(self.columns - width + 1):
                if area & near and not area & taken:
                    yield x, y
                area <<= 1


@cache
def _grid(columns: int, rows: int) -> Grid:
    return Grid(columns, rows)

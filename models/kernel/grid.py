"""A grid of posts and cells as bits of whole numbers: edges, walls and what they enclose. Knows no game.

Bit of post or cell (x, y): (y + 1) * stride + x + 1 with stride = columns + 2, so that a ring of cells
lies around the grid and an edge and the cells beside it are one shift apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from models.kernel.form import Cell, Edge, Post


def ends(edge: Edge) -> tuple[Post, Post]:
    """The two posts that the edge joins, the listed one first."""
    x, y, way = edge
    return (x, y), ((x + 1, y) if way == "e" else (x, y + 1))


def between(first: Post, second: Post) -> Edge:
    """The edge between two neighbouring posts, listed from the north-west one."""
    (x, y), (other, _) = sorted((first, second))
    return (x, y, "e" if other > x else "s")


def turned(edge: Edge) -> Edge:
    """The edge turned clockwise by a quarter around post (0, 0)."""
    (ax, ay), (bx, by) = ends(edge)
    return between((-ay, ax), (-by, bx))


def moved(edge: Edge, dx: int, dy: int) -> Edge:
    """The edge shifted by so many posts."""
    return (edge[0] + dx, edge[1] + dy, edge[2])


@dataclass(frozen=True)
class Grid:
    """A board of columns x rows cells, so of (columns + 1) x (rows + 1) posts."""

    columns: int
    rows: int

    @cached_property
    def stride(self) -> int:
        return self.columns + 2

    def bit(self, x: int, y: int) -> int:
        """The mask with the one bit of that post or cell."""
        return 1 << ((y + 1) * self.stride + x + 1)

    def cells(self, mask: int) -> Iterator[Cell]:
        """The cells or posts of a mask, row by row."""
        while mask:
            low = mask & -mask
            row, column = divmod(low.bit_length() - 1, self.stride)
            yield column - 1, row - 1
            mask ^= low

    @cached_property
    def _everything(self) -> int:
        return (1 << (self.stride * (self.rows + 2))) - 1

    @cached_property
    def inside(self) -> int:
        """All cells of the board."""
        row = ((1 << self.columns) - 1) << 1
        return sum(row << (self.stride * (y + 1)) for y in range(self.rows))

    def reached(self, start: int, east: int, south: int) -> int:
        """All cells that can be reached from `start` without stepping over a drawn edge.

        `east` and `south` are the masks of drawn edges by their listed post. The board's rim is no wall.
        """
        stride, everything = self.stride, self._everything
        open_east = everything & ~(south >> 1)
        open_south = everything & ~(east >> stride)
        seen, before = start, 0
        while seen != before:
            before = seen
            # One after the other, so that a pass goes round corners too.
            seen |= (seen & open_east) << 1
            seen |= (seen >> 1) & open_east
            seen |= (seen & open_south) << stride
            seen |= (seen >> stride) & open_south
            seen &= everything
        return seen

    def enclosed(self, east: int, south: int) -> int:
        """The cells from which no way leads off the board."""
        return self.inside & ~self.reached(self._everything & ~self.inside, east, south)

    def border(self, area: int) -> int:
        """How many edges have a cell of the area on one side only."""
        return (area ^ area << 1).bit_count() + (area ^ area << self.stride).bit_count()

    def parts(self, cells: int, east: int, south: int) -> Iterator[int]:
        """The cells split into areas without a wall inside, from the north-west on."""
        while cells:
            area = self.reached(cells & -cells, east, south)
            yield area
            cells &= ~area

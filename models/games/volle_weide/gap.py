"""Where an almost closed pen leaks: one or two edges that would close it. Advice for the eye, no score."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from models.games.volle_weide.meadow import Drawing, Meadow
from models.kernel.form import Cell, Edge, Post
from models.kernel.grid import between, ends

# A corner around a sheep is no pen yet: so many times the missing edges must stand already.
STANDING = 2


@dataclass(frozen=True)
class Gap:
    """The missing edges, and the area with sheep that they would close; each edge leads out of it."""

    edges: tuple[Edge, ...]
    cells: frozenset[Cell]
    sheep: int


def gaps(meadow: Meadow, drawn: Drawing) -> tuple[Gap, ...]:
    """The leaks of areas with a sheep, fewest missing edges first; areas do not overlap."""
    grid = meadow.grid
    closed = grid.enclosed(drawn.east, drawn.south)
    loose = meadow.sheep & ~closed
    found: list[tuple[int, int, tuple[Edge, ...], int]] = []
    for edges in _closers(meadow, drawn):
        east, south = drawn.east, drawn.south
        for x, y, way in edges:
            if way == "e":
                east |= grid.bit(x, y)
            else:
                south |= grid.bit(x, y)
        area = grid.enclosed(east, south) & ~closed
        if area & loose and grid.border(area) - len(edges) >= STANDING * len(edges):
            found.append((len(edges), -area.bit_count(), edges, area))
    shown: list[Gap] = []
    taken = 0
    for _, _, edges, area in sorted(found):
        if not area & taken:
            taken |= area
            shown.append(Gap(edges, frozenset(grid.cells(area)), (area & meadow.sheep).bit_count()))
    return tuple(shown)


def outward(gap: Gap, edge: Edge) -> tuple[int, int]:
    """The direction through the edge out of the area, as (dx, dy)."""
    x, y, way = edge
    if way == "e":
        return (0, -1) if (x, y) in gap.cells else (0, 1)
    return (-1, 0) if (x, y) in gap.cells else (1, 0)


def _closers(meadow: Meadow, drawn: Drawing) -> Iterator[tuple[Edge, ...]]:
    """One or two free edges that join what already hangs together, so that they can close something."""
    piece = _pieces(meadow, drawn)
    free = [edge for edge in _free(meadow, drawn) if not meadow.rocks.intersection(ends(edge))]
    bridges: dict[tuple[int, int], list[Edge]] = defaultdict(list)
    through: dict[Post, list[tuple[Post, int]]] = defaultdict(list)
    for edge in free:
        a, b = ends(edge)
        if a in piece and b in piece:
            if piece[a] == piece[b]:
                yield (edge,)
            else:
                low, high = sorted((piece[a], piece[b]))
                bridges[low, high].append(edge)
        elif a in piece or b in piece:
            touched, loose = (a, b) if a in piece else (b, a)
            through[loose].append((touched, piece[touched]))
    for edges in bridges.values():
        yield from combinations(edges, 2)
    for loose, touches in through.items():
        for (first, one), (second, other) in combinations(touches, 2):
            if one == other:
                yield between(first, loose), between(loose, second)


def _free(meadow: Meadow, drawn: Drawing) -> Iterator[Edge]:
    columns, rows = meadow.sheet.columns, meadow.sheet.rows
    bit = meadow.grid.bit
    for y in range(rows + 1):
        for x in range(columns + 1):
            if x < columns and not drawn.east & bit(x, y):
                yield (x, y, "e")
            if y < rows and not drawn.south & bit(x, y):
                yield (x, y, "s")


def _pieces(meadow: Meadow, drawn: Drawing) -> dict[Post, int]:
    """Each touched post with the number of the fence that it hangs on."""
    neighbours: dict[Post, list[Post]] = defaultdict(list)
    for edge in meadow.edges(drawn):
        a, b = ends(edge)
        neighbours[a].append(b)
        neighbours[b].append(a)
    piece: dict[Post, int] = {}
    for number, post in enumerate(neighbours):
        if post in piece:
            continue
        piece[post] = number
        border = [post]
        while border:
            for other in neighbours[border.pop()]:
                if other not in piece:
                    piece[other] = number
                    border.append(other)
    return piece

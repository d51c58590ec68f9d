"""The meadow: where a shape fits, why not, what is fenced in and where a pen still leaks. Pure geometry.

Source: seed 003, "How to Play", "Side B"; rulings.md (rim, crossing, rocks); formats.md, section 4.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Literal

from models.games.volle_weide.box import Sheet
from models.kernel.form import Cell, Edge, Post
from models.kernel.grid import Grid, ends, moved, turned

Way = Literal["leaves", "rock", "overlaps", "crosses"]


@dataclass(frozen=True)
class Drawing:
    """Ink on one meadow, as masks: edges by their listed post, posts that one shape runs straight through."""

    east: int = 0
    south: int = 0
    across: int = 0
    upright: int = 0

    def __or__(self, other: Drawing) -> Drawing:
        return Drawing(
            self.east | other.east,
            self.south | other.south,
            self.across | other.across,
            self.upright | other.upright,
        )


@dataclass(frozen=True)
class Place:
    """A turned shape somewhere on (or partly off) the meadow."""

    at: Post
    turn: int
    edges: tuple[Edge, ...]


@dataclass(frozen=True)
class Misfit:
    """One way in which a place is not legal, and where: the middle of an edge or a post, in cells."""

    way: Way
    x: float
    y: float


@dataclass(frozen=True)
class Pen:
    """One closed area: its cells and what stands in them."""

    cells: tuple[Cell, ...]
    white: int
    black: bool
    clovers: int

    @property
    def counted(self) -> int:
        return self.white + 2 * self.black


@dataclass(frozen=True)
class Fenced:
    """All pens of a meadow as one count (rulings.md: all pens together make one count)."""

    pens: tuple[Pen, ...] = ()

    @property
    def white(self) -> int:
        return sum(pen.white for pen in self.pens)

    @property
    def black(self) -> bool:
        return any(pen.black for pen in self.pens)

    @property
    def counted(self) -> int:
        return sum(pen.counted for pen in self.pens)

    @property
    def clovers(self) -> int:
        return sum(pen.clovers for pen in self.pens)


@lru_cache(maxsize=1024)
def shape(edges: tuple[Edge, ...], turn: int) -> tuple[tuple[Edge, ...], int, int]:
    """The shape turned by so many quarters, north-west corner on (0, 0); its width and height in cells."""
    for _ in range(turn):
        edges = tuple(turned(edge) for edge in edges)
    posts = [post for edge in edges for post in ends(edge)]
    left, top = min(x for x, _ in posts), min(y for _, y in posts)
    right, bottom = max(x for x, _ in posts), max(y for _, y in posts)
    return tuple(sorted(moved(edge, -left, -top) for edge in edges)), right - left, bottom - top


@dataclass(frozen=True)
class Meadow:
    """A sheet's meadow, made ready for counting."""

    sheet: Sheet
    grid: Grid = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "grid", Grid(self.sheet.columns, self.sheet.rows))

    def __hash__(self) -> int:
        return hash((self.sheet.columns, self.sheet.rows, self.sheet.sheep))

    def _mask(self, cells: Iterable[tuple[int, int]]) -> int:
        return sum(self.grid.bit(x, y) for x, y in set(cells))

    @cached_property
    def rocks(self) -> frozenset[Post]:
        return frozenset(self.sheet.rocks)

    @cached_property
    def sheep(self) -> int:
        return self._mask(self.sheet.sheep)

    @cached_property
    def clovers(self) -> int:
        return self._mask(self.sheet.clovers)

    @cached_property
    def bushes(self) -> Drawing:
        return self.drawing(self.sheet.bushes)

    def drawing(self, edges: Iterable[Edge]) -> Drawing:
        """The edges as ink of one shape; edges off the meadow are left out."""
        east = south = 0
        for x, y, way in edges:
            if not self.on((x, y, way)):
                continue
            if way == "e":
                east |= self.grid.bit(x, y)
            else:
                south |= self.grid.bit(x, y)
        return Drawing(east, south, east & (east << 1), south & (south << self.grid.stride))

    def edges(self, drawing: Drawing) -> tuple[Edge, ...]:
        """The drawn edges, eastward ones first."""
        grid = self.grid
        east: list[Edge] = [(x, y, "e") for x, y in grid.cells(drawing.east)]
        return (*east, *((x, y, "s") for x, y in grid.cells(drawing.south)))

    def on(self, edge: Edge) -> bool:
        """Whether both ends of the edge are posts of the meadow."""
        x, y, way = edge
        return 0 <= x <= self.sheet.columns - (way == "e") and 0 <= y <= self.sheet.rows - (way == "s")

    def place(self, face: int, at: Post, turn: int) -> Place:
        """The face's shape with the north-west corner of its bounding box on post `at`."""
        edges, _, _ = shape(self.sheet.fences.shape(face), turn)
        return Place(at, turn, tuple(moved(edge, *at) for edge in edges))

    def size(self, face: int, turn: int) -> tuple[int, int]:
        """Width and height of the turned shape, in cells."""
        return shape(self.sheet.fences.shape(face), turn)[1:]

    @cached_property
    def _tables(self) -> dict[int, tuple[tuple[int, Post, int], ...]]:
        return {}

    def _table(self, face: int) -> tuple[tuple[int, Post, int], ...]:
        """Each place of the face's shape that is on the meadow and free of rocks, its ink as one mask."""
        if face not in self._tables:
            self._tables[face] = tuple(self._on_the_meadow(face))
        return self._tables[face]

    def _on_the_meadow(self, face: int) -> Iterator[tuple[int, Post, int]]:
        stones = self._mask(self.rocks)
        for turn in range(4):
            width, height = self.size(face, turn)
            if width > self.sheet.columns or height > self.sheet.rows:
                continue
            edges = self.place(face, (0, 0), turn).edges
            ink = self.drawing(edges)
            posts = self._mask(post for edge in edges for post in ends(edge))
            mask = self._layers(ink.east, ink.south, ink.across, ink.upright)
            for y in range(self.sheet.rows - height + 1):
                for x in range(self.sheet.columns - width + 1):
                    shift = y * self.grid.stride + x
                    if not posts << shift & stones:
                        yield mask << shift, (x, y), turn

    def _layers(self, *masks: int) -> int:
        """Masks side by side in one number, so that one "and" compares them all."""
        return sum(mask << (layer * self._layer) for layer, mask in enumerate(masks))

    @cached_property
    def _layer(self) -> int:
        # A row more than the grid has: a shifted mask must not run into the next layer.
        return self.grid.stride * (self.sheet.rows + 3)

    def _taken(self, drawn: Drawing) -> int:
        return self._layers(drawn.east, drawn.south, drawn.upright, drawn.across)

    def legal(self, drawn: Drawing, face: int) -> list[Place]:
        """Every place where the face's shape fits, turn by turn and row by row."""
        taken = self._taken(drawn)
        return [self._made(face, at, turn) for ink, at, turn in self._table(face) if not ink & taken]

    def fits(self, drawn: Drawing, face: int) -> bool:
        """Whether the face's shape has any legal place."""
        taken = self._taken(drawn)
        return any(not ink & taken for ink, _, _ in self._table(face))

    @cached_property
    def _places(self) -> dict[tuple[int, Post, int], Place]:
        return {}

    def _made(self, face: int, at: Post, turn: int) -> Place:
        key = face, at, turn
        place = self._places.get(key)
        if place is None:
            place = self._places[key] = self.place(face, at, turn)
        return place

    def misfits(self, drawn: Drawing, place: Place) -> tuple[Misfit, ...]:
        """All ways in which the place is not legal, with where; empty when it is."""
        found: list[Misfit] = []
        for edge in place.edges:
            (ax, ay), (bx, by) = ends(edge)
            x, y = (ax + bx) / 2, (ay + by) / 2
            if not self.on(edge):
                found.append(Misfit("leaves", x, y))
                continue
            found.extend(Misfit("rock", *post) for post in ends(edge) if post in self.rocks)
            if self.grid.bit(ax, ay) & (drawn.east if edge[2] == "e" else drawn.south):
                found.append(Misfit("overlaps", x, y))
        ink = self.drawing(place.edges)
        crossed = ink.across & drawn.upright | ink.upright & drawn.across
        found.extend(Misfit("crosses", *post) for post in self.grid.cells(crossed))
        return tuple(dict.fromkeys(found))

    def fenced(self, drawn: Drawing, black: Cell | None) -> Fenced:
        """What is completely fenced in. `black` is the cell of the black sheep, if one is marked."""
        grid = self.grid
        closed = grid.enclosed(drawn.east, drawn.south)
        dark = grid.bit(*black) if black is not None else 0
        return Fenced(
            tuple(
                Pen(
                    tuple(grid.cells(area)),
                    (area & self.sheep & ~dark).bit_count(),
                    bool(area & dark),
                    (area & self.clovers).bit_count(),
                )
                for area in grid.parts(closed, drawn.east, drawn.south)
            )
        )

    def crossed(self, drawn: Drawing) -> tuple[Edge, ...]:
        """The bushes that a fence goes through, each once."""
        return self.edges(Drawing(drawn.east & self.bushes.east, drawn.south & self.bushes.south))


@lru_cache(maxsize=64)
def known(sheet: Sheet) -> Meadow:
    """The sheet's meadow, the same for every session that plays on it: its tables of places are made once."""
    return Meadow(sheet)

"""A sheet while it is being read off the pad: it may lack anything. Every change gives a new sketch; pure.

Source: formats.md, section 4 (`box.sheet`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from models.games.volle_weide.box import FACES
from models.kernel.form import MOST_CELLS, Cell, Edge, Post
from models.kernel.grid import ends

Piece = Literal["sheep", "clover", "bush", "rock"]
MOST = 16  # cells either way that can be entered; a sheet out of a file may have more
COLUMNS, ROWS = 7, 8  # the paper to begin with


@dataclass(frozen=True)
class Sketch:
    """What is entered so far. `shapes` are the six faces' edges, empty where not yet drawn; 0 for `mid` and
    `end` means not yet entered.
    """

    columns: int = COLUMNS
    rows: int = ROWS
    side: Literal["A", "B"] = "A"
    sheep: tuple[Cell, ...] = ()
    clovers: tuple[Cell, ...] = ()
    bushes: tuple[Edge, ...] = ()
    rocks: tuple[Post, ...] = ()
    shapes: tuple[tuple[Edge, ...], ...] = ((),) * len(FACES)
    mid: int = 0
    end: int = 0

    def shape(self, face: int) -> tuple[Edge, ...]:
        """The edges of a face, 1 to 6."""
        return self.shapes[face - 1]

    def toggled(self, piece: Piece, at: Cell | Edge) -> Sketch:
        """A piece more, or one less where it stands already. A cell holds a sheep or a clover, not both."""
        if piece == "sheep":
            sheep = _toggled(self.sheep, at)
            return replace(self, sheep=sheep, clovers=tuple(cell for cell in self.clovers if cell != at))
        if piece == "clover":
            clovers = _toggled(self.clovers, at)
            return replace(self, clovers=clovers, sheep=tuple(cell for cell in self.sheep if cell != at))
        if piece == "bush":
            return replace(self, bushes=_toggled(self.bushes, at))
        return replace(self, rocks=_toggled(self.rocks, at))

    def resized(self, columns: int, rows: int) -> Sketch:
        """Another size; what no longer lies on the meadow is dropped."""

        def cell(at: Cell) -> bool:
            return 0 <= at[0] < columns and 0 <= at[1] < rows

        def post(at: Post) -> bool:
            return 0 <= at[0] <= columns and 0 <= at[1] <= rows

        return replace(
            self,
            columns=columns,
            rows=rows,
            sheep=tuple(filter(cell, self.sheep)),
            clovers=tuple(filter(cell, self.clovers)),
            bushes=tuple(edge for edge in self.bushes if all(map(post, ends(edge)))),
            rocks=tuple(filter(post, self.rocks)),
        )

    def drawn(self, face: int, edges: tuple[Edge, ...]) -> Sketch:
        """Other edges for a face."""
        shapes = tuple(edges if each == face else self.shape(each) for each in FACES)
        return replace(self, shapes=shapes)

    def traced(self, face: int, edge: Edge) -> Sketch:
        """An edge of a face's shape more, or one less."""
        return self.drawn(face, _toggled(self.shape(face), edge))

    def tracked(self, mid: int, end: int) -> Sketch:
        """Other yellow and red spaces."""
        return replace(self, mid=mid, end=end)

    def sided(self, side: Literal["A", "B"]) -> Sketch:
        """The other side of the pad."""
        return replace(self, side=side)

    def written(self, base: Mapping[str, Any]) -> dict[str, Any]:
        """The sheet as JSON data; name and unknown keys are those of `base`. What is missing is left out."""
        known = {str(face) for face in FACES}
        fences = {key: value for key, value in _object(base.get("fences")).items() if key not in known}
        fences |= {str(face): _lists(self.shape(face)) for face in FACES if self.shape(face)}
        track = {key: value for key, value in _object(base.get("track")).items() if key not in ("mid", "end")}
        track |= {key: value for key, value in (("mid", self.mid), ("end", self.end)) if value}
        return {
            **base,
            "side": self.side,
            "columns": self.columns,
            "rows": self.rows,
            "sheep": _lists(self.sheep),
            "clovers": _lists(self.clovers),
            "bushes": _lists(self.bushes),
            "rocks": _lists(self.rocks),
            "fences": fences,
            "track": track,
        }


def read(data: Mapping[str, Any]) -> Sketch:
    """The sketch out of a sheet's JSON data; what cannot be a part of one is left out."""
    fences, track = _object(data.get("fences")), _object(data.get("track"))
    sketch = Sketch(
        side="B" if data.get("side") == "B" else "A",
        sheep=_cells(data.get("sheep")),
        clovers=_cells(data.get("clovers")),
        bushes=_edges(data.get("bushes")),
        rocks=_cells(data.get("rocks")),
        shapes=tuple(_edges(fences.get(str(face))) for face in FACES),
        mid=_whole(track.get("mid"), 0),
        end=_whole(track.get("end"), 0),
    )
    columns, rows = _whole(data.get("columns"), COLUMNS), _whole(data.get("rows"), ROWS)
    return sketch.resized(min(max(columns, 1), MOST_CELLS), min(max(rows, 1), MOST_CELLS))


def _toggled(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    return tuple(each for each in items if each != item) if item in items else (*items, item)


def _lists(items: tuple[Any, ...]) -> list[list[Any]]:
    return [list(item) for item in items]


def _object(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _whole(value: object, other: int) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else other


def _cells(value: object) -> tuple[Cell, ...]:
    found = [
        (item[0], item[1])
        for item in (value if isinstance(value, list) else [])
        if isinstance(item, list) and len(item) == 2 and all(_whole(each, -1) >= 0 for each in item)
    ]
    return tuple(dict.fromkeys(found))


def _edges(value: object) -> tuple[Edge, ...]:
    found: list[Edge] = []
    for item in value if isinstance(value, list) else []:
        # A shape may be listed anywhere, so also at posts below 0.
        if isinstance(item, list) and len(item) == 3 and item[2] in ("e", "s"):
            x, y, way = item
            if type(x) is int and type(y) is int:
                found.append((x, y, way))
    return tuple(dict.fromkeys(found))

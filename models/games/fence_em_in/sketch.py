"""A copy's board while it is being entered: its size, who builds on it, the starting cells. Pure; knows no screen.

Source: formats.md, section 5 (`box.board`); rulings.md, "Fence Em In" (the board).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from models.kernel.form import MOST_CELLS, Cell

MOST_STARTS = 12  # as many as can play
COLUMNS, ROWS = 12, 12  # the board to begin with


@dataclass(frozen=True)
class Sketch:
    """The board so far. `starts` are the players' cells in seating order; on a board each they may be the same."""

    columns: int = COLUMNS
    rows: int = ROWS
    shared: bool = True
    starts: tuple[Cell, ...] = ()

    @property
    def alike(self) -> Cell | None:
        """The starting cell that is the same on everybody's board; None where there are others, or none."""
        return self.starts[0] if not self.shared and len(set(self.starts)) == 1 else None

    def toggled(self, cell: Cell) -> Sketch:
        """The next player's starting cell, or one less where it is one already.

        With a board each it is everybody's, in place of what was there.
        """
        if not self.shared:
            return replace(self, starts=() if cell == self.alike else (cell,) * MOST_STARTS)
        if cell in self.starts:
            return replace(self, starts=tuple(each for each in self.starts if each != cell))
        return self if len(self.starts) == MOST_STARTS else replace(self, starts=(*self.starts, cell))

    def resized(self, columns: int, rows: int) -> Sketch:
        """Another size; starting cells that no longer lie on the board are dropped."""
        kept = tuple((x, y) for x, y in self.starts if 0 <= x < columns and 0 <= y < rows)
        return replace(self, columns=columns, rows=rows, starts=kept)

    def for_all(self, shared: bool) -> Sketch:
        """One board for all, each starting cell once; or a board each, all with the first starting cell."""
        if shared:
            return replace(self, shared=True, starts=tuple(dict.fromkeys(self.starts)))
        return replace(self, shared=False, starts=self.starts[:1] * MOST_STARTS)

    def written(self, base: Mapping[str, Any]) -> dict[str, Any]:
        """The board as JSON data; unknown keys are those of `base`."""
        starts = [list(cell) for cell in self.starts]
        known = {"columns": self.columns, "rows": self.rows, "shared": self.shared, "starts": starts}
        return {**base, **known}


def read(data: Mapping[str, Any]) -> Sketch | None:
    """The sketch out of a box's JSON data, None where it has no board; what cannot be a part is left out."""
    board = data.get("board")
    if not isinstance(board, dict):
        return None
    starts = board.get("starts")
    cells = tuple(
        (at[0], at[1])
        for at in (starts if isinstance(starts, list) else [])
        if isinstance(at, list) and len(at) == 2 and all(type(each) is int for each in at)
    )
    sketch = Sketch(shared=board.get("shared") is not False, starts=cells)
    return sketch.resized(_side(board.get("columns"), COLUMNS), _side(board.get("rows"), ROWS))


def _side(value: object, other: int) -> int:
    return min(max(value, 1), MOST_CELLS) if type(value) is int else other

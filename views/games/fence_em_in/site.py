"""Where the player on turn may build: every place of a size, the nearest one, and why not. Pure; knows no screen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import hypot

from models.games.fence_em_in.board import Board, Rect, Way
from models.games.fence_em_in.state import State
from models.kernel.form import Cell

Size = tuple[int, int]


@dataclass(frozen=True)
class Site:
    """The board as one player finds it. `own` and `taken` are masks of its grid."""

    board: Board
    player: int
    own: int
    taken: int

    @classmethod
    def of(cls, state: State, player: int) -> Site | None:
        """The player's site; None where no board is followed."""
        if state.board is None:
            return None
        return cls(state.board, player, state.holdings[player].area, state.taken(player))

    def legal(self, size: Size) -> tuple[Cell, ...]:
        """Every north-west cell where an enclosure of that size may stand, row by row."""
        return tuple(self.board.legal(*size, self.player, self.own, self.taken))

    def fits(self, size: Size) -> bool:
        """Whether there is a place for that size."""
        return any(True for _ in self.board.legal(*size, self.player, self.own, self.taken))

    def misfit(self, rect: Rect) -> Way | None:
        """Why nothing can be built there; None where it can."""
        return self.board.misfit(rect, self.player, self.own, self.taken)

    @property
    def home(self) -> tuple[float, float]:
        """The middle of what the player has built, else of the starting cell; in cells."""
        cells = list(self.board.grid.cells(self.own)) or [self.board.starts[self.player]]
        return (
            sum(cell[0] for cell in cells) / len(cells) + 0.5,
            sum(cell[1] for cell in cells) / len(cells) + 0.5,
        )

    def nearest(self, places: Iterable[Cell], size: Size, x: float, y: float) -> Cell | None:
        """The one of these places that has its middle nearest to the point."""
        width, height = size
        return min(places, key=lambda at: hypot(at[0] + width / 2 - x, at[1] + height / 2 - y), default=None)

    def around(self, size: Size, x: float, y: float) -> Cell:
        """The place on the board that has its middle nearest to the point, legal or not."""
        width, height = size
        return self.clamped(size, (round(x - width / 2), round(y - height / 2)))

    def clamped(self, size: Size, at: Cell) -> Cell:
        """Moved onto the board; what is larger than it stays at the north-west corner and shows that it leaves."""
        width, height = size
        return (
            max(0, min(at[0], self.board.columns - width)),
            max(0, min(at[1], self.board.rows - height)),
        )

    def covers(self, rect: Rect, state: State) -> int | None:
        """Another player whose unused starting cell would be covered (rulings.md: a warning, no refusal)."""
        if not self.board.shared:
            return None
        for seat, start in enumerate(self.board.starts):
            if seat != self.player and not state.holdings[seat].area and rect.covers(start):
                return seat
        return None

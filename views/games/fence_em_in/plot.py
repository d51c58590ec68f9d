"""One turn while it is being thought over: which dice are width and height, where, with what, into which row.

Kept in the session's bookmark, so that it is there again after a crash; a move makes a new one.
"""

from __future__ import annotations

from functools import cached_property
from itertools import product
from math import hypot
from typing import Any

import flet as ft

from models.games.fence_em_in.advice import Idea
from models.games.fence_em_in.asset import ASSETS, Asset
from models.games.fence_em_in.board import Rect, Way
from models.games.fence_em_in.dice import SIDES, pairs
from models.games.fence_em_in.farm import RowName
from models.games.fence_em_in.moves import DISCARD, Build, Slot
from models.games.fence_em_in.placement import Placement, placement
from models.games.fence_em_in.state import Holding, State
from models.kernel.form import Cell
from views.sitting import Sitting

KEY = "plot"


@ft.observable
class Plot:
    """The turn of the player who is on it. Everything but the place is drawn again by `sitting.turn`."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._state: State = sitting.session.state
        assert self._state.turn is not None
        self._moves = sitting.session.length
        self._player = self._state.turn
        self._seen = self._state.seen(self._player)
        self._taken = self._state.taken(self._player)
        self._grip: tuple[float, float] | None = None
        kept = self._kept()
        self._w, self._h = kept.get("w", 0 if self._seen else 2), kept.get("h", 1 if self._seen else 2)
        self._asset: Asset | None = kept.get("asset")
        self._slot: Slot | None = kept.get("slot")
        self._farming = bool(kept.get("farm"))
        self._every = bool(kept.get("every"))
        if "w" not in kept:
            self._begin()
        self._legal = self._places()
        at = kept.get("at")
        self.at: Cell = self._clamped(tuple(at)) if at is not None else self._first()
        self._only_token()

    def _kept(self) -> dict[str, Any]:
        mark = self._sitting.bookmark.get(KEY)
        if not isinstance(mark, dict) or mark.get("moves") != self._moves:
            return {}
        sizes, at = (mark.get("w"), mark.get("h")), mark.get("at")
        known = range(3) if self._seen else SIDES
        if any(size not in known for size in sizes) or (self._seen and sizes[0] == sizes[1]):
            return {}
        if at is not None and not (isinstance(at, list) and len(at) == 2 and all(type(n) is int for n in at)):
            return {}
        if mark.get("asset") not in (None, *ASSETS):
            return {}
        return mark

    def _keep(self) -> None:
        self._sitting.mark(
            **{
                KEY: {
                    "moves": self._moves,
                    "w": self._w,
                    "h": self._h,
                    "at": list(self.at) if self._state.board is not None else None,
                    "asset": self._asset,
                    "slot": self._slot,
                    "farm": self._farming,
                    "every": self._every,
                }
            }
        )

    def _changed(self) -> None:
        self._keep()
        self._sitting.turn += 1

    # What is looked at.

    @property
    def player(self) -> int:
        return self._player

    @property
    def state(self) -> State:
        return self._state

    @property
    def holding(self) -> Holding:
        return self._state.holdings[self._player]

    @property
    def roles(self) -> tuple[int, int, int]:
        """Which die is width, which height, which the asset's."""
        return self._w, self._h, 3 - self._w - self._h

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in cells."""
        if self._seen is None:
            return self._w, self._h
        return self._seen[self._w], self._seen[self._h]

    @property
    def face(self) -> int | None:
        """The asset die's face; None where the dice are not followed."""
        return None if self._seen is None else self._seen[self.roles[2]]

    @property
    def rect(self) -> Rect | None:
        """The enclosure where it is now; None without a board."""
        return Rect(*self.size, self.at) if self._state.board is not None else None

    @cached_property
    def _stuck(self) -> bool:
        board = self._state.board
        if board is None or self._legal:
            return False
        sizes = pairs(self._seen) if self._seen is not None else product(SIDES, repeat=2)
        return not any(self._fits(*size) for size in sizes)

    @property
    def misfit(self) -> Way | None:
        """Why it cannot stand there; None where it can, or without a board."""
        board, rect = self._state.board, self.rect
        if board is None or rect is None:
            return None
        return board.misfit(rect, self._player, self.holding.area, self._taken)

    @property
    def legal(self) -> list[Cell]:
        """Every place for this size, row by row; empty without a board."""
        return self._legal

    @property
    def legal_cells(self) -> tuple[Cell, ...]:
        """All cells that some legal place would cover."""
        found = {cell: None for at in self._legal for cell in Rect(*self.size, at).cells}
        return tuple(found)

    @property
    def stuck(self) -> bool:
        """Whether no two of the dice fit anywhere: proven by trying every place of every pair."""
        return self._stuck

    @property
    def listed(self) -> tuple[Asset, ...] | None:
        """The tokens under the asset die's face as the assets board is followed; None where it is not."""
        if self._state.assets is None or self.face is None or self._state.board is None:
            return None
        return tuple(dict.fromkeys(self._state.assets[self.face - 1]))

    @property
    def tokens(self) -> tuple[Asset, ...]:
        """The assets to choose from."""
        listed = self.listed
        return ASSETS if listed is None or self._every or not listed else listed

    @property
    def every(self) -> bool:
        """Whether all eight are shown although the assets board is followed."""
        return self._every

    @property
    def asset(self) -> Asset | None:
        return self._asset

    @property
    def slot(self) -> Slot | None:
        """The row where the token goes: the chosen one, else the one that gains most."""
        if self._asset is None:
            return None
        fitting = tuple(self.holding.farm.fits(self._asset))
        if not fitting:
            return DISCARD
        return self._slot if self._slot in fitting else best_row(self.holding, self._asset, self._state)

    @property
    def farming(self) -> bool:
        """Whether the place is settled and the token's row is asked for."""
        return self._farming and self._asset is not None and self.misfit is None

    def brings(self, asset: Asset) -> Placement:
        """What the asset would bring now."""
        return placement(self.holding.placed, asset)

    @property
    def move(self) -> Build | None:
        """The move as it stands; None while something is lacking."""
        asset, slot, rect = self._asset, self.slot, self.rect
        if asset is None or slot is None or self.misfit is not None:
            return None
        if rect is None:
            return Build(player=self._player, asset=asset, slot=slot)
        return Build(
            player=self._player, asset=asset, slot=slot, width=rect.width, height=rect.height, at=rect.at
        )

    @property
    def covers(self) -> int | None:
        """Another player whose unused starting cell the enclosure would cover (rulings.md: a warning only)."""
        board, rect = self._state.board, self.rect
        if board is None or rect is None or not board.shared:
            return None
        for seat, start in enumerate(board.starts):
            if seat != self._player and not self._state.holdings[seat].area and rect.covers(start):
                return seat
        return None

    # What taps do.

    def give(self, die: int) -> None:
        """That die becomes the asset's; the one that was takes its role."""
        w, h, asset = self.roles
        if die == asset:
            return
        before = self.size
        self._w, self._h = (asset, h) if die == w else (w, asset)
        self._asset = self._asset if self._asset in self.tokens else None
        self._turned(before)

    def swap(self) -> None:
        """Width and height change places, around the middle."""
        before = self.size
        self._w, self._h = self._h, self._w
        self._turned(before)

    def resize(self, width: int, height: int) -> None:
        """Another size, where the dice are not followed."""
        before = self.size
        self._w, self._h = width, height
        self._turned(before)

    def choose(self, asset: Asset) -> None:
        """That token."""
        self._asset, self._slot = asset, None
        self._changed()

    def pick(self, row: RowName) -> None:
        """The token goes into that row."""
        self._slot = row
        self._changed()

    def show_every(self, every: bool) -> None:
        """All eight tokens, or those under the die."""
        self._every = every
        self._changed()

    def farm(self, farming: bool) -> None:
        """On to the row, or back to the place."""
        self._farming = farming
        self._changed()

    def take(self, idea: Idea, at: Cell) -> None:
        """A suggestion, put on the board with its token and its row."""
        if self._seen is not None:
            self._w, self._h = next(
                (a, b)
                for a in range(3)
                for b in range(3)
                if a != b and (self._seen[a], self._seen[b]) == (idea.width, idea.height)
            )
        self._legal = self._places()
        self.at, self._asset, self._slot, self._farming = at, idea.asset, idea.slot, False
        self._changed()

    def tap(self, x: float, y: float) -> None:
        """Brings the middle to that point, in cells; on the enclosure itself: turns it."""
        rect = self.rect
        if rect is not None and rect.covers((int(x // 1), int(y // 1))) and rect.width != rect.height:
            self.swap()
        else:
            self._move(self._around(x, y))

    def grip(self, x: float, y: float) -> None:
        """A finger takes hold of the board at that point."""
        self._grip = (x - self.at[0], y - self.at[1])

    def drag(self, x: float, y: float) -> None:
        """The finger has moved there; the enclosure goes along, cell by cell."""
        if self._grip is not None:
            self._move((round(x - self._grip[0]), round(y - self._grip[1])), keep=False)

    def release(self) -> None:
        """The finger has left; the place is remembered."""
        self._grip = None
        self._keep()

    def step(self, dx: int, dy: int) -> None:
        """One cell aside, as arrow keys do."""
        self._move((self.at[0] + dx, self.at[1] + dy))

    def next(self) -> None:
        """The next legal place, row by row, then from the start."""
        if self._legal:
            after = [at for at in self._legal if (at[1], at[0]) > (self.at[1], self.at[0])]
            self._move((after or self._legal)[0])

    def put(self, at: Cell) -> None:
        """Right there."""
        self._move(at)

    # Where things go.

    def _fits(self, width: int, height: int) -> bool:
        board = self._state.board
        assert board is not None
        return any(True for _ in board.legal(width, height, self._player, self.holding.area, self._taken))

    def _places(self) -> list[Cell]:
        board = self._state.board
        if board is None:
            return []
        return list(board.legal(*self.size, self._player, self.holding.area, self._taken))

    def _begin(self) -> None:
        """The first pair of dice that fits somewhere, in the order in which they lie."""
        if self._seen is None or self._state.board is None:
            return
        for asset in (2, 1, 0):
            w, h = (die for die in range(3) if die != asset)
            for self._w, self._h in ((w, h), (h, w)):
                if self._fits(*self.size):
                    return
        self._w, self._h = 0, 1

    def _first(self) -> Cell:
        """The legal place nearest to what the player has, or to the starting cell."""
        board = self._state.board
        if board is None:
            return 0, 0
        cells = list(board.grid.cells(self.holding.area)) or [board.starts[self._player]]
        x = sum(cell[0] for cell in cells) / len(cells) + 0.5
        y = sum(cell[1] for cell in cells) / len(cells) + 0.5
        return self._nearest(x, y) or self._around(x, y)

    def _nearest(self, x: float, y: float) -> Cell | None:
        width, height = self.size
        return min(
            self._legal,
            key=lambda at: hypot(at[0] + width / 2 - x, at[1] + height / 2 - y),
            default=None,
        )

    def _around(self, x: float, y: float) -> Cell:
        width, height = self.size
        return self._clamped((round(x - width / 2), round(y - height / 2)))

    def _clamped(self, at: tuple[Any, ...]) -> Cell:
        board = self._state.board
        if board is None:
            return 0, 0
        width, height = self.size
        return max(0, min(at[0], board.columns - width)), max(0, min(at[1], board.rows - height))

    def _turned(self, before: tuple[int, int]) -> None:
        x, y = self.at[0] + before[0] / 2, self.at[1] + before[1] / 2
        self._legal = self._places()
        here = self._around(x, y)
        self.at = here if here in self._legal else self._nearest(x, y) or here
        self._changed()

    def _move(self, at: Cell, keep: bool = True) -> None:
        at = self._clamped(at)
        if at != self.at:
            self.at = at
        if keep:
            self._keep()

    def _only_token(self) -> None:
        listed = self.listed
        if self._asset is None and listed is not None and len(listed) == 1:
            self._asset = listed[0]


def best_row(holding: Holding, asset: Asset, state: State) -> Slot:
    """The row that gains most with the token; of equals the first, leftovers last. DISCARD where none takes it."""
    fitting = sorted(holding.farm.fits(asset), key=lambda row: row == "leftovers")

    def gain(row: RowName) -> int:
        filled = len(holding.farm.row(row))
        return state.printed.worth(row, filled + 1) - state.printed.worth(row, filled)

    return max(fitting, key=gain, default=DISCARD)

"""What has been decided of a turn so far, as the session's bookmark keeps it. Pure; knows no board and no screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from models.games.fence_em_in.asset import ASSETS, Asset
from models.games.fence_em_in.dice import SIDES
from models.games.fence_em_in.farm import ROWS
from models.games.fence_em_in.moves import DISCARD, Slot
from models.kernel.form import Cell

# Two by two cells, where the dice are not followed: something to move and to change.
USUAL = 2


@dataclass(frozen=True)
class Thought:
    """`w` and `h`: which dice are width and height, or the sizes themselves where the dice are not followed.

    `slot`: the row picked by hand; None leaves it to the app. `farming`: whether the place is settled. `every`:
    all eight tokens to choose from, not only those that the assets board lists.
    """

    w: int
    h: int
    at: Cell | None = None
    asset: Asset | None = None
    slot: Slot | None = None
    farming: bool = False
    every: bool = False

    def written(self, moves: int) -> dict[str, Any]:
        """As the bookmark has it; `moves`, the session's length, is what it is good for."""
        return {
            "moves": moves,
            "w": self.w,
            "h": self.h,
            "at": None if self.at is None else list(self.at),
            "asset": self.asset,
            "slot": self.slot,
            "farm": self.farming,
            "every": self.every,
        }


def read(mark: object, moves: int, followed: bool) -> Thought | None:
    """What the bookmark has of this very turn; None where it has nothing that makes sense."""
    if not isinstance(mark, dict) or mark.get("moves") != moves:
        return None
    w, h, at, asset, slot = (mark.get(key) for key in ("w", "h", "at", "asset", "slot"))
    known = range(3) if followed else SIDES
    if type(w) is not int or type(h) is not int or w not in known or h not in known or (followed and w == h):
        return None
    placed = isinstance(at, list) and len(at) == 2 and all(type(n) is int for n in at)
    if (at is not None and not placed) or asset not in (None, *ASSETS) or slot not in (None, DISCARD, *ROWS):
        return None
    cell = (at[0], at[1]) if isinstance(at, list) else None
    return Thought(w, h, cell, asset, slot, bool(mark.get("farm")), bool(mark.get("every")))

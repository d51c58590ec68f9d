"""What dice, board and assets board leave the player on turn to build. Pure; knows no screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import inf
from typing import Literal

from models.games.fence_em_in.asset import Asset
from models.games.fence_em_in.dice import SIDES, Pips, pairs
from models.games.fence_em_in.farm import RowName
from models.games.fence_em_in.moves import DISCARD, Slot
from models.games.fence_em_in.state import Holding, State
from views.games.fence_em_in.site import Site, Size

Lack = Literal["place", "token"]
WAYS = ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))  # which dice can be width and height


@dataclass(frozen=True)
class Prospect:
    """`seen` are the dice as the player sees them, None where they are not followed; so is `site`'s board."""

    state: State
    seen: Pips | None
    site: Site | None

    @classmethod
    def of(cls, state: State, player: int) -> Prospect:
        return cls(state, state.seen(player), Site.of(state, player))

    def lying(self, face: int) -> tuple[Asset, ...] | None:
        """The kinds of token under that face; None where the assets board is not followed."""
        assets = self.state.assets
        return None if assets is None or self.site is None else tuple(dict.fromkeys(assets[face - 1]))

    @cached_property
    def sizes(self) -> dict[Size, bool]:
        """The sizes that have a place, each with whether a token for it lies there, as far as is known."""
        if self.site is None:
            return {}
        every: dict[Size, int | None] = dict.fromkeys((w, h) for w in SIDES for h in SIDES)
        faces = every if self.seen is None else pairs(self.seen)
        return {
            size: face is None or self.lying(face) != ()
            for size, face in faces.items()
            if self.site.fits(size)
        }

    @property
    def lack(self) -> Lack | None:
        """What there is none of: a place for any two of the dice, or a token for those that have one.

        Every place of every pair was tried. That no token lies there is only what the assets board says as it
        is followed.
        """
        if self.site is None:
            return None
        if not self.sizes:
            return "place"
        return None if any(self.sizes.values()) else "token"

    def begin(self) -> tuple[int, int]:
        """The dice for width and height: the first ones that fit and have a token; which dice, not what they show."""
        if self.seen is None or self.site is None:
            return WAYS[0]
        sides = [(self.seen[w], self.seen[h]) for w, h in WAYS]
        rank = [(not self.sizes.get(size, False), size not in self.sizes) for size in sides]
        return WAYS[rank.index(min(rank))]


def best_row(holding: Holding, asset: Asset, state: State) -> Slot:
    """The row that gains most with the token; of equals the first, leftovers last. DISCARD where none takes it.

    An own space whose points nobody has entered yet comes before all others: nothing else ever goes there.
    """
    fitting = sorted(holding.farm.fits(asset), key=lambda row: row == "leftovers")

    def gain(row: RowName) -> float:
        filled = len(holding.farm.row(row))
        if state.printed.values(row)[filled] is None:
            return inf
        return state.printed.worth(row, filled + 1) - state.printed.worth(row, filled)

    return max(fitting, key=gain, default=DISCARD)

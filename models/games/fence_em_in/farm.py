"""The farm board: six rows of spaces, what fits where and what it is worth.

Source: seed 000, "Farm board"; rulings.md, "Fence Em In" (barn and granary spaces are the box's).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from models.games.fence_em_in.asset import ANIMALS, CROPS, Asset
from models.kernel.message import Message, says

RowName = Literal["same", "different", "alternating", "leftovers", "barn", "granary"]
ROWS: tuple[RowName, ...] = ("same", "different", "alternating", "leftovers", "barn", "granary")
VALUES: dict[RowName, tuple[int, ...]] = {
    "same": (1, 3, 6, 8),
    "different": (1, 2, 4, 7),
    "alternating": (1, 3, 5, 7),
    "leftovers": (1, 2, 3, 4),
}
NAMES: dict[RowName, Message] = {
    "same": says("All one kind"),
    "different": says("All different"),
    "alternating": says("Animal, crop in turn"),
    "leftovers": says("Leftovers"),
    "barn": says("Barn space"),
    "granary": says("Granary space"),
}
_OWN: dict[RowName, Asset] = {"barn": "barn", "granary": "granary"}


@dataclass(frozen=True)
class Printed:
    """The points printed at the barn's and the granary's space; None while nobody has read them off the box."""

    barn: int | None = None
    granary: int | None = None

    def values(self, row: RowName) -> tuple[int | None, ...]:
        """The points at each space of the row, left to right; a value not yet known is None."""
        if row == "barn":
            return (self.barn,)
        if row == "granary":
            return (self.granary,)
        return VALUES[row]

    def worth(self, row: RowName, filled: int) -> int:
        """What the row scores with so many spaces filled: its furthest one; an unknown value counts 0."""
        return (self.values(row)[filled - 1] or 0) if filled else 0


@dataclass(frozen=True)
class Farm:
    """One player's farm board: the tokens of each row, left to right."""

    same: tuple[Asset, ...] = ()
    different: tuple[Asset, ...] = ()
    alternating: tuple[Asset, ...] = ()
    leftovers: tuple[Asset, ...] = ()
    barn: tuple[Asset, ...] = ()
    granary: tuple[Asset, ...] = ()

    def row(self, name: RowName) -> tuple[Asset, ...]:
        """The tokens in that row."""
        tokens: tuple[Asset, ...] = getattr(self, name)
        return tokens

    def refusal(self, name: RowName, asset: Asset) -> Message | None:
        """Why the token does not go into that row; None when it fits."""
        tokens = self.row(name)
        if name in _OWN:
            if asset != _OWN[name]:
                return says("only a barn goes here") if name == "barn" else says("only a granary goes here")
            return says("the space is taken") if tokens else None
        if len(tokens) == len(VALUES[name]):
            return says("the row is full")
        if name == "leftovers":
            return None
        if asset in _OWN.values():
            return says("barns and granaries have their own spaces")
        if name == "same" and tokens and tokens[0] != asset:
            return says("another kind lies here")
        if name == "different" and asset in tokens:
            return says("this kind lies here already")
        if name == "alternating" and tokens:
            if tokens[-1] in ANIMALS and asset in ANIMALS:
                return says("a crop comes next")
            if tokens[-1] in CROPS and asset in CROPS:
                return says("an animal comes next")
        return None

    def fits(self, asset: Asset) -> Iterator[RowName]:
        """The rows that take the token."""
        return (name for name in ROWS if self.refusal(name, asset) is None)

    def placed(self, name: RowName, asset: Asset) -> Farm:
        """The farm board with the token at the row's next space."""
        rows = {each: self.row(each) for each in ROWS}
        rows[name] = (*rows[name], asset)
        return Farm(**rows)

    @property
    def filled(self) -> dict[RowName, int]:
        """How many spaces of each row are filled."""
        return {name: len(self.row(name)) for name in ROWS}


def farm_points(filled: Mapping[RowName, int], printed: Printed) -> int:
    """The whole farm board: each row scores its furthest filled space."""
    return sum(printed.worth(name, filled[name]) for name in ROWS)

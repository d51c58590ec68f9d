"""Ranked suggestions for the player on turn. Source: formats.md, section 6."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from models.games.fence_em_in.asset import Asset
from models.games.fence_em_in.dice import pairs
from models.games.fence_em_in.farm import Printed
from models.games.fence_em_in.moves import DISCARD, Build, Slot
from models.games.fence_em_in.placement import Placement, placement
from models.games.fence_em_in.state import Holding, State
from models.kernel.fault import Fault
from models.kernel.form import Cell


@dataclass(frozen=True)
class Idea:
    """A size, an asset of the third die and a row, with what they bring and everywhere that they can stand."""

    player: int
    width: int
    height: int
    slot: Slot
    placement: Placement
    farm: int
    places: tuple[Cell, ...]

    @property
    def asset(self) -> Asset:
        return self.placement.asset

    @property
    def thirds(self) -> int:
        """Its value in thirds of a point: points and farm board, and a third for each fertilizer."""
        return 3 * (self.placement.points + self.farm) + self.placement.fertilizer

    @cached_property
    def value(self) -> float:
        """Its value in points, rounded to two places."""
        return round(self.thirds / 3, 2)

    def build(self, at: Cell) -> Build:
        """The move that builds it there."""
        return Build(
            player=self.player, asset=self.asset, slot=self.slot, width=self.width, height=self.height, at=at
        )


def ideas(state: State) -> list[Idea]:
    """All that the player on turn can build, best first; of equals in the order of the dice, face and rows.

    Empty when nobody is on turn, a choice side is open, or nothing fits. Raises Fault where board, followed
    dice or assets board are lacking.
    """
    if state.board is None:
        raise Fault("Advice needs the board; this session is scored without one.")
    if state.turn is None or state.choosing:
        return []
    player = state.turn
    seen = state.seen(player)
    if seen is None:
        raise Fault("Advice needs the dice; this round they are not followed.")
    if state.assets is None:
        raise Fault("Advice needs the assets board; say which tokens lie under each die face.")
    holding = state.holdings[player]
    found: list[Idea] = []
    for (width, height), face in pairs(seen).items():
        tokens = list(dict.fromkeys(state.assets[face - 1]))
        places = tuple(state.board.legal(width, height, player, holding.area, state.taken(player)))
        if places:
            found += (
                Idea(player, width, height, slot, placement(holding.placed, asset), gain, places)
                for asset in tokens
                for slot, gain in _slots(holding, asset, state.printed)
            )
    return sorted(found, key=lambda idea: -idea.thirds)


def _slots(holding: Holding, asset: Asset, printed: Printed) -> Iterator[tuple[Slot, int]]:
    nowhere = True
    for row in holding.farm.fits(asset):
        nowhere = False
        filled = len(holding.farm.row(row))
        yield row, printed.worth(row, filled + 1) - printed.worth(row, filled)
    if nowhere:
        yield DISCARD, 0


def combinations(found: list[Idea]) -> Iterator[tuple[Idea, Cell]]:
    """Every idea at every place, best first."""
    return ((idea, at) for idea in found for at in idea.places)

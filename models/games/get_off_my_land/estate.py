"""What a player has at the end, as far as a farmhouse looks at it, and what of it is counted. Knows no dollars.

Source: seed 001, "Farmhouse Tiles".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from models.games.get_off_my_land.card import Kind


@dataclass(frozen=True)
class Held:
    """A market card that a player controls, as far as a farmhouse looks at it."""

    name: str
    kind: Kind
    ready: bool


@dataclass(frozen=True)
class Estate:
    """What a player has at the end: market cards, fence cards in hand, land tiles without a market card."""

    held: tuple[Held, ...] = ()
    hand: int = 0
    bare: int = 0


def turned_and_ready(kind: Kind) -> Callable[[Estate], tuple[int, ...]]:
    """How to count the cards of that kind: those that are turned over, those that are ready."""

    def counted(estate: Estate) -> tuple[int, ...]:
        ready = [card.ready for card in estate.held if card.kind == kind]
        return ready.count(False), ready.count(True)

    return counted


def names(estate: Estate) -> tuple[int, ...]:
    """How many different names there are among the cards."""
    return (len({card.name for card in estate.held}),)


def sets(estate: Estate) -> tuple[int, ...]:
    """How many cards there are of each name."""
    return tuple(Counter(card.name for card in estate.held).values())

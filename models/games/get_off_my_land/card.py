"""Market cards as the rules use them, and the eleven names that the rulebook knows. Knows no tile.

Source: seed 001, "Market Cards"; formats.md, section 7.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from models.kernel.message import Message, says

Kind = Literal["crop", "livestock", "equipment"]
# The names that the rulebook tells with their types; their values are printed on the cards alone.
KNOWN: dict[str, Kind] = {
    "Grain": "crop",
    "Corn": "crop",
    "Potatoes": "crop",
    "Vegetables": "crop",
    "Orchards": "crop",
    "Ducks": "livestock",
    "Chickens": "livestock",
    "Cows": "livestock",
    "Pigs": "livestock",
    "Stills": "equipment",
    "Workhorse": "equipment",
}
NEVER_EATS = "Ducks"
NEVER_EATEN = "Orchards"
KIND_NAMES: dict[Kind, Message] = {
    "crop": says("Crop"),
    "livestock": says("Livestock"),
    "equipment": says("Equipment"),
}


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a ready card adds to each card of its player whose type or name is in `on`, itself included."""

    on: frozenset[str]
    income: int
    harvest: int


@dataclass(frozen=True, slots=True)
class Card:
    """A market card's values when ready. `eats`: whether it eats crops; `edible`: whether it can be eaten."""

    name: str
    kind: Kind
    income: int
    harvest: int
    eats: bool
    edible: bool
    bonus: Bonus | None = None

    def helps(self, other: Card) -> bool:
        """Whether this card's bonus goes to the other one."""
        return self.bonus is not None and not self.bonus.on.isdisjoint((other.kind, other.name))

"""What a miniature brings when it is placed: points, fertilizer, and why.

Source: seed 000, "Placement points"; rulings.md, "Fence Em In" (hay, first barn, first granary).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from models.games.fence_em_in.asset import ANIMALS, Asset
from models.kernel.message import Message, counts, says

# Points of the 1st, 2nd, 3rd ... of the type; the last one goes on for every further one.
POINTS: dict[Asset, tuple[int, ...]] = {
    "cow": (3, 3, 4, 5, 7),
    "sheep": (1, 2, 3),
    "chicken": (1, 1, 2, 2, 3),
    "grain": (2,),
    "corn": (2, 2, 2, 3),
    "hay": (1,),
    "barn": (2,),
    "granary": (1,),
}
# Fertilizer for every one of the type, and for every second one of it.
FERTILIZER: dict[Asset, int] = {"chicken": 2, "corn": 1, "barn": 2, "granary": 1}
PER_PAIR: dict[Asset, int] = {"sheep": 1, "hay": 1}
MOST_FOR_HAY = 3
_NTH: dict[Asset, Message] = {
    "cow": says("Cow no. {n}"),
    "sheep": says("Sheep no. {n}"),
    "chicken": says("Chicken no. {n}"),
    "grain": says("Grain no. {n}"),
    "corn": says("Corn no. {n}"),
    "hay": says("Hay no. {n}"),
    "barn": says("Barn no. {n}"),
    "granary": says("Granary no. {n}"),
}


@dataclass(frozen=True)
class Placement:
    """Points and fertilizer that one miniature brings, and the reasons beyond its place in the row."""

    asset: Asset
    nth: int
    points: int
    fertilizer: int
    because: tuple[Message, ...] = ()

    @property
    def name(self) -> Message:
        """Which of its type it is, as "Cow no. 3"."""
        return Message(_NTH[self.asset].template, {"n": self.nth})


def placement(before: Sequence[Asset], asset: Asset) -> Placement:
    """What the asset brings to a player who has placed `before`, in that order."""
    nth = before.count(asset) + 1
    row = POINTS[asset]
    points = row[min(nth, len(row)) - 1]
    fertilizer = FERTILIZER.get(asset, 0)
    because: list[Message] = []
    if asset in PER_PAIR:
        if nth % 2 == 0:
            fertilizer += PER_PAIR[asset]
            because.append(says("fertilizer for a pair"))
        else:
            because.append(says("fertilizer comes with the next one"))
    if asset == "hay":
        animals = sum(each in ANIMALS for each in before)
        points += min(animals, MOST_FOR_HAY)
        because.insert(
            0,
            counts(
                "1, and {more} for {n} animal",
                "1, and {more} for {n} animals",
                animals,
                more=min(animals, MOST_FOR_HAY),
            ),
        )
    if asset in ANIMALS and "barn" in before:
        fertilizer += 1
        because.append(says("1 fertilizer from the first barn"))
    if asset == "grain" and "granary" in before:
        points += 1
        because.append(says("1 point from the first granary"))
    if asset in ("barn", "granary"):
        because.append(_help(asset, nth))
    return Placement(asset, nth, points, fertilizer, tuple(because))


def _help(asset: Asset, nth: int) -> Message:
    if nth > 1:
        return says("only the first one helps later ones")
    if asset == "barn":
        return says("from now on 1 fertilizer with every animal")
    return says("from now on 1 point more for every grain")

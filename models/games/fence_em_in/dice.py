"""The three dice: what spending fertilizer does to them. Source: seed 000, "Fertilizer"; rulings.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Literal

from models.kernel.message import Message, says

Face = int | Literal["choice"]
Dice = tuple[Face, Face, Face]
Pips = tuple[int, int, int]
SIDES = range(1, 6)
CHOICE: Literal["choice"] = "choice"
COSTS = range(1, 6)
# Most dice that the cost changes, whether exactly so many, and whether only by one.
_REACH: dict[int, tuple[int, bool, bool]] = {
    2: (2, False, False),
    3: (1, True, True),
    4: (1, False, False),
    5: (2, True, True),
}
OWN_VIEW = frozenset((3, 5))
_LIMITS: dict[int, Message] = {
    2: says("2 fertilizer re-roll one or two dice; leave the third as it was."),
    3: says("3 fertilizer change one die by 1, up or down; leave the others."),
    4: says("4 fertilizer set one die; leave the others."),
    5: says("5 fertilizer change two dice by 1 each; leave the third."),
}


def change_refusal(cost: int, before: Pips, after: Pips) -> Message | None:
    """Why that cost does not turn the dice so; None when it does. Costs 2 to 5."""
    most, exactly, by_one = _REACH[cost]
    steps = [abs(new - old) for old, new in zip(before, after, strict=True) if new != old]
    right = len(steps) == most if exactly else len(steps) <= most
    return None if right and not (by_one and any(step != 1 for step in steps)) else _LIMITS[cost]


def changes(cost: int, before: Pips) -> Iterator[Pips]:
    """All that the dice can show after that cost, each once."""
    if cost not in _REACH:
        return
    found = {before: None} if not _REACH[cost][1] else {}
    for places in combinations(range(3), _REACH[cost][0]):
        for faces in product(SIDES, repeat=len(places)):
            after = list(before)
            for place, face in zip(places, faces, strict=True):
                after[place] = face
            pips = (after[0], after[1], after[2])
            if change_refusal(cost, before, pips) is None:
                found[pips] = None
    yield from found


def third(dice: Pips, width: int, height: int) -> int | None:
    """The face that is left when two dice are width and height; None when they are not among the dice."""
    left = Counter(dice)
    left.subtract((width, height))
    if min(left.values()) < 0:
        return None
    return next(face for face, n in left.items() if n)


def pairs(dice: Pips) -> dict[tuple[int, int], int]:
    """Each width and height that the dice allow, with the face of the third die."""
    return {(dice[one], dice[two]): dice[3 - one - two] for one in range(3) for two in range(3) if one != two}

"""Points for sheep, the solo table, and the reasons in words. Knows no meadow.

Source: seed 003, "Setup", "Mid-Game Scoring", "Solo Mode".
"""

from __future__ import annotations

from bisect import bisect_right

from models.kernel.message import Message, counts, says
from models.kernel.score import Reason

FULL = 11
POINTS = tuple(n * (n + 1) // 2 for n in range(FULL + 1))
RATINGS = (16, 25, 32, 37, 40, 43, 48, 55, 65)
RANKS = (
    says("The black sheep of the family"),
    says("Feeling sheepish"),
    says("Meh"),
    says("On the fence"),
    says("Not baaad"),
    says("Wool done"),
    says("Fence-tastic!"),
    says("You're a flock-star!"),
    says("Shear genius"),
    says("So many sheep, I fell asleep!"),
)


def points(sheep: int) -> int:
    """Points for so many counted sheep: n(n+1)/2, 66 from 11 on."""
    return POINTS[min(sheep, FULL)]


def rating(total: int) -> int:
    """The row of the solo table, 0 to 9."""
    return bisect_right(RATINGS, total)


def flock_reasons(white: int, black: bool, pens: int | None = None) -> tuple[Reason, ...]:
    """Why a count of sheep is worth its points. `pens` is None when the count was typed."""
    sheep = counts("{n} white sheep", "{n} white sheep", white)
    if pens is not None:
        sheep = says(
            "{sheep}, in {pens}", sheep=sheep, pens=counts("{n} closed pen", "{n} closed pens", pens)
        )
    lines = [Reason(sheep, white, "sheep")]
    if black:
        lines.append(Reason(says("Black sheep counts 2"), 2, "black-sheep"))
    counted = white + 2 * black
    lines.append(Reason(worth(counted)))
    if counted > FULL:
        lines.append(Reason(says("The table ends at 11 sheep: more are worth 66 too.")))
    return tuple(lines)


def worth(counted: int) -> Message:
    """The table's cell in words, as "4 sheep = 10"."""
    return counts("{n} sheep = {points}", "{n} sheep = {points}", counted, points=points(counted))


def bush_reasons(crossed: int) -> tuple[Reason, ...]:
    """Why bushes cost what they cost: one point each, once each."""
    if not crossed:
        return (Reason(says("No fence goes through a bush"), 0, "bush"),)
    text = counts(
        "{n} bush with a fence through it, 1 point each",
        "{n} bushes with a fence through them, 1 point each",
        crossed,
    )
    return (Reason(text, -crossed, "bush"),)

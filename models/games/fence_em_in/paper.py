"""Counting off the table at the end, tap by tap: the count so far as a move, and what cannot be.

Source: seed 000, "End of game scoring"; formats.md, section 5, "tally".
"""

from __future__ import annotations

from models.games.fence_em_in.count import PER_POINT
from models.games.fence_em_in.farm import ROWS, farm_points
from models.games.fence_em_in.moves import Tally
from models.games.fence_em_in.placement import POINTS
from models.games.fence_em_in.state import ROUNDS, Counted, State
from models.kernel.message import Message, says

NOTHING = Counted(0, dict.fromkeys(ROWS, 0), (0, 0, 0), 0)
# Cows bring the most, whatever else is there.
MOST_PLACEMENT = sum(POINTS["cow"][min(n, len(POINTS["cow"]) - 1)] for n in range(ROUNDS))


def counted(state: State, player: int) -> Counted:
    """The player's count so far; nothing where none was begun."""
    return state.counted[player] or NOTHING


def total(state: State, count: Counted) -> int:
    """What the count is worth; unknown spaces count 0."""
    farm = farm_points(count.farm, state.printed)
    return count.placement + farm + sum(count.missions) + count.fertilizer // PER_POINT


def tally(state: State, player: int, **changes: object) -> Tally:
    """The count as a move, with changes to `placement`, `farm` (rows), `missions` or `fertilizer`."""
    now = counted(state, player)
    farm = {**now.farm, **changes.pop("farm", {})}  # type: ignore[dict-item]
    values = {
        "placement": now.placement,
        "missions": now.missions,
        "fertilizer": now.fertilizer,
        **changes,
    }
    return Tally.model_validate({"player": player, "farm": farm, **values})


def lacking(state: State, count: Counted) -> tuple[Message, ...]:
    """The printed values that the count needs and nobody has entered."""
    found: list[Message] = []
    if count.farm["barn"] and state.printed.barn is None:
        found.append(says("The barn's space counts 0 until you enter the points printed there."))
    if count.farm["granary"] and state.printed.granary is None:
        found.append(says("The granary's space counts 0 until you enter the points printed there."))
    return tuple(found)


def doubts(count: Counted) -> tuple[Message, ...]:
    """What ten rounds cannot bring. It is kept as it was typed."""
    found: list[Message] = []
    tokens = sum(count.farm.values())
    if tokens > ROUNDS:
        found.append(
            says(
                "{n} spaces are filled, but there are only {rounds} rounds: look at the farm board again."
                " The numbers are kept as they are.",
                n=tokens,
                rounds=ROUNDS,
            )
        )
    if count.placement > MOST_PLACEMENT:
        found.append(
            says(
                "{rounds} miniatures bring at most {most} placement points: look again. The number is kept as it is.",
                rounds=ROUNDS,
                most=MOST_PLACEMENT,
            )
        )
    elif count.placement < tokens:
        found.append(
            says(
                "Every token on the farm board brought a point or more, so the placement points are at least {n}:"
                " look again. The number is kept as it is.",
                n=tokens,
            )
        )
    return tuple(found)

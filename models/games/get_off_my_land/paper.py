"""Counting off the table at the end, tap by tap: the count so far as a move, and what cannot be.

Source: seed 001, "Game End", "Components"; formats.md, section 7, "Parts".
"""

from __future__ import annotations

from models.games.get_off_my_land.count import tallied
from models.games.get_off_my_land.moves import Tally
from models.games.get_off_my_land.state import Counted, State
from models.kernel.message import Message, says

NOTHING = Counted()
# All money cards of the box: 8 x 50, 12 x 20, 12 x 10, 20 x 5, 30 x 1.
MOST_MONEY = 890


def counted(state: State, player: int) -> Counted:
    """The player's count so far; nothing where none was begun."""
    return state.counted[player] or NOTHING


def total(count: Counted) -> int:
    """What the count is worth."""
    return sum(line.value for line in tallied(count))


def tally(state: State, player: int, **changes: int) -> Tally:
    """The count as a move, with changes to `money`, `land`, `oil_tiles`, `equipment` or `farmhouse`."""
    now = counted(state, player)
    values = {
        "money": now.money,
        "land": now.land,
        "oil_tiles": now.oil_tiles,
        "equipment": now.equipment,
        "farmhouse": now.farmhouse,
        **changes,
    }
    return Tally.model_validate({"player": player, **values})


def doubts(count: Counted) -> tuple[Message, ...]:
    """What cannot lie on the table. It is kept as it was typed."""
    found: list[Message] = []
    if count.oil_tiles > count.land:
        found.append(
            says(
                "More oil strikes than land tiles: look at the tiles again. The numbers are kept as they are."
            )
        )
    if count.equipment > count.land:
        found.append(
            says(
                "More equipment cards than land tiles: look at the tiles again. The numbers are kept as they are."
            )
        )
    if count.money > MOST_MONEY:
        found.append(
            says(
                "The box holds only ${most}: count the money again. The number is kept as it is.",
                most=MOST_MONEY,
            )
        )
    return tuple(found)

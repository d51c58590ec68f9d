"""Counting a paper sheet tap by tap: the count so far as a move, and what cannot be on paper.

Source: seed 003, "Mid-Game Scoring", "End of the Game and Final Scoring"; rulings.md, "Paper counts".
"""

from __future__ import annotations

from models.games.volle_weide.count import points
from models.games.volle_weide.moves import Flock, Tally, Trace
from models.games.volle_weide.state import Counted, State
from models.kernel.form import Edge
from models.kernel.message import Message, says

NOTHING = Counted(Flock(sheep=0), Flock(sheep=0), 0, 0)


def counted(state: State, player: int) -> Counted:
    """The player's count so far; nothing where none was begun."""
    return state.counted[player] or NOTHING


def total(count: Counted) -> int:
    """What the sheet is worth."""
    return points(count.mid.counted) + points(count.final.counted) - count.bushes


def tally(state: State, player: int, **changes: object) -> Tally:
    """The count as a tally of numbers, with changes to `mid`, `final`, `bushes` or `clovers`."""
    now = counted(state, player)
    values = {"mid": now.mid, "final": now.final, "bushes": now.bushes, "clovers": now.clovers, **changes}
    return Tally.model_validate({"player": player, **values})


def copied(state: State, player: int) -> tuple[Edge, ...]:
    """The fences copied off the player's paper so far."""
    now = counted(state, player)
    return state.meadow.edges(now.ink) if state.meadow is not None and now.ink is not None else ()


def trace(
    state: State, player: int, *, mid: Flock | None = None, fences: tuple[Edge, ...] | None = None
) -> Trace:
    """The copied fences as a move, with another count of mid-game or other fences."""
    mid = counted(state, player).mid if mid is None else mid
    fences = copied(state, player) if fences is None else fences
    return Trace(player=player, mid=mid, fences=fences)


def toggled(state: State, player: int, edge: Edge) -> Trace:
    """The move that draws the edge, or takes it away where it is drawn. Rocks are for the rules to refuse."""
    now = copied(state, player)
    fences = tuple(each for each in now if each != edge) if edge in now else (*now, edge)
    return trace(state, player, fences=fences)


def doubts(count: Counted) -> tuple[Message, ...]:
    """What cannot be on paper, because fences stay once they are drawn. It is kept as it was typed."""
    found: list[Message] = []
    if count.final.sheep < count.mid.sheep:
        found.append(
            says(
                "Fewer white sheep at the end than at mid-game: fences stay, so look at the paper again."
                " The numbers are kept as they are."
            )
        )
    if count.mid.black and not count.final.black:
        found.append(
            says(
                "The black sheep was inside at mid-game but not at the end: fences stay, so look again."
                " It is kept as it is."
            )
        )
    return tuple(found)

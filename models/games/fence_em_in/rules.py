"""The rules of Fence Em In as one game.

Source: seed 000; rulings.md, "Fence Em In"; formats.md, section 5.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from models.games.fence_em_in.box import Box, Setup, board_of, check_board, check_starts
from models.games.fence_em_in.building import builds, built
from models.games.fence_em_in.count import farm_line, fertilizer_line, missions_line, placement_line
from models.games.fence_em_in.farm import RowName, farm_points
from models.games.fence_em_in.moves import MOVES, Assets, Build, Choice, Missions, Pass, Roll, Spend, Tally
from models.games.fence_em_in.round import choices, chosen, done, on_turn, opened, rolls, with_holding
from models.games.fence_em_in.spending import spendings, spent
from models.games.fence_em_in.state import ROUNDS, Counted, Holding, Points, State
from models.kernel.fault import IllegalMove
from models.kernel.game import Game
from models.kernel.message import Message, says
from models.kernel.move import Move
from models.kernel.score import Line

# Points on the three mission cards that stand for all that can be typed.
TYPED: tuple[Points, ...] = ((0, 0, 0), (5, 3, 0), (4, -2, 1))


class FenceEmIn(Game[Box, Setup, State]):
    """Three dice, enclosures on a board, a farm board each."""

    key = "fence-em-in"
    name = "Fence Em In"
    fewest, most, usual = 1, 12, 4
    parts = {
        "placement": says("Placement"),
        "farm": says("Farm board"),
        "missions": says("Missions"),
        "fertilizer": says("Fertilizer"),
    }
    tie_break = "farm"
    tie_break_name = says("farm board")
    tallies = (Tally,)
    box = Box
    setup = Setup
    moves = MOVES

    def check_box(self, box: Box) -> None:
        if box.board is not None:
            check_board(box.board)

    def check_setup(self, players: int, box: Box, setup: Setup) -> None:
        if box.board is not None:
            check_starts(box.board, players)

    def start(self, players: int, box: Box, setup: Setup) -> State:
        board = board_of(box.board) if box.board is not None else None
        return State(board, box.printed, (Holding(),) * players, (None,) * players)

    def apply(self, state: State, move: Move) -> State:
        if isinstance(move, Assets):
            spaces = move.spaces
            return replace(state, assets=(spaces.one, spaces.two, spaces.three, spaces.four, spaces.five))
        if isinstance(move, Choice):
            return chosen(state, move)
        if isinstance(move, Tally):
            return self._tally(state, move)
        if state.choosing:
            raise IllegalMove("A die shows the choice side. Take a fertilizer or set the die first.")
        if isinstance(move, Roll):
            return opened(state, move)
        if isinstance(move, Spend):
            return spent(state, move)
        if isinstance(move, Build):
            return built(state, move)
        if isinstance(move, Pass):
            return done(state, move.player, on_turn(state, move.player))
        if isinstance(move, Missions):
            return self._missions(state, move)
        raise IllegalMove("Fence Em In has no such move.")

    def _missions(self, state: State, move: Missions) -> State:
        if not state.built_out:
            raise IllegalMove("The mission cards score after round {n}. Play on until then.", n=ROUNDS)
        state = with_holding(state, move.player, replace(state.holdings[move.player], missions=move.points))
        return replace(state, over=all(each.missions is not None for each in state.holdings))

    def _tally(self, state: State, move: Tally) -> State:
        count = Counted(move.placement, move.farm.rows, move.missions, move.fertilizer)
        everybody = (*state.counted[: move.player], count, *state.counted[move.player + 1 :])
        return replace(state, counted=everybody, over=all(everybody))

    def legal(self, state: State) -> Iterator[Move]:
        """Also the rolls and spendings. Of the missions' points some stand for all; assets boards are typed."""
        if state.over or any(state.counted):
            return
        if state.choosing:
            yield from choices(state)
        elif state.built_out:
            for player in range(len(state.holdings)):
                yield from (Missions(player=player, points=points) for points in TYPED)
        elif state.turn is None:
            yield from rolls(state)
        else:
            yield Pass(player=state.turn)
            yield from spendings(state, state.turn)
            yield from builds(state, state.turn)

    def awaited(self, state: State) -> tuple[int, ...]:
        if state.built_out:
            return tuple(seat for seat, each in enumerate(state.holdings) if each.missions is None)
        if state.choosing:
            return (state.first,)
        return () if state.turn is None else (state.turn,)

    def owner(self, state: State, move: Move) -> int | None:
        """A roll opens the round for all, whoever throws the dice; the choice side is the first player's."""
        if isinstance(move, Roll):
            return None
        return state.first if isinstance(move, Choice) else super().owner(state, move)

    def finished(self, state: State) -> bool:
        return state.over

    def lines(self, state: State, player: int) -> tuple[Line, ...]:
        counted = state.counted[player]
        if counted is not None:
            return (
                Line("placement", counted.placement),
                farm_line(counted.farm, state.printed),
                missions_line(counted.missions),
                fertilizer_line(counted.fertilizer),
            )
        holding = state.holdings[player]
        return (
            placement_line(holding),
            farm_line(holding.farm.filled, state.printed),
            missions_line(holding.missions),
            fertilizer_line(holding.fertilizer),
        )

    def tie(self, state: State, player: int) -> int:
        return farm_points(_filled(state, player), state.printed)

    def progress(self, state: State) -> Message:
        if any(state.counted):
            return says("Counting")
        if state.built_out:
            return says("Missions")
        return says("Round {n} of {rounds}", n=max(1, state.round), rounds=ROUNDS)

    def missing(self, state: State, player: int) -> dict[str, str]:
        filled = _filled(state, player)
        found: dict[str, str] = {}
        if filled["barn"] and state.printed.barn is None:
            found["barn_slot"] = "farm"
        if filled["granary"] and state.printed.granary is None:
            found["granary_slot"] = "farm"
        return found


def _filled(state: State, player: int) -> Mapping[RowName, int]:
    counted = state.counted[player]
    return counted.farm if counted is not None else state.holdings[player].farm.filled


FENCE_EM_IN = FenceEmIn()

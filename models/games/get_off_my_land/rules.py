"""The rules of Get Off My Land! as one game.

Source: seed 001; rulings.md, "Get Off My Land!"; formats.md, section 7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from models.games.get_off_my_land.box import Box, Setup, check_box, check_setup
from models.games.get_off_my_land.coming import turning
from models.games.get_off_my_land.count import money_line, standing, tallied
from models.games.get_off_my_land.fences import claimed, joined, parted, released, revealed
from models.games.get_off_my_land.ledger import Entry, purpose_of
from models.games.get_off_my_land.market import bought, discarded, harvested, matured
from models.games.get_off_my_land.months import LAST, NAMES
from models.games.get_off_my_land.moves import (
    MOVES,
    Buy,
    Claim,
    Discard,
    Farmer,
    Finish,
    Hand,
    Harvest,
    Hold,
    House,
    Join,
    Mature,
    Money,
    NextMonth,
    Part,
    Raid,
    Release,
    Reveal,
    Tally,
    Turn,
)
from models.games.get_off_my_land.paper import NOTHING
from models.games.get_off_my_land.playing import moves
from models.games.get_off_my_land.state import START_MONEY, Counted, Holder, State
from models.games.get_off_my_land.visits import placed, raided
from models.kernel.fault import IllegalMove
from models.kernel.game import Game
from models.kernel.message import Message, says
from models.kernel.move import Move
from models.kernel.score import Line


class GetOffMyLand(Game[Box, Setup, State]):
    """Fence land, grow crops, keep livestock, be rich in April."""

    key = "get-off-my-land"
    name = "Get Off My Land!"
    fewest, most, usual = 2, 4, 4
    parts = {
        "money": says("Money"),
        "oil": says("Oil"),
        "equipment": says("Equipment"),
        "farmhouse": says("Farmhouse"),
    }
    tie_break = "land"
    tie_break_name = says("land tiles")
    tallies = (Tally,)
    box = Box
    setup = Setup
    moves = MOVES

    def check_box(self, box: Box) -> None:
        check_box(box)

    def check_setup(self, players: int, box: Box, setup: Setup) -> None:
        check_setup(setup, players)

    def start(self, players: int, box: Box, setup: Setup) -> State:
        houses = setup.farmhouses or (None,) * players
        state = State(
            box.deck(),
            box.months,
            box.count_farmhouse_as_land,
            tuple(Holder(house=house) for house in houses),
            (None,) * players,
            first=setup.first,
            turn=setup.first,
        )
        text = says("Starting money")
        return state.with_entries(Entry(0, player, START_MONEY, "start", text) for player in range(players))

    def apply(self, state: State, move: Move) -> State:
        act = ACTS.get(type(move))
        if act is None:
            raise IllegalMove("Get Off My Land! has no such move.")
        return act(replace(state, moves=state.moves + 1, turned=()), move)

    def legal(self, state: State) -> Iterator[Move]:
        """Amounts, prices, names of new tiles and hands stand for what is typed; see `playing`."""
        return moves(state)

    def awaited(self, state: State) -> tuple[int, ...]:
        return () if state.over else tuple(range(len(state.holders)))

    def owner(self, state: State, move: Move) -> int | None:
        """What is done to a tile is done by whoever controls it; the turn passes round the table."""
        if isinstance(move, Turn):
            return None
        if isinstance(move, Join):
            tiles: tuple[str, ...] = move.tiles
        else:
            tiles = (getattr(move, "tile", None) or "",)
        owner = super().owner(state, move)
        if owner is None:
            found = (state.land.tiles[name].controller for name in tiles if name in state.land.tiles)
            owner = next((seat for seat in found if seat is not None), None)
        return owner

    def finished(self, state: State) -> bool:
        return state.over

    def lines(self, state: State, player: int) -> tuple[Line, ...]:
        if any(state.counted):
            return tallied(state.counted[player] or NOTHING)
        if state.over:
            return standing(state, player)
        return (money_line(state, player), Line("oil", 0), Line("equipment", 0), Line("farmhouse", 0))

    def tie(self, state: State, player: int) -> int:
        if any(state.counted):
            return (state.counted[player] or NOTHING).land
        return state.land_tiles(player)

    def progress(self, state: State) -> Message:
        if any(state.counted):
            return says("Counting")
        return NAMES[state.month]


def _money(state: State, move: Money) -> State:
    reason = says("By hand: {why}", why=move.why) if move.why else says("By hand")
    return state.with_entries([Entry(state.month, move.player, move.amount, purpose_of(move.why), reason)])


def _hand(state: State, move: Hand) -> State:
    return state.with_holder(move.player, replace(state.holders[move.player], hand=move.cards))


def _house(state: State, move: House) -> State:
    return state.with_holder(move.player, replace(state.holders[move.player], house=move.name))


def _hold(state: State, move: Hold) -> State:
    return state.with_holder(move.player, replace(state.holders[move.player], home=move.controlled))


def _turn(state: State, move: Turn) -> State:
    return replace(state, turn=move.player, actions=move.actions)


def _month(state: State, move: NextMonth) -> State:
    if state.month == LAST:
        raise IllegalMove("April is the last month. Finish the game instead.")
    return turning(state)[0]


def _finish(state: State, move: Finish) -> State:
    if state.month != LAST:
        raise IllegalMove(
            "The game ends after April, and it is {month}. Move the marker on until then.",
            month=NAMES[state.month],
        )
    return replace(state, over=True)


def _tally(state: State, move: Tally) -> State:
    count = Counted(move.money, move.land, move.oil_tiles, move.equipment, move.farmhouse)
    everybody = (*state.counted[: move.player], count, *state.counted[move.player + 1 :])
    return replace(state, counted=everybody, over=all(each is not None for each in everybody))


ACTS: dict[type[Move], Callable[[State, Any], State]] = {
    Money: _money,
    Claim: claimed,
    Reveal: revealed,
    Release: released,
    Join: joined,
    Part: parted,
    Buy: bought,
    Mature: matured,
    Harvest: harvested,
    Discard: discarded,
    Farmer: placed,
    Raid: raided,
    Hand: _hand,
    House: _house,
    Hold: _hold,
    Turn: _turn,
    NextMonth: _month,
    Finish: _finish,
    Tally: _tally,
}

GET_OFF_MY_LAND = GetOffMyLand()

"""A round: who opens it, the dice and their choice side, whose turn it is.

Source: seed 000, "Your turn", "End of round"; formats.md, section 5; rulings.md, "Turn order", "Choice side".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from models.games.fence_em_in.dice import CHOICE, SIDES
from models.games.fence_em_in.moves import Choice, Roll
from models.games.fence_em_in.state import ROUNDS, Holding, State
from models.kernel.fault import IllegalMove
from models.kernel.move import Move


def opened(state: State, move: Roll) -> State:
    """The state after the roll that opens a round; raises IllegalMove."""
    if state.turn is not None:
        raise IllegalMove("Not everybody has built or passed yet. Roll when all have.")
    if state.round == ROUNDS:
        raise IllegalMove("All {n} rounds are played. Count the mission cards now.", n=ROUNDS)
    if move.player not in state.openers:
        raise IllegalMove(
            "Player {player} does not open this round; whoever has the fewest placement points does: {openers}.",
            player=move.player,
            openers=", ".join(str(seat) for seat in state.openers),
        )
    fresh = tuple(replace(each, done=False) for each in state.holdings)
    return replace(
        state,
        holdings=fresh,
        round=state.round + 1,
        first=move.player,
        turn=move.player,
        dice=move.dice,
    )


def chosen(state: State, move: Choice) -> State:
    """The state after the first player's choice for one die; raises IllegalMove."""
    if state.dice is None or state.dice[move.die] != CHOICE:
        raise IllegalMove("That die shows no choice side. Choose for a die that does.")
    if move.take == "side" and move.face == CHOICE:
        raise IllegalMove("A die is set to 1 to 5. Say which side it shows.")
    dice = list(state.dice)
    dice[move.die] = move.face
    state = replace(state, dice=(dice[0], dice[1], dice[2]))
    if move.take == "side":
        return state
    first = state.holdings[state.first]
    return with_holding(state, state.first, replace(first, fertilizer=first.fertilizer + 1))


def on_turn(state: State, player: int) -> Holding:
    """What the player has, who must be on turn; raises IllegalMove."""
    if state.turn is None:
        raise IllegalMove("No round is open. Roll the dice first.")
    if state.turn != player:
        raise IllegalMove(
            "It is the turn of player {turn}, not of player {player}.", turn=state.turn, player=player
        )
    return state.holdings[player]


def done(state: State, player: int, holding: Holding) -> State:
    """The state when the player, who has `holding` now, is done: the next one's turn, or the round's end."""
    state = with_holding(state, player, replace(holding, done=True, own=None))
    following = (player + 1) % len(state.holdings)
    return replace(state, turn=None if following == state.first else following)


def with_holding(state: State, player: int, holding: Holding) -> State:
    """The state with another holding of the player."""
    return replace(state, holdings=(*state.holdings[:player], holding, *state.holdings[player + 1 :]))


def choices(state: State) -> Iterator[Move]:
    """Everything that the first player can do about the dice that show the choice side."""
    for die, face in enumerate(state.dice or ()):
        if face == CHOICE:
            yield from (Choice(die=die, take="side", face=side) for side in SIDES)
            yield from (Choice(die=die, take="fertilizer", face=side) for side in (*SIDES, CHOICE))


def rolls(state: State) -> Iterator[Move]:
    """Every roll that can open the next of the ten rounds."""
    for player in state.openers:
        yield Roll(player=player)
        for dice in product((*SIDES, CHOICE), repeat=3):
            yield Roll(player=player, dice=dice)

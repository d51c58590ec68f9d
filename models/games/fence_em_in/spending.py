"""Fertilizer spent: what it costs and what it does to the dice. Source: seed 000, "Fertilizer"; rulings.md."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from models.games.fence_em_in.dice import COSTS, OWN_VIEW, change_refusal, changes
from models.games.fence_em_in.moves import Spend
from models.games.fence_em_in.round import on_turn, with_holding
from models.games.fence_em_in.state import State
from models.kernel.fault import IllegalMove
from models.kernel.move import Move


def spent(state: State, move: Spend) -> State:
    """The state after spending; raises IllegalMove."""
    holding = on_turn(state, move.player)
    if holding.fertilizer < move.cost:
        raise IllegalMove(
            "This costs {cost} fertilizer and the player has {n}. Choose something cheaper.",
            cost=move.cost,
            n=holding.fertilizer,
        )
    holding = replace(holding, fertilizer=holding.fertilizer - move.cost)
    if move.dice is None:
        return with_holding(state, move.player, holding)
    seen = state.seen(move.player)
    if seen is None or state.dice is None:
        raise IllegalMove("This round's dice are not followed. Leave out what they show.")
    if move.cost == 1:
        raise IllegalMove("1 fertilizer swaps tokens and leaves the dice. Leave out what they show.")
    refusal = change_refusal(move.cost, seen, move.dice)
    if refusal is not None:
        raise IllegalMove(refusal)
    if move.cost in OWN_VIEW:
        return with_holding(state, move.player, replace(holding, own=move.dice))
    # Only the dice that this player changed change for the others (formats.md, section 5, "spend").
    changed = [
        new if new != old else table for new, old, table in zip(move.dice, seen, state.dice, strict=True)
    ]
    if holding.own is not None:
        holding = replace(holding, own=move.dice)
    return with_holding(replace(state, dice=(changed[0], changed[1], changed[2])), move.player, holding)


def spendings(state: State, player: int) -> Iterator[Move]:
    """Everything that the player on turn can pay for."""
    seen = state.seen(player)
    for cost in COSTS:
        if cost <= state.holdings[player].fertilizer:
            yield Spend(player=player, cost=cost)
            if seen is not None:
                yield from (Spend(player=player, cost=cost, dice=dice) for dice in changes(cost, seen))

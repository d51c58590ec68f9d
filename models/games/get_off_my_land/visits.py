"""Moves of the farmers: where they stand, and raids. Source: seed 001, "Placing Your Farmer", "Midnight Raid!"."""

from __future__ import annotations

from dataclasses import replace

from models.games.get_off_my_land.income import raid
from models.games.get_off_my_land.moves import Farmer, Raid
from models.games.get_off_my_land.state import State
from models.kernel.fault import IllegalMove


def placed(state: State, move: Farmer) -> State:
    """The state with the farmer on the tile or at home; raises IllegalMove."""
    if move.tile is not None:
        _free(state, state.land.tile(move.tile).name)
    return _at(state, move.player, move.tile)


def raided(state: State, move: Raid) -> State:
    """The state with the farmer on another player's card, its income taken; raises IllegalMove."""
    tile = state.land.tile(move.tile)
    if tile.controller is None:
        raise IllegalMove(
            'Nobody controls "{tile}". A raid goes to a card of another player.', tile=tile.name
        )
    if tile.controller == move.player:
        raise IllegalMove(
            '"{tile}" is controlled by this player. A raid goes to a card of another player.',
            tile=tile.name,
            player=move.player,
        )
    if tile.card is None:
        raise IllegalMove('No market card lies on "{tile}". A raid goes to a card.', tile=tile.name)
    _free(state, tile.name)
    state = _at(state, move.player, tile.name)
    return state.with_entries(raid(state, tile))


def _free(state: State, name: str) -> None:
    standing = state.farmer_on(name)
    if standing is not None:
        raise IllegalMove(
            'A farmer stands on "{tile}" already. Send that one home first, or choose another tile.',
            tile=name,
            player=standing,
        )


def _at(state: State, player: int, name: str | None) -> State:
    return state.with_holder(player, replace(state.holders[player], farmer=name))

"""Moves about market cards: bought and placed, matured, harvested, discarded.

Source: seed 001, "Go to Market", "Harvest", "Fertilizer!", "Steroids!"; formats.md, section 7.
"""

from __future__ import annotations

from dataclasses import replace

from models.games.get_off_my_land.card import Card
from models.games.get_off_my_land.income import harvest
from models.games.get_off_my_land.land import Tile
from models.games.get_off_my_land.ledger import Entry
from models.games.get_off_my_land.moves import Buy, Discard, Harvest, Mature
from models.games.get_off_my_land.state import State
from models.kernel.fault import IllegalMove
from models.kernel.message import says


def bought(state: State, move: Buy) -> State:
    """The state with the card paid and on the tile, in place of what lay there; raises IllegalMove."""
    tile = _own(state, move.player, move.tile)
    if not tile.logged:
        raise IllegalMove('"{tile}" is not logged yet. Log it, or choose a logged tile.', tile=tile.name)
    card = state.cards.get(move.card)
    if card is None:
        raise IllegalMove(
            'The box does not know the card "{card}". Enter what is printed on it first.', card=move.card
        )
    reason = says("{card} bought for {tile}", card=card.name, tile=tile.name)
    state = state.with_entries(
        [Entry(state.month, move.player, -move.pay, "market", reason, tile.name, card.name)]
    )
    placed = replace(tile, card=card, ready=card.kind == "equipment")
    return state.with_land(state.land.put(placed), tile.name)


def matured(state: State, move: Mature) -> State:
    """The state with the crop or livestock card ready; raises IllegalMove."""
    tile = state.land.tile(move.tile)
    if tile.controller is None:
        raise IllegalMove(
            'Nobody controls "{tile}". Only a card that somebody controls can be matured.', tile=tile.name
        )
    card = _card(tile)
    if card.kind == "equipment":
        raise IllegalMove(
            "{card} is equipment, which does not mature. Choose a crop or livestock.", card=card.name
        )
    if tile.ready:
        raise IllegalMove(
            '{card} on "{tile}" is mature already. Choose one that is immature.',
            card=card.name,
            tile=tile.name,
        )
    return state.with_land(state.land.put(replace(tile, ready=True)), tile.name)


def harvested(state: State, move: Harvest) -> State:
    """The state with the card turned over and its harvest paid: dollars, or for equipment a fence card."""
    tile = _own(state, move.player, move.tile)
    card = _card(tile)
    if not tile.ready:
        if card.kind == "equipment":
            raise IllegalMove(
                '{card} on "{tile}" is exhausted. Choose one that is active.', card=card.name, tile=tile.name
            )
        raise IllegalMove(
            '{card} on "{tile}" is immature. Choose one that is mature.', card=card.name, tile=tile.name
        )
    if card.kind == "equipment":
        holder = state.holders[move.player]
        state = state.with_holder(move.player, replace(holder, hand=holder.hand + 1))
    else:
        state = state.with_entries(harvest(state, move.player, tile))
    return state.with_land(state.land.put(replace(tile, ready=False)), tile.name)


def discarded(state: State, move: Discard) -> State:
    """The state with the card off the tile; raises IllegalMove."""
    tile = state.land.tile(move.tile)
    _card(tile)
    return state.with_land(state.land.put(replace(tile, card=None, ready=False)), tile.name)


def _own(state: State, player: int, name: str) -> Tile:
    tile = state.land.tile(name)
    if tile.controller != player:
        raise IllegalMove(
            'This player does not control "{tile}". Choose one of the player\'s own tiles.',
            tile=tile.name,
            player=player,
        )
    return tile


def _card(tile: Tile) -> Card:
    if tile.card is None:
        raise IllegalMove('No market card lies on "{tile}". Choose a tile that has one.', tile=tile.name)
    return tile.card

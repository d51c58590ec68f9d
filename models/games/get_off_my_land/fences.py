"""Moves about who controls which tile, what is found under its trees, and which tiles share a fence.

Source: seed 001, "Logging", "Playing a Card for Fences", "Placing Your Farmer"; formats.md, section 7.
"""

from __future__ import annotations

from dataclasses import replace

from models.games.get_off_my_land.land import FEATURE_NAMES, Tile
from models.games.get_off_my_land.moves import Claim, Join, Part, Release, Reveal
from models.games.get_off_my_land.state import State
from models.kernel.fault import IllegalMove


def claimed(state: State, move: Claim) -> State:
    """The state after the player took control of the tile; raises IllegalMove."""
    if move.feature is not None and not move.logged:
        raise IllegalMove(
            '{feature}: only a logged tile shows it. Say that "{tile}" is logged, or leave it out.',
            feature=FEATURE_NAMES[move.feature],
            tile=move.tile,
        )
    land, tile = state.land, state.land.tiles.get(move.tile)
    if tile is None:
        tile = Tile(move.tile, move.player, logged=move.logged, feature=move.feature)
        return state.with_land(land.put(tile), tile.name)
    owner = tile.controller
    if owner == move.player:
        raise IllegalMove(
            '"{tile}" is controlled by this player already. Name another tile.', tile=tile.name, player=owner
        )
    if owner is not None and state.holders[owner].farmer == tile.name:
        raise IllegalMove(
            'The farmer of whoever controls "{tile}" stands there and protects it. Remove the farmer first.',
            tile=tile.name,
            player=owner,
        )
    land = land.parted(tile.name)
    return state.with_land(
        land.put(replace(land.tiles[tile.name], controller=move.player, fenced=True)), tile.name
    )


def revealed(state: State, move: Reveal) -> State:
    """The state after the tile was logged; raises IllegalMove."""
    tile = state.land.tile(move.tile)
    if tile.logged:
        raise IllegalMove('"{tile}" is logged already. Name an unlogged tile.', tile=tile.name)
    return state.with_land(state.land.put(replace(tile, logged=True, feature=move.feature)), tile.name)


def released(state: State, move: Release) -> State:
    """The state when nobody controls the tile any more; raises IllegalMove."""
    tile = state.land.tile(move.tile)
    if tile.controller is None and tile.fenced == move.fenced:
        if move.fenced:
            raise IllegalMove(
                'Nobody controls "{tile}", and its fence is closed already. Name another tile.',
                tile=tile.name,
            )
        raise IllegalMove(
            'Nobody controls "{tile}", and a side of it is open already. Name another tile.', tile=tile.name
        )
    land = state.land if move.fenced else state.land.parted(tile.name)
    free = replace(land.tiles[tile.name], controller=None, fenced=move.fenced)
    return state.with_land(land.put(free), tile.name)


def joined(state: State, move: Join) -> State:
    """The state with the tiles and all of their areas as one; raises IllegalMove."""
    tiles = [state.land.tile(name) for name in dict.fromkeys(move.tiles)]
    if len(tiles) < 2:
        raise IllegalMove("A larger area takes at least two different tiles. Name another one.")
    for tile in tiles:
        if not tile.fenced:
            raise IllegalMove('A side of "{tile}" is open. Join fenced tiles only.', tile=tile.name)
    return state.with_land(state.land.joined(tile.name for tile in tiles), tiles[0].name)


def parted(state: State, move: Part) -> State:
    """The state with the tile out of its area; raises IllegalMove."""
    tile = state.land.tile(move.tile)
    if tile.area is None:
        raise IllegalMove('"{tile}" is in no larger area. There is nothing to part it from.', tile=tile.name)
    return state.with_land(state.land.parted(tile.name), tile.name)

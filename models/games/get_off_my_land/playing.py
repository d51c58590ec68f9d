"""Every move that plays on, for random play, suggestions and tests. What people type freely stands for itself.

Amounts are the keys of the money screen, a new tile has the next free number, a card costs $2 or $10,
a hand grows or shrinks by one card. The rules take more than these.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from models.games.get_off_my_land.farmhouse import FARMHOUSE_NAMES
from models.games.get_off_my_land.land import FEATURES
from models.games.get_off_my_land.months import LAST
from models.games.get_off_my_land.moves import (
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
    Turn,
)
from models.games.get_off_my_land.state import State
from models.kernel.move import Move

KEYS = (1, 5, 10, 20, 50)
PRICES = (2, 10)
ACTIONS = range(3)


def moves(state: State) -> Iterator[Move]:
    """All of them; none when the game is over or counted off the table."""
    if state.over or any(state.counted):
        return
    yield Finish() if state.month == LAST else NextMonth()
    yield from _of_players(state)
    yield from _of_tiles(state)
    fenced = [tile for tile in state.land.tiles.values() if tile.fenced]
    for one, other in combinations(fenced, 2):
        if one.area is None or one.area != other.area:
            yield Join(tiles=(one.name, other.name))


def _of_players(state: State) -> Iterator[Move]:
    number = len(state.land.tiles) + 1
    while str(number) in state.land.tiles:
        number += 1
    for player, holder in enumerate(state.holders):
        for key in KEYS:
            yield Money(player=player, amount=key)
            if key <= holder.money:
                yield Money(player=player, amount=-key)
        yield Claim(player=player, tile=str(number), logged=False)
        yield from (Claim(player=player, tile=str(number), feature=each) for each in (None, *FEATURES))
        yield Farmer(player=player, tile=None)
        yield Hand(player=player, cards=holder.hand + 1)
        if holder.hand:
            yield Hand(player=player, cards=holder.hand - 1)
        yield from (
            House(player=player, name=name) for name in (None, *FARMHOUSE_NAMES) if name != holder.house
        )
        yield Hold(player=player, controlled=not holder.home)
        yield from (Turn(player=player, actions=actions) for actions in ACTIONS)


def _of_tiles(state: State) -> Iterator[Move]:
    seats = range(len(state.holders))
    for tile in state.land.tiles.values():
        name, owner, farmer = tile.name, tile.controller, state.farmer_on(tile.name)
        if owner is None or owner != farmer:
            yield from (Claim(player=player, tile=name) for player in seats if player != owner)
        yield from (
            Release(tile=name, fenced=fenced)
            for fenced in (True, False)
            if owner is not None or fenced != tile.fenced
        )
        if not tile.logged:
            yield from (Reveal(tile=name, feature=each) for each in (None, *FEATURES))
        if tile.area is not None:
            yield Part(tile=name)
        if farmer is None:
            yield from (Farmer(player=player, tile=name) for player in seats)
        if owner is not None and tile.logged:
            for price in PRICES:
                if price <= state.holders[owner].money:
                    yield from (Buy(player=owner, tile=name, card=card, pay=price) for card in state.cards)
        if tile.card is None:
            continue
        yield Discard(tile=name)
        if owner is None:
            continue
        if tile.ready:
            yield Harvest(player=owner, tile=name)
        elif tile.card.kind != "equipment":
            yield Mature(tile=name)
        if farmer is None:
            yield from (Raid(player=player, tile=name) for player in seats if player != owner)

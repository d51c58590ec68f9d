"""Income, harvest and bonuses, each dollar with its reason. Pure: looks at a state and moves nothing.

Source: seed 001, "Start of Turn", "Logging", "Market Cards", "Harvest"; formats.md, section 7; rulings.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from models.games.get_off_my_land.card import Card
from models.games.get_off_my_land.land import Tile
from models.games.get_off_my_land.ledger import Entry, Purpose
from models.games.get_off_my_land.state import State
from models.kernel.message import Message, says

FERTILE_INCOME = 1
FERTILE_HARVEST = 3
FISHING = 1
Helpers = Mapping[int, Counter[Card]]


def helpers(state: State) -> Helpers:
    """Each player's bonus cards with how many there are of each: ready ones whose income goes to that player."""
    found: dict[int, Counter[Card]] = {}
    for tile in state.land.tiles.values():
        if tile.ready and tile.card is not None and tile.card.bonus is not None:
            player = state.paid(tile)
            if player is not None:
                found.setdefault(player, Counter())[tile.card] += 1
    return found


def payday(state: State) -> tuple[Entry, ...]:
    """What everybody is paid now, tile by tile; an amount of 0 tells why a card pays nothing."""
    bonus_cards = helpers(state)
    return tuple(entry for tile in state.land.tiles.values() for entry in _income(state, tile, bonus_cards))


def raid(state: State, tile: Tile) -> tuple[Entry, ...]:
    """What the farmer that stands there now takes at once."""
    return tuple(_income(state, tile, {}))


def harvest(state: State, player: int, tile: Tile) -> tuple[Entry, ...]:
    """What the player's harvest of the ready crop or livestock card there pays."""
    card = tile.card
    assert card is not None
    reason = says("Harvest of {card} on {tile}", card=card.name, tile=tile.name)
    found = [_entry(state, player, card.harvest, "harvest", reason, tile)]
    if tile.feature == "fertile land" and card.kind == "crop":
        reason = says("Fertile land under {card} on {tile}", card=card.name, tile=tile.name)
        found.append(_entry(state, player, FERTILE_HARVEST, "bonus", reason, tile))
    found.extend(_bonuses(state, player, tile, card, helpers(state), harvest=True))
    return tuple(found)


def _income(state: State, tile: Tile, bonus_cards: Helpers) -> Iterator[Entry]:
    owner, card = tile.controller, tile.card
    if owner is None:
        return
    if card is None:
        if tile.feature == "fishing hole":
            yield _entry(
                state, owner, FISHING, "income", says("Fishing hole on {tile}", tile=tile.name), tile
            )
        return
    values = {"card": card.name, "tile": tile.name}
    if not tile.ready:
        reason = (
            says("{card} on {tile} is exhausted", **values)
            if card.kind == "equipment"
            else says("{card} on {tile} is immature", **values)
        )
        yield _entry(state, owner, 0, "income", reason, tile)
        return
    player = state.paid(tile)
    assert player is not None
    text = says("{card} on {tile}", **values)
    if player != owner:
        text = says("{card} on {tile}, taken by the farmer", **values)
    yield _entry(state, player, card.income, "income", text, tile)
    if tile.feature == "fertile land" and card.kind == "crop":
        reason = says("Fertile land under {card} on {tile}", **values)
        yield _entry(state, player, FERTILE_INCOME, "bonus", reason, tile)
    if player == owner:
        yield from _bonuses(state, player, tile, card, bonus_cards)


def _bonuses(
    state: State, player: int, tile: Tile, card: Card, bonus_cards: Helpers, harvest: bool = False
) -> Iterator[Entry]:
    for helper, n in bonus_cards.get(player, {}).items():
        if helper.bonus is not None and helper.helps(card):
            each = helper.bonus.harvest if harvest else helper.bonus.income
            reason = says(
                "{helper} helps {card} on {tile}", helper=helper.name, card=card.name, tile=tile.name
            )
            if each:
                yield _entry(state, player, n * each, "bonus", reason, tile)


def _entry(state: State, player: int, amount: int, purpose: Purpose, reason: Message, tile: Tile) -> Entry:
    owner = tile.controller if tile.controller != player else None
    card = tile.card.name if tile.card is not None else None
    return Entry(state.month, player, amount, purpose, reason, tile.name, card, owner)

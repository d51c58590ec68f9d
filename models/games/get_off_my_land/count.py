"""The four parts of a score with their reasons. Source: seed 001, "Game End", "Farmhouse Tiles"; rulings.md."""

from __future__ import annotations

from models.games.get_off_my_land.estate import Estate, Held
from models.games.get_off_my_land.farmhouse import FARMHOUSES, MOST
from models.games.get_off_my_land.ledger import PURPOSE_NAMES, PURPOSES
from models.games.get_off_my_land.state import Counted, State
from models.kernel.message import Message, counts, says
from models.kernel.score import Line, Reason

PER_EQUIPMENT = 5
PER_OIL = 2


def money_line(state: State, player: int) -> Line:
    """The balance, by what its dollars were for."""
    sums = dict.fromkeys(PURPOSES, 0)
    for entry in state.book.entries(player):
        sums[entry.purpose] += entry.amount
    reasons = tuple(Reason(PURPOSE_NAMES[purpose], n) for purpose, n in sums.items() if n)
    return Line("money", state.holders[player].money, reasons)


def oil_line(state: State, player: int) -> Line:
    """$2 for each oil tile and land tile."""
    oil = sum(tile.feature == "oil strike" for tile in state.land.controlled(player))
    line = oil_of(oil, state.land_tiles(player))
    if not oil or not state.holders[player].home:
        return line
    return Line(line.part, line.worked_out, (*line.reasons, Reason(_reading(state.farmhouse_is_land))))


def oil_of(oil_tiles: int, land: int) -> Line:
    """The same from two numbers."""
    if not oil_tiles:
        return Line("oil", 0)
    worth = PER_OIL * oil_tiles * land
    text = counts(
        "{n} oil strike: {each} for each of {land} land tiles",
        "{n} oil strikes: {each} for each of {land} land tiles",
        oil_tiles,
        each=f"${PER_OIL * oil_tiles}",
        land=land,
    )
    return Line("oil", worth, (Reason(text, worth),))


def equipment_line(state: State, player: int) -> Line:
    """$5 for each equipment card on the player's tiles, whoever's farmer stands there."""
    found = [tile for tile in state.land.controlled(player) if tile.card and tile.card.kind == "equipment"]
    reasons = tuple(
        Reason(says("{card} on {tile}", card=tile.card.name, tile=tile.name), PER_EQUIPMENT)
        for tile in found
        if tile.card
    )
    return Line("equipment", PER_EQUIPMENT * len(found), reasons)


def estate(state: State, player: int) -> Estate:
    """What the player's farmhouse looks at."""
    held = [
        Held(tile.card.name, tile.card.kind, tile.ready)
        for tile in state.land.controlled(player)
        if tile.card is not None
    ]
    return Estate(tuple(held), state.holders[player].hand, state.land_tiles(player) - len(held))


def farmhouse_line(state: State, player: int) -> Line:
    """The bonus of the player's farmhouse tile: at most $30, nothing when it is not told or not controlled."""
    holder = state.holders[player]
    if holder.house is None:
        return Line("farmhouse", 0, (Reason(says("The farmhouse tile was not told")),))
    house = FARMHOUSES[holder.house]
    if not holder.home:
        return Line("farmhouse", 0, (Reason(says("{house} is lost with the farmhouse", house=house.name)),))
    numbers = house.counted(estate(state, player))
    reasons = (Reason(house.name), *house.reasons(*numbers))
    worth = house.worth(*numbers)
    if sum(reason.amount or 0 for reason in reasons) > worth:
        reasons = (*reasons, Reason(says("A farmhouse brings at most ${most}", most=MOST)))
    if holder.house == "nature preserve":
        reasons = (*reasons, Reason(_reading(state.farmhouse_is_land)))
    return Line("farmhouse", worth, reasons)


def standing(state: State, player: int) -> tuple[Line, ...]:
    """All parts as if the game ended now."""
    return (
        money_line(state, player),
        oil_line(state, player),
        equipment_line(state, player),
        farmhouse_line(state, player),
    )


def tallied(count: Counted) -> tuple[Line, ...]:
    """All parts of a count off the table."""
    worth = PER_EQUIPMENT * count.equipment
    text = counts("{n} equipment card, $5 each", "{n} equipment cards, $5 each", count.equipment)
    return (
        Line("money", count.money, (Reason(says("Counted"), count.money),)),
        oil_of(count.oil_tiles, count.land),
        Line("equipment", worth, (Reason(text, worth),)),
        Line("farmhouse", count.farmhouse, (Reason(says("Counted"), count.farmhouse),)),
    )


def _reading(is_land: bool) -> Message:
    if is_land:
        return says("The own farmhouse counts as a land tile; the box can say otherwise")
    return says("The own farmhouse does not count as a land tile; the box says so")

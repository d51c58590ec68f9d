"""An enclosure built, its token placed: what is legal, and what it changes.

Source: seed 000, "Your turn", "Farm board"; formats.md, section 5, "build".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from models.games.fence_em_in.asset import ASSETS, Asset
from models.games.fence_em_in.board import WHY_NOT, Rect
from models.games.fence_em_in.dice import SIDES, pairs, third
from models.games.fence_em_in.farm import NAMES, Farm
from models.games.fence_em_in.moves import DISCARD, Build, Plot, Slot
from models.games.fence_em_in.placement import placement
from models.games.fence_em_in.round import done, on_turn
from models.games.fence_em_in.state import Built, State
from models.kernel.fault import BadInput, IllegalMove
from models.kernel.move import Move
from models.kernel.read import read_form


def built(state: State, move: Build) -> State:
    """The state after the build; raises IllegalMove."""
    holding = on_turn(state, move.player)
    farm = _placed(holding.farm, move.asset, move.slot)
    rect = _rect(state, move) if state.board is not None else None
    assets = state.assets
    area = holding.area
    if rect is not None and state.board is not None:
        misfit = state.board.misfit(rect, move.player, area, state.taken(move.player))
        if misfit is not None:
            raise IllegalMove(WHY_NOT[misfit])
        area |= state.board.mask(rect)
        assets = _taken_off(state, move, rect)
    brought = placement(holding.placed, move.asset)
    holding = replace(
        holding,
        built=(*holding.built, Built(state.round, brought, move.slot, rect)),
        farm=farm,
        fertilizer=holding.fertilizer + brought.fertilizer,
        points=holding.points + brought.points,
        area=area,
    )
    return done(replace(state, assets=assets), move.player, holding)


def _rect(state: State, move: Build) -> Rect:
    given = {"width": move.width, "height": move.height, "at": move.at}
    try:
        plot = read_form(Plot, {key: value for key, value in given.items() if value is not None})
    except BadInput as fault:
        raise IllegalMove(str(fault)) from fault
    seen = state.seen(move.player)
    if seen is not None and third(seen, plot.width, plot.height) is None:
        raise IllegalMove(
            "Width {width} and height {height} are not two of the dice {dice}. Take two of them.",
            width=plot.width,
            height=plot.height,
            dice=list(seen),
        )
    return Rect(plot.width, plot.height, plot.at)


def _taken_off(state: State, move: Build, rect: Rect) -> tuple[tuple[Asset, ...], ...] | None:
    seen = state.seen(move.player)
    face = third(seen, rect.width, rect.height) if seen is not None else None
    if state.assets is None or face is None or move.asset not in state.assets[face - 1]:
        return state.assets
    tokens = list(state.assets[face - 1])
    tokens.remove(move.asset)
    return (*state.assets[: face - 1], tuple(tokens), *state.assets[face:])


def _placed(farm: Farm, asset: Asset, slot: Slot) -> Farm:
    if slot == "discard":
        row = next(farm.fits(asset), None)
        if row is not None:
            raise IllegalMove(
                "The token still fits ({row}); only one that fits nowhere is discarded.", row=NAMES[row]
            )
        return farm
    refusal = farm.refusal(slot, asset)
    if refusal is not None:
        raise IllegalMove("{row} does not take it: {why}.", row=NAMES[slot], why=refusal)
    return farm.placed(slot, asset)


def places(state: State, player: int) -> Iterator[Rect | None]:
    """Every place for an enclosure of the player on turn; one None where no board is followed."""
    if state.board is None:
        yield None
        return
    seen = state.seen(player)
    sizes = pairs(seen) if seen is not None else dict.fromkeys(product(SIDES, repeat=2))
    taken = state.taken(player)
    for width, height in sizes:
        for at in state.board.legal(width, height, player, state.holdings[player].area, taken):
            yield Rect(width, height, at)


def builds(state: State, player: int) -> Iterator[Move]:
    """Every build of the player on turn: each asset, row and place."""
    farm = state.holdings[player].farm
    tokens: list[tuple[Asset, Slot]] = [
        (asset, slot) for asset in ASSETS for slot in (tuple(farm.fits(asset)) or (DISCARD,))
    ]
    for rect in places(state, player):
        for asset, slot in tokens:
            if rect is None:
                yield Build(player=player, asset=asset, slot=slot)
            else:
                yield Build(
                    player=player,
                    asset=asset,
                    slot=slot,
                    width=rect.width,
                    height=rect.height,
                    at=rect.at,
                )

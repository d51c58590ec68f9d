"""The farmer of the player who is looked at: home, on guard, on a raid; and others sent home."""

from __future__ import annotations

import flet as ft

from models.games.get_off_my_land.land import Tile
from models.games.get_off_my_land.moves import Farmer, Raid
from models.kernel.move import Move
from views.games.get_off_my_land.deeds import raided
from views.games.get_off_my_land.emblem import of_card, of_tile
from views.games.get_off_my_land.leaf import Leaf, label, line, number_of, stack
from views.games.get_off_my_land.told import dollars
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does
from views.kit.drawing import tile as drawn
from views.kit.words import t


def farmer_sheet(leaf: Leaf) -> ft.BottomSheet:
    """Where the farmer can go, each tile with what it does there."""
    state = leaf.state
    name, at = leaf.name(leaf.player), state.holders[leaf.player].farmer
    where = t("The farmer is at home.") if at is None else t("The farmer stands on {tile}.", tile=at)
    body: list[ft.Control] = []
    if at is not None:
        home = Farmer(player=leaf.player, tile=None)
        body.append(
            line(
                leaf.look,
                t("Home"),
                t("Back to the farmhouse."),
                does(leaf.play, home),
                key="farmer-home",
                drawing="farmhouse",
            )
        )
    own = [_row(leaf, tile) for tile in state.land.controlled(leaf.player)]
    if own:
        body.append(stack([label(t("On guard")), *own]))
    others = [_row(leaf, tile) for tile in state.land.tiles.values() if tile.controller != leaf.player]
    if others:
        body.append(stack([label(t("On other land")), *others]))
    away = [
        (seat, holder.farmer)
        for seat, holder in enumerate(state.holders)
        if seat != leaf.player and holder.farmer is not None
    ]
    if away:
        rows = [
            line(
                leaf.look,
                t("{name}'s farmer goes home", name=leaf.name(seat)),
                t("now on {tile}", tile=tile),
                does(leaf.play, Farmer(player=seat, tile=None)),
                key=f"send-home-{seat}",
                drawing="farmer",
            )
            for seat, tile in away
        ]
        body.append(stack([label(t("Sent away")), *rows]))
    return bottom_sheet(
        t("{name}'s farmer", name=name), where, body, leaf.close, aside=drawn("farmer", 44, leaf.look.colours)
    )


def _row(leaf: Leaf, tile: Tile) -> ft.Control:
    foreign = tile.controller is not None and tile.controller != leaf.player
    move: Move = Farmer(player=leaf.player, tile=tile.name)
    about, end = t("guards it"), ""
    if foreign and tile.card is not None:
        move = Raid(player=leaf.player, tile=tile.name)
        about = t("raids {card} of {name}", card=tile.card.name, name=leaf.name(tile.controller or 0))
        end = f"+{dollars(raided(leaf, tile, leaf.player))}"
    elif foreign:
        about = t("stands on land of {name}", name=leaf.name(tile.controller or 0))
    elif tile.controller is None:
        about = t("stands on nobody's land")
    why = leaf.refusal(move)
    return line(
        leaf.look,
        tile.name,
        why or about,
        None if why else does(leaf.play, move),
        key=f"farmer-to-{number_of(leaf.state, tile.name)}",
        drawing=of_card(tile.card.name, tile.card.kind) if tile.card else of_tile(tile),
        end="" if why else end,
    )

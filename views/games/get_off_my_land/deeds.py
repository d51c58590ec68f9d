"""What can be done on one tile: with its card, with farmers, with its fences.

`offer` puts moves into the sheet, with the reason where they are not possible now; `lead` goes to another page.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from models.games.get_off_my_land.income import harvest, raid
from models.games.get_off_my_land.land import Tile
from models.games.get_off_my_land.moves import Discard, Farmer, Harvest, Mature, Part, Raid, Release
from views.games.get_off_my_land.emblem import FOREST, of_card
from views.games.get_off_my_land.leaf import Leaf
from views.games.get_off_my_land.told import dollars
from views.kit.words import t


def card_deeds(leaf: Leaf, tile: Tile, number: str, offer: Any, lead: Any) -> None:
    """What is done with the card on it, or to get one."""
    owner, card = tile.controller, tile.card
    if owner is not None and tile.logged:
        text = t("Buy another card for it") if card is not None else t("Buy a card for it")
        lead(text, "", "buy", lambda: leaf.show(f"card:{number}"), "fence-card")
    if not tile.logged:
        lead(
            t("Log it"), t("What shows on the other side?"), "log", lambda: leaf.notes.put(page="log"), FOREST
        )
    if card is None:
        return
    drawing = of_card(card.name, card.kind)
    player = owner if owner is not None else leaf.player
    if card.kind == "equipment":
        offer(
            t("Use it"),
            t("It turns over and brings a fence card."),
            "harvest",
            Harvest(player=player, tile=tile.name),
            drawing="fence-card",
        )
    else:
        worth = sum(entry.amount for entry in harvest(leaf.state, player, tile))
        offer(
            t("Harvest"),
            t("It turns over and pays."),
            "harvest",
            Harvest(player=player, tile=tile.name),
            drawing=drawing,
            end=f"+{dollars(worth)}",
        )
        offer(t("Mature"), t("By a fence card."), "mature", Mature(tile=tile.name), drawing=drawing)
    offer(
        t("Discard the card"),
        t("{card} leaves the tile.", card=card.name),
        "discard",
        Discard(tile=tile.name),
        drawing=drawing,
    )


def farmer_deeds(leaf: Leaf, tile: Tile, offer: Any) -> None:
    """The farmer on it goes home; or whose farmer may come."""
    standing = leaf.state.farmer_on(tile.name)
    if standing is not None:
        name = leaf.name(standing)
        offer(
            t("{name}'s farmer goes home", name=name),
            t("It leaves the tile."),
            f"send-home-{standing}",
            Farmer(player=standing, tile=None),
            drawing="farmer",
        )
        return
    for seat in range(len(leaf.state.holders)):
        name = leaf.name(seat)
        if seat == tile.controller:
            offer(
                t("{name}'s farmer guards it", name=name),
                t("Nobody can take it then."),
                f"farmer-{seat}",
                Farmer(player=seat, tile=tile.name),
                drawing="farmer",
            )
        elif tile.controller is not None and tile.card is not None:
            offer(
                t("{name} raids it", name=name),
                t("The farmer stands there and takes the income."),
                f"raid-{seat}",
                Raid(player=seat, tile=tile.name),
                drawing="farmer",
                end=f"+{dollars(raided(leaf, tile, seat))}",
            )


def raided(leaf: Leaf, tile: Tile, seat: int) -> int:
    """What the player's farmer would take there at once."""
    state = leaf.state.with_holder(seat, replace(leaf.state.holders[seat], farmer=tile.name))
    return sum(entry.amount for entry in raid(state, tile))


def land_deeds(leaf: Leaf, tile: Tile, offer: Any, lead: Any) -> None:
    """Fences: no longer controlled, no longer closed, one area more or less."""
    if tile.controller is not None:
        offer(
            t("No longer controlled, still fenced"),
            t("Fences of several players are around it."),
            "release-fenced",
            Release(tile=tile.name, fenced=True),
            drawing="post",
        )
    if tile.controller is not None or tile.fenced:
        offer(
            t("No longer fenced: a side is open"),
            t("Mature livestock runs off."),
            "release-open",
            Release(tile=tile.name, fenced=False),
            drawing="post",
        )
    if tile.fenced and len(leaf.state.land.tiles) > 1:
        lead(
            t("Join with other tiles"),
            t("One fence around them."),
            "join",
            lambda: leaf.notes.put(page="join"),
            "post",
        )
    if tile.area is not None:
        offer(
            t("Part from its area"),
            t("It has a fence of its own."),
            "part",
            Part(tile=tile.name),
            drawing="post",
        )

"""One tile: what can be done with it now, and of the rest why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.get_off_my_land.land import FEATURE_NAMES, Tile
from models.games.get_off_my_land.moves import Claim
from models.kernel.move import Move
from views.games.get_off_my_land.deeds import card_deeds, farmer_deeds, land_deeds
from views.games.get_off_my_land.emblem import of_card, of_tile
from views.games.get_off_my_land.glance import state_word
from views.games.get_off_my_land.join_page import join_page
from views.games.get_off_my_land.leaf import Leaf, choices, label, line, named, pick, stack
from views.games.get_off_my_land.log_page import log_page
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does
from views.kit.drawing import tile as drawn
from views.kit.shell import quiet
from views.kit.words import say, t


def tile_sheet(leaf: Leaf, number: str) -> ft.BottomSheet | None:
    """The tile at that place on record; None where there is none any more."""
    name = named(leaf.state, number)
    if name is None:
        return None
    tile = leaf.state.land.tiles[name]
    page = leaf.notes.get("page", "")
    pages: dict[str, Callable[[Leaf, Tile], ft.BottomSheet]] = {"log": log_page, "join": join_page}
    return pages[page](leaf, tile) if page in pages else _actions(leaf, tile, number)


def _actions(leaf: Leaf, tile: Tile, number: str) -> ft.BottomSheet:
    can: list[ft.Control] = []
    cannot: list[ft.Control] = []

    def offer(name: str, about: str, key: str, *moves: Move, drawing: str = "", end: str = "") -> None:
        why = leaf.refusal(*moves)
        press = None if why else lambda _: leaf.play(*moves)
        (cannot if why else can).append(
            line(leaf.look, name, why or about, press, key=key, drawing=drawing, end="" if why else end)
        )

    def lead(name: str, about: str, key: str, go: Callable[[], Any], drawing: str = "") -> None:
        can.append(line(leaf.look, name, about, lambda _: go(), key=key, drawing=drawing))

    card_deeds(leaf, tile, number, offer, lead)
    farmer_deeds(leaf, tile, offer)
    land_deeds(leaf, tile, offer, lead)
    body: list[ft.Control] = [stack(can), *_takers(leaf, tile)]
    if cannot:
        body.append(stack([label(t("Not now")), *cannot]))
    drawing = of_card(tile.card.name, tile.card.kind) if tile.card is not None else of_tile(tile)
    return bottom_sheet(
        tile.name, _about(leaf, tile), body, leaf.close, aside=drawn(drawing, 48, leaf.look.colours)
    )


def _about(leaf: Leaf, tile: Tile) -> str:
    words = [
        t("controlled by {name}", name=leaf.name(tile.controller))
        if tile.controller is not None
        else t("nobody's land")
    ]
    if tile.card is not None:
        words.append(f"{tile.card.name} ({state_word(tile.card.kind, tile.ready)})")
    if tile.feature is not None:
        words.append(say(FEATURE_NAMES[tile.feature]))
    if not tile.logged:
        words.append(t("unlogged"))
    if not tile.fenced:
        words.append(t("a side is open"))
    return ", ".join(words)


def _takers(leaf: Leaf, tile: Tile) -> list[ft.Control]:
    """Who fences the tile now: a small button for each other player, or why nobody can take it."""
    seats = [seat for seat in range(len(leaf.state.holders)) if seat != tile.controller]
    moves = {seat: Claim(player=seat, tile=tile.name) for seat in seats}
    why = leaf.refusal(moves[seats[0]])
    title = label(t("Fenced by another player now") if tile.controller is not None else t("Fenced by"))
    if why:
        return [title, quiet(why)]
    picks = [
        pick(leaf.look, leaf.name(seat), does(leaf.play, move), key=f"take-{seat}")
        for seat, move in moves.items()
    ]
    return [title, choices(picks)]

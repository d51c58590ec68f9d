"""A market card is bought: tile, name, price; the values of a card that the copy does not know are asked once."""

from __future__ import annotations

from typing import Any, cast

import flet as ft

from models.games.get_off_my_land.card import KNOWN
from models.games.get_off_my_land.land import Tile
from models.games.get_off_my_land.moves import Buy
from models.games.get_off_my_land.state import State
from views.games.get_off_my_land.emblem import of_card, of_tile
from views.games.get_off_my_land.leaf import Leaf, choices, ends, label, named, pick
from views.games.get_off_my_land.value_sheet import CHEAPEST, MOST, kind_of, value_sheet
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, main_button
from views.kit.drawing import tile as drawn
from views.kit.field import text_field
from views.kit.rows import row
from views.kit.shell import notice, quiet
from views.kit.stepper import row_stepper
from views.kit.words import t

DEAREST = 10
OWN = "own"  # the choice of a name that is typed


def card_sheet(leaf: Leaf, number: str) -> ft.BottomSheet:
    """For the player who is looked at; `number` is the tile's place on record where one was tapped."""
    state = leaf.state
    wanted = named(state, number)
    if wanted is not None and state.land.tiles[wanted].controller is not None:
        owner = cast(int, state.land.tiles[wanted].controller)
    else:
        owner = leaf.player
    tiles = list(state.land.controlled(owner))
    bare = [tile.name for tile in tiles if tile.logged and tile.card is None]
    logged = [tile.name for tile in tiles if tile.logged]
    first = wanted if wanted in logged else next(iter([*bare, *logged]), None)
    place: str | None = leaf.notes.get("tile", first)
    name: str = leaf.notes.get("card", "").strip()
    if leaf.notes.get("values") and name:
        return value_sheet(leaf, owner, cast(str, place), name)
    return _purchase(leaf, owner, tiles, place, name)


def prices(state: State) -> list[int]:
    """The prices from $2 to $10, and what else was paid before."""
    paid = {
        -entry.amount for entry in state.book.entries(purpose="market") if entry.card and entry.amount < 0
    }
    return sorted({*range(CHEAPEST, DEAREST + 1), *paid})


def _purchase(leaf: Leaf, owner: int, tiles: list[Tile], place: str | None, name: str) -> ft.BottomSheet:
    state, look = leaf.state, leaf.look
    player = leaf.name(owner)
    price: int = leaf.notes.get("price", CHEAPEST)
    known = name in state.cards
    money = state.holders[owner].money

    def put(key: str, value: Any) -> None:
        leaf.notes.put(**{key: value})

    body: list[ft.Control] = [label(t("On which tile?"))]
    if tiles:
        body.append(
            choices(
                [
                    pick(
                        look,
                        _tile_word(each),
                        does(put, "tile", each.name) if each.logged else None,
                        key=f"on-{at}",
                        selected=each.name == place,
                        drawing=of_card(each.card.name, each.card.kind) if each.card else of_tile(each),
                    )
                    for at, each in enumerate(tiles)
                ]
            )
        )
        unlogged = [each.name for each in tiles if not each.logged]
        if unlogged:
            body.append(quiet(t("Not logged yet: {tiles}.", tiles=", ".join(unlogged))))
    else:
        body.append(
            notice(t("{name} controls no land yet. Enter a fenced tile first.", name=player), key="no-land")
        )
    names = list(dict.fromkeys([*KNOWN, *state.cards]))
    other = bool(leaf.notes.get(OWN))

    def put_card(card: str, own: bool = False) -> None:
        leaf.notes.put(**{"card": card, OWN: own})

    body += [
        label(t("Which card?")),
        choices(
            [
                pick(
                    look,
                    each,
                    does(put_card, each),
                    key=f"card-{at}",
                    selected=each == name,
                    drawing=of_card(each, kind_of(state, each)),
                )
                for at, each in enumerate(names)
            ]
            + [pick(look, t("Another card"), lambda _: put_card("", True), key="card-own", selected=other)]
        ),
    ]
    if other:
        typed = "" if name in names else name
        body.append(
            text_field(
                t("Name of the card"), typed, change=lambda text: put_card(text, True), key="card-name"
            )
        )
    note = _note(leaf, name)
    if note:
        body.append(notice(note, key="card-note"))
    body += [
        label(t("For how much?")),
        choices(
            [
                pick(
                    look,
                    t("${n}", n=each),
                    does(put, "price", each),
                    key=f"price-{each}",
                    selected=each == price,
                )
                for each in prices(state)
            ]
        ),
        row(
            look,
            "",
            t("Any price"),
            t("{name} has ${n}", name=player, n=money),
            row_stepper(look, t("Price"), price, lambda n: put("price", n), key="price", most=MOST),
        ),
    ]
    why, press = "", None
    if name and place is not None:
        move = Buy(player=owner, tile=place, card=name, pay=price)
        if price > money:
            why = t("{name} has only ${n}.", name=player, n=money)
        elif not known:
            press = lambda _: leaf.notes.put(values=True)  # noqa: E731
        else:
            why = leaf.refusal(move)
            press = None if why else does(leaf.play, move)
    if why:
        body.append(notice(why, bad=True, key="why"))
    word = t("Choose a card")
    if name and place is not None:
        word = t("{name} pays ${n}: {card}", name=player, n=price, card=name)
    actions = ends(leaf, main_button(word, press, key="buy-card"))
    return bottom_sheet(
        t("Market card of {name}", name=player),
        t("Crops and livestock come immature, equipment comes active."),
        body,
        leaf.close,
        actions=actions,
        aside=drawn("fence-card", 44, look.colours),
    )


def _tile_word(tile: Tile) -> str:
    return t("{tile}: {card}", tile=tile.name, card=tile.card.name) if tile.card else tile.name


def _note(leaf: Leaf, name: str) -> str:
    form = getattr(leaf.sitting.session.box, "cards", {}).get(name)
    return form.note if form is not None else ""

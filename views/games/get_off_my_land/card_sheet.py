"""A market card is bought: tile, name, price; the values of a card that the copy does not know are asked once."""

from __future__ import annotations

from typing import Any, cast

import flet as ft

from models.games.get_off_my_land.card import KIND_NAMES, KNOWN, Kind
from models.games.get_off_my_land.land import Tile
from models.games.get_off_my_land.moves import Buy
from models.games.get_off_my_land.state import State
from views.games.get_off_my_land.emblem import of_card, of_tile
from views.games.get_off_my_land.leaf import Leaf, choices, label, named, pick
from views.games.get_off_my_land.printed import remember
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, main_button, plain_button
from views.kit.drawing import tile as drawn
from views.kit.field import text_field
from views.kit.rows import row
from views.kit.shell import notice, quiet
from views.kit.stepper import row_stepper
from views.kit.words import say, t

CHEAPEST, DEAREST = 2, 10
MOST = 99
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
        return _values(leaf, owner, cast(str, place), name)
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
    actions: list[ft.Control] = [
        ft.Row(
            [
                plain_button(t("Close"), lambda _: leaf.close(), key="close-sheet", expand=1),
                main_button(word, press, key="buy-card", expand=2),
            ],
            spacing=8,
        )
    ]
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


def kind_of(state: State, name: str) -> Kind:
    """The type of a card: the copy's, else the rulebook's, else a crop."""
    card = state.cards.get(name)
    return card.kind if card is not None else KNOWN.get(name, "crop")


def _note(leaf: Leaf, name: str) -> str:
    form = getattr(leaf.sitting.session.box, "cards", {}).get(name)
    return form.note if form is not None else ""


def _values(leaf: Leaf, owner: int, place: str, name: str) -> ft.BottomSheet:
    """What is printed on the card, asked when it is first bought."""
    look, state = leaf.look, leaf.state
    kind: Kind = leaf.notes.get("kind", kind_of(state, name))
    income: int = leaf.notes.get("income", 1)
    harvest: int = leaf.notes.get("harvest", 3)
    on: list[str] = leaf.notes.get("on", [])
    more_income: int = leaf.notes.get("more_income", 1)
    more_harvest: int = leaf.notes.get("more_harvest", 0)
    price: int = leaf.notes.get("price", CHEAPEST)

    def put(key: str, value: Any) -> None:
        leaf.notes.put(**{key: value})

    def toggle(each: str) -> None:
        put("on", [word for word in helped if (word in on) != (word == each)])

    helped = [*KIND_NAMES, *dict.fromkeys([*KNOWN, *state.cards])]

    def enter() -> None:
        form: dict[str, Any] = {"type": kind, "income": income, "harvest": harvest}
        if on:
            form["bonus"] = {"on": on, "income": more_income, "harvest": more_harvest}
        leaf.close()
        if remember(leaf.sitting, "cards", name, form):
            leaf.play(Buy(player=owner, tile=place, card=name, pay=price))

    def number(title: str, about: str, value: int, key: str) -> ft.Control:
        stepper = row_stepper(look, title, value, lambda n: put(key, n), key=key.replace("_", "-"), most=MOST)
        return row(look, "", title, about, stepper)

    body: list[ft.Control] = []
    if name not in KNOWN:
        body += [
            label(t("What kind of card?")),
            choices(
                [
                    pick(look, say(word), does(put, "kind", each), key=f"type-{each}", selected=each == kind)
                    for each, word in KIND_NAMES.items()
                ]
            ),
        ]
    body.append(number(t("Income"), t("the upper number"), income, "income"))
    if kind != "equipment":
        body.append(number(t("Harvest"), t("the lower number"), harvest, "harvest"))
    body += [
        label(t("A bonus for other cards?")),
        quiet(t("Leave all untouched where the card has none.")),
        choices(
            [
                pick(look, _helped_word(each), does(toggle, each), key=f"helps-{at}", selected=each in on)
                for at, each in enumerate(helped)
            ]
        ),
    ]
    if on:
        body += [
            number(t("More income"), t("for each such card"), more_income, "more_income"),
            number(t("More harvest"), t("for each such card"), more_harvest, "more_harvest"),
        ]
    body.append(quiet(t("Kept for the next time too, and can be changed in the copy.")))
    actions: list[ft.Control] = [
        ft.Row(
            [
                plain_button(t("Back"), lambda _: leaf.notes.put(values=False), key="back-to-card", expand=1),
                main_button(
                    t("{name} pays ${n}: {card}", name=leaf.name(owner), n=price, card=name),
                    lambda _: enter(),
                    key="enter-values",
                    expand=2,
                ),
            ],
            spacing=8,
        )
    ]
    return bottom_sheet(
        name,
        t("What is printed on its mature side? You are asked once."),
        body,
        leaf.close,
        actions=actions,
        aside=drawn(of_card(name, kind), 44, look.colours),
    )


def _helped_word(word: str) -> str:
    kind = next((name for each, name in KIND_NAMES.items() if each == word), None)
    return word if kind is None else t("all: {kind}", kind=say(kind))

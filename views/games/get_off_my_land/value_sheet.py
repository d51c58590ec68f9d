"""What is printed on a market card, asked when it is first bought and remembered in the copy."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.get_off_my_land.card import KIND_NAMES, KNOWN, Kind
from models.games.get_off_my_land.moves import Buy
from models.games.get_off_my_land.state import State
from views.games.get_off_my_land.emblem import of_card
from views.games.get_off_my_land.leaf import Leaf, choices, ends, label, pick
from views.games.get_off_my_land.printed import remember
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, main_button
from views.kit.drawing import tile as drawn
from views.kit.rows import row
from views.kit.shell import quiet
from views.kit.stepper import row_stepper
from views.kit.words import say, t

CHEAPEST = 2
MOST = 99


def kind_of(state: State, name: str) -> Kind:
    """The type of a card: the copy's, else the rulebook's, else a crop."""
    card = state.cards.get(name)
    return card.kind if card is not None else KNOWN.get(name, "crop")


def value_sheet(leaf: Leaf, owner: int, place: str, name: str) -> ft.BottomSheet:
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
    word = t("{name} pays ${n}: {card}", name=leaf.name(owner), n=price, card=name)
    main = main_button(word, lambda _: enter(), key="enter-values")
    actions = ends(leaf, main, lambda: leaf.notes.put(values=False), "back-to-card")
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

"""The editor of one market card: type, income, harvest, what it eats, its bonus, the user's own note."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast
from urllib.parse import quote, unquote

import flet as ft

from models.games.get_off_my_land.card import KIND_NAMES, KNOWN, NEVER_EATEN, NEVER_EATS, Kind
from views.box_editor import use_entry, use_keys
from views.box_entry import BoxEntry
from views.desk import Look, use_desk
from views.games.get_off_my_land.bonus_editor import bonus_section, dollar_row
from views.games.get_off_my_land.emblem import of_card
from views.kit.bar import bar
from views.kit.button import does, main_button, plain_button, tile_button
from views.kit.component import component
from views.kit.drawing import tile
from views.kit.field import text_field
from views.kit.rows import section, switch_row
from views.kit.shell import column
from views.kit.turn import share, steps
from views.kit.words import say, t

CARD = "card-"
Card = dict[str, Any]


def card_route(id: str, name: str) -> str:
    """The address of a card's editor."""
    return f"/boxes/{id}/{CARD}{quote(name, safe='')}"


def card_named(part: str) -> str:
    """The card's name in such an address."""
    return unquote(part.removeprefix(CARD))


def cards_of(entry: BoxEntry) -> dict[str, Card]:
    """The copy's cards as JSON data."""
    kept = entry.body.get("cards")
    return kept if isinstance(kept, dict) else {}


def put_card(entry: BoxEntry, name: str, card: Card | None) -> None:
    """The card with these values, in its old place; None takes it out."""
    cards = {**cards_of(entry), name: card}
    entry.change({"cards": {key: value for key, value in cards.items() if value is not None} or None})


def fresh(name: str) -> Card:
    """A card of which only the type is known, if that."""
    return {"type": KNOWN.get(name, "crop"), "income": 0, "harvest": 0}


@component
def CardEditor(id: str, name: str) -> ft.Control:
    """The card. Every tap is kept; the first one puts it into the copy."""
    desk = use_desk()
    look = desk.look
    entry = use_entry(BoxEntry, id)
    use_keys(entry)
    typed = ft.use_ref("")
    writing = ft.use_ref(False)
    there = name in cards_of(entry)
    card = cards_of(entry).get(name, fresh(name))
    kind = cast("Kind", card.get("type", "crop"))
    up = f"/boxes/{id}"

    def change(**values: Any) -> None:
        now = cards_of(entry).get(name, fresh(name))
        put_card(entry, name, {key: value for key, value in {**now, **values}.items() if value is not None})

    def write(text: str) -> None:
        # Not drawn again at every letter: a slow network would put an older word back into the field.
        typed.current, writing.current = text, True

    def keep() -> None:
        if writing.current:
            writing.current = False
            change(note=str(typed.current).strip() or None)

    def leave(text: str) -> None:
        write(text)
        keep()

    ft.use_effect(lambda: None, [], keep)

    def done() -> None:
        keep()
        if name not in cards_of(entry):
            change()
        desk.go(up)

    def remove() -> None:
        writing.current = False
        put_card(entry, name, None)
        desk.go(up)

    top = bar(
        look,
        name,
        t("What its ready side shows"),
        back=lambda _: desk.go(up),
        more=[tile(of_card(name, kind), 44, look.colours)],
    )
    body: list[ft.Control] = [
        _kinds(look, kind, lambda to: change(type=to, eats=None, edible=None)),
        _values(look, card, change),
        *_eating(look, name, kind, card, change),
        bonus_section(look, name, card, [*cards_of(entry)], change),
        text_field(
            t("Note, shown when it matters"),
            str(card.get("note", "")),
            change=write,
            enter=leave,
            leave=leave,
            key="card-note",
            lines=3,
            stay=True,
        ),
    ]
    if there:
        body.append(
            plain_button(
                t("Take it out of this copy"),
                lambda _: remove(),
                icon=ft.Icons.DELETE_OUTLINE_ROUNDED,
                key="remove-card",
                small=True,
            )
        )
    word = t("Done") if there else t("Keep these values")
    main = main_button(word, lambda _: done(), icon=ft.Icons.CHECK_ROUNDED, key="next", expand=share(look))
    actions = steps(look, *entry.presses, main, word=word)
    return column(look, top=top, body=body, actions=actions, spacing=16)


def _kinds(look: Look, now: Kind, choose: Callable[[Kind], Any]) -> ft.Control:
    tiles: list[ft.Control] = []
    for kind, message in KIND_NAMES.items():
        word = say(message)
        text = ft.Text(word, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, text_align=ft.TextAlign.CENTER)
        tiles.append(
            tile_button(
                word,
                text,
                does(choose, kind),
                key=f"kind-{kind}",
                selected=kind == now,
                expand=None if look.large else True,
                padding=ft.Padding.symmetric(horizontal=4, vertical=15),
            )
        )
    if look.large:
        return ft.Column(tiles, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(tiles, spacing=8)


def _values(look: Look, card: Mapping[str, Any], change: Callable[..., Any]) -> ft.Control:
    rows = [
        dollar_row(
            look, t("Income"), t("the upper number"), card.get("income"), "income", _under(change, "income")
        ),
        dollar_row(
            look,
            t("Harvest"),
            t("the lower number"),
            card.get("harvest"),
            "harvest",
            _under(change, "harvest"),
        ),
    ]
    return section(t("Values"), "", rows, "values")


def _under(change: Callable[..., Any], key: str) -> Callable[[int], Any]:
    """A stepper's number under that key."""
    return lambda n: change(**{key: n})


def _eating(
    look: Look, name: str, kind: Kind, card: Mapping[str, Any], change: Callable[..., Any]
) -> list[ft.Control]:
    """Whether livestock eats, whether a crop is eaten; equipment does neither."""
    if kind == "livestock":
        eats = card.get("eats", name != NEVER_EATS)
        text = t("Eats crops")
        switch = switch_row(
            look, "", text, t("in the same fenced area"), text, eats, lambda: change(eats=not eats), "eats"
        )
    elif kind == "crop":
        edible = card.get("edible", name != NEVER_EATEN)
        text = t("Can be eaten")
        about = t("by livestock in the same fenced area")
        switch = switch_row(look, "", text, about, text, edible, lambda: change(edible=not edible), "edible")
    else:
        return []
    return [section(t("Fenced areas"), "", [switch], "eating")]

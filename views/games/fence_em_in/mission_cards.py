"""The mission cards of a copy, in the user's own words: a list to add to, to change and to take from."""

from __future__ import annotations

from typing import Any, Literal

import flet as ft

from views.box_entry import BoxEntry
from views.desk import Look, use_desk
from views.kit.button import icon_button, plain_button, tile_button
from views.kit.component import component
from views.kit.field import text_field
from views.kit.shell import card, heading, quiet
from views.kit.words import t

Kind = Literal["enclosure", "support"]
Card = dict[str, Any]


def cards_of(entry: BoxEntry) -> list[Card]:
    """The copy's cards as JSON data; what is none is left out."""
    kept = entry.body.get("missions")
    return [each for each in kept if isinstance(each, dict)] if isinstance(kept, list) else []


def kind_name(kind: object) -> str:
    """What a card's kind is called."""
    return t("Enclosure") if kind == "enclosure" else t("Support")


def mission_cards(look: Look, entry: BoxEntry) -> ft.Control:
    """All cards, and the two ways to add one."""

    def button(kind: Kind, text: str) -> ft.Control:
        def add(_: Any) -> None:
            _put(entry, [*cards_of(entry), {"kind": kind, "text": ""}])

        icon = ft.Icons.ADD_ROUNDED
        return plain_button(
            text, add, icon=icon, key=f"add-{kind}", small=True, expand=None if look.large else True
        )

    buttons = [button("enclosure", t("Enclosure card")), button("support", t("Support card"))]
    stretch = ft.CrossAxisAlignment.STRETCH
    below = (
        ft.Column(buttons, spacing=8, horizontal_alignment=stretch)
        if look.large or look.narrow
        else ft.Row(buttons, spacing=8)
    )
    return ft.Column(
        [
            heading(t("Mission cards")),
            quiet(t("In your own words, as they come up: you pick three of them when you set up a game.")),
            *(MissionCard(entry, n, key=f"card-{n}") for n in range(len(cards_of(entry)))),
            below,
        ],
        spacing=8,
        horizontal_alignment=stretch,
    )


@component
def MissionCard(entry: BoxEntry, n: int) -> ft.Control:
    """One card. Its words are on disk when the field is left, or anything else of the card is touched."""
    use_desk()
    typed = ft.use_ref("")
    writing = ft.use_ref(False)

    def write(text: str) -> None:
        # Not drawn again at every letter: a slow network would put an older word back into the field.
        typed.current, writing.current = text, True

    def keep() -> None:
        if writing.current:
            writing.current = False
            change(text=str(typed.current).strip())

    def change(**values: Any) -> None:
        cards = cards_of(entry)
        if n < len(cards):
            _put(entry, [*cards[:n], {**cards[n], **values}, *cards[n + 1 :]])

    def leave(text: str) -> None:
        write(text)
        keep()

    def remove(_: Any) -> None:
        writing.current = False
        cards = cards_of(entry)
        _put(entry, [*cards[:n], *cards[n + 1 :]])

    ft.use_effect(lambda: None, [], keep)
    cards = cards_of(entry)
    if n >= len(cards):
        return ft.Container()

    def side(kind: Kind) -> ft.Control:
        def turn(_: Any) -> None:
            keep()
            change(kind=kind)

        word = kind_name(kind)
        text = ft.Text(word, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, text_align=ft.TextAlign.CENTER)
        selected = cards[n].get("kind") == kind
        return tile_button(
            word, text, turn, key=f"mission-{kind}-{n}", selected=selected, expand=True, padding=14
        )

    field = text_field(
        t("What it scores"),
        str(cards[n].get("text", "")),
        change=write,
        enter=leave,
        leave=leave,
        key=f"mission-text-{n}",
        lines=3,
        stay=True,
    )
    gone = icon_button(
        t("Remove card {n}", n=n + 1), ft.Icons.DELETE_OUTLINE_ROUNDED, remove, key=f"mission-remove-{n}"
    )
    below = ft.Row([side("enclosure"), side("support"), gone], spacing=8)
    stretch = ft.CrossAxisAlignment.STRETCH
    return card(ft.Column([field, below], spacing=8, tight=True, horizontal_alignment=stretch), padding=12)


def _put(entry: BoxEntry, cards: list[Card]) -> None:
    entry.change({"missions": cards or None})

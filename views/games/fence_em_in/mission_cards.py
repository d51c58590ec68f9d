"""The mission cards of a copy, in the user's own words: a list to add to, to change and to take from."""

from __future__ import annotations

from typing import Any

import flet as ft

from views.box_entry import BoxEntry
from views.desk import use_desk
from views.kit.button import does, icon_button, plain_button, tile_button
from views.kit.component import component
from views.kit.field import text_field
from views.kit.shell import card, heading, quiet
from views.kit.words import t

MOST_WORDS = 200


@component
def MissionCards(entry: BoxEntry) -> ft.Control:
    """All cards; their words are kept when the field is left."""
    look = use_desk().look
    cards: list[dict[str, Any]] = list(entry.body.get("missions") or [])

    def put(cards: list[dict[str, Any]]) -> None:
        entry.change({"missions": cards or None})

    def add(kind: str) -> None:
        put([*cards, {"kind": kind, "text": ""}])

    def write(n: int, text: str) -> None:
        put([{**each, "text": text.strip()} if place == n else each for place, each in enumerate(cards)])

    def turn(n: int) -> None:
        other = {"enclosure": "support", "support": "enclosure"}
        put(
            [
                {**each, "kind": other[each["kind"]]} if place == n else each
                for place, each in enumerate(cards)
            ]
        )

    def remove(n: int) -> None:
        put([each for place, each in enumerate(cards) if place != n])

    rows: list[ft.Control] = []
    for n, each in enumerate(cards):
        kind = t("Enclosure") if each["kind"] == "enclosure" else t("Support")
        field = text_field(
            t("What it scores, in your words"),
            each["text"],
            enter=lambda text, n=n: write(n, text),
            leave=lambda text, n=n: write(n, text),
            key=f"mission-text-{n}",
            most=MOST_WORDS,
        )
        tools = ft.Row(
            [
                tile_button(
                    kind,
                    ft.Text(kind, theme_style=ft.TextThemeStyle.LABEL_MEDIUM),
                    does(turn, n),
                    key=f"mission-kind-{n}",
                    padding=ft.Padding.symmetric(horizontal=12, vertical=14),
                ),
                icon_button(
                    t("Remove the card"),
                    ft.Icons.DELETE_OUTLINE_ROUNDED,
                    does(remove, n),
                    key=f"mission-remove-{n}",
                ),
            ],
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        )
        rows.append(
            card(
                ft.Column(
                    [field, tools], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
                ),
                padding=12,
            )
        )
    buttons = [
        plain_button(
            t("Enclosure card"),
            lambda _: add("enclosure"),
            icon=ft.Icons.ADD_ROUNDED,
            key="add-enclosure",
            small=True,
        ),
        plain_button(
            t("Support card"),
            lambda _: add("support"),
            icon=ft.Icons.ADD_ROUNDED,
            key="add-support",
            small=True,
        ),
    ]
    if look.large:
        below: ft.Control = ft.Column(buttons, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    else:
        for button in buttons:
            button.expand = True
        below = ft.Row(buttons, spacing=8)
    return ft.Column(
        [
            heading(t("Mission cards")),
            quiet(t("Enter the cards that come up; the list is there to pick from next time.")),
            *rows,
            below,
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

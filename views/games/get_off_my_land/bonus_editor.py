"""The bonus that a market card gives to others, in the card's editor."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import flet as ft

from models.games.get_off_my_land.card import KIND_NAMES, KNOWN
from views.desk import Look
from views.kit.button import does, tile_button
from views.kit.rows import row, section, switch_row
from views.kit.shell import quiet
from views.kit.stepper import row_stepper
from views.kit.words import t

MOST_DOLLARS = 99


def bonus_section(
    look: Look, name: str, card: Mapping[str, Any], others: Sequence[str], change: Callable[..., Any]
) -> ft.Control:
    """Whether it has a bonus, for which cards and how much; `others` are the copy's cards."""
    kept = card.get("bonus")
    bonus: Mapping[str, Any] | None = kept if isinstance(kept, Mapping) else None
    text = t("Helps other cards")
    nothing = {"on": [], "income": 0, "harvest": 0}

    def toggle() -> None:
        change(bonus=nothing if bonus is None else None)

    rows: list[ft.Control] = [
        switch_row(look, "", text, t("a bonus is printed on it"), text, bonus is not None, toggle, "bonus")
    ]
    if bonus is not None:
        shown = bonus

        def put(key: str) -> Callable[[int], Any]:
            return lambda n: change(bonus={**shown, key: n})

        on = [each for each in bonus.get("on", []) if isinstance(each, str)]
        rows += [
            dollar_row(
                look,
                t("More income"),
                t("for each of them"),
                bonus.get("income"),
                "bonus-income",
                put("income"),
            ),
            dollar_row(
                look,
                t("More harvest"),
                t("for each of them"),
                bonus.get("harvest"),
                "bonus-harvest",
                put("harvest"),
            ),
            quiet(t("Which cards does it help?")),
            _helped([*others, name, *on], on, lambda names: change(bonus={**shown, "on": names})),
        ]
    return section(t("Bonus"), "", rows, "bonus-worth")


def _helped(cards: Sequence[str], on: list[str], change: Callable[[list[str]], Any]) -> ft.Control:
    """The three types and all names, each to be chosen; itself included."""
    words = {
        "crop": t("all crops"),
        "livestock": t("all livestock"),
        "equipment": t("all equipment"),
    }
    names = dict.fromkeys([*KIND_NAMES, *KNOWN, *cards])

    def toggle(each: str) -> None:
        change([other for other in on if other != each] if each in on else [*on, each])

    chips: list[ft.Control] = []
    for each in names:
        word = words.get(each, each)
        picked = each in on
        icon = ft.Icons.CHECK_BOX_ROUNDED if picked else ft.Icons.CHECK_BOX_OUTLINE_BLANK_ROUNDED
        content = ft.Row(
            [
                ft.Icon(icon, size=20, color=ft.Colors.PRIMARY if picked else ft.Colors.OUTLINE),
                ft.Text(word, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, expand=True, expand_loose=True),
            ],
            spacing=6,
            tight=True,
        )
        chips.append(
            tile_button(
                each,
                content,
                does(toggle, each),
                key=f"on-{each}",
                selected=picked,
                radius=24,
                padding=ft.Padding.symmetric(horizontal=12, vertical=14),
            )
        )
    return ft.Row(chips, spacing=8, run_spacing=8, wrap=True)


def dollar_row(
    look: Look, name: str, about: str, value: object, key: str, put: Callable[[int], Any]
) -> ft.Control:
    """A row with a stepper of dollars."""
    n = value if isinstance(value, int) else 0
    stepper = row_stepper(look, name, n, put, key=key, most=MOST_DOLLARS, shown=t("${n}", n=n))
    return row(look, "", name, about, stepper)

"""Money from and to the bank: pays or receives, quick amounts, any amount, what for, which bills."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.get_off_my_land.bills import fewest
from models.games.get_off_my_land.moves import Money
from models.games.get_off_my_land.state import State
from views.games.get_off_my_land.keypad import keypad
from views.games.get_off_my_land.leaf import Leaf, choices, ends, label, pick, stack
from views.games.get_off_my_land.told import dollars
from views.kit.badge import badge
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, main_button, tile_button
from views.kit.shell import notice, quiet
from views.kit.words import t

LUMBER = 3
QUICK = 3  # quick amounts besides lumber: as many as fit into a row
PAYS, GAINS = "pays", "gains"


def money_sheet(leaf: Leaf) -> ft.BottomSheet:
    """For the player who is looked at."""
    name = leaf.name(leaf.player)
    has = leaf.state.holders[leaf.player].money
    pays = leaf.notes.get("way", PAYS) == PAYS
    digits: str = leaf.notes.get("digits", "")
    why: str = leaf.notes.get("why", "market" if pays else "")
    n = int(digits or "0")
    amount = -n if pays else n
    refused = t("{name} has only ${n}. Nobody falls below $0.", name=name, n=has) if has + amount < 0 else ""
    move = Money(player=leaf.player, amount=amount, why=why)

    def way(word: str) -> None:
        leaf.notes.put(way=word, why="market" if word == PAYS else "")

    def put(digits: str) -> None:
        leaf.notes.put(digits=digits, why="market" if why == "lumber" else why)

    def put_why(word: str) -> None:
        leaf.notes.put(why=word)

    def quick(each: int, word: str) -> None:
        leaf.notes.put(digits=str(each), why=word)

    mark = leaf.sitting.marks[leaf.player]
    big = ft.Semantics(
        container=True,
        live_region=True,
        identifier="amount",
        content=ft.Text(
            dollars(amount) if amount <= 0 else f"+{dollars(amount)}",
            theme_style=ft.TextThemeStyle.DISPLAY_LARGE,
            no_wrap=True,
        ),
    )
    word = t("{name} pays ${n}", name=name, n=n) if pays else t("{name} receives ${n}", name=name, n=n)
    ways: list[ft.Control] = [
        _way(t("pays"), ft.Icons.REMOVE_ROUNDED, PAYS, pays, way),
        _way(t("receives"), ft.Icons.ADD_ROUNDED, GAINS, not pays, way),
    ]
    if leaf.look.large:
        for each in ways:
            each.expand = None
    body: list[ft.Control] = [
        stack(ways) if leaf.look.large else ft.Row(ways, spacing=8),
        choices(
            [
                *(
                    [
                        pick(
                            leaf.look,
                            t("${n} lumber", n=LUMBER),
                            does(quick, LUMBER, "lumber"),
                            key="quick-lumber",
                            selected=pays and n == LUMBER and why == "lumber",
                            drawing="lumber",
                        )
                    ]
                    if pays
                    else []
                ),
                *(
                    pick(
                        leaf.look,
                        dollars(each),
                        does(quick, each, "market" if pays else why),
                        key=f"quick-{each}",
                        selected=n == each and why != "lumber",
                    )
                    for each in amounts(leaf.state, pays)
                ),
            ]
        ),
        keypad(digits, put, leaf.look.scale),
        label(t("What for?")),
        choices(
            [
                pick(
                    leaf.look,
                    text,
                    does(put_why, key),
                    key=f"why-{key or 'other'}",
                    selected=key == why,
                )
                for key, text in reasons(pays)
            ]
        ),
    ]
    if refused:
        body.append(notice(refused, bad=True, key="why-not"))
    elif n:
        bills = ", ".join(t("{n} of ${bill}", n=count, bill=bill) for bill, count in fewest(n))
        body.append(
            quiet(
                t("To the bank: {bills}.", bills=bills) if pays else t("From the bank: {bills}.", bills=bills)
            )
        )
    actions = ends(leaf, main_button(word, does(leaf.play, move) if n and not refused else None, key="pay"))
    about = t("has ${n}, then ${then}", n=has, then=has + amount) if not refused else t("has ${n}", n=has)
    sign: list[ft.Control] = [badge(mark.letter, mark.colour, 44)]
    if leaf.look.large:
        # Beside a long name it would leave no room for it.
        body.insert(0, ft.Row([big], alignment=ft.MainAxisAlignment.END))
    else:
        sign.insert(0, big)
    aside = ft.Row(sign, spacing=10, tight=True)
    return bottom_sheet(name, about, body, leaf.close, actions=actions, aside=aside)


def reasons(pays: bool) -> list[tuple[str, str]]:
    """What a payment can be for, with the key that the ledger knows it by."""
    if pays:
        return [("market", t("Market")), ("lumber", t("Lumber")), ("", t("Other"))]
    return [("income", t("Income")), ("harvest", t("Harvest")), ("bonus", t("Bonus")), ("", t("Other"))]


def amounts(state: State, pays: bool) -> list[int]:
    """Quick amounts: $2, $10 and the price paid last; for gains the bills."""
    if not pays:
        return [1, 2, 5, 10, 20, 50]
    paid = [-entry.amount for entry in state.book.entries(purpose="market") if entry.amount < 0]
    recent = list(dict.fromkeys(reversed(paid)))
    found = list(dict.fromkeys([2, 10, *(each for each in recent if each != LUMBER)]))[:QUICK]
    return sorted(found)


def _way(text: str, icon: ft.IconData, way: str, selected: bool, put: Callable[[str], Any]) -> ft.Control:
    ink = ft.Colors.ON_PRIMARY_CONTAINER if selected else ft.Colors.ON_SURFACE
    row = ft.Row(
        [
            ft.Icon(icon, size=24, color=ink),
            ft.Text(
                text, theme_style=ft.TextThemeStyle.LABEL_LARGE, color=ink, expand=True, expand_loose=True
            ),
        ],
        spacing=8,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return tile_button(
        text, row, does(put, way), key=f"way-{way}", selected=selected, expand=True, padding=12
    )

"""Every dollar that moved, the newest first; by player and by what it was for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.games.get_off_my_land.ledger import PURPOSE_NAMES, PURPOSES, Entry, Purpose
from models.games.get_off_my_land.months import NAMES
from models.games.get_off_my_land.state import State
from views.desk import Look, use_desk
from views.games.get_off_my_land.leaf import choices, pick
from views.games.get_off_my_land.told import dollars
from views.kit.badge import badge
from views.kit.bar import bar
from views.kit.button import does, plain_button
from views.kit.component import component
from views.kit.shell import card, column, heading, quiet
from views.kit.words import say, t
from views.sitting import Sitting

PAGE = "page"  # the bookmark: which further page is open
SEAT, PURPOSE = "ledger-player", "ledger-purpose"
SHORT = 60  # entries shown at first: a long list takes long to be drawn


@component
def Ledger(sitting: Sitting) -> ft.Control:
    """The book, with its two filters, which are kept in the bookmark."""
    look = use_desk().look
    whole, show_whole = ft.use_state(False)
    state: State = sitting.session.state
    seat = sitting.bookmark.get(SEAT)
    seat = seat if isinstance(seat, int) and seat < len(sitting.marks) else None
    purpose: Purpose | None = next((each for each in PURPOSES if each == sitting.bookmark.get(PURPOSE)), None)

    def put(key: str, value: object) -> None:
        sitting.mark(**{key: value})
        sitting.turn += 1

    entries = state.book.entries(seat, purpose)[::-1]
    sum = t("{n} entries, together {sum}", n=len(entries), sum=dollars(_sum(entries)))
    shown = entries if whole else entries[:SHORT]
    body: list[ft.Control] = [
        choices(
            [
                pick(look, t("Everybody"), does(put, SEAT, None), key="by-all", selected=seat is None),
                *(
                    pick(look, mark.name, does(put, SEAT, place), key=f"by-{place}", selected=place == seat)
                    for place, mark in enumerate(sitting.marks)
                ),
            ]
        ),
        choices(
            [
                pick(
                    look, t("All reasons"), does(put, PURPOSE, None), key="for-all", selected=purpose is None
                ),
                *(
                    pick(
                        look,
                        say(PURPOSE_NAMES[each]),
                        does(put, PURPOSE, each),
                        key=f"for-{each}",
                        selected=each == purpose,
                    )
                    for each in PURPOSES
                ),
            ]
        ),
        ft.Semantics(container=True, live_region=True, identifier="ledger-sum", content=quiet(sum)),
        *_months(look, sitting, shown),
    ]
    if len(entries) > len(shown):
        body.append(plain_button(t("Show all"), lambda _: show_whole(True), key="show-all", small=True))
    return column(look, top=page_bar(look, sitting, t("Ledger")), body=body, spacing=12)


def page_bar(look: Look, sitting: Sitting, title: str) -> ft.Control:
    """The bar of a further page; back leads to the table."""

    def back() -> None:
        sitting.mark(**{PAGE: None})
        sitting.turn += 1

    place = "" if look.large or look.narrow else sitting.game.place(sitting.session)
    return bar(look, title, place, back=lambda _: back())


def _months(look: Look, sitting: Sitting, entries: Sequence[Entry]) -> list[ft.Control]:
    parts: list[ft.Control] = []
    for month in dict.fromkeys(entry.month for entry in entries):
        rows = [_row(look, sitting, entry) for entry in entries if entry.month == month]
        parts.append(heading(say(NAMES[month])))
        parts.append(
            card(
                ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
                padding=12,
            )
        )
    return parts


def _row(look: Look, sitting: Sitting, entry: Entry) -> ft.Control:
    mark = sitting.marks[entry.player]
    words = ft.Column(
        [
            ft.Text(say(entry.reason), theme_style=ft.TextThemeStyle.BODY_MEDIUM),
            quiet(t("{name}, {purpose}", name=mark.name, purpose=say(PURPOSE_NAMES[entry.purpose]))),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    amount = ft.Text(signed_dollars(entry.amount), theme_style=ft.TextThemeStyle.TITLE_SMALL, no_wrap=True)
    return ft.Row([badge(mark.letter, mark.colour), words, amount], spacing=10)


def signed_dollars(amount: int) -> str:
    """Money that came or went: "+$5", "\u2212$5"."""
    return f"+{dollars(amount)}" if amount > 0 else dollars(amount)


def _sum(entries: Sequence[Entry]) -> int:
    return sum(entry.amount for entry in entries)


def recent(look: Look, sitting: Sitting, most: int, show: Callable[[], Any]) -> ft.Control:
    """What was paid by hand, bought and harvested this month, the newest first; for wide screens."""
    state: State = sitting.session.state
    now = [
        each for each in state.book.entries()[::-1] if each.month == state.month and each.purpose != "start"
    ]
    rows = [_row(look, sitting, entry) for entry in now[:most]]
    if not rows:
        rows = [quiet(t("Nothing was paid this month yet."))]
    rows.append(
        plain_button(
            t("Ledger"), lambda _: show(), icon=ft.Icons.RECEIPT_LONG_OUTLINED, key="to-ledger", small=True
        )
    )
    return card(
        ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), padding=12
    )

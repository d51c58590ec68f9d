"""Every player's balance, always in sight; a tap looks at that player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.get_off_my_land.coming import Coming
from models.games.get_off_my_land.months import NAMES
from models.games.get_off_my_land.state import State
from views.desk import Look
from views.kit.badge import badge, stripe
from views.kit.button import does, tile_button
from views.kit.component import component
from views.kit.drawing import tile
from views.kit.measure import LETTER, SMALL
from views.kit.seatmark import SeatMark
from views.kit.shell import card, quiet
from views.kit.words import say, t
from views.sitting import Sitting

GAP = 8
BADGE = 28
INSET = 8


def balances(look: Look, sitting: Sitting, player: int, look_at: Callable[[int], Any]) -> ft.Control:
    """A card a player, side by side; a row a player with large text."""
    state: State = sitting.session.state
    room = look.width - 2 * look.margin
    each = room if look.large else (room - GAP * (len(sitting.marks) - 1)) / len(sitting.marks)
    # Names that do not fit beside the badges stand below them, all of them, so that the rows line up.
    free = each - 2 * INSET - BADGE - GAP
    below = any(len(mark.name) * LETTER * SMALL * look.scale > free for mark in sitting.marks)
    cards: list[ft.Control] = [
        _MemoBalance(
            look, mark, seat, state.holders[seat].money, seat == player, seat == state.first, below, look_at
        )
        for seat, mark in enumerate(sitting.marks)
    ]
    if look.large:
        return ft.Column(cards, spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row([ft.Container(card, expand=True) for card in cards], spacing=GAP)


@component
def _Balance(
    look: Look,
    mark: SeatMark,
    seat: int,
    money: int,
    selected: bool,
    first: bool,
    below: bool,
    look_at: Callable[[int], Any],
) -> ft.Control:
    """`below`: the name has a line of its own."""
    ink = ft.Colors.ON_PRIMARY_CONTAINER if selected else ft.Colors.ON_SURFACE
    name = ft.Text(
        mark.name,
        theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
        color=ink,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=None if below and not look.large else True,
        semantics_label=mark.name,
    )
    amount = ft.Text(t("${n}", n=money), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, color=ink, no_wrap=True)
    if look.large:
        content: ft.Control = ft.Row(
            [_badge(look, mark, first), name, amount],
            spacing=8,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    elif below:
        content = ft.Column([ft.Row([_badge(look, mark, first)]), name, amount], spacing=2, tight=True)
    else:
        content = ft.Column(
            [ft.Row([_badge(look, mark, first), name], spacing=GAP), amount], spacing=2, tight=True
        )
    return tile_button(
        mark.name,
        content,
        does(look_at, seat),
        key=f"balance-{seat}",
        selected=selected,
        padding=INSET,
    )


_MemoBalance = ft.memo(_Balance)


def _badge(look: Look, mark: SeatMark, first: bool) -> ft.Control:
    """The player's badge; the pumpkin at its corner, where it takes no room from the balance."""
    plain = badge(mark.letter, mark.colour)
    if not first:
        return plain
    pumpkin = ft.Container(
        ft.Semantics(
            label=t("has the first player marker"), content=tile("icon-first-player", 20, look.colours)
        ),
        right=-8,
        bottom=-8,
    )
    return ft.Stack([plain, pumpkin], width=BADGE, height=BADGE, clip_behavior=ft.ClipBehavior.NONE)


def money_rows(
    look: Look, sitting: Sitting, player: int, change: Coming | None, look_at: Callable[[int], Any]
) -> ft.Control:
    """The same for wide screens: a row a player, with what the next month pays."""
    state: State = sitting.session.state
    rows: list[ft.Control] = []
    for seat, mark in enumerate(sitting.marks):
        about = ""
        if change is not None:
            about = t("{month} pays ${n}", month=say(NAMES[change.month]), n=change.paid(seat))
        words = ft.Column(
            [
                ft.Text(mark.name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
                *([quiet(about)] if about else []),
            ],
            spacing=0,
            tight=True,
            expand=True,
        )
        amount = ft.Text(
            t("${n}", n=state.holders[seat].money), theme_style=ft.TextThemeStyle.DISPLAY_MEDIUM, no_wrap=True
        )
        rows.append(
            tile_button(
                mark.name,
                ft.Row(
                    [stripe(mark.colour), _badge(look, mark, seat == state.first), words, amount],
                    spacing=12,
                ),
                does(look_at, seat),
                key=f"balance-{seat}",
                selected=seat == player,
                flat=seat != player,
                padding=ft.Padding.symmetric(horizontal=10, vertical=8),
            )
        )
    return card(
        ft.Column(rows, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), padding=8
    )

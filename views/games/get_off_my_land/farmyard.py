"""The table: months, balances, the land of the player who is looked at, and what can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.get_off_my_land.coming import Coming, coming
from models.games.get_off_my_land.months import LAST, NAMES
from models.games.get_off_my_land.moves import Finish, NextMonth
from models.games.get_off_my_land.state import State
from views.desk import Look, use_desk
from views.games.get_off_my_land.balances import balances, money_rows
from views.games.get_off_my_land.doings import doings, month_steps, turn_line
from views.games.get_off_my_land.ending import asks
from views.games.get_off_my_land.leaf import Leaf, play
from views.games.get_off_my_land.ledger import PAGE, recent
from views.games.get_off_my_land.month_track import ahead, known, month_track
from views.games.get_off_my_land.more import turns_shown
from views.games.get_off_my_land.payday import PAYDAY
from views.games.get_off_my_land.sheets import sheet_named
from views.games.get_off_my_land.shelf import shelf
from views.kit.bottom_sheet import use_notes
from views.kit.component import component
from views.kit.panes import BOARD, two_panes
from views.kit.shell import column, heading
from views.kit.turn import keyboard, top
from views.kit.words import say, t
from views.sitting import Sitting

WIDEST = 720
LOW = 480  # pixels: lower than this, a phone on its side, the right pane is the balances' alone
RECENT = 4


def looked_at(sitting: Sitting) -> int:
    """The player whose land is shown: the one remembered, else whose turn it is."""
    kept = sitting.bookmark.get("player")
    state: State = sitting.session.state
    return kept if isinstance(kept, int) and 0 <= kept < len(state.holders) else state.turn


def low(look: Look) -> bool:
    """Whether the five actions stand beside the land, because below the balances there is no room for them."""
    return look.wide and look.height < LOW


@component
def Farmyard(sitting: Sitting) -> ft.Control:
    """The main screen."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state
    player = looked_at(sitting)
    sheet, put_sheet = ft.use_state("")
    # The same from one drawing to the next: tiles, balances and months of which nothing changed stay as they are.
    show = ft.use_callback(lambda name: put_sheet(name), [])
    show_icons = ft.use_callback(lambda: put_sheet("icons"), [])
    leaf = Leaf(sitting, player, use_notes(sheet), show)
    change = ft.use_memo(lambda: coming(state), [sitting.turn, sitting.session.length])

    def look_on(seat: int) -> None:
        sitting.mark(player=seat)
        sitting.turn += 1

    look_at = ft.use_callback(look_on, [id(sitting)])

    def turn_month() -> None:
        # Marked first: whoever is interrupted in between is shown the payday all the same.
        sitting.mark(**{PAYDAY: sitting.session.length + 1})
        play(sitting, NextMonth())

    def main() -> None:
        now: State = sitting.session.state
        if now.month == LAST:
            if asks(now):
                show("ending")
            else:
                play(sitting, Finish())
        elif known(now, now.month):
            turn_month()
        else:
            show("month")

    def open_page(page: str) -> None:
        sitting.mark(**{PAGE: page})
        sitting.turn += 1

    ft.use_dialog(sheet_named(leaf, sheet, turn_month))
    keys: dict[str, Callable[[], Any]] = {
        "n": main,
        "m": lambda: show("money"),
        "l": lambda: show("land"),
        "c": lambda: show("card:"),
        "f": lambda: show("farmer"),
    }
    ft.use_effect(keyboard(desk, sitting, keys), None)

    head = top(sitting, say(NAMES[state.month]))
    deeds, actions = doings(look, show), month_steps(look, sitting, change, main)
    if not low(look):
        actions.insert(0, deeds)
    turn = [turn_line(look, sitting)] if turns_shown(sitting) else []
    if look.wide:
        return _wide(
            look, sitting, player, change, show, show_icons, look_at, head, deeds, actions, turn, open_page
        )
    room = min(look.width, WIDEST) - 2 * look.margin
    body: list[ft.Control] = [
        month_track(look, state.month, room, show_icons, key="month-track"),
        balances(look, sitting, player, look_at),
        *turn,
        *shelf(look, sitting, player, change, room, show),
    ]
    return column(look, top=head, body=body, actions=actions, spacing=10, most_width=WIDEST)


def _wide(
    look: Look,
    sitting: Sitting,
    player: int,
    change: Coming | None,
    show: Callable[[str], Any],
    show_icons: Callable[[], Any],
    look_at: Callable[[int], Any],
    head: ft.Control,
    deeds: ft.Control,
    actions: list[ft.Control],
    turn: list[ft.Control],
    open_page: Callable[[str], Any],
) -> ft.Control:
    """Two panes: months and land left; money, this month and actions right."""
    state: State = sitting.session.state
    room = look.width * BOARD - 48
    soon = ahead(look, state)
    land: list[ft.Control] = [
        month_track(look, state.month, room, show_icons, key="month-track"),
        *([deeds] if low(look) else []),
        *shelf(look, sitting, player, change, room, show),
        *(
            [ft.Row(soon, spacing=8, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)]
            if soon and not look.large
            else soon
        ),
    ]
    left = ft.Column(
        land,
        spacing=12,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    body: list[ft.Control] = [
        *([] if low(look) else [heading(t("Money"))]),
        money_rows(look, sitting, player, change, look_at),
        *turn,
        heading(t("This month")),
        recent(look, sitting, RECENT, lambda: open_page("ledger")),
    ]
    return two_panes(left, top=head, body=body, actions=actions)

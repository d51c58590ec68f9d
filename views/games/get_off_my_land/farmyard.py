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
from views.games.get_off_my_land.card_sheet import card_sheet
from views.games.get_off_my_land.claim_sheet import claim_sheet
from views.games.get_off_my_land.ending import asks, ending_sheet
from views.games.get_off_my_land.farmer_sheet import farmer_sheet
from views.games.get_off_my_land.leaf import Leaf, play
from views.games.get_off_my_land.ledger import PAGE, recent
from views.games.get_off_my_land.money_sheet import money_sheet
from views.games.get_off_my_land.month_track import ahead, icons_sheet, known, month_track, outlook
from views.games.get_off_my_land.more import ACTIONS, more_sheet, next_turn, own_house_sheet, turns_shown
from views.games.get_off_my_land.payday import PAYDAY
from views.games.get_off_my_land.shelf import shelf
from views.games.get_off_my_land.tile_sheet import tile_sheet
from views.kit.badge import badge
from views.kit.bottom_sheet import use_notes
from views.kit.button import does, main_button, plain_button, tile_button
from views.kit.component import component
from views.kit.drawing import sign
from views.kit.panes import BOARD, two_panes
from views.kit.shell import column, heading
from views.kit.turn import keyboard, share, steps, top, undo
from views.kit.words import say, t
from views.sitting import Sitting

WIDEST = 720
RECENT = 4


def looked_at(sitting: Sitting) -> int:
    """The player whose land is shown: the one remembered, else whose turn it is."""
    kept = sitting.bookmark.get("player")
    state: State = sitting.session.state
    return kept if isinstance(kept, int) and 0 <= kept < len(state.holders) else state.turn


@component
def Farmyard(sitting: Sitting) -> ft.Control:
    """The main screen."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state
    player = looked_at(sitting)
    sheet, show = ft.use_state("")
    leaf = Leaf(sitting, player, use_notes(sheet), show)
    change = ft.use_memo(lambda: coming(state), [sitting.turn, sitting.session.length])

    def look_at(seat: int) -> None:
        sitting.mark(player=seat)
        sitting.turn += 1

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

    ft.use_dialog(_sheet(leaf, sheet, turn_month))
    keys: dict[str, Callable[[], Any]] = {
        "n": main,
        "m": lambda: show("money"),
        "l": lambda: show("land"),
        "c": lambda: show("card:"),
        "f": lambda: show("farmer"),
    }
    ft.use_effect(keyboard(desk, sitting, keys), None)

    head = top(sitting, say(NAMES[state.month]))
    actions = [_doings(look, show), *_steps(look, sitting, change, main)]
    turn = [_turn(look, sitting)] if turns_shown(sitting) else []
    if look.wide:
        return _wide(look, sitting, player, change, show, look_at, head, actions, turn, open_page)
    room = min(look.width, WIDEST) - 2 * look.margin
    body: list[ft.Control] = [
        month_track(look, state.month, room, lambda: show("icons"), key="month-track"),
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
    look_at: Callable[[int], Any],
    head: ft.Control,
    actions: list[ft.Control],
    turn: list[ft.Control],
    open_page: Callable[[str], Any],
) -> ft.Control:
    """Two panes: months and land left; money, this month and actions right."""
    state: State = sitting.session.state
    room = look.width * BOARD - 48
    soon = ahead(look, state)
    land: list[ft.Control] = [
        month_track(look, state.month, room, lambda: show("icons"), key="month-track"),
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
        heading(t("Money")),
        money_rows(look, sitting, player, change, look_at),
        *turn,
        heading(t("This month")),
        recent(look, sitting, RECENT, lambda: open_page("ledger")),
    ]
    return two_panes(left, top=head, body=body, actions=actions)


def _sheet(leaf: Leaf, sheet: str, turn_month: Callable[[], Any]) -> ft.BottomSheet | None:
    """The sheet of that name; some have a tile's place on record behind a colon."""
    name, _, number = sheet.partition(":")
    if name == "tile":
        return tile_sheet(leaf, number)
    if name == "card":
        return card_sheet(leaf, number)
    if name in ("month", "icons"):
        if leaf.state.month == LAST:
            return None
        return icons_sheet(leaf, turn_month if name == "month" else None)
    sheets: dict[str, Callable[[Leaf], ft.BottomSheet]] = {
        "money": money_sheet,
        "land": claim_sheet,
        "farmer": farmer_sheet,
        "more": more_sheet,
        "house": own_house_sheet,
        "ending": ending_sheet,
    }
    return sheets[name](leaf) if name in sheets else None


def _doings(look: Look, show: Callable[[str], Any]) -> ft.Control:
    """The five actions."""
    items: list[tuple[str, str, ft.Control]] = [
        ("money", t("Money"), _icon(ft.Icons.PAYMENTS_OUTLINED)),
        ("land", t("Land"), _icon(ft.Icons.FENCE_ROUNDED)),
        ("card:", t("Card"), sign("fence-card", 24, look.colours)),
        ("farmer", t("Farmer"), sign("farmer", 24, look.colours)),
        ("more", t("More"), _icon(ft.Icons.MORE_VERT_ROUNDED)),
    ]
    buttons: list[ft.Control] = []
    for sheet, word, picture in items:
        text = ft.Text(
            word,
            theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
            color=ft.Colors.ON_PRIMARY_CONTAINER,
            no_wrap=True,
        )
        content: ft.Control = ft.Column(
            [picture, text], spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
        )
        if look.large or look.narrow:
            content = ft.Semantics(label=word, content=picture)
        buttons.append(
            tile_button(
                word,
                content,
                does(show, sheet),
                key=f"do-{sheet.rstrip(':')}",
                tonal=True,
                expand=True,
                padding=ft.Padding.symmetric(horizontal=2, vertical=12 if look.large or look.narrow else 7),
            )
        )
    return ft.Row(buttons, spacing=8)


def _icon(icon: ft.IconData) -> ft.Control:
    return ft.Icon(icon, size=24, color=ft.Colors.ON_PRIMARY_CONTAINER)


def _steps(look: Look, sitting: Sitting, change: Coming | None, main: Callable[[], Any]) -> list[ft.Control]:
    """Undo, redo, and the month's end with what it will do."""
    state: State = sitting.session.state
    if change is None:
        word, about = t("Finish the game"), t("oil, equipment, farmhouses")
    else:
        word = t("{month} to {next}", month=say(NAMES[state.month]), next=say(NAMES[change.month]))
        about = outlook(state, change)
    button = main_button(
        word,
        lambda _: main(),
        key="month-end",
        about=about,
        big=not (look.large or look.narrow),
        expand=share(look),
    )
    return steps(
        look,
        (lambda _: undo(sitting)) if sitting.can_undo else None,
        (lambda _: sitting.redo()) if sitting.can_redo else None,
        button,
        word=word,
    )


def _turn(look: Look, sitting: Sitting) -> ft.Control:
    """Whose turn it is, the actions used, and one more."""
    state: State = sitting.session.state
    mark = sitting.marks[state.turn]
    left = ACTIONS - state.actions
    words = t("{name}'s turn, {n} of 2 actions used", name=mark.name, n=state.actions)
    following = sitting.marks[(state.turn + 1) % len(sitting.marks)].name
    button = t("Action used") if left > 1 else t("Next: {name}", name=following)
    said = ft.Text(words, theme_style=ft.TextThemeStyle.BODY_SMALL, expand=True)

    def used() -> None:
        after = next_turn(sitting.session.state)
        if after.player != sitting.session.state.turn:
            # Whoever is on turn now is the one whose land and money matter.
            sitting.hand_to(after.player)
        play(sitting, after)

    press = plain_button(button, lambda _: used(), key="action-used", small=True)
    row: list[ft.Control] = [badge(mark.letter, mark.colour), said]
    if look.large:
        return ft.Column([ft.Row(row, spacing=8), press], spacing=4, tight=True)
    return ft.Row([*row, press], spacing=8, vertical_alignment=ft.CrossAxisAlignment.CENTER)

"""The table's lower end: the five actions, undo, redo and the month's end; and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.get_off_my_land.coming import Coming
from models.games.get_off_my_land.months import NAMES
from models.games.get_off_my_land.state import State
from views.desk import Look
from views.games.get_off_my_land.leaf import play
from views.games.get_off_my_land.month_track import outlook
from views.games.get_off_my_land.more import ACTIONS, next_turn
from views.kit.badge import badge
from views.kit.button import does, main_button, plain_button, tile_button
from views.kit.component import component
from views.kit.drawing import sign
from views.kit.turn import share, steps, undo
from views.kit.words import say, t
from views.sitting import Sitting


@component
def _Doings(look: Look, show: Callable[[str], Any]) -> ft.Control:
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


doings = ft.memo(_Doings)


def _icon(icon: ft.IconData) -> ft.Control:
    return ft.Icon(icon, size=24, color=ft.Colors.ON_PRIMARY_CONTAINER)


def month_steps(
    look: Look, sitting: Sitting, change: Coming | None, main: Callable[[], Any]
) -> list[ft.Control]:
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


def turn_line(look: Look, sitting: Sitting) -> ft.Control:
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

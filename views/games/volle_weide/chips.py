"""Who has drawn in this round and who draws now: chips, or rows on a wide screen. A tap passes the phone."""

from __future__ import annotations

import flet as ft

from models.games.volle_weide.standing import standing
from models.games.volle_weide.state import State
from views.desk import Look
from views.kit.badge import badge, chip, stripe
from views.kit.button import tile_button
from views.kit.component import component
from views.kit.seatmark import SeatMark
from views.kit.shell import card
from views.kit.words import signed, t
from views.sitting import Sitting


def chips(look: Look, sitting: Sitting, player: int) -> ft.Control:
    """A chip a player in a row that scrolls; one below the other where the text is large."""
    state: State = sitting.session.state
    row: list[ft.Control] = [
        _MemoChip(look, sitting, seat, mark, seat == player, state.pads[seat].done)
        for seat, mark in enumerate(sitting.marks)
    ]
    if look.large:
        return ft.Column(row, spacing=8)
    return ft.Row([*row, ft.Container(width=8)], spacing=8, scroll=ft.ScrollMode.HIDDEN)


@component
def _Chip(look: Look, sitting: Sitting, seat: int, mark: SeatMark, drawing: bool, done: bool) -> ft.Control:
    icon = ft.Icons.EDIT_OUTLINED if drawing else ft.Icons.CHECK_ROUNDED if done else None
    spoken = t("draws") if drawing else t("drawn")
    sign = ft.Icon(icon, size=20, color=ft.Colors.ON_SURFACE, semantics_label=spoken) if icon else None
    press = (lambda _: None) if done else (lambda _: pass_to(sitting, seat))
    return chip(mark.name, mark.letter, mark.colour, press, selected=drawing, state=sign, key=f"chip-{seat}")


_MemoChip = ft.memo(_Chip)


def pass_to(sitting: Sitting, seat: int) -> None:
    """The phone goes to that player, who has not drawn yet."""
    sitting.hand_to(seat)
    sitting.turn += 1


def roster(look: Look, sitting: Sitting, player: int) -> ft.Control:
    """A row a player with the points so far."""
    state: State = sitting.session.state
    rows: list[ft.Control] = [
        _MemoRow(
            look,
            sitting,
            seat,
            mark,
            seat == player,
            state.pads[seat].done,
            standing(state, seat).total,
        )
        for seat, mark in enumerate(sitting.marks)
    ]
    return card(ft.Column(rows, spacing=4), padding=8)


@component
def _Row(
    look: Look, sitting: Sitting, seat: int, mark: SeatMark, drawing: bool, done: bool, total: int
) -> ft.Control:
    words = t("draws") if drawing else t("drawn") if done else t("not yet")
    icon = ft.Icons.EDIT_OUTLINED if drawing else ft.Icons.CHECK_ROUNDED if done else None
    row = ft.Row(
        [
            stripe(mark.colour),
            badge(mark.letter, mark.colour),
            ft.Text(mark.name, theme_style=ft.TextThemeStyle.LABEL_LARGE, expand=True),
            *([ft.Icon(icon, size=20, color=ft.Colors.ON_SURFACE)] if icon else []),
            ft.Text(words, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Container(
                ft.Text(str(signed(total)), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                width=56 * look.scale,
                alignment=ft.Alignment.CENTER_RIGHT,
            ),
        ],
        spacing=12,
    )
    if drawing or done:
        fill = ft.Colors.PRIMARY_CONTAINER if drawing else None
        return ft.Container(row, padding=10, border_radius=12, bgcolor=fill)
    return tile_button(
        mark.name, row, lambda _: pass_to(sitting, seat), key=f"chip-{seat}", flat=True, padding=10, radius=12
    )


_MemoRow = ft.memo(_Row)

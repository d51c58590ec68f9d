"""A guest's phone: who is sitting there, and the way to the seat's own screen. It returns there by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.history.gathering import Guest
from models.kernel.fault import Fault
from views.bell import use_bell
from views.desk import Desk, Look, use_desk
from views.kit.badge import badge
from views.kit.button import does, main_button, tile_button
from views.kit.component import component, screen
from views.kit.drawing import picture
from views.kit.landscape import LIGHT, landscape
from views.kit.seatmark import SeatMark
from views.kit.shell import action_area, bare, column, notice, quiet
from views.kit.words import say, t
from views.opening import sitting_at
from views.play import Playing
from views.sitting import Sitting

HEAD = 190
LOW_HEAD = 112  # on phones held across


def guest_of(desk: Desk) -> Guest | None:
    """The guest of this phone as it is now; None where the host has ended it."""
    try:
        return desk.history.guests.get(desk.guest)
    except Fault:
        return None


def _where(guest: Guest) -> tuple[str, str, int | None]:
    return guest.session, guest.role, guest.seat


@component
def _Ended() -> ft.Control:
    look = use_desk().look
    return column(
        look,
        body=[
            picture("sheep", 96),
            notice(t("This code has ended. Ask the host for the new one and scan it."), key="ended"),
        ],
    )


@screen
def GuestHome() -> ft.View:
    """The seat's own screen; the question who one is, where that is not known yet."""
    return bare(_Home())


@component
def _Home() -> ft.Control:
    desk = use_desk()
    _, look_again = ft.use_state(0)
    ft.use_route_location()
    guest = guest_of(desk)
    session = guest.session if guest else ""

    def look() -> None:
        now = guest_of(desk)
        # Moves are the playing screen's own to follow; here it is the seat that counts.
        if now is None or guest is None or _where(now) != _where(guest):
            look_again(lambda n: n + 1)

    use_bell(desk, [session], look)
    if guest is None:
        return _Ended()
    if guest.role == "":
        return Choose(guest.session, key=f"choose-{guest.session}")
    return Playing(guest.session, key=guest.session)


@screen
def ChangeSeat() -> ft.View:
    """The question once more, above the seat's own screen."""
    desk = use_desk()
    guest = guest_of(desk)
    return bare(_Ended() if guest is None else Choose(guest.session, key="change"))


@component
def Choose(session: str) -> ft.Control:
    """Who are you: the seats, who of them has a phone, and only watching."""
    desk = use_desk()
    look = desk.look
    _, look_again = ft.use_state(0)
    opened = ft.use_memo(lambda: _opened(desk, session), [session])
    guest = guest_of(desk)
    others = [each for each in desk.history.guests.of(session) if each.id != desk.guest]
    taken = {each.seat for each in others if each.seat is not None}
    use_bell(desk, [session], lambda: look_again(lambda n: n + 1))
    seats = len(opened.marks) if isinstance(opened, Sitting) else 0
    first = (
        guest.seat
        if guest and guest.seat is not None
        else next((seat for seat in range(seats) if seat not in taken), None)
    )
    picked, pick = ft.use_state(first)
    if isinstance(opened, Fault):
        return column(look, body=[notice(say(opened.message), bad=True)])
    marks = opened.marks
    watches = guest is not None and guest.watches

    def sit() -> None:
        if desk.attempt(lambda: desk.history.guests.sit(desk.guest, picked)):
            desk.world.company.ring(session)
            desk.go("/")

    rows: list[ft.Control] = []
    if not watches:
        rows = [
            _seat(look, mark, seat in taken, seat == picked, does(pick, seat), f"seat-{seat}")
            for seat, mark in enumerate(marks)
        ]
    rows.append(_watch(look, picked is None, does(pick, None)))
    words = t("Only watch") if picked is None else t("Sit down as {name}", name=marks[picked].name)
    head = _head(look, opened)
    body = ft.Column(
        [
            head,
            ft.Container(
                ft.Column(
                    [
                        ft.Semantics(
                            header=True,
                            heading_level=1,
                            content=ft.Text(t("Who are you?"), theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM),
                        ),
                        quiet(
                            t("This phone then watches.")
                            if picked is None
                            else t("This phone then plays for that seat.")
                        ),
                        *rows,
                    ],
                    spacing=10,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                padding=ft.Padding.only(left=look.margin, right=look.margin, top=14, bottom=16),
                width=min(look.width, 720),
                alignment=ft.Alignment.TOP_CENTER,
            ),
        ],
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    button = main_button(words, lambda _: sit(), key="sit", big=not (look.large or look.narrow))
    actions = ft.Container(action_area(look, [button]), width=min(look.width, 720))
    return ft.Column(
        [body, actions], spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )


def _opened(desk: Desk, session: str) -> Sitting | Fault:
    try:
        return sitting_at(desk, session)
    except Fault as fault:
        return fault


def _head(look: Look, sitting: Sitting) -> ft.Control:
    """The game on the sky above the fence, and where it is."""
    high = HEAD if look.height >= 560 else LOW_HEAD
    words = ft.Row(
        [
            *([] if look.large else [picture("app-icon", 56)]),
            ft.Column(
                [
                    ft.Text(sitting.game.place(sitting.session), theme_style=ft.TextThemeStyle.TITLE_LARGE),
                    ft.Text(sitting.game.moment(sitting.session), theme_style=ft.TextThemeStyle.BODY_MEDIUM),
                ],
                spacing=0,
                tight=True,
                expand=True,
            ),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    inset = ft.Padding.only(left=look.margin, right=look.margin if look.large else LIGHT, top=14, bottom=70)
    return ft.Container(
        ft.Stack(
            [
                ft.Container(landscape(look, high, light=not look.large), left=0, right=0, bottom=0),
                ft.Container(words, padding=inset),
                ft.Container(width=1, height=high),
            ]
        ),
        bgcolor=look.colours.sky,
    )


def _seat(
    look: Look, mark: SeatMark, taken: bool, picked: bool, press: Callable[[Any], Any], key: str
) -> ft.Control:
    about = t("plays on another phone") if taken else t("free")
    icon = ft.Icons.CHECK_ROUNDED if picked else ft.Icons.SWAP_HORIZ_ROUNDED if taken else None
    row: list[ft.Control] = [
        badge(mark.letter, mark.colour, 48),
        ft.Column(
            [
                ft.Text(mark.name, theme_style=ft.TextThemeStyle.TITLE_LARGE),
                ft.Text(about, theme_style=ft.TextThemeStyle.BODY_SMALL),
            ],
            spacing=0,
            tight=True,
            expand=True,
        ),
    ]
    if icon is not None:
        row.append(ft.Icon(icon, size=26, color=ft.Colors.ON_SURFACE))
    content = ft.Row(row, spacing=14, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return tile_button(mark.name, content, press, key=key, selected=picked, padding=14)


def _watch(look: Look, picked: bool, press: Callable[[Any], Any]) -> ft.Control:
    row: list[ft.Control] = [
        ft.Icon(ft.Icons.VISIBILITY_OUTLINED, size=26, color=ft.Colors.ON_SURFACE),
        ft.Text(t("Only watch"), theme_style=ft.TextThemeStyle.LABEL_LARGE, expand=True),
    ]
    if picked:
        row.append(ft.Icon(ft.Icons.CHECK_ROUNDED, size=26, color=ft.Colors.ON_SURFACE))
    content = ft.Row(row, spacing=14, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return tile_button(t("Only watch"), content, press, key="watch", selected=picked, padding=14)

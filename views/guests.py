"""The table's code for friends' phones, and who has come: seats with and without a phone, who watches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import flet as ft

from models.history.gathering import Gathering, Guest
from models.kernel.fault import Fault
from views.bell import use_bell
from views.company import PHONES
from views.desk import Desk, Look, use_desk
from views.kit.badge import badge, stripe
from views.kit.bar import bar
from views.kit.button import does, main_button, plain_button, tonal_button
from views.kit.component import component
from views.kit.menu import Item, menu
from views.kit.qr import qr
from views.kit.rows import switch_row
from views.kit.seatmark import SeatMark
from views.kit.shell import action_area, card, column, heading, notice, quiet
from views.kit.words import say, t, tn
from views.opening import sitting_at
from views.sitting import Sitting

MOST_SIDE, ROUND_ABOUT = 260, 470  # of the code; what else is on a phone's screen


def bases(desk: Desk) -> list[str]:
    """The addresses of this server, the likeliest for a phone first, without the host's key."""
    parts = [urlsplit(address) for address in desk.world.addresses()]
    return [f"{part.scheme}://{part.netloc}{part.path.rstrip('/')}" for part in parts]


@component
def TableCode(session: str) -> ft.Control:
    """One column on phones, two panes where there is room."""
    desk = use_desk()
    look = desk.look
    _, look_again = ft.use_state(0)
    watching, watch = ft.use_state(False)
    opened = ft.use_memo(lambda: _opened(desk, session), [session])
    use_bell(desk, [session, PHONES], lambda: look_again(lambda n: n + 1))

    def back() -> None:
        desk.go(f"/play/{session}")

    if isinstance(opened, Fault):
        top = bar(look, t("Phones at this table"), close=lambda _: back())
        return column(look, top=top, body=[notice(say(opened.message), bad=True)])
    sitting, _ = opened
    try:
        table, guests = desk.history.guests.gathering(session), desk.history.guests.of(session)
    except Fault as fault:
        top = bar(look, t("Phones at this table"), close=lambda _: back())
        return column(look, top=top, body=[notice(say(fault.message), bad=True)])

    def renew() -> None:
        ended: list[str] = []
        if desk.attempt(lambda: ended.extend(desk.history.guests.renew(session))):
            for guest in ended:
                desk.world.company.dismiss(guest)
            desk.world.company.ring(session)
            look_again(lambda n: n + 1)
            desk.tell(t("There are new codes. The old ones have ended, and so have the seats taken by them."))

    def free(seat: int) -> None:
        if desk.attempt(lambda: desk.history.guests.free(session, seat)):
            desk.world.company.ring(session)
            look_again(lambda n: n + 1)

    def allow() -> None:
        if desk.attempt(lambda: desk.history.guests.allow(session, not table.shared)):
            desk.world.company.ring(session)
            look_again(lambda n: n + 1)

    items = [
        Item(
            t("Show the table for all"),
            ft.Icons.TV_ROUNDED,
            lambda: desk.go(f"/table/{session}"),
            "table-view",
        ),
        Item(t("New codes"), ft.Icons.AUTORENEW_ROUNDED, renew, "new-codes"),
    ]
    players = tn("{n} player", "{n} players", len(sitting.marks))
    top = bar(
        look,
        t("Phones at this table"),
        t("{game}, {players}", game=sitting.session.game.name, players=players),
        close=lambda _: back(),
        more=[menu(t("More"), items, key="more")],
    )
    addresses = bases(desk)
    if not addresses:
        return column(look, top=top, body=[notice(t("This app runs on this device alone."))])
    link = f"{addresses[0]}/?join={table.watch_token if watching else table.token}"
    code = table.watch_code if watching else table.code
    seats = [heading(t("Seats")), _seats(desk, sitting.marks, guests, free), *_watchers(desk, guests)]
    seats.append(
        card(
            switch_row(
                look,
                "",
                t("Players go on by themselves"),
                t("dice, rounds and months, not only the host"),
                t("Players go on by themselves"),
                table.shared,
                allow,
                "shared",
            ),
            padding=12,
        )
    )
    actions: list[ft.Control] = [
        plain_button(
            t("For playing") if watching else t("For watching"),
            lambda _: watch(not watching),
            icon=ft.Icons.EDIT_OUTLINED if watching else ft.Icons.VISIBILITY_OUTLINED,
            key="for-watching",
            expand=None if look.large else True,
        ),
        main_button(
            t("Back to play"), lambda _: back(), key="back-to-play", expand=None if look.large else True
        ),
    ]
    row: list[ft.Control] = actions if look.large else [ft.Row(actions, spacing=8)]
    words = _words(look, addresses, code, watching)
    if look.wide:
        return _wide(look, top, link, words, seats, row)
    side = min(MOST_SIDE, look.width - 2 * look.margin, max(look.height - ROUND_ABOUT, 200))
    picture = ft.Row([qr(link, side, t("QR code of the table"))], alignment=ft.MainAxisAlignment.CENTER)
    return column(look, top=top, body=[picture, *words, *seats], actions=row, spacing=12)


def _opened(desk: Desk, session: str) -> tuple[Sitting, Gathering] | Fault:
    try:
        return sitting_at(desk, session), desk.history.guests.gathering(session)
    except Fault as fault:
        return fault


def _words(look: Look, addresses: Sequence[str], code: str, watching: bool) -> list[ft.Control]:
    """The address and the code in large letters, for who cannot scan; further addresses small."""
    spelled = f"{code[:4]} {code[4:]}"
    large = ft.TextThemeStyle.TITLE_MEDIUM if look.narrow or look.large else ft.TextThemeStyle.DISPLAY_MEDIUM
    address = addresses[0].partition("://")[2]
    lines: list[ft.Control] = [
        quiet(t("or type this in the browser, in the same Wi-Fi")),
        # The name is given too: text that can be selected has none for a screen reader.
        ft.Text(
            address,
            theme_style=large,
            selectable=True,
            text_align=ft.TextAlign.CENTER,
            semantics_label=address,
        ),
        ft.Semantics(
            container=True,
            identifier="table-code",
            content=ft.Row(
                [
                    ft.Text(
                        t("Code for watching") if watching else t("Table code"),
                        theme_style=ft.TextThemeStyle.BODY_MEDIUM,
                    ),
                    ft.Text(spelled, theme_style=large),
                ],
                spacing=12,
                run_spacing=0,
                wrap=True,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
        ),
    ]
    if all(urlsplit(address).hostname in ("127.0.0.1", "localhost") for address in addresses):
        words = t("Only this device gets in: the app was started for it alone.")
        lines.append(notice(words, bad=True, key="alone"))
    if len(addresses) > 1:
        rest = ", ".join(address.partition("://")[2] for address in addresses[1:])
        lines.append(quiet(t("If that does not open: {addresses}", addresses=rest)))
    return [
        ft.Column(lines, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
    ]


def _seats(desk: Desk, marks: Sequence[SeatMark], guests: Sequence[Guest], free: Any) -> ft.Control:
    """A row a seat: whose phone plays there, and whether it is connected."""
    rows: list[ft.Control] = []
    for seat, mark in enumerate(marks):
        if rows:
            rows.append(ft.Divider(height=1, color=ft.Colors.OUTLINE_VARIANT))
        guest = next((each for each in guests if each.seat == seat), None)
        rows.append(_seat(desk, mark, guest, seat, free))
    return card(ft.Column(rows, spacing=6), padding=12)


def _seat(desk: Desk, mark: SeatMark, guest: Guest | None, seat: int, free: Any) -> ft.Control:
    look = desk.look
    if guest is None:
        icon, words = ft.Icons.PEOPLE_OUTLINE_ROUNDED, t("this phone")
    elif desk.world.company.here(guest.id):
        icon, words = ft.Icons.SMARTPHONE_ROUNDED, t("own phone")
    else:
        icon, words = ft.Icons.PHONELINK_OFF_ROUNDED, t("own phone, away")
    about = ft.Row(
        [
            ft.Icon(icon, size=22, color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Text(words, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=6,
        tight=True,
    )
    name = ft.Text(mark.name, theme_style=ft.TextThemeStyle.LABEL_LARGE)
    freeing = (
        [tonal_button(t("Free"), does(free, seat), small=True, key=f"free-{seat}")]
        if guest is not None
        else []
    )
    lines = ft.Column([name, about], spacing=0, tight=True, expand=True)
    return ft.Semantics(
        container=True,
        identifier=f"phone-of-{seat}",
        content=ft.Container(
            ft.Row(
                [
                    *([] if look.large else [stripe(mark.colour)]),
                    badge(mark.letter, mark.colour, 36),
                    lines,
                    *freeing,
                ],
                spacing=12,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            padding=ft.Padding.symmetric(vertical=4),
        ),
    )


def _watchers(desk: Desk, guests: Sequence[Guest]) -> list[ft.Control]:
    """How many look on, and how many have not said yet who they are."""
    here = [guest for guest in guests if guest.seat is None and desk.world.company.here(guest.id)]
    watch = sum(guest.role == "watcher" for guest in here)
    lines: list[ft.Control] = []
    if watch:
        lines.append(quiet(tn("One phone watches.", "{n} phones watch.", watch)))
    if len(here) > watch:
        choosing = len(here) - watch
        lines.append(quiet(tn("One phone is choosing a seat.", "{n} phones are choosing a seat.", choosing)))
    return lines


def _wide(
    look: Look,
    top: ft.Control,
    link: str,
    words: Sequence[ft.Control],
    seats: Sequence[ft.Control],
    actions: Sequence[ft.Control],
) -> ft.Control:
    side = min(look.width / 2 - 4 * look.margin, look.height - 240, 420)
    left = ft.Column(
        [qr(link, max(side, 200), t("QR code of the table")), *words],
        spacing=12,
        scroll=ft.ScrollMode.AUTO,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    right = ft.Column(
        [
            ft.Column(
                list(seats),
                spacing=12,
                scroll=ft.ScrollMode.AUTO,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            action_area(look, actions),
        ],
        spacing=0,
        expand=1,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    panes = ft.Row(
        [
            ft.Container(left, expand=1, padding=ft.Padding.symmetric(horizontal=look.margin)),
            ft.Container(right, expand=1, padding=ft.Padding.only(right=look.margin)),
        ],
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Column(
        [ft.Container(top, padding=ft.Padding.only(left=12, right=12, top=8)), panes],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

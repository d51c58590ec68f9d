"""How another phone comes in: a code to scan, and the same as an address to type.

Above a game it is the table's own code, and shows who has come; elsewhere it is the host's, who may everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

import flet as ft

from views.desk import Look, use_desk
from views.guests import TableCode
from views.kit.bar import bar
from views.kit.component import screen
from views.kit.qr import qr
from views.kit.shell import bare, column, heading, notice, quiet
from views.kit.words import t

MOST_SIDE, ROUND_ABOUT = 300, 360  # of the code; what else is on a phone's screen


@screen
def Phones() -> ft.View:
    """The host's own code: opened above another screen, and closed back to it."""
    desk = use_desk()
    look = desk.look
    above = ft.use_view_path().rsplit("/phones", 1)[0] or "/"
    addresses = list(desk.world.addresses())
    top = bar(look, t("A further phone of the host"), close=lambda _: desk.go(above))
    if not addresses:
        return bare(column(look, top=top, body=[notice(t("This app runs on this device alone."))]))
    told = ft.Text(
        t("Scan the code with a phone in the same Wi-Fi, or type the address in its browser."),
        text_align=ft.TextAlign.CENTER,
    )
    words: list[ft.Control] = [told, address_line(addresses[0], True), *alone(addresses)]
    words.append(
        quiet(
            t(
                "Whoever has this address sees and changes everything. Friends who only play along scan the"
                " code in the game."
            )
        )
    )
    words += others(addresses)
    return bare(around(look, top, addresses[0], words))


@screen
def TablePhones() -> ft.View:
    """The code of the table of the route, and who is there."""
    id = ft.use_route_params()["session"]
    return bare(TableCode(id, key=id))


def around(look: Look, top: ft.Control, address: str, words: Sequence[ft.Control]) -> ft.Control:
    """The code and what is said of it: one below the other, or side by side."""
    spoken = t("QR code of the address below")
    if not look.wide:
        for word in words:
            if isinstance(word, ft.Text):
                word.text_align = ft.TextAlign.CENTER
        side = min(MOST_SIDE, look.width - 2 * look.margin, max(look.height - ROUND_ABOUT, 200))
        code = ft.Row([qr(address, side, spoken)], alignment=ft.MainAxisAlignment.CENTER)
        return column(look, top=top, body=[code, *words], spacing=16)
    side = min(look.width / 2 - 4 * look.margin, look.height - 140, 460)
    pane = ft.Column(
        list(words),
        spacing=16,
        scroll=ft.ScrollMode.AUTO,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    code = ft.Row([qr(address, side, spoken)], alignment=ft.MainAxisAlignment.CENTER)
    return ft.Column(
        [
            ft.Container(top, padding=ft.Padding.only(left=12, right=12, top=8)),
            ft.Row(
                [
                    ft.Container(code, expand=1, alignment=ft.Alignment.CENTER),
                    ft.Container(pane, expand=1, padding=ft.Padding.only(right=look.margin)),
                ],
                expand=True,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def address_line(address: str, large: bool) -> ft.Control:
    """The address in letters that can be read across the table and marked for copying."""
    shown = address.removeprefix("http://")
    style = ft.TextThemeStyle.TITLE_MEDIUM if large else ft.TextThemeStyle.TITLE_SMALL
    return ft.Text(
        shown, theme_style=style, selectable=True, text_align=ft.TextAlign.CENTER, semantics_label=shown
    )


def alone(addresses: Sequence[str]) -> list[ft.Control]:
    """That nobody else gets in, where the app listens to this machine only."""
    if any(urlsplit(address).hostname not in ("127.0.0.1", "localhost") for address in addresses):
        return []
    words = t("Only this device gets in: the app was started for it alone.")
    return [notice(words, bad=True, key="alone")]


def others(addresses: Sequence[str]) -> list[ft.Control]:
    """The further addresses of the machine."""
    if len(addresses) < 2:
        return []
    rest = [address_line(address, False) for address in addresses[1:]]
    return [heading(t("If that does not open")), *rest]

"""How another phone comes to this table: a code to scan, and the same as an address to type."""

from __future__ import annotations

from urllib.parse import urlsplit

import flet as ft

from views.desk import Look, use_desk
from views.kit.bar import bar
from views.kit.component import screen
from views.kit.qr import qr
from views.kit.shell import bare, column, heading, notice, quiet
from views.kit.words import t

MOST_SIDE, ROUND_ABOUT = 300, 360  # of the code; what else is on a phone's screen


@screen
def Phones() -> ft.View:
    """Opened above another screen, and closed back to it."""
    desk = use_desk()
    look = desk.look
    above = ft.use_view_path().rsplit("/phones", 1)[0] or "/"
    addresses = list(desk.world.addresses())
    top = bar(look, t("Phones at this table"), close=lambda _: desk.go(above))
    if not addresses:
        return bare(column(look, top=top, body=[notice(t("This app runs on this device alone."))]))
    first, *others = addresses
    alone = all(urlsplit(address).hostname in ("127.0.0.1", "localhost") for address in addresses)
    if look.wide:
        side = min(look.width / 2 - 4 * look.margin, look.height - 140, 460)
    else:
        side = min(MOST_SIDE, look.width - 2 * look.margin, max(look.height - ROUND_ABOUT, 200))
    code = ft.Row([qr(first, side, t("QR code of the address below"))], alignment=ft.MainAxisAlignment.CENTER)
    told = ft.Text(
        t("Scan the code with a phone in the same Wi-Fi, or type the address in its browser."),
        text_align=ft.TextAlign.CENTER,
    )
    words: list[ft.Control] = [told, _address(first, True)]
    if alone:
        words.append(
            notice(t("Only this device gets in: the app was started for it alone."), bad=True, key="alone")
        )
    words.append(quiet(t("Whoever has the address gets in, and sees and changes the same games.")))
    if others:
        words += [heading(t("If that does not open")), *(_address(address, False) for address in others)]
    if look.wide:
        pane = ft.Column(
            words,
            spacing=16,
            scroll=ft.ScrollMode.AUTO,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        return bare(_wide(look, top, code, pane))
    for word in words:
        if isinstance(word, ft.Text):
            word.text_align = ft.TextAlign.CENTER
    return bare(column(look, top=top, body=[code, *words], spacing=16))


def _address(address: str, large: bool) -> ft.Control:
    """The address in letters that can be read across the table and marked for copying."""
    shown = address.removeprefix("http://")
    style = ft.TextThemeStyle.TITLE_MEDIUM if large else ft.TextThemeStyle.TITLE_SMALL
    return ft.Text(
        shown, theme_style=style, selectable=True, text_align=ft.TextAlign.CENTER, semantics_label=shown
    )


def _wide(look: Look, top: ft.Control, code: ft.Control, pane: ft.Control) -> ft.Control:
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

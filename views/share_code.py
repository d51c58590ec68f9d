"""Codes that carry a result away: to another phone of the same network, and into the app BG Stats."""

from __future__ import annotations

from urllib.parse import urlsplit, urlunsplit

import flet as ft

from models.exchange.bg_stats import link
from models.history.plays import plays
from models.kernel.fault import Fault
from views.desk import Desk, Look, use_desk
from views.kit.bar import bar
from views.kit.button import main_button
from views.kit.component import screen
from views.kit.qr import dense_qr
from views.kit.shell import bare, notice, quiet
from views.kit.words import say, t

# Characters of a code whose modules are three pixels wide on a screen of 360.
WISHED = 1091
MOST_SIDE = 560


def result_link(desk: Desk, id: str) -> str:
    """The address of the session's page for somebody in the same network; empty where there is none."""
    found = next(iter(desk.world.addresses()), "")
    if not found:
        return ""
    parts = urlsplit(found)
    return urlunsplit(parts._replace(path=f"{parts.path.rstrip('/')}/history/{id}"))


def bg_stats_link(desk: Desk, id: str, most: int | None = None) -> str:
    """The address that puts the play into BG Stats. Raises NotSaved where it cannot be read."""
    return next((link(play, most) for play in plays(desk.history, [id])), "")


@screen
def ShareNear() -> ft.View:
    """The result for another phone in the same network."""
    desk = use_desk()
    address = result_link(desk, ft.use_route_params()["session"])
    words: list[ft.Control] = [
        ft.Text(t("Scan the code with a phone in the same Wi-Fi: it opens this result.")),
        quiet(t("Whoever has the address gets in, and sees and changes the same games.")),
    ]
    if not address:
        words = [notice(t("This app runs on this device alone."))]
    spoken = t("QR code that opens this result")
    return _coded(desk, t("On another phone"), address, spoken, words, [])


@screen
def ShareBgStats() -> ft.View:
    """The result for BG Stats: by a button on the phone that has it, by a code for another one."""
    desk = use_desk()
    id = ft.use_route_params()["session"]

    def read() -> tuple[str, str] | Fault:
        try:
            return bg_stats_link(desk, id), bg_stats_link(desk, id, WISHED)
        except Fault as fault:
            return fault

    found = ft.use_memo(read, [id])
    title = t("To BG Stats")
    if isinstance(found, Fault):
        return _coded(desk, title, "", "", [notice(say(found.message), bad=True)], [])
    whole, short = found
    words: list[ft.Control] = [
        ft.Text(t("Scan the code with the phone that has BG Stats, or press the button on it.")),
        quiet(t("BG Stats is an app of its own. Its address lies in the internet, so that phone needs it.")),
    ]
    button = main_button(
        t("Open BG Stats"),
        None,
        icon=ft.Icons.OPEN_IN_NEW_ROUNDED,
        key="open-bg-stats",
        action=ft.OpenUrl(whole),
    )
    return _coded(desk, title, short, t("QR code for BG Stats"), words, [button])


def _coded(
    desk: Desk, title: str, text: str, spoken: str, words: list[ft.Control], actions: list[ft.Control]
) -> ft.View:
    """A bar, the code as large as the screen allows, words and buttons below it or beside it."""
    look = desk.look
    above = ft.use_view_path().rpartition("/")[0]
    top = ft.Container(
        bar(look, title, back=lambda _: desk.go(above)),
        padding=ft.Padding.only(left=max(look.margin - 12, 0), right=look.margin, top=8, bottom=4),
    )
    side = min(look.width / 2 if look.wide else look.width, MOST_SIDE)
    if look.wide:
        side = min(side, look.height - 90)
    code = dense_qr(text, side, spoken) if text else None
    if code is None and text:
        words = [
            notice(t("This result is too long for a code on this screen; use the button instead.")),
            *words,
        ]
    shown = ft.Semantics(identifier="code", content=code) if code is not None else None
    margin = ft.Padding.symmetric(horizontal=look.margin, vertical=16)
    stretch = ft.CrossAxisAlignment.STRETCH
    told = ft.Container(
        ft.Column([*words, *actions], spacing=16, horizontal_alignment=stretch), padding=margin
    )
    if look.wide:
        return bare(ft.Column([top, _beside(look, shown, told)], expand=True, spacing=0))
    rows: list[ft.Control] = [told]
    if shown is not None:
        rows.insert(0, ft.Row([shown], alignment=ft.MainAxisAlignment.CENTER))
    body = ft.Column(rows, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch)
    return bare(ft.Column([top, body], spacing=0, expand=True, horizontal_alignment=stretch))


def _beside(look: Look, shown: ft.Control | None, told: ft.Control) -> ft.Control:
    pane = ft.Column([told], scroll=ft.ScrollMode.AUTO, expand=True)
    left = [ft.Container(shown, padding=ft.Padding.only(left=look.margin))] if shown is not None else []
    return ft.Row([*left, pane], spacing=16, expand=True, vertical_alignment=ft.CrossAxisAlignment.START)

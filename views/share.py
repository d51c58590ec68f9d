"""A result to give away: picture, words, file, codes. Opened above another screen, closed back to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import flet as ft

from models.history.record import Record
from models.kernel.fault import Fault
from views.desk import Desk, Look, use_desk
from views.export import can_hand_on, download, hand_on, hand_on_words, session_file, stem
from views.kit.bar import bar
from views.kit.button import does, main_button, plain_button
from views.kit.component import component, screen
from views.kit.field import text_field
from views.kit.measure import shares as shares_of
from views.kit.shell import MOST_WIDTH, bare, column, heading, notice, quiet
from views.kit.way import way, ways
from views.kit.words import say, t
from views.opening import sitting_at
from views.share_card import card_svg
from views.share_words import card_of, message_of

WORDS_LINES = 18


@dataclass(frozen=True)
class Result:
    """What is given away. `picture` is the SVG with its size in pixels; `record` what is stored."""

    record: Record
    words: str
    picture: tuple[str, int, int]
    finished: bool


@screen
def Share() -> ft.View:
    """The session of the route."""
    desk = use_desk()
    id = ft.use_route_params()["session"]
    here = ft.use_view_path()
    above = here.rpartition("/share")[0]

    def read() -> Result | Fault:
        try:
            sitting, record = sitting_at(desk, id), desk.history.sessions.get(id)
        except Fault as fault:
            return fault
        drawn = card_svg(card_of(sitting.session, record.frame, sitting.marks), desk.look.colours)
        return Result(
            record, message_of(sitting.session, record.frame), drawn, bool(sitting.session.finished)
        )

    found = ft.use_memo(read, [id, desk.look.colours, desk.look.language])
    top = bar(desk.look, t("Share"), close=lambda _: desk.go(above))
    if isinstance(found, Fault):
        return bare(column(desk.look, top=top, body=[notice(say(found.message), bad=True)]))
    return bare(Shared(found, here, top, key=id))


@component
def Shared(result: Result, here: str, top: ft.Control) -> ft.Control:
    """One pane on phones; the picture beside the rest where there is room."""
    desk = use_desk()
    look = desk.look
    none: tuple[Any, bytes | None] = (None, b"")
    made, take = ft.use_state(none)
    drawn = result.picture

    async def make() -> None:
        raster = desk.world.raster
        take((drawn, await raster(*drawn) if raster is not None else None))

    ft.use_effect(lambda: desk.page.run_task(make) and None, [drawn])
    pixels = made[1] if made[0] == drawn else b""
    name = f"{stem(result.record)}.png"
    shares = can_hand_on(desk)
    actions = _picture_actions(desk, name, pixels, shares)
    rest = [*_words(desk, result.words, shares), heading(t("Further")), *_further(desk, result, here)]
    if look.wide and not look.large:
        room = min(look.width, MOST_WIDTH)
        width = min(room * 0.45, (look.height - 120) * drawn[1] / drawn[2])
        left = ft.Container(
            ft.Column([_picture(result, pixels, width)], alignment=ft.MainAxisAlignment.CENTER),
            padding=ft.Padding.only(left=look.margin),
        )
        right = column(look, body=rest, actions=actions)
        panes = ft.Row(
            [left, ft.Container(right, expand=True)],
            expand=True,
            width=room,
            spacing=8,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        bar_above = ft.Container(top, padding=ft.Padding.only(left=12, right=12, top=8))
        middle = ft.Row(
            [panes],
            alignment=ft.MainAxisAlignment.CENTER,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        return ft.Column([bar_above, middle], spacing=0, expand=True)
    width = min(look.width - 2 * look.margin, 420.0)
    return column(look, top=top, body=[_picture(result, pixels, width), *rest], actions=actions)


def _picture(result: Result, pixels: bytes | None, width: float) -> ft.Control:
    """The picture as it will leave; while it is drawn its place, and a sentence where none can be made."""
    if pixels is None:
        return notice(t("This device makes no pictures; the words and the code are here."), key="no-picture")
    _, across, down = result.picture
    high = width * down / across
    inside: ft.Control = ft.ProgressRing(width=40, height=40, semantics_label=t("The picture is being drawn"))
    if pixels:
        inside = ft.Image(
            src=pixels, width=width, height=high, semantics_label=result.words, fit=ft.BoxFit.FILL
        )
    framed = ft.Container(
        inside,
        width=width,
        height=high,
        alignment=ft.Alignment.CENTER,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border_radius=20,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    ready = ft.Semantics(identifier="picture" if pixels else "picture-soon", content=framed)
    return ft.Row([ready], alignment=ft.MainAxisAlignment.CENTER)


def _picture_actions(desk: Desk, name: str, pixels: bytes | None, shares: bool) -> list[ft.Control]:
    if pixels is None:
        return []
    down = ft.Icons.DOWNLOAD_ROUNDED
    keep = does(download, desk, name, pixels) if pixels else None
    if not shares:
        return [main_button(t("Download the picture"), keep, icon=down, key="download-picture")]
    give = does(hand_on, desk, name, pixels) if pixels else None
    icon = ft.Icons.SHARE_ROUNDED
    look = desk.look
    room = (look.width / 2 if look.wide else look.width) - 2 * look.margin
    parts = None if look.large else shares_of([t("Download")], room, look.scale, t("Share the picture"))
    if parts is None:
        return [
            plain_button(t("Download"), keep, icon=down, key="download-picture"),
            main_button(t("Share the picture"), give, icon=icon, key="share-picture"),
        ]
    small = plain_button(t("Download"), keep, icon=down, key="download-picture", expand=parts[0], column=True)
    main = main_button(t("Share the picture"), give, icon=icon, key="share-picture", expand=parts[1])
    return [ft.Row([small, main], spacing=8)]


def _words(desk: Desk, words: str, shares: bool) -> list[ft.Control]:
    """The result as a message. Where the browser copies nothing by itself, the words can be marked."""
    look: Look = desk.look
    field = text_field(t("As a message"), words, fixed=True, lines=WORDS_LINES, key="words")
    if not shares:
        return [field, quiet(t("Mark the words to copy them."))]
    copied = does(desk.tell, t("Copied."))
    buttons: list[ft.Control] = [
        plain_button(
            t("Copy"),
            copied,
            icon=ft.Icons.CONTENT_COPY_ROUNDED,
            key="copy-words",
            expand=None if look.large else True,
            action=ft.CopyToClipboard(words),
        ),
        plain_button(
            t("Send"),
            does(hand_on_words, desk, words, t("This browser cannot share words: copy them instead.")),
            icon=ft.Icons.SHARE_ROUNDED,
            key="share-words",
            expand=None if look.large else True,
        ),
    ]
    return [field, *(buttons if look.large else [ft.Row(buttons, spacing=8)])]


def _further(desk: Desk, result: Result, here: str) -> list[ft.Control]:
    """Codes and the session's own file."""
    file = session_file(result.record)
    rows = [
        way(
            ft.Icons.QR_CODE_2_ROUNDED,
            t("On another phone"),
            t("A code that opens this result in the same Wi-Fi."),
            does(desk.go, f"{here}/near"),
            "share-near",
        ),
        way(
            ft.Icons.DOWNLOAD_ROUNDED,
            t("Session file"),
            t("All moves, to be taken in by this app on another device."),
            does(download, desk, *file),
            "session-file",
        ),
    ]
    if result.finished:
        into = way(
            ft.Icons.OPEN_IN_NEW_ROUNDED,
            t("To BG Stats"),
            t("A button and a code that put this play into that app."),
            does(desk.go, f"{here}/bg-stats"),
            "share-bg-stats",
        )
        rows.insert(1, into)
    return [ways(rows)]

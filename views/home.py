"""The first screen: what is open, what can be started, what was played last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

import flet as ft

from models.games import GAMES
from models.history.repository import History
from models.history.summaries import Summary
from views.desk import Desk, Look, use_desk
from views.games import LOOKS
from views.kit.button import tile_button
from views.kit.component import component, screen
from views.kit.drawing import picture
from views.kit.landscape import landscape
from views.kit.shell import card, heading, top_level
from views.kit.words import t
from views.last_results import last_results
from views.start_tile import start_tile
from views.still_open import newest, row

RAIL = 96
OPEN, RESULTS = 5, 5
OVERLAP = 14  # how far the first card covers the foot of the fence
SCENE = 84  # hills and fence below the words of the header


@dataclass(frozen=True)
class Shown:
    """What of the history is on this screen."""

    open: tuple[Summary, ...]
    results: tuple[Summary, ...]


def read(history: History) -> Shown:
    """The open sessions and the last results, the newest first, of games that this version knows."""
    listed = history.sessions.list
    known = [summary for summary in listed(OPEN, finished=False) if summary.game in LOOKS]
    results = [summary for summary in listed(RESULTS, finished=True) if summary.game in LOOKS]
    return Shown(tuple(known), tuple(results))


@screen
def Home() -> ft.View:
    """Reads the history afresh whenever it comes into sight; below other screens it stays as it is."""
    desk = use_desk()
    on_top = ft.use_route_location().split("?")[0] == "/"
    kept: Any = ft.use_ref(None)
    if on_top or kept.current is None:
        kept.current = read(desk.history)
    return top_level(desk, "/", Body(kept.current, date.today(), key="home"))


@component
def _Body(shown: Shown, _today: date) -> ft.Control:
    """All of it; drawn again when what was read is another, and on another day."""
    desk = use_desk()
    look = desk.look
    width = look.width - RAIL if look.wide else look.width
    body = _panes(desk, shown, width) if look.wide else _one_pane(desk, shown, width)
    height, words = _header(desk, width)
    content = ft.Stack(
        [
            ft.Container(landscape(look, height, width=width), left=0, top=0),
            ft.Column(
                [
                    ft.Container(words, height=height - OVERLAP),
                    ft.Container(
                        body, padding=ft.Padding.only(left=look.margin, right=look.margin, bottom=24)
                    ),
                ],
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        ]
    )
    return ft.Column(
        [content],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


# The screen lies below every other one and would be drawn with each of them.
Body = ft.memo(_Body)


def _header(desk: Desk, width: float) -> tuple[float, ft.Control]:
    """The header's height, which grows with the text, and its words."""
    look = desk.look
    title = ft.Semantics(
        header=True,
        heading_level=1,
        content=ft.Text("Farmhand", theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM),
    )
    alone = look.wide or width / look.scale < 240
    first: list[ft.Control] = [title] if alone else [picture("app-icon", 44), title]
    phones = tile_button(
        "phones",
        ft.Row(
            [
                ft.Icon(ft.Icons.QR_CODE_ROUNDED, size=24, color=ft.Colors.ON_SURFACE),
                ft.Text(
                    t("A further phone") if look.wide and not look.large else t("Phones"),
                    theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                ),
            ],
            spacing=10,
            tight=True,
        ),
        lambda _: desk.go("/phones"),
        key="phones",
        radius=24,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12),
    )
    words = ft.Column(
        [
            ft.Row(first, spacing=10, vertical_alignment=ft.CrossAxisAlignment.CENTER),
            ft.Row([phones]),
        ],
        spacing=8,
    )
    height = 14 + max(44, 36 * look.scale) + 8 + max(48, 24 + 22 * look.scale) + SCENE
    return height, ft.Container(
        words, padding=ft.Padding.only(left=look.margin, right=look.margin, top=14), width=width
    )


def _one_pane(desk: Desk, shown: Shown, width: float) -> ft.Control:
    room = width - 2 * desk.look.margin
    parts: list[ft.Control] = []
    if shown.open:
        parts += _open(desk, shown.open, room)
    else:
        parts.append(_welcome(desk.look, bool(shown.results)))
    parts += _start(desk)
    if shown.results:
        parts += [_titled(t("Last results")), last_results(desk, shown.results[:3])]
    return _stack(parts)


def _panes(desk: Desk, shown: Shown, width: float) -> ft.Control:
    """What is open on the left, or the welcome; the rest on the right."""
    room = (width - 2 * desk.look.margin - 24) * 0.55
    left: list[ft.Control] = [ft.Container(height=OVERLAP + 8)]
    if shown.open:
        left += [heading(t("Still open")), *_open(desk, shown.open, room)]
    else:
        left.append(_welcome(desk.look, bool(shown.results)))
    right: list[ft.Control] = [ft.Container(height=OVERLAP + 8), *_start(desk, first=True)]
    if shown.results:
        right += [_titled(t("Last results")), card(last_results(desk, shown.results), padding=14)]
    return ft.Row(
        [
            ft.Container(_stack(left), expand=55),
            ft.Container(_stack(right), expand=45),
        ],
        spacing=24,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _open(desk: Desk, summaries: Sequence[Summary], room: float) -> list[ft.Control]:
    first, *others = summaries
    return [newest(desk, first, room), *(row(desk, summary) for summary in others)]


def _start(desk: Desk, first: bool = False) -> list[ft.Control]:
    title = heading(t("Start a game")) if first else _titled(t("Start a game"))
    return [title, *(start_tile(desk, game) for game in GAMES.values() if game.key in LOOKS)]


def _welcome(look: Look, known: bool) -> ft.Control:
    """Where nothing is open: what the app is for, or on later evenings a short word."""
    if known:
        title, text = t("All games are finished"), t("Start the next one, or look back at the last.")
    else:
        title = t("Lay the phone beside the pad")
        text = t("Roll and draw as always. Farmhand knows the rules, counts, and remembers the evening.")
    words = ft.Column(
        [ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_LARGE), ft.Text(text)], spacing=4, tight=True
    )
    if look.large:
        return card(words)
    words.expand = True
    return card(
        ft.Row(
            [picture("sheep", 72), words],
            spacing=14,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    )


def _titled(text: str) -> ft.Control:
    return ft.Container(heading(text), padding=ft.Padding.only(top=8))


def _stack(parts: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(parts), spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

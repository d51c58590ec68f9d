"""The round track: written numbers, the yellow and the red space, where the next number goes."""

from __future__ import annotations

import flet as ft

from models.games.volle_weide.box import Track
from models.games.volle_weide.state import State
from views.desk import Look
from views.games.volle_weide.gate import gate
from views.kit.component import component
from views.kit.words import t

GAP = 4


def shown(end: int, here: int, room: int) -> range:
    """Which spaces are shown (from 0) when only so many fit: those around the current one."""
    room = max(1, min(room, end))
    first = max(0, min(here - room // 2, end - room))
    return range(first, first + room)


def track(look: Look, state: State, spaces: Track, width: float) -> ft.Control:
    """The track as far as it fits, the current space ringed; spoken as one sentence."""
    written = state.written
    # While a written number is being drawn it is the current one; before a roll it is the next free space.
    here = len(written) - 1 if state.open and not state.repeated and written else len(written)
    again = state.face if state.repeated else None
    return _MemoTrack(look, written, min(here, spaces.end - 1), spaces.mid, spaces.end, width, again)


@component
def _Track(
    look: Look, written: tuple[int, ...], here: int, mid: int, end: int, width: float, again: int | None
) -> ft.Control:
    room = 4 if look.large else int((width + GAP) // (32 + GAP))
    numbers = [str(number) for number in written] + [""] * end
    boxes: list[ft.Control] = [
        ft.Container(
            Space(look, numbers[index], index + 1 == mid, index + 1 == end, index == here), expand=True
        )
        for index in shown(end, here, room)
    ]
    spaces = ft.Semantics(
        container=True,
        identifier="track",
        label=_spoken(written, mid, end),
        exclude_semantics=True,
        content=ft.Row(boxes, spacing=GAP),
    )
    if again is None:
        return spaces
    # A roll equal to the last one has no space of its own; it still has to be seen.
    tag = ft.Container(
        ft.Text(
            t("{face} again: drawn, not written", face=again),
            theme_style=ft.TextThemeStyle.LABEL_SMALL,
            color=ft.Colors.ON_TERTIARY_CONTAINER,
        ),
        padding=ft.Padding.symmetric(horizontal=10, vertical=3),
        border_radius=8,
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
    )
    return ft.Column([spaces, tag], spacing=6, tight=True)


_MemoTrack = ft.memo(_Track)


def _spoken(written: tuple[int, ...], mid: int, end: int) -> str:
    if not written:
        return t("Nothing written yet. Mid-game at number {mid}, end at number {end}.", mid=mid, end=end)
    return t(
        "Written: {numbers}. Mid-game at number {mid}, end at number {end}.",
        numbers=", ".join(map(str, written)),
        mid=mid,
        end=end,
    )


@component
def _Space(look: Look, number: str, yellow: bool, red: bool, here: bool) -> ft.Control:
    colours = look.colours
    fill, ink = colours.card, colours.ink
    if yellow:
        fill, ink = colours.yellow, "#262B1E"
    elif red:
        fill, ink = colours.red, colours.gate
    edge = (
        ft.BorderSide(2.5, colours.primary)
        if here
        else ft.BorderSide(1.5 if yellow or red else 1, colours.outline)
    )
    return ft.Container(
        _mark(look.scale, number, yellow, red, ink),
        height=40 * look.scale,
        border_radius=10,
        bgcolor=fill,
        border=ft.Border(edge, edge, edge, edge),
        alignment=ft.Alignment.CENTER,
    )


# A number that is written changes two spaces, not all.
Space = ft.memo(_Space)


def _mark(scale: float, number: str, yellow: bool, red: bool, ink: str) -> ft.Control | None:
    """The number, the yellow space's flag, the red one's gate, or both."""
    text = ft.Text(
        number, size=17 * scale, weight=ft.FontWeight.W_700, color=ink, style=ft.TextStyle(height=1)
    )
    if not yellow and not red:
        return text if number else None
    side = (15 if number else 22) * scale
    sign = ft.Icon(ft.Icons.OUTLINED_FLAG_ROUNDED, size=side, color=ink) if yellow else gate(side, ink)
    if not number:
        return sign
    return ft.Column(
        [sign, text],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

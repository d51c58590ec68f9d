"""The round track: written numbers, the yellow and the red space, where the next number goes."""

from __future__ import annotations

import flet as ft

from models.games.volle_weide.box import Track
from models.games.volle_weide.state import State
from views.desk import Look
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
    room = 4 if look.large else int((width + GAP) // (32 + GAP))
    visible = shown(spaces.end, min(here, spaces.end - 1), room)
    boxes = [_space(look, index, written, spaces, index == here) for index in visible]
    return ft.Semantics(
        container=True,
        identifier="track",
        label=_spoken(state, spaces),
        content=ft.Semantics(exclude_semantics=True, content=ft.Row(boxes, spacing=GAP)),
    )


def _spoken(state: State, spaces: Track) -> str:
    if not state.written:
        return t(
            "Nothing written yet. Mid-game at number {mid}, end at number {end}.",
            mid=spaces.mid,
            end=spaces.end,
        )
    return t(
        "Written: {numbers}. Mid-game at number {mid}, end at number {end}.",
        numbers=", ".join(map(str, state.written)),
        mid=spaces.mid,
        end=spaces.end,
    )


def _space(look: Look, index: int, written: tuple[int, ...], spaces: Track, here: bool) -> ft.Control:
    colours = look.colours
    number = str(written[index]) if index < len(written) else ""
    mid, end = index + 1 == spaces.mid, index + 1 == spaces.end
    fill, ink = colours.card, colours.ink
    if mid:
        fill, ink = colours.yellow, "#262B1E"
    elif end:
        fill, ink = colours.red, colours.gate
    parts: list[ft.Control] = []
    if mid:
        parts.append(ft.Icon(ft.Icons.OUTLINED_FLAG_ROUNDED, size=15 * look.scale, color=ink))
    elif end:
        parts.append(
            ft.Icon(ft.Icons.FENCE_ROUNDED, size=15 * look.scale if number else 22 * look.scale, color=ink)
        )
    if number:
        parts.append(
            ft.Text(
                number,
                size=17 * look.scale,
                weight=ft.FontWeight.W_700,
                color=ink,
                style=ft.TextStyle(height=1),
            )
        )
    edge = (
        ft.BorderSide(2.5, colours.primary)
        if here
        else ft.BorderSide(1.5 if mid or end else 1, colours.outline)
    )
    return ft.Container(
        ft.Column(
            parts,
            spacing=0,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        expand=True,
        height=40 * look.scale,
        border_radius=10,
        bgcolor=fill,
        border=ft.Border(edge, edge, edge, edge),
        alignment=ft.Alignment.CENTER,
    )

"""A still picture on a board: its vector parts at once, the same picture as pixels as soon as they are made.

The browser draws every curve of a vector picture again for each frame, also for those in which only something
above it moves; pixels cost it next to nothing. Knows no game.
"""

from __future__ import annotations

import asyncio
from typing import Any

import flet as ft

from views.desk import use_desk
from views.kit.frame import Frame

# Seconds. Taps that follow each other quickly are one picture; after the second the browser shows the new one.
PAUSE, SHOWN = 0.3, 0.6
# Device pixels a pixel: with fewer, slanted edges show steps where the board lies between two pixels; more
# cannot be seen.
LEAST, MOST = 2.0, 3.0

Key = tuple[str, int, int]


def in_pixels(frame: Frame, svg: str, parts: list[ft.Control], zoomed: bool) -> ft.Control:
    """A board of the frame's size, for use in a component: `parts` until `svg`, the same picture, is pixels.

    `parts` are shown too while `zoomed`, and for good where this server makes no pixels.
    """
    desk = use_desk()
    make = desk.world.raster
    none: tuple[Key | None, bytes] = (None, b"")
    made, take = ft.use_state(none)
    alone, stand = ft.use_state(none[0])
    wanted: Any = ft.use_ref(None)
    sharp = min(max(desk.page.media.device_pixel_ratio, LEAST), MOST)
    key = wanted.current = svg, round(frame.width * sharp), round(frame.height * sharp)

    async def renew() -> None:
        await asyncio.sleep(PAUSE)
        if make is None or wanted.current != key:
            return
        pixels = await make(*key)
        if pixels is None or wanted.current != key:
            return
        take((key, pixels))
        await asyncio.sleep(SHOWN)
        if wanted.current == key:
            stand(key)

    def begin() -> None:
        if make is not None and made[0] != key:
            desk.page.run_task(renew)

    def forget() -> None:
        wanted.current = None

    ft.use_effect(begin, [key])
    ft.use_effect(lambda: None, [], forget)
    pixels = ft.Image(
        src=made[1] or "",
        width=frame.width,
        height=frame.height,
        fit=ft.BoxFit.FILL,
        gapless_playback=True,
        exclude_from_semantics=True,
        visible=bool(made[1]),
    )
    # The parts lie above: they cover old pixels at once, and give way only to new ones that are on the screen.
    covered = made[0] == alone == key and not zoomed
    vector = ft.Stack(parts, width=frame.width, height=frame.height, visible=not covered)
    return ft.Stack([pixels, vector], width=frame.width, height=frame.height)

"""The meadow at the head of home and result: sky, hills, a flock behind a fence; at night moon and stars."""

from __future__ import annotations

from math import pi, sin

import flet as ft

from views.desk import Look
from views.kit.drawing import placed
from views.kit.theme import Palette

_POSTS = 45  # pixels from post to post
_WIDE = 760  # from here on a third sheep
LIGHT = 100  # sun and moon keep so far to the right edge: what is written there is hard to read
_ABOVE = 46  # how high the upper rail lies above the picture's lower edge


def landscape(look: Look, height: float, *, width: float | None = None, light: bool = True) -> ft.Control:
    """The picture, as wide as the window unless told, silent; without `light` nothing is on the sky."""
    wide = width or look.width
    return ft.Image(
        src=landscape_svg(look.colours, wide, height, light),
        width=wide,
        height=height,
        fit=ft.BoxFit.COVER,
        gapless_playback=True,
        exclude_from_semantics=True,
    )


def landscape_svg(colours: Palette, width: float, height: float, light: bool = True) -> str:
    """The picture as an SVG document; what it shows keeps its size, the hills stretch with the width."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}">',
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="{colours.sky}"/>',
        _light(colours, width, height) if light else "",
        _hills(colours, width, height),
    ]
    rail = height - _ABOVE
    if width > _WIDE:
        parts.append(placed("sheep", width * 0.42, rail - 11, 50, colours))
    parts.append(placed("sheep", width - 158, rail - 13, 50, colours))
    parts.append(placed("black-sheep", width - 83, rail - 12, 50, colours))
    parts.append(placed("bush", width - 26, rail + 3, 44, colours))
    parts.append(_fence(colours, width, rail))
    parts.append("</svg>")
    return "".join(parts)


def _light(colours: Palette, width: float, height: float) -> str:
    x, y = width - LIGHT + 24, max(36.0, min(40.0, height * 0.3))
    if not colours.dark:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="21" fill="{colours.sun}"/>'
    moon = (
        f'<path fill="{colours.sun}" d="M{x - 6:.1f} {y - 21:.1f}a21 21 0 1 0 25.5 26.5'
        f'a17.5 17.5 0 0 1 -25.5 -26.5z"/>'
    )
    places = ((0.3, 12), (0.52, 15), (0.685, 31), (0.74, 74), (0.9, 66), (0.975, 30))
    stars = "".join(
        f'<circle cx="{width * across:.1f}" cy="{down}" r="{1.4 + 0.5 * (down % 2):.1f}" '
        f'fill="{colours.sun}" opacity="0.75"/>'
        for across, down in places
        if down < height - 90
    )
    return moon + stars


def _hills(colours: Palette, width: float, height: float) -> str:
    far = _ridge(width, height - 76, 15, 300, 0.2)
    near = _ridge(width, height - 40, 7, 410, 2.4)
    return "".join(
        f'<path fill="{fill}" d="{ridge}V{height:.1f}H0z"/>'
        for fill, ridge in ((colours.hill, far), (colours.hill2, near))
    )


def _ridge(width: float, level: float, swell: float, length: float, start: float) -> str:
    """Two waves, one on the other, so that wide windows show no pattern."""

    def at(x: float) -> float:
        turn = x / length * 2 * pi + start
        return level - swell * sin(turn) - swell * 0.45 * sin(turn * 0.57 + 1.3)

    steps = range(0, int(width) + 24, 12)
    return f"M0 {at(0):.1f}" + "".join(f"L{x} {at(x):.1f}" for x in steps)


def _fence(colours: Palette, width: float, rail: float) -> str:
    start = width % _POSTS / 2 - _POSTS + 18
    posts = [start + _POSTS * number for number in range(int((width - start) / _POSTS) + 2)]
    lower = rail + 16
    rails = ""
    for level, sway in ((rail, 1.1), (lower, -0.9)):
        path = f"M{posts[0]:.1f} {level:.1f}" + "".join(
            f"Q{a + _POSTS / 2:.1f} {level + sway * (2 if number % 3 else -2):.1f} {b:.1f} {level:.1f}"
            for number, (a, b) in enumerate(zip(posts, posts[1:], strict=False))
        )
        rails += _stroke(path, 8, colours.wood_edge) + _stroke(path, 4.6, colours.wood)
        rails += _stroke(path, 1, colours.wood_light, ' stroke-dasharray="14 9" opacity="0.55"')
    foot = lower + 22
    uprights = "".join(
        _stroke(f"M{x:.1f} {rail - 6:.1f}L{x + (0.9 if number % 2 else -0.7):.1f} {foot:.1f}", size, colour)
        for number, x in enumerate(posts)
        for size, colour in ((9.5, colours.wood_edge), (6, colours.wood))
    )
    return rails + uprights


def _stroke(path: str, width: float, colour: str, more: str = "") -> str:
    drawn = f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"{more}'
    return f'<path d="{path}" {drawn}/>'

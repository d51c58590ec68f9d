"""The project's own drawings, as SVG text and as controls. Knows the files, not where they are used."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import flet as ft

from views.kit.theme import Palette

_LINE = "#33281B"
SIDE = 64
PIECES = (
    "sheep",
    "black-sheep",
    "bush",
    "clover",
    "rock",
    "cow",
    "chicken",
    "grain",
    "corn",
    "hay",
    "barn",
    "granary",
)


@cache
def svg(name: str) -> str:
    """The drawing as a whole SVG document, 64 x 64."""
    return (files("views.kit") / "drawings" / f"{name}.svg").read_text(encoding="utf-8")


@cache
def inner(name: str) -> str:
    """What is inside the drawing's svg element, to be placed in a larger picture."""
    found = re.search(r"<svg[^>]*>(.*)</svg>", svg(name), re.DOTALL)
    assert found is not None
    return found.group(1)


def placed(name: str, x: float, y: float, side: float, colours: Palette) -> str:
    """The drawing within a larger SVG, its middle on (x, y), so wide; its outline takes the palette's."""
    scale = side / SIDE
    body = inner(name).replace(_LINE, colours.drawing_line)
    return f'<g transform="translate({x - side / 2:.2f} {y - side / 2:.2f}) scale({scale:.4f})">{body}</g>'


def piece(name: str, colours: Palette, left: float, top: float, side: float) -> ft.Control:
    """A piece on a board, silent, as a picture that the browser keeps; its outline is the palette's."""
    return ft.Image(
        src=f"/drawings/{name}-{'night' if colours.dark else 'day'}.png",
        left=left,
        top=top,
        width=side,
        height=side,
        exclude_from_semantics=True,
    )


def picture(name: str, side: float, spoken: str | None = None) -> ft.Control:
    """The drawing alone, silent for screen readers unless it is named."""
    return ft.Image(
        src=svg(name), width=side, height=side, semantics_label=spoken, exclude_from_semantics=spoken is None
    )


def tile(name: str, side: float, colours: Palette) -> ft.Control:
    """The drawing on the pale tile that drawings outside the meadow lie on."""
    return ft.Container(
        picture(name, side * 0.78),
        width=side,
        height=side,
        border_radius=12,
        bgcolor=colours.tile,
        alignment=ft.Alignment.CENTER,
    )


def sign(name: str, side: float, colours: Palette) -> ft.Control:
    """The drawing within text and buttons: bare on the light grounds, on its pale tile at night."""
    return tile(name, side, colours) if colours.dark else picture(name, side)

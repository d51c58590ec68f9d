"""One token of the assets board as a small button: its drawing, spoken as what the tap does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.asset import Asset
from views.kit.button import tile_button
from views.kit.drawing import tile
from views.kit.theme import Palette

SIDE = 36


def token(
    colours: Palette,
    asset: Asset,
    spoken: str,
    press: Callable[[Any], Any],
    key: str,
    *,
    selected: bool = False,
    expand: bool | None = None,
) -> ft.Control:
    """The button; 50 px high and wide, or as wide as it is given."""
    content = ft.Semantics(label=spoken, content=tile(asset, SIDE, colours))
    return tile_button(spoken, content, press, key=key, padding=7, selected=selected, expand=expand)


def empty_place(asked: bool) -> ft.Control:
    """A place without a token; marked where the next tap fills it."""
    edge = ft.Border.all(2.5 if asked else 1, ft.Colors.PRIMARY if asked else ft.Colors.OUTLINE_VARIANT)
    return ft.Container(width=SIDE + 14, height=SIDE + 14, border_radius=16, border=edge)

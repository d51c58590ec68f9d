"""A face of a die: its pips, or the choice side with a question mark."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import flet as ft

from views.kit.theme import Palette

PIPS = {
    1: [(0.5, 0.5)],
    2: [(0.25, 0.25), (0.75, 0.75)],
    3: [(0.25, 0.25), (0.5, 0.5), (0.75, 0.75)],
    4: [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)],
    5: [(0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)],
    6: [(0.25, 0.22), (0.75, 0.22), (0.25, 0.5), (0.75, 0.5), (0.25, 0.78), (0.75, 0.78)],
}


Side = int | Literal["choice"]
_QUESTION = (
    '<path d="M22.5 25.5a9.5 9.5 0 1 1 14 8.3c-3.2 1.8-4.5 3.6-4.5 7.4" fill="none" stroke-width="5.6"'
)


@lru_cache(maxsize=64)
def _face_svg(side: Side, colours: Palette) -> str:
    if side == "choice":
        pips = f'{_QUESTION} stroke="{colours.ink}" stroke-linecap="round"/><circle cx="32" cy="50" r="3.6"/>'
    else:
        pips = "".join(f'<circle cx="{64 * x:.1f}" cy="{64 * y:.1f}" r="5.6"/>' for x, y in PIPS[side])
    box = '<rect x="2" y="2" width="60" height="60" rx="12" fill="none"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'{box} stroke="{colours.ink}" stroke-width="3.4"/><g fill="{colours.ink}">{pips}</g></svg>'
    )


def face(number: Side, side: float, colours: Palette, spoken: str | None = None) -> ft.Control:
    """One face of the die, silent unless it is named."""
    svg = _face_svg(number, colours)
    return ft.Image(
        src=svg, width=side, height=side, semantics_label=spoken, exclude_from_semantics=spoken is None
    )

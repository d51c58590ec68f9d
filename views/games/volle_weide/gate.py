"""The gate on the red space: the sign that the game ends there. Knows no track."""

from __future__ import annotations

import flet as ft

_POSTS = "M4 3.5V20.5M20 3.5V20.5"
_BARS = "M4 7.5H20M4 16.5H20M5 16L19 8"


def gate(side: float, ink: str) -> ft.Control:
    """Two posts, two bars and the brace between them, in one ink; silent."""
    strokes = f'fill="none" stroke="{ink}" stroke-linecap="round"'
    return ft.Image(
        src=(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
            f'<path d="{_POSTS}" {strokes} stroke-width="2.6"/><path d="{_BARS}" {strokes} stroke-width="2"/>'
            "</svg>"
        ),
        width=side,
        height=side,
        exclude_from_semantics=True,
    )

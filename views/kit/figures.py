"""Single numbers to be read at a glance: each large over what it counts."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from views.desk import Look

GAP = 8
LEAST = 112  # pixels that one needs at the usual text size


def figures(look: Look, told: Sequence[tuple[str, str]], width: float) -> ft.Control:
    """(number, words) pairs as small cards, as many beside each other as have room in `width`."""
    across = max(1, min(len(told), int((width + GAP) // (LEAST * look.scale + GAP))))
    if across == 3 and len(told) == 4:
        across = 2
    each = (width - GAP * (across - 1)) / across
    cards = [
        ft.Semantics(
            label=f"{words}: {number}",
            exclude_semantics=True,
            content=ft.Container(
                ft.Column(
                    [
                        ft.Text(number, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                        ft.Text(
                            words,
                            theme_style=ft.TextThemeStyle.BODY_SMALL,
                            color=ft.Colors.ON_SURFACE_VARIANT,
                        ),
                    ],
                    spacing=0,
                    tight=True,
                ),
                width=each,
                padding=ft.Padding.symmetric(horizontal=14, vertical=10),
                border_radius=16,
                bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
                border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
            ),
        )
        for number, words in told
    ]
    rows: list[ft.Control] = [
        ft.Row(
            list(cards[start : start + across]),
            spacing=GAP,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for start in range(0, len(cards), across)
    ]
    return ft.Column(rows, spacing=GAP)

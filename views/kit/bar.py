"""The bar at the top of a screen: back, whose turn or which round, the place in the game, further buttons."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from views.desk import Look
from views.kit.button import Press, icon_button
from views.kit.words import t


def bar(
    look: Look,
    title: str,
    place: str = "",
    *,
    back: Press = None,
    close: Press = None,
    more: Sequence[ft.Control] = (),
    wrap: bool = False,
) -> ft.Control:
    """The bar: 56 px or as high as its text. `back` leads up, `close` leaves a sheet or a result.

    `wrap`: the place may take two lines.
    """
    first: list[ft.Control] = []
    if back is not None:
        first = [icon_button(t("Back"), ft.Icons.ARROW_BACK_IOS_NEW_ROUNDED, back, key="back")]
    elif close is not None:
        first = [icon_button(t("Close"), ft.Icons.CLOSE_ROUNDED, close, key="close")]
    lines: list[ft.Control] = [
        ft.Semantics(
            header=True,
            heading_level=1,
            content=ft.Text(
                title,
                theme_style=ft.TextThemeStyle.TITLE_LARGE,
                max_lines=3 if look.large else 1,
                overflow=ft.TextOverflow.ELLIPSIS,
            ),
        )
    ]
    if place:
        lines.append(
            ft.Text(
                place,
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                color=ft.Colors.ON_SURFACE_VARIANT,
                max_lines=2 if look.large or wrap else 1,
                overflow=ft.TextOverflow.ELLIPSIS,
            )
        )
    return ft.Row(
        [*(first or [ft.Container(width=8)]), ft.Column(lines, spacing=0, expand=True, tight=True), *more],
        spacing=4,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )

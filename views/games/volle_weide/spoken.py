"""Places in words: for those who do not see the meadow, and for whoever likes a list. One row a legal place."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from models.games.volle_weide.meadow import Place
from views.desk import Look
from views.games.volle_weide.ghost import Ghost
from views.kit.button import does, plain_button, tile_button
from views.kit.words import t, tn


def placed(ghost: Ghost, place: Place) -> str:
    """A place in words: "Row 3, post 4, turned right, closes a pen of 2 sheep". Rows and posts count from 1."""
    parts = [t("Row {row}, post {post}", row=place.at[1] + 1, post=place.at[0] + 1)]
    turns = {1: t("turned right"), 2: t("turned upside down"), 3: t("turned left")}
    if place.turn:
        parts.append(turns[place.turn])
    now, then = ghost.before, ghost.standing(place)
    if then.sheep > now.sheep:
        parts.append(tn("closes a pen of {n} sheep", "closes a pen of {n} sheep", then.sheep - now.sheep))
    if then.bushes > now.bushes:
        parts.append(tn("cuts {n} bush", "cuts {n} bushes", then.bushes - now.bushes))
    return ", ".join(parts)


def places_by_name(
    look: Look, ghost: Ghost, put: Callable[[Place], None], close: Callable[[], None]
) -> ft.BottomSheet:
    """All legal places as named buttons, those that close most first."""
    now = ghost.before
    order = sorted(ghost.legal, key=lambda place: now.total - ghost.standing(place).total)
    rows: list[ft.Control] = [
        tile_button(
            f"{place.at}-{place.turn}",
            ft.Row([ft.Text(placed(ghost, place), expand=True)]),
            does(put, place),
            key=f"place-{place.at[0]}-{place.at[1]}-{place.turn}",
            flat=True,
        )
        for place in order
    ]
    title = tn("{n} legal place", "{n} legal places", len(order))
    return ft.BottomSheet(
        content=ft.Container(
            ft.Column(
                [
                    ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_LARGE),
                    ft.ListView(rows, expand=True, spacing=4),
                    plain_button(t("Close"), lambda _: close(), key="close-places"),
                ],
                spacing=12,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            padding=16,
            height=look.height * 0.8,
        ),
        bgcolor=ft.Colors.SURFACE,
        scrollable=True,
        show_drag_handle=True,
        on_dismiss=lambda _: close(),
    )

"""The tile that starts a game: drawings, name, how many can play; and the way to count what was played already."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.kernel.game import Game
from views.desk import Desk
from views.games import LOOKS
from views.kit.button import plain_button, tile_button
from views.kit.drawing import picture
from views.kit.words import t
from views.still_open import play_mark


def start_tile(desk: Desk, game: Game[Any, Any, Any]) -> ft.Control:
    """A wide tile, and below it the second way: to count what was played already."""
    look, drawings = desk.look, LOOKS[game.key].drawings
    high, low = (44, 32) if look.narrow else (66, 46)
    scene = ft.Container(
        ft.Row(
            [picture(name, high if position == 0 else low) for position, name in enumerate(drawings)],
            spacing=4,
            tight=True,
            vertical_alignment=ft.CrossAxisAlignment.END,
        ),
        bgcolor=look.colours.meadow,
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=10 if look.narrow else 20, vertical=20),
        border_radius=ft.BorderRadius.only(top_left=18.5, bottom_left=18.5)
        if not look.large
        else ft.BorderRadius.only(top_left=18.5, top_right=18.5),
    )
    words = ft.Column(
        [
            ft.Text(game.name, theme_style=ft.TextThemeStyle.TITLE_LARGE),
            ft.Text(
                t("{fewest}\u2013{most} players", fewest=game.fewest, most=game.usual),
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                color=ft.Colors.ON_SURFACE_VARIANT,
            ),
        ],
        spacing=2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        expand=True,
    )
    if look.large:
        content: ft.Control = ft.Column(
            [scene, ft.Container(ft.Row([words, play_mark()]), padding=16)],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    else:
        content = ft.Row(
            [scene, words, play_mark(), ft.Container(width=4)],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    parts: list[ft.Control] = [
        tile_button(
            game.name,
            content,
            lambda _: desk.go(f"/setup/{game.key}"),
            key=f"start-{game.key}",
            # The meadow ends inside the outline.
            padding=ft.Padding.all(1.5),
            radius=20,
        )
    ]
    if game.tallies:
        parts.append(
            plain_button(
                LOOKS[game.key].set_up.count(),
                lambda _: desk.go(f"/count/{game.key}"),
                icon=ft.Icons.EDIT_NOTE_ROUNDED,
                key=f"count-{game.key}",
            )
        )
    return ft.Column(parts, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

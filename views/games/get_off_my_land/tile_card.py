"""A land tile as a card on the shelf: name, feature, market card with its side, farmer, what it pays next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from models.games.get_off_my_land.land import FEATURE_NAMES, Tile
from views.desk import Look
from views.games.get_off_my_land.emblem import of_card, of_feature, of_tile
from views.games.get_off_my_land.glance import state_word
from views.kit.button import does, tile_button
from views.kit.component import component
from views.kit.drawing import picture
from views.kit.drawing import tile as drawn
from views.kit.shell import quiet
from views.kit.words import say, t

SIDE = 48


@component
def _TileCard(
    look: Look,
    tile: Tile,
    number: int,
    farmer: str,
    own: bool,
    pays: int | None,
    area: str,
    show: Callable[[str], Any],
) -> ft.Control:
    """`farmer`: whose stands there, "" for nobody's; `own`: it is the controller's. `pays`: None for nothing to say.

    `area`: the other tiles of its fenced area, in words.
    """
    title = ft.Text(
        tile.name,
        theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )
    head: list[ft.Control] = [title]
    if tile.feature is not None and tile.card is not None:
        small = drawn(of_feature(tile.feature), 28, look.colours)
        head.append(ft.Semantics(label=say(FEATURE_NAMES[tile.feature]), content=small))
    words: list[ft.Control] = [
        ft.Text(
            _about(tile),
            theme_style=ft.TextThemeStyle.BODY_SMALL,
            max_lines=2,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
    ]
    if tile.card is not None:
        words.append(side_tag(look, state_word(tile.card.kind, tile.ready), tile.ready))
    drawing = of_card(tile.card.name, tile.card.kind) if tile.card is not None else of_tile(tile)
    middle = ft.Row(
        [
            drawn(drawing, SIDE, look.colours),
            ft.Column(
                words, spacing=3, tight=True, expand=True, horizontal_alignment=ft.CrossAxisAlignment.START
            ),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    lines: list[ft.Control] = [
        ft.Row(head, spacing=6, vertical_alignment=ft.CrossAxisAlignment.START),
        middle,
    ]
    if area:
        lines.append(quiet(area))
    if not tile.fenced:
        lines.append(quiet(t("a side is open")))
    foot: list[ft.Control] = []
    if farmer:
        foot.append(_farmer(farmer, own))
    if pays is not None:
        sum = f"+{t('${n}', n=pays)}" if pays else t("${n}", n=0)
        amount = ft.Text(sum, theme_style=ft.TextThemeStyle.TITLE_SMALL, no_wrap=True)
        foot.append(amount)
    if foot:
        end = ft.MainAxisAlignment.SPACE_BETWEEN if len(foot) > 1 else ft.MainAxisAlignment.END
        lines.append(ft.Row(foot, alignment=end, wrap=False, spacing=6))
    return tile_button(
        tile.name,
        ft.Column(lines, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        does(show, f"tile:{number}"),
        key=f"tile-{number}",
        padding=10,
        top=True,
    )


tile_card = ft.memo(_TileCard)


def _about(tile: Tile) -> str:
    if tile.card is not None:
        return tile.card.name
    if tile.feature is not None:
        return t("{feature}, no card", feature=say(FEATURE_NAMES[tile.feature]))
    return t("no card") if tile.logged else t("unlogged forest")


def side_tag(look: Look, word: str, ready: bool) -> ft.Control:
    """Which side of a card is up: told by icon, word, fill and edge."""
    ink = ft.Colors.ON_PRIMARY_CONTAINER if ready else ft.Colors.ON_SURFACE_VARIANT
    icon = ft.Icons.CHECK_ROUNDED if ready else ft.Icons.HISTORY_ROUNDED
    return ft.Container(
        ft.Row(
            [
                ft.Icon(icon, size=18, color=ink),
                ft.Text(word, theme_style=ft.TextThemeStyle.LABEL_SMALL, color=ink, no_wrap=not look.large),
            ],
            spacing=4,
            tight=True,
        ),
        padding=ft.Padding.symmetric(horizontal=7, vertical=3),
        border_radius=8,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if ready else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border=ft.Border.all(1, ft.Colors.TRANSPARENT if ready else ft.Colors.OUTLINE),
    )


def _farmer(name: str, own: bool) -> ft.Control:
    """The farmer on the tile: its own guards it, another's takes the income."""
    fill = ft.Colors.PRIMARY_CONTAINER if own else ft.Colors.ERROR_CONTAINER
    ink = ft.Colors.ON_PRIMARY_CONTAINER if own else ft.Colors.ON_ERROR_CONTAINER
    word = ft.Text(
        t("guarded") if own else t("{name}'s farmer", name=name),
        theme_style=ft.TextThemeStyle.LABEL_SMALL,
        color=ink,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
        expand_loose=True,
    )
    return ft.Container(
        ft.Row([picture("farmer", 22), word], spacing=4, tight=True),
        padding=ft.Padding.symmetric(horizontal=6, vertical=3),
        border_radius=8,
        bgcolor=fill,
        expand=True,
        expand_loose=True,
    )


def area_words(names: Mapping[int, tuple[str, ...]], tile: Tile) -> str:
    """The other tiles within the tile's fence."""
    if tile.area is None:
        return ""
    others = [name for name in names[tile.area] if name != tile.name]
    return t("one area with {tiles}", tiles=", ".join(others)) if others else ""

"""What a tap on the editor's meadow sets: the four pieces, how many there are, and a way without pointing."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.volle_weide.sketch import Piece
from views.desk import Look
from views.games.volle_weide.sketching import Sketching
from views.kit.button import tile_button
from views.kit.by_name import ByName, Kind
from views.kit.drawing import sign
from views.kit.shell import quiet
from views.kit.words import t, tn


def hint(look: Look, sketching: Sketching) -> ft.Control:
    """What a tap does with the chosen piece, and how many of it there are."""
    sketch = sketching.sketch
    told = {
        "sheep": t("Tap a cell: a sheep. Tap again: gone."),
        "clover": t("Tap a cell: a clover. Tap again: gone."),
        "bush": t("Tap between two posts: a bush. Tap again: gone."),
        "rock": t("Tap a post: it is a rock. Tap again: a post."),
    }[sketching.piece]
    counted = {
        "sheep": tn("{n} sheep", "{n} sheep", len(sketch.sheep)),
        "clover": tn("{n} clover", "{n} clovers", len(sketch.clovers)),
        "bush": tn("{n} bush", "{n} bushes", len(sketch.bushes)),
        "rock": tn("{n} rock", "{n} rocks", len(sketch.rocks)),
    }[sketching.piece]
    number = ft.Semantics(
        container=True,
        live_region=True,
        identifier="counted",
        content=ft.Text(counted, theme_style=ft.TextThemeStyle.TITLE_SMALL),
    )
    if look.large:
        return ft.Column([quiet(told), number], spacing=4)
    return ft.Row([ft.Container(quiet(told), expand=True), number], spacing=12)


def by_name(sketching: Sketching) -> ft.Control:
    """The chosen piece, set by row and column."""
    sketch, piece = sketching.sketch, sketching.piece

    def what(at: Any) -> str:
        place = t("Row {row}, column {column}", row=at[1] + 1, column=at[0] + 1)
        if piece in ("bush", "rock"):
            place = t("Row {row}, post {post}", row=at[1] + 1, post=at[0] + 1)
        if at in {"sheep": sketch.sheep, "bush": sketch.bushes, "rock": sketch.rocks}.get(
            piece, sketch.clovers
        ):
            there = {"sheep": t("a sheep"), "clover": t("a clover"), "bush": t("a bush"), "rock": t("a rock")}
            return t("{place}: {what}", place=place, what=there[piece])
        if piece == "clover" and at in sketch.sheep:
            return t("{place}: {what}", place=place, what=t("a sheep"))
        if piece == "sheep" and at in sketch.clovers:
            return t("{place}: {what}", place=place, what=t("a clover"))
        return t("{place}: nothing of this kind", place=place)

    kinds: dict[Piece, Kind] = {"sheep": "cell", "clover": "cell", "bush": "edge", "rock": "post"}
    return ByName(
        sketch.columns,
        sketch.rows,
        kinds[piece],
        what,
        lambda at: sketching.draw(sketching.sketch.toggled(piece, at)),
        key="by-name-component",
    )


def tools(look: Look, sketching: Sketching) -> ft.Control:
    """The four pieces, one of them chosen."""
    tools: list[tuple[Piece, str]] = [
        ("sheep", t("Sheep")),
        ("clover", t("Clover")),
        ("bush", t("Bush")),
        ("rock", t("Rock")),
    ]
    buttons = [_tool(sketching, piece, name) for piece, name in tools]
    if look.large:
        return ft.Column([ft.Row(buttons[:2], spacing=8), ft.Row(buttons[2:], spacing=8)], spacing=8)
    return ft.Row(buttons, spacing=8)


def _tool(sketching: Sketching, piece: Piece, name: str) -> ft.Control:
    selected = sketching.piece == piece
    ink = ft.Colors.ON_PRIMARY_CONTAINER if selected else ft.Colors.ON_SURFACE
    content = ft.Column(
        [
            sign(piece, 36, sketching.desk.look.colours),
            ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ink, no_wrap=True),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tile_button(
        name,
        content,
        lambda _: sketching.pick(piece),
        key=f"tool-{piece}",
        selected=selected,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=4, vertical=6),
    )

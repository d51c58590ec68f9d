"""The moves of a session in sentences, a block at a time: a long session has many."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.kernel.session import Session
from views.desk import Look, use_desk
from views.games import LOOKS
from views.kit.button import plain_button, tile_button
from views.kit.component import component
from views.kit.shell import card
from views.kit.words import t
from views.replay import Replay

BLOCK = 60


@component
def Moves(replay: Replay) -> ft.Control:
    """The moves around the current step, with the round's die; a tap goes there."""
    look = use_desk().look
    step, last, states = replay.step, replay.last, replay.states
    own = max(0, step - 1) // BLOCK
    turned, turn = ft.use_state((step, own))
    # Somebody who has leafed on stays there until the step changes.
    block = turned[1] if turned[0] == step else own
    first, end = block * BLOCK + 1, min(last, (block + 1) * BLOCK)
    go = ft.use_callback(replay.go, [replay])
    flags = set(replay.flags)
    rows: list[ft.Control] = [
        MoveRow(
            look,
            number,
            replay.told(number, look.language),
            states[number],
            number == step,
            number in flags,
            go,
            key=f"row-{number}",
        )
        for number in range(first, end + 1)
    ]
    if block:
        rows.insert(0, plain_button(t("Earlier moves"), lambda _: turn((step, block - 1)), key="earlier"))
    if end < last:
        rows.append(plain_button(t("Later moves"), lambda _: turn((step, block + 1)), key="later"))
    stretch = ft.CrossAxisAlignment.STRETCH
    return card(ft.Column(rows, spacing=0, tight=True, horizontal_alignment=stretch), padding=6)


@component
def _MoveRow(
    look: Look, number: int, sentence: str, after: Session, here: bool, flag: bool, go: Callable[[int], Any]
) -> ft.Control:
    sign = LOOKS[after.game.key].past.sign(look, after)
    role = ft.TextThemeStyle.LABEL_LARGE if here or sign is not None else ft.TextThemeStyle.BODY_LARGE
    ink = ft.Colors.ON_PRIMARY_CONTAINER if here else ft.Colors.ON_SURFACE
    parts: list[ft.Control] = [
        ft.Container(
            ft.Text(
                str(number),
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                color=ft.Colors.ON_PRIMARY_CONTAINER if here else ft.Colors.ON_SURFACE_VARIANT,
                no_wrap=True,
            ),
            width=30 * look.scale,
            alignment=ft.Alignment.CENTER_RIGHT,
        ),
        ft.Container(sign, width=None if sign else 30),
        ft.Text(sentence, theme_style=role, color=ink, expand=True),
    ]
    if flag:
        parts.append(
            ft.Icon(ft.Icons.FLAG_OUTLINED, size=22, color=ink, semantics_label=t("Mid-game scoring"))
        )
    return tile_button(
        sentence,
        ft.Row(parts, spacing=10, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        lambda _: go(number),
        key=f"move-{number}",
        selected=here,
        flat=True,
        radius=12,
        padding=ft.Padding.symmetric(horizontal=8, vertical=10),
    )


# A step lights one line and puts out another; the others stay as they are.
MoveRow = ft.memo(_MoveRow)

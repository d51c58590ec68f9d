"""A session once more, move by move: states, moves in sentences, what steps through them. Pure looking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import Any

import flet as ft

from models.kernel.move import Move
from models.kernel.session import Session
from views.desk import Look, use_desk
from views.games import LOOKS
from views.kit.button import tile_button
from views.kit.component import component
from views.kit.shell import card
from views.kit.words import t

Trail = tuple[Session, ...]


def trail(session: Session) -> Trail:
    """The session before its first move and after each of them."""
    start = Session.start(session.game, session.players, session.box, session.setup)

    def on(before: Session, move: Move) -> Session:
        return before.play(move)

    return tuple(accumulate(session.moves, on, initial=start))


def sentences(states: Trail) -> list[str]:
    """Each move in a sentence."""
    told = LOOKS[states[0].game.key].told
    return [told(before, after) for before, after in pairwise(states)]


def milestones(states: Trail) -> list[int]:
    """The steps to be marked on the way."""
    marked = LOOKS[states[0].game.key].past.milestone
    return [step for step, pair in enumerate(pairwise(states), 1) if marked(*pair)]


def steps(
    look: Look, step: int, last: int, flags: Sequence[int], playing: bool, go: Callable[[int], Any], play: Any
) -> list[ft.Control]:
    """The slider with its flags, and the buttons: to the start, back, play, on, to the end."""

    def button(name: str, icon: ft.IconData, to: int, key: str) -> ft.Control:
        off = not 0 <= to <= last or to == step
        ink = ft.Colors.ON_SURFACE_VARIANT if off else ft.Colors.ON_SURFACE
        return tile_button(
            name,
            ft.Icon(icon, size=26, color=ink, semantics_label=name),
            None if off else lambda _: go(to),
            key=key,
            expand=2,
            padding=ft.Padding.symmetric(vertical=14),
        )

    start = tile_button(
        "play",
        ft.Icon(
            ft.Icons.PAUSE_ROUNDED if playing else ft.Icons.PLAY_ARROW_ROUNDED,
            size=28,
            color=ft.Colors.ON_PRIMARY_CONTAINER if playing else ft.Colors.ON_SURFACE,
            semantics_label=t("Pause") if playing else t("Play the moves"),
        ),
        lambda _: play(),
        key="replay",
        expand=3,
        selected=playing,
        padding=ft.Padding.symmetric(vertical=13),
    )
    buttons = ft.Row(
        [
            button(t("To the start"), ft.Icons.FIRST_PAGE_ROUNDED, 0, "step-first"),
            button(t("One move back"), ft.Icons.CHEVRON_LEFT_ROUNDED, step - 1, "step-back"),
            start,
            button(t("One move on"), ft.Icons.CHEVRON_RIGHT_ROUNDED, step + 1, "step-next"),
            button(t("To the end"), ft.Icons.LAST_PAGE_ROUNDED, last, "step-last"),
        ],
        spacing=8,
    )
    slider = ft.Slider(
        value=step,
        min=0,
        max=last,
        divisions=last,
        label="{value}",
        on_change=lambda event: go(round(event.control.value)),
        active_color=ft.Colors.PRIMARY,
        inactive_color=ft.Colors.OUTLINE_VARIANT,
        thumb_color=ft.Colors.PRIMARY,
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        key="slider",
    )
    named = ft.Semantics(
        identifier="step-slider", label=t("Move {n} of {all}", n=step, all=last), content=slider
    )
    marks = [_flag(flag, last) for flag in flags if 0 < flag < last]
    return [ft.Column([*marks, named], spacing=0, tight=True), buttons]


def _flag(step: int, last: int) -> ft.Control:
    flag = ft.Icon(
        ft.Icons.FLAG_OUTLINED,
        size=20,
        color=ft.Colors.ON_SURFACE_VARIANT,
        semantics_label=t("Mid-game at move {n}", n=step),
    )
    return ft.Row(
        [ft.Container(expand=step), flag, ft.Container(expand=last - step)],
        spacing=0,
    )


@component
def Moves(
    states: Trail, said: Sequence[str], flags: Sequence[int], step: int, go: Callable[[int], Any]
) -> ft.Control:
    """All moves in sentences with the round's die; a tap goes there."""
    look = use_desk().look
    rows: list[ft.Control] = [
        MoveRow(look, number, sentence, states[number], number == step, number in flags, go, key=f"m{number}")
        for number, sentence in enumerate(said, 1)
    ]
    return card(ft.Column(rows, spacing=0, tight=True), padding=6)


@component
def _MoveRow(
    look: Look, number: int, sentence: str, after: Session, here: bool, flag: bool, go: Callable[[int], Any]
) -> ft.Control:
    whole_table = getattr(after.moves[-1], "player", None) is None
    sign = LOOKS[after.game.key].past.sign(look, after) if whole_table else None
    role = ft.TextThemeStyle.LABEL_LARGE if here or whole_table else ft.TextThemeStyle.BODY_LARGE
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
        ft.Container(sign, width=30),
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

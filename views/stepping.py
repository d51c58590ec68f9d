"""What steps through a session: a slider with flags, and five buttons."""

from __future__ import annotations

import flet as ft

from views.kit.button import tile_button
from views.kit.component import component
from views.kit.words import t
from views.replay import Replay


@component
def Slide(replay: Replay) -> ft.Control:
    """The slider, with a flag at each milestone."""
    step, last = replay.step, replay.last
    slider = ft.Slider(
        value=step,
        min=0,
        max=last,
        divisions=last,
        on_change=lambda event: replay.go(round(event.control.value)),
        active_color=ft.Colors.PRIMARY,
        inactive_color=ft.Colors.OUTLINE_VARIANT,
        thumb_color=ft.Colors.PRIMARY,
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        key="slider",
    )
    named = ft.Semantics(
        identifier="step-slider", label=t("Move {n} of {all}", n=step, all=last), content=slider
    )
    marks = [_flag(flag, last) for flag in replay.flags if 0 < flag < last]
    return ft.Column([*marks, named], spacing=0, tight=True)


@component
def Steps(replay: Replay) -> ft.Control:
    """The buttons: to the start, back, play, on, to the end."""
    step, last, playing = replay.step, replay.last, replay.playing

    def button(name: str, icon: ft.IconData, to: int, key: str) -> ft.Control:
        off = not 0 <= to <= last or to == step
        ink = ft.Colors.ON_SURFACE_VARIANT if off else ft.Colors.ON_SURFACE
        return tile_button(
            name,
            ft.Icon(icon, size=26, color=ink, semantics_label=name),
            None if off else lambda _: replay.go(to),
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
        lambda _: replay.toggle(),
        key="replay",
        expand=3,
        selected=playing,
        padding=ft.Padding.symmetric(vertical=13),
    )
    return ft.Row(
        [
            button(t("To the start"), ft.Icons.FIRST_PAGE_ROUNDED, 0, "step-first"),
            button(t("One move back"), ft.Icons.CHEVRON_LEFT_ROUNDED, step - 1, "step-back"),
            start,
            button(t("One move on"), ft.Icons.CHEVRON_RIGHT_ROUNDED, step + 1, "step-next"),
            button(t("To the end"), ft.Icons.LAST_PAGE_ROUNDED, last, "step-last"),
        ],
        spacing=8,
    )


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

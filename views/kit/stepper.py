"""A number that is set without a keyboard: less, the number, more; also in larger steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from views.desk import Look
from views.kit.button import tile_button
from views.kit.words import signed, t


def stepper(
    name: str,
    value: int,
    change: Callable[[int], Any],
    *,
    key: str,
    steps: Sequence[int] = (1,),
    least: int | None = None,
    most: int | None = None,
) -> ft.Control:
    """The stepper; `change` hears the new number. `steps` grow outwards; a step beyond the limits is off.

    Buttons have the keys `<key>-less-<step>` and `<key>-more-<step>`; `name` is spoken with the number.
    """

    def button(step: int) -> ft.Control:
        size = abs(step)
        off = (least is not None and value + step < least) or (most is not None and value + step > most)
        spoken = (
            t("{n} less: {name}", n=size, name=name) if step < 0 else t("{n} more: {name}", n=size, name=name)
        )
        ink = ft.Colors.ON_SURFACE_VARIANT if off else ft.Colors.ON_SURFACE
        content: ft.Control
        if size == 1:
            icon = ft.Icons.REMOVE_ROUNDED if step < 0 else ft.Icons.ADD_ROUNDED
            content = ft.Icon(icon, size=24, color=ink, semantics_label=spoken)
        else:
            content = ft.Text(
                str(signed(step)) if step < 0 else f"+{step}",
                theme_style=ft.TextThemeStyle.LABEL_LARGE,
                color=ink,
                semantics_label=spoken,
            )
        return tile_button(
            spoken,
            content,
            None if off else lambda _: change(value + step),
            key=f"{key}-{'less' if step < 0 else 'more'}-{size}",
            padding=ft.Padding.symmetric(horizontal=14, vertical=14 if size == 1 else 16),
        )

    number = ft.Semantics(
        container=True,
        live_region=True,
        identifier=f"{key}-number",
        label=f"{name}: {signed(value)}",
        exclude_semantics=True,
        content=ft.Container(
            ft.Text(
                str(signed(value)),
                theme_style=ft.TextThemeStyle.DISPLAY_MEDIUM,
                text_align=ft.TextAlign.CENTER,
            ),
            padding=ft.Padding.symmetric(horizontal=16),
        ),
    )
    return ft.Row(
        [*(button(-step) for step in reversed(steps)), number, *(button(step) for step in steps)],
        spacing=8,
        run_spacing=8,
        wrap=True,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def row_stepper(
    look: Look,
    name: str,
    value: int,
    change: Callable[[int], Any],
    *,
    key: str,
    least: int = 0,
    most: int | None = None,
    shown: str | None = None,
    unit: str = "",
) -> ft.Control:
    """A stepper for the end of a row: steps of one, a number of fixed width, so that columns line up.

    `shown` is written in the number's place where it is not a number yet; `unit` stands below the number.
    Keys as those of `stepper`.
    """

    def button(step: int) -> ft.Control:
        off = (step < 0 and value <= least) or (step > 0 and most is not None and value >= most)
        spoken = t("{n} less: {name}", n=1, name=name) if step < 0 else t("{n} more: {name}", n=1, name=name)
        icon = ft.Icons.REMOVE_ROUNDED if step < 0 else ft.Icons.ADD_ROUNDED
        ink = ft.Colors.ON_SURFACE_VARIANT if off else ft.Colors.ON_SURFACE
        return ft.Container(
            tile_button(
                spoken,
                ft.Icon(icon, size=24, color=ink, semantics_label=spoken),
                None if off else lambda _: change(value + step),
                key=f"{key}-{'less' if step < 0 else 'more'}-1",
                padding=14,
                tonal=step > 0,
            ),
            width=52,
        )

    text = str(signed(value)) if shown is None else shown
    lines: list[ft.Control] = [ft.Text(text, theme_style=ft.TextThemeStyle.TITLE_MEDIUM)]
    if unit:
        ink = ft.Colors.ON_SURFACE_VARIANT
        lines.append(ft.Text(unit, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ink, no_wrap=True))
    number = ft.Semantics(
        container=True,
        live_region=True,
        identifier=f"{key}-number",
        label=f"{name}: {text}",
        exclude_semantics=True,
        content=ft.Container(
            ft.Column(lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
            width=(60 if unit else 46) * look.scale,
            alignment=ft.Alignment.CENTER,
        ),
    )
    return ft.Row(
        [button(-1), number, button(1)],
        spacing=4,
        tight=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )

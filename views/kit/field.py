"""Text fields: one look for all of them, with the sentence of what is wrong below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft


def text_field(
    label: str,
    value: str,
    *,
    change: Callable[[str], Any] | None = None,
    enter: Callable[[str], Any] | None = None,
    leave: Callable[[str], Any] | None = None,
    error: str = "",
    hint: str = "",
    key: str = "",
    most: int | None = None,
    lines: int = 1,
    icon: ft.IconData | None = None,
    stay: bool = False,
    expand: bool | int | None = None,
    fixed: bool = False,
) -> ft.Control:
    """A field of up to `lines`. `change` hears every letter, `enter` the Enter key, `leave` the end of typing.

    `stay`: Enter leaves the keyboard open for the next entry. `fixed`: to be marked and copied, not changed.
    """

    def told(listener: Callable[[str], Any] | None) -> Callable[[Any], Any] | None:
        return None if listener is None else lambda event: listener(event.control.value or "")

    def typed(event: Any) -> None:
        text = event.control.value or ""
        # A field of several lines keeps the keyboard at Enter; a phone's keyboard then writes a new line.
        listener = enter if "\n" in text else change
        if listener is not None:
            listener(text.replace("\n", " ").strip() if listener is enter else text)

    style = ft.ControlState
    sides = {
        style.ERROR: ft.BorderSide(2.5, ft.Colors.ERROR),
        style.FOCUSED: ft.BorderSide(2.5, ft.Colors.PRIMARY),
        style.DEFAULT: ft.BorderSide(1.5, ft.Colors.OUTLINE),
    }
    # The words are not cut where they are long or large: what is said below wraps.
    return ft.Semantics(
        identifier=key or None,
        expand=expand,
        content=ft.TextField(
            key=key or None,
            label=label,
            value=value,
            on_change=typed if stay else told(change),
            on_submit=told(enter),
            shift_enter=stay,
            on_blur=told(leave),
            error=error or None,
            error_max_lines=4,
            helper=hint or None,
            helper_max_lines=4,
            max_length=most,
            read_only=fixed,
            multiline=lines > 1 or stay,
            min_lines=1,
            max_lines=lines,
            prefix_icon=icon,
            filled=True,
            fill_color=ft.Colors.SURFACE_CONTAINER_LOWEST,
            border={
                state: ft.OutlineInputBorder(side=side, border_radius=16) for state, side in sides.items()
            },
            content_padding=ft.Padding.symmetric(horizontal=14, vertical=16),
            capitalization=ft.TextCapitalization.SENTENCES,
        ),
    )

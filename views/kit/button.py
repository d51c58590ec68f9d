"""Buttons: the main action, the tonal, the plain and the icon alone. All are 48 px or more and are spoken."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import flet as ft

Press = Callable[[Any], Any] | None
Inset = tuple[float, float, float, float]


def does(action: Callable[..., Any], *values: Any) -> Callable[[Any], Any]:
    """A press that does that with those values: for buttons made in a loop."""
    return lambda _: action(*values)


# Kept and shared: what stays the same object from one drawing to the next costs no comparison.
@lru_cache(maxsize=256)
def _style(
    fill: ft.ColorValue,
    ink: ft.ColorValue,
    edge: ft.ColorValue | None,
    *,
    radius: int = 16,
    padding: Inset = (12, 14, 12, 14),
    width: float = 1.5,
    top: bool = False,
) -> ft.ButtonStyle:
    state = ft.ControlState
    none = ft.BorderSide(0, ft.Colors.TRANSPARENT)
    return ft.ButtonStyle(
        bgcolor={state.DISABLED: ft.Colors.SURFACE_CONTAINER_HIGHEST, state.DEFAULT: fill},
        color={state.DISABLED: ft.Colors.ON_SURFACE_VARIANT, state.DEFAULT: ink},
        icon_color={state.DISABLED: ft.Colors.ON_SURFACE_VARIANT, state.DEFAULT: ink},
        side={
            state.DISABLED: ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT),
            state.FOCUSED: ft.BorderSide(2.5, ft.Colors.ON_SURFACE),
            state.DEFAULT: ft.BorderSide(width, edge) if edge else none,
        },
        shape=ft.RoundedRectangleBorder(radius=radius),
        padding=ft.Padding(*padding),
        alignment=ft.Alignment.TOP_CENTER if top else None,
        elevation=0,
        shadow_color=ft.Colors.TRANSPARENT,
        # A fading button would paint the whole screen six times over; none at all would be the usual fading.
        animation_duration=1,
    )


def _button(
    name: str,
    content: ft.Control,
    style: ft.ButtonStyle,
    press: Press,
    key: str,
    expand: bool | int | None,
    selected: bool | None = None,
    action: ft.ClientAction | None = None,
) -> ft.Control:
    return ft.Semantics(
        container=True,
        identifier=key or None,
        selected=selected,
        expand=expand,
        key=f"{key}-button" if key else None,
        content=ft.FilledButton(
            content=content,
            style=style,
            on_click=press,
            action=action,
            disabled=press is None and action is None,
            key=key or name,
        ),
    )


def _label(
    text: str,
    icon: ft.IconData | None,
    column: bool,
    role: ft.TextThemeStyle,
    ink: ft.ColorValue,
    off: bool,
) -> ft.Control:
    colour = ft.Colors.ON_SURFACE_VARIANT if off else ink
    words = ft.Text(text, theme_style=role, color=colour, text_align=ft.TextAlign.CENTER)
    if icon is None:
        return words
    picture = ft.Icon(icon, size=24, color=colour)
    if column:
        return ft.Column(
            [picture, words], spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
        )
    # The words may wrap on a narrow phone with large text, or where a long name is in them.
    words.expand, words.expand_loose = True, True
    return ft.Row(
        [picture, words],
        spacing=10,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def main_button(
    text: str,
    press: Press,
    *,
    icon: ft.IconData | None = None,
    key: str = "",
    expand: bool | int | None = None,
    big: bool = False,
    about: str = "",
    action: ft.ClientAction | None = None,
) -> ft.Control:
    """The one main action of a screen: widest and lowest. `big`: larger words, for the one of the game.

    `about`: what it will do, in a second line. `action` is what the browser does itself inside the tap.
    """
    ink = ft.Colors.ON_PRIMARY
    inset: Inset = (16, 10, 16, 10) if about else (16, 18, 16, 18)
    style = _style(ft.Colors.PRIMARY, ink, None, radius=18, padding=inset)
    role = ft.TextThemeStyle.HEADLINE_SMALL if big else ft.TextThemeStyle.LABEL_LARGE
    off = press is None and action is None
    content = _label(text, icon, False, role, ink, off)
    if about:
        second = ft.Text(
            about,
            theme_style=ft.TextThemeStyle.BODY_SMALL,
            color=ft.Colors.ON_SURFACE_VARIANT if off else ink,
            text_align=ft.TextAlign.CENTER,
        )
        content = ft.Column(
            [content, second], spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
        )
    return _button(text, content, style, press, key, expand, action=action)


def tonal_button(
    text: str,
    press: Press,
    *,
    icon: ft.IconData | None = None,
    key: str = "",
    expand: bool | int | None = None,
    column: bool = False,
    small: bool = False,
) -> ft.Control:
    """A second action, filled with the tint."""
    ink = ft.Colors.ON_PRIMARY_CONTAINER
    role = ft.TextThemeStyle.LABEL_MEDIUM if column or small else ft.TextThemeStyle.LABEL_LARGE
    style = _style(ft.Colors.PRIMARY_CONTAINER, ink, None, padding=_padding(column))
    return _button(text, _label(text, icon, column, role, ink, press is None), style, press, key, expand)


def plain_button(
    text: str,
    press: Press,
    *,
    icon: ft.IconData | None = None,
    key: str = "",
    expand: bool | int | None = None,
    column: bool = False,
    small: bool = False,
    action: ft.ClientAction | None = None,
) -> ft.Control:
    """A further action: a card with an outline. `action` is what the browser does itself inside the tap."""
    ink = ft.Colors.ON_SURFACE
    role = ft.TextThemeStyle.LABEL_MEDIUM if column or small else ft.TextThemeStyle.LABEL_LARGE
    style = _style(ft.Colors.SURFACE_CONTAINER_LOWEST, ink, ft.Colors.OUTLINE, padding=_padding(column))
    off = press is None and action is None
    label = _label(text, icon, column, role, ink, off)
    return _button(text, label, style, press, key, expand, action=action)


def _padding(column: bool) -> Inset:
    return (4, 8, 4, 8) if column else (14, 14, 14, 14)


def tile_button(
    name: str,
    content: ft.Control,
    press: Press,
    *,
    key: str = "",
    selected: bool = False,
    expand: bool | int | None = None,
    padding: int | ft.Padding = 12,
    radius: int = 16,
    flat: bool = False,
    tonal: bool = False,
    top: bool = False,
) -> ft.Control:
    """A card that is a button. `name` is a key; what is inside is spoken. `tonal`: tinted, no edge.

    `top`: in a row of cards of one height what is inside stays at the upper edge.
    """
    edge = ft.Colors.PRIMARY if selected else (None if flat or tonal else ft.Colors.OUTLINE)
    fill = (
        ft.Colors.PRIMARY_CONTAINER
        if selected or tonal
        else (ft.Colors.TRANSPARENT if flat else ft.Colors.SURFACE_CONTAINER_LOWEST)
    )
    inset = (
        (padding.left, padding.top, padding.right, padding.bottom)
        if isinstance(padding, ft.Padding)
        else (padding, padding, padding, padding)
    )
    style = _style(
        fill,
        ft.Colors.ON_SURFACE,
        edge,
        radius=radius,
        padding=inset,
        width=2.5 if selected else 1.5,
        top=top,
    )
    return _button(name, content, style, press, key, expand, selected or None)


def icon_button(
    name: str, icon: ft.IconData, press: Press, *, key: str = "", selected: bool = False
) -> ft.Control:
    """An icon alone, 48 px, with its name spoken and shown on hover."""
    ink = ft.Colors.ON_SURFACE_VARIANT if press is None else ft.Colors.ON_SURFACE
    return ft.Semantics(
        container=True,
        identifier=key or None,
        selected=selected or None,
        key=f"{key}-button" if key else None,
        content=ft.IconButton(
            icon=ft.Icon(icon, size=24, color=ink, semantics_label=name),
            on_click=press,
            disabled=press is None,
            width=48,
            height=48,
            padding=0,
            bgcolor=ft.Colors.PRIMARY_CONTAINER if selected else None,
            key=key or name,
        ),
    )

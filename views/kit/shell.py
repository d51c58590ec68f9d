"""The frame of a screen: bar above, body that scrolls, actions that stay below; top level with bottom bar or rail."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from views.desk import Desk, Look
from views.kit.drawing import picture
from views.kit.words import t

MOST_WIDTH = 1280


def scaffold(
    look: Look,
    *,
    top: ft.Control | None = None,
    body: Sequence[ft.Control],
    actions: Sequence[ft.Control] = (),
    spacing: int = 16,
    most_width: int = 720,
) -> ft.View:
    """A screen below the top level: one column, its actions fixed at the lower edge."""
    return bare(column(look, top=top, body=body, actions=actions, spacing=spacing, most_width=most_width))


def column(
    look: Look,
    *,
    top: ft.Control | None = None,
    body: Sequence[ft.Control],
    actions: Sequence[ft.Control] = (),
    spacing: int = 16,
    most_width: int = 720,
) -> ft.Control:
    """What a scaffold holds, for screens that change their content without being another view."""
    margin = look.margin
    parts: list[ft.Control] = []
    if top is not None:
        parts.append(
            ft.Container(top, padding=ft.Padding.only(left=margin - 12, right=margin - 12, top=8, bottom=4))
        )
    parts.append(
        ft.Column(
            [
                ft.Container(
                    ft.Column(
                        list(body), spacing=spacing, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
                    ),
                    padding=ft.Padding.only(left=margin, right=margin, top=4, bottom=24),
                )
            ],
            scroll=ft.ScrollMode.AUTO,
            expand=True,
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    )
    if actions:
        parts.append(action_area(look, actions))
    content = ft.Container(
        ft.Column(parts, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        width=min(look.width, most_width),
        # As wide as that where there is room, and narrower inside a pane.
        expand=True,
        expand_loose=True,
    )
    return ft.Row(
        [content],
        alignment=ft.MainAxisAlignment.CENTER,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def action_area(look: Look, actions: Sequence[ft.Control]) -> ft.Control:
    """The actions at the lower edge, one below the other: undo first, the main action lowest and widest."""
    return ft.Container(
        ft.Column(list(actions), spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.only(left=look.margin, right=look.margin, top=8, bottom=16),
    )


def bare(content: ft.Control) -> ft.View:
    """A view with nothing but the content, clear of notches."""
    return ft.View(
        route=ft.use_view_path(),
        padding=0,
        spacing=0,
        bgcolor=ft.Colors.SURFACE,
        controls=[ft.SafeArea(content, expand=True)],
    )


LETTER = 6.9  # about how wide a letter of a label is
PLACES = ("/", "/history", "/players", "/settings")


def top_level(desk: Desk, here: str, content: ft.Control) -> ft.View:
    """One of the four places of the top level, with the bottom bar on phones and the rail from 840 px."""
    look = desk.look
    names = [t("Games"), t("History"), t("Players"), t("Settings")]
    icons = [
        ft.Icons.HOME_OUTLINED,
        ft.Icons.HISTORY_ROUNDED,
        ft.Icons.PEOPLE_OUTLINE_ROUNDED,
        ft.Icons.SETTINGS_OUTLINED,
    ]
    index = PLACES.index(here)

    def go(place: int) -> None:
        if place != index:
            desk.go(PLACES[place])

    # Where the names would be cut, the icons stand alone; the names are still spoken.
    longest = max(len(name) for name in names) * LETTER * look.scale
    bare_icons = look.large or (not look.wide and longest > look.width / len(names))
    if look.wide:
        rail = ft.Container(
            ft.NavigationRail(
                selected_index=index,
                on_change=lambda e: go(int(e.control.selected_index or 0)),
                label_type=ft.NavigationRailLabelType.NONE if bare_icons else ft.NavigationRailLabelType.ALL,
                min_width=96,
                bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
                indicator_color=ft.Colors.PRIMARY_CONTAINER,
                leading=ft.Container(picture("app-icon", 56), padding=ft.Padding.only(top=8, bottom=24)),
                destinations=[
                    ft.NavigationRailDestination(icon=icon, label=name)
                    for icon, name in zip(icons, names, strict=True)
                ],
            ),
            border=ft.Border.only(right=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
        )
        body = ft.Row(
            [rail, ft.Container(content, expand=True)],
            spacing=0,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        return bare(body)
    view = bare(content)
    view.navigation_bar = ft.NavigationBar(
        selected_index=index,
        on_change=lambda e: go(int(e.control.selected_index or 0)),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        indicator_color=ft.Colors.PRIMARY_CONTAINER,
        elevation=0,
        label_behavior=ft.NavigationBarLabelBehavior.ALWAYS_HIDE
        if bare_icons
        else ft.NavigationBarLabelBehavior.ALWAYS_SHOW,
        border=ft.Border.only(top=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
        destinations=[
            ft.NavigationBarDestination(icon=icon, label=name)
            for icon, name in zip(icons, names, strict=True)
        ],
    )
    return view


def card(content: ft.Control, *, padding: int = 16, edge: bool = False) -> ft.Control:
    """A card: told from the paper by its fill and a line, without a shadow."""
    return ft.Container(
        content,
        padding=padding,
        border_radius=20,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(2.5 if edge else 1, ft.Colors.PRIMARY if edge else ft.Colors.OUTLINE_VARIANT),
    )


def heading(text: str) -> ft.Control:
    """A heading within a screen."""
    return ft.Semantics(
        header=True, heading_level=2, content=ft.Text(text, theme_style=ft.TextThemeStyle.TITLE_LARGE)
    )


def quiet(text: str) -> ft.Control:
    """Second text."""
    return ft.Text(text, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)


def notice(text: str, *, bad: bool = False, key: str = "") -> ft.Control:
    """A sentence in a box: a fault's reason in the bad tint, a ruling in the note's. Spoken when it appears."""
    fill, ink = (
        (ft.Colors.ERROR_CONTAINER, ft.Colors.ON_ERROR_CONTAINER)
        if bad
        else (ft.Colors.TERTIARY_CONTAINER, ft.Colors.ON_TERTIARY_CONTAINER)
    )
    return ft.Semantics(
        container=True,
        live_region=True,
        identifier=key or None,
        key=key or None,
        content=ft.Container(
            ft.Row(
                [
                    ft.Icon(ft.Icons.INFO_OUTLINE_ROUNDED, size=24, color=ink),
                    ft.Text(text, color=ink, expand=True),
                ],
                spacing=12,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            padding=ft.Padding.symmetric(horizontal=14, vertical=12),
            border_radius=16,
            bgcolor=fill,
        ),
    )

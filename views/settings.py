"""Choices: how it looks and behaves on this phone; the sheets; the data; what this is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from views.desk import SCALES, Desk, use_desk
from views.kit.button import does, plain_button, tile_button
from views.kit.component import screen
from views.kit.page import page
from views.kit.shell import card, heading, quiet
from views.kit.way import way, ways
from views.kit.words import LANGUAGES, t


@screen
def Settings() -> ft.View:
    """What is chosen here is kept by this browser and shows at once."""
    desk = use_desk()
    left = [heading(t("Look")), card(_look(desk)), heading(t("Play")), card(_play(desk))]
    right = [
        heading(t("Your own copies")),
        card(_copies(desk)),
        heading(t("Your data")),
        _data(desk),
        heading(t("About")),
        card(_about(desk)),
    ]
    return page(desk, "/settings", t("Settings"), left, right)


def _column(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(parts, spacing=14, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _prefer(desk: Desk, **changes: Any) -> None:
    async def prefer() -> None:
        await desk.prefer(**changes)

    desk.run(prefer)


def _look(desk: Desk) -> ft.Control:
    taste = desk.taste
    themes = {"system": t("As the device"), "light": t("Light"), "dark": t("Dark")}
    languages = {"": t("As the device"), **LANGUAGES}
    return _column(
        [
            _choice(desk, t("Theme"), "theme", themes, taste.theme, lambda value: _prefer(desk, theme=value)),
            _switch(t("High contrast"), "", taste.contrast, "contrast", desk),
            _size(desk),
            _choice(
                desk,
                t("Language"),
                "language",
                languages,
                taste.language,
                lambda value: _prefer(desk, language=value),
            ),
        ]
    )


def _choice(
    desk: Desk, name: str, key: str, values: dict[str, str], now: str, choose: Callable[[str], Any]
) -> ft.Control:
    """Some words side by side, one of them chosen; below each other where the text is large."""
    large = desk.look.large or desk.look.width / desk.look.scale < 340
    tiles: list[ft.Control] = []
    for value, word in values.items():
        chosen = value == now
        text = ft.Text(word, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, text_align=ft.TextAlign.CENTER)
        parts: list[ft.Control] = [text]
        if chosen:
            parts.insert(0, ft.Icon(ft.Icons.CHECK_ROUNDED, size=18, color=ft.Colors.ON_PRIMARY_CONTAINER))
        row = ft.Row(parts, spacing=6, tight=True, wrap=True, alignment=ft.MainAxisAlignment.CENTER)
        tiles.append(
            tile_button(
                word,
                row,
                does(choose, value),
                key=f"{key}-{value or 'system'}",
                selected=chosen,
                padding=ft.Padding.symmetric(horizontal=12, vertical=14),
            )
        )
    buttons: ft.Control = (
        ft.Column(tiles, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        if large
        else ft.Row(tiles, spacing=8, run_spacing=8, wrap=True)
    )
    return ft.Column(
        [ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL), buttons],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _size(desk: Desk) -> ft.Control:
    """A stepper over the sizes, with a sample that grows along."""
    scale = desk.taste.scale
    at = min(range(len(SCALES)), key=lambda index: abs(SCALES[index] - scale))

    def step(by: int) -> Callable[[Any], Any] | None:
        to = at + by
        return (lambda _: _prefer(desk, scale=SCALES[to])) if 0 <= to < len(SCALES) else None

    def button(name: str, icon: ft.IconData, by: int, key: str) -> ft.Control:
        press = step(by)
        ink = ft.Colors.ON_SURFACE_VARIANT if press is None else ft.Colors.ON_SURFACE
        picture = ft.Icon(icon, size=24, color=ink, semantics_label=name)
        return tile_button(name, picture, press, key=key, padding=14)

    percent = t("{n} %", n=round(SCALES[at] * 100))
    steps = ft.Row(
        [
            button(t("Smaller text"), ft.Icons.REMOVE_ROUNDED, -1, "text-smaller"),
            ft.Semantics(
                live_region=True,
                identifier="text-size",
                content=ft.Text(
                    percent, theme_style=ft.TextThemeStyle.TITLE_SMALL, text_align=ft.TextAlign.CENTER
                ),
            ),
            button(t("Larger text"), ft.Icons.ADD_ROUNDED, 1, "text-larger"),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Column(
        [
            ft.Text(t("Text size"), theme_style=ft.TextThemeStyle.TITLE_SMALL),
            steps,
            quiet(t("So large are the smallest words in this app.")),
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _play(desk: Desk) -> ft.Control:
    taste = desk.taste
    return _column(
        [
            _switch(t("Screen stays on"), t("While a game is open."), taste.awake, "awake", desk),
            _switch(t("Light touch back"), t("Where the device can."), taste.haptics, "haptics", desk),
            _switch(
                t("Show all places"),
                t("Where the rolled fence can go is shown on the meadow."),
                taste.places,
                "places",
                desk,
            ),
            _switch(
                t("Advice"),
                t("Fence Em In: what could be built, best first, when you ask for it."),
                taste.advice,
                "advice",
                desk,
            ),
        ]
    )


def _switch(name: str, about: str, on: bool, field: str, desk: Desk) -> ft.Control:
    """A whole row to tap, with its switch."""
    lines: list[ft.Control] = [ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL)]
    if about:
        lines.append(quiet(about))
    toggle = ft.Switch(
        value=on,
        on_change=lambda e: _prefer(desk, **{field: bool(e.control.value)}),
        key=field,
        active_color=ft.Colors.ON_PRIMARY,
        active_track_color=ft.Colors.PRIMARY,
        inactive_track_color=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        track_outline_color={ft.ControlState.DEFAULT: ft.Colors.OUTLINE},
    )
    # One node for a screen reader: the words are the switch's name.
    return ft.MergeSemantics(
        ft.Semantics(
            identifier=field,
            content=ft.Container(
                ft.Row(
                    [ft.Column(lines, spacing=2, tight=True, expand=True), toggle],
                    spacing=12,
                    vertical_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                on_click=lambda _: _prefer(desk, **{field: not on}),
                key=f"{field}-row",
            ),
        )
    )


def _copies(desk: Desk) -> ft.Control:
    return _column(
        [
            quiet(
                t("What is printed on pads and boards is read off once and kept. It can be shared as a file.")
            ),
            plain_button(
                t("Open your copies"),
                lambda _: desk.go("/boxes"),
                icon=ft.Icons.GRID_ON_ROUNDED,
                key="boxes",
            ),
        ]
    )


def _data(desk: Desk) -> ft.Control:
    """Out, in, and the dated copies."""
    return ways(
        [
            way(
                ft.Icons.SAVE_ALT_ROUNDED,
                t("Out and in"),
                t("Sessions as files, for spreadsheets and BG Stats too; files taken in."),
                lambda _: desk.go("/settings/data"),
                "data",
            ),
            way(
                ft.Icons.SETTINGS_BACKUP_RESTORE_ROUNDED,
                t("Backups"),
                t("Dated copies of everything on this device, and the way back to one."),
                lambda _: desk.go("/settings/backups"),
                "backups",
            ),
        ]
    )


def _about(desk: Desk) -> ft.Control:
    return _column(
        [
            ft.Text(
                t("Farmhand {version}", version=desk.world.version),
                theme_style=ft.TextThemeStyle.TITLE_SMALL,
            ),
            quiet(
                t(
                    "It lies beside the box and does not replace it: what is printed there is read off your own copy."
                )
            ),
            quiet(
                t(
                    "Typefaces: {names}, under the SIL Open Font License 1.1.",
                    names="Source Sans 3, Source Serif 4, Noto",
                )
            ),
            quiet(t("No account, no internet: nothing leaves your home network.")),
        ]
    )

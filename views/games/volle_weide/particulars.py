"""The rest of a sheet: round track, name and side, and what is missing or odd."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.volle_weide.oddity import oddities
from models.kernel.fault import BadInput
from views.desk import Look, use_desk
from views.games.volle_weide.sketching import Sketching
from views.kit.component import component
from views.kit.field import text_field
from views.kit.option import option
from views.kit.rows import narrow
from views.kit.shell import card, heading, quiet
from views.kit.stepper import row_stepper
from views.kit.words import say, t

MOST_SPACE = 40


def track(look: Look, sketching: Sketching) -> ft.Control:
    """Which spaces of the round track are the yellow and the red one."""
    sketch = sketching.sketch
    colours = look.colours

    def space(
        fill: str, ink: str, icon: ft.IconData, name: str, about: str, value: int, key: str, change: Any
    ) -> ft.Control:
        sign = ft.Container(
            ft.Icon(icon, size=22, color=ink),
            width=40,
            height=40,
            border_radius=10,
            bgcolor=fill,
            border=ft.Border.all(1.5, colours.outline),
            alignment=ft.Alignment.CENTER,
        )
        shown = None if value else "\u2013"
        stepper = row_stepper(look, name, value, change, key=key, most=MOST_SPACE, shown=shown)
        words = ft.Row(
            [
                sign,
                ft.Column(
                    [ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL), quiet(about)],
                    spacing=0,
                    tight=True,
                    expand=True,
                ),
            ],
            spacing=12,
        )
        if narrow(look):
            return ft.Column([words, ft.Row([stepper], alignment=ft.MainAxisAlignment.END)], spacing=4)
        return ft.Row([ft.Container(words, expand=True), stepper], spacing=8)

    def red(n: int) -> None:
        # The first tap starts behind the yellow space.
        now = sketching.sketch
        sketching.draw(now.tracked(now.mid, now.mid + 1 if not now.end and now.mid else n))

    rows = [
        space(
            colours.yellow,
            "#262B1E",
            ft.Icons.OUTLINED_FLAG_ROUNDED,
            t("Yellow space"),
            t("mid-game"),
            sketch.mid,
            "yellow",
            lambda n: sketching.draw(sketching.sketch.tracked(n, sketching.sketch.end)),
        ),
        ft.Divider(height=1, color=ft.Colors.OUTLINE_VARIANT),
        space(
            colours.red,
            colours.gate,
            ft.Icons.FENCE_ROUNDED,
            t("Red space"),
            t("the end"),
            sketch.end,
            "red",
            red,
        ),
    ]
    about = quiet(t("Which written number is it? Count the spaces of the round track."))
    return ft.Column(
        [
            heading(t("Round track")),
            about,
            card(ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), padding=14),
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@component
def NameAndSide(sketching: Sketching) -> ft.Control:
    """Name and side."""
    use_desk()
    error, say_error = ft.use_state("")

    def rename(name: str) -> None:
        try:
            sketching.rename(name)
            say_error("")
        except BadInput as fault:
            say_error(say(fault.message))

    side = sketching.sketch.side
    return ft.Column(
        [
            heading(t("Name and side")),
            text_field(t("Name"), sketching.name, enter=rename, leave=rename, error=error, key="box-name"),
            option(
                t("Side A"),
                t("The light side, for the first games."),
                lambda _: sketching.draw(sketching.sketch.sided("A")),
                selected=side == "A",
                key="side-A",
            ),
            option(
                t("Side B"),
                t("The dark side: some of its posts are rocks."),
                lambda _: sketching.draw(sketching.sketch.sided("B")),
                selected=side == "B",
                key="side-B",
            ),
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def checks(sketching: Sketching) -> ft.Control:
    """What is missing or odd, or that nothing is; spoken when it changes."""
    found = oddities(sketching.sketch)
    if not found:
        lines = [
            _line(
                ft.Icons.CHECK_CIRCLE_OUTLINE_ROUNDED,
                ft.Colors.PRIMARY,
                t("Everything is there. The sheet can be played on."),
            )
        ]
    else:
        lines = [
            _line(
                ft.Icons.ERROR_OUTLINE_ROUNDED if oddity.wanting else ft.Icons.INFO_OUTLINE_ROUNDED,
                ft.Colors.ERROR if oddity.wanting else ft.Colors.TERTIARY,
                say(oddity.message),
            )
            for oddity in found
        ]
    return ft.Semantics(
        container=True,
        live_region=True,
        identifier="checks",
        content=ft.Column(
            [
                heading(t("To be checked")),
                card(ft.Column(lines, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)),
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )


def _line(icon: ft.IconData, ink: ft.Colors, text: str) -> ft.Control:
    return ft.Row(
        [ft.Icon(icon, size=24, color=ink), ft.Text(text, expand=True)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )

"""The rest of a sheet: round track, name and side."""

from __future__ import annotations

from typing import Any

import flet as ft

from views.box_editor import BoxName
from views.desk import Look
from views.games.volle_weide.sketching import Sketching
from views.kit.option import option
from views.kit.rows import narrow
from views.kit.shell import card, heading, quiet
from views.kit.stepper import row_stepper
from views.kit.words import t

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


def name_and_side(sketching: Sketching) -> ft.Control:
    """Name and side."""
    side = sketching.sketch.side
    return ft.Column(
        [
            heading(t("Name and side")),
            BoxName(sketching),
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

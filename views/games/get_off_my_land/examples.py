"""Small tables for the reference cards: what is used by how many, rewards, card types, icons, a calculator."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.get_off_my_land.card import KIND_NAMES, KNOWN, Kind
from models.games.get_off_my_land.farmhouse import FarmhouseName
from models.games.get_off_my_land.months import ICON_NAMES, ICONS
from views.desk import Look
from views.games.get_off_my_land.calculator import Calculator
from views.games.get_off_my_land.emblem import ICONS as DRAWINGS
from views.kit.drawing import tile
from views.kit.words import say, t

SIDE = 40


def players(look: Look, width: float) -> ft.Control:
    """A line for each number of players: which marks are used."""
    return _table(
        [
            ft.Row([_words(t("Two players"), t("what is marked 2+"))]),
            ft.Row([_words(t("Three players"), t("what is marked 2+ or 3+"))]),
            ft.Row([_words(t("Four players"), t("everything"))]),
        ]
    )


def rewards(look: Look, width: float) -> ft.Control:
    """A line for each thing that a logged tile can show."""
    return _table(
        [
            _line(look, "fence-card", t("Fence card"), t("draw one at once")),
            _line(look, "post", t("Buried treasure"), t("$2 at once")),
            _line(look, "fishing-hole", t("Fishing hole"), t("$1 a month while no card lies there")),
            _line(
                look, "fertile-land", t("Fertile land"), t("a mature crop: $1 more income, $3 more harvest")
            ),
            _line(look, "oil-strike", t("Oil strike"), t("at the end $2 for each of your land tiles")),
        ]
    )


def types(look: Look, width: float) -> ft.Control:
    """A line for each type with the names that the game knows."""
    about: dict[Kind, str] = {
        "crop": t("leaves in winter"),
        "livestock": t("needs a closed fence"),
        "equipment": t("harvest: a fence card; $5 at the end"),
    }
    drawings: dict[Kind, str] = {"crop": "grain", "livestock": "cow", "equipment": "workhorse"}
    return _table(
        [
            _line(
                look,
                drawings[kind],
                t(
                    "{type}: {names}",
                    type=say(KIND_NAMES[kind]),
                    names=", ".join(name for name, of in KNOWN.items() if of == kind),
                ),
                about[kind],
            )
            for kind in about
        ]
    )


def icons(look: Look, width: float) -> ft.Control:
    """A line for each icon of the month track."""
    about = {
        "crops": t("every crop on the table"),
        "livestock": t("all livestock on the table"),
        "equipment": t("all that was exhausted"),
        "winter": t("after November"),
        "first player": t("to the player on the left"),
    }
    return _table([_line(look, DRAWINGS[icon], say(ICON_NAMES[icon]), about[icon]) for icon in ICONS])


def calculator(look: Look, width: float, name: FarmhouseName) -> ft.Control:
    """The farmhouse's calculator."""
    control: ft.Control = Calculator(name, key=f"calculator-{name}")
    return control


def _line(look: Look, drawing: str, name: str, about: str) -> ft.Control:
    return ft.Row(
        [tile(drawing, SIDE, look.colours), _words(name, about)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _words(name: str, about: str) -> ft.Control:
    return ft.Column(
        [
            ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_LARGE),
            ft.Text(about, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )


def _table(lines: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(lines), spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

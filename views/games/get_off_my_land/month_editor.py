"""The editor of the month track: which icons the marker passes when it leaves each month."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import flet as ft

from models.games.get_off_my_land.months import ICON_NAMES, ICONS, NAMES, WINTER_AFTER, Icon
from models.games.get_off_my_land.months import MONTHS as ALL
from models.games.get_off_my_land.oddity import LEFT
from views.box_editor import use_entry, use_keys
from views.box_entry import BoxEntry
from views.desk import Look, use_desk
from views.games.get_off_my_land.emblem import ICONS as DRAWINGS
from views.games.get_off_my_land.emblem import of_month
from views.kit.bar import bar
from views.kit.button import does, main_button, tile_button
from views.kit.component import component
from views.kit.drawing import sign, tile
from views.kit.shell import card, column, quiet
from views.kit.turn import share, steps
from views.kit.words import say, t

MONTHS = "months"  # the part's address
SIDE = 30


def months_of(entry: BoxEntry) -> Mapping[str, Any]:
    """The copy's track as JSON data; a month that is not there is not known yet."""
    kept = entry.body.get(MONTHS)
    return kept if isinstance(kept, dict) else {}


def toggled(known: object, icon: Icon) -> list[str]:
    """The icons with this one put in or taken out, in the order in which they take effect."""
    now = [each for each in known if each in ICONS] if isinstance(known, list) else []
    after = {*now} ^ {icon}
    return [each for each in ICONS if each in after]


def told(month: str, known: object) -> str:
    """A month's icons in words. Winter after November is known without asking."""
    if not isinstance(known, list):
        return t("not known yet")
    passed = [icon for icon in ICONS if icon in known or (icon == "winter" and month == WINTER_AFTER)]
    return "; ".join(say(ICON_NAMES[icon]) for icon in passed) or t("nothing")


@component
def MonthEditor(id: str) -> ft.Control:
    """All months that the marker leaves, in order."""
    desk = use_desk()
    look = desk.look
    entry = use_entry(BoxEntry, id)
    use_keys(entry)
    up = f"/boxes/{id}"
    top = bar(look, t("Month track"), entry.name, back=lambda _: desk.go(up))
    body: list[ft.Control] = [
        quiet(
            t("Tap the icons that lie between a month and the next one, or the line where none lies there.")
        ),
        *(_month(look, entry, place) for place in range(len(LEFT))),
    ]
    main = main_button(
        t("Done"), lambda _: desk.go(up), icon=ft.Icons.CHECK_ROUNDED, key="next", expand=share(look)
    )
    actions = steps(look, *entry.presses, main, word=t("Done"))
    return column(look, top=top, body=body, actions=actions, spacing=12)


def _month(look: Look, entry: BoxEntry, place: int) -> ft.Control:
    month = ALL[place]
    known = months_of(entry).get(month)

    def put(icons: list[str] | None) -> None:
        months = {**months_of(entry), month: icons}
        entry.change({MONTHS: {key: value for key, value in months.items() if value is not None} or None})

    def tap(icon: Icon) -> None:
        put(toggled(months_of(entry).get(month), icon))

    def nothing() -> None:
        put(None if known == [] else [])

    tiles: list[ft.Control] = []
    for icon in ICONS:
        if icon == "winter":
            continue
        on = isinstance(known, list) and icon in known
        spoken = t("After {month}: {icon}", month=say(NAMES[place]), icon=say(ICON_NAMES[icon]))
        tiles.append(
            _choice(spoken, sign(DRAWINGS[icon], SIDE, look.colours), does(tap, icon), f"{month}-{icon}", on)
        )
    none = ft.Icon(ft.Icons.REMOVE_ROUNDED, size=SIDE, color=ft.Colors.ON_SURFACE)
    spoken = t("After {month}: nothing", month=say(NAMES[place]))
    tiles.append(_choice(spoken, none, lambda _: nothing(), f"{month}-nothing", known == []))
    words = ft.Column(
        [
            ft.Text(say(NAMES[place]), theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ft.Text(
                told(month, known),
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                color=ft.Colors.ON_SURFACE_VARIANT,
            ),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    head: list[ft.Control] = [tile(of_month(place), 44, look.colours), words]
    if month == WINTER_AFTER:
        head.append(sign(DRAWINGS["winter"], SIDE, look.colours))
    return card(
        ft.Column(
            [
                ft.Row(head, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER),
                ft.Row(tiles, spacing=8),
            ],
            spacing=8,
            tight=True,
        ),
        padding=12,
    )


def _choice(spoken: str, picture: ft.Control, press: Any, key: str, on: bool) -> ft.Control:
    content = ft.Semantics(label=spoken, exclude_semantics=True, content=picture)
    return tile_button(
        spoken, content, press, key=key, selected=on, expand=True, padding=ft.Padding.symmetric(vertical=9)
    )

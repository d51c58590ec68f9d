"""Choosing a farmhouse tile out of the eight: a sheet from the lower edge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from models.games.get_off_my_land.farmhouse import FARMHOUSES, FarmhouseName
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does
from views.kit.option import option
from views.kit.words import say, t


def house_sheet(
    player: str,
    now: FarmhouseName | None,
    keep: Callable[[FarmhouseName | None], Any],
    close: Callable[[], Any],
    owners: Mapping[FarmhouseName, str] | None = None,
    untold: str | None = None,
) -> ft.BottomSheet:
    """The sheet; `keep` hears the choice, None for "not told".

    `owners`: who has which tile already; choosing one of those takes it over. `untold`: what not choosing
    is called.
    """
    taken = owners or {}
    rows: list[ft.Control] = [
        option(
            t("Told at the end") if untold is None else untold,
            "",
            does(keep, None),
            selected=now is None,
            key="house-untold",
        )
    ]
    for name, house in FARMHOUSES.items():
        about = say(house.rule)
        if name in taken:
            about = t("{name} has this one.", name=taken[name])
        rows.append(
            option(
                say(house.name),
                about,
                does(keep, name),
                selected=name == now,
                key=f"house-{name.replace(' ', '-')}",
            )
        )
    body = [ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)]
    return bottom_sheet(t("{name}'s farmhouse", name=player), "", body, close)

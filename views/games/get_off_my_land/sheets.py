"""Which sheet the table shows by which name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.get_off_my_land.months import LAST
from views.games.get_off_my_land.card_sheet import card_sheet
from views.games.get_off_my_land.claim_sheet import claim_sheet
from views.games.get_off_my_land.ending import ending_sheet
from views.games.get_off_my_land.farmer_sheet import farmer_sheet
from views.games.get_off_my_land.leaf import Leaf
from views.games.get_off_my_land.money_sheet import money_sheet
from views.games.get_off_my_land.month_track import icons_sheet
from views.games.get_off_my_land.more import more_sheet, own_house_sheet
from views.games.get_off_my_land.tile_sheet import tile_sheet


def sheet_named(leaf: Leaf, sheet: str, turn_month: Callable[[], Any]) -> ft.BottomSheet | None:
    """The sheet of that name; some have a tile's place on record behind a colon."""
    name, _, number = sheet.partition(":")
    if name == "tile":
        return tile_sheet(leaf, number)
    if name == "card":
        return card_sheet(leaf, number)
    if name in ("month", "icons"):
        if leaf.state.month == LAST:
            return None
        return icons_sheet(leaf, turn_month if name == "month" else None)
    sheets: dict[str, Callable[[Leaf], ft.BottomSheet]] = {
        "money": money_sheet,
        "land": claim_sheet,
        "farmer": farmer_sheet,
        "more": more_sheet,
        "house": own_house_sheet,
        "ending": ending_sheet,
    }
    return sheets[name](leaf) if name in sheets else None

"""Tiles that lie within one fence with this one become an area."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flet as ft

from models.games.get_off_my_land.land import Tile
from models.games.get_off_my_land.moves import Join
from views.games.get_off_my_land.leaf import Leaf, ends, stack
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, main_button
from views.kit.option import option
from views.kit.words import t, tn


def join_page(leaf: Leaf, tile: Tile) -> ft.BottomSheet:
    """The tiles within one fence with this one."""
    chosen: Sequence[str] = leaf.notes.get("with", [])
    others = [
        each
        for each in leaf.state.land.tiles.values()
        if each.name != tile.name and (each.area is None or each.area != tile.area)
    ]
    rows: list[ft.Control] = []
    for place, other in enumerate(others):
        about = leaf.name(other.controller) if other.controller is not None else t("nobody's land")
        if not other.fenced:
            about = t("a side is open")

        def toggle(_: Any, name: str = other.name) -> None:
            leaf.notes.put(
                **{"with": [each for each in (o.name for o in others) if (each in chosen) != (each == name)]}
            )

        rows.append(
            option(
                other.name,
                about,
                toggle if other.fenced else None,
                selected=other.name in chosen,
                several=True,
                key=f"with-{place}",
            )
        )
    move = Join(tiles=(tile.name, *chosen)) if chosen else None
    word = tn("Join with {n} tile", "Join with {n} tiles", len(chosen)) if chosen else t("Choose tiles")
    main = main_button(word, does(leaf.play, move) if move else None, key="join-now")
    actions = ends(leaf, main, lambda: leaf.notes.put(page=""), "back-to-tile")
    about = t("Which tiles lie within one fence with it? Areas that they are in come along.")
    return bottom_sheet(t("Join {tile}", tile=tile.name), about, [stack(rows)], leaf.close, actions=actions)

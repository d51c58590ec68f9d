"""The land of the player who is looked at: a card a tile, the farmhouse; and the land that nobody controls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.games.get_off_my_land.coming import Coming
from models.games.get_off_my_land.count import farmhouse_line
from models.games.get_off_my_land.farmhouse import FARMHOUSES
from models.games.get_off_my_land.land import Tile
from models.games.get_off_my_land.state import State
from views.desk import Look
from views.games.get_off_my_land.tile_card import area_words, tile_card
from views.kit.button import tile_button
from views.kit.drawing import tile as drawn
from views.kit.shell import heading, notice, quiet
from views.kit.words import say, t, tn
from views.sitting import Sitting

GAP = 8
TWO = 320  # pixels from which on two tiles stand side by side
HAND = 6  # fence cards that a hand may hold


def shelf(
    look: Look, sitting: Sitting, player: int, change: Coming | None, room: float, show: Callable[[str], Any]
) -> list[ft.Control]:
    """Heading, tiles, farmhouse, free land; `room` is the width in pixels."""
    state: State = sitting.session.state
    name = sitting.marks[player].name
    numbers = {tile: number for number, tile in enumerate(state.land.tiles)}
    own = list(state.land.controlled(player))
    free = [tile for tile in state.land.tiles.values() if tile.controller is None]
    parts: list[ft.Control] = [_head(look, state, player, name)]
    if state.holders[player].hand > HAND:
        parts.append(
            notice(
                t(
                    "{name} holds {n} fence cards: at most 6 at the end of the turn.",
                    name=name,
                    n=state.holders[player].hand,
                ),
                key="hand-limit",
            )
        )
    cards = [_card(look, sitting, tile, numbers[tile.name], change, show) for tile in own]
    if cards:
        parts += _rows(look, cards, room)
    else:
        parts.append(quiet(t("No land on record yet. Land is where a fenced tile is entered.")))
    parts.append(_farm(look, state, player, show))
    if free:
        parts.append(heading(t("Nobody's land")))
        parts += _rows(
            look, [_card(look, sitting, tile, numbers[tile.name], change, show) for tile in free], room
        )
    return parts


def _head(look: Look, state: State, player: int, name: str) -> ft.Control:
    tiles = tn("{n} tile", "{n} tiles", state.land_tiles(player))
    cards = tn("{n} fence card", "{n} fence cards", state.holders[player].hand)
    farmer = state.holders[player].farmer
    where = t("farmer at home") if farmer is None else t("farmer on {tile}", tile=farmer)
    about = quiet(t("{tiles}, {cards}, {farmer}", tiles=tiles, cards=cards, farmer=where))
    title = heading(t("Land of {name}", name=name))
    if look.large or not look.wide:
        return ft.Column([title, about], spacing=0, tight=True)
    title.expand = True
    return ft.Row([title, about], spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def _rows(look: Look, cards: Sequence[ft.Control], room: float) -> list[ft.Control]:
    across = 1 if look.large or room < TWO else 2
    rows: list[ft.Control] = []
    for start in range(0, len(cards), across):
        here: list[ft.Control] = [ft.Container(card, expand=1) for card in cards[start : start + across]]
        here += [ft.Container(expand=1) for _ in range(across - len(here))]
        rows.append(
            ft.Row(here, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)
        )
    return rows


def _card(
    look: Look, sitting: Sitting, tile: Tile, number: int, change: Coming | None, show: Callable[[str], Any]
) -> ft.Control:
    state: State = sitting.session.state
    farmer = state.farmer_on(tile.name)
    pays: int | None = None
    if change is not None and tile.controller is not None:
        mine = [entry for entry in change.entries if entry.tile == tile.name]
        if mine:
            pays = sum(entry.amount for entry in mine if entry.player == tile.controller)
    return tile_card(
        look,
        tile,
        number,
        "" if farmer is None else sitting.marks[farmer].name,
        farmer == tile.controller,
        pays,
        area_words(state.land.areas, tile),
        show,
    )


def _farm(look: Look, state: State, player: int, show: Callable[[str], Any]) -> ft.Control:
    holder = state.holders[player]
    worth = ""
    if not holder.home:
        about = t("Somebody has taken it: no bonus.")
    elif holder.house is None:
        about = t("Not told yet; asked at the end.")
    else:
        worked = farmhouse_line(state, player)
        first = worked.reasons[1:2]
        name = say(FARMHOUSES[holder.house].name)
        about = t("{house}: {reason}", house=name, reason=say(first[0].text)) if first else name
        worth = t("${n} at the end", n=worked.worked_out)
    words = ft.Column(
        [ft.Text(t("Home farm"), theme_style=ft.TextThemeStyle.LABEL_MEDIUM), quiet(about)],
        spacing=0,
        tight=True,
        expand=True,
    )
    end = ft.Text(worth, theme_style=ft.TextThemeStyle.TITLE_SMALL, no_wrap=not look.large)
    row: list[ft.Control] = [drawn("farmhouse", 44, look.colours), words]
    content: ft.Control = ft.Row([*row, *([end] if worth else [])], spacing=12)
    if look.large:
        content = ft.Column([ft.Row(row, spacing=12), *([end] if worth else [])], spacing=4, tight=True)
    return tile_button(t("Home farm"), content, lambda _: show("house"), key="home-farm", padding=10)

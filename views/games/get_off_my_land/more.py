"""What is done now and then: turn, hands, farmhouse, a harvest from a list; the ledger and the chart."""

from __future__ import annotations

import flet as ft

from models.games.get_off_my_land.income import harvest
from models.games.get_off_my_land.months import LAST
from models.games.get_off_my_land.moves import Harvest, Hold, Turn
from models.games.get_off_my_land.state import State
from views.games.get_off_my_land.emblem import of_card
from views.games.get_off_my_land.ending import hand_row, house_of
from views.games.get_off_my_land.leaf import Leaf, label, line, number_of, stack
from views.games.get_off_my_land.ledger import PAGE
from views.games.get_off_my_land.told import dollars
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does
from views.kit.rows import switch_row
from views.kit.words import t
from views.sitting import Sitting

TURNS = "turns"  # the bookmark: False where the line about whose turn it is was hidden
ACTIONS = 2


def turns_shown(sitting: Sitting) -> bool:
    """Whether it is shown whose turn it is."""
    return sitting.bookmark.get(TURNS) is not False


def next_turn(state: State) -> Turn:
    """One more action used; after the last one it is the next player's turn."""
    if state.actions + 1 < ACTIONS:
        return Turn(player=state.turn, actions=state.actions + 1)
    return Turn(player=(state.turn + 1) % len(state.holders), actions=0)


def more_sheet(leaf: Leaf) -> ft.BottomSheet:
    """For the player who is looked at."""
    sitting, state, look = leaf.sitting, leaf.state, leaf.look
    holder = state.holders[leaf.player]
    name = leaf.name(leaf.player)

    def turns() -> None:
        sitting.mark(**{TURNS: not turns_shown(sitting)})
        sitting.turn += 1

    def open_page(page: str) -> None:
        leaf.close()
        sitting.mark(**{PAGE: page})
        sitting.turn += 1

    body: list[ft.Control] = []
    ripe = [
        line(
            look,
            tile.card.name if tile.card else "",
            tile.name,
            does(leaf.play, Harvest(player=leaf.player, tile=tile.name)),
            key=f"harvest-{number_of(state, tile.name)}",
            drawing=of_card(tile.card.name, tile.card.kind) if tile.card else "",
            end=_brings(leaf, tile.name),
        )
        for tile in state.land.controlled(leaf.player)
        if tile.ready and tile.card is not None
    ]
    if ripe:
        body.append(stack([label(t("Harvest")), *ripe]))
    body.append(stack([label(t("Fence cards in hand")), hand_row(leaf, leaf.player)]))
    house = [
        line(
            look,
            t("Farmhouse tile"),
            t("tell or correct it"),
            lambda _: leaf.show("house"),
            key="tell-house",
            drawing="farmhouse",
        ),
        switch_row(
            look,
            "",
            t("Farmhouse controlled"),
            t("No bonus while it is not."),
            t("Farmhouse controlled"),
            holder.home,
            lambda: leaf.play(Hold(player=leaf.player, controlled=not holder.home), stay=True),
            "hold",
        ),
    ]
    body.append(stack([label(t("Farmhouse of {name}", name=name)), *house]))
    table: list[ft.Control] = [
        switch_row(
            look,
            "",
            t("Show whose turn it is"),
            t("and the actions used"),
            t("Show whose turn it is"),
            turns_shown(sitting),
            turns,
            "turns",
        ),
        line(
            look,
            t("Ledger"),
            t("every dollar, by player and reason"),
            lambda _: open_page("ledger"),
            key="ledger",
            drawing="lumber",
        ),
        line(
            look,
            t("Money over time"),
            t("balances by month"),
            lambda _: open_page("chart"),
            key="chart-page",
            drawing="month-july",
        ),
    ]
    if state.month < LAST:
        table.append(
            line(
                look,
                t("Icons of this month"),
                t("what the marker passes"),
                lambda _: leaf.show("icons"),
                key="icons",
                drawing="icon-crops",
            )
        )
    body.append(stack([label(t("Table")), *table]))
    return bottom_sheet(t("More: {name}", name=name), "", body, leaf.close)


def _brings(leaf: Leaf, name: str) -> str:
    tile = leaf.state.land.tiles[name]
    if tile.card is not None and tile.card.kind == "equipment":
        return t("1 fence card")
    return f"+{dollars(sum(entry.amount for entry in harvest(leaf.state, leaf.player, tile)))}"


def own_house_sheet(leaf: Leaf) -> ft.BottomSheet:
    """The farmhouse tile of the player who is looked at."""
    return house_of(leaf, leaf.player, leaf.close)

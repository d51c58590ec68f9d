"""April is over: farmhouses that were not told and hands that count are asked for, then the game is finished."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.get_off_my_land.farmhouse import FARMHOUSES, FarmhouseName
from models.games.get_off_my_land.moves import Finish, Hand, House
from models.games.get_off_my_land.state import State
from views.games.get_off_my_land.house_sheet import house_sheet
from views.games.get_off_my_land.leaf import Leaf, ends, label, line, stack
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, main_button
from views.kit.drawing import tile as drawn
from views.kit.rows import row
from views.kit.stepper import row_stepper
from views.kit.words import say, t

FIREWOOD: FarmhouseName = "firewood for sale"
MOST_CARDS = 60


def asks(state: State) -> bool:
    """Whether something is to be asked before the end: a farmhouse not told, or a hand that brings money."""
    return any(holder.home and holder.house in (None, FIREWOOD) for holder in state.holders)


def ending_sheet(leaf: Leaf) -> ft.BottomSheet:
    """The questions, and the end."""
    state, look = leaf.state, leaf.look
    telling = leaf.notes.get("telling")
    if isinstance(telling, int):
        return house_of(leaf, telling, lambda: leaf.notes.put(telling=None))

    def ask(seat: int) -> None:
        leaf.notes.put(telling=seat)

    houses: list[ft.Control] = []
    hands: list[ft.Control] = []
    for seat, holder in enumerate(state.holders):
        if not holder.home:
            continue
        name = t("not told") if holder.house is None else say(FARMHOUSES[holder.house].name)
        houses.append(
            line(
                look,
                leaf.name(seat),
                name,
                does(ask, seat),
                key=f"tell-house-{seat}",
                drawing="farmhouse",
            )
        )
        if holder.house == FIREWOOD:
            hands.append(hand_row(leaf, seat))
    body: list[ft.Control] = [stack([label(t("Farmhouses")), *houses])]
    if hands:
        body.append(stack([label(t("Fence cards in hand")), *hands]))
    actions = ends(leaf, main_button(t("To the final count"), does(leaf.play, Finish()), key="finish-now"))
    return bottom_sheet(
        t("Before the final count"),
        t("A farmhouse that nobody tells brings nothing."),
        body,
        leaf.close,
        actions=actions,
        aside=drawn("month-april", 44, look.colours),
    )


def hand_row(leaf: Leaf, seat: int) -> ft.Control:
    """The player's fence cards by stepper; each step is a move."""
    n = leaf.state.holders[seat].hand

    def put(cards: int) -> None:
        leaf.play(Hand(player=seat, cards=cards), stay=True)

    name = t("{name}: fence cards", name=leaf.name(seat))
    stepper = row_stepper(leaf.look, name, n, put, key=f"hand-{seat}", most=max(MOST_CARDS, n))
    return row(leaf.look, "fence-card", leaf.name(seat), t("fence cards in hand"), stepper)


def house_of(leaf: Leaf, seat: int, done: Callable[[], Any]) -> ft.BottomSheet:
    """Which farmhouse tile the player has; `done()` afterwards."""
    holders = leaf.state.holders

    def keep(house: FarmhouseName | None) -> None:
        if house != holders[seat].house:
            leaf.play(House(player=seat, name=house), stay=True)
        done()

    owners = {
        holder.house: leaf.name(other)
        for other, holder in enumerate(holders)
        if other != seat and holder.house is not None
    }
    return house_sheet(leaf.name(seat), holders[seat].house, keep, done, owners)

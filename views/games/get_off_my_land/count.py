"""Counting at the end only: money by its bills, land, oil strikes, equipment, and the farmhouse with its numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

import flet as ft

from models.games.get_off_my_land import paper
from models.games.get_off_my_land.count import tallied
from models.games.get_off_my_land.farmhouse import FARMHOUSE_NAMES, FARMHOUSES, MOST, FarmhouseName
from models.games.get_off_my_land.state import State
from views.desk import Look, use_desk
from views.games.get_off_my_land.bills import bill_rows, counted
from views.games.get_off_my_land.calculator import counter_rows, limit, limited, worth
from views.games.get_off_my_land.house_sheet import house_sheet
from views.kit.button import plain_button
from views.kit.component import component
from views.kit.counting import Count, Counting
from views.kit.rows import row, section
from views.kit.shell import quiet
from views.kit.stepper import row_stepper
from views.kit.words import say, t
from views.sitting import Sitting

# What the bookmark keeps of each player, by the seat: bills, the farmhouse, the numbers that it was counted by.
BILLS, HOUSES, NUMBERS = "bills", "houses", "numbers"
MOST_TILES = 40


@component
def CountTable(sitting: Sitting) -> ft.Control:
    """One player after the other, until everybody is counted."""
    use_desk()
    asked, ask = ft.use_state(-1)

    def keep(house: FarmhouseName | None) -> None:
        ask(-1)
        choose(sitting, asked, house)

    seats = range(len(sitting.marks))
    ft.use_dialog(
        house_sheet(
            sitting.marks[asked].name,
            house_of(sitting, asked),
            keep,
            lambda: ask(-1),
            {
                house: sitting.marks[seat].name
                for seat in seats
                if seat != asked and (house := house_of(sitting, seat))
            },
            t("Enter the dollars"),
        )
        if asked in seats
        else None
    )
    return Counting(sitting, lambda player: _count(sitting, player, ask))


def house_of(sitting: Sitting, player: int) -> FarmhouseName | None:
    """The farmhouse that the player's count is worked out by; None where its dollars are entered."""
    kept = _kept(sitting, HOUSES, player)
    return cast("FarmhouseName", kept) if kept in FARMHOUSE_NAMES else None


def choose(sitting: Sitting, player: int, house: FarmhouseName | None) -> None:
    """The player's count is worked out by that farmhouse; another one takes the owner's away, and begins anew."""
    if house == house_of(sitting, player):
        return
    kept = dict(_all(sitting, HOUSES))
    kept = {seat: had for seat, had in kept.items() if had != house}
    if house is not None:
        kept[str(player)] = house
    sitting.mark(**{HOUSES: kept, NUMBERS: {**_all(sitting, NUMBERS), str(player): {}}})
    state: State = sitting.session.state
    if house is not None and paper.counted(state, player).farmhouse:
        sitting.play(paper.tally(state, player, farmhouse=0))
    else:
        sitting.turn += 1


def numbers_of(sitting: Sitting, player: int, dollars: int) -> list[int]:
    """The numbers that those dollars were counted by: also after an undo they fit what stands there."""
    kept = _kept(sitting, NUMBERS, player)
    found = kept.get(str(dollars)) if isinstance(kept, Mapping) else None
    return [n for n in found if type(n) is int and n >= 0] if isinstance(found, list) else []


def _all(sitting: Sitting, key: str) -> Mapping[str, Any]:
    kept = sitting.bookmark.get(key)
    return kept if isinstance(kept, dict) else {}


def _kept(sitting: Sitting, key: str, player: int) -> Any:
    return _all(sitting, key).get(str(player))


def _count(sitting: Sitting, player: int, ask: Callable[[int], Any]) -> Count:
    state: State = sitting.session.state
    look = sitting.desk.look
    now = paper.counted(state, player)

    def change(**changes: int) -> None:
        sitting.play(paper.tally(sitting.session.state, player, **changes))

    lines = {line.part: line.value for line in tallied(now)}
    land = [
        _stepper(
            look, "farmhouse", t("Land tiles"), _reading(state), now.land, lambda n: change(land=n), "land"
        ),
        _stepper(
            look,
            "oil-strike",
            t("Oil strikes"),
            t("$2 for each land tile"),
            now.oil_tiles,
            lambda n: change(oil_tiles=n),
            "oil",
        ),
        _stepper(
            look,
            "icon-equipment",
            t("Equipment cards"),
            t("$5 each"),
            now.equipment,
            lambda n: change(equipment=n),
            "equipment",
        ),
    ]
    return Count(
        title=t("Count the table"),
        place=sitting.game.place(sitting.session),
        totals=[None if each is None else paper.total(each) for each in state.counted],
        parts=" + ".join(str(lines[part]) for part in ("money", "oil", "equipment", "farmhouse")),
        total=paper.total(now),
        nothing=paper.tally(state, player),
        cards=[
            _money(sitting, player, now.money, change),
            section(t("Land"), t("${n}", n=lines["oil"] + lines["equipment"]), land, "land-worth"),
            _farmhouse(sitting, player, now.farmhouse, change, ask),
        ],
        doubts=paper.doubts(now),
    )


def _stepper(
    look: Look, drawing: str, name: str, about: str, value: int, put: Callable[[int], Any], key: str
) -> ft.Control:
    return row(
        look, drawing, name, about, row_stepper(look, name, value, put, key=key, most=max(MOST_TILES, value))
    )


def _reading(state: State) -> str:
    return t("the farmhouse is one") if state.farmhouse_is_land else t("without the farmhouse")


def _money(sitting: Sitting, player: int, money: int, change: Callable[..., Any]) -> ft.Control:
    def put(bills: dict[int, int]) -> None:
        kept = {str(bill): n for bill, n in bills.items()}
        sitting.mark(**{BILLS: {**_all(sitting, BILLS), str(player): kept}})
        change(money=sum(bill * n for bill, n in bills.items()))

    rows = bill_rows(sitting.desk.look, counted(_kept(sitting, BILLS, player), money), put)
    return section(t("Money"), t("${n}", n=money), rows, "money-worth")


def _farmhouse(
    sitting: Sitting, player: int, dollars: int, change: Callable[..., Any], ask: Callable[[int], Any]
) -> ft.Control:
    """Which farmhouse, and its numbers; or the dollars, where somebody has worked them out already."""
    look = sitting.desk.look
    name = house_of(sitting, player)
    word = t("Choose the farmhouse") if name is None else say(FARMHOUSES[name].name)
    rows: list[ft.Control] = [
        plain_button(word, lambda _: ask(player), icon=ft.Icons.HOME_OUTLINED, key="choose-house", small=True)
    ]
    if name is None:
        stepper = row_stepper(
            look,
            t("Bonus in dollars"),
            dollars,
            lambda n: change(farmhouse=n),
            key="farmhouse",
            most=MOST,
        )
        rows.append(row(look, "", t("Bonus in dollars"), t("or let the app work it out"), stepper))
    else:
        house = FARMHOUSES[name]
        numbers = numbers_of(sitting, player, dollars)

        def put(changed: list[int]) -> None:
            now = worth(house, changed)
            kept = _kept(sitting, NUMBERS, player)
            ways = {**(kept if isinstance(kept, Mapping) else {}), str(now): changed}
            sitting.mark(**{NUMBERS: {**_all(sitting, NUMBERS), str(player): ways}})
            if now != dollars:
                change(farmhouse=now)
            else:
                sitting.turn += 1

        rows.append(quiet(say(house.rule)))
        rows += counter_rows(look, house, numbers, put, "house")
        if limited(house, numbers):
            rows.append(quiet(say(limit())))
    return section(t("Farmhouse"), t("${n}", n=dollars), rows, "farmhouse-worth")

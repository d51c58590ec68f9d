"""The box, the set-up, and moves that are none. Source: formats.md, sections 2 and 7."""

from __future__ import annotations

from typing import Any

import pytest

from models.games.get_off_my_land.box import Box
from models.games.get_off_my_land.card import KNOWN
from models.kernel.fault import BadInput
from models.kernel.read import read_form
from tests.models.games.get_off_my_land.farm import (
    CARDS,
    MONTH,
    bad_box,
    card,
    claim,
    harvest,
    join,
    malformed,
    pay,
    raid,
    release,
    start,
    state,
    tally,
)


def bad_card(**changes: Any) -> str:
    told = {"type": "crop", "income": 1, "harvest": 2} | changes
    return str(bad_box(cards={"Corn": {key: value for key, value in told.items() if value is not ...}}))


def test_everything_may_be_left_out() -> None:
    for box in ({}, {"cards": {}}, {"months": {}}):
        assert read_form(Box, box).count_farmhouse_as_land
    session = start(cards={}, months={})
    assert state(session).cards == {}


def test_a_card_is_its_type_income_and_harvest() -> None:
    for key in ("type", "income", "harvest"):
        assert bad_card(**{key: ...}) == f'box.cards.Corn: The key "{key}" is missing; add it.'
    assert "not known here" in bad_card(type="tool")
    assert "no whole number" in bad_card(income=1.0)
    assert "too small" in bad_card(harvest=-1)
    assert "too large" in bad_card(harvest=1_000_001)
    assert "no flag" in bad_card(eats=1)
    assert "null" in bad_card(edible=None)
    assert "no text" in bad_card(note=3)


def test_a_bonus_is_whole() -> None:
    bonus = {"on": ["crop", "Llamas"], "income": 1, "harvest": 0}
    assert state(start(cards={"Corn": {**CARDS["Corn"], "bonus": bonus}})).cards["Corn"].bonus is not None
    assert state(start(cards={"Corn": {**CARDS["Corn"], "bonus": None}})).cards["Corn"].bonus is None
    for key in bonus:
        left = {each: value for each, value in bonus.items() if each != key}
        assert bad_card(bonus=left) == f'box.cards.Corn.bonus: The key "{key}" is missing; add it.'
    assert "no list" in bad_card(bonus=bonus | {"on": "crop"})
    assert "no text" in bad_card(bonus=bonus | {"on": [1]})
    assert "no object" in bad_card(bonus=[])


@pytest.mark.parametrize("name", ["", "  ", "x" * 41])
def test_a_card_has_a_name(name: str) -> None:
    assert bad_box(cards={name: CARDS["Corn"]}).place == "box.cards"


def test_months_and_icons() -> None:
    assert str(bad_box(months={"Mai": []})).startswith(
        'box.months.Mai: "Mai" is no month; the months are May, June'
    )
    assert bad_box(months={"May": ["snow"]}).place == "box.months.May.0"
    assert bad_box(months={"May": "crops"}).place == "box.months.May"
    assert start(months={"April": ["crops"], "November": ["winter"]})


def test_winter_lies_after_november() -> None:
    """Seed 001, "End of Month"; formats.md, section 7."""
    fault = bad_box(months={"October": ["crops", "winter"]})
    assert (
        str(fault)
        == "box.months.October: Winter always lies after November; take it out of the other months."
    )


def test_the_switch_is_a_flag() -> None:
    assert bad_box(count_farmhouse_as_land=1).place == "box.count_farmhouse_as_land"


def bad_setup(players: int = 2, **setup: Any) -> BadInput:
    with pytest.raises(BadInput) as fault:
        start(players, setup)
    return fault.value


def test_the_first_player_is_one_of_them() -> None:
    assert bad_setup(2, first=2).place == "setup.first"
    assert bad_setup(first=-1).place == "setup.first"
    assert bad_setup(first=None).place == "setup.first"
    assert state(start(4, {"first": 3})).first == 3
    assert state(start()).first == 0


def test_a_farmhouse_or_null_for_each() -> None:
    assert bad_setup(3, farmhouses=["hoarder", None]).place == "setup.farmhouses"
    assert bad_setup(farmhouses=[]).place == "setup.farmhouses"
    assert bad_setup(farmhouses=None).place == "setup.farmhouses"
    assert bad_setup(farmhouses=["hoarder", "castle"]).place == "setup.farmhouses.1"
    assert [each.house for each in state(start(2, {"farmhouses": ["hoarder", None]})).holders] == [
        "hoarder",
        None,
    ]


def test_the_known_names() -> None:
    """Seed 001, "Market Cards"."""
    assert len(KNOWN) == 11
    assert [list(KNOWN.values()).count(kind) for kind in ("crop", "livestock", "equipment")] == [5, 4, 2]


def test_unknown_keys_are_kept() -> None:
    """formats.md, section 2: kept on import and written back on export."""
    data = {
        "cards": {
            "Corn": {"type": "crop", "income": 1, "harvest": 2, "seen": {"by": ["me"]}, "note": "yellow"}
        },
        "months": {"May": ["crops"]},
        "colour": "green",
    }
    assert read_form(Box, data).written() == data


MOVES: list[dict[str, Any]] = [
    pay(0, 1),
    claim(0, "a")[0],
    {"do": "reveal", "tile": "a"},
    release("a"),
    join("a", "b"),
    {"do": "part", "tile": "a"},
    card(0, "a", "Corn"),
    {"do": "mature", "tile": "a"},
    harvest(0, "a"),
    {"do": "discard", "tile": "a"},
    {"do": "farmer", "player": 0, "tile": None},
    raid(0, "a"),
    {"do": "hand", "player": 0, "cards": 1},
    {"do": "house", "player": 0, "name": None},
    {"do": "farmhouse", "player": 0, "controlled": True},
    {"do": "turn", "player": 0},
    MONTH,
    tally(0),
]
OPTIONAL = {"feature", "logged", "why", "actions"}


@pytest.mark.parametrize("move", MOVES, ids=lambda move: str(move["do"]))
def test_what_is_shown_is_required(move: dict[str, Any]) -> None:
    """formats.md, section 2, "Types are strict"."""
    for key in move.keys() - OPTIONAL:
        fault = malformed({name: value for name, value in move.items() if name != key})
        assert f'The key "{key}" is missing' in str(fault)


@pytest.mark.parametrize("move", MOVES, ids=lambda move: str(move["do"]))
def test_types_are_strict(move: dict[str, Any]) -> None:
    wrong: dict[type, list[Any]] = {
        int: [1.0, "1", True, None, 1_000_001],
        str: [1, None, ["a"]],
        bool: [0, "yes", None],
        list: ["ab", [1], [""], None],
    }
    for key, value in move.items():
        for odd in wrong.get(type(value), [3]):
            if key != "tile" or move["do"] != "farmer" or odd is not None:
                malformed({**move, key: odd})

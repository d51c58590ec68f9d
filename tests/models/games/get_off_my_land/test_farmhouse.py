"""The eight farmhouses. Source: seed 001, "Farmhouse Tiles"; rulings.md, "Get Off My Land!"."""

from __future__ import annotations

from typing import Any

import pytest

from models.games.get_off_my_land.estate import Estate, Held
from models.games.get_off_my_land.farmhouse import FARMHOUSE_NAMES, FARMHOUSES
from tests.models.games.get_off_my_land.farm import (
    FINISH,
    MONTH,
    after,
    card,
    claim,
    harvest,
    parts,
    raid,
    ready,
    release,
    start,
    state,
    to_the_end,
    why,
    wild,
)


@pytest.mark.parametrize(
    ("name", "numbers", "dollars"),
    [
        ("community garden", (0, 0), 0),
        ("community garden", (1, 0), 5),
        ("community garden", (0, 1), 10),
        ("community garden", (1, 2), 25),
        ("community garden", (5, 3), 30),
        ("firewood for sale", (0,), 0),
        ("firewood for sale", (3,), 15),
        ("firewood for sale", (6,), 30),
        ("firewood for sale", (9,), 30),
        ("petting zoo", (2, 1), 20),
        ("petting zoo", (0, 4), 30),
        ("hoarder", (), 0),
        ("hoarder", (1,), 0),
        ("hoarder", (2,), 8),
        ("hoarder", (3,), 18),
        ("hoarder", (4,), 30),
        ("hoarder", (7,), 30),
        ("hoarder", (2, 1, 2), 16),
        ("hoarder", (3, 3), 30),
        ("roadside market", (0,), 0),
        ("roadside market", (1,), 0),
        ("roadside market", (2,), 4),
        ("roadside market", (3,), 9),
        ("roadside market", (4,), 15),
        ("roadside market", (5,), 22),
        ("roadside market", (6,), 30),
        ("roadside market", (9,), 30),
        ("specialty shop", (0,), 0),
        ("specialty shop", (1,), 30),
        ("specialty shop", (2,), 20),
        ("specialty shop", (3,), 10),
        ("specialty shop", (4,), 0),
        ("specialty shop", (8,), 0),
        ("used parts shop", (1, 1), 15),
        ("used parts shop", (0, 9), 30),
        ("nature preserve", (0,), 0),
        ("nature preserve", (1,), 6),
        ("nature preserve", (2,), 13),
        ("nature preserve", (3,), 21),
        ("nature preserve", (4,), 30),
        ("nature preserve", (9,), 30),
    ],
)
def test_the_calculators(name: Any, numbers: tuple[int, ...], dollars: int) -> None:
    """Seed 001, "Farmhouse Tiles"; specialty shop without a card: rulings.md."""
    assert FARMHOUSES[name].worth(*numbers) == dollars


def test_there_are_eight() -> None:
    assert list(FARMHOUSES) == list(FARMHOUSE_NAMES)
    assert len({str(house.name) for house in FARMHOUSES.values()}) == 8
    for house in FARMHOUSES.values():
        zeros = () if house.repeats else (0,) * len(house.counters)
        assert house.worth(*zeros) == 0
        assert all(str(counter.label) for counter in house.counters)
        assert str(house.rule).endswith(".")


def test_as_many_numbers_as_counters() -> None:
    with pytest.raises(ValueError, match="zip"):
        FARMHOUSES["petting zoo"].worth(1)


def held(*cards: tuple[str, Any, bool]) -> Estate:
    return Estate(tuple(Held(*each) for each in cards), hand=3, bare=2)


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("community garden", (1, 1)),
        ("firewood for sale", (3,)),
        ("petting zoo", (0, 2)),
        ("hoarder", (2, 2, 1)),
        ("roadside market", (3,)),
        ("specialty shop", (3,)),
        ("used parts shop", (1, 0)),
        ("nature preserve", (2,)),
    ],
)
def test_what_each_counts(name: Any, numbers: tuple[int, ...]) -> None:
    estate = held(
        ("Cows", "livestock", True),
        ("Grain", "crop", True),
        ("Cows", "livestock", True),
        ("Grain", "crop", False),
        ("Stills", "equipment", False),
    )
    assert FARMHOUSES[name].counted(estate) == numbers


def ended(house: str, *moves: dict[str, Any], **box: Any) -> Any:
    """A session of two, where all this happened in April."""
    session = after(start(2, {"farmhouses": [house, None]}, **box), *[MONTH] * 11)
    return after(session, *moves, FINISH)


def test_hoarder_example() -> None:
    """Seed 001, "Hoarder", example: 2 cows and 2 grain are $16."""
    names = ["Cows", "Cows", "Grain", "Grain"]
    moves = [card(0, tile, name) for tile, name in zip("abcd", names, strict=True)]
    session = ended("hoarder", *claim(0, *"abcd"), *moves)
    assert parts(session)["farmhouse"] == 16
    assert [amount for _, amount in why(session, "farmhouse")] == [None, 8, 8]


def test_roadside_market_example() -> None:
    """Seed 001, "Roadside Market", example: four names are $15."""
    names = ["Cows", "Grain", "Corn", "Stills", "Corn"]
    moves = [card(0, tile, name) for tile, name in zip("abcde", names, strict=True)]
    assert parts(ended("roadside market", *claim(0, *"abcde"), *moves))["farmhouse"] == 15


def test_specialty_shop_example() -> None:
    """Seed 001, "Specialty Shop", example: 2 cows and 3 grain are $20."""
    names = ["Cows", "Cows", "Grain", "Grain", "Grain"]
    moves = [card(0, tile, name) for tile, name in zip("abcde", names, strict=True)]
    assert parts(ended("specialty shop", *claim(0, *"abcde"), *moves))["farmhouse"] == 20
    assert parts(ended("specialty shop", *claim(0, *"abcde")))["farmhouse"] == 0


def test_community_garden() -> None:
    """Seed 001, "Community Garden": also under an opponent's farmer, because it is controlled."""
    moves = [
        *ready(0, "a", "Corn"),
        *claim(0, "b"),
        card(0, "b", "Grain"),
        *ready(0, "c", "Cows"),
        raid(1, "a"),
    ]
    assert parts(ended("community garden", *moves))["farmhouse"] == 15


def test_petting_zoo() -> None:
    """Seed 001, "Petting Zoo"."""
    moves = [
        *ready(0, "a", "Corn"),
        *claim(0, "b"),
        card(0, "b", "Ducks"),
        *ready(0, "c", "Cows"),
        *ready(1, "d", "Cows"),
    ]
    assert parts(ended("petting zoo", *moves))["farmhouse"] == 15


def test_used_parts_shop() -> None:
    """Seed 001, "Used Parts Shop"."""
    moves = [*ready(0, "a", "Stills"), *ready(0, "b", "Workhorse"), harvest(0, "a")]
    assert parts(ended("used parts shop", *moves)) == {"money": 8, "oil": 0, "equipment": 10, "farmhouse": 15}


def test_firewood_for_sale_is_capped() -> None:
    """Seed 001, "Farmhouse Tiles": at most $30."""
    session = ended("firewood for sale", {"do": "hand", "player": 0, "cards": 9})
    assert parts(session)["farmhouse"] == 30
    assert why(session, "farmhouse")[-1] == ("A farmhouse brings at most $30", None)
    assert parts(ended("firewood for sale"))["farmhouse"] == 10


def test_nature_preserve_counts_the_farmhouse_as_the_box_says() -> None:
    """Seed 001, "Nature Preserve"; rulings.md: the farmhouse tile counts as a land tile, a box switch."""
    moves = [wild(0, "a"), *claim(0, "b"), *ready(0, "c", "Cows")]
    session = ended("nature preserve", *moves)
    assert parts(session)["farmhouse"] == 21
    assert "counts as a land tile" in why(session, "farmhouse")[-1][0]
    without = ended("nature preserve", *moves, count_farmhouse_as_land=False)
    assert parts(without)["farmhouse"] == 13
    assert "does not count" in why(without, "farmhouse")[-1][0]


def test_a_lost_farmhouse_brings_nothing() -> None:
    """Seed 001, "Additional Farmhouse Tile Rules"; it is no land tile of the player then either."""
    lost = {"do": "farmhouse", "player": 0, "controlled": False}
    session = ended("firewood for sale", lost, *claim(0, "a", feature="oil strike"))
    assert parts(session) == {"money": 8, "oil": 2, "equipment": 0, "farmhouse": 0}
    assert why(session, "farmhouse") == [("Firewood For Sale is lost with the farmhouse", None)]


def test_an_untold_farmhouse_brings_nothing_until_it_is_told() -> None:
    """rulings.md: a farmhouse may stay untold until the end."""
    session = after(start(), *[MONTH] * 11)
    told = {"do": "house", "player": 0, "name": "firewood for sale"}
    assert why(after(session, FINISH), "farmhouse") == [("The farmhouse tile was not told", None)]
    assert parts(after(session, told, FINISH))["farmhouse"] == 10
    assert parts(after(session, told, {"do": "house", "player": 0, "name": None}, FINISH))["farmhouse"] == 0


def test_cards_of_lost_land_do_not_count() -> None:
    session = after(start(2, {"farmhouses": ["petting zoo", None]}), *ready(0, "a", "Cows"), release("a"))
    assert state(session).land.tiles["a"].card is not None
    assert parts(to_the_end(session))["farmhouse"] == 0

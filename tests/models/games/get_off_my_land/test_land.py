"""Control, fences, areas, loose animals, eating, farmers. Source: seed 001; formats.md, section 7."""

from __future__ import annotations

from typing import Any

import pytest

from models.games.get_off_my_land.coming import followed
from tests.models.games.get_off_my_land.farm import (
    MONTH,
    after,
    card,
    claim,
    farmer,
    join,
    malformed,
    ready,
    refused,
    release,
    start,
    state,
    wild,
)


def tile(session: Any, name: str) -> Any:
    return state(session).land.tiles[name]


def part(name: str) -> dict[str, Any]:
    return {"do": "part", "tile": name}


def reveal(name: str, feature: str | None = None) -> dict[str, Any]:
    return {"do": "reveal", "tile": name, "feature": feature}


def told(session: Any, move: dict[str, Any]) -> list[str]:
    """What follows from the move by itself."""
    return [str(each.text) for each in followed(state(session), state(after(session, move)))]


def test_a_claimed_tile_is_controlled_and_fenced() -> None:
    session = after(start(), wild(1, "a"), *claim(0, "b", feature="oil strike"))
    assert (tile(session, "a").controller, tile(session, "a").fenced, tile(session, "a").logged) == (
        1,
        True,
        False,
    )
    assert (tile(session, "b").controller, tile(session, "b").feature) == (0, "oil strike")


def test_an_unlogged_tile_has_no_feature() -> None:
    move = {"do": "claim", "player": 0, "tile": "a", "feature": "oil strike", "logged": False}
    assert "only a logged tile" in refused(start(), move)
    again = after(start(), *claim(1, "a"))
    assert "only a logged tile" in refused(again, move)


def test_a_claim_of_a_known_tile_changes_neither_feature_nor_trees() -> None:
    """formats.md, section 7, "claim"."""
    session = after(start(), wild(0, "a"), *claim(0, "b", feature="oil strike"))
    session = after(session, *claim(1, "a", feature="fishing hole"), wild(1, "b"))
    assert (tile(session, "a").logged, tile(session, "a").feature) == (False, None)
    assert (tile(session, "b").logged, tile(session, "b").feature) == (True, "oil strike")


def test_the_card_stays_on_a_tile_that_is_taken() -> None:
    session = after(start(), *ready(0, "a", "Corn"), *claim(1, "a"), MONTH)
    assert [holder.money for holder in state(session).holders] == [8, 10]


def test_nobody_claims_what_is_controlled_already() -> None:
    assert "already" in refused(after(start(), *claim(0, "a")), claim(0, "a")[0])


def test_the_own_farmer_protects_the_tile() -> None:
    """Seed 001, "Placing Your Farmer"; another player's farmer protects nothing."""
    session = after(start(3), *claim(0, "a", "b"), farmer(0, "a"), farmer(1, "b"))
    assert "protects" in refused(session, claim(1, "a")[0])
    assert tile(after(session, *claim(2, "b")), "b").controller == 2
    assert tile(after(session, release("a"), *claim(1, "a")), "a").controller == 1
    assert tile(after(session, farmer(0, None), *claim(1, "a")), "a").controller == 1


def test_released_tiles_keep_or_lose_their_fence() -> None:
    session = after(start(), *claim(0, "a"), release("a"))
    assert (tile(session, "a").controller, tile(session, "a").fenced) == (None, True)
    assert "closed already" in refused(session, release("a"))
    opened = after(session, release("a", fenced=False))
    assert not tile(opened, "a").fenced
    assert "open already" in refused(opened, release("a", fenced=False))
    assert tile(after(opened, release("a")), "a").fenced
    assert tile(after(opened, *claim(1, "a")), "a").fenced


def test_a_tile_that_was_never_claimed_is_unknown() -> None:
    """formats.md, section 7: it cannot be named in any other move."""
    session = after(start(), *claim(0, "a"))
    for move in (
        reveal("b"),
        release("b"),
        join("a", "b"),
        part("b"),
        card(0, "b", "Corn"),
        {"do": "mature", "tile": "b"},
        {"do": "harvest", "player": 0, "tile": "b"},
        {"do": "discard", "tile": "b"},
        farmer(0, "b"),
        {"do": "raid", "player": 1, "tile": "b"},
    ):
        assert refused(session, move) == 'There is no tile "b" on record. Claim it first.'


def test_a_name_is_any_text_but_the_empty_one() -> None:
    session = after(start(), *claim(0, " ", "A", "a", "x" * 500))
    assert len(state(session).land.tiles) == 4
    assert "at least one character" in str(malformed(claim(0, "")[0]))


def test_logging() -> None:
    """Seed 001, "Logging": a forest tile flips once."""
    session = after(start(), wild(0, "a"))
    assert "not logged" in refused(session, card(0, "a", "Corn"))
    session = after(session, reveal("a", "fertile land"))
    assert tile(session, "a").feature == "fertile land"
    assert "logged already" in refused(session, reveal("a"))


def areas(session: Any) -> list[set[str]]:
    land = state(session).land
    for number, names in land.areas.items():
        assert names
        assert all(land.tiles[name].area == number for name in names)
    assert {each.name for each in land.tiles.values() if each.area is not None} == {
        name for names in land.areas.values() for name in names
    }
    return sorted(map(set, land.areas.values()), key=sorted)


def test_joining_takes_the_whole_areas() -> None:
    """formats.md, section 7, "join"."""
    session = after(start(), *claim(0, *"abcdef"), join("a", "b"), join("c", "d"))
    assert areas(session) == [{"a", "b"}, {"c", "d"}]
    assert areas(after(session, join("b", "d"))) == [{"a", "b", "c", "d"}]
    assert areas(after(session, join("b", "e", "c"))) == [{"a", "b", "c", "d", "e"}]
    assert areas(after(session, join("a", "b"))) == [{"a", "b"}, {"c", "d"}]
    assert areas(after(session, join("e", "e", "f"))) == [{"a", "b"}, {"c", "d"}, {"e", "f"}]


def test_joining_takes_two_different_fenced_tiles() -> None:
    session = after(start(), *claim(0, "a", "b"), release("b", fenced=False))
    assert "two different" in refused(session, join("a"))
    assert "two different" in refused(session, join("a", "a"))
    assert "two different" in refused(session, join())
    assert "open" in refused(session, join("a", "b"))


def test_parting_leaves_the_others_together() -> None:
    """formats.md, section 7, "part": an area stays one when a single tile is left."""
    session = after(start(), *claim(0, *"abc"), join(*"abc"), part("a"))
    assert areas(session) == [{"b", "c"}]
    assert "no larger area" in refused(session, part("a"))
    assert areas(after(session, part("b"))) == [{"c"}]
    assert areas(after(session, part("b"), part("c"))) == []


def test_taken_and_opened_tiles_leave_their_area_released_ones_stay() -> None:
    session = after(start(), *claim(0, *"abc"), join(*"abc"))
    assert areas(after(session, *claim(1, "a"))) == [{"b", "c"}]
    assert areas(after(session, release("a", fenced=False))) == [{"b", "c"}]
    assert areas(after(session, release("a"))) == [{"a", "b", "c"}]
    assert areas(after(session, release("a"), *claim(1, "a"))) == [{"b", "c"}]


def test_loose_livestock_runs_off() -> None:
    """Seed 001, "Loose Animals!": livestock flips, a crop stays as it is."""
    session = after(start(), *ready(0, "a", "Cows"), *ready(0, "b", "Corn"), *ready(0, "c", "Ducks"))
    assert told(session, release("a", fenced=False)) == ["Cows on a runs off: a side is open."]
    assert told(session, release("b", fenced=False)) == []
    assert told(session, release("c", fenced=False)) == ["Ducks on c runs off: a side is open."]
    assert told(session, release("a")) == []
    loose = after(session, *(release(name, fenced=False) for name in "abc"))
    assert [tile(loose, name).ready for name in "abc"] == [False, True, False]


def test_livestock_that_matures_in_the_open_runs_off_at_once() -> None:
    session = after(
        start(months={"May": ["livestock"]}), *claim(0, "a"), card(0, "a", "Cows"), release("a", False)
    )
    assert told(session, MONTH) == ["Cows on a runs off: a side is open."]
    assert not tile(after(session, MONTH), "a").ready


def test_livestock_eats_the_crops_of_its_area() -> None:
    """Seed 001, "Om, Nom, Nom!": exceptions are ducks, which do not eat, and orchards, which are not eaten."""
    session = after(
        start(),
        *ready(0, "a", "Corn"),
        *ready(0, "b", "Orchards"),
        *ready(0, "c", "Ducks"),
        *ready(0, "d", "Cows"),
        *ready(0, "e", "Grain"),
        join(*"abc"),
    )
    assert all(tile(session, name).ready for name in "abcde")
    assert told(session, join("a", "d")) == ["Corn on a is eaten by Cows on d."]
    joined = after(session, join("a", "d"))
    assert [tile(joined, name).ready for name in "abcde"] == [False, True, True, True, True]
    assert told(joined, join("a", "e")) == ["Grain on e is eaten by Cows on d."]


def test_neither_eats_nor_is_eaten_what_is_not_ready() -> None:
    session = after(start(), *ready(0, "a", "Corn"), *claim(0, "b"), card(0, "b", "Cows"), join("a", "b"))
    assert tile(session, "a").ready
    assert told(session, {"do": "mature", "tile": "b"}) == ["Corn on a is eaten by Cows on b."]
    eaten = after(session, {"do": "mature", "tile": "b"})
    assert told(eaten, {"do": "mature", "tile": "a"}) == ["Corn on a is eaten by Cows on b."]


def test_another_player_s_livestock_eats_too() -> None:
    session = after(start(), *ready(0, "a", "Corn"), *ready(1, "b", "Cows"))
    assert told(session, join("a", "b")) == ["Corn on a is eaten by Cows on b."]


def test_the_box_says_who_eats_and_what_is_eaten() -> None:
    """formats.md, section 7, "eats", "edible"; where the box is silent ducks and orchards are the exceptions."""
    cards = {
        "Ducks": {"type": "livestock", "income": 1, "harvest": 1, "eats": True},
        "Cows": {"type": "livestock", "income": 1, "harvest": 1, "eats": False},
        "Orchards": {"type": "crop", "income": 1, "harvest": 1, "edible": True},
        "Corn": {"type": "crop", "income": 1, "harvest": 1, "edible": False},
    }
    moves = [move for name in cards for move in ready(0, name, name)]
    session = after(start(cards=cards), *moves, join("Cows", "Orchards"), join("Ducks", "Corn"))
    assert all(tile(session, name).ready for name in cards)
    assert told(session, join("Cows", "Ducks")) == ["Orchards on Orchards is eaten by Ducks on Ducks."]


def test_nothing_followed_after_an_undo() -> None:
    before = after(start(), *ready(0, "a", "Cows"))
    then = after(before, release("a", fenced=False))
    assert followed(state(then), state(before)) == ()
    assert followed(state(then), state(then)) == ()


def test_one_farmer_on_a_tile() -> None:
    """Seed 001, "Placing Your Farmer"; formats.md, section 7, "farmer": the own one included, home is always legal."""
    session = after(start(), *claim(0, "a"), farmer(0, "a"))
    assert "already" in refused(session, farmer(1, "a"))
    assert "already" in refused(session, farmer(0, "a"))
    home = after(session, farmer(0, None), farmer(0, None))
    assert state(after(home, farmer(1, "a"))).farmer_on("a") == 1


@pytest.mark.parametrize("move", [{"do": "mature", "tile": "a"}, {"do": "harvest", "player": 0, "tile": "a"}])
def test_a_card_is_needed(move: dict[str, Any]) -> None:
    assert "No market card" in refused(after(start(), *claim(0, "a")), move)

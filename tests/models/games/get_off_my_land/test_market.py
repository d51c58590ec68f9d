"""Buying, maturing, discarding; money by hand. Source: seed 001, "Go to Market"; formats.md, section 7."""

from __future__ import annotations

from tests.models.games.get_off_my_land.farm import (
    after,
    card,
    claim,
    malformed,
    money,
    pay,
    ready,
    refused,
    release,
    start,
    state,
)


def mature(tile: str) -> dict[str, str]:
    return {"do": "mature", "tile": tile}


def test_a_card_is_paid_and_placed() -> None:
    """Seed 001, "Go to Market": immature side up, equipment active."""
    session = after(start(), *claim(0, "a", "b"), card(0, "a", "Corn", 5), card(0, "b", "Stills", 3))
    assert money(session) == [0, 8]
    tiles = state(session).land.tiles
    assert (tiles["a"].card.name, tiles["a"].ready) == ("Corn", False)
    assert (tiles["b"].card.name, tiles["b"].ready) == ("Stills", True)


def test_nobody_pays_what_they_lack() -> None:
    session = after(start(), *claim(0, "a"))
    assert refused(session, card(0, "a", "Corn", 9)).startswith("This costs $9, but only $8 are there.")
    assert "too small" in str(malformed(card(0, "a", "Corn", -1)))


def test_a_new_card_replaces_the_old_one() -> None:
    """Seed 001, "Go to Market"; it starts immature, whatever lay there."""
    session = after(start(), *ready(0, "a", "Corn"), card(0, "a", "Cows", 2))
    tile = state(session).land.tiles["a"]
    assert (tile.card.name, tile.ready) == ("Cows", False)


def test_cards_lie_on_logged_land_of_the_own() -> None:
    session = after(start(), *claim(1, "a"), *claim(0, "b"), release("b"))
    assert "does not control" in refused(session, card(0, "a", "Corn"))
    assert "does not control" in refused(session, card(0, "b", "Corn"))


def test_the_box_knows_the_card() -> None:
    assert "does not know" in refused(after(start(), *claim(0, "a")), card(0, "a", "corn"))


def test_maturing() -> None:
    """Seed 001, "Fertilizer!", "Steroids!": crops and livestock that are controlled."""
    session = after(
        start(), *claim(0, *"abc"), card(0, "a", "Corn"), card(0, "b", "Stills"), card(0, "c", "Cows")
    )
    assert "equipment" in refused(session, mature("b"))
    assert "mature already" in refused(after(session, mature("a")), mature("a"))
    assert "Nobody controls" in refused(after(session, release("c")), mature("c"))
    assert state(after(session, mature("c"))).land.tiles["c"].ready


def test_exhausted_equipment_does_not_mature_by_a_card() -> None:
    session = after(start(), *ready(0, "a", "Stills"), {"do": "harvest", "player": 0, "tile": "a"})
    assert "equipment" in refused(session, mature("a"))


def test_discarding() -> None:
    session = after(start(), *ready(0, "a", "Corn"))
    gone = after(session, release("a"), {"do": "discard", "tile": "a"})
    assert state(gone).land.tiles["a"].card is None
    assert not state(gone).land.tiles["a"].ready
    assert "No market card" in refused(gone, {"do": "discard", "tile": "a"})


def test_money_by_hand() -> None:
    session = after(start(), pay(0, 5, "a bet"), pay(1, -8), pay(1, 0))
    assert money(session) == [13, 0]
    assert "Pay less" in refused(session, pay(1, -1))
    assert "no player 2" in refused(session, pay(2, 1))


def test_hands_houses_and_turns() -> None:
    session = after(
        start(), {"do": "hand", "player": 1, "cards": 9}, {"do": "turn", "player": 1, "actions": 2}
    )
    assert state(session).holders[1].hand == 9
    assert (state(session).turn, state(session).actions) == (1, 2)
    session = after(session, {"do": "turn", "player": 0})
    assert (state(session).turn, state(session).actions) == (0, 0)
    assert "too small" in str(malformed({"do": "hand", "player": 0, "cards": -1}))

"""Income, harvest and bonuses. Source: seed 001; formats.md, section 7; rulings.md."""

from tests.models.games.get_off_my_land.farm import (
    MONTH,
    after,
    card,
    claim,
    farmer,
    harvest,
    join,
    money,
    raid,
    ready,
    refused,
    release,
    start,
    state,
    wild,
)


def test_the_income_example() -> None:
    """Seed 001, "Start of Turn", example: yellow gains $2, teal $7."""
    session = after(
        start(),
        *ready(0, "orchard", "Orchards"),
        *claim(0, "field", feature="fertile land"),
        card(0, "field", "Potatoes"),
        *ready(0, "pond", "Ducks"),
        *ready(1, "coop", "Chickens"),
        *ready(1, "stable", "Workhorse"),
        *claim(1, "hole", feature="fishing hole"),
        farmer(1, "pond"),
    )
    paid = after(session, MONTH)
    assert money(paid) == [8 + 2, 8 + 7]
    payday = [(entry.player, entry.tile, entry.amount) for entry in state(paid).book.entries(since=2)]
    assert payday == [(0, "orchard", 2), (1, "pond", 2), (1, "coop", 3), (1, "stable", 1), (1, "hole", 1)]


def test_everybody_begins_with_8_dollars_and_2_fence_cards() -> None:
    """Seed 001, "Play Area Setup"; rulings.md: no income in May."""
    session = start(4)
    assert money(session) == [8, 8, 8, 8]
    assert [holder.hand for holder in state(session).holders] == [2, 2, 2, 2]
    assert all(holder.home and holder.farmer is None for holder in state(session).holders)
    assert state(session).month == 0


def test_an_immature_card_gains_nothing() -> None:
    """Seed 001, "Start of Turn"."""
    assert money(after(start(), *claim(0, "a"), card(0, "a", "Cows"), MONTH)) == [8, 8]


def test_equipment_is_placed_active_and_gains() -> None:
    """Seed 001, "Go to Market": the only exception to immature side up."""
    assert money(after(start(), *claim(0, "a"), card(0, "a", "Workhorse"), MONTH)) == [9, 8]


def test_fertile_land_adds_1_to_a_mature_crop_only() -> None:
    """Seed 001, "Logging": +1 income and +3 harvest for a mature crop."""
    crop = after(start(), *ready(0, "a", "Corn", "fertile land"))
    assert money(after(crop, MONTH)) == [8 + 2 + 1, 8]
    assert money(after(crop, harvest(0, "a"))) == [8 + 6 + 3, 8]
    cows = after(start(), *ready(0, "a", "Cows", "fertile land"))
    assert money(after(cows, MONTH)) == [8 + 3, 8]
    assert money(after(cows, harvest(0, "a"))) == [8 + 9, 8]


def test_a_fishing_hole_pays_without_a_card_only() -> None:
    """Seed 001, "Logging", "Fishing Hole"."""
    session = after(start(), *claim(0, "a", feature="fishing hole"))
    assert money(after(session, MONTH, MONTH)) == [10, 8]
    assert money(after(session, card(0, "a", "Grain"), MONTH)) == [8, 8]
    assert money(after(session, card(0, "a", "Grain"), {"do": "discard", "tile": "a"}, MONTH)) == [9, 8]


def test_a_fishing_hole_is_found_by_logging() -> None:
    session = after(start(), wild(0, "a"))
    assert money(after(session, MONTH)) == [8, 8]
    assert money(after(session, {"do": "reveal", "tile": "a", "feature": "fishing hole"}, MONTH)) == [9, 8]


def test_a_fishing_hole_pays_its_controller_whoever_stands_there() -> None:
    """rulings.md: a fishing hole's dollar stays with the controller."""
    session = after(start(), *claim(0, "a", feature="fishing hole"), farmer(1, "a"), MONTH)
    assert money(session) == [9, 8]


def test_the_farmer_takes_the_whole_income_fertile_land_included() -> None:
    """Seed 001, "Placing Your Farmer"; rulings.md."""
    session = after(start(), *ready(0, "a", "Corn", "fertile land"), farmer(1, "a"), MONTH)
    assert money(session) == [8, 8 + 2 + 1]
    assert [entry.owner for entry in state(session).book.entries(1, since=2)] == [0, 0]


def test_the_own_farmer_changes_nothing() -> None:
    session = after(start(), *ready(0, "a", "Corn"), farmer(0, "a"), MONTH)
    assert money(session) == [10, 8]


def test_a_tile_that_nobody_controls_pays_nobody() -> None:
    """rulings.md: stealing needs a controlled tile."""
    session = after(start(), *ready(0, "a", "Corn"), *claim(0, "b", feature="fishing hole"))
    session = after(session, farmer(1, "a"), release("a"), release("b"), MONTH)
    assert money(session) == [8, 8]


def test_a_bonus_goes_to_every_card_of_its_type() -> None:
    """Seed 001, "Market Cards": bonuses affect all market cards that you control."""
    bees = [*ready(0, "a", "Bees"), *ready(0, "b", "Corn"), *ready(0, "c", "Grain"), *ready(1, "d", "Corn")]
    session = after(start(), *bees, MONTH)
    assert money(session) == [8 + 1 + (2 + 2) + (1 + 2), 8 + 2]
    assert money(after(session, harvest(0, "b"))) == [16 + 6 + 3, 10]


def test_a_bonus_counts_once_itself_included_though_type_and_name_are_named() -> None:
    """formats.md, section 7: each counts once for every card whose type or name is in `on`."""
    assert money(after(start(), *ready(0, "a", "Tractor"), MONTH)) == [8 + 1 + 4, 8]
    both = after(start(), *ready(0, "a", "Tractor"), *ready(0, "b", "Tractor"), MONTH)
    assert money(both) == [8 + 2 * (1 + 4 + 4), 8]


def test_a_bonus_card_that_is_not_ready_helps_nobody() -> None:
    session = after(start(), *claim(0, "a"), card(0, "a", "Bees"), *ready(0, "b", "Corn"), MONTH)
    assert money(session) == [10, 8]


def test_a_stolen_bonus_card_helps_the_thief_not_the_owner() -> None:
    """Seed 001, "Midnight Raid!": income and card bonuses; formats.md, section 7, "Income of a tile"."""
    session = after(start(), *ready(0, "a", "Bees"), *ready(0, "b", "Corn"), *ready(1, "c", "Corn"))
    assert money(after(session, farmer(1, "a"), MONTH)) == [8 + 2, 8 + 1 + 2 + 2]
    assert money(after(session, farmer(1, "a"), harvest(0, "b"))) == [8 + 6, 8]
    assert money(after(session, farmer(1, "a"), harvest(1, "c"))) == [8, 8 + 6 + 3]


def test_a_stolen_card_gets_no_bonus() -> None:
    """formats.md, section 7: bonuses only where the controller is the one who is paid."""
    session = after(start(), *ready(0, "a", "Corn"), *ready(1, "b", "Bees"), farmer(1, "a"), MONTH)
    assert money(session) == [8, 8 + 2 + 1]


def test_a_raid_takes_the_income_at_once() -> None:
    """Seed 001, "Midnight Raid!"."""
    session = after(start(), *ready(0, "a", "Corn", "fertile land"), raid(1, "a"))
    assert money(session) == [8, 11]
    assert money(after(session, MONTH)) == [8, 14]
    assert money(after(session, farmer(1, None), MONTH)) == [8 + 3, 11]


def test_a_raid_of_a_card_that_is_not_ready_takes_nothing_yet() -> None:
    session = after(start(), *claim(0, "a"), card(0, "a", "Corn"), raid(1, "a"))
    assert money(session) == [8, 8]
    assert money(after(session, {"do": "mature", "tile": "a"}, MONTH)) == [8, 10]


def test_raids_go_to_other_players_cards() -> None:
    session = after(start(3), *ready(0, "a", "Corn"), *claim(1, "b"), *ready(0, "c", "Corn"), release("c"))
    assert "this player" in refused(session, raid(0, "a"))
    assert "No market card" in refused(session, raid(0, "b"))
    assert "Nobody controls" in refused(session, raid(1, "c"))
    assert "no tile" in refused(session, raid(1, "nowhere"))
    guarded = after(session, farmer(2, "a"))
    assert "farmer stands" in refused(guarded, raid(1, "a"))
    assert "farmer stands" in refused(after(session, raid(1, "a")), raid(1, "a"))


def test_harvest_turns_the_card_over() -> None:
    """Seed 001, "Harvest"."""
    session = after(start(), *ready(0, "a", "Cows"), harvest(0, "a"))
    assert money(session) == [17, 8]
    assert money(after(session, MONTH)) == [17, 8]
    assert "immature" in refused(session, harvest(0, "a"))


def test_a_harvest_counts_the_card_s_own_bonus_before_it_turns() -> None:
    """formats.md, section 7: worked out before the card turns."""
    box = {
        "Bees": {
            "type": "livestock",
            "income": 1,
            "harvest": 2,
            "bonus": {"on": ["Bees"], "income": 0, "harvest": 5},
        }
    }
    session = after(start(cards=box), *claim(0, "a"), card(0, "a", "Bees"), {"do": "mature", "tile": "a"})
    assert money(after(session, harvest(0, "a"))) == [8 + 2 + 5, 8]


def test_an_opponent_s_card_is_never_harvested_the_own_one_always() -> None:
    """Seed 001, "Harvest": also while an opponent's farmer is on it."""
    session = after(start(), *ready(0, "a", "Cows"), raid(1, "a"))
    assert "does not control" in refused(session, harvest(1, "a"))
    assert money(after(session, harvest(0, "a"))) == [17, 11]


def test_exhausting_equipment_draws_a_fence_card() -> None:
    """Seed 001, "Equipment cards": no dollars, whatever is printed."""
    session = after(start(), *ready(0, "a", "Stills"), *ready(0, "b", "Tractor"), harvest(0, "a"))
    assert money(session) == [8, 8]
    assert [holder.hand for holder in state(session).holders] == [3, 2]
    assert "exhausted" in refused(session, harvest(0, "a"))


def test_joined_tiles_pay_each_for_itself() -> None:
    session = after(start(), *ready(0, "a", "Corn"), *ready(0, "b", "Grain"), join("a", "b"), MONTH)
    assert money(session) == [11, 8]

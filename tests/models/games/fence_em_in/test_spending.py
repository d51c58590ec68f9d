"""Fertilizer spent. Source: seed 000, "Fertilizer"; rulings.md; formats.md, section 5, "spend"."""

from __future__ import annotations

import pytest

from models.kernel.session import Session
from tests.models.games.fence_em_in.table import (
    build,
    fertilize,
    fertilizer,
    leave,
    parts,
    play,
    refused,
    roll,
    seen,
    spend,
    then,
)


def rich(*dice: int, players: int = 2, tokens: int = 9) -> Session:
    """Player 0 on turn with so many fertilizer and these dice; the others have none."""
    passing = [leave(player) for player in range(players)]
    earned = [roll(0, "choice", 1, 1), *[fertilize(0, "choice")] * (tokens - 1), fertilize(0, 1), *passing]
    return play(*earned, roll(0, *dice), players=players)


@pytest.mark.parametrize("cost", range(1, 6))
def test_each_way_costs_its_number(cost: int) -> None:
    assert fertilizer(then(rich(3, 3, 3, tokens=6), spend(cost))) == 6 - cost


@pytest.mark.parametrize("cost", range(1, 6))
def test_nobody_spends_what_they_lack(cost: int) -> None:
    session = rich(3, 3, 3, tokens=5)
    while fertilizer(session) >= cost:
        session = then(session, spend(1))
    assert f"costs {cost} fertilizer" in refused(session, spend(cost))


def test_fertilizer_is_spent_during_the_own_turn_only() -> None:
    session = play(roll(), build("chicken", "same"), leave(1), roll(1), players=2)
    assert fertilizer(session, 0) == 2
    assert "turn of player 1" in refused(session, spend(1))
    assert fertilizer(then(session, leave(1), spend(1))) == 1
    assert "No round is open" in refused(play(roll(), build("chicken", "same")), spend(1))


# What each cost does to the dice 3, 1, 5: the good ones and the bad ones.
TURNED: list[tuple[int, tuple[int, int, int], bool]] = [
    (2, (1, 1, 5), True),
    (2, (3, 4, 2), True),
    (2, (3, 1, 5), True),
    (2, (1, 2, 1), False),
    (3, (4, 1, 5), True),
    (3, (2, 1, 5), True),
    (3, (3, 2, 5), True),
    (3, (3, 1, 4), True),
    (3, (3, 1, 5), False),
    (3, (5, 1, 5), False),
    (3, (3, 5, 5), False),
    (3, (3, 1, 1), False),
    (3, (4, 2, 5), False),
    (4, (1, 1, 5), True),
    (4, (3, 5, 5), True),
    (4, (3, 1, 5), True),
    (4, (3, 2, 4), False),
    (5, (4, 2, 5), True),
    (5, (2, 1, 4), True),
    (5, (3, 1, 5), False),
    (5, (4, 1, 5), False),
    (5, (4, 3, 5), False),
    (5, (4, 2, 4), False),
]


@pytest.mark.parametrize(("cost", "dice", "good"), TURNED)
def test_how_far_each_cost_turns_the_dice(cost: int, dice: tuple[int, int, int], good: bool) -> None:
    session = rich(3, 1, 5)
    if good:
        session = then(session, spend(cost, *dice))
        assert seen(session) == dice
        assert fertilizer(session) == 9 - cost
    else:
        assert f"{cost} fertilizer" in refused(session, spend(cost, *dice))


@pytest.mark.parametrize("cost", [2, 3, 4, 5])
def test_dice_stay_within_one_and_five(cost: int) -> None:
    """rulings.md: +1/-1 stays within 1 to 5, no wrapping round."""
    for dice in ((6, 1, 3), (5, 0, 3), (6, 2, 3), (4, 0, 3)):
        assert "is too" in refused(rich(5, 1, 3), spend(cost, *dice))


def test_one_fertilizer_leaves_the_dice() -> None:
    assert "leaves the dice" in refused(rich(3, 1, 5), spend(1, 3, 1, 5))
    assert seen(then(rich(3, 1, 5), spend(1))) == (3, 1, 5)


@pytest.mark.parametrize("cost", [2, 3, 4, 5])
def test_without_dice_they_stay(cost: int) -> None:
    """formats.md, "spend": left out, they stay."""
    assert seen(then(rich(3, 1, 5), spend(cost))) == (3, 1, 5)


@pytest.mark.parametrize("cost", range(1, 6))
def test_dice_that_are_not_followed_cannot_be_told(cost: int) -> None:
    session = rich()
    assert "not followed" in refused(session, spend(cost, 1, 1, 1))
    assert fertilizer(then(session, spend(cost))) == 9 - cost


@pytest.mark.parametrize(("cost", "dice"), [(2, (1, 2, 5)), (4, (3, 1, 2))])
def test_two_and_four_change_the_dice_for_the_rest_of_the_round(
    cost: int, dice: tuple[int, int, int]
) -> None:
    session = then(rich(3, 1, 5, players=3), spend(cost, *dice), leave())
    assert seen(session) == dice
    assert seen(then(session, leave(1))) == dice


@pytest.mark.parametrize(("cost", "dice"), [(3, (3, 2, 5)), (5, (2, 1, 4))])
def test_three_and_five_change_them_only_for_the_spender_until_the_turn_is_over(
    cost: int, dice: tuple[int, int, int]
) -> None:
    """Seed 000: "only for you"."""
    session = then(rich(3, 1, 5), spend(cost, *dice))
    assert seen(session) == dice
    assert seen(then(session, leave())) == (3, 1, 5)
    assert seen(then(session, build("cow", "same"))) == (3, 1, 5)


def test_what_was_spent_adds_up_within_the_turn() -> None:
    session = then(rich(3, 1, 5), spend(3, 4, 1, 5), spend(3, 5, 1, 5))
    assert seen(session) == (5, 1, 5)
    assert "3 fertilizer" in refused(session, spend(3, 3, 1, 5))


def test_only_dice_whose_face_differs_from_what_the_spender_saw_change_for_all() -> None:
    """formats.md, "spend": 2 and 4 change just those dice; a face changed by 3 stays the spender's own."""
    session = then(rich(3, 1, 5), spend(3, 4, 1, 5), spend(4, 4, 1, 2))
    assert seen(session) == (4, 1, 2)
    assert seen(then(session, leave())) == (3, 1, 2)


def test_a_die_set_back_to_what_lay_on_the_table_changes_nothing_there() -> None:
    session = then(rich(3, 1, 5), spend(3, 4, 1, 5), spend(4, 3, 1, 5))
    assert seen(session) == (3, 1, 5)
    assert seen(then(session, leave())) == (3, 1, 5)


def test_a_die_changed_for_oneself_and_then_for_all() -> None:
    session = then(rich(3, 1, 5), spend(3, 4, 1, 5), spend(2, 1, 2, 5))
    assert seen(then(session, leave())) == (1, 2, 5)


def test_a_later_spender_goes_on_from_what_lies_on_the_table() -> None:
    earned = [
        roll(0, "choice", 1, 1),
        fertilize(0, 1),
        build("chicken", "same"),
        build("chicken", "same", player=1),
    ]
    session = play(*earned, roll(1, 2, 2, 2), spend(2, 4, 2, 2, player=1), leave(1), players=2)
    assert seen(session) == (4, 2, 2)
    assert seen(then(session, spend(3, 4, 3, 2))) == (4, 3, 2)


def test_what_is_spent_is_not_left_at_the_end() -> None:
    """Seed 000, "End of game scoring": unused tokens only."""
    assert parts(rich(1, 1, 1, tokens=6))["fertilizer"] == 2
    assert parts(then(rich(1, 1, 1, tokens=6), spend(1)))["fertilizer"] == 1

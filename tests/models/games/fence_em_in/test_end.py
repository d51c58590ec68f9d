"""Missions, totals, ties, counts off the table, what is missing. Source: seed 000, "End of game scoring"."""

from __future__ import annotations

from typing import Any

import pytest

from models.exchange.result import result
from models.games.fence_em_in.rules import FENCE_EM_IN
from models.kernel.session import Session
from tests.models.games.fence_em_in.table import (
    build,
    fertilize,
    leave,
    missions,
    override,
    parts,
    play,
    refused,
    roll,
    rounds,
    tally,
    then,
)


def after_ten(players: int = 1, **box: Any) -> Session:
    passing = [leave(player) for player in range(players)]
    return play(*[roll(), *passing] * 10, players=players, **box)


def ranks(session: Session) -> tuple[list[int], str | None]:
    told = result(session)
    return [row["rank"] for row in told["players"]], told["decided_by"]


# Missions


def test_the_session_is_finished_when_every_player_has_missions() -> None:
    session = then(after_ten(2), missions(4, -2, 0))
    assert not session.finished
    assert parts(session)["missions"] == 2
    session = then(session, missions(0, 0, 0, player=1))
    assert session.finished
    assert [row.total for row in session.scoreboard().rows] == [2, 0]


def test_new_missions_replace_the_old_until_the_end() -> None:
    session = then(after_ten(2), missions(4, 2, 0), missions(1, 1, 1))
    assert parts(session)["missions"] == 3
    session = then(session, missions(0, 0, 0, player=1))
    for move in (missions(9, 9, 9), roll(), leave()):
        assert "game is over" in refused(session, move)


@pytest.mark.parametrize("points", [(), (1,), (1, 2), (1, 2, 3, 4)])
def test_there_are_three_mission_cards(points: tuple[int, ...]) -> None:
    assert refused(after_ten(), missions(*points))


# Fertilizer


@pytest.mark.parametrize(("tokens", "points"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_one_point_for_every_three_fertilizer_left(tokens: int, points: int) -> None:
    session = play(roll(0, "choice", 1, 1), *[fertilize(0, "choice")] * tokens)
    assert parts(session)["fertilizer"] == points
    assert parts(play(tally(fertilizer=tokens)))["fertilizer"] == points


def test_the_total_is_the_four_parts() -> None:
    session = play(
        *rounds(("barn", "barn"), ("chicken", "same")),
        *[roll(), leave()] * 8,
        missions(5, 0, -1),
        barn_slot=6,
    )
    assert parts(session) == {"placement": 3, "farm": 7, "missions": 4, "fertilizer": 1}
    assert session.scoreboard().rows[0].total == 15


# Winner


def test_most_points_win() -> None:
    session = play(tally(0, placement=5), tally(1, placement=9), tally(2, placement=7), players=3)
    assert ranks(session) == ([3, 1, 2], "points")


def test_a_tie_goes_to_the_fuller_farm_board() -> None:
    session = play(tally(0, placement=8), tally(1, placement=7, same=1), players=2)
    assert ranks(session) == ([2, 1], "farm")


def test_still_tied_is_a_shared_victory() -> None:
    session = play(tally(0, placement=7, leftovers=1), tally(1, placement=7, same=1), tally(2), players=3)
    assert ranks(session) == ([1, 1, 3], "shared")
    assert [row.winner for row in session.scoreboard().rows] == [True, True, False]


def test_the_farm_board_breaks_no_tie_for_a_later_place() -> None:
    tied = [tally(1, placement=3), tally(2, placement=2, same=1)]
    assert ranks(play(tally(0, placement=9), *tied, players=3)) == ([1, 2, 2], "points")


def test_the_tie_is_broken_by_the_farm_board_as_the_table_told_it() -> None:
    """formats.md, section 5: tie-break `farm` (with its override)."""
    told = [tally(0, placement=8), tally(1, placement=7, same=1)]
    session = play(*told, override("farm", 2, 0), override("placement", 6, 0), players=2)
    assert ranks(session) == ([1, 2], "farm")


def test_everybody_alone_with_nothing_shares() -> None:
    assert ranks(play(*[tally(player) for player in range(12)], players=12)) == ([1] * 12, "shared")


# Overrides


def test_an_override_changes_only_the_result() -> None:
    session = then(after_ten(), override("fertilizer", 40), override("placement", -3))
    assert parts(session) == {"placement": -3, "farm": 0, "missions": 0, "fertilizer": 40}
    assert result(session)["players"][0]["overridden"] == ["placement", "fertilizer"]
    session = then(session, missions(0, 0, 0), override("placement", 4))
    assert session.scoreboard().rows[0].total == 44


def test_fertilizer_set_by_hand_cannot_be_spent() -> None:
    """formats.md, "After the end": what can be paid goes by what the app worked out."""
    session = play(roll(), override("fertilizer", 9))
    assert "has 0" in refused(session, {"do": "spend", "player": 0, "cost": 1})


def test_a_part_that_the_game_does_not_have_is_refused() -> None:
    assert "no part" in refused(play(), override("corn", 3))


# Counted off the table


def test_a_tally_fills_every_part() -> None:
    counted = tally(0, 12, 7, (3, -1, 2), same=4, different=3, alternating=2, leftovers=1, barn=1, granary=1)
    assert parts(play(counted, barn_slot=5, granary_slot=6)) == {
        "placement": 12,
        "farm": 8 + 4 + 3 + 1 + 5 + 6,
        "missions": 4,
        "fertilizer": 2,
    }


def test_rows_that_are_left_out_are_empty() -> None:
    assert parts(play(tally(placement=1)))["farm"] == 0


def test_a_new_tally_replaces_the_old_also_after_the_end() -> None:
    session = play(tally(0, 5), tally(1, 6), players=2)
    assert ranks(session) == ([2, 1], "points")
    assert ranks(then(session, tally(0, 7))) == ([1, 2], "points")


def test_players_without_a_tally_show_nothing() -> None:
    session = play(tally(1, 6, same=2), players=2, barn_slot=3)
    assert not session.finished
    assert parts(session) == {"placement": 0, "farm": 0, "missions": 0, "fertilizer": 0}
    assert str(FENCE_EM_IN.progress(session.state)) == "Counting"
    assert not list(FENCE_EM_IN.legal(session.state))


def test_a_session_is_played_or_counted() -> None:
    assert "being played" in refused(play(roll()), tally())
    assert "counted off paper" in refused(play(tally(), players=2), roll())
    assert "counted off paper" in refused(play(tally()), missions(1, 1, 1))


# What is missing


def barn(**box: Any) -> Session:
    return play(roll(), build("barn", "barn"), **box)


def missing(session: Session) -> list[str]:
    told: list[str] = result(session)["missing"]
    return told


def test_a_value_is_missing_when_its_space_is_filled_and_it_is_unknown() -> None:
    """formats.md, section 3: printed values that a total needs and the box lacks."""
    assert missing(barn()) == ["barn_slot"]
    assert missing(barn(barn_slot=None)) == ["barn_slot"]
    assert missing(barn(barn_slot=0)) == []
    assert missing(play(roll(), build("granary", "granary"))) == ["granary_slot"]
    assert missing(play(roll(), build("barn", "leftovers"))) == []
    assert missing(play()) == []


def test_an_unknown_value_counts_as_nothing() -> None:
    assert parts(barn())["farm"] == 0
    assert parts(barn(barn_slot=4))["farm"] == 4


def test_it_is_not_missing_where_the_farm_board_is_told_by_hand() -> None:
    session = play(roll(), build("barn", "barn"), build("barn", "barn", player=1), players=2)
    assert missing(then(session, override("farm", 3, 0))) == ["barn_slot"]
    assert missing(then(session, override("farm", 3, 0), override("farm", 3, 1))) == []
    other_parts = [override("placement", 3, 0), override("missions", 3, 1)]
    assert missing(then(session, *other_parts)) == ["barn_slot"]


def test_the_order_of_what_is_missing_is_not_the_players() -> None:
    moves = [roll(), build("granary", "granary"), build("barn", "barn", player=1)]
    assert missing(play(*moves, players=2)) == ["barn_slot", "granary_slot"]


def test_a_tally_needs_the_printed_values_too() -> None:
    assert missing(play(tally(barn=1))) == ["barn_slot"]
    assert missing(play(tally(granary=1, barn=1), barn_slot=2)) == ["granary_slot"]
    assert missing(play(tally(granary=0, same=4))) == []

"""Who opens a round, whose turn it is, the choice side. Source: seed 000, "Your turn"; rulings.md; formats.md, 5."""

from __future__ import annotations

import pytest

from models.games.fence_em_in.rules import FENCE_EM_IN
from tests.models.games.fence_em_in.table import (
    assets,
    build,
    fertilize,
    fertilizer,
    leave,
    missions,
    override,
    play,
    refused,
    roll,
    seen,
    side,
    spend,
    then,
)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_anybody_opens_the_first_round_and_turns_go_clockwise(first: int) -> None:
    session = play(roll(first), players=3)
    for step in range(3):
        player = (first + step) % 3
        assert session.state.turn == player
        assert "turn of player" in refused(session, leave((player + 1) % 3))
        session = then(session, leave(player))
    assert session.state.turn is None
    assert "No round is open" in refused(session, leave(first))


def test_a_round_opens_when_everybody_has_built_or_passed() -> None:
    session = play(roll(0), build("cow", "same"), players=2)
    assert "Not everybody" in refused(session, roll(1))
    assert then(session, leave(1), roll(1)).state.round == 2


def test_whoever_has_the_fewest_placement_points_opens_the_next_round() -> None:
    """Seed 000, "End of round": the fewest points go first."""
    session = play(
        roll(0),
        build("cow", "same"),
        build("corn", "same", player=1),
        build("sheep", "same", player=2),
        players=3,
    )
    assert "fewest placement points" in refused(session, roll(0))
    assert "fewest placement points" in refused(session, roll(1))
    assert then(session, roll(2)).state.turn == 2


def test_only_placement_points_count_for_who_opens() -> None:
    """The barn's space and fertilizer are no placement points: barn 2 and corn 2 tie."""
    session = play(
        roll(0),
        build("barn", "barn"),
        build("corn", "same", player=1),
        players=2,
        barn_slot=9,
        granary_slot=0,
    )
    for player in (0, 1):
        then(session, roll(player))


def test_a_tie_is_rolled_on_the_table_and_either_may_open() -> None:
    """rulings.md, "Turn order": the app asks who rolled lowest."""
    session = play(roll(2), *(leave(player) for player in (2, 0, 1)), players=3)
    assert [then(session, roll(player)).state.first for player in range(3)] == [0, 1, 2]


def test_an_override_does_not_change_who_opens() -> None:
    """formats.md, "After the end": who opens a round goes by what the app worked out."""
    session = play(roll(0), build("cow", "same"), build("sheep", "same", player=1), players=2)
    session = then(session, override("placement", 0, 0), override("placement", 50, 1))
    assert "fewest placement points" in refused(session, roll(0))
    then(session, roll(1))


def test_there_are_ten_rounds() -> None:
    session = play(*[roll(), leave()] * 9)
    assert "after round 10" in refused(session, missions(1, 2, 3))
    session = then(session, roll())
    assert "after round 10" in refused(session, missions(1, 2, 3))
    session = then(session, leave())
    assert "All 10 rounds" in refused(session, roll())
    assert then(session, missions(1, 2, 3)).finished


def test_nothing_happens_before_the_first_roll() -> None:
    for move in (leave(), build("cow", "same"), spend(1)):
        assert "No round is open" in refused(play(), move)
    assert "no choice side" in refused(play(), side(0, 1))
    then(play(), assets(f1=["cow"]))


# The choice side


def test_a_choice_side_is_set() -> None:
    session = play(roll(0, 2, "choice", 4), side(1, 5), players=2)
    assert seen(session) == (2, 5, 4)
    assert fertilizer(session) == 0


def test_a_choice_side_is_turned_into_fertilizer_and_rolled_again() -> None:
    session = play(roll(1, "choice", 2, 3), fertilize(0, 4), players=2)
    assert seen(session) == (4, 2, 3)
    assert (fertilizer(session, 0), fertilizer(session, 1)) == (0, 1)


def test_a_re_roll_may_show_the_choice_side_again() -> None:
    """rulings.md, "Choice side": it may show it again, and gives a fertilizer again."""
    session = play(roll(0, "choice", "choice", 3), *[fertilize(0, "choice")] * 3, side(0, 1), fertilize(1, 1))
    assert seen(session) == (1, 1, 3)
    assert fertilizer(session) == 4


def test_a_die_is_set_to_one_to_five_only() -> None:
    session = play(roll(0, "choice", 2, 3))
    assert "1 to 5" in refused(session, side(0, "choice"))
    for face in (0, 6, True, "3", 2.0):
        assert refused(session, side(0, face)).endswith(".")
        assert refused(session, fertilize(0, face)).endswith(".")


def test_only_a_die_that_shows_the_choice_side_is_chosen_for() -> None:
    session = play(roll(0, "choice", 2, 3))
    assert "no choice side" in refused(session, side(1, 4))
    assert "no choice side" in refused(then(session, side(0, 4)), side(0, 4))
    assert "no choice side" in refused(play(roll(0)), side(0, 4))


def test_while_a_die_shows_the_choice_side_nothing_else_is_legal_but_the_assets_board() -> None:
    """formats.md, section 5: only `choice` and `assets`; an override is legal at any time (section 2)."""
    session = play(roll(0), build("chicken", "same"), roll(0, "choice", 1, 1))
    for move in (leave(), build("cow", "leftovers"), spend(1), roll(0), missions(0, 0, 0)):
        assert "shows the choice side" in refused(session, move)
    then(session, assets(f2=["hay"]), override("placement", 3), side(0, 1), leave())


def test_legal_moves_follow_the_moment() -> None:
    kinds = {
        "roll": play(),
        "choice": play(roll(0, "choice", 1, 2)),
        "missions": play(*[roll(), leave()] * 10),
    }
    for do, session in kinds.items():
        assert {move.do for move in FENCE_EM_IN.legal(session.state)} == {do}
    turn = play(roll(0), build("chicken", "same"), roll(0))
    assert {move.do for move in FENCE_EM_IN.legal(turn.state)} == {"pass", "spend", "build"}
    assert {move.do for move in FENCE_EM_IN.legal(play(roll(0)).state)} == {"pass", "build"}


def test_passing_does_nothing() -> None:
    session = play(roll(0), leave(), players=1)
    assert session.scoreboard().rows[0].total == 0
    assert session.state.holdings[0].built == ()


def test_progress_in_words() -> None:
    told = [play(), play(roll()), play(*[roll(), leave()] * 10)]
    assert [str(FENCE_EM_IN.progress(session.state)) for session in told] == [
        "Round 1 of 10",
        "Round 1 of 10",
        "Missions",
    ]

"""Counts off paper: tally and trace, ties, ranks, overrides. Source: formats.md, 2 to 4; seed 003."""

import pytest

from models.games.volle_weide.moves import Trace
from models.kernel.fault import IllegalMove
from models.kernel.move import Override
from models.kernel.session import Session
from tests.models.games.volle_weide.board import (
    LINE,
    after,
    box_around,
    draw,
    parts,
    roll,
    sheet,
    skip,
    start,
    tally,
    total,
    trace,
)  # fmt: skip


def refused(session: Session, *moves: object) -> str:
    with pytest.raises(IllegalMove) as fault:
        after(session, *moves)  # type: ignore[arg-type]
    return str(fault.value)


def override(player: int, part: str, value: int, why: str = "") -> Override:
    return Override(player=player, part=part, value=value, why=why)


def test_dora_at_mid_game() -> None:
    """Seed 003, "Mid-Game Scoring", example: 2 white sheep and the black one are 4 sheep, 10 points."""
    assert parts(after(start(None), tally(mid=(2, True)))) == {"mid": 10, "final": 0, "bushes": 0}


def test_dora_at_the_end() -> None:
    """Seed 003, "End of the Game and Final Scoring", example: 36 points, 2 bushes, 44 in all."""
    session = after(start(None), tally(mid=(2, True), final=(6, True), bushes=2))
    assert parts(session) == {"mid": 10, "final": 36, "bushes": -2}
    assert total(session) == 44
    assert session.scoreboard().rating == 6


def test_a_total_can_be_negative() -> None:
    """rulings.md: "it can be negative"."""
    assert total(after(start(None), tally(bushes=4))) == -4


def test_final_fewer_than_mid_is_kept_as_typed() -> None:
    """rulings.md, "Paper counts": impossible, but kept."""
    assert parts(after(start(None), tally(mid=(4, False), final=(1, False))))["final"] == 1


def test_finished_when_everybody_has_a_count() -> None:
    session = after(start(None, players=2), tally(0, final=(3, False)))
    assert not session.finished
    assert session.scoreboard().decided_by is None
    assert session.scoreboard().rows[0].rank is None
    assert parts(session, 1) == {"mid": 0, "final": 0, "bushes": 0}
    session = after(session, tally(1))
    assert session.finished
    assert session.scoreboard().decided_by == "points"
    assert [row.rank for row in session.scoreboard().rows] == [1, 2]
    assert session.scoreboard().rating is None


def test_a_new_tally_replaces_the_old_also_after_the_end() -> None:
    session = after(start(None), tally(final=(3, False), bushes=1), tally(final=(2, True)))
    assert parts(session) == {"mid": 0, "final": 10, "bushes": 0}
    assert session.finished
    assert len(session.moves) == 2


def test_a_played_session_takes_no_tally_and_a_tallied_one_no_play() -> None:
    """formats.md, "Played or tallied"."""
    assert "being played" in refused(after(start(sheet()), roll(LINE)), tally())
    assert "being played" in refused(after(start(sheet()), roll(LINE)), trace())
    counted = after(start(sheet(), players=2), tally())
    assert "off paper" in refused(counted, roll(LINE))
    assert "off paper" in refused(counted, draw(0, 0))
    assert "off paper" in refused(after(counted, tally(1)), skip())
    assert "off paper" in refused(after(start(sheet()), trace()), roll(1))


def test_a_tally_after_the_end_of_a_played_session_is_illegal() -> None:
    session = after(start(sheet(track={"mid": 1, "end": 2})), roll(1), draw(0, 0), roll(2), draw(1, 1))
    assert session.finished
    assert refused(session, tally())


def test_an_unknown_player_is_refused() -> None:
    assert "no player 2" in refused(start(None, players=2), tally(2))
    assert "no player 7" in refused(start(None, players=2), override(7, "mid", 1))


# Seed 003: "the tying player who completely fenced in the most clovers wins"; rulings.md, "Ranks 1, 1, 3"


def board(*counts: tuple[int, int]) -> tuple[list[int | None], list[bool | None], str | None]:
    """Ranks, winners and what decided for players with so many sheep and clovers."""
    moves = [tally(n, final=(sheep, False), clovers=clovers) for n, (sheep, clovers) in enumerate(counts)]
    shown = after(start(None, players=len(counts)), *moves).scoreboard()
    return [row.rank for row in shown.rows], [row.winner for row in shown.rows], shown.decided_by


def test_most_points_win_whatever_the_clovers() -> None:
    assert board((5, 0), (4, 9)) == ([1, 2], [True, False], "points")


def test_clovers_decide_a_tie_for_first_place() -> None:
    assert board((5, 1), (5, 2), (1, 9)) == ([2, 1, 3], [False, True, False], "clovers")


def test_a_tie_of_clovers_too_is_shared() -> None:
    assert board((5, 2), (5, 2), (1, 9)) == ([1, 1, 3], [True, True, False], "shared")
    assert board((5, 3), (5, 2), (5, 3)) == ([1, 3, 1], [True, False, True], "shared")


def test_clovers_decide_no_other_place() -> None:
    assert board((5, 0), (2, 1), (2, 7), (1, 0)) == ([1, 2, 2, 4], [True, False, False, False], "points")


def test_alone_is_first() -> None:
    assert board((0, 0)) == ([1], [True], "points")


# formats.md, "After the end": override


def test_an_override_counts_whatever_the_app_works_out() -> None:
    session = after(start(None, players=2), tally(0, final=(3, False)), override(0, "final", 2, "a gap"))
    session = after(session, tally(1, final=(2, False)))
    shown = session.scoreboard()
    assert [row.total for row in shown.rows] == [2, 3]
    assert [row.rank for row in shown.rows] == [2, 1]
    line = shown.rows[0].line("final")
    assert (line.value, line.worked_out, line.overridden, line.why) == (2, 6, True, "a gap")
    assert not shown.rows[0].line("mid").overridden


def test_an_override_outlives_a_new_tally_and_is_replaced_by_a_later_one() -> None:
    session = after(start(None), tally(), override(0, "mid", 9), tally(mid=(1, False)))
    assert parts(session)["mid"] == 9
    assert parts(after(session, override(0, "mid", -3)))["mid"] == -3


def test_an_override_to_the_same_number_still_shows() -> None:
    session = after(start(None), tally(mid=(1, False)), override(0, "mid", 1))
    assert session.scoreboard().rows[0].line("mid").overridden


def test_an_override_is_legal_at_any_time_and_makes_no_kind() -> None:
    first = after(start(sheet()), override(0, "final", 5))
    assert first.kind is None
    assert after(first, roll(1)).kind == "played"
    assert after(first, tally()).kind == "tallied"
    open_round = after(start(sheet()), roll(1), override(0, "mid", 4))
    assert total(open_round) == 4
    over = after(start(sheet(track={"mid": 1, "end": 2})), roll(1), draw(0, 0), roll(2), draw(1, 1))
    assert total(after(over, override(0, "bushes", 7))) == 7


def test_an_override_changes_a_solo_rating() -> None:
    assert after(start(None), tally(), override(0, "final", 65)).scoreboard().rating == 9


def test_an_override_of_an_unknown_part_is_refused() -> None:
    said = refused(start(None), override(0, "sheep", 1))
    assert '"sheep"' in said
    assert "mid, final, bushes" in said


# formats.md, section 4: trace


def test_a_trace_counts_the_end_from_its_fences() -> None:
    field = sheet(sheep=[[0, 0], [1, 0], [2, 2]], clovers=[[0, 1], [3, 3]], bushes=[[0, 0, "e"], [3, 3, "s"]])
    session = after(start(field, black=[[1, 0]]), trace(*box_around(0, 0, 2, 2), (3, 3, "s"), mid=(1, False)))
    assert parts(session) == {"mid": 1, "final": 6, "bushes": -2}
    assert session.scoreboard().rows[0].tie_break == 1
    assert session.finished


def test_a_trace_without_a_black_sheep_counts_white_ones() -> None:
    assert parts(after(start(sheet()), trace(*box_around(0, 0))))["final"] == 1


def test_a_trace_of_nothing_is_a_count_too() -> None:
    assert after(start(sheet()), trace()).finished


def test_traced_fences_may_cross_since_nobody_knows_the_shapes() -> None:
    assert after(start(sheet()), trace((0, 1, "e"), (1, 1, "e"), (1, 0, "s"), (1, 1, "s"))).finished


def test_a_trace_replaces_a_tally_and_a_tally_a_trace() -> None:
    session = after(start(sheet()), tally(bushes=3), trace(*box_around(0, 0)))
    assert total(session) == 1
    assert total(after(session, tally(bushes=2))) == -2


@pytest.mark.parametrize(
    ("fences", "words"),
    [
        ([(0, 0, "e"), (0, 0, "e")], "twice"),
        ([(4, 0, "e")], "off the meadow"),
        ([(0, 4, "s")], "off the meadow"),
        ([(-1, 0, "e")], "off the meadow"),
        ([(0, 1, "e")], "rock"),
        ([(1, 0, "s")], "rock"),
    ],
)
def test_fences_that_cannot_be_on_the_paper_are_refused(
    fences: list[tuple[int, int, str]], words: str
) -> None:
    session = start(sheet(side="B", rocks=[[1, 1]]))
    move = Trace.model_validate({"do": "trace", "player": 0, "mid": {"sheep": 0}, "fences": fences})
    assert words in refused(session, move)


def test_a_trace_needs_a_sheet() -> None:
    assert "need a sheet" in refused(start(None), trace())


def test_reasons_of_a_count_open_every_number() -> None:
    session = after(start(sheet()), trace(*box_around(0, 0)))
    for line in session.scoreboard().rows[0].lines:
        assert line.reasons

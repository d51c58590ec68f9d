"""The course of a game, rule by rule. Source: seed 003; rulings.md; formats.md, section 4."""

import pytest

from models.games.volle_weide.moves import Draw, Skip
from models.games.volle_weide.rules import VOLLE_WEIDE, why_not
from models.kernel.fault import IllegalMove
from models.kernel.session import Session
from tests.models.games.volle_weide.board import (
    CORNER,
    CUP,
    LINE,
    THREE,
    TWO,
    after,
    draw,
    parts,
    roll,
    sheet,
    skip,
    start,
    total,
)  # fmt: skip


def refused(session: Session, *moves: object) -> str:
    with pytest.raises(IllegalMove) as fault:
        after(session, *moves)  # type: ignore[arg-type]
    return str(fault.value)


def penned(**changes: object) -> Session:
    """A solo game with one sheep fenced in after two rounds: cup at (0, 0), line above it."""
    return after(start(sheet(**changes)), roll(CUP), draw(0, 0), roll(LINE), draw(0, 0))


# Seed 003, "How to Play"


def test_everybody_draws_once_a_round_in_any_order() -> None:
    """formats.md, draw: "once a round and player, in any order"."""
    session = after(start(sheet(), players=3), roll(LINE), draw(0, 0, player=2), draw(0, 0, player=0))
    assert "has drawn" in refused(session, draw(1, 1, player=2))
    assert "Roll when all" in refused(session, roll(TWO))
    after(session, draw(0, 0, player=1), roll(TWO))


def test_nobody_draws_before_the_roll() -> None:
    assert "Roll the die first" in refused(start(sheet()), draw(0, 0))
    assert "Roll the die first" in refused(start(sheet()), skip())
    assert "Roll the die first" in refused(after(start(sheet()), roll(LINE), draw(0, 0)), draw(1, 1))


def test_the_rolled_shape_is_drawn() -> None:
    session = after(start(sheet()), roll(CORNER), draw(1, 2, 1))
    meadow = session.state.meadow
    assert set(meadow.edges(session.state.pads[0].ink)) == {(1, 2, "e"), (2, 2, "s")}
    assert session.state.pads[0].places == ((1, meadow.place(CORNER, (1, 2), 1)),)


def test_each_player_draws_on_an_own_meadow() -> None:
    session = after(start(sheet(), players=2), roll(LINE), draw(0, 0), draw(0, 0, player=1))
    assert session.state.pads[0].ink == session.state.pads[1].ink


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ((LINE, 1, 1, 0), (TWO, 0, 1, 0), "already there"),
        ((TWO, 0, 1, 0), (THREE, 1, 0, 1), "cross"),
        ((LINE, 0, 0, 0), (TWO, 3, 0, 0), "leaves the meadow"),
        ((LINE, 0, 0, 0), (TWO, 1, 3, 1), "rock"),
    ],
)
def test_an_illegal_place_is_refused_in_a_sentence(
    first: tuple[int, int, int, int], second: tuple[int, int, int, int], words: str
) -> None:
    session = after(start(sheet(side="B", rocks=[[1, 4]])), roll(first[0]), draw(*first[1:]), roll(second[0]))
    said = refused(session, draw(*second[1:]))
    assert words in said
    assert len(said.split(". ")) <= 2
    assert after(session).state == session.state


def test_why_not_speaks_of_the_first_misfit() -> None:
    meadow = start(sheet()).state.meadow
    misfits = meadow.misfits(start(sheet()).state.pads[0].ink, meadow.place(TWO, (9, 9), 0))
    assert str(why_not(misfits)).startswith("The fence leaves the meadow")


# Seed 003, "What if we roll the same number again?"


def test_a_repeated_number_is_not_written_but_drawn() -> None:
    session = after(start(sheet()), roll(LINE), draw(0, 0), roll(LINE))
    assert session.state.written == (LINE,)
    assert session.state.repeated
    assert session.state.round == 2
    assert "Roll when all" in refused(session, roll(TWO))
    session = after(session, draw(1, 0), roll(LINE), draw(2, 0), roll(TWO))
    assert session.state.written == (LINE, TWO)
    assert not session.state.repeated


def test_a_number_may_come_back_after_another_one() -> None:
    session = after(start(sheet()), roll(LINE), draw(0, 0), roll(TWO), draw(0, 1), roll(LINE))
    assert session.state.written == (LINE, TWO, LINE)


# Seed 003, "Mid-Game Scoring"


def test_mid_game_scoring_happens_after_the_round_of_the_yellow_number() -> None:
    session = after(start(sheet()), roll(CUP), draw(0, 0), roll(LINE))
    assert session.state.mids is None
    assert parts(session) == {"mid": 0, "final": 0, "bushes": 0}
    session = after(session, draw(0, 0))
    assert parts(session) == {"mid": 1, "final": 0, "bushes": 0}


def test_mid_game_scoring_waits_for_everybody() -> None:
    session = after(start(sheet(), players=2), roll(CUP), draw(0, 0), draw(0, 0, player=1), roll(LINE))
    session = after(session, draw(0, 0))
    assert parts(session, 0)["mid"] == 0
    session = (
        after(session, skip(1))
        if not session.state.meadow.fits(session.state.pads[1].ink, LINE)
        else (after(session, draw(3, 3, player=1)))
    )
    assert (parts(session, 0)["mid"], parts(session, 1)["mid"]) == (1, 0)


def test_a_repeat_right_after_the_yellow_number_triggers_nothing() -> None:
    """rulings.md: once; a repeat right after the yellow number triggers nothing."""
    session = after(penned(), roll(LINE), draw(1, 0), roll(CORNER), draw(1, 0, 2))
    assert session.state.written == (CUP, LINE, CORNER)
    assert session.state.pads[0].fenced.counted == 2
    assert parts(session)["mid"] == 1


def test_a_repeat_before_the_yellow_number_does_not_bring_it_on() -> None:
    session = after(start(sheet()), roll(LINE), draw(0, 0), roll(LINE), draw(1, 0))
    assert session.state.mids is None


def test_the_yellow_space_may_be_the_first() -> None:
    session = after(start(sheet(track={"mid": 1, "end": 2})), roll(LINE), draw(0, 0))
    assert session.state.mids is not None
    assert not session.finished
    assert after(session, roll(TWO), draw(0, 1)).finished


# Seed 003, "End of the Game and Final Scoring"


def test_the_game_ends_after_the_round_of_the_red_number() -> None:
    session = after(penned(), roll(TWO), draw(0, 3), roll(LINE))
    assert session.state.written == (CUP, LINE, TWO, LINE)
    assert not session.finished
    session = after(session, draw(3, 0))
    assert session.finished
    assert parts(session) == {"mid": 1, "final": 1, "bushes": 0}
    assert "game is over" in refused(session, roll(CUP))
    assert "game is over" in refused(session, draw(0, 0))


def test_a_repeat_before_the_red_number_does_not_end_the_game() -> None:
    session = after(penned(), roll(TWO), draw(0, 3), roll(TWO), draw(2, 3), roll(TWO), draw(0, 4))
    assert not session.finished


def test_sheep_of_the_mid_game_count_again_and_the_black_one_is_two() -> None:
    """Seed 003: "including the sheep you already counted"; "The black sheep counts as 2 sheep again"."""
    session = after(start(sheet(), black=[[0, 0]]), roll(CUP), draw(0, 0), roll(LINE), draw(0, 0))
    session = after(session, roll(TWO), draw(0, 3), roll(LINE), draw(3, 0))
    assert parts(session) == {"mid": 3, "final": 3, "bushes": 0}


def test_each_player_has_an_own_black_sheep() -> None:
    moves = [
        move
        for face, *place in ((CUP, 0, 0, 0), (LINE, 0, 0, 0))
        for move in (roll(face), draw(*place), draw(*place, player=1))
    ]
    session = after(start(sheet(), players=2, black=[[0, 0], [2, 2]]), *moves)
    assert [parts(session, player)["mid"] for player in (0, 1)] == [3, 1]


def test_bushes_count_at_the_end_only_once_each_and_where_nothing_is_fenced_in() -> None:
    bushes = [[0, 3, "e"], [1, 3, "e"], [0, 0, "s"]]
    session = penned(bushes=bushes)
    assert parts(session)["bushes"] == 0
    session = after(session, roll(TWO), draw(0, 3))
    assert parts(session)["bushes"] == 0
    session = after(session, roll(LINE), draw(3, 0))
    assert parts(session) == {"mid": 1, "final": 1, "bushes": -3}
    assert total(session) == -1


def test_clovers_are_worth_no_points() -> None:
    session = after(penned(sheep=[[2, 2]], clovers=[[0, 0]]), roll(TWO), draw(0, 3), roll(LINE), draw(3, 0))
    assert total(session) == 0
    assert session.scoreboard().rows[0].tie_break == 1


# rulings.md, "No legal place"


def test_no_place_is_refused_while_there_is_one() -> None:
    session = after(start(sheet()), roll(LINE))
    assert "still fits" in refused(session, skip())
    assert not any(isinstance(move, Skip) for move in VOLLE_WEIDE.legal(session.state))


def test_no_place_is_legal_when_proven() -> None:
    session = after(start(sheet(2, 1, sheep=[[0, 0]])), roll(THREE))
    assert list(VOLLE_WEIDE.legal(session.state)) == [skip()]
    session = after(session, skip())
    assert not session.state.open
    assert session.state.pads[0].places == ()


def test_no_place_on_one_meadow_is_nothing_to_the_others() -> None:
    one = sheet(1, 1, sheep=[[0, 0]], track={"mid": 7, "end": 9})
    session = start(one, players=2)
    for x, y, turn in ((0, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1)):
        session = after(session, roll(LINE), draw(x, y, turn), draw(x, y, turn, player=1))
    session = after(session, roll(LINE))
    assert refused(session, draw(0, 0))
    assert after(session, skip(), skip(1)).state.round == 5


# formats.md: legal moves


def test_legal_moves_before_the_roll_are_the_six_faces() -> None:
    assert [move.face for move in VOLLE_WEIDE.legal(start(sheet()).state)] == [1, 2, 3, 4, 5, 6]  # type: ignore[attr-defined]


def test_legal_moves_of_an_open_round_are_of_those_who_have_not_drawn() -> None:
    session = after(start(sheet(), players=3), roll(LINE), draw(0, 0, player=1))
    moves = list(VOLLE_WEIDE.legal(session.state))
    assert {move.player for move in moves if isinstance(move, Draw)} == {0, 2}
    assert all(session.play(move) for move in moves)


def test_no_legal_move_plays_on_after_the_end_or_on_paper() -> None:
    over = after(penned(), roll(TWO), draw(0, 3), roll(LINE), draw(3, 0))
    assert not list(VOLLE_WEIDE.legal(over.state))
    assert not list(VOLLE_WEIDE.legal(start(None).state))


def test_without_a_sheet_nothing_is_rolled() -> None:
    assert "no sheet" in refused(start(None), roll(1))


def test_progress_in_words() -> None:
    assert str(VOLLE_WEIDE.progress(penned().state)) == "Round 2"
    assert str(VOLLE_WEIDE.progress(start(sheet()).state)) == "Round 1"

"""Ranks and ties. Source: formats.md, section 3; rulings.md, "All games"."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.kernel.message import says
from models.kernel.score import Line, Row, ranking


@pytest.mark.parametrize(
    ("totals", "ties", "ranks", "winners", "decided"),
    [
        ((5,), (0,), (1,), (True,), "points"),
        ((5, 7), (9, 0), (2, 1), (False, True), "points"),
        ((7, 7), (1, 2), (2, 1), (False, True), "clovers"),
        ((7, 7, 3), (2, 2, 9), (1, 1, 3), (True, True, False), "shared"),
        ((7, 7, 7), (2, 2, 1), (1, 1, 3), (True, True, False), "shared"),
        ((9, 4, 4, 4), (0, 3, 2, 1), (1, 2, 2, 2), (True, False, False, False), "points"),
        ((-3, -3, -8), (0, 0, 0), (1, 1, 3), (True, True, False), "shared"),
    ],
)
def test_ranking(
    totals: tuple[int, ...],
    ties: tuple[int, ...],
    ranks: tuple[int, ...],
    winners: tuple[bool, ...],
    decided: str,
) -> None:
    assert ranking(totals, ties, "clovers") == (ranks, winners, decided)


@given(st.lists(st.tuples(st.integers(-5, 5), st.integers(0, 3)), min_size=1, max_size=12))
def test_somebody_wins_and_nobody_with_less_is_before(seats: list[tuple[int, int]]) -> None:
    totals, ties = [total for total, _ in seats], [tie for _, tie in seats]
    ranks, winners, decided = ranking(totals, ties, "farm")
    assert any(winners)
    assert all((rank == 1) == won for rank, won in zip(ranks, winners, strict=True))
    assert (sum(winners) > 1) == (decided == "shared")
    for one, first in zip(totals, ranks, strict=True):
        for other, second in zip(totals, ranks, strict=True):
            assert not (one > other and first >= second)


def test_a_line_tells_both_numbers() -> None:
    line = Line("mid", 6, override=2, why="recount")
    assert (line.value, line.worked_out, line.overridden) == (2, 6, True)
    assert Line("mid", 6).value == 6


def test_a_row_adds_up_and_finds_its_lines() -> None:
    row = Row((Line("mid", 6), Line("bushes", -2)), 0)
    assert row.total == 4
    assert row.line("bushes").value == -2
    with pytest.raises(KeyError):
        row.line("hay")


def test_messages_are_templates() -> None:
    assert str(says("{n} sheep", n=2)) == "2 sheep"

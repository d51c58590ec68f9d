"""Where a pen still leaks: advice for the eye, no score."""

from itertools import combinations

import pytest

from models.games.volle_weide.gap import Gap, gaps, outward
from models.games.volle_weide.meadow import Meadow
from tests.models.games.volle_weide.board import box_around, ink, sheet


def found(meadow: Meadow, *shapes: list[tuple[int, int, str]]) -> tuple[Gap, ...]:
    return gaps(meadow, ink(meadow, *shapes))  # type: ignore[arg-type]


@pytest.mark.parametrize("missing", range(4))
def test_one_missing_edge_around_a_sheep(missing: int) -> None:
    rim = box_around(2, 2)
    (gap,) = found(Meadow(sheet()), rim[:missing] + rim[missing + 1 :])
    assert gap == Gap((rim[missing],), frozenset({(2, 2)}), 1)


def test_outward_leads_away_from_the_area() -> None:
    gap = Gap(tuple(box_around(2, 2)), frozenset({(2, 2)}), 1)
    assert [outward(gap, edge) for edge in gap.edges] == [(0, -1), (0, 1), (-1, 0), (1, 0)]


def test_two_missing_edges_of_a_larger_pen() -> None:
    rim = box_around(0, 0, 2, 2)
    for pair in combinations(rim, 2):
        rest = [edge for edge in rim if edge not in pair]
        shown = found(Meadow(sheet()), rest)
        assert [set(gap.edges) for gap in shown] == [set(pair)]
        assert shown[0].sheep == 2


def test_a_corner_around_a_sheep_is_no_pen_yet() -> None:
    assert not found(Meadow(sheet()), [(0, 0, "e"), (0, 0, "s")])
    assert not found(Meadow(sheet()), box_around(0, 0, 2, 1)[:3])


def test_no_gap_without_a_sheep() -> None:
    assert not found(Meadow(sheet(sheep=[[3, 3]])), box_around(1, 1)[:3])


def test_no_gap_in_a_closed_pen() -> None:
    assert not found(Meadow(sheet()), box_around(2, 2))


def test_the_rim_closes_nothing() -> None:
    """Nothing but drawn fences counts: a sheep in the corner of the meadow needs all four edges."""
    assert not found(Meadow(sheet()), [(0, 1, "e"), (1, 0, "s")])


def test_a_gap_at_a_rock_cannot_be_closed() -> None:
    rocky = Meadow(sheet(side="B", rocks=[[2, 2]]))
    assert not found(rocky, [(2, 3, "e"), (3, 2, "s"), (3, 3, "e")])


def test_areas_do_not_overlap() -> None:
    rim = [edge for edge in box_around(0, 0, 2, 1) if edge != (0, 0, "e")] + [(1, 0, "s")]
    shown = found(Meadow(sheet()), rim)
    assert len(shown) == 1
    taken = [cell for gap in shown for cell in gap.cells]
    assert len(taken) == len(set(taken))


def test_a_gap_closed_is_a_pen() -> None:
    meadow = Meadow(sheet())
    rim = box_around(1, 1, 2, 2)
    drawn = ink(meadow, rim[:-1])
    (gap,) = gaps(meadow, drawn)
    fenced = meadow.fenced(drawn | meadow.drawing(gap.edges), None)
    assert fenced.counted == gap.sheep == 1
    assert set(fenced.pens[0].cells) == gap.cells

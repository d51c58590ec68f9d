"""Where fences may stand and what they enclose.

Source: seed 003, "How to Play", "Side B"; rulings.md.
"""

import pytest

from models.games.volle_weide.meadow import Meadow
from tests.models.games.volle_weide.board import (
    CORNER,
    CUP,
    LINE,
    STEP,
    THREE,
    TWO,
    box_around,
    ink,
    sheet,
)  # fmt: skip


def ways(meadow: Meadow, drawn: object, face: int, x: int, y: int, turn: int = 0) -> set[str]:
    return {misfit.way for misfit in meadow.misfits(drawn, meadow.place(face, (x, y), turn))}  # type: ignore[arg-type]


EMPTY = ink(Meadow(sheet()))


def test_a_shape_is_turned_clockwise_by_quarters() -> None:
    """formats.md, section 4, draw: turned clockwise, then its north-west corner on the post."""
    meadow = Meadow(sheet())
    corners = [set(meadow.place(CORNER, (0, 0), turn).edges) for turn in range(4)]
    assert corners == [
        {(0, 0, "e"), (0, 0, "s")},
        {(0, 0, "e"), (1, 0, "s")},
        {(0, 1, "e"), (1, 0, "s")},
        {(0, 1, "e"), (0, 0, "s")},
    ]


def test_a_shape_is_never_mirrored() -> None:
    """Seed 003: "you can't mirror it". A step that falls to the right never falls to the left."""
    meadow = Meadow(sheet())
    turns = {frozenset(meadow.place(STEP, (0, 0), turn).edges) for turn in range(4)}
    mirrored = frozenset({(0, 1, "e"), (1, 0, "s"), (1, 0, "e")})
    assert len(turns) == 2
    assert mirrored not in turns


def test_the_north_west_corner_of_the_bounding_box_lies_on_the_post() -> None:
    meadow = Meadow(sheet())
    for face in range(1, 7):
        for turn in range(4):
            posts = {
                post
                for x, y, way in meadow.place(face, (2, 1), turn).edges
                for post in ((x, y), (x + (way == "e"), y + (way == "s")))
            }
            assert (min(x for x, _ in posts), min(y for _, y in posts)) == (2, 1)
            assert meadow.size(face, turn) == (max(x for x, _ in posts) - 2, max(y for _, y in posts) - 1)


def test_a_shape_counts_by_its_form_wherever_it_is_listed() -> None:
    """formats.md, section 4: "by its form alone"."""
    far = {str(face): [[x + 90, y - 7, way] for x, y, way in edges] for face, edges in sheet_fences().items()}
    assert Meadow(sheet(fences=far)).place(CUP, (1, 1), 1) == Meadow(sheet()).place(CUP, (1, 1), 1)


def sheet_fences() -> dict[int, list[tuple[int, int, str]]]:
    return {face: list(sheet().fences.shape(face)) for face in range(1, 7)}


@pytest.mark.parametrize(
    ("x", "y", "turn"), [(-1, 0, 0), (0, -1, 0), (3, 0, 0), (0, 5, 0), (0, 3, 1), (5, 0, 1), (99, 99, 3)]
)
def test_a_shape_stays_on_the_meadow(x: int, y: int, turn: int) -> None:
    assert "leaves" in ways(Meadow(sheet()), EMPTY, TWO, x, y, turn)


@pytest.mark.parametrize(("x", "y", "turn"), [(0, 0, 0), (2, 4, 0), (0, 2, 1), (4, 2, 1)])
def test_a_fence_may_run_along_the_rim(x: int, y: int, turn: int) -> None:
    assert not ways(Meadow(sheet()), EMPTY, TWO, x, y, turn)


def test_no_edge_is_drawn_twice() -> None:
    """Seed 003: sections "cannot overlap"."""
    meadow = Meadow(sheet())
    drawn = ink(meadow, [(1, 1, "e")])
    assert ways(meadow, drawn, TWO, 0, 1) == {"overlaps"}
    assert ways(meadow, drawn, LINE, 1, 1) == {"overlaps"}
    assert not ways(meadow, drawn, LINE, 2, 1)


def test_straight_runs_of_two_shapes_cross() -> None:
    """Seed 003: sections "cannot ... cross"; rulings.md: straight across straight at a post."""
    meadow = Meadow(sheet())
    across = ink(meadow, [(0, 1, "e"), (1, 1, "e")])
    assert ways(meadow, across, TWO, 1, 0, 1) == {"crosses"}
    upright = ink(meadow, [(1, 0, "s"), (1, 1, "s")])
    assert ways(meadow, upright, TWO, 0, 1) == {"crosses"}
    assert meadow.misfits(upright, meadow.place(TWO, (0, 1), 0))[0].x == 1
    assert meadow.misfits(upright, meadow.place(TWO, (0, 1), 0))[0].y == 1


def test_touching_corners_do_not_cross() -> None:
    """rulings.md: "Touching corners are fine"."""
    meadow = Meadow(sheet())
    corner = ink(meadow, [(1, 1, "e"), (1, 1, "s")])
    assert not ways(meadow, corner, CORNER, 0, 0, 2)


def test_an_end_may_touch_a_run() -> None:
    """A T: one shape ends where another runs through."""
    meadow = Meadow(sheet())
    across = ink(meadow, [(0, 1, "e"), (1, 1, "e")])
    assert not ways(meadow, across, TWO, 1, 1, 1)
    assert not ways(meadow, across, LINE, 1, 0, 1)


def test_a_corner_may_touch_a_run() -> None:
    meadow = Meadow(sheet())
    across = ink(meadow, [(0, 1, "e"), (1, 1, "e")])
    assert not ways(meadow, across, CORNER, 0, 0, 2) - {"overlaps"}
    upright_corner = meadow.place(CORNER, (1, 1), 1)
    assert not meadow.misfits(ink(meadow, [(1, 0, "s"), (1, 1, "s")]), upright_corner)


def test_two_shapes_in_a_row_are_no_run_through_their_joint() -> None:
    """Only one drawn shape running straight can be crossed: at the joint of two each has an end."""
    meadow = Meadow(sheet())
    joined = ink(meadow, [(0, 1, "e")], [(1, 1, "e")])
    assert not ways(meadow, joined, TWO, 1, 0, 1)


def test_a_shape_may_cross_itself() -> None:
    plus = [[0, 1, "e"], [1, 1, "e"], [1, 0, "s"], [1, 1, "s"]]
    fences = {str(face): plus for face in range(1, 7)}
    meadow = Meadow(sheet(fences=fences))
    assert not ways(meadow, EMPTY, 1, 1, 1)
    assert ways(meadow, meadow.drawing(meadow.place(1, (0, 0), 0).edges), 1, 0, 0) == {"overlaps", "crosses"}


def test_no_fence_ends_at_a_rock() -> None:
    """Seed 003, "Side B"; rulings.md: not even towards another rock."""
    meadow = Meadow(sheet(side="B", rocks=[[1, 1], [2, 1]]))
    assert ways(meadow, EMPTY, LINE, 0, 1) == {"rock"}
    assert ways(meadow, EMPTY, LINE, 1, 1) == {"rock"}
    assert ways(meadow, EMPTY, TWO, 1, 0, 1) == {"rock"}
    assert not ways(meadow, EMPTY, LINE, 0, 0)
    assert all({(1, 1), (2, 1)}.isdisjoint(posts(place.edges)) for place in meadow.legal(EMPTY, CUP))


def posts(edges: object) -> set[tuple[int, int]]:
    return {p for x, y, way in edges for p in ((x, y), (x + (way == "e"), y + (way == "s")))}  # type: ignore[attr-defined]


def test_the_rim_is_no_fence() -> None:
    """rulings.md: "The meadow's edge is no fence"."""
    meadow = Meadow(sheet())
    assert not meadow.fenced(ink(meadow, [(0, 1, "e"), (1, 0, "s")]), None).pens
    assert meadow.fenced(ink(meadow, box_around(0, 0)), None).counted == 1


def test_all_pens_are_one_count() -> None:
    """rulings.md: all pens together make one count."""
    meadow = Meadow(sheet(sheep=[[0, 0], [2, 2], [3, 3]], clovers=[[1, 0], [2, 3]]))
    drawn = ink(meadow, box_around(0, 0, 2, 1), box_around(2, 2))
    fenced = meadow.fenced(drawn, (2, 2))
    assert [pen.cells for pen in fenced.pens] == [((0, 0), (1, 0)), ((2, 2),)]
    assert (fenced.white, fenced.black, fenced.counted, fenced.clovers) == (1, True, 3, 1)


def test_a_pen_inside_a_pen_is_counted_once() -> None:
    meadow = Meadow(sheet(5, 5, sheep=[[2, 2], [0, 0]]))
    fenced = meadow.fenced(ink(meadow, box_around(0, 0, 5, 5), box_around(2, 2)), None)
    assert fenced.counted == 2
    assert [len(pen.cells) for pen in fenced.pens] == [24, 1]


def test_two_corners_that_only_touch_do_not_close() -> None:
    """Nothing slips through a post, and nothing is closed by less than all its edges."""
    meadow = Meadow(sheet())
    for missing in box_around(0, 0):
        rest = [edge for edge in box_around(0, 0) if edge != missing]
        assert not meadow.fenced(ink(meadow, rest), None).pens


def test_bushes_are_counted_once_each() -> None:
    """rulings.md: a bush counts once, also where nothing is fenced in."""
    meadow = Meadow(sheet(bushes=[[0, 0, "e"], [3, 3, "s"], [1, 1, "e"]]))
    assert meadow.crossed(ink(meadow, [(0, 0, "e"), (1, 0, "e")], [(3, 3, "s")])) == (
        (0, 0, "e"),
        (3, 3, "s"),
    )
    assert meadow.crossed(EMPTY) == ()


def test_a_shape_larger_than_the_meadow_fits_nowhere() -> None:
    meadow = Meadow(sheet(2, 2, sheep=[]))
    assert not meadow.fits(EMPTY, THREE)
    assert meadow.legal(EMPTY, THREE) == []
    assert meadow.fits(EMPTY, TWO)


def test_every_misfit_is_named_with_its_place() -> None:
    meadow = Meadow(sheet(rocks=[[0, 0]], side="B"))
    found = meadow.misfits(ink(meadow, [(1, 0, "e")]), meadow.place(THREE, (0, 0), 0))
    assert {(misfit.way, misfit.x, misfit.y) for misfit in found} == {("rock", 0, 0), ("overlaps", 1.5, 0)}

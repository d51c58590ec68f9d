"""A sheet while it is entered, and what is said about it."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from models.games.volle_weide.box import Box
from models.games.volle_weide.oddity import finished, fits_somewhere, oddities, same_form
from models.games.volle_weide.practice import PRACTICE_A, PRACTICE_B
from models.games.volle_weide.rules import VOLLE_WEIDE
from models.games.volle_weide.sketch import Sketch, read
from models.kernel.fault import BadInput
from models.kernel.read import read_form

L = ((0, 0, "e"), (1, 0, "e"), (0, 0, "s"))
L_TURNED = ((3, 2, "s"), (3, 3, "s"), (2, 2, "e"))
L_MIRRORED = ((0, 0, "e"), (1, 0, "e"), (2, 0, "s"))


def said(sketch: Sketch) -> list[str]:
    return [str(oddity.message) for oddity in oddities(sketch)]


def plays(data: dict) -> bool:
    try:
        VOLLE_WEIDE.check_box(read_form(Box, {"sheet": data}, "box"))
    except BadInput:
        return False
    return True


@pytest.mark.parametrize("sheet", [PRACTICE_A, PRACTICE_B])
def test_a_whole_sheet_survives_and_nothing_is_odd(sheet):
    data = {**sheet.written(), "fences": sheet.fences.written(), "track": sheet.track.written()}
    sketch = read(data)
    assert said(sketch) == []
    assert plays(sketch.written(data))
    assert read(sketch.written(data)) == sketch


def test_unknown_keys_and_the_name_are_kept():
    data = {"name": "Ours", "print": 2, "fences": {"9": 1}, "track": {"note": "x"}}
    written = read(data).written(data)
    assert written["name"] == "Ours" and written["print"] == 2
    assert written["fences"] == {"9": 1} and written["track"] == {"note": "x"}


def test_a_new_sheet_says_what_is_missing_first():
    assert said(Sketch()) == [
        "Fence shapes are missing: 1, 2, 3, 4, 5, 6.",
        "The yellow space of the round track is missing.",
        "The red space of the round track is missing.",
        "There is no sheep on the meadow yet.",
    ]
    assert not finished(Sketch())


def test_a_tap_toggles_and_a_cell_never_holds_both():
    sketch = Sketch().toggled("sheep", (1, 2)).toggled("clover", (1, 2))
    assert sketch.sheep == () and sketch.clovers == ((1, 2),)
    sketch = sketch.toggled("sheep", (1, 2))
    assert sketch.sheep == ((1, 2),) and sketch.clovers == ()
    assert sketch.toggled("sheep", (1, 2)).sheep == ()


def test_a_smaller_meadow_drops_what_falls_off():
    sketch = Sketch(sheep=((6, 7), (0, 0)), bushes=((6, 0, "e"), (6, 0, "s")), rocks=((7, 8), (6, 7)))
    smaller = sketch.resized(6, 7)
    assert smaller.sheep == ((0, 0),)
    assert smaller.bushes == ((6, 0, "s"),)
    assert smaller.rocks == ((6, 7),)


def test_turned_shapes_are_the_same_and_mirrored_ones_are_not():
    assert same_form(L, L_TURNED)
    assert not same_form(L, L_MIRRORED)
    sketch = Sketch(shapes=(L, (), (), L_TURNED, (), ()))
    assert "Shapes 1 and 4 are the same, however turned." in said(sketch)


def test_a_shape_with_a_gap_and_one_that_fits_nowhere():
    gap = ((0, 0, "e"), (2, 0, "e"))
    assert "Shape 2 has a gap; its fences must hang together." in said(Sketch(shapes=((), gap, *((),) * 4)))
    long = tuple((x, 0, "e") for x in range(4))
    assert "Shape 1 fits nowhere on this meadow." in said(Sketch(3, 3, shapes=(long, *((),) * 5)))
    assert not fits_somewhere(Sketch(1, 1, rocks=((0, 0), (1, 1))), ((0, 0, "e"),))


def test_rocks_belong_to_side_b():
    rocky = Sketch(rocks=((1, 1),))
    assert "Side A has no rocks. Is this side B?" in said(rocky)
    assert "Side B has rocks among its posts, and none is entered yet." in said(Sketch(side="B"))
    assert not any("rocks" in line for line in said(rocky.sided("B")))


@pytest.mark.parametrize(("mid", "end"), [(0, 0), (3, 0), (3, 3), (4, 3), (0, 5)])
def test_the_yellow_space_comes_before_the_red_one(mid, end):
    whole = read({**PRACTICE_A.written(), "fences": PRACTICE_A.fences.written()})
    assert not finished(replace(whole, mid=mid, end=end))


EDGES = st.lists(
    st.tuples(st.integers(0, 3), st.integers(0, 3), st.sampled_from("es")), unique=True, max_size=3
).map(tuple)


@settings(max_examples=40, deadline=None)
@given(st.tuples(*[EDGES] * 6), st.integers(0, 4), st.integers(0, 4))
def test_finished_means_that_the_rules_take_the_sheet(shapes, mid, end):
    sketch = Sketch(shapes=shapes, mid=mid, end=end)
    assert finished(sketch) == plays(sketch.written({"name": "Ours"}))


@settings(max_examples=40, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=3),
        lambda below: (
            st.lists(below, max_size=3)
            | st.dictionaries(st.sampled_from(["sheep", "fences", "1", "track", "mid", "columns"]), below)
        ),
    )
)
def test_any_data_at_all_can_be_opened(data):
    sketch = read(data if isinstance(data, dict) else {"sheep": data, "fences": {"1": data}, "rows": data})
    oddities(sketch)
    assert read(sketch.written({})) == sketch

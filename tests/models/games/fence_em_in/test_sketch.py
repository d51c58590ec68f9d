"""A copy's board while it is entered, and what is said about it. Source: formats.md, section 5; rulings.md."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.games.fence_em_in.box import Box
from models.games.fence_em_in.oddity import finished, oddities
from models.games.fence_em_in.sketch import MOST_STARTS, Sketch, read
from models.kernel.read import read_form

CELLS = st.tuples(st.integers(0, 5), st.integers(0, 5))


def board(**values: Any) -> dict[str, Any]:
    return {"board": {"columns": 6, "rows": 5, "starts": [[1, 1], [4, 3]], **values}}


def told(data: dict[str, Any]) -> list[str]:
    return [str(oddity.message) for oddity in oddities(data)]


@given(st.lists(CELLS, max_size=30), st.booleans())
def test_however_it_is_tapped_it_is_a_board(taps: list[tuple[int, int]], shared: bool) -> None:
    sketch = Sketch(6, 6).for_all(shared)
    for cell in taps:
        sketch = sketch.toggled(cell)
    data = {"board": sketch.written({})}
    form = read_form(Box, data)
    assert form.board is not None and read(data) == sketch
    assert len(sketch.starts) <= MOST_STARTS
    if shared:
        assert len(set(sketch.starts)) == len(sketch.starts)
    else:
        assert len(set(sketch.starts)) <= 1 and len(sketch.starts) in (0, MOST_STARTS)


def test_a_tap_sets_the_next_cell_and_a_second_one_takes_it_away() -> None:
    sketch = Sketch().toggled((1, 2)).toggled((3, 4)).toggled((5, 6))
    assert sketch.starts == ((1, 2), (3, 4), (5, 6))
    assert sketch.toggled((3, 4)).starts == ((1, 2), (5, 6))


def test_the_thirteenth_cell_is_nobodys() -> None:
    sketch = Sketch(12, 12)
    for x in range(12):
        sketch = sketch.toggled((x, 0))
    assert sketch.toggled((0, 1)) == sketch


def test_a_board_each_has_one_cell_for_everybody() -> None:
    sketch = Sketch(shared=False).toggled((4, 4))
    assert sketch.starts == ((4, 4),) * 12 and sketch.alike == (4, 4)
    assert sketch.toggled((5, 5)).alike == (5, 5)
    assert sketch.toggled((4, 4)).starts == ()
    assert sketch.for_all(True).starts == ((4, 4),)
    assert Sketch(starts=((1, 1), (2, 2))).for_all(False).alike == (1, 1)


def test_smaller_boards_lose_the_cells_outside() -> None:
    sketch = Sketch(6, 6, starts=((5, 0), (1, 5), (1, 1)))
    assert sketch.resized(5, 5).starts == ((1, 1),)


@pytest.mark.parametrize(
    "odd", [{}, {"board": None}, {"board": 3}, {"board": []}], ids=["none", "null", "number", "list"]
)
def test_what_is_no_board_is_none(odd: dict[str, Any]) -> None:
    assert read(odd) is None


def test_what_cannot_be_a_part_of_a_board_is_left_out() -> None:
    odd = {"columns": 99, "rows": "8", "starts": [[1, 1], [True, 2], [1], None, [40, 1]], "shared": 0}
    assert read({"board": odd}) == Sketch(32, 12, True, ((1, 1),))
    assert read({"board": {"starts": 7}}) == Sketch()


def test_unknown_keys_stay() -> None:
    data = board(printed="a note")["board"]
    sketch = read({"board": data})
    assert sketch is not None
    assert sketch.written(data) == {**data, "shared": True}


def test_a_copy_of_which_nothing_is_known_can_be_played_with() -> None:
    assert finished({})
    assert told({}) == [
        "The points of the barn's space are not known yet; the app asks when they count.",
        "The points of the granary's space are not known yet; the app asks when they count.",
    ]
    assert told({"barn_slot": 0, "granary_slot": -1}) == []


def test_a_board_needs_starting_cells() -> None:
    data = board(starts=[])
    assert not finished(data)
    assert told(data)[0] == "No starting cell is set. Tap the board where the players begin."


def test_one_starting_cell_is_too_few_on_a_shared_board_only() -> None:
    alone = "There is one starting cell, so only one of you can play on this board."
    assert alone in told(board(starts=[[1, 1]])) and finished(board(starts=[[1, 1]]))
    assert alone not in told(board(starts=[[1, 1]], shared=False))


def test_two_starting_cells_may_be_the_same_on_boards_of_their_own_only() -> None:
    twice = [[1, 1], [2, 2], [1, 1]]
    same = "Starting cells 1 and 3 are the same; on a shared board each player has another one."
    assert same in told(board(starts=twice))
    assert same not in told(board(starts=twice, shared=False))


def test_a_starting_cell_off_the_board_is_wanting() -> None:
    data = board(starts=[[6, 0]])
    assert not finished(data) and "lies off the board" in told(data)[0]


def test_mission_cards_in_their_numbers_and_with_words() -> None:
    few = "A game has one enclosure card and two support cards; some are not entered yet."
    one = {"kind": "enclosure", "text": "Large ones"}
    two = [{"kind": "support", "text": "Barns"}, {"kind": "support", "text": " "}]
    known = {"barn_slot": 1, "granary_slot": 2}
    assert told({**known, "missions": [one]}) == [few]
    assert told({**known, "missions": [one, *two]}) == ["Mission card 3 has no words yet."]
    assert told({**known, "missions": []}) == []
    assert not finished({**known, "missions": [{"kind": "duty", "text": ""}]})

"""What holds for every sheet and every session, against the naive rules. Source: issue 2, "Done when"."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from models.exchange.refusal import Refused
from models.exchange.session_file import read_session
from models.games.volle_weide.box import Sheet, check_sheet
from models.games.volle_weide.meadow import Drawing, Meadow
from models.kernel.session import Session, fold
from tests.models.games.volle_weide import naive
from tests.models.games.volle_weide.strategies import plays, sheets

slow = settings(deadline=None, max_examples=1500, suppress_health_check=list(HealthCheck))


def naively(data: dict[str, Any]) -> dict[str, Any]:
    black = data["setup"].get("black_sheep")
    return naive.play(data["box"]["sheet"], black, len(data["players"]), data["moves"])


def points(drawn: Drawing, meadow: Meadow) -> set[naive.Point]:
    return {naive.edge_point(list(edge)) for edge in meadow.edges(drawn)}


@slow
@given(plays())
def test_scores_agree_with_the_naive_rules(data: dict[str, Any]) -> None:
    session = read_session(data).session
    expected = naively(data)
    assert session.finished == expected["over"]
    assert list(session.state.written) == expected["written"]
    for row, wanted, pad, shapes in zip(
        session.scoreboard().rows, expected["rows"], session.state.pads, expected["shapes"], strict=True
    ):
        assert {**{line.part: line.value for line in row.lines}, "clovers": row.tie_break} == wanted
        assert points(pad.ink, session.state.meadow) == set().union(*shapes)


@slow
@given(plays(legal=False))
def test_the_first_illegal_move_is_the_naive_one(data: dict[str, Any]) -> None:
    try:
        naively(data)
        expected = 0
    except naive.Illegal as illegal:
        expected = illegal.args[0]
    try:
        read_session(data)
        found = 0
    except Refused as refused:
        found = refused.move
    assert found == expected


@slow
@given(plays(), st.integers(1, 6))
def test_legal_places_are_those_found_by_trying_each(data: dict[str, Any], face: int) -> None:
    """Every place and turn, off the meadow too."""
    session = read_session(data).session
    sheet, meadow = data["box"]["sheet"], session.state.meadow
    for pad, shapes in zip(session.state.pads, naively(data)["shapes"], strict=True):
        found = meadow.legal(pad.ink, face)
        expected = naive.everywhere(sheet, shapes, face)
        assert {(*place.at, place.turn) for place in found} == expected
        assert len(found) == len(expected)
        assert meadow.fits(pad.ink, face) == bool(expected)
        assert not any(meadow.misfits(pad.ink, place) for place in found)
        for x in range(-1, sheet["columns"] + 2):
            for y in range(-1, sheet["rows"] + 2):
                for turn in range(4):
                    misfits = meadow.misfits(pad.ink, meadow.place(face, (x, y), turn))
                    assert bool(misfits) == ((x, y, turn) not in expected)


@slow
@given(sheets(most=8), st.data())
def test_pens_agree_with_a_count_cell_by_cell(sheet: dict[str, Any], data: st.DataObject) -> None:
    """Any ink at all, walls torn down and left at random."""
    meadow = Meadow(Sheet.model_validate(sheet))
    edges = [(x, y, "e") for y in range(sheet["rows"] + 1) for x in range(sheet["columns"])]
    edges += [(x, y, "s") for y in range(sheet["rows"]) for x in range(sheet["columns"] + 1)]
    holes = data.draw(st.sets(st.sampled_from(edges), max_size=len(edges) // 2))
    drawn = meadow.drawing(edge for edge in edges if edge not in holes)
    black = data.draw(st.none() | st.sampled_from([tuple(cell) for cell in sheet["sheep"]]))
    fenced = meadow.fenced(drawn, black)
    closed = naive.inside(sheet, points(drawn, meadow))
    cells = [cell for pen in fenced.pens for cell in pen.cells]
    assert sorted(cells) == sorted(closed)
    sheep = {tuple(cell) for cell in sheet["sheep"]} & closed
    assert fenced.white == len(sheep - {black})
    assert fenced.black == (black in sheep)
    assert fenced.counted == len(sheep) + (black in sheep)
    assert fenced.clovers == len({tuple(cell) for cell in sheet["clovers"]} & closed)


@slow
@given(sheets())
def test_random_sheets_are_sheets(sheet: dict[str, Any]) -> None:
    form = Sheet.model_validate(sheet)
    check_sheet(form)
    assert form.written() == sheet


@slow
@given(plays())
def test_fold_is_step_by_step_and_undo_leads_back(data: dict[str, Any]) -> None:
    file = read_session(data)
    session = file.session
    start = Session.start(session.game, session.players, session.box, session.setup)
    trail = [start]
    for move in session.moves:
        trail.append(trail[-1].play(move))
    assert trail[-1] == session
    for length in reversed(range(len(trail))):
        assert fold(start, session.moves[:length]) == trail[length]
        assert trail[length].moves == session.moves[:length]
    assert [move.written() for move in session.moves] == data["moves"]


@slow
@given(plays())
def test_ink_only_grows_and_sheep_stay_in(data: dict[str, Any]) -> None:
    session = read_session(data | {"moves": []}).session
    before = [0] * len(session.players)
    for move in read_session(data).session.moves:
        session = session.play(move)
        now = [pad.fenced.counted for pad in session.state.pads]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now


@pytest.mark.parametrize("quarters", range(4))
@slow
@given(sheet=sheets(), face=st.integers(1, 6))
def test_turning_four_times_is_not_turning(quarters: int, sheet: dict[str, Any], face: int) -> None:
    meadow = Meadow(Sheet.model_validate(sheet))
    expected = naive.placed(sheet["fences"][str(face)], [1, 2], quarters)
    found = meadow.place(face, (1, 2), quarters).edges
    assert {naive.edge_point(list(edge)) for edge in found} == expected

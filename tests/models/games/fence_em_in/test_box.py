"""What no copy can be. Source: formats.md, sections 1 and 5."""

from __future__ import annotations

from typing import Any

import pytest

from models.exchange.refusal import Refused
from models.exchange.session_file import read_session
from models.games.fence_em_in.box import Box, check_starts, twice
from models.kernel.read import read_form
from tests.models.games.fence_em_in.table import board, file, play

STARTS = [[0, 0], [5, 5]]
BROKEN: list[tuple[dict[str, Any], str, str]] = [
    ({"board": []}, "box.board", "no object"),
    ({"board": {}}, "box.board", "missing"),
    ({"board": {"columns": 6, "rows": 6}}, "box.board", "missing"),
    ({"board": board(*STARTS, columns=0)}, "box.board.columns", "too small"),
    ({"board": board(*STARTS, columns=33)}, "box.board.columns", "too large"),
    ({"board": board(*STARTS, rows=33)}, "box.board.rows", "too large"),
    ({"board": board(*STARTS, rows=6.0)}, "box.board.rows", "no whole number"),
    ({"board": board(*STARTS, rows=True)}, "box.board.rows", "no whole number"),
    ({"board": board(*STARTS, shared=1)}, "box.board.shared", "no flag"),
    ({"board": board(*STARTS, shared=None)}, "box.board.shared", "no flag"),
    ({"board": board([0, 0])}, "box.board.starts", "There is 1 starting cell for 2 players"),
    ({"board": board(*STARTS, [1, 1])}, "box.board.starts", "3 starting cells for 2 players"),
    ({"board": board()}, "box.board.starts", "There are 0 starting cells"),
    ({"board": board([0, 0], [6, 5])}, "box.board.starts", "off the board"),
    ({"board": board([0, 0], [5, 6])}, "box.board.starts", "off the board"),
    ({"board": board([0, -1], [5, 5])}, "box.board.starts", "off the board"),
    ({"board": board([0, 0], [6, 6], shared=False)}, "box.board.starts", "off the board"),
    ({"board": board([2, 2], [2, 2, 2])}, "box.board.starts.1", "only 2"),
    ({"board": board([2, 2], [2])}, "box.board.starts.1", "more are needed"),
    ({"board": board([2, 2], ["2", 2])}, "box.board.starts.1.0", "no whole number"),
    ({"barn_slot": "3"}, "box.barn_slot", "no whole number"),
    ({"barn_slot": 3.5}, "box.barn_slot", "no whole number"),
    ({"barn_slot": False}, "box.barn_slot", "no whole number"),
    ({"granary_slot": 1_000_001}, "box.granary_slot", "too large"),
    ({"granary_slot": -1_000_001}, "box.granary_slot", "too small"),
    ({"missions": None}, "box.missions", "no list"),
    ({"missions": {}}, "box.missions", "no list"),
    ({"missions": ["enclosure"]}, "box.missions.0", "no object"),
    ({"missions": [{"kind": "animals", "text": ""}]}, "box.missions.0.kind", "known are"),
    ({"missions": [{"kind": "support"}]}, "box.missions.0", "missing"),
    ({"missions": [{"text": "x"}]}, "box.missions.0", "missing"),
    ({"missions": [{"kind": "support", "text": 3}]}, "box.missions.0.text", "no text"),
]


@pytest.mark.parametrize(("box", "place", "words"), BROKEN)
def test_an_impossible_copy_is_refused_with_its_place(box: dict[str, Any], place: str, words: str) -> None:
    with pytest.raises(Refused) as fault:
        play(players=2, **box)
    assert fault.value.move == 0
    assert fault.value.place == place
    assert words in str(fault.value)


@pytest.mark.parametrize(
    "box",
    [
        {},
        {"board": None, "barn_slot": None, "granary_slot": None, "missions": []},
        {"board": board([0, 0], [31, 31], columns=32, rows=32)},
        {"board": board([0, 0], [1, 0], columns=2, rows=1)},
        {"board": board([0, 0], [0, 0], columns=1, rows=1, shared=False)},
        {"board": {**board(*STARTS), "print": 2}},
        {"barn_slot": 0, "granary_slot": -5},
        {"barn_slot": 1_000_000, "granary_slot": -1_000_000},
        {"missions": [{"kind": "support", "text": ""}] * 7},
        {"missions": [{"kind": "enclosure", "text": "Zäune", "picture": None}]},
    ],
)
def test_what_a_copy_may_be(box: dict[str, Any]) -> None:
    assert play(players=2, **box).box.written() == box


@pytest.mark.parametrize("players", [0, 13])
def test_one_to_twelve_play(players: int) -> None:
    with pytest.raises(Refused) as fault:
        play(players=players)
    assert (fault.value.move, fault.value.place) == (0, "players")


def test_twelve_share_a_board() -> None:
    cells = [[x, 0] for x in range(12)]
    assert len(play(players=12, board=board(*cells, columns=12)).players) == 12


def test_nothing_is_set_up() -> None:
    assert read_session({**file(), "setup": {"anything": 1}}).session.setup.written() == {"anything": 1}
    with pytest.raises(Refused):
        read_session({**file(), "setup": []})


def test_two_players_on_one_starting_cell_are_read_and_told() -> None:
    """formats.md does not forbid it; on a shared board the second one could never begin (seed 000, "Your turn")."""
    form = read_form(Box, {"board": board([2, 2], [2, 2])}).board
    assert form is not None
    check_starts(form, 2)
    assert twice(form) == (2, 2)
    alone = read_form(Box, {"board": board([2, 2], [2, 2], shared=False)}).board
    assert alone is not None and twice(alone) is None

"""Data that is no form is refused in our own words."""

from typing import Any

import pytest

from models.games.volle_weide.moves import Draw, Roll
from models.games.volle_weide.rules import VOLLE_WEIDE
from models.kernel.fault import BadInput
from models.kernel.read import read_move, shown

WHOLE = "is no whole number; write it without quotes, point or exponent."
MOVES = 'is no move of this game; its moves are "roll", "draw", "skip", "tally", "trace", "override".'


def refusal(data: Any) -> str:
    with pytest.raises(BadInput) as fault:
        read_move(VOLLE_WEIDE, data)
    return str(fault.value)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"do": "roll"}, 'The key "face" is missing; add it.'),
        ({"do": "roll", "face": 7}, "face: 7 is too large; the most is 6."),
        ({"do": "roll", "face": 0}, "face: 0 is too small; the least is 1."),
        ({"do": "roll", "face": "3"}, f'face: "3" {WHOLE}'),
        ({"do": "roll", "face": 3.0}, f"face: 3.0 {WHOLE}"),
        ({"do": "roll", "face": True}, f"face: true {WHOLE}"),
        ({"do": "roll", "face": None}, f"face: null {WHOLE}"),
        ({"do": "draw", "player": 0, "at": [1]}, "at: There is 1 value; more are needed."),
        ({"do": "draw", "player": 0, "at": [1, 2, 3]}, "at: There are 3 values; only 2 belong here."),
        ({"do": "draw", "player": 0, "at": [1, "2"]}, f'at.1: "2" {WHOLE}'),
        (
            {"do": "draw", "player": 0, "at": {"x": 1}},
            "at: an object is no list; write it in square brackets.",
        ),
        ({"do": "jump"}, f'do: "jump" {MOVES}'),
        ({"do": 3}, f'do: 3 {MOVES}'),
        ({}, 'do: The key "do" is missing; add it.'),
        ([], "a list is no object; write it in braces, with its keys."),
        (
            {"do": "tally", "player": 0, "mid": {"sheep": 1, "black": 0}},
            "mid.black: 0 is no flag; write true or false.",
        ),
        ({"do": "tally", "player": 0, "mid": 3}, "mid: 3 is no object; write it in braces, with its keys."),
        (
            {"do": "trace", "player": 0, "mid": {"sheep": 1}, "fences": [[0, 0, "n"]]},
            'fences.0.2: "n" is not known here; known are "e", "s".',
        ),
        ({"do": "override", "player": 0, "part": 3, "value": 1}, "part: 3 is no text; write it in quotes."),
    ],
)  # fmt: skip
def test_every_fault_is_a_sentence_of_ours(data: Any, said: str) -> None:
    assert refusal(data) == said


def test_what_may_be_left_out_is_filled_in() -> None:
    move = read_move(VOLLE_WEIDE, {"do": "draw", "player": 0, "at": [1, 2]})
    assert move == Draw(player=0, at=(1, 2), turn=0)
    assert move.written() == {"do": "draw", "player": 0, "at": [1, 2]}


def test_a_move_made_here_says_what_it_does() -> None:
    assert Roll(face=3).written() == {"do": "roll", "face": 3}


def test_unknown_keys_are_kept_as_they_are() -> None:
    deep: Any = 10**30
    for _ in range(300):
        deep = [deep]
    data = {"do": "roll", "face": 3, "written": {"a": [1.5, None, "🐑"]}, "deep": deep}
    assert read_move(VOLLE_WEIDE, data).written() == data


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "null"), (True, "true"), (1.5, "1.5"), ("x" * 99, '"' + "x" * 24 + '..."'),
        ([1], "a list"), ({}, "an object"), (10**99, "a number of many digits"), (-3, "-3"),
    ],
)  # fmt: skip
def test_values_are_shown_short(value: object, words: str) -> None:
    assert str(shown(value)) == words

"""Moves that are none: the number, the place, a sentence of ours. Source: formats.md, sections 2 and 5."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from models.exchange.refusal import Refused
from models.exchange.session_file import read_session
from tests.models.games.fence_em_in.naive import run
from tests.models.games.fence_em_in.table import (
    assets,
    build,
    file,
    leave,
    missions,
    override,
    play,
    roll,
    side,
    spend,
    tally,
)

GONE = object()
TEN = [roll(), leave()] * 10
# Each kind of move with the moves before it that make it legal.
LEGAL: dict[str, tuple[list[dict[str, Any]], dict[str, Any]]] = {
    "roll": ([], roll(0, 1, "choice", 5)),
    "choice": ([roll(0, "choice", 2, 3)], side(0, 4)),
    "assets": ([], assets(f1=["cow"], f2=["hay"])),
    "spend": ([roll(), build("barn", "barn"), roll(0, 1, 2, 3)], spend(2, 1, 5, 5)),
    "build": ([roll()], build("cow", "same")),
    "pass": ([roll()], leave()),
    "missions": (TEN, missions(1, 2, 3)),
    "tally": ([], tally(0, 3, 4, (1, 2, 3), same=2, barn=1)),
    "override": ([], override("farm", 3)),
}
INTEGERS = [
    ("x", "no whole number"),
    (1.0, "no whole number"),
    (True, "no whole number"),
    (None, "no whole number"),
]
CHANGES: list[tuple[str, str, Any, str]] = [
    *((kind, "do", GONE, '"do" is missing') for kind in LEGAL),
    *((kind, "do", "jump", "no move of this game") for kind in LEGAL),
    *((kind, "do", [kind], "no move of this game") for kind in LEGAL),
    *((kind, "player", GONE, "missing") for kind in LEGAL if kind not in ("choice", "assets")),
    *((kind, "player", -1, "too small") for kind in LEGAL if kind not in ("choice", "assets")),
    *((kind, "player", 1, "no player 1") for kind in LEGAL if kind not in ("choice", "assets")),
    *(
        (kind, "player", value, words)
        for kind in LEGAL
        if kind not in ("choice", "assets")
        for value, words in INTEGERS
    ),
    ("roll", "dice", [1, 2], "more are needed"),
    ("roll", "dice", [1, 2, 3, 4], "only 3"),
    ("roll", "dice", "123", "no list"),
    ("roll", "dice", {}, "no list"),
    ("roll", "dice.0", 0, "no side of the die"),
    ("roll", "dice.0", 6, "no side of the die"),
    ("roll", "dice.0", "Choice", "no side of the die"),
    ("roll", "dice.0", True, "no side of the die"),
    ("roll", "dice.0", 2.0, "no side of the die"),
    ("roll", "dice.0", None, "no side of the die"),
    ("roll", "dice.0", ["choice"], "no side of the die"),
    ("choice", "die", GONE, "missing"),
    ("choice", "die", -1, "too small"),
    ("choice", "die", 3, "too large"),
    *(("choice", "die", value, words) for value, words in INTEGERS),
    ("choice", "take", GONE, "missing"),
    ("choice", "take", "points", "known are"),
    ("choice", "take", None, "known are"),
    ("choice", "face", GONE, "missing"),
    ("choice", "face", 6, "no side of the die"),
    ("choice", "face", None, "no side of the die"),
    ("assets", "spaces", GONE, "missing"),
    ("assets", "spaces", [], "no object"),
    ("assets", "spaces", None, "no object"),
    ("assets", "spaces.3", GONE, '"3" is missing'),
    ("assets", "spaces.6", [], "does not belong"),
    ("assets", "spaces.one", [], "does not belong"),
    ("assets", "spaces.1", "cow", "no list"),
    ("assets", "spaces.1", None, "no list"),
    ("assets", "spaces.1.0", "pig", "known are"),
    ("assets", "spaces.1.0", None, "known are"),
    ("spend", "cost", GONE, "missing"),
    ("spend", "cost", 0, "too small"),
    ("spend", "cost", 6, "too large"),
    *(("spend", "cost", value, words) for value, words in INTEGERS),
    ("spend", "dice", None, "leave the key out"),
    ("spend", "dice", [1, 5], "more are needed"),
    ("spend", "dice", [1, 5, 5, 5], "only 3"),
    ("spend", "dice.1", "choice", "no whole number"),
    ("spend", "dice.1", 0, "too small"),
    ("spend", "dice.1", 6, "too large"),
    ("spend", "dice.1", 5.0, "no whole number"),
    ("build", "asset", GONE, "missing"),
    ("build", "asset", "pig", "known are"),
    ("build", "asset", 1, "known are"),
    ("build", "asset", ["cow"], "known are"),
    ("build", "slot", GONE, "missing"),
    ("build", "slot", "top", "known are"),
    ("build", "slot", None, "known are"),
    ("missions", "points", GONE, "missing"),
    ("missions", "points", 6, "no list"),
    ("missions", "points", [1, 2], "more are needed"),
    ("missions", "points", [1, 2, 3, 4], "only 3"),
    ("missions", "points.0", "1", "no whole number"),
    ("missions", "points.0", True, "no whole number"),
    ("missions", "points.0", 1_000_001, "too large"),
    ("tally", "placement", GONE, "missing"),
    ("tally", "placement", -1, "too small"),
    ("tally", "placement", 1_000_001, "too large"),
    *(("tally", "placement", value, words) for value, words in INTEGERS),
    ("tally", "fertilizer", GONE, "missing"),
    ("tally", "fertilizer", -1, "too small"),
    *(("tally", "fertilizer", value, words) for value, words in INTEGERS),
    ("tally", "missions", GONE, "missing"),
    ("tally", "missions", [1, 2], "more are needed"),
    ("tally", "missions.2", 1.5, "no whole number"),
    ("tally", "farm", GONE, "missing"),
    ("tally", "farm", [], "no object"),
    ("tally", "farm", None, "no object"),
    ("tally", "farm.same", 5, "too large"),
    ("tally", "farm.same", -1, "too small"),
    ("tally", "farm.same", True, "no whole number"),
    ("tally", "farm.barn", 2, "too large"),
    ("tally", "farm.granary", 2, "too large"),
    ("tally", "farm.middle", 1, "does not belong"),
    ("override", "part", GONE, "missing"),
    ("override", "part", "total", "no part"),
    ("override", "value", GONE, "missing"),
    ("override", "value", "3", "no whole number"),
    ("override", "why", 3, "no text"),
]


def changed(move: dict[str, Any], place: str, value: Any) -> dict[str, Any]:
    """A copy of the move with another value at the place, or without it."""
    move = deepcopy(move)
    *way, last = place.split(".")
    inner: Any = move
    for step in way:
        inner = inner[int(step)] if isinstance(inner, list) else inner[step]
    key = int(last) if isinstance(inner, list) else last
    if value is GONE:
        del inner[key]
    else:
        inner[key] = value
    return move


@pytest.mark.parametrize("kind", LEGAL)
def test_the_moves_that_are_changed_here_are_legal(kind: str) -> None:
    before, move = LEGAL[kind]
    assert play(*before, move).moves[-1].written() == move


@pytest.mark.parametrize(("kind", "place", "value", "words"), CHANGES)
def test_a_malformed_move_is_refused_in_a_sentence(kind: str, place: str, value: Any, words: str) -> None:
    before, move = LEGAL[kind]
    data = file(*before, changed(move, place, value), leave())
    with pytest.raises(Refused) as fault:
        read_session(data)
    assert fault.value.move == len(before) + 1
    assert words in str(fault.value)
    assert str(fault.value).endswith(".")
    assert run(data)[1] == len(before) + 1


@pytest.mark.parametrize("move", [None, 1, "roll", [], ["roll"], {}, {"Do": "roll"}, True])
def test_what_is_no_move_at_all(move: Any) -> None:
    with pytest.raises(Refused) as fault:
        read_session(file(roll(), move))
    assert fault.value.move == 2


@pytest.mark.parametrize(
    ("kind", "key"),
    [("roll", "dice"), ("spend", "dice"), ("override", "why"), ("build", "width"), ("build", "at")],
)
def test_what_may_be_left_out(kind: str, key: str) -> None:
    before, move = LEGAL[kind]
    play(*before, {name: value for name, value in move.items() if name != key})

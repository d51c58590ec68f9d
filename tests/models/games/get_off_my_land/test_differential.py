"""The rules against the naive ones: the same result, or the same first bad move."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from models.exchange.refusal import Refused
from models.exchange.result import result
from models.exchange.session_file import read_session
from models.exchange.text import dump, parse
from tests.models.games.get_off_my_land.naive import score
from tests.models.games.get_off_my_land.random_games import KINDS, session

# More of them, on demand: python -m tests.models.games.get_off_my_land.test_differential FIRST LAST
SEEDS = range(180)
A_TEST = 30


@cache
def game(seed: int) -> dict[str, Any]:
    return session(seed)


def scored(data: dict[str, Any]) -> Any:
    try:
        return json.loads(json.dumps(result(read_session(parse(dump(data))).session)))
    except Refused as refused:
        assert str(refused)
        return {"error": True, "move": refused.move}


@pytest.mark.parametrize("first", SEEDS[::A_TEST])
def test_both_rule_sets_agree(first: int) -> None:
    for seed in range(first, first + A_TEST):
        assert scored(game(seed)) == score(game(seed)), f"seed {seed}"


def test_the_games_are_long_and_of_every_kind() -> None:
    """What is compared is worth comparing: most sessions go far, some fail, every move is made often."""
    games = [game(seed) for seed in SEEDS]
    results = [score(data) for data in games]
    made = [move["do"] for data in games for move in data["moves"] if isinstance(move, dict) and "do" in move]
    for do in {*KINDS, "tally"}:
        assert made.count(do) > 20, do
    failed = [each["move"] for each in results if "error" in each]
    assert 0.2 < len(failed) / len(games) < 0.7
    assert failed.count(0) > 4
    assert sum(each.get("finished", False) for each in results) > 20
    assert {each.get("decided_by") for each in results} == {None, "points", "land", "shared"}


if __name__ == "__main__":
    import sys

    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        assert scored(game(seed)) == score(game(seed)), f"seed {seed}"

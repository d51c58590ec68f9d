"""How long the rules and the advice of Fence Em In take. On demand: pytest tests/benchmarks/test_advice.py

Goal (issue 3, "Advice"): a 16 x 16 shared board, four players in round 10 and five faces of three tokens in under
100 ms.
"""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import islice
from typing import Any

import pytest

from companion.advise import suggestion
from models.exchange.session_file import read_session
from models.exchange.text import parse
from models.games.fence_em_in.advice import combinations, ideas
from models.games.fence_em_in.asset import ASSETS
from models.games.fence_em_in.building import places
from models.games.fence_em_in.rules import FENCE_EM_IN
from models.kernel.read import read_move
from models.kernel.session import Session

SIDE, PLAYERS = 16, 4
MOST_MS = 100
Data = dict[str, Any]


def spaces(chance: random.Random) -> Data:
    """Three tokens under each of the five faces, all of other kinds."""
    return {"do": "assets", "spaces": {str(face): chance.sample(ASSETS, 3) for face in range(1, 6)}}


@cache
def position(size: int) -> Session:
    """Round 10 with the first player to build; `size`: how large the enclosures so far are at most."""
    chance = random.Random(size)
    quarter, far = SIDE // 4, SIDE - SIDE // 4
    starts = [[quarter, quarter], [far, quarter], [far, far], [quarter, far]]
    data = {
        "format": "companion-session/1",
        "game": "fence-em-in",
        "players": [{"name": f"P{n}"} for n in range(PLAYERS)],
        "box": {
            "board": {"columns": SIDE, "rows": SIDE, "starts": starts},
            "barn_slot": 3,
            "granary_slot": 3,
        },
        "moves": [],
    }
    session = read_session(data).session

    def play(move: Data) -> None:
        nonlocal session
        session = session.play(read_move(FENCE_EM_IN, move))

    for _ in range(9):
        dice = [chance.randint(1, size) for _ in range(3)]
        play({"do": "roll", "player": session.state.openers[0], "dice": dice})
        while (player := session.state.turn) is not None:
            found = list(places(session.state, player))
            asset = chance.choice(ASSETS)
            slot = next(session.state.holdings[player].farm.fits(asset), "discard")
            if found:
                rect = chance.choice(found)
                place = {"width": rect.width, "height": rect.height, "at": list(rect.at)}
                play({"do": "build", "player": player, "asset": asset, "slot": slot, **place})
            else:
                play({"do": "pass", "player": player})
    # Dice that all differ allow the most sizes, small ones the most places.
    play({"do": "roll", "player": session.state.openers[0], "dice": [1, 2, 3]})
    play(spaces(chance))
    return session


# Crowded boards and roomy ones.
sizes = pytest.mark.parametrize("size", [2, 3, 5])


def median_ms(benchmark: Any) -> float:
    found: float = benchmark.stats.stats.median * 1000
    return found


@sizes
def test_the_whole_list(benchmark: Any, size: int) -> None:
    """Every combination, as the command would write it with no limit."""
    state = position(size).state
    assert state.round == 10

    def whole() -> list[Data]:
        return [suggestion(idea, at) for idea, at in combinations(ideas(state))]

    found = benchmark(whole)
    benchmark.extra_info["suggestions"] = len(found)
    print(f"\n{len(found)} suggestions")
    assert found
    assert median_ms(benchmark) < MOST_MS


@sizes
def test_the_ten_best(benchmark: Any, size: int) -> None:
    state = position(size).state
    found = benchmark(lambda: list(islice(combinations(ideas(state)), 10)))
    assert len(found) == 10
    assert median_ms(benchmark) < MOST_MS


@cache
def written() -> bytes:
    """A session of forty turns with spending, as a file."""
    session = position(3)
    data = {
        "format": "companion-session/1",
        "game": "fence-em-in",
        "players": [{"name": player.name} for player in session.players],
        "box": session.box.written(),
        "moves": [move.written() for move in session.moves],
    }
    return json.dumps(data).encode()


def test_loading_and_scoring_an_evening(benchmark: Any) -> None:
    content = written()
    benchmark(lambda: read_session(parse(content)).session.scoreboard())


def test_loading_a_session_of_many_moves(benchmark: Any) -> None:
    """The assets board told anew some thousand times, and a number overridden: as long as a file may get."""
    chance, data = random.Random(1), json.loads(written())
    for number in range(5000):
        override = {"do": "override", "player": number % PLAYERS, "part": "farm", "value": number}
        data["moves"] += [spaces(chance), override]
    content = json.dumps(data).encode()
    loaded = benchmark.pedantic(lambda: read_session(parse(content)).session, rounds=3)
    assert loaded.length == len(data["moves"])


def test_scoring(benchmark: Any) -> None:
    benchmark(position(3).scoreboard)

"""How long the rules of Get Off My Land! take. On demand: pytest tests/benchmarks/test_land.py

Goals: a month with four players and 80 tiles well under 5 ms; loading a session of 300 moves under 30 ms.
"""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

from models.exchange.session_file import read_session
from models.exchange.text import parse
from models.games.get_off_my_land.coming import coming
from models.games.get_off_my_land.moves import Claim, NextMonth
from models.games.get_off_my_land.rules import GET_OFF_MY_LAND
from models.kernel.session import Session
from tests.models.written import write_session

PLAYERS = 4
TILES = 20
CARDS: dict[str, Any] = {
    "Corn": {"type": "crop", "income": 2, "harvest": 6},
    "Orchards": {"type": "crop", "income": 2, "harvest": 5},
    "Cows": {"type": "livestock", "income": 3, "harvest": 9},
    "Ducks": {
        "type": "livestock",
        "income": 1,
        "harvest": 4,
        "bonus": {"on": ["crop"], "income": 1, "harvest": 2},
    },
    "Stills": {
        "type": "equipment",
        "income": 1,
        "harvest": 0,
        "bonus": {"on": ["Cows"], "income": 1, "harvest": 1},
    },
}
TRACK = {"May": ["crops", "livestock", "equipment", "first player"], "June": ["crops", "livestock"]}


def file(moves: list[dict[str, Any]]) -> dict[str, Any]:
    players = [{"name": f"P{n}"} for n in range(PLAYERS)]
    return write_session("get-off-my-land", players, {"cards": CARDS, "months": TRACK}, {}, moves)


@cache
def full() -> Session:
    """Twenty tiles for each player, a card on each, every fourth pair in one area, farmers out."""
    chance, moves = random.Random(1), []
    for player in range(PLAYERS):
        names = [f"{player}-{n}" for n in range(TILES)]
        for name in names:
            feature = chance.choice(["fertile land", "oil strike", None])
            moves.append({"do": "claim", "player": player, "tile": name, "feature": feature})
            moves.append(
                {"do": "card", "player": player, "tile": name, "card": chance.choice(list(CARDS)), "pay": 0}
            )
        moves += [{"do": "join", "tiles": names[n : n + 2]} for n in range(0, TILES, 8)]
    moves += [
        {"do": "farmer", "player": player, "tile": f"{(player + 1) % PLAYERS}-3"} for player in range(PLAYERS)
    ]
    return read_session(file(moves)).session


@cache
def long_session() -> bytes:
    """A session file of 300 moves of four players."""
    chance, session = random.Random(3), read_session(file([])).session
    while session.length < 300:
        kinds: dict[str, list[Any]] = {}
        for move in GET_OFF_MY_LAND.legal(session.state):
            # Twenty-five moves a month, and no end before the last one.
            if move.do != "finish" and (move.do != "month" or session.length % 25 == 24):
                kinds.setdefault(move.do, []).append(move)
        do = "month" if "month" in kinds else chance.choice(sorted(kinds))
        session = session.play(chance.choice(kinds[do]))
    return json.dumps(file([move.written() for move in session.moves])).encode()


def test_a_month_with_80_tiles(benchmark: Any) -> None:
    session = full()
    after = benchmark(lambda: session.play(NextMonth()))
    assert after.state.month == 1
    assert after.state.book.length > session.state.book.length + TILES


def test_telling_the_month_before_it_is_done(benchmark: Any) -> None:
    session = full()
    assert benchmark(lambda: coming(session.state)).entries


def test_a_claim_beside_80_tiles(benchmark: Any) -> None:
    session = full()
    benchmark(lambda: session.play(Claim(player=0, tile="one more")))


def test_the_scores_of_80_tiles(benchmark: Any) -> None:
    session = full()
    benchmark(session.scoreboard)


def test_loading_a_session_of_300_moves(benchmark: Any) -> None:
    content = long_session()

    def load() -> Session:
        return read_session(parse(content)).session

    assert benchmark(load).length == 300

"""How long the rules of Volle Weide take. On demand: pytest tests/benchmarks/test_rules.py

Goals (issue 2, section 4): all legal places of a shape on a full 12 x 12 meadow under 2 ms; scoring a meadow
under 1 ms; loading a session of 300 moves under 30 ms.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from statistics import quantiles
from typing import Any

import pytest

from models.exchange.session_file import read_session
from models.exchange.text import parse
from models.games.volle_weide.box import Sheet
from models.games.volle_weide.count import rating
from models.games.volle_weide.gap import gaps
from models.games.volle_weide.meadow import Drawing, Meadow
from models.games.volle_weide.practice import PRACTICE_A, PRACTICE_B
from models.games.volle_weide.rules import VOLLE_WEIDE
from models.kernel.session import Session
from tests.models.games.volle_weide.players import anywhere, planner, solo

SIDE = 12
fences = pytest.mark.parametrize("fences", [0, 20, 40, 80])


def large(track: dict[str, int] | None = None) -> Sheet:
    """A sheet of 12 x 12 cells with 40 sheep and the practice shapes."""
    chance = random.Random(7)
    cells = [[x, y] for x in range(SIDE) for y in range(SIDE)]
    chance.shuffle(cells)
    data = PRACTICE_B.written() | {
        "columns": SIDE,
        "rows": SIDE,
        "sheep": cells[:40],
        "clovers": cells[40:50],
    }
    return Sheet.model_validate(data | {"track": track or data["track"]})


@cache
def filled(fences: int) -> tuple[Meadow, Drawing]:
    """A meadow with so many shapes drawn at random (fewer when no more fit)."""
    chance, meadow, drawn = random.Random(1), Meadow(large()), Drawing()
    for _ in range(fences):
        places = meadow.legal(drawn, chance.randint(1, 6))
        if places:
            drawn |= meadow.drawing(chance.choice(places).edges)
    return meadow, drawn


@fences
def test_all_legal_places(benchmark: Any, fences: int) -> None:
    meadow, drawn = filled(fences)
    benchmark(lambda: meadow.legal(drawn, 6))


def test_all_legal_places_for_the_first_time(benchmark: Any) -> None:
    sheet, (_, drawn) = large(), filled(40)
    benchmark(lambda: Meadow(sheet).legal(drawn, 6))


@fences
def test_no_place_proven(benchmark: Any, fences: int) -> None:
    meadow, drawn = filled(fences)
    benchmark(lambda: meadow.fits(drawn, 6))


@fences
def test_scoring_a_meadow(benchmark: Any, fences: int) -> None:
    meadow, drawn = filled(fences)
    benchmark(lambda: (meadow.fenced(drawn, meadow.sheet.sheep[0]), meadow.crossed(drawn)))


@fences
def test_gaps_of_open_pens(benchmark: Any, fences: int) -> None:
    meadow, drawn = filled(fences)
    benchmark(lambda: gaps(meadow, drawn))


@cache
def long_session() -> bytes:
    """A session file of 300 moves: four players on a meadow of 12 x 12 cells."""
    chance = random.Random(3)
    data: dict[str, Any] = {
        "format": "companion-session/1",
        "game": "volle-weide",
        "players": [{"name": f"P{n}"} for n in range(4)],
        "box": {"sheet": large({"mid": 30, "end": 1000}).written()},
        "moves": [],
    }
    session = read_session(data).session
    while session.length < 300:
        moves = list(VOLLE_WEIDE.legal(session.state))
        session = session.play(chance.choice(moves))
    data["moves"] = [move.written() for move in session.moves]
    return json.dumps(data).encode()


def test_loading_a_session_of_300_moves(benchmark: Any) -> None:
    content = long_session()

    def load() -> Session:
        return read_session(parse(content)).session

    assert benchmark(load).length == 300


@pytest.mark.parametrize("sheet", [PRACTICE_A, PRACTICE_B], ids=["A", "B"])
def test_what_practice_sheets_are_worth(benchmark: Any, sheet: Sheet, capsys: Any) -> None:
    """Totals of a hundred solo games of a player with a plan, and of three hundred of one without."""

    def games(number: int, planned: bool) -> tuple[list[int], int, int]:
        totals, rounds, skips = [], 0, 0
        for seed in range(number):
            chance = random.Random(seed)
            black = chance.choice(sheet.sheep)
            choice = planner(chance, sheet, black) if planned else anywhere(chance)
            total, length, skipped = solo(sheet, chance, choice, black)
            totals.append(total)
            rounds, skips = rounds + length, skips + skipped
        return totals, rounds, skips

    totals, rounds, skips = benchmark.pedantic(lambda: games(100, planned=True), rounds=1)
    careless, _, _ = games(300, planned=False)
    figures = {
        "tenths of planned": [round(tenth) for tenth in quantiles(totals, n=10)],
        "ratings of planned": sorted(Counter(map(rating, totals)).items()),
        "tenths of careless": [round(tenth) for tenth in quantiles(careless, n=10)],
        "rounds a game": rounds / 100,
        "no place, per cent": 100 * skips / rounds,
    }
    benchmark.extra_info.update(figures)
    with capsys.disabled():
        print(f"\n{sheet.name}: {figures}")

"""For each game a way to begin a session at random: what the conformance suite needs to know of a game.

A new game adds one function to SAMPLERS.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from models.games.get_off_my_land.card import KNOWN
from models.games.get_off_my_land.farmhouse import FARMHOUSE_NAMES
from models.games.get_off_my_land.months import ICONS, MONTHS
from models.games.volle_weide.practice import PRACTICE_A, PRACTICE_B


@dataclass(frozen=True)
class Sample:
    """How a random session begins, as JSON data, and counts off paper that fit it, one for each player."""

    players: int
    box: dict[str, Any]
    setup: dict[str, Any]
    tallies: list[dict[str, Any]]


def volle_weide(chance: random.Random) -> Sample:
    """One of the practice sheets, with or without black sheep."""
    sheet = chance.choice((PRACTICE_A, PRACTICE_B))
    players = chance.randint(1, 4)
    black = [list(chance.choice(sheet.sheep)) for _ in range(players)]
    tallies = [_tally(chance, player) for player in range(players)]
    setup = {"black_sheep": black} if chance.random() < 0.7 else {}
    return Sample(players, {"sheet": sheet.written()}, setup, tallies)


def _tally(chance: random.Random, player: int) -> dict[str, Any]:
    def flock() -> dict[str, Any]:
        return {"sheep": chance.randint(0, 12), "black": chance.random() < 0.5}

    if chance.random() < 0.5:
        fences = [[0, 0, "e"], [0, 0, "s"], [1, 0, "s"], [0, 1, "e"]][: chance.randint(0, 4)]
        return {"do": "trace", "player": player, "mid": flock(), "fences": fences}
    return {
        "do": "tally",
        "player": player,
        "mid": flock(),
        "final": flock(),
        "bushes": chance.randint(0, 7),
        "clovers": chance.randint(0, 5),
    }


def get_off_my_land(chance: random.Random) -> Sample:
    """Two to four players, most of the known cards with values and bonuses of chance, icons of chance."""
    players = chance.randint(2, 4)
    cards = {name: _card(chance, kind) for name, kind in KNOWN.items() if chance.random() < 0.8}
    shown = [icon for icon in ICONS if icon != "winter"]
    months = {month: chance.sample(shown, chance.randint(0, 4)) for month in MONTHS if chance.random() < 0.8}
    box = {"cards": cards, "months": months, "count_farmhouse_as_land": chance.random() < 0.7}
    houses = [chance.choice((None, *FARMHOUSE_NAMES)) for _ in range(players)]
    setup = {"first": chance.randrange(players), "farmhouses": houses}
    return Sample(players, box, setup, [_count(chance, player) for player in range(players)])


def _card(chance: random.Random, kind: str) -> dict[str, Any]:
    card: dict[str, Any] = {"type": kind, "income": chance.randint(0, 4), "harvest": chance.randint(0, 10)}
    if chance.random() < 0.4:
        on = chance.sample(["crop", "livestock", "equipment", *KNOWN], chance.randint(0, 3))
        card["bonus"] = {"on": on, "income": chance.randint(0, 2), "harvest": chance.randint(0, 3)}
    return card


def _count(chance: random.Random, player: int) -> dict[str, Any]:
    most = {"money": 150, "land": 9, "oil_tiles": 3, "equipment": 3, "farmhouse": 30}
    return {"do": "tally", "player": player} | {key: chance.randint(0, n) for key, n in most.items()}


def fence_em_in(chance: random.Random) -> Sample:
    """One to four players on a small board, shared or one each, or without one."""
    players = chance.randint(1, 4)
    columns, rows = chance.randint(2, 5), chance.randint(2, 5)
    shared = chance.random() < 0.6
    cells = [[x, y] for x in range(columns) for y in range(rows)]
    starts = chance.sample(cells, players) if shared else [chance.choice(cells) for _ in range(players)]
    board = {"columns": columns, "rows": rows, "shared": shared, "starts": starts}
    slots = {name: chance.choice((None, 0, 3)) for name in ("barn_slot", "granary_slot")}
    box = {**slots, "board": board if chance.random() < 0.7 else None}
    return Sample(players, box, {}, [_farm(chance, player) for player in range(players)])


def _farm(chance: random.Random, player: int) -> dict[str, Any]:
    most = {"same": 4, "different": 4, "alternating": 4, "leftovers": 4, "barn": 1, "granary": 1}
    farm = {row: chance.randint(0, n) for row, n in most.items() if chance.random() < 0.8}
    counts = {"placement": chance.randint(0, 40), "fertilizer": chance.randint(0, 12)}
    missions = [chance.randint(-2, 9) for _ in range(3)]
    return {"do": "tally", "player": player, "farm": farm, "missions": missions, **counts}


SAMPLERS: dict[str, Callable[[random.Random], Sample]] = {
    "volle-weide": volle_weide,
    "fence-em-in": fence_em_in,
    "get-off-my-land": get_off_my_land,
}

"""For each game a way to begin a session at random: what the conformance suite needs to know of a game.

A new game adds one function to SAMPLERS.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

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


SAMPLERS: dict[str, Callable[[random.Random], Sample]] = {"volle-weide": volle_weide}

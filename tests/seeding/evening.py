"""Sessions as people might have played them: counts off paper at random, and games played by the rules.

Folding a long game takes longer than writing it, so played ones come from a few that are folded once.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from models.games.volle_weide.practice import PRACTICE_A, PRACTICE_B
from models.history.fold import Json, opened, standing
from models.kernel.read import read_move
from models.kernel.session import Session, fold

ROWS = ("same", "different", "alternating", "leftovers")
TEMPLATES = 6


@dataclass(frozen=True)
class Evening:
    """A session without names: what its file holds, and what it comes to."""

    game: str
    box: Json
    setup: Json
    moves: Sequence[Any]
    shown: Json


def _meadow(chance: random.Random, player: int) -> Json:
    mid = chance.randint(0, 7)
    final = min(13, mid + chance.randint(0, 6))
    return {
        "do": "tally",
        "player": player,
        "mid": {"sheep": mid, "black": chance.random() < 0.2},
        "final": {"sheep": final, "black": chance.random() < 0.4},
        "bushes": chance.randint(0, 6),
        "clovers": chance.randint(0, 5),
    }


def _farm(chance: random.Random, player: int) -> Json:
    return {
        "do": "tally",
        "player": player,
        "placement": chance.randint(9, 34),
        "farm": {row: chance.randint(0, 4) for row in ROWS},
        "missions": [chance.choice((0, 2, 4, 6)) for _ in range(3)],
        "fertilizer": chance.randint(0, 9),
    }


def _land(chance: random.Random, player: int) -> Json:
    return {
        "do": "tally",
        "player": player,
        "money": chance.randint(0, 60),
        "land": chance.randint(1, 14),
        "oil_tiles": chance.choice((0, 0, 0, 1, 2)),
        "equipment": chance.randint(0, 3),
        "farmhouse": chance.randint(0, 30),
    }


COUNTS: dict[str, tuple[Callable[[random.Random, int], Json], int]] = {
    "volle-weide": (_meadow, 6),
    "fence-em-in": (_farm, 4),
    "get-off-my-land": (_land, 4),
}


def counted(chance: random.Random, game: str, players: int) -> Evening:
    """A session counted off paper. Sometimes a number is set by hand, sometimes nobody counts to the end."""
    count, _ = COUNTS[game]
    moves = [count(chance, player) for player in range(players)]
    if chance.random() < 0.03:
        part = {"volle-weide": "mid", "fence-em-in": "missions", "get-off-my-land": "money"}[game]
        override = {"do": "override", "player": 0, "part": part, "value": 7, "why": "a second count"}
        moves.append(override)
    if chance.random() < 0.03:
        moves = moves[: players - 1]
    return _folded(game, players, {}, {}, moves)


@cache
def _templates(players: int) -> tuple[Evening, ...]:
    return tuple(_on_the_meadow(random.Random(100 * players + n), players) for n in range(TEMPLATES))


def played(chance: random.Random, players: int) -> Evening:
    """A game of Volle Weide, played to its end on a practice sheet."""
    return chance.choice(_templates(players))


def _on_the_meadow(chance: random.Random, players: int) -> Evening:
    sheet = chance.choice((PRACTICE_A, PRACTICE_B))
    box, setup = {"sheet": sheet.written()}, {"black_sheep": [list(sheet.sheep[0])] * players}
    session = _begun("volle-weide", players, box, setup)
    while not session.finished:
        session = session.play(chance.choice(list(session.game.legal(session.state))))
    moves = [move.written() for move in session.moves]
    return Evening("volle-weide", box, setup, moves, standing(session))


def _begun(game: str, players: int, box: Json, setup: Json) -> Session:
    seats = [{"name": f"Player {n}"} for n in range(players)]
    return opened({"game": game, "players": seats, "box": box, "setup": setup})


def _folded(game: str, players: int, box: Json, setup: Json, moves: Sequence[Any]) -> Evening:
    start = _begun(game, players, box, setup)
    session = fold(start, (read_move(start.game, move) for move in moves))
    return Evening(game, box, setup, moves, standing(session))

"""Two sheets of our own design, so that the game can be played before a box is entered. Not the printed ones.

Names are data: views translate them. Source: rulings.md, "Practice sheets".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from models.games.volle_weide.box import Fences, Sheet, Track
from models.kernel.form import Cell, Edge

# Two short shapes, two that turn once and two that hold a pen in their arms.
FENCES = Fences.model_validate(
    {
        "1": [[0, 0, "e"], [0, 0, "s"]],
        "2": [[0, 0, "e"], [1, 0, "e"], [2, 0, "e"]],
        "3": [[0, 0, "e"], [1, 0, "s"], [1, 1, "e"]],
        "4": [[0, 0, "e"], [0, 0, "s"], [0, 1, "s"]],
        "5": [[0, 0, "s"], [0, 1, "e"], [1, 1, "e"], [2, 0, "s"]],
        "6": [[0, 0, "e"], [1, 0, "e"], [2, 0, "s"], [2, 1, "s"], [1, 2, "e"]],
    }
)
TRACK = Track(mid=6, end=10)

# A letter a cell: S sheep, C clover, a dot for grass.
MEADOW_A = (
    ".S....C",
    "..S....",
    "C...S..",
    ".S.C..S",
    ".S..S..",
    "...S..C",
    "S.C..S.",
    ".S...S.",
)
BUSHES_A: tuple[Edge, ...] = (
    (2, 1, "s"),
    (5, 1, "s"),
    (1, 3, "e"),
    (3, 4, "e"),
    (6, 4, "s"),
    (2, 6, "e"),
    (5, 7, "s"),
)
MEADOW_B = (
    "S.....C",
    "..C.S..",
    ".S....S",
    ".S..C..",
    "....S.S",
    "CS....S",
    "..S....",
    "S..C.S.",
)
BUSHES_B: tuple[Edge, ...] = (
    (4, 0, "s"),
    (1, 2, "e"),
    (6, 3, "e"),
    (3, 4, "s"),
    (1, 5, "s"),
    (5, 6, "e"),
    (2, 7, "s"),
)
ROCKS_B = ((2, 1), (5, 3), (0, 4), (3, 6), (7, 7))


def _cells(meadow: Sequence[str], letter: str) -> Iterator[Cell]:
    for y, row in enumerate(meadow):
        for x, found in enumerate(row):
            if found == letter:
                yield x, y


def _sheet(
    side: Literal["A", "B"], meadow: Sequence[str], bushes: tuple[Edge, ...], rocks: tuple[Cell, ...] = ()
) -> Sheet:
    return Sheet(
        name=f"Practice sheet {side}",
        side=side,
        columns=len(meadow[0]),
        rows=len(meadow),
        sheep=tuple(_cells(meadow, "S")),
        clovers=tuple(_cells(meadow, "C")),
        bushes=bushes,
        rocks=rocks,
        fences=FENCES,
        track=TRACK,
    )


PRACTICE_A = _sheet("A", MEADOW_A, BUSHES_A)
PRACTICE_B = _sheet("B", MEADOW_B, BUSHES_B, ROCKS_B)

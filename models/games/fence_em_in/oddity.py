"""What a copy that is being entered still lacks, and what is odd about it. Data in, sentences out.

Source: formats.md, section 5; rulings.md, "Fence Em In".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from models.games.fence_em_in.box import MISSIONS, BoardForm, Box, Mission, check_board
from models.kernel.fault import BadInput
from models.kernel.message import says
from models.kernel.oddity import Oddity
from models.kernel.read import read_form


def read(data: Mapping[str, Any]) -> Box:
    """The box. Raises BadInput where it is none, or a starting cell lies off the board."""
    box = read_form(Box, dict(data), "box")
    if box.board is not None:
        check_board(box.board)
    return box


def oddities(data: Mapping[str, Any]) -> tuple[Oddity, ...]:
    """Everything that is missing, then everything that is odd."""
    try:
        box = read(data)
    except BadInput as fault:
        return (Oddity(fault.message, wanting=True),)
    found = [*(_board(box.board) if box.board is not None else ()), *_spaces(box), *_missions(box.missions)]
    return tuple(sorted(found, key=lambda oddity: not oddity.wanting))


def finished(data: Mapping[str, Any]) -> bool:
    """Whether the copy can be played with."""
    return not any(oddity.wanting for oddity in oddities(data))


def _board(board: BoardForm) -> Iterator[Oddity]:
    starts = board.starts
    if not starts:
        yield Oddity(says("No starting cell is set. Tap the board where the players begin."), wanting=True)
    if board.shared and len(starts) == 1:
        yield Oddity(says("There is one starting cell, so only one of you can play on this board."))
    for seat, cell in enumerate(starts):
        if board.shared and cell in starts[:seat]:
            yield Oddity(
                says(
                    "Starting cells {one} and {other} are the same; on a shared board each player has another one.",
                    one=starts.index(cell) + 1,
                    other=seat + 1,
                )
            )


def _spaces(box: Box) -> Iterator[Oddity]:
    if box.barn_slot is None:
        yield Oddity(says("The points of the barn's space are not known yet; the app asks when they count."))
    if box.granary_slot is None:
        yield Oddity(
            says("The points of the granary's space are not known yet; the app asks when they count.")
        )


def _missions(cards: tuple[Mission, ...]) -> Iterator[Oddity]:
    kinds = [card.kind for card in cards]
    if cards and ("enclosure" not in kinds or kinds.count("support") < MISSIONS - 1):
        yield Oddity(says("A game has one enclosure card and two support cards; some are not entered yet."))
    for n, card in enumerate(cards, 1):
        if not card.text.strip():
            yield Oddity(says("Mission card {n} has no words yet.", n=n))

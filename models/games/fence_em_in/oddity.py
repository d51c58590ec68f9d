"""What is missing or odd in a box that is being entered. Data in, sentences out; source: formats.md, section 5."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from models.games.fence_em_in.box import MISSIONS, Box, check_board
from models.kernel.fault import BadInput
from models.kernel.message import Message, says
from models.kernel.read import read_form


@dataclass(frozen=True)
class Oddity:
    """One thing; `wanting` where the box cannot be played on before it is put right."""

    message: Message
    wanting: bool = False


def read(data: Mapping[str, Any]) -> Box | None:
    """The box, or None where it is none yet."""
    try:
        return read_form(Box, dict(data))
    except BadInput:
        return None


def oddities(data: Mapping[str, Any]) -> list[Oddity]:
    """Everything to be told, what is wanting first."""
    try:
        box = read_form(Box, dict(data), "box")
        if box.board is not None:
            check_board(box.board)
    except BadInput as fault:
        return [Oddity(fault.message, wanting=True)]
    found: list[Oddity] = []
    board = box.board
    if board is not None and not board.starts:
        found.append(
            Oddity(says("No starting cell is set. Tap the board where the players begin."), wanting=True)
        )
    if board is not None and board.shared and len(set(board.starts)) < len(board.starts):
        found.append(
            Oddity(says("Two starting cells are the same; on a shared board each player has another one."))
        )
    if box.barn_slot is None:
        found.append(
            Oddity(says("The points of the barn's space are not known yet; the app asks when they count."))
        )
    if box.granary_slot is None:
        found.append(
            Oddity(says("The points of the granary's space are not known yet; the app asks when they count."))
        )
    if box.missions:
        kinds = [mission.kind for mission in box.missions]
        if "enclosure" not in kinds or kinds.count("support") < MISSIONS - 1:
            found.append(
                Oddity(says("A game has one enclosure card and two support cards; some are not entered yet."))
            )
        if any(not mission.text.strip() for mission in box.missions):
            found.append(Oddity(says("A mission card has no words yet.")))
    return found


def finished(data: Mapping[str, Any]) -> bool:
    """Whether nothing is wanting."""
    return not any(oddity.wanting for oddity in oddities(data))

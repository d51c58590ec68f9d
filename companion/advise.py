"""`companion advise`: a session of Fence Em In in, ranked suggestions out. Imports no screen and no database.

Source: formats.md, section 6.
"""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

from companion.output import write
from companion.score import complain, load
from models.exchange.refusal import Refused
from models.exchange.session_file import read_session
from models.games.fence_em_in.advice import Idea, combinations, ideas
from models.games.fence_em_in.rules import FENCE_EM_IN
from models.kernel.fault import Fault
from models.kernel.form import Cell
from models.kernel.message import says


def advise(file: str, top: int) -> int:
    """Prints at most `top` suggestions for the player to move, best first, one JSON object a line.

    The exit status is 1, with a sentence on standard error, when the file is refused or lacks what advice needs.
    """
    try:
        found = islice(combinations(_ideas(file)), top)
    except Refused as refused:
        complain(file, refused)
        return 1
    write("".join(json.dumps(suggestion(idea, at)) + "\n" for idea, at in found).encode())
    return 0


def suggestion(idea: Idea, at: Cell) -> dict[str, Any]:
    """One suggestion as JSON data."""
    return {
        "width": idea.width,
        "height": idea.height,
        "at": list(at),
        "asset": idea.asset,
        "slot": idea.slot,
        "points": idea.placement.points,
        "fertilizer": idea.placement.fertilizer,
        "farm": idea.farm,
        "value": idea.value,
    }


def _ideas(file: str) -> list[Idea]:
    session = read_session(load(file)).session
    if session.game is not FENCE_EM_IN:
        game, other = says(FENCE_EM_IN.name), says(session.game.name)
        raise Refused(
            Fault(
                "Advice is for {game}; this is a session of {other}. Name another file.",
                game=game,
                other=other,
            )
        )
    try:
        return ideas(session.state)
    except Fault as fault:
        # What is lacking is lacking after the last move; a board is lacking from the start.
        raise Refused(fault, session.length if session.state.board is not None else 0) from None

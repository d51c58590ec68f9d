"""Short ways to write a session for the tests of Fence Em In. Everything goes in as a file's data would."""

from __future__ import annotations

from typing import Any

import pytest

from models.exchange.session_file import read_session
from models.games.fence_em_in.rules import FENCE_EM_IN
from models.kernel.fault import Fault
from models.kernel.read import read_move
from models.kernel.session import Session

Data = dict[str, Any]


def board(*starts: list[int], columns: int = 6, rows: int = 6, **more: Any) -> Data:
    """A board with a starting cell for each player."""
    return {"columns": columns, "rows": rows, "starts": list(starts), **more}


def file(*moves: Data, players: int = 1, **box: Any) -> Data:
    """A session file; the box's keys by name."""
    return {
        "format": "companion-session/1",
        "game": "fence-em-in",
        "players": [{"name": f"P{number}"} for number in range(players)],
        "box": box,
        "moves": list(moves),
    }


def play(*moves: Data, players: int = 1, **box: Any) -> Session:
    """The session after the moves; raises Refused."""
    return read_session(file(*moves, players=players, **box)).session


def then(session: Session, *moves: Data) -> Session:
    """The session after more moves; raises IllegalMove or BadInput."""
    for move in moves:
        session = session.play(read_move(FENCE_EM_IN, move))
    return session


def refused(session: Session, move: Data) -> str:
    """The sentence with which the move is refused; nothing has changed."""
    state = session.state
    with pytest.raises(Fault) as fault:
        then(session, move)
    assert session.state == state
    return str(fault.value)


def roll(player: int = 0, *dice: Any) -> Data:
    """Dice that are not followed where none are told."""
    return {"do": "roll", "player": player, "dice": list(dice) or None}


def side(die: int, face: Any) -> Data:
    return {"do": "choice", "die": die, "take": "side", "face": face}


def fertilize(die: int, face: Any) -> Data:
    return {"do": "choice", "die": die, "take": "fertilizer", "face": face}


def spend(cost: int, *dice: int, player: int = 0) -> Data:
    move: Data = {"do": "spend", "player": player, "cost": cost}
    return {**move, "dice": list(dice)} if dice else move


def build(asset: str, slot: str, *rect: int, player: int = 0) -> Data:
    """`rect`: width, height, and x and y of the north-west cell."""
    move: Data = {"do": "build", "player": player, "asset": asset, "slot": slot}
    if rect:
        width, height, x, y = rect
        move |= {"width": width, "height": height, "at": [x, y]}
    return move


def leave(player: int = 0) -> Data:
    return {"do": "pass", "player": player}


def missions(*points: int, player: int = 0) -> Data:
    return {"do": "missions", "player": player, "points": list(points)}


def assets(**faces: list[str]) -> Data:
    """The assets board; faces as f1 to f5, empty where not told."""
    return {"do": "assets", "spaces": {str(face): faces.get(f"f{face}", []) for face in range(1, 6)}}


def tally(
    player: int = 0, placement: int = 0, fertilizer: int = 0, missions: Any = (0, 0, 0), **farm: int
) -> Data:
    move: Data = {"do": "tally", "player": player, "placement": placement, "farm": farm}
    return {**move, "missions": list(missions), "fertilizer": fertilizer}


def override(part: str, value: int, player: int = 0) -> Data:
    return {"do": "override", "player": player, "part": part, "value": value, "why": "a recount"}


def rounds(*placed: tuple[str, str], players: int = 1) -> list[Data]:
    """One round of player 0 alone for each asset and slot; the dice are not followed, the others pass."""
    others = [leave(player) for player in range(1, players)]
    return [move for asset, slot in placed for move in (roll(), build(asset, slot), *others)]


def placed(*assets: str) -> Session:
    """A solo session that has placed these, each token where it first fits."""
    session = play()
    for asset in assets:
        session = then(session, roll())
        slot = next(session.state.holdings[0].farm.fits(asset), "discard")  # type: ignore[arg-type]
        session = then(session, build(asset, slot))
    return session


def parts(session: Session, player: int = 0) -> dict[str, int]:
    """A player's parts as numbers."""
    return {line.part: line.value for line in session.scoreboard().rows[player].lines}


def fertilizer(session: Session, player: int = 0) -> int:
    """The tokens that the player has."""
    held: int = session.state.holdings[player].fertilizer
    return held


def seen(session: Session) -> tuple[int, ...]:
    """The dice as the player on turn sees them."""
    dice: tuple[int, ...] = session.state.seen(session.state.turn)
    return dice

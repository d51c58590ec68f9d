"""A small box and short ways to write a session for the tests of Get Off My Land!."""

from __future__ import annotations

from typing import Any

import pytest

from models.games.get_off_my_land.box import Box, Setup, check_box, check_setup
from models.games.get_off_my_land.rules import GET_OFF_MY_LAND
from models.games.get_off_my_land.state import State
from models.kernel.fault import BadInput, IllegalMove
from models.kernel.read import read_form, read_move
from models.kernel.session import Player, Session

# The values are made up; the rulebook tells only the names and types.
CARDS: dict[str, Any] = {
    "Grain": {"type": "crop", "income": 1, "harvest": 5},
    "Corn": {"type": "crop", "income": 2, "harvest": 6},
    "Potatoes": {"type": "crop", "income": 1, "harvest": 4},
    "Orchards": {"type": "crop", "income": 2, "harvest": 5},
    "Ducks": {"type": "livestock", "income": 2, "harvest": 4},
    "Chickens": {"type": "livestock", "income": 3, "harvest": 6},
    "Cows": {"type": "livestock", "income": 3, "harvest": 9},
    "Workhorse": {"type": "equipment", "income": 1, "harvest": 0},
    "Stills": {"type": "equipment", "income": 0, "harvest": 7},
    # Bonus cards of the own kind.
    "Bees": {
        "type": "livestock",
        "income": 1,
        "harvest": 2,
        "bonus": {"on": ["crop"], "income": 2, "harvest": 3},
    },
    "Tractor": {
        "type": "equipment",
        "income": 1,
        "harvest": 0,
        "bonus": {"on": ["equipment", "Tractor", "Corn"], "income": 4, "harvest": 1},
    },
}
BOX: dict[str, Any] = {"cards": CARDS}


def start(players: int = 2, setup: dict[str, Any] | None = None, **box: Any) -> Session:
    """A session before its first move; `box` changes the small box."""
    form, chosen = read_form(Box, BOX | box, "box"), read_form(Setup, setup or {}, "setup")
    check_box(form)
    check_setup(chosen, players)
    return Session.start(GET_OFF_MY_LAND, [Player(name=f"P{n}") for n in range(players)], form, chosen)


def bad_box(**box: Any) -> BadInput:
    """What is wrong with the box."""
    with pytest.raises(BadInput) as fault:
        start(**box)
    return fault.value


def after(session: Session, *moves: dict[str, Any]) -> Session:
    """The session after the moves."""
    for move in moves:
        session = session.play(read_move(GET_OFF_MY_LAND, move))
    return session


def refused(session: Session, move: dict[str, Any]) -> str:
    """The sentence with which the move is refused, the session being as before."""
    form = read_move(GET_OFF_MY_LAND, move)
    with pytest.raises(IllegalMove) as fault:
        session.play(form)
    assert str(fault.value).endswith(".")
    return str(fault.value)


def malformed(move: dict[str, Any]) -> BadInput:
    """What is wrong with the form of the move."""
    with pytest.raises(BadInput) as fault:
        read_move(GET_OFF_MY_LAND, move)
    return fault.value


def state(session: Session) -> State:
    found: State = session.state
    return found


def money(session: Session) -> list[int]:
    return [holder.money for holder in state(session).holders]


def parts(session: Session, player: int = 0) -> dict[str, int]:
    return {line.part: line.value for line in session.scoreboard().rows[player].lines}


def why(session: Session, part: str, player: int = 0) -> list[tuple[str, int | None]]:
    line = session.scoreboard().rows[player].line(part)
    return [(str(reason.text), reason.amount) for reason in line.reasons]


def claim(player: int, *tiles: str, feature: str | None = None) -> list[dict[str, Any]]:
    return [{"do": "claim", "player": player, "tile": tile, "feature": feature} for tile in tiles]


def wild(player: int, tile: str) -> dict[str, Any]:
    return {"do": "claim", "player": player, "tile": tile, "logged": False}


def card(player: int, tile: str, name: str, pay: int = 0) -> dict[str, Any]:
    return {"do": "card", "player": player, "tile": tile, "card": name, "pay": pay}


def ready(player: int, tile: str, name: str, feature: str | None = None) -> list[dict[str, Any]]:
    """A new tile of the player with that card on it, ready."""
    kind = CARDS[name]["type"]
    moves = [*claim(player, tile, feature=feature), card(player, tile, name)]
    return moves if kind == "equipment" else [*moves, {"do": "mature", "tile": tile}]


def harvest(player: int, tile: str) -> dict[str, Any]:
    return {"do": "harvest", "player": player, "tile": tile}


def farmer(player: int, tile: str | None) -> dict[str, Any]:
    return {"do": "farmer", "player": player, "tile": tile}


def raid(player: int, tile: str) -> dict[str, Any]:
    return {"do": "raid", "player": player, "tile": tile}


def join(*tiles: str) -> dict[str, Any]:
    return {"do": "join", "tiles": list(tiles)}


def release(tile: str, fenced: bool = True) -> dict[str, Any]:
    return {"do": "release", "tile": tile, "fenced": fenced}


def pay(player: int, amount: int, for_what: str = "") -> dict[str, Any]:
    return {"do": "money", "player": player, "amount": amount, "why": for_what}


def tally(player: int, **counts: int) -> dict[str, Any]:
    zero = {"money": 0, "land": 0, "oil_tiles": 0, "equipment": 0, "farmhouse": 0}
    return {"do": "tally", "player": player} | zero | counts


MONTH = {"do": "month"}
FINISH = {"do": "finish"}


def to_the_end(session: Session) -> Session:
    """The months that are left, and the finish."""
    return after(session, *[MONTH] * (11 - state(session).month), FINISH)

"""Small sheets and short ways to write a session for the tests of Volle Weide."""

from __future__ import annotations

from typing import Any

from models.games.volle_weide.box import Box, Setup, Sheet
from models.games.volle_weide.meadow import Drawing, Meadow
from models.games.volle_weide.moves import Draw, Roll, Skip, Tally, Trace
from models.games.volle_weide.rules import VOLLE_WEIDE
from models.kernel.form import Edge
from models.kernel.move import Move
from models.kernel.session import Player, Session, fold

# One edge, a corner, a straight two, a step, a cup, a straight three.
FENCES: dict[str, list[list[Any]]] = {
    "1": [[0, 0, "e"]],
    "2": [[0, 0, "e"], [0, 0, "s"]],
    "3": [[0, 0, "e"], [1, 0, "e"]],
    "4": [[0, 0, "e"], [1, 0, "s"], [1, 1, "e"]],
    "5": [[0, 0, "s"], [0, 1, "e"], [1, 0, "s"]],
    "6": [[0, 0, "e"], [1, 0, "e"], [2, 0, "e"]],
}
LINE, CORNER, TWO, STEP, CUP, THREE = range(1, 7)


def sheet_data(columns: int = 4, rows: int = 4, **changes: Any) -> dict[str, Any]:
    """A sheet as JSON data."""
    data: dict[str, Any] = {
        "name": "Field",
        "side": "A",
        "columns": columns,
        "rows": rows,
        "sheep": [[0, 0], [1, 0], [2, 2]],
        "fences": FENCES,
        "track": {"mid": 2, "end": 4},
    }
    return data | changes


def sheet(columns: int = 4, rows: int = 4, **changes: Any) -> Sheet:
    """A sheet; keys as in formats.md."""
    return Sheet.model_validate(sheet_data(columns, rows, **changes))


def start(of: Sheet | None, players: int = 1, black: list[list[int]] | None = None) -> Session:
    """A session before its first move. `black`: each player's cell."""
    setup = Setup.model_validate({} if black is None else {"black_sheep": black})
    return Session.start(VOLLE_WEIDE, [Player(name=f"P{n}") for n in range(players)], Box(sheet=of), setup)


def after(session: Session, *moves: Move) -> Session:
    """The session after the moves."""
    return fold(session, moves)


def roll(face: int) -> Roll:
    return Roll(face=face)


def draw(x: int, y: int, turn: int = 0, player: int = 0) -> Draw:
    return Draw(player=player, at=(x, y), turn=turn)


def skip(player: int = 0) -> Skip:
    return Skip(player=player)


def tally(
    player: int = 0,
    mid: tuple[int, bool] = (0, False),
    final: tuple[int, bool] = (0, False),
    bushes: int = 0,
    clovers: int = 0,
) -> Tally:
    """Counts off paper; a flock is the white sheep and whether the black one is in."""
    flocks = [{"sheep": white, "black": black} for white, black in (mid, final)]
    data = {"do": "tally", "player": player, "mid": flocks[0], "final": flocks[1]}
    return Tally.model_validate(data | {"bushes": bushes, "clovers": clovers})


def trace(*fences: Edge, player: int = 0, mid: tuple[int, bool] = (0, False)) -> Trace:
    """Fences off paper."""
    flock = {"sheep": mid[0], "black": mid[1]}
    return Trace.model_validate({"do": "trace", "player": player, "mid": flock, "fences": list(fences)})


def ink(meadow: Meadow, *shapes: list[Edge]) -> Drawing:
    """The drawing of whole shapes, one after the other."""
    drawn = Drawing()
    for shape in shapes:
        drawn |= meadow.drawing(shape)
    return drawn


def box_around(x: int, y: int, width: int = 1, height: int = 1) -> list[Edge]:
    """The single edges around a rectangle of cells."""
    rim: list[Edge] = []
    for i in range(x, x + width):
        rim += [(i, y, "e"), (i, y + height, "e")]
    for j in range(y, y + height):
        rim += [(x, j, "s"), (x + width, j, "s")]
    return rim


def parts(session: Session, player: int = 0) -> dict[str, int]:
    """A player's parts as numbers."""
    return {line.part: line.value for line in session.scoreboard().rows[player].lines}


def total(session: Session, player: int = 0) -> int:
    return session.scoreboard().rows[player].total

"""What `companion score` prints for a session. Source: formats.md, section 3; section 4 for `rating`."""

from __future__ import annotations

from typing import Any

from models.kernel.score import Row
from models.kernel.session import Session


def result(session: Session) -> dict[str, Any]:
    """The result as JSON data."""
    board = session.scoreboard()
    data: dict[str, Any] = {
        "game": session.game.key,
        "finished": board.finished,
        "players": [
            _player(player.name, row) for player, row in zip(session.players, board.rows, strict=True)
        ],
        "decided_by": board.decided_by,
        "missing": list(board.missing),
    }
    return data if board.rating is None else {**data, "rating": board.rating}


def _player(name: str, row: Row) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": name,
        "parts": {line.part: line.value for line in row.lines},
        "total": row.total,
        "overridden": [line.part for line in row.lines if line.overridden],
    }
    return data if row.rank is None else {**data, "rank": row.rank, "winner": row.winner}

"""Same again: a new session with the same players, in the same order, out of the same box."""

from __future__ import annotations

from typing import Any

from models.kernel.session import Session
from views.desk import Desk
from views.games import LOOKS


def same_again(desk: Desk, session: Session, box: dict[str, Any]) -> None:
    """Makes the session and shows it. Counting paper starts at its own set-up, where the players are kept."""
    if session.kind == "tallied":
        desk.go(f"/count/{session.game.key}")
        return
    seats = [(player.name, player.id) for player in session.players]
    setup = LOOKS[session.game.key].past.again(session)
    made: list[str] = []
    create = desk.history.sessions.create
    if desk.attempt(lambda: made.append(create(session.game.key, seats, box, setup))):
        desk.go(f"/play/{made[0]}")

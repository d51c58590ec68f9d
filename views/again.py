"""Same again: a new session with the same players, in the same order, out of the same box."""

from __future__ import annotations

from typing import Any

from views.sitting import Sitting


def same_again(sitting: Sitting, box: dict[str, Any]) -> None:
    """Makes the session and shows it. Counting starts at its own set-up, where the players are kept."""
    desk, session, past = sitting.desk, sitting.session, sitting.game.past
    if session.kind == "tallied":
        desk.go(f"/count/{session.game.key}")
        return
    seats = [(player.name, player.id) for player in session.players]
    setup, sessions = past.again(session), desk.history.sessions
    along = {key: sitting.bookmark[key] for key in past.along if key in sitting.bookmark}
    made: list[str] = []

    def make() -> None:
        with desk.history.transaction():
            id = sessions.create(session.game.key, seats, box, setup)
            if along:
                sessions.mark(id, along)
            # The friends' phones go along.
            desk.history.guests.follow(sitting.table.id, id)
        made.append(id)

    if not sitting.role.host:
        return
    if desk.attempt(make):
        desk.world.company.ring(sitting.table.id)
        desk.go(f"/play/{made[0]}")

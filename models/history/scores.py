"""What the seats of finished sessions came to, as rows of their own: kept with the session's standing, in the
same transaction, so that plain SQL can count over many sessions.
"""

from __future__ import annotations

from sqlalchemy import Connection, insert

from models.history.figures import VERSION
from models.history.fold import Json
from models.history.tables import SCORE, SCORE_PART

# As text: this runs with every tap, and SQLAlchemy would take longer to write the sentence than SQLite to do it.
_FORGET = "DELETE FROM score WHERE session_id = ?"


def columns(standing: Json) -> Json:
    """The columns of the session's row out of its standing (`fold.standing`)."""
    kept = {key: value for key, value in standing.items() if key != "figures"}
    return kept | {"counted": VERSION} if standing["finished"] else kept


def keep_scores(connection: Connection, session: str, standing: Json) -> None:
    """The rows of a session that has this standing, in place of any older ones."""
    connection.exec_driver_sql(_FORGET, (session,))
    if not standing["finished"]:
        return
    board = standing["board"]
    seats, parts = [], []
    for position, (row, figures) in enumerate(zip(board["rows"], standing["figures"], strict=True)):
        seat = {"session_id": session, "position": position}
        told = {key: row[key] for key in ("total", "rank", "winner", "tie_break")}
        seats.append(seat | told | {"rating": board["rating"]})
        parts += [seat | {"part": part, "value": value} for part, value in (figures | row["parts"]).items()]
    connection.execute(insert(SCORE), seats)
    connection.execute(insert(SCORE_PART), parts)

"""The sessions of the history as other tools see them (`models.exchange.play`), many at once and without folding."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Row, select, text

from models.exchange.play import Play, Seated
from models.games import GAMES
from models.history.frame import frame
from models.history.repository import History
from models.history.tables import SEAT, SESSION
from models.history.timing import duration

_AT_ONCE = 200
_MOVES = """
    SELECT id, session_id, parent_id, made_at, json_extract(data, '$.do') AS do,
        json_extract(data, '$.player') AS player
    FROM move WHERE session_id IN ({many})
"""


def plays(history: History, ids: Sequence[str] | None = None) -> list[Play]:
    """Those sessions, or all that are not deleted, the oldest first; in one view of the data. Raises NotSaved.

    Who was new to a game is known only where all sessions are asked for.
    """
    with history.database.reading():
        wanted = history.sessions.all() if ids is None else ids
        found = [
            play
            for at in range(0, len(wanted), _AT_ONCE)
            for play in _some(history, wanted[at : at + _AT_ONCE])
        ]
    return found if ids is not None else list(with_new_players(found))


def _some(history: History, ids: Sequence[str]) -> Iterator[Play]:
    seats: dict[str, list[Row[Any]]] = defaultdict(list)
    moves: dict[int, Row[Any]] = {}
    with history.database.reading() as connection:
        rows = {row.id: row for row in connection.execute(select(SESSION).where(SESSION.c.id.in_(ids)))}
        ordered = select(SEAT).where(SEAT.c.session_id.in_(ids)).order_by(SEAT.c.session_id, SEAT.c.position)
        for seat in connection.execute(ordered):
            seats[seat.session_id].append(seat)
        many = ",".join(f":{number}" for number in range(len(ids)))
        named = {str(number): id for number, id in enumerate(ids)}
        for move in connection.execute(text(_MOVES.format(many=many)), named):
            moves[move.id] = move
    for id in ids:
        if id in rows:
            yield _play(rows[id], seats[id], _path(moves, rows[id].head))


def _path(moves: dict[int, Row[Any]], head: int | None) -> list[Row[Any]]:
    path = []
    while head is not None:
        path.append(moves[head])
        head = moves[head].parent_id
    return path[::-1]


def _play(row: Row[Any], seats: Sequence[Row[Any]], path: Sequence[Row[Any]]) -> Play:
    file = frame(row, seats)
    rules = GAMES.get(row.game)
    counts = {kind.model_fields["do"].default for kind in rules.tallies} if rules else set()
    tallied = any(move.do in counts for move in path)
    known = duration(file, [move.made_at for move in path], tallied)
    first, roles = _first(file, path), (file.get("setup") or {}).get("farmhouses") or []
    seated = tuple(
        Seated(
            seat.name,
            seat.person_id,
            scored["total"],
            scored["rank"],
            scored["winner"],
            scored["parts"],
            scored["tie_break"],
            first == number,
            role=_text(roles[number] if number < len(roles) else None),
        )
        for number, (seat, scored) in enumerate(zip(seats, row.board["rows"], strict=True))
    )
    return Play(
        row.id,
        row.game,
        row.started,
        row.ended,
        row.changed_at,
        known.minutes if known else None,
        row.place or "",
        row.note or "",
        row.finished,
        row.board["decided_by"],
        row.board["rating"],
        seated,
        sum(move.do == "roll" for move in path),
        _variant(file),
    )


def _first(file: dict[str, Any], path: Sequence[Row[Any]]) -> int:
    """Who began: told by the set-up or by the first roll, else the first in seating order."""
    told = (file.get("setup") or {}).get("first")
    rolled = [move.player for move in path if move.do == "roll" and move.player is not None]
    found = told if type(told) is int else rolled[0] if rolled else 0
    return int(found)


def _variant(file: dict[str, Any]) -> str:
    """The board that was played on, where the box has more than one: the side of the sheet."""
    sheet = file["box"].get("sheet")
    side = _text(sheet.get("side")) if isinstance(sheet, dict) else ""
    return f"Side {side}" if side else ""


def _text(told: Any) -> str:
    return told if isinstance(told, str) else ""


def with_new_players(found: Sequence[Play]) -> Iterator[Play]:
    """All plays, the oldest first, with who was new to a game in each."""
    known: set[tuple[str, str]] = set()
    for play in found:
        seats = []
        for seat in play.seats:
            key = (seat.person or "", play.game)
            seats.append(replace(seat, new=bool(seat.person) and key not in known))
            known.add(key)
        yield replace(play, seats=tuple(seats))

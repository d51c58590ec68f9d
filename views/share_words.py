"""A result as words: for the picture's lines and for a message. From the session and what is stored about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from models.kernel.session import Session
from views.games import LOOKS
from views.kit.ordinal import ordinal
from views.kit.seatmark import SeatMark
from views.kit.words import say, signed, t
from views.share_card import Card, Row
from views.verdict import decided, on_day, verdict


def card_of(session: Session, frame: Mapping[str, Any], marks: Sequence[SeatMark]) -> Card:
    """What the picture says: of an open session how far it is, of a finished one who won and how."""
    board = session.scoreboard()
    order = sorted(range(len(marks)), key=lambda seat: (board.rows[seat].rank or 0, seat))
    several = len(marks) > 1
    rows = [
        Row(
            f"{board.rows[seat].rank}." if board.rows[seat].rank and several else "",
            marks[seat].name,
            marks[seat].letter,
            marks[seat].colour,
            str(signed(board.rows[seat].total)),
            bool(board.rows[seat].winner) and several,
        )
        for seat in order
    ]
    return Card(_title(session), _lines(session, frame), rows, LOOKS[session.game.key].drawings, "Farmhand")


def message_of(session: Session, frame: Mapping[str, Any]) -> str:
    """The result as a message of a few lines, the winners first."""
    board = session.scoreboard()
    lines = [_title(session), *_lines(session, frame), ""]
    players = sorted(zip(session.players, board.rows, strict=True), key=lambda pair: pair[1].rank or 0)
    for player, row in players:
        told = t("{name} {points}", name=player.name, points=signed(row.total))
        place = ordinal(row.rank) if row.rank and len(players) > 1 else ""
        lines.append(f"{place} {told}".strip())
    return "\n".join(lines)


def _title(session: Session) -> str:
    if not session.finished:
        return say(session.game.progress(session.state))
    return verdict(session, session.scoreboard())


def _lines(session: Session, frame: Mapping[str, Any]) -> list[str]:
    """Game and day, the place, how a tie was decided."""
    day = on_day(frame.get("started"))
    head = t("{game}, {day}", game=session.game.name, day=day) if day else session.game.name
    tie = decided(session, session.scoreboard()) if session.finished else ""
    return [line for line in (head, frame.get("place") or "", tie) if line]

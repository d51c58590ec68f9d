"""From what is stored to the kernel's session, and from that to what lists show. Knows no disk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from models.games import GAMES
from models.history.figures import figures
from models.kernel.fault import BadInput
from models.kernel.game import Game
from models.kernel.message import Message
from models.kernel.read import read_form
from models.kernel.session import Player, Session

Json = dict[str, Any]


def game(key: str) -> Game[Any, Any, Any]:
    """The game of that key; BadInput when this version has none."""
    if key not in GAMES:
        raise BadInput('This version does not know the game "{game}"; update it.', "game", game=key)
    return GAMES[key]


def opened(frame: Mapping[str, Any], checked: bool = False) -> Session:
    """The session of a frame (formats.md, section 2) before its first move. Raises BadInput.

    `checked`: box and set-up were looked at when the session began; only their form is looked at again.
    """
    rules = game(frame["game"])
    players = [read_form(Player, player, f"players.{seat}") for seat, player in enumerate(frame["players"])]
    box = read_form(rules.box, frame["box"], "box")
    setup = read_form(rules.setup, frame.get("setup") or {}, "setup")
    if not checked:
        rules.check_box(box)
        rules.check_setup(len(players), box, setup)
    return Session.start(rules, players, box, setup)


def standing(session: Session) -> Json:
    """What is kept of a session's state: the columns `finished`, `board` and `progress` of its row, and when it
    is finished the `figures` of each seat.
    """
    board = session.scoreboard()
    rows = [
        {
            "total": row.total,
            "rank": row.rank,
            "winner": row.winner,
            "parts": {line.part: line.value for line in row.lines},
            "tie_break": row.tie_break,
        }
        for row in board.rows
    ]
    return {
        "finished": board.finished,
        "board": {
            "rows": rows,
            "decided_by": board.decided_by,
            "rating": board.rating,
            "missing": list(board.missing),
        },
        "progress": packed(session.game.progress(session.state)),
        "figures": figures(session) if board.finished else None,
    }


def packed(message: Message) -> Json:
    """A message as JSON data, so that it can be translated wherever it is read."""
    values = {
        key: {"message": packed(value)} if isinstance(value, Message) else value
        for key, value in message.values.items()
    }
    return {
        "template": message.template,
        "values": values,
        "plural": message.plural,
        "count": message.count,
    }


def unpacked(data: Mapping[str, Any]) -> Message:
    """The message again."""
    values = {
        key: unpacked(value["message"]) if isinstance(value, dict) else value
        for key, value in data["values"].items()
    }
    return Message(data["template"], values, data["plural"], data["count"])

"""A session file, read as far as it goes and folded; and written. Source: formats.md, section 2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from models.exchange.frame import (
    SESSION,
    Frame,
    check_seats,
    need_format,
    read_box,
    read_game,
)
from models.exchange.refusal import Refused
from models.kernel.fault import BadInput, Fault
from models.kernel.form import MOST_MOVES, Form
from models.kernel.read import read_form, read_move
from models.kernel.session import Player, Session


@dataclass(frozen=True)
class SessionFile:
    """`data` is the file as it was read, unknown keys and all; `session` is what its moves come to."""

    data: Mapping[str, Any]
    frame: Frame
    session: Session

    @property
    def extra(self) -> dict[str, Any]:
        """The keys of the frame that this version does not know."""
        return dict(self.frame.model_extra or {})


def read_session(data: Any) -> SessionFile:
    """The session of a parsed file; raises Refused with the first illegal or malformed move, or 0."""
    try:
        need_format(data, SESSION)
        game = read_game(data)
        frame = read_form(Frame, data)
        check_seats(game, frame.players)
        if len(frame.moves) > MOST_MOVES:
            raise BadInput(
                "There are {n} moves; a session has at most {most}.",
                "moves",
                n=len(frame.moves),
                most=MOST_MOVES,
            )
        box = read_box(game, frame.box)
        setup: Form = read_form(game.setup, frame.setup, "setup")
        game.check_setup(len(frame.players), box, setup)
        players = [Player(name=seat.name, id=seat.id) for seat in frame.players]
        session = Session.start(game, players, box, setup)
    except Fault as fault:
        raise Refused(fault) from None
    return SessionFile(data, frame, play(session, frame.moves))


def play(session: Session, moves: Sequence[Any]) -> Session:
    """The session after moves that are still data; raises Refused with the number of the first bad one."""
    for number, data in enumerate(moves, session.length + 1):
        try:
            session = session.play(read_move(session.game, data))
        except Fault as fault:
            raise Refused(fault, number) from None
    return session

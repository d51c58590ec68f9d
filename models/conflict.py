"""When somebody else has moved meanwhile: whether a move still means what it meant, and what is said where not.

Pure: knows sessions before and after, no disk and no phone.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence

from models.kernel.fault import Fault, IllegalMove
from models.kernel.message import counts, says
from models.kernel.move import Move, Override
from models.kernel.session import Session


class Moved(Fault):
    """Somebody else has moved in this session; the table shows the new state now, and nothing was written."""

    def __init__(self) -> None:
        super().__init__(
            says("Somebody else has moved meanwhile. Look at the table again, then do it once more.")
        )


class Entangled(Fault):
    """Without the move, later ones would be against the rules: `moves` are their places, `first` says why.

    `rows` are those of the move and of all of them in the history, set by the table: places may shift while
    somebody thinks about the answer.
    """

    rows: frozenset[int] = frozenset()

    def __init__(self, moves: Sequence[int], first: IllegalMove) -> None:
        self.moves = tuple(moves)
        self.first = first.message
        super().__init__(
            counts(
                "A later move needs this one ({why}). Take both out, or leave them.",
                "{n} later moves need this one ({why}). Take all of them out, or leave them.",
                len(self.moves),
                why=self.first,
            )
        )


def overtaken(fault: IllegalMove) -> IllegalMove:
    """The refusal of a move that was legal when it was made."""
    return IllegalMove(
        "Somebody else has moved meanwhile, and now this move does not go any more: {why}", why=fault.message
    )


def stands(move: Move, seen: Sequence[Session], now: Sequence[Session]) -> bool:
    """Whether a move that was made at the sight of one log means the same at the end of another.

    Each log is the sessions after 0, 1, 2 ... moves. The move belongs to a seat, which did nothing else
    meanwhile; the round or month is the same; and nothing that is everybody's was taken back. What others have
    done on their own sheets is theirs.
    """
    before, after = seen[-1], now[-1]
    owner = before.game.owner(before.state, move)
    if owner is None or owner != after.game.owner(after.state, move):
        return False
    # Counts off paper and numbers told at the end have no time.
    timeless = isinstance(move, (*before.game.tallies, Override))
    if not timeless and before.game.progress(before.state) != after.game.progress(after.state):
        return False
    was, has = _ground(seen), _ground(now)
    lost, added = {whose for whose, _ in was - has}, {whose for whose, _ in has - was}
    return None not in lost and owner not in lost | added


def _ground(log: Sequence[Session]) -> Counter[tuple[int | None, str]]:
    """How often each move was made, with the seat whose own it was (None: everybody's)."""
    return Counter(
        (session.game.owner(session.state, move), json.dumps(move.written(), sort_keys=True))
        for session, move in zip(log, log[-1].moves, strict=False)
    )


def refold(start: Session, moves: Iterable[tuple[int, Move]]) -> list[Session]:
    """The sessions after each of the moves, which come with their places in the log.

    Raises Entangled with the places of all that are not legal any more, each found with those before it left
    out.
    """
    session, made = start, []
    wrong: list[int] = []
    why: IllegalMove | None = None
    for place, move in moves:
        try:
            session = session.play(move)
            made.append(session)
        except IllegalMove as fault:
            wrong.append(place)
            why = why or fault
    if why is not None:
        raise Entangled(wrong, why)
    return made

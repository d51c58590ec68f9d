"""How each player of a session is marked, everywhere the same: name, letter, colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from models.history.repository import History
from models.history.summaries import Chair
from models.kernel.session import Player
from views.kit.badge import letters
from views.kit.seatcolour import people_colours, seat_colours


@dataclass(frozen=True)
class SeatMark:
    """A player's name, the letter of the badge and the number of its colour."""

    name: str
    letter: str
    colour: int


def seat_marks(history: History, players: Sequence[Player]) -> tuple[SeatMark, ...]:
    """The marks of a session's players in seating order."""
    return _marks(
        [player.name for player in players], people_colours(history, [player.id for player in players])
    )


def chair_marks(chairs: Sequence[Chair]) -> tuple[SeatMark, ...]:
    """The same for a line of the history."""
    return _marks([chair.name for chair in chairs], seat_colours([chair.colour for chair in chairs]))


def _marks(names: Sequence[str], colours: Sequence[int]) -> tuple[SeatMark, ...]:
    return tuple(
        SeatMark(name, letter, colour)
        for name, letter, colour in zip(names, letters(names), colours, strict=True)
    )

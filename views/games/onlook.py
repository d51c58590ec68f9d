"""What of a game those see who only look: on a screen in the middle of the table, or while others have their turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from models.kernel.session import Session
from views.desk import Look
from views.kit.seatmark import SeatMark

Marks = Sequence[SeatMark]


def alone(session: Session) -> None:
    """No board that all share."""
    return None


@dataclass(frozen=True)
class Onlook:
    """Takes no taps. Widths and heights are pixels; a ratio is a width to a height.

    `moment(session)`: where the table is.
    `common(look, session, side)`: what lies there for all, such as the dice, each so large; or None.
    `points(session, player)`: what that player has so far.
    `own(look, session, marks, player, width, height)`: what is that player's own, not larger than that; as high as
    it needs where `height` is None. `ratio(session)`: of a room that suits it.
    `shared(session)`: the ratio of a board that all share; or None. `board(look, session, marks, width, height)`: it.
    """

    moment: Callable[[Session], str]
    common: Callable[[Look, Session, float], ft.Control | None]
    points: Callable[[Session, int], str]
    own: Callable[[Look, Session, Marks, int, float, float | None], ft.Control]
    ratio: Callable[[Session], float]
    shared: Callable[[Session], float | None] = alone
    board: Callable[[Look, Session, Marks, float, float], ft.Control] | None = None

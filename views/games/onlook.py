"""What of a game those see who only look: on a screen in the middle of the table, or while others have their turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from models.kernel.session import Session
from views.desk import Look
from views.kit.seatmark import SeatMark

Marks = Sequence[SeatMark]


@dataclass(frozen=True)
class Onlook:
    """Takes no taps. Widths and heights are pixels.

    `common(look, session, side)`: what lies there for all, such as the dice, each so large; or None.
    `board(look, session, marks, width, height)`: a board that all share, as large as there is room; or None.
    `own(look, session, marks, player, width, height)`: what is that player's own, not larger than that.
    `points(session, player)`: what that player has so far.
    """

    common: Callable[[Look, Session, float], ft.Control | None]
    own: Callable[[Look, Session, Marks, int, float, float], ft.Control]
    points: Callable[[Session, int], str]
    board: Callable[[Look, Session, Marks, float, float], ft.Control | None]

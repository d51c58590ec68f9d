"""What a game adds to results and to looking back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import flet as ft

from models.kernel.session import Session
from views.desk import Look
from views.kit.bottom_sheet import Notes
from views.kit.seatmark import SeatMark

if TYPE_CHECKING:
    from views.sitting import Sitting


Picture = Callable[[Look, Session, Sequence[SeatMark], int, float], ft.Control]
Ask = Callable[["Sitting", str, Callable[[], Any], Notes], ft.BottomSheet]


def _nothing(look: Look, session: Session, player: int, width: float) -> None:
    return None


@dataclass(frozen=True)
class Past:
    """A game's own part of score table, result and session page.

    `show(session)`: the words on the button that shows what was drawn or built ("Show pens").
    `picture(look, session, marks, player, width)`: that, for one player; `below(look, session, player, width)`:
    what else lies before that player, or None.
    `then(session, player, part)`: the session when that part was counted; None where nothing was drawn or built.
    `table(look, session, player, part)`: the printed table with the cell that counted, or None.
    `sign(look, session)`: the face of the die that the last move rolled for all, or None.
    `count(session, player)`: what that player has so far, in a word or two, or "".
    `milestone(before, after)`: whether the last move of `after` was one to be marked (the mid-game scoring).
    `rating(row)`: a row of the solo table in words.
    `again(session)`: the set-up of the next session with the same players and box; chance is called in here.
    `along`: what of a session's bookmark goes along to that one.
    `ask(sitting, value, close, notes)`: the sheet that asks for a printed value that a total lacks, where one can.
    """

    show: Callable[[Session], str]
    picture: Picture
    then: Callable[[Session, int, str], Session | None]
    table: Callable[[Look, Session, int, str], ft.Control | None]
    sign: Callable[[Look, Session], ft.Control | None]
    count: Callable[[Session, int], str]
    milestone: Callable[[Session, Session], bool]
    rating: Callable[[int], str]
    again: Callable[[Session], dict[str, Any]]
    below: Callable[[Look, Session, int, float], ft.Control | None] = _nothing
    along: Sequence[str] = ()
    ask: Ask | None = None

"""Volle Weide to look at: the die that was rolled, and everybody's meadow."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.volle_weide.standing import standing
from models.games.volle_weide.state import State
from models.kernel.session import Session
from views.desk import Look
from views.games.onlook import Onlook
from views.games.volle_weide import told
from views.games.volle_weide.meadow import Seen
from views.kit.die import face
from views.kit.drawing import tile
from views.kit.frame import Frame
from views.kit.seatmark import SeatMark
from views.kit.words import signed, t, tn


def moment(session: Session) -> str:
    """As everywhere, but all who have not drawn yet draw at once."""
    state: State = session.state
    left = sum(not pad.done for pad in state.pads)
    if session.finished or not state.open or left < 2:
        return told.moment(session)
    return tn("Round {round}, {n} is drawing", "Round {round}, {n} are drawing", left, round=state.round)


def common(look: Look, session: Session, side: float) -> ft.Control | None:
    """The face that everybody draws in this round."""
    state: State = session.state
    if not state.open or state.face is None or session.finished:
        return None
    return face(state.face, side, look.colours, t("The die shows {face}", face=state.face))


def own(
    look: Look, session: Session, marks: Sequence[SeatMark], player: int, width: float, height: float | None
) -> ft.Control:
    """The player's meadow; where only numbers are counted, the sheep's tile."""
    state: State = session.state
    if state.meadow is None:
        return tile("sheep", min(width, height or width, 96), look.colours)
    sheet, pad = state.meadow.sheet, state.pads[player]
    frame = Frame.within(sheet.columns, sheet.rows, width, height)
    return Seen(frame, look.colours, state.meadow, pad.ink, pad.fenced, state.black[player])


def points(session: Session, player: int) -> str:
    """The points as they are now, bushes taken off."""
    state: State = session.state
    if session.kind == "tallied" or session.finished:
        return str(signed(session.scoreboard().rows[player].total))
    return str(signed(standing(state, player).total))


def ratio(session: Session) -> float:
    """A meadow's."""
    state: State = session.state
    if state.meadow is None:
        return 1
    return Frame(state.meadow.sheet.columns, state.meadow.sheet.rows, 1).ratio


ONLOOK = Onlook(moment=moment, common=common, points=points, own=own, ratio=ratio)

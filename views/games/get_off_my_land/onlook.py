"""Get Off My Land! to look at: the month, everybody's money and land."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.get_off_my_land.months import NAMES
from models.games.get_off_my_land.state import State
from models.kernel.session import Session
from views.desk import Look
from views.games.get_off_my_land.emblem import of_month
from views.games.get_off_my_land.glance import land_glance, money_glance
from views.games.onlook import Onlook
from views.kit.drawing import tile
from views.kit.seatmark import SeatMark
from views.kit.words import say, t

LEAST_LAND = 200  # tiles need this room


def common(look: Look, session: Session, side: float) -> ft.Control | None:
    """The month that the marker stands in."""
    state: State = session.state
    if session.kind == "tallied":
        return None
    picture = tile(of_month(state.month), side, look.colours)
    return ft.Semantics(container=True, label=say(NAMES[state.month]), content=picture)


def own(
    look: Look, session: Session, marks: Sequence[SeatMark], player: int, width: float, height: float
) -> ft.Control:
    """The player's land, or the money where there is little room."""
    if session.kind == "tallied":
        return tile("farmhouse", min(width, height, 96), look.colours)
    if width < LEAST_LAND:
        return money_glance(look, session, player, width)
    return land_glance(look, session, player, width)


def points(session: Session, player: int) -> str:
    """The dollars."""
    return t("${n}", n=session.scoreboard().rows[player].total)


ONLOOK = Onlook(common=common, own=own, points=points, board=lambda look, session, marks, width, height: None)

"""Get Off My Land! to look at: the month, everybody's money and land."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.get_off_my_land.months import NAMES
from models.games.get_off_my_land.state import State
from models.kernel.session import Session
from views.desk import Look
from views.games.get_off_my_land.emblem import of_month
from views.games.get_off_my_land.glance import land_below, land_within
from views.games.get_off_my_land.told import moment
from views.games.onlook import Onlook
from views.kit.drawing import tile
from views.kit.seatmark import SeatMark
from views.kit.words import say, t

RATIO = 1.7  # of a room for some tiles and the farmhouse


def common(look: Look, session: Session, side: float) -> ft.Control | None:
    """The month that the marker stands in."""
    state: State = session.state
    if session.kind == "tallied":
        return None
    picture = tile(of_month(state.month), side, look.colours)
    return ft.Semantics(container=True, label=say(NAMES[state.month]), content=picture)


def own(
    look: Look, session: Session, marks: Sequence[SeatMark], player: int, width: float, height: float | None
) -> ft.Control:
    """The player's land; where only numbers are counted, the farmhouse's tile."""
    if session.kind == "tallied":
        return tile("farmhouse", min(width, height or width, 96), look.colours)
    if height is None:
        return land_below(look, session, player, width)
    return land_within(look, session, player, width, height)


def points(session: Session, player: int) -> str:
    """The dollars."""
    return t("${n}", n=session.scoreboard().rows[player].total)


ONLOOK = Onlook(moment=moment, common=common, points=points, own=own, ratio=lambda session: RATIO)

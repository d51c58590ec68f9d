"""Looking back at Get Off My Land!: each one's land as it was, what farmhouse and oil came to, the months."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.get_off_my_land.months import MONTHS, WINTER_AFTER
from models.games.get_off_my_land.moves import NextMonth
from models.games.get_off_my_land.state import State
from models.kernel.session import Session
from views.desk import Look
from views.games.get_off_my_land.copies import BOX
from views.games.get_off_my_land.emblem import of_month
from views.games.get_off_my_land.glance import land_glance, money_glance
from views.games.get_off_my_land.tables import house_table, oil_table
from views.games.past import Past
from views.kit.drawing import tile
from views.kit.seatmark import SeatMark
from views.kit.words import t

LEAST_LAND = 200  # tiles need this room
SIGN = 30


def picture(look: Look, session: Session, marks: Sequence[SeatMark], player: int, width: float) -> ft.Control:
    """The player's land; where there is too little room, the month and the balance."""
    if session.kind == "tallied":
        return tile("farmhouse", min(width, 96), look.colours)
    if width < LEAST_LAND:
        return money_glance(look, session, player, width)
    return land_glance(look, session, player, width)


def then(session: Session, player: int, part: str) -> Session | None:
    """The session as it is: the land is counted at the end. None where the table was only counted."""
    return None if session.kind == "tallied" or part == "money" else session


def table(look: Look, session: Session, player: int, part: str) -> ft.Control | None:
    """How the farmhouse, or the oil, was worked out; a farmhouse counted off the table has only its dollars."""
    state: State = session.state
    count = state.counted[player]
    if part == "oil":
        if count is not None:
            return oil_table(look, count.oil_tiles, count.land)
        oil = sum(each.feature == "oil strike" for each in state.land.controlled(player))
        return oil_table(look, oil if state.over else 0, state.land_tiles(player))
    if part == "farmhouse" and session.kind == "played" and state.over:
        return house_table(look, state, player)
    return None


def sign(look: Look, session: Session) -> ft.Control | None:
    """The drawing of a month that has just begun."""
    move = session.log[1] if session.log else None
    state: State = session.state
    return tile(of_month(state.month), SIGN, look.colours) if isinstance(move, NextMonth) else None


def count(session: Session, player: int) -> str:
    """The balance, at the end with all that is added to it."""
    state: State = session.state
    if session.kind == "tallied" and state.counted[player] is None:
        return ""
    return t("${n}", n=session.scoreboard().rows[player].total)


def milestone(before: Session, after: Session) -> bool:
    """Winter has come."""
    began: State = before.state
    return isinstance(after.log and after.log[1], NextMonth) and MONTHS[began.month] == WINTER_AFTER


PAST = Past(
    show=lambda session: t("Show the land"),
    picture=picture,
    then=then,
    table=table,
    sign=sign,
    count=count,
    milestone=milestone,
    rating=lambda row: "",
    again=lambda session: {},
    along=(BOX,),
)

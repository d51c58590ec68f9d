"""Looking back at Fence Em In: board and farm as they were, the tables that counted, the round's dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import flet as ft

from models.games.fence_em_in.moves import Choice, Roll
from models.games.fence_em_in.state import State
from models.kernel.session import Session
from views.desk import Look
from views.games.fence_em_in.board import still
from views.games.fence_em_in.glance import farm_glance
from views.games.fence_em_in.printed import BOX, printed_sheet
from views.games.fence_em_in.tables import farm_table, placement_table
from views.games.past import Past
from views.kit.die import face
from views.kit.drawing import tile
from views.kit.seatmark import SeatMark
from views.kit.words import t, tn

DIE = 22
LEAST_FARM = 200  # a farm board's rows need this room


def picture(look: Look, session: Session, marks: Sequence[SeatMark], player: int, width: float) -> ft.Control:
    """The board as it is; without one the farm board, and where there is too little room the barn's tile."""
    state: State = session.state
    if state.board is not None:
        return still(look.colours, state, marks, player, width)
    if session.kind == "tallied" or width < LEAST_FARM:
        return tile("barn", min(width, 96), look.colours)
    return farm_glance(look, state.holdings[player].farm, state.printed, width)


def below(look: Look, session: Session, player: int, width: float) -> ft.Control | None:
    """That player's farm board where the picture is the board."""
    state: State = session.state
    if state.board is None or session.kind == "tallied":
        return None
    return farm_glance(look, state.holdings[player].farm, state.printed, width)


def then(session: Session, player: int, part: str) -> Session | None:
    """The session as it is, which has all that was built; None where the table was only counted."""
    return None if session.kind == "tallied" or part in ("missions", "fertilizer") else session


def table(look: Look, session: Session, player: int, part: str) -> ft.Control | None:
    """What the miniatures brought, or the farm board's values; where the table was counted, only the latter."""
    state: State = session.state
    counted, holding = state.counted[player], state.holdings[player]
    if part == "farm" and session.kind is not None:
        filled = counted.farm if counted is not None else holding.farm.filled
        return farm_table(look, filled, state.printed) if any(filled.values()) else None
    if part == "placement" and holding.built:
        return placement_table(look, Counter(holding.placed))
    return None


def sign(look: Look, session: Session) -> ft.Control | None:
    """The dice of a round that has just been opened, or a sign for them where they are not followed."""
    state: State = session.state
    move = session.log[1] if session.log else None
    if not isinstance(move, Roll | Choice):
        return None
    if state.dice is None:
        return ft.Icon(ft.Icons.CASINO_OUTLINED, size=24, color=ft.Colors.ON_SURFACE)
    return ft.Row([face(side, DIE, look.colours) for side in state.dice], spacing=2, tight=True)


def count(session: Session, player: int) -> str:
    """All points so far."""
    if session.kind == "tallied" and session.state.counted[player] is None:
        return ""
    return tn("{n} point", "{n} points", session.scoreboard().rows[player].total)


PAST = Past(
    show=lambda session: t("Show the farm"),
    picture=picture,
    below=below,
    then=then,
    table=table,
    sign=sign,
    count=count,
    milestone=lambda before, after: False,
    rating=lambda row: "",
    again=lambda session: {},
    along=(BOX,),
    ask=printed_sheet,
)

"""Looking back at Fence Em In: the farm board with its rows, the board as it is, the round's dice."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.fence_em_in.farm import farm_points
from models.games.fence_em_in.state import State
from models.kernel.session import Session
from views.desk import Look
from views.games.fence_em_in.farm import farm_board
from views.games.past import Past
from views.kit.die import face
from views.kit.words import t

DIE = 22


def then(session: Session, player: int, part: str) -> Session | None:
    """The session with what was built; None where the table was only counted."""
    state: State = session.state
    return session if state.holdings[player].built else None


def table(look: Look, session: Session, player: int, part: str) -> ft.Control | None:
    """For the farm board's points the board itself, its furthest spaces marked."""
    state: State = session.state
    if part != "farm" or state.counted[player] is not None:
        return None
    return farm_board(look, state.holdings[player].farm, state.printed)


def sign(look: Look, session: Session) -> ft.Control | None:
    """The round's dice, where they are followed."""
    state: State = session.state
    if state.dice is None:
        return None
    return ft.Row([face(side, DIE, look.colours) for side in state.dice], spacing=2, tight=True)


def count(session: Session, player: int) -> str:
    """Placement and farm board so far."""
    state: State = session.state
    counted = state.counted[player]
    if counted is not None:
        return t(
            "{points} placed, farm {farm}",
            points=counted.placement,
            farm=farm_points(counted.farm, state.printed),
        )
    if session.kind == "tallied":
        return ""
    holding = state.holdings[player]
    return t(
        "{points} placed, farm {farm}",
        points=holding.points,
        farm=farm_points(holding.farm.filled, state.printed),
    )


def again(session: Session) -> dict[str, Any]:
    """Nothing is chosen before the first move."""
    return {}


PAST = Past(
    show=lambda: t("Show the board"),
    then=then,
    table=table,
    sign=sign,
    count=count,
    milestone=lambda before, after: False,
    rating=lambda row: "",
    again=again,
)

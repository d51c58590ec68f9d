"""Fence Em In's looks in one object: what the common screens put in their places."""

from __future__ import annotations

import flet as ft

from models.games.fence_em_in.rules import FENCE_EM_IN as RULES
from models.games.fence_em_in.state import State
from models.kernel.session import Session
from views.desk import Look
from views.games.fence_em_in.board import still
from views.games.fence_em_in.boxes import BOXES
from views.games.fence_em_in.cards import card_now, cards
from views.games.fence_em_in.farm import farm_board
from views.games.fence_em_in.past import PAST
from views.games.fence_em_in.play import PlayFenceEmIn
from views.games.fence_em_in.setup import SET_UP
from views.games.fence_em_in.told import moment, place, told
from views.games.look import GameLook
from views.kit.badge import letters
from views.kit.drawing import tile
from views.kit.seatmark import SeatMark

LEAST_FARM = 240  # a farm board's rows need this room


def picture(look: Look, session: Session, player: int, width: float) -> ft.Control:
    """The board as it is; without one the player's farm board, and in little room the barn's tile."""
    state: State = session.state
    if state.board is not None:
        return still(look.colours, state, _marks(session), player, width)
    if session.kind == "tallied" or width < LEAST_FARM:
        return tile("barn", min(width, 96), look.colours)
    return ft.Container(farm_board(look, state.holdings[player].farm, state.printed), width=width)


def _marks(session: Session) -> list[SeatMark]:
    names = [player.name for player in session.players]
    return [
        SeatMark(name, letter, seat)
        for seat, (name, letter) in enumerate(zip(names, letters(names), strict=True))
    ]


FENCE_EM_IN = GameLook(
    key=RULES.key,
    drawings=("cow", "corn"),
    play=PlayFenceEmIn,
    picture=picture,
    place=place,
    moment=moment,
    told=told,
    cards=cards,
    card_now=card_now,
    set_up=SET_UP,
    past=PAST,
    boxes=BOXES,
)

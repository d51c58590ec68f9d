"""Volle Weide's looks in one object: what the common screens put in their places."""

from __future__ import annotations

import flet as ft

from models.games.volle_weide.rules import VOLLE_WEIDE as RULES
from models.games.volle_weide.state import State
from models.kernel.session import Session
from views.desk import Look
from views.games.look import GameLook
from views.games.volle_weide.boxes import BOXES
from views.games.volle_weide.cards import card_now, cards
from views.games.volle_weide.meadow import still
from views.games.volle_weide.past import PAST
from views.games.volle_weide.play import PlayVolleWeide
from views.games.volle_weide.setup import SET_UP
from views.games.volle_weide.told import moment, place, told
from views.kit.drawing import tile


def picture(look: Look, session: Session, player: int, width: float) -> ft.Control:
    """That player's meadow as it is; where only numbers were counted, the sheep's tile."""
    state: State = session.state
    if state.meadow is None:
        return tile("sheep", min(width, 96), look.colours)
    return still(
        look.colours,
        state.meadow.sheet,
        width,
        black=state.black[player],
        drawn=state.drawing(player),
        open_pens=width >= 240,
    )


VOLLE_WEIDE = GameLook(
    key=RULES.key,
    drawings=("sheep", "clover"),
    play=PlayVolleWeide,
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

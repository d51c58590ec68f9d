"""Volle Weide's looks in one object: what the common screens put in their places."""

from __future__ import annotations

from models.games.volle_weide.rules import VOLLE_WEIDE as RULES
from views.games.look import GameLook
from views.games.volle_weide.boxes import BOXES
from views.games.volle_weide.cards import card_now, cards
from views.games.volle_weide.onlook import ONLOOK
from views.games.volle_weide.past import PAST, picture
from views.games.volle_weide.play import PlayVolleWeide
from views.games.volle_weide.setup import SET_UP
from views.games.volle_weide.told import moment, place, told

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
    onlook=ONLOOK,
)

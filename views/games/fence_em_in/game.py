"""Fence Em In's looks in one object: what the common screens put in their places."""

from __future__ import annotations

from models.games.fence_em_in.rules import FENCE_EM_IN as RULES
from views.games.fence_em_in.boxes import BOXES
from views.games.fence_em_in.cards import card_now, cards
from views.games.fence_em_in.onlook import ONLOOK
from views.games.fence_em_in.past import PAST, picture
from views.games.fence_em_in.play import PlayFenceEmIn
from views.games.fence_em_in.setup import SET_UP
from views.games.fence_em_in.told import moment, place, told
from views.games.look import GameLook

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
    onlook=ONLOOK,
)

"""Get Off My Land!'s looks in one object: what the common screens put in their places."""

from __future__ import annotations

from models.games.get_off_my_land.rules import GET_OFF_MY_LAND as RULES
from views.games.get_off_my_land.boxes import BOXES
from views.games.get_off_my_land.cards import card_now, cards
from views.games.get_off_my_land.onlook import ONLOOK
from views.games.get_off_my_land.past import PAST, picture
from views.games.get_off_my_land.play import PlayGetOffMyLand
from views.games.get_off_my_land.setup import SET_UP
from views.games.get_off_my_land.told import moment, place, told
from views.games.look import GameLook

GET_OFF_MY_LAND = GameLook(
    key=RULES.key,
    drawings=("farmhouse", "farmer"),
    play=PlayGetOffMyLand,
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

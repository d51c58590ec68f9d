"""How each game looks, by its key. A new game is one line here."""

from __future__ import annotations

from views.games.fence_em_in.game import FENCE_EM_IN
from views.games.get_off_my_land.game import GET_OFF_MY_LAND
from views.games.look import GameLook
from views.games.volle_weide.game import VOLLE_WEIDE

LOOKS: dict[str, GameLook] = {look.key: look for look in (VOLLE_WEIDE, FENCE_EM_IN, GET_OFF_MY_LAND)}


def drawing_of(game: str) -> str:
    """The game's first drawing; a sheep for a game that this version has no screens for."""
    look = LOOKS.get(game)
    return look.drawings[0] if look is not None else "sheep"

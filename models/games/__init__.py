"""The games that the app knows, by the key that files use. A new game is one line here."""

from __future__ import annotations

from typing import Any

from models.games.fence_em_in.rules import FENCE_EM_IN
from models.games.get_off_my_land.rules import GET_OFF_MY_LAND
from models.games.volle_weide.rules import VOLLE_WEIDE
from models.kernel.game import Game

GAMES: dict[str, Game[Any, Any, Any]] = {
    game.key: game for game in (VOLLE_WEIDE, FENCE_EM_IN, GET_OFF_MY_LAND)
}

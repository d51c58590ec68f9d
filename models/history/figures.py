"""What a finished session's seats did, beyond the parts of the score: numbers to look at over many sessions.

A game adds its function to FIGURES. A figure that a session cannot tell (it was counted off paper) is left
out, never 0. Knows no disk. A change of what is worked out here raises VERSION: then the rows that are kept
are made anew.
"""

from __future__ import annotations

from collections.abc import Callable

from models.games.fence_em_in.asset import ASSETS
from models.games.fence_em_in.moves import DISCARD
from models.games.fence_em_in.rules import FENCE_EM_IN
from models.games.fence_em_in.state import State as Farm
from models.games.get_off_my_land.ledger import PURPOSES
from models.games.get_off_my_land.rules import GET_OFF_MY_LAND
from models.games.get_off_my_land.state import State as Land
from models.games.volle_weide.rules import VOLLE_WEIDE
from models.games.volle_weide.state import State as Meadow
from models.kernel.session import Session

VERSION = 1
Figures = dict[str, int]


def _meadow(state: Meadow, seat: int) -> Figures:
    counted = state.counted[seat]
    if counted is not None:
        found = {"sheep_mid": counted.mid.sheep, "sheep": counted.final.sheep}
        return found | {"black": int(counted.final.black), "clovers": counted.clovers}
    fenced = state.pads[seat].fenced
    found = {"sheep": fenced.white, "black": int(fenced.black), "clovers": fenced.clovers}
    found |= {"pens": len(fenced.pens), "drawn": len(state.pads[seat].places)}
    return found if state.mids is None else found | {"sheep_mid": state.mids[seat].white}


def _farm(state: Farm, seat: int) -> Figures:
    counted = state.counted[seat]
    if counted is not None:
        return {"fertilizer_left": counted.fertilizer}
    holding = state.holdings[seat]
    found = {f"{asset}_placed": holding.placed.count(asset) for asset in ASSETS}
    found["discarded"] = sum(each.slot == DISCARD for each in holding.built)
    return found | {"fertilizer_left": holding.fertilizer}


def _land(state: Land, seat: int) -> Figures:
    counted = state.counted[seat]
    if counted is not None:
        return {"land_tiles": counted.land, "oil_tiles": counted.oil_tiles}
    found = {f"from_{purpose}": 0 for purpose in PURPOSES}
    for entry in state.book.entries(seat):
        found[f"from_{entry.purpose}"] += entry.amount
    return found | {"land_tiles": state.land_tiles(seat)}


FIGURES: dict[str, Callable[..., Figures]] = {
    VOLLE_WEIDE.key: _meadow,
    FENCE_EM_IN.key: _farm,
    GET_OFF_MY_LAND.key: _land,
}


def figures(session: Session) -> list[Figures]:
    """Each seat's figures by name, in seating order; without any where the game has none."""
    count = FIGURES.get(session.game.key)
    seats = range(len(session.players))
    return [count(session.state, seat) if count else {} for seat in seats]

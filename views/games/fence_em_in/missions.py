"""After the tenth round: each player's points on the three mission cards, then the result."""

from __future__ import annotations

import flet as ft

from models.games.fence_em_in.count import PER_POINT
from models.games.fence_em_in.farm import farm_points
from models.games.fence_em_in.moves import Missions as Scored
from models.games.fence_em_in.state import Points, State
from views.desk import use_desk
from views.games.fence_em_in.farm import farm_board
from views.games.fence_em_in.mission_rows import mission_rows
from views.kit.component import component
from views.kit.counting import Count, Counting
from views.kit.shell import heading
from views.kit.words import t
from views.sitting import Sitting

KEY = "missions"


def entered(sitting: Sitting, player: int) -> Points:
    """What has been entered for the player: as scored, else as tapped so far, else nothing."""
    state: State = sitting.session.state
    scored = state.holdings[player].missions
    if scored is not None:
        return scored
    kept = sitting.bookmark.get(KEY)
    found = kept.get(str(player)) if isinstance(kept, dict) else None
    if isinstance(found, list) and len(found) == 3 and all(type(n) is int for n in found):
        return (found[0], found[1], found[2])
    return (0, 0, 0)


@component
def Missions(sitting: Sitting) -> ft.Control:
    """One player after the other."""
    use_desk()
    state: State = sitting.session.state
    if not state.built_out:
        return ft.Container()
    return Counting(sitting, lambda player: _count(sitting, player))


def _count(sitting: Sitting, player: int) -> Count:
    state: State = sitting.session.state
    holding = state.holdings[player]
    look = sitting.desk.look
    points = entered(sitting, player)
    farm = farm_points(holding.farm.filled, state.printed)
    thirds = holding.fertilizer // PER_POINT

    def change(now: Points) -> None:
        if holding.missions is not None:
            sitting.play(Scored(player=player, points=now))
            return
        kept = sitting.bookmark.get(KEY)
        known = kept if isinstance(kept, dict) else {}
        sitting.mark(**{KEY: {**known, str(player): list(now)}})
        sitting.turn += 1

    def total(seat: int) -> int | None:
        each = state.holdings[seat]
        if each.missions is None:
            return None
        board = farm_points(each.farm.filled, state.printed)
        return each.points + board + sum(each.missions) + each.fertilizer // PER_POINT

    missions = sum(points)
    sign = "\u2212" if missions < 0 else "+"
    parts = f"{holding.points} + {farm} {sign} {abs(missions)} + {thirds}"
    return Count(
        title=t("Mission cards"),
        place=sitting.game.place(sitting.session),
        totals=[total(seat) for seat in range(len(state.holdings))],
        parts=parts,
        total=holding.points + farm + missions + thirds,
        nothing=Scored(player=player, points=points),
        cards=[
            mission_rows(look, sitting.session.box, points, change),
            heading(t("Farm board")),
            farm_board(look, holding.farm, state.printed),
        ],
    )

"""The play screen of Fence Em In: the roll, the choice side, a turn, the missions. The state says which."""

from __future__ import annotations

import flet as ft

from models.games.fence_em_in.state import State
from views.desk import use_desk
from views.games.fence_em_in.build import Build
from views.games.fence_em_in.choose import ChooseSide
from views.games.fence_em_in.count import CountTable
from views.games.fence_em_in.missions import Missions
from views.games.fence_em_in.roll import RollRound
from views.kit.component import component
from views.kit.counting import counts_paper
from views.kit.stage import Stage
from views.sitting import Sitting

SCREENS = {"roll": RollRound, "choose": ChooseSide, "build": Build, "missions": Missions}


def screen_now(state: State) -> str:
    """Which of the screens: a choice side comes before the turn, the missions after the last round."""
    if state.built_out:
        return "missions"
    if state.turn is None:
        return "roll"
    return "choose" if state.choosing else "build"


@component
def PlayFenceEmIn(sitting: Sitting) -> ft.Control:
    """The session as it is now: whoever holds the phone sees what is to be done."""
    use_desk()
    if counts_paper(sitting.session, sitting.bookmark):
        return CountTable(sitting, key="count")
    return Stage(sitting, screen_now(sitting.session.state), SCREENS, key="stage")

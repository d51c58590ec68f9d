"""The play screen of Volle Weide: the roll, the drawing, the mid-game scoring. The state says which."""

from __future__ import annotations

import flet as ft

from models.games.volle_weide.state import State
from views.desk import use_desk
from views.games.volle_weide.count import CountPaper
from views.games.volle_weide.draw import DrawRound
from views.games.volle_weide.middle import Middle
from views.games.volle_weide.roll import RollRound
from views.kit.component import component
from views.kit.counting import counts_paper
from views.kit.stage import Stage
from views.sitting import Sitting

SCREENS = {"draw": DrawRound, "middle": Middle, "roll": RollRound}


def at_middle(sitting: Sitting) -> bool:
    """Whether the mid-game scoring has just happened and nobody has gone on from it."""
    session = sitting.session
    state: State = session.state
    return state.just_counted and sitting.bookmark.get("mid_seen") != len(session.moves)


@component
def PlayVolleWeide(sitting: Sitting) -> ft.Control:
    """The session as it is now: whoever holds the phone sees what is to be done."""
    use_desk()
    state: State = sitting.session.state
    if counts_paper(sitting.session, sitting.bookmark):
        return CountPaper(sitting, key="count")
    now = "draw" if state.open else "middle" if at_middle(sitting) else "roll"
    return Stage(sitting, now, SCREENS, key="stage")

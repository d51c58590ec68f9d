"""The play screen of Volle Weide: the roll, the drawing, the mid-game scoring. What is to be seen follows from the state."""

from __future__ import annotations

import flet as ft

from models.games.volle_weide.state import State
from views.desk import use_desk
from views.games.volle_weide.count import CountPaper, counts_paper
from views.games.volle_weide.draw import DrawRound
from views.games.volle_weide.middle import Middle
from views.games.volle_weide.roll import RollRound
from views.kit.component import component
from views.sitting import Sitting


def at_middle(sitting: Sitting) -> bool:
    """Whether the mid-game scoring has just happened and nobody has gone on from it."""
    session = sitting.session
    state: State = session.state
    if state.mids is None or state.open or state.over or state.meadow is None:
        return False
    just_now = len(state.written) == state.meadow.sheet.track.mid and not state.repeated
    return just_now and sitting.bookmark.get("mid_seen") != len(session.moves)


@component
def PlayVolleWeide(sitting: Sitting) -> ft.Control:
    """The session as it is now: whoever holds the phone sees what is to be done."""
    use_desk()
    state: State = sitting.session.state
    if counts_paper(sitting.session, sitting.bookmark):
        return CountPaper(sitting, key="count")
    if state.open:
        return DrawRound(sitting, key="drawing")
    if at_middle(sitting):
        return Middle(sitting, key="middle")
    return RollRound(sitting, key="rolling")

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
from views.sitting import Sitting


def at_middle(sitting: Sitting) -> bool:
    """Whether the mid-game scoring has just happened and nobody has gone on from it."""
    session = sitting.session
    state: State = session.state
    return state.just_counted and sitting.bookmark.get("mid_seen") != len(session.moves)


@component
def PlayVolleWeide(sitting: Sitting) -> ft.Control:
    """The session as it is now: whoever holds the phone sees what is to be done.

    A screen that has been shown stays mounted and is only hidden: to build it anew every round would cost the
    server more than all the rules together. `seen` has the turn at which each was last drawn.
    """
    use_desk()
    turns: dict[str, int] = {}
    seen = ft.use_memo(lambda: turns, [])
    state: State = sitting.session.state
    if counts_paper(sitting.session, sitting.bookmark):
        return CountPaper(sitting, key="count")
    now = "draw" if state.open else "middle" if at_middle(sitting) else "roll"
    seen[now] = sitting.turn
    screens = {"draw": DrawScreen, "middle": MiddleScreen, "roll": RollScreen}
    return ft.Stack(
        [
            ft.Container(screens[name](sitting, turn), visible=name == now, expand=True, key=f"screen-{name}")
            for name, turn in seen.items()
        ],
        expand=True,
    )


@component
def _Draw(sitting: Sitting, turn: int) -> ft.Control:
    return DrawRound(sitting)


@component
def _Middle(sitting: Sitting, turn: int) -> ft.Control:
    return Middle(sitting)


@component
def _Roll(sitting: Sitting, turn: int) -> ft.Control:
    return RollRound(sitting)


# Drawn again only in a new turn, and hidden screens have none.
DrawScreen, MiddleScreen, RollScreen = ft.memo(_Draw), ft.memo(_Middle), ft.memo(_Roll)

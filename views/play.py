"""The play screen of any game: opens the table, keeps the screen awake, and shows the game or its result."""

from __future__ import annotations

import flet as ft

from models.kernel.fault import Fault
from views.desk import use_desk
from views.kit.button import main_button
from views.kit.component import component, screen
from views.kit.shell import bare, column, notice
from views.kit.stage import Stage
from views.kit.words import say, t
from views.looking_on import LookOn
from views.opening import use_table
from views.result import Result
from views.sitting import Sitting, use_sitting
from views.untangle import untangle_sheet


@screen
def Play() -> ft.View:
    """The session of the route."""
    id = ft.use_route_params()["session"]
    return bare(Playing(id, key=id))


@component
def Playing(id: str) -> ft.Control:
    """The session while it is open or being counted, else its result."""
    desk = use_desk()
    sitting = use_table(desk, id)
    if isinstance(sitting, Fault):
        return column(
            desk.look,
            body=[notice(say(sitting.message), bad=True)],
            actions=[main_button(t("To the start"), lambda _: desk.go("/"), key="home")],
        )
    return Seated(sitting, key=id)


@component
def Seated(sitting: Sitting) -> ft.Control:
    """The game or its result, whichever it is now; the counting of paper ends when somebody says so.

    A phone with nothing to do now looks on. A host whose undo would take others' moves along is asked first.
    """
    use_sitting(sitting)
    ft.use_dialog(untangle_sheet(sitting) if sitting.entangled is not None else None)
    if sitting.session.finished and not sitting.bookmark.get("counting"):
        return Result(sitting, key="result")
    now = "play" if sitting.role.acts(sitting.session) else "look-on"
    return Stage(sitting, now, {"play": sitting.game.play, "look-on": LookOn}, key="seated")

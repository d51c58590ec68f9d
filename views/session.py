"""One session looked back at: the result and why, each sheet, every move, and what may be done with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import flet as ft

from models.history.record import Record
from models.history.timing import Duration
from models.kernel.fault import Fault
from views.about import About
from views.desk import use_desk
from views.kit.button import main_button
from views.kit.component import component, screen
from views.kit.score_table import ScoreTable
from views.kit.shell import MOST_WIDTH, bare, column, heading, notice, quiet
from views.kit.words import say, t
from views.moves import Moves
from views.onward import Onward
from views.opening import sitting_at
from views.replay import Replay
from views.scene import Scene
from views.sheet import Below, Board, Chips, Moment, Standing
from views.sitting import Sitting, use_sitting
from views.stepping import Slide, Steps

MOST_BOARD = 560
CHIPS = 132
Opened = tuple[Sitting, Record, Duration | None]


@dataclass
class Kept:
    """What the screen has read, and whether it was in sight when it was drawn last."""

    id: str
    opened: Opened | Fault
    on_top: bool = False


@screen
def SessionScreen() -> ft.View:
    """The session of the route."""
    desk = use_desk()
    id = ft.use_route_params()["session"]
    on_top = ft.use_route_location().split("?")[0].rstrip("/") == f"/history/{id}"
    kept: Any = ft.use_ref(None)

    def open_session() -> Opened | Fault:
        try:
            history = desk.history
            return sitting_at(desk, id), history.sessions.get(id), history.times.duration(id)
        except Fault as fault:
            return fault

    # Read afresh when it comes into sight: what lies above may have changed it.
    if kept.current is None or kept.current.id != id or (on_top and not kept.current.on_top):
        kept.current = Kept(id, open_session())
    kept.current.on_top = on_top
    opened = kept.current.opened
    if isinstance(opened, Fault):
        back = main_button(t("To the history"), lambda _: desk.go("/history"), key="history")
        return bare(column(desk.look, body=[notice(say(opened.message), bad=True)], actions=[back]))
    return bare(SessionPage(*opened, key=id))


@component
def SessionPage(sitting: Sitting, record: Record, played: Duration | None) -> ft.Control:
    """One pane on phones, two from 840 px. What changes from step to step are components of their own."""
    desk = use_desk()
    use_sitting(sitting)
    look = desk.look
    # Not a state: the page as a whole does not follow every step.
    replay = ft.use_memo(lambda: Replay(sitting), [sitting])
    ft.use_effect(lambda: None, [sitting], replay.stop)
    scene = Scene(desk, sitting, record, sitting.marks, played)
    panes = _two_panes if look.wide and not look.large else _one_pane
    return panes(scene, replay)


def _moves(replay: Replay) -> list[ft.Control]:
    return [heading(t("Moves")), Moves(replay, key="moves")] if replay.last else []


def _one_pane(scene: Scene, replay: Replay) -> ft.Control:
    look = scene.look
    body: list[ft.Control] = [*scene.gone(), Standing(replay, scene.marks, key="standing")]
    fixed: list[ft.Control] = []
    if scene.pictured:
        width = min(look.width - 2 * look.margin, MOST_BOARD)
        body += [
            Chips(replay, scene.marks, False, key="chips"),
            Board(replay, scene.marks, width, key="board"),
            Moment(replay, key="moment"),
            Onward(replay, scene.record.id, key="onward"),
            Below(replay, width, key="below"),
        ]
        slide, buttons = Slide(replay, key="slide"), Steps(replay, key="steps")
        # Large text leaves little room: the slider goes with the page, the buttons stay.
        if look.large:
            body.append(slide)
        fixed = [buttons] if look.large else [slide, buttons]
    about = About(scene.record, scene.played, key="about")
    table = ScoreTable(scene.sitting, key="table")
    body += [heading(t("Result")), table, *_moves(replay), about, *scene.actions()]
    if look.large:
        body.insert(0, quiet(scene.when()))
    return column(look, top=scene.top(scene.buttons()), body=body, actions=fixed)


def _two_panes(scene: Scene, replay: Replay) -> ft.Control:
    look = scene.look
    room = min(look.width, MOST_WIDTH)
    right_width = room * 0.43 - 36
    left_width = room - right_width - 3 * 24
    stretch = ft.CrossAxisAlignment.STRETCH
    left: list[ft.Control] = [scene.top([])]
    if scene.pictured:
        side = max(240.0, min(left_width - CHIPS - 16, (look.height - 230) * 0.86))
        pair = ft.Row(
            [
                Board(replay, scene.marks, side, key="board"),
                ft.Container(Chips(replay, scene.marks, True, key="chips"), width=CHIPS),
            ],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        left += [
            ft.Column(
                [pair, Below(replay, side, key="below")], scroll=ft.ScrollMode.AUTO, expand=True, spacing=12
            )
        ]
        left += [Slide(replay, key="slide"), Steps(replay, key="steps")]
    else:
        left += [
            ft.Column(
                [*scene.gone(), ScoreTable(scene.sitting, width=left_width, key="table")],
                scroll=ft.ScrollMode.AUTO,
                expand=True,
                horizontal_alignment=stretch,
            )
        ]
    about = About(scene.record, scene.played, key="about")
    right: list[ft.Control] = []
    if scene.pictured:
        right = [*scene.gone(), ScoreTable(scene.sitting, width=right_width, key="table")]
        right += [
            ft.Column(
                [
                    Moment(replay, key="moment"),
                    Standing(replay, scene.marks, key="standing"),
                    Onward(replay, scene.record.id, key="onward"),
                ],
                spacing=8,
                horizontal_alignment=stretch,
            )
        ]
    right += [*_moves(replay), about]
    title = ft.Row(
        [ft.Container(heading(t("Result")), expand=True), *scene.buttons()],
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    panes = ft.Row(
        [
            ft.Column(left, spacing=8, width=left_width, horizontal_alignment=stretch),
            ft.Column(
                [
                    title,
                    ft.Column(
                        right,
                        spacing=16,
                        scroll=ft.ScrollMode.AUTO,
                        expand=True,
                        horizontal_alignment=stretch,
                    ),
                    ft.Row(scene.actions(), spacing=8),
                ],
                spacing=8,
                width=right_width,
                horizontal_alignment=stretch,
            ),
        ],
        spacing=24,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=stretch,
        expand=True,
    )
    return ft.Container(panes, padding=ft.Padding.only(top=8, bottom=16), expand=True)

"""One session looked back at: the result and why, each sheet, every move, and what may be done with it."""

from __future__ import annotations

import asyncio
from typing import Any

import flet as ft

from models.history.sessions import Record
from models.kernel.fault import Fault
from models.table import Table
from views.about import About
from views.desk import use_desk
from views.kit.button import main_button
from views.kit.component import component, screen
from views.kit.score_table import ScoreTable
from views.kit.seatmark import seat_marks
from views.kit.shell import MOST_WIDTH, bare, column, heading, notice
from views.kit.words import say, t
from views.replay import Moves, milestones, sentences, steps, trail
from views.scene import Scene, Sit
from views.sitting import Sitting

PACE = 0.9  # seconds from move to move while they are played
MOST_BOARD = 560
CHIPS = 132
StillTable = ft.memo(ScoreTable)


@screen
def SessionScreen() -> ft.View:
    """The session of the route."""
    desk = use_desk()
    id = ft.use_route_params()["session"]

    def open_session() -> tuple[Sitting, Record] | Fault:
        try:
            return Sitting(desk, Table.open(desk.history, id)), desk.history.sessions.get(id)
        except Fault as fault:
            return fault

    opened, _ = ft.use_state(open_session)
    if isinstance(opened, Fault):
        back = main_button(t("To the history"), lambda _: desk.go("/history"), key="history")
        return bare(column(desk.look, body=[notice(say(opened.message), bad=True)], actions=[back]))
    return bare(SessionPage(*opened, key="session"))


@component
def SessionPage(sitting: Sitting, record: Record) -> ft.Control:
    """One pane on phones, two from 840 px."""
    desk = use_desk()
    look, session = desk.look, sitting.session
    states = ft.use_memo(lambda: trail(session), [session])
    said = ft.use_memo(lambda: sentences(states), [states, look.language])
    flags = ft.use_memo(lambda: milestones(states), [states])
    people = tuple((player.name, player.id) for player in session.players)
    marks = ft.use_memo(lambda: seat_marks(desk.history, session.players), [people])
    last = len(states) - 1
    kept, keep = ft.use_state(lambda: (sitting.bookmark.get("back_step"), sitting.bookmark.get("back_seat")))
    playing, play = ft.use_state(False)
    step = kept[0] if isinstance(kept[0], int) and 0 <= kept[0] <= last else last
    seat = kept[1] if isinstance(kept[1], int) and 0 <= kept[1] < len(marks) else _first(sitting)
    now = ft.use_ref(step)
    now.current = step

    def go(to: int) -> None:
        play(False)
        keep((to if to < last else None, seat))
        sitting.mark(back_step=to if to < last else None)

    def sit(to: int) -> None:
        keep((kept[0], to))
        sitting.mark(back_seat=to)

    def run() -> Any:
        going = {"on": playing}

        async def moves() -> None:
            while going["on"] and now.current < last:
                await asyncio.sleep(PACE)
                if going["on"]:
                    now.current += 1
                    keep((now.current, seat))
            if going["on"]:
                play(False)

        if playing:
            desk.run(moves)

        def stop() -> None:
            going["on"] = False

        return stop

    ft.use_effect(run, [playing, seat])

    def toggle() -> None:
        if not playing and step == last:
            keep((0, seat))
            now.current = 0
        play(not playing)

    scene = Scene(desk, sitting, record, marks, states[step], step, seat, said[step - 1] if step else "")
    stepping = steps(look, step, last, flags, playing, go, toggle) if last else []
    moves: list[ft.Control] = []
    if last:
        moves = [heading(t("Moves")), Moves(states, said, flags, step, go, key="moves")]
    panes = _two_panes if look.wide and not look.large else _one_pane
    return panes(scene, stepping, moves, sit)


def _first(sitting: Sitting) -> int:
    """The winner's sheet is the first to be seen."""
    rows = sitting.session.scoreboard().rows
    return next((seat for seat, row in enumerate(rows) if row.winner), 0)


def _one_pane(scene: Scene, stepping: list[ft.Control], moves: list[ft.Control], sit: Sit) -> ft.Control:
    look = scene.look
    body: list[ft.Control] = [*scene.gone(), scene.scores()]
    if scene.pictured:
        width = min(look.width - 2 * look.margin, MOST_BOARD)
        board = ft.Container(scene.board(width), alignment=ft.Alignment.CENTER)
        body += [scene.chips(sit), board, scene.moment()]
    result = [heading(t("Result")), StillTable(scene.sitting, key="table")]
    about = About(scene.record.id, *scene.words(), key="about")
    body += [*result, *moves, about, *scene.actions()]
    fixed = stepping if scene.pictured else []
    if look.large and fixed:
        # Large text leaves little room: the slider goes with the page, the buttons stay.
        body.insert(body.index(result[0]), fixed[0])
        fixed = fixed[1:]
    return column(look, top=scene.top(scene.buttons()), body=body, actions=fixed)


def _two_panes(scene: Scene, stepping: list[ft.Control], moves: list[ft.Control], sit: Sit) -> ft.Control:
    look = scene.look
    room = min(look.width, MOST_WIDTH)
    right_width = room * 0.43 - 36
    left_width = room - right_width - 3 * 24
    stretch = ft.CrossAxisAlignment.STRETCH
    left: list[ft.Control] = [scene.top([])]
    if scene.pictured:
        side = max(240.0, min(left_width - CHIPS - 16, (look.height - 230) * 0.86))
        pair = ft.Row(
            [scene.board(side), ft.Container(scene.chips(sit, upright=True), width=CHIPS)],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        left += [ft.Column([pair], scroll=ft.ScrollMode.AUTO, expand=True), *stepping]
    else:
        left += [
            ft.Column(
                [*scene.gone(), StillTable(scene.sitting, width=left_width, key="table")],
                scroll=ft.ScrollMode.AUTO,
                expand=True,
                horizontal_alignment=stretch,
            )
        ]
    about = About(scene.record.id, *scene.words(), key="about")
    right: list[ft.Control] = []
    if scene.pictured:
        right = [*scene.gone(), StillTable(scene.sitting, width=right_width, key="table"), scene.moment()]
    right += [*moves, about]
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

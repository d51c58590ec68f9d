"""A session put right afterwards: who sat there, what was counted, place and note, when it was.

Every change is kept at once, and can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from models.games import GAMES
from models.history.record import Record
from models.kernel.fault import Fault
from views.desk import Desk, use_desk
from views.edit_seats import EditSeats
from views.edit_times import EditTimes
from views.edit_words import EditWords
from views.kit.bar import bar
from views.kit.button import main_button
from views.kit.component import component, screen
from views.kit.shell import bare, column, notice
from views.kit.words import say, t
from views.verdict import on_day


@dataclass(frozen=True, eq=False)
class Change:
    """How the parts of the screen change the session."""

    desk: Desk
    id: str
    again: Callable[[], Any]

    def make(self, told: str, **values: Any) -> bool:
        """All of it or nothing (see `Editing.change`); says `told` with a way back. A refusal is said instead."""
        editing = self.desk.history.editing
        before: list[Any] = []
        done = self.desk.attempt(lambda: before.append(editing.change(self.id, **values)))
        if done:
            self.desk.tell(told, undo=lambda: self._back(before[0]))
        self._seen()
        return done

    def _back(self, before: Any) -> None:
        self.desk.attempt(lambda: self.desk.history.editing.put_back(before))
        self._seen()

    def _seen(self) -> None:
        self.desk.world.company.ring(self.id)
        self.again()


@screen
def EditScreen() -> ft.View:
    """The session of the route."""
    id = ft.use_route_params()["session"]
    return bare(Edit(id, key=id))


@component
def Edit(id: str) -> ft.Control:
    """One column on phones, two from 840 px."""
    desk = use_desk()
    turn, again = ft.use_state(0)
    change = ft.use_memo(lambda: Change(desk, id, lambda: again(lambda n: n + 1)), [id])

    def read() -> Record | Fault:
        try:
            return desk.history.sessions.get(id)
        except Fault as fault:
            return fault

    record = ft.use_memo(read, [id, turn])
    look = desk.look
    if isinstance(record, Fault):
        back = main_button(t("To the history"), lambda _: desk.go("/history"), key="history")
        return column(look, body=[notice(say(record.message), bad=True)], actions=[back])
    game = GAMES.get(record.frame["game"])
    day = on_day(record.frame.get("started"))
    name = game.name if game else record.frame["game"]
    top = bar(
        look,
        t("Edit"),
        t("{game}, {day}", game=name, day=day) if day else name,
        back=lambda _: desk.go(f"/history/{id}"),
        wrap=True,
    )
    seats = EditSeats(change, record, turn, key="seats")
    words = EditWords(change, record, key=f"words-{turn}")
    times = EditTimes(change, record, turn, key="times")
    if look.wide and not look.large:
        panes: list[ft.Control] = [
            ft.Column(each, spacing=24, expand=1, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
            for each in ([seats, times], [words])
        ]
        row = ft.Row(panes, spacing=32, vertical_alignment=ft.CrossAxisAlignment.START)
        return column(look, top=top, body=[row], most_width=1100)
    return column(look, top=top, body=[seats, words, times], spacing=24)

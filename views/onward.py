"""On from the move that is seen, as a new session; the one looked at stays as it is."""

from __future__ import annotations

import flet as ft

from views.desk import use_desk
from views.kit.button import plain_button
from views.kit.component import component
from views.kit.words import t
from views.replay import Replay


@component
def Onward(replay: Replay, id: str) -> ft.Control:
    """The button; nothing where the game is over with this move, or where it goes on from here anyway."""
    desk = use_desk()
    step = replay.step
    if replay.state.finished or step == replay.last or replay.playing:
        return ft.Container()

    def on() -> None:
        made: list[str] = []
        if not desk.attempt(lambda: made.append(desk.history.editing.branch(id, step))):
            return

        def back() -> None:
            if desk.attempt(lambda: desk.history.sessions.delete(made[0])):
                desk.go(f"/history/{id}")

        desk.go(f"/play/{made[0]}")
        told = t("On from move {n} as a new session.", n=step)
        desk.tell(told, undo=back, lift=88)

    return plain_button(
        t("Play on from here"),
        lambda _: on(),
        icon=ft.Icons.CALL_SPLIT_ROUNDED,
        key="play-on",
        small=True,
    )

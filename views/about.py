"""What is known about a session besides its game: place, note, day and time of play, breaks."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.history.record import Record
from models.history.timing import Duration, pauses
from views.desk import Desk, use_desk
from views.kit.button import plain_button
from views.kit.component import component
from views.kit.shell import card, heading
from views.kit.words import clock, t, tn
from views.verdict import on_day, read, spent


@component
def About(record: Record, played: Duration | None) -> ft.Control:
    """Facts in lines, the way to change them, and for a session that goes on a break."""
    desk = use_desk()
    frame = record.frame
    paused, pause = ft.use_state(desk.history.times.paused(record.id))
    lines = [_line(ft.Icons.EVENT_ROUNDED, when(frame)), _line(ft.Icons.TIMER_ROUNDED, took(frame, played))]
    if frame.get("place"):
        lines.append(_line(ft.Icons.PLACE_OUTLINED, frame["place"]))
    if frame.get("note"):
        lines.append(_line(ft.Icons.NOTES_ROUNDED, frame["note"]))
    edit = plain_button(
        t("Edit"),
        lambda _: desk.go(f"/history/{record.id}/edit"),
        icon=ft.Icons.EDIT_OUTLINED,
        key="edit",
        small=True,
    )
    buttons: list[ft.Control] = [edit]
    if not record.finished:
        buttons.append(_break(desk, record.id, paused, pause))
    return ft.Column(
        [
            heading(t("About this session")),
            card(
                ft.Column(
                    [*lines, ft.Row(buttons, spacing=8, run_spacing=8, wrap=True)],
                    spacing=12,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                )
            ),
        ],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def when(frame: dict[str, Any]) -> str:
    """The day, and from when until when: "Thursday 26 November, 19:05 to 20:10"."""
    began, ended = read(frame.get("started")), read(frame.get("ended"))
    if began is None:
        return t("Nobody knows when it was played.")
    day = on_day(frame["started"])
    if ended is None or ended.replace(second=0) <= began:
        return t("{day}, from {time}", day=day, time=clock(began))
    return t("{day}, {start} to {end}", day=day, start=clock(began), end=clock(ended))


def took(frame: dict[str, Any], played: Duration | None) -> str:
    """How long it was played, where that is from, and the breaks."""
    if played is None:
        return t("How long it was played is not known.")
    long = spent(played.minutes)
    if played.source == "told":
        return t("Played for {time}, as told by hand", time=long)
    rests = len(pauses(frame, [], read(frame.get("ended"))))
    if not rests:
        return t("Played for {time}", time=long)
    return t("Played for {time}, without {breaks}", time=long, breaks=tn("{n} break", "{n} breaks", rests))


def _line(icon: ft.IconData, text: str) -> ft.Control:
    return ft.Row(
        [ft.Icon(icon, size=24, color=ft.Colors.ON_SURFACE_VARIANT), ft.Text(text, expand=True)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _break(desk: Desk, id: str, paused: bool, pause: Any) -> ft.Control:
    """Begins or ends a break; the next move ends it too."""
    times = desk.history.times

    def turn() -> None:
        if desk.attempt(lambda: times.resume(id) if paused else times.pause(id)):
            pause(not paused)

    return plain_button(
        t("End the break") if paused else t("Take a break"),
        lambda _: turn(),
        icon=ft.Icons.PLAY_ARROW_ROUNDED if paused else ft.Icons.PAUSE_ROUNDED,
        key="break",
        small=True,
    )

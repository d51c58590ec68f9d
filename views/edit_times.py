"""When a session was played and for how long: day, start, end, or the minutes alone. Unknown stays unknown."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, Any

import flet as ft

from models.history.record import Record
from models.history.timing import MINUTES
from models.kernel.fault import Fault
from views.about import took
from views.desk import use_desk
from views.kit.button import icon_button, plain_button
from views.kit.component import component
from views.kit.field import text_field
from views.kit.shell import heading, quiet
from views.kit.words import clock, full_day, say, t
from views.verdict import read

if TYPE_CHECKING:
    from views.edit import Change

NOON = time(12)
FIRST_DAY = date(1900, 1, 1)


@component
def EditTimes(change: Change, record: Record, _turn: int) -> ft.Control:
    """The rows; each opens the calendar or the clock."""
    desk = use_desk()
    frame = record.frame
    began, ended = read(frame.get("started")), read(frame.get("ended"))

    def on_day(day: date) -> None:
        moment = (began or datetime.combine(day, NOON).astimezone()).replace(
            year=day.year, month=day.month, day=day.day
        )
        if moment != began:
            change.make(t("Another day is kept."), started=_written(moment))

    def from_time(at: time) -> None:
        if began is not None and (at.hour, at.minute) != (began.hour, began.minute):
            change.make(t("Another start is kept."), started=_written(_at(began, at)))

    def to_time(at: time) -> None:
        if began is not None:
            end = _at(began, at)
            # An end before the start is one after midnight.
            end += timedelta(days=1) if end < began.replace(second=0) else timedelta()
            change.make(t("Another end is kept."), ended=_written(end))

    rows = [
        _row(
            t("Day"),
            full_day(began) if began else t("not known"),
            lambda: _show_days(desk.page, began, on_day),
            ft.Icons.CALENDAR_MONTH_ROUNDED,
            "day",
            desk.look.large,
            (lambda: change.make(t("The day is not known any more."), started="", ended=""))
            if began
            else None,
        )
    ]
    if began is not None:
        rows.append(
            _row(
                t("Began"),
                clock(began),
                lambda: _show_clock(desk.page, began, from_time, "start"),
                ft.Icons.SCHEDULE_ROUNDED,
                "start",
                desk.look.large,
            )
        )
    if began is not None and record.finished:
        rows.append(
            _row(
                t("Ended"),
                clock(ended) if ended else t("not known"),
                lambda: _show_clock(desk.page, ended or began, to_time, "end"),
                ft.Icons.SCHEDULE_ROUNDED,
                "end",
                desk.look.large,
                (lambda: change.make(t("The end is not known any more."), ended="")) if ended else None,
            )
        )
    return ft.Column(
        [
            heading(t("Day and time")),
            *rows,
            Minutes(record.id, frame.get(MINUTES), _turn, key="minutes-field"),
        ],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@component
def Minutes(id: str, told: int | None, _turn: int) -> ft.Control:
    """The time of play told by hand; empty: what start, end and moves say counts. Every digit is kept."""
    desk = use_desk()
    text, write = ft.use_state(str(told) if told else "")
    wrong, blame = ft.use_state("")
    times = desk.history.times

    def keep(typed: str) -> None:
        write(typed)
        digits = typed.strip()
        if digits and not digits.isdecimal():
            blame(t("Write the minutes in digits, such as 45."))
            return
        try:
            times.tell(id, int(digits) if digits else None)
        except Fault as fault:
            blame(say(fault.message))
            return
        blame("")

    field = text_field(
        t("Minutes of play"),
        text,
        change=keep,
        error=wrong,
        hint=t("Leave it empty, and the time is worked out where it can be."),
        key="minutes",
        icon=ft.Icons.TIMER_ROUNDED,
    )
    summary = took(desk.history.sessions.get(id).frame, times.duration(id))
    return ft.Column([field, quiet(summary)], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _row(
    name: str, told: str, press: Any, icon: ft.IconData, key: str, large: bool, forget: Any = None
) -> ft.Control:
    """What it is and what is told of it, one button; beside it the way to say that nobody knows."""
    button = plain_button(
        t("{name}: {told}", name=name, told=told),
        lambda _: press(),
        icon=icon,
        key=f"change-{key}",
        expand=True,
    )
    if forget is None:
        return ft.Row([button])
    off = icon_button(
        t("{name}: nobody knows", name=name), ft.Icons.CLOSE_ROUNDED, lambda _: forget(), key=f"forget-{key}"
    )
    return ft.Row([button, off], spacing=4)


def _show_days(page: ft.Page, began: datetime | None, picked: Any) -> None:
    def told(event: Any) -> None:
        value = event.control.value
        if value is not None:
            picked(value.date() if isinstance(value, datetime) else value)

    day = began.date() if began else date.today()
    # The calendar shows no day beyond its own ends, and whoever played elsewhere may be a day ahead.
    page.show_dialog(
        ft.DatePicker(
            value=day,
            first_date=min(FIRST_DAY, day),
            last_date=max(date.today(), day),
            on_change=told,
            key="day-picker",
        )
    )


def _show_clock(page: ft.Page, moment: datetime, picked: Any, key: str) -> None:
    def told(event: Any) -> None:
        if event.control.value is not None:
            picked(event.control.value)

    page.show_dialog(ft.TimePicker(value=moment.time(), on_change=told, key=f"{key}-picker"))


def _at(moment: datetime, at: time) -> datetime:
    return moment.replace(hour=at.hour, minute=at.minute, second=0, microsecond=0)


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")

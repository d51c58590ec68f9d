"""Where and when sessions were played, as filters in a sheet: chips for places and years, a calendar for days.

Each tap shows at once behind the sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from typing import Any

import flet as ft

from models.history.repository import History
from views.desk import Desk
from views.history_filter import Filter
from views.kit.button import plain_button, tile_button
from views.kit.words import full_day, t

Choice = tuple[str, str, bool, dict[str, Any]]  # its word, its key, whether it is chosen, what it sets
MOST_PLACES, MOST_YEARS = 12, 12


def section(name: str, choices: Sequence[Choice], show: Callable[..., Any]) -> ft.Control:
    """A tap on the chosen one takes it off again."""
    chips = [
        tile_button(
            word,
            ft.Text(word, theme_style=ft.TextThemeStyle.LABEL_MEDIUM),
            _press(show, dict.fromkeys(values) if chosen else values),
            key=f"choose-{key}",
            selected=chosen,
            radius=24,
            padding=ft.Padding.symmetric(horizontal=14, vertical=13),
        )
        for word, key, chosen, values in choices
    ]
    title = ft.Semantics(
        header=True, heading_level=3, content=ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_LARGE)
    )
    return ft.Column(
        [title, ft.Row(chips, spacing=8, run_spacing=8, wrap=True)],
        spacing=8,
        tight=True,
        visible=bool(chips),
    )


def _press(show: Callable[..., Any], values: dict[str, Any]) -> Callable[[Any], Any]:
    return lambda _: show(**values)


def places(history: History, which: Filter) -> list[Choice]:
    places = [place for place, _ in history.sessions.places()[:MOST_PLACES]]
    if which.place and which.place not in places:
        places.append(which.place)
    return [(place, f"place-{n}", which.place == place, {"place": place}) for n, place in enumerate(places)]


def periods(history: History, which: Filter) -> list[Choice]:
    """The last month, and each year that has sessions."""
    today = date.today()
    spans = [(t("The last 30 days"), "month", (today - timedelta(days=29)).isoformat(), today.isoformat())]
    for year in range(today.year, today.year - MOST_YEARS, -1):
        first, last = f"{year}-01-01", f"{year}-12-31"
        if history.sessions.list(1, since=first, until=last):
            spans.append((str(year), str(year), first, last))
    now = (which.since, which.until)
    return [
        (name, key, now == (first, last), {"since": first, "until": last}) for name, key, first, last in spans
    ]


def days(desk: Desk, which: Filter, show: Callable[..., Any]) -> ft.Control:
    """From which day and until which; a calendar for each."""

    def button(name: str, key: str, told: str | None) -> ft.Control:
        day = date.fromisoformat(told) if told else None
        word = t("{name}: {day}", name=name, day=full_day(day)) if day else t("{name} …", name=name)

        def picked(event: Any) -> None:
            value = event.control.value
            if value is not None:
                show(**_in_order(which, key, value.date() if isinstance(value, datetime) else value))

        picker = ft.DatePicker(
            value=day or date.today(),
            last_date=date.today(),
            help_text=name,
            on_change=picked,
            key=f"{key}-picker",
        )
        return plain_button(
            word,
            lambda _: desk.page.show_dialog(picker),
            icon=ft.Icons.CALENDAR_MONTH_ROUNDED,
            key=f"choose-{key}",
            small=True,
        )

    row = [button(t("From"), "since", which.since), button(t("Until"), "until", which.until)]
    return ft.Row(row, spacing=8, run_spacing=8, wrap=True)


def _in_order(which: Filter, key: str, day: date) -> dict[str, Any]:
    """The new day; the other end is forgotten where it would lie on the wrong side of it."""
    values: dict[str, Any] = {key: day.isoformat()}
    if key == "since" and which.until and which.until < values[key]:
        values["until"] = None
    if key == "until" and which.since and which.since > values[key]:
        values["since"] = None
    return values


def period(which: Filter) -> str:
    """The days of the filter in words: a year as such, else from when until when."""
    since, until = (date.fromisoformat(day) if day else None for day in (which.since, which.until))
    if since and until:
        if (since.month, since.day, until.month, until.day) == (1, 1, 12, 31) and since.year == until.year:
            return str(since.year)
        return full_day(since) if since == until else f"{full_day(since)} \u2013 {full_day(until)}"
    if since:
        return t("since {day}", day=full_day(since))
    return t("until {day}", day=full_day(until)) if until else ""

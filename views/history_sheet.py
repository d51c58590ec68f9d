"""The sheet with all filters of the history: what, who, where, when. Each tap shows at once behind the sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from typing import Any

import flet as ft

from models.games import GAMES
from models.history.repository import History
from views.desk import Desk
from views.history_filter import Filter
from views.kit.bottom_sheet import Notes, bottom_sheet
from views.kit.button import main_button, plain_button, tile_button
from views.kit.words import full_day, t, tn

Choice = tuple[str, str, bool, dict[str, Any]]
MOST_PEOPLE, MOST_PLACES, MOST_YEARS = 12, 12, 12
_UNSET: dict[str, Any] = dict.fromkeys(("game", "finished", "person", "place", "since", "until"))


def filter_sheet(
    desk: Desk, which: Filter, show: Callable[..., Any], notes: Notes, close: Callable[[], Any]
) -> ft.BottomSheet:
    """`show(**filter)` changes the list; `notes` knows whether all players are shown."""
    history, look = desk.history, desk.look
    n = history.sessions.count(**which.asked)
    clear = plain_button(t("Take all off"), lambda _: show(**_UNSET), key="filter-clear")
    done = main_button(
        tn("Show {n} session", "Show {n} sessions", n), lambda _: close(), key="filter-done", expand=True
    )
    narrow = look.large or look.width < 360
    return bottom_sheet(
        t("Filter"),
        "",
        [
            _section(t("Game"), _games(which), show),
            _section(t("Finished or not"), _ends(which), show),
            *_players(history, which, show, notes),
            _section(t("Place"), _places(history, which), show),
            _section(t("Period"), _periods(history, which), show),
            _days(desk, which, show),
        ],
        close,
        actions=[clear, _alone(done)] if narrow else [ft.Row([clear, done], spacing=8)],
    )


def _alone(button: ft.Control) -> ft.Control:
    button.expand = None
    return button


def _section(name: str, choices: Sequence[Choice], show: Callable[..., Any]) -> ft.Control:
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


def _games(which: Filter) -> list[Choice]:
    return [(game.name, key, which.game == key, {"game": key}) for key, game in GAMES.items()]


def _ends(which: Filter) -> list[Choice]:
    return [
        (t("Finished"), "finished", which.finished is True, {"finished": True}),
        (t("Open"), "open", which.finished is False, {"finished": False}),
    ]


def _players(history: History, which: Filter, show: Callable[..., Any], notes: Notes) -> list[ft.Control]:
    people = _people(history, which)
    every = notes.get("everybody") or len(people) <= MOST_PEOPLE + 1
    shown = people if every else [one for n, one in enumerate(people) if n < MOST_PEOPLE or one[2]]
    more = plain_button(
        t("{n} more", n=len(people) - len(shown)),
        lambda _: notes.put(everybody=True),
        key="everybody",
        small=True,
    )
    return [_section(t("Player"), shown, show), *([] if every else [ft.Row([more])])]


def _people(history: History, which: Filter) -> list[Choice]:
    """Those who have played, the most frequent first; archived ones too, as their sessions are still there."""
    times = history.people.times_played()
    people = [*history.people.list(), *history.people.list(archived=True)]
    played = sorted((person for person in people if times.get(person.id)), key=lambda one: -times[one.id])
    return [(one.name, one.id, which.person == one.id, {"person": one.id}) for one in played]


def _places(history: History, which: Filter) -> list[Choice]:
    places = [place for place, _ in history.sessions.places()[:MOST_PLACES]]
    if which.place and which.place not in places:
        places.append(which.place)
    return [(place, f"place-{n}", which.place == place, {"place": place}) for n, place in enumerate(places)]


def _periods(history: History, which: Filter) -> list[Choice]:
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


def _days(desk: Desk, which: Filter, show: Callable[..., Any]) -> ft.Control:
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

"""The sheet with all filters of the history: what, who, where, when. Each tap shows at once behind the sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games import GAMES
from models.history.repository import History
from views.desk import Desk
from views.history_filter import Filter
from views.kit.bottom_sheet import Notes, bottom_sheet
from views.kit.button import main_button, plain_button
from views.kit.words import t, tn
from views.where_when import Choice, days, periods, places, section

MOST_PEOPLE = 12
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
            section(t("Game"), _games(which), show),
            section(t("Finished or not"), _ends(which), show),
            *_players(history, which, show, notes),
            section(t("Place"), places(history, which), show),
            section(t("Period"), periods(history, which), show),
            days(desk, which, show),
        ],
        close,
        actions=[clear, _alone(done)] if narrow else [ft.Row([clear, done], spacing=8)],
    )


def _alone(button: ft.Control) -> ft.Control:
    button.expand = None
    return button


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
    return [section(t("Player"), shown, show), *([] if every else [ft.Row([more])])]


def _people(history: History, which: Filter) -> list[Choice]:
    """Those who have played, the most frequent first; archived ones too, as their sessions are still there."""
    times = history.people.times_played()
    people = [*history.people.list(), *history.people.list(archived=True)]
    played = sorted((person for person in people if times.get(person.id)), key=lambda one: -times[one.id])
    return [(one.name, one.id, which.person == one.id, {"person": one.id}) for one in played]

"""The statistics: a topic, of all sessions or of those of one game, place or period. Counts nothing itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import flet as ft

from models.games import GAMES
from views.desk import Desk, Look, use_desk
from views.kit.bar import bar
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import icon_button, main_button, plain_button
from views.kit.choices import Choice as Chip
from views.kit.choices import choices
from views.kit.component import screen
from views.kit.drawing import picture
from views.kit.shell import bare, column
from views.kit.sides import TWO
from views.kit.words import t
from views.statistics_choice import OF_ONE_GAME, Choice, Topic
from views.statistics_duel import Duel
from views.statistics_overview import Overview
from views.statistics_parts import Parts
from views.statistics_records import Records
from views.statistics_scores import Scores
from views.statistics_solo import Solo
from views.statistics_wait import Preparing
from views.where_when import days, period, periods, places, section

_KEPT = "statistics"  # what was chosen comes back with the screen, as long as the page is open


@screen
def Statistics() -> ft.View:
    """The topics as chips, those that compare scores once a game is chosen."""
    desk = use_desk()
    look = desk.look
    here = ft.use_route_location()
    before: Choice = ft.use_memo(lambda: _kept(desk), [])
    choice, keep = ft.use_state(before)
    filtering, filter_ = ft.use_state(False)
    ready, is_ready = ft.use_state(0)
    games = ft.use_memo(lambda: _played(desk), [here])
    if len(games) == 1 and choice.game is None:
        choice = replace(choice, game=games[0])
    count = desk.history.sessions.count

    def show(**values: Any) -> None:
        def changed(now: Choice) -> Choice:
            found = replace(now, **values)
            if "game" in values:
                plain = found.topic if found.game or found.topic not in OF_ONE_GAME else "overview"
                found = replace(found, topic=plain, parts=None)
            desk.page.session.store.set(_KEPT, found)
            return found

        keep(changed)

    # The same one at every drawing, so that a topic is not drawn again for nothing.
    shown = ft.use_memo(lambda: show, [])
    span = choice.span
    found = count(finished=True, game=span.game, place=span.place, since=span.since, until=span.until)
    topics = _topics(desk, choice, found)
    topic: Topic = choice.topic if choice.topic in {key for key, _ in topics} else "overview"
    ft.use_dialog(_sheet(desk, choice, shown, lambda: filter_(False)) if filtering else None)
    button = icon_button(
        t("Place and period"),
        ft.Icons.TUNE_ROUNDED,
        lambda _: filter_(True),
        key="filter",
        selected=choice.narrowed,
    )
    top = bar(look, t("Statistics"), back=lambda _: desk.go("/history"), more=[button] if games else [])
    body: list[ft.Control] = []
    if not games:
        body.append(_empty(desk))
    else:
        body += _head(look, choice, games, topics, topic, shown)
        wait = Preparing(lambda: is_ready(lambda n: n + 1), key="preparing")
        shows = _body(choice, topic, shown, f"{topic}-{ready}") if found else _nothing(choice, shown)
        body.append(ft.Column([wait, shows], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))
    return bare(column(look, top=top, body=body, most_width=TWO))


def _kept(desk: Desk) -> Choice:
    kept = desk.page.session.store.get(_KEPT)
    return kept if isinstance(kept, Choice) else Choice()


def _played(desk: Desk) -> list[str]:
    """The games that have been played to an end."""
    return [key for key in GAMES if desk.history.sessions.list(1, game=key, finished=True)]


def _topics(desk: Desk, choice: Choice, found: int) -> list[tuple[Topic, str]]:
    topics: list[tuple[Topic, str]] = [
        ("overview", t("Overview")),
        ("scores", t("Scores")),
        ("parts", t("Parts")),
        ("records", t("Records")),
        ("solo", t("Alone")),
        ("duel", t("Head to head")),
    ]
    if choice.game is None:
        topics = [each for each in topics if each[0] not in OF_ONE_GAME]
    elif GAMES[choice.game].fewest > 1:
        topics = [each for each in topics if each[0] != "solo"]
    return topics


def _head(
    look: Look,
    choice: Choice,
    games: Sequence[str],
    topics: Sequence[tuple[Topic, str]],
    topic: Topic,
    show: Any,
) -> list[ft.Control]:
    found: list[ft.Control] = []
    if len(games) > 1:
        chips = [Chip("", t("All games")), *(Chip(key, GAMES[key].name) for key in games)]
        found.append(choices(chips, {choice.game or ""}, lambda key: show(game=key or None), prefix="game"))
    tabs = [Chip(key, name) for key, name in topics]
    found.append(choices(tabs, {topic}, lambda key: show(topic=key), prefix="topic", wrap=not look.large))
    off: list[Chip] = []
    if choice.place:
        off.append(Chip("place", choice.place, icon=ft.Icons.CLOSE_ROUNDED))
    if choice.since or choice.until:
        off.append(Chip("period", period(choice.filter), icon=ft.Icons.CLOSE_ROUNDED))
    if off:

        def take_off(key: str) -> None:
            show(**({"place": None} if key == "place" else {"since": None, "until": None}))

        found.append(choices(off, {"place", "period"}, take_off, prefix="off"))
    return found


def _body(choice: Choice, topic: Topic, show: Any, key: str) -> ft.Control:
    span = choice.span
    match topic:
        case "scores":
            return Scores(span, choice.people, show, key=key)
        case "parts":
            return Parts(span, choice.person, choice.parts, show, key=key)
        case "records":
            return Records(span, key=key)
        case "solo":
            return Solo(span, choice.person, show, key=key)
        case "duel":
            return Duel(span, choice.one, choice.other, show, key=key)
    return Overview(span, show, key=key)


def _sheet(desk: Desk, choice: Choice, show: Any, close: Any) -> ft.BottomSheet:
    """The history's own filters of place and period."""
    which = choice.filter
    all_ = plain_button(
        t("Take all off"), lambda _: show(place=None, since=None, until=None), key="filter-clear"
    )
    done = main_button(t("Done"), lambda _: close(), key="filter-done")
    return bottom_sheet(
        t("Place and period"),
        "",
        [
            section(t("Place"), places(desk.history, which), show),
            section(t("Period"), periods(desk.history, which), show),
            days(desk, which, show),
        ],
        close,
        actions=[all_, done],
    )


def _empty(desk: Desk) -> ft.Control:
    return _said(
        t("Nothing to count yet"),
        t("Finish a game, and here is who wins, how scores move, and what they are made of."),
        main_button(t("To the games"), lambda _: desk.go("/"), icon=ft.Icons.HOME_OUTLINED, key="games"),
        "sheep",
    )


def _nothing(choice: Choice, show: Any) -> ft.Control:
    return _said(
        t("No finished session here"),
        t("Nothing was played to its end at this place and in this time.")
        if choice.narrowed
        else t("This game was not played to its end yet."),
        plain_button(
            t("Show all"), lambda _: show(game=None, place=None, since=None, until=None), key="show-all"
        ),
        "black-sheep",
    )


def _said(title: str, words: str, button: ft.Control, drawing: str) -> ft.Control:
    middle = ft.TextAlign.CENTER
    return ft.Container(
        ft.Column(
            [
                picture(drawing, 112),
                ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_LARGE, text_align=middle),
                ft.Text(words, text_align=middle),
                ft.Container(height=8),
                button,
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.symmetric(horizontal=16, vertical=48),
    )

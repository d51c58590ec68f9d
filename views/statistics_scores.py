"""Scores of one game over time, up to four people as lines, and everybody's average and best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.games import GAMES
from models.history.figure import Span, Standing
from views.desk import use_desk
from views.kit.chart_bars import Bar, ShortBars
from views.kit.component import component
from views.kit.shell import heading, quiet
from views.kit.sides import side_width, sides
from views.kit.words import mean, signed, t, tn
from views.people_choice import MORE, Somebody, people_chips, people_sheet, somebodies
from views.roster import apart
from views.statistics_chart import course_chart
from views.statistics_course import scores_of

LINES = 4
FEW = 3  # fewer scores than that make no average to be proud of


def often(standings: Sequence[Standing]) -> list[Standing]:
    """Those who played most first."""
    return sorted(standings, key=lambda one: -one.sessions)


def toggled(chosen: Sequence[str], value: str, most: int = LINES) -> tuple[str, ...]:
    """Without the value where it was chosen, else with it; then the one chosen first makes room where it must."""
    if value in chosen:
        return tuple(each for each in chosen if each != value)
    return (*chosen, value)[-most:]


def few_last() -> str:
    """The order of averages in words."""
    return t("Who has fewer than {n} scores stands below the others.", n=FEW)


@component
def Scores(span: Span, people: tuple[str, ...] | None, choose: Callable[..., Any]) -> ft.Control:
    """`people` are the ids of the lines, None: those who played most; `choose(people=)` changes them."""
    desk = use_desk()
    look = desk.look
    asked, ask = ft.use_state(False)
    standings = ft.use_memo(lambda: desk.history.statistics.standings(span), [span])
    told = [(one.person, one.name) for one in often(standings)]
    about = [tn("One session", "{n} sessions", one.sessions) for one in often(standings)]
    known = somebodies(desk.history, told, about)
    by_id = {one.id: one for one in known}
    first = tuple(one.id for one in known[:LINES])
    chosen = first if people is None else tuple(id for id in people if id in by_id)
    lines = list(zip(chosen, apart([by_id[id].mark for id in chosen]), strict=True))
    course = ft.use_memo(lambda: scores_of(desk.history, span, lines) if lines else None, [span, chosen])

    def pick(id: str) -> None:
        if id == MORE:
            ask(True)
        else:
            choose(people=toggled(chosen, id))

    def picked(id: str) -> None:
        ask(False)
        pick(id)

    title = t("Whose scores?")
    few = t("Up to four at once; one more takes the place of the first.")
    sheet = people_sheet(title, known, chosen, picked, lambda: ask(False), few) if asked else None
    ft.use_dialog(sheet)
    left: list[ft.Control] = [
        heading(t("Scores over time")),
        people_chips(known, chosen, pick, prefix="line"),
    ]
    if course is None:
        left.append(quiet(t("Choose whose scores to see.")))
    elif not course.across:
        left.append(quiet(t("No session here has a day.")))
    else:
        what = t("Scores of {game}", game=GAMES[span.game].name if span.game in GAMES else "")
        left += course_chart(look, course, side_width(look), what, "scores")
    right = [
        heading(t("Average and best")),
        ShortBars(tuple(_rows(known, standings)), None, "averages", key="averages"),
    ]
    if any(one.sessions < FEW for one in standings):
        right.append(quiet(few_last()))
    return sides(look, left, right)


def _rows(known: Sequence[Somebody], standings: Sequence[Standing]) -> list[Bar]:
    """By their average, those with few scores last; those who belong to nobody of the roster too."""
    marks = {one.id: one.mark for one in known}
    found = []
    for one in sorted(standings, key=lambda one: (one.sessions < FEW, -one.average)):
        mark = marks.get(one.person or "")
        about = t(
            "best {points}, in {sessions}",
            points=signed(one.best),
            sessions=tn("one session", "{n} sessions", one.sessions),
        )
        letter, colour = (mark.letter, mark.colour) if mark else (one.name[:1].upper(), 0)
        found.append(Bar(one.name, one.average, mean(one.average), about, letter, colour))
    return found

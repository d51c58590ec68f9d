"""Sessions without others: their scores over time, their ratings and the last ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date
from typing import Any

import flet as ft

from models.games import GAMES
from models.history.figure import Point, Span
from views.desk import use_desk
from views.games import LOOKS
from views.kit.chart import Series
from views.kit.chart_bars import Bar, bars
from views.kit.component import component
from views.kit.figures import figures
from views.kit.shell import card, heading, quiet
from views.kit.sides import side_width, sides
from views.kit.words import mean, short_date, signed, t, tn, whole
from views.people_choice import MORE, people_chips, people_sheet, somebodies
from views.statistics_chart import course_chart
from views.statistics_course import MOST, Course
from views.statistics_records import scores

LAST = 8


@component
def Solo(span: Span, person: str | None, choose: Callable[..., Any]) -> ft.Control:
    """Of everybody or of one person; `choose(person=)` changes whose."""
    desk = use_desk()
    look = desk.look
    asked, ask = ft.use_state(False)
    everybodys = ft.use_memo(lambda: desk.history.statistics.ratings(span), [span])
    often = Counter((point.person, point.name) for point in everybodys)
    known = somebodies(desk.history, [who for who, _ in often.most_common()])
    if person not in {one.id for one in known}:
        person = None
    points = [point for point in everybodys if person is None or point.person == person]

    def pick(id: str) -> None:
        ask(id == MORE)
        if id != MORE:
            choose(person=id or None)

    title = t("Whose sessions?")
    ft.use_dialog(people_sheet(title, known, {person or ""}, pick, lambda: ask(False)) if asked else None)
    if not points:
        return quiet(t("Nobody has played alone here yet."))
    width = side_width(look)
    totals = [point.total for point in points]
    told = [
        (whole(len(points)), t("Sessions alone")),
        (str(signed(max(totals))), t("Best")),
        (mean(sum(totals) / len(totals)), t("On average")),
    ]
    left: list[ft.Control] = []
    if len(known) > 1:
        left.append(people_chips(known, {person} if person else (), pick, prefix="of", everybody=True))
    left.append(figures(look, told, width))
    last = [point for point in points if point.day][-MOST:]
    if last:
        heard = t("Sessions alone of {game}", game=GAMES[span.game].name if span.game in GAMES else "")
        name = heading(tn("The last session", "The last {n} sessions", len(last)))
        left += [name, *course_chart(look, _course(last), width, heard, "solo")]
    right: list[ft.Control] = []
    rated = _ratings(points)
    if rated:
        right += [heading(t("Ratings")), card(bars(rated), padding=14)]
    newest = list(reversed(points))[:LAST]
    words = [rating(point) for point in newest]
    right += [heading(t("The newest")), card(scores(desk, newest, told=words), padding=4)]
    return sides(look, left, right)


def rating(point: Point) -> str:
    """The rating in the game's words, or nothing where it has none."""
    look = LOOKS.get(point.game)
    return look.past.rating(point.rating) if look is not None and point.rating is not None else ""


def _ratings(points: Sequence[Point]) -> list[Bar]:
    """How often each rating was reached, the best first."""
    found = Counter(point.rating for point in points if point.rating is not None)
    named = {point.rating: rating(point) for point in points}
    return [
        Bar(named[row], found[row], tn("once", "{n} times", found[row]))
        for row in sorted(found, reverse=True)
    ]


def _course(points: Sequence[Point]) -> Course:
    across = tuple(short_date(date.fromisoformat(point.day)) for point in points)
    line = Series(t("Points"), "", 1, tuple(point.total for point in points))
    return Course("session", across, (line,))

"""Scores and parts of scores over time, as lines: from session to session, or averages by month or year."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from models.history.figure import Span, Stage, Step
from models.history.repository import History
from views.kit.chart import Series
from views.kit.seatmark import SeatMark
from views.kit.words import short_date, short_month, t

MOST = 24  # so many places along a chart can still be told apart


@dataclass(frozen=True)
class Course:
    """Lines over the places named `across`."""

    step: Step
    across: tuple[str, ...]
    series: tuple[Series, ...]

    @property
    def title(self) -> str:
        """What a point of a line is."""
        return {
            "session": t("From session to session"),
            "month": t("Averages by month"),
            "year": t("Averages by year"),
        }[self.step]


def step_of(history: History, span: Span, person: str | None = None) -> Step:
    """The finest step that a chart has room for."""
    months = history.statistics.months(span, person)
    if sum(each.sessions for each in months) <= MOST:
        return "session"
    return "month" if len(months) <= MOST else "year"


def scores_of(history: History, span: Span, people: Sequence[tuple[str, SeatMark]]) -> Course:
    """A line of scores for each of the people (id and mark)."""
    counted = history.statistics
    alone = people[0][0] if len(people) == 1 else None
    step = step_of(history, span, alone)
    stages = counted.course(step, span, alone)
    if alone is None:
        lines = [(mark, counted.course(step, span, id)) for id, mark in people]
    else:
        lines = [(people[0][1], stages)]
    seen = {stage.key for _, line in lines for stage in line}
    return _course(step, [stage for stage in stages if stage.key in seen], lines)


def parts_of(
    history: History, span: Span, person: str | None, parts: Sequence[tuple[str, SeatMark]]
) -> Course:
    """A line for each of the parts (key and mark), of everybody or of one person."""
    counted = history.statistics
    known = {
        stage.key: stage.day for part, _ in parts for stage in counted.course("session", span, person, part)
    }
    months = {day[:7] for day in known.values()}
    step: Step = "session" if len(known) <= MOST else "month" if len(months) <= MOST else "year"
    lines = [(mark, counted.course(step, span, person, part)) for part, mark in parts]
    seen = {stage.key: stage for _, line in lines for stage in line}
    if step == "session":
        stages = [stage for stage in counted.course(step, span, person) if stage.key in seen]
    else:
        stages = [seen[key] for key in sorted(seen)]
    return _course(step, stages, lines)


def _course(step: Step, stages: Sequence[Stage], lines: Sequence[tuple[SeatMark, Sequence[Stage]]]) -> Course:
    series = []
    for mark, line in lines:
        found = {stage.key: stage.average for stage in line}
        values = tuple(found.get(stage.key) for stage in stages)
        series.append(Series(mark.name, mark.letter, mark.colour, values))
    return Course(step, tuple(_name(step, stage) for stage in stages), tuple(series))


def _name(step: Step, stage: Stage) -> str:
    if step == "year":
        return stage.key
    day = date.fromisoformat(stage.day)
    return short_month(day) if step == "month" else short_date(day)

"""A course as the screens show it: the chart, whose line is which, and its numbers in a table."""

from __future__ import annotations

import flet as ft

from views.desk import Look
from views.kit.chart import legend, line_chart
from views.kit.chart_numbers import ChartNumbers
from views.kit.shell import quiet
from views.kit.words import mean, t, whole
from views.statistics_course import Course


def course_chart(look: Look, course: Course, width: float, what: str, key: str) -> list[ft.Control]:
    """`what` is counted along the lines ("Scores of Volle Weide"): the words before the chart's own."""
    number = whole if course.step == "session" else mean
    spoken = [
        t("{name}: from {first} to {last}", name=one.name, first=number(one.first), last=number(one.last))
        for one in course.series
        if one.first is not None and one.last is not None
    ]
    chart = line_chart(
        look,
        course.series,
        course.across,
        width=width,
        spoken=f"{what}. {course.title}. {'; '.join(spoken)}.",
        key=key,
        number=whole,
    )
    parts: list[ft.Control] = [quiet(course.title), chart]
    if len(course.series) > 1:
        parts.append(legend(course.series, number))
    numbers = ChartNumbers(course.series, course.across, number, f"numbers-{key}", key=f"table-{key}")
    return [*parts, numbers]

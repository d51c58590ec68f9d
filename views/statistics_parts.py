"""Parts of the scores of one game and its other figures: averages, over time, and by player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.games import GAMES
from models.history.figure import Part, PartStanding, Span
from views.desk import Desk, use_desk
from views.kit.badge import letters
from views.kit.chart_bars import Bar, ShortBars, bars
from views.kit.component import component
from views.kit.seatmark import SeatMark
from views.kit.shell import card, heading, quiet
from views.kit.sides import side_width, sides
from views.kit.words import mean, signed, t, tn
from views.people_choice import MORE, people_chips, people_sheet, somebodies
from views.roster import roster_marks
from views.statistics_chart import course_chart
from views.statistics_course import parts_of
from views.statistics_names import FIRST, is_part, ordered, part_name
from views.statistics_scores import FEW, few_last, often, toggled


@component
def Parts(
    span: Span,
    person: str | None,
    parts: tuple[str, ...] | None,
    choose: Callable[..., Any],
) -> ft.Control:
    """Of everybody or of one person; `parts` are those over time. `choose(person=, parts=)` changes them."""
    desk = use_desk()
    look, counted = desk.look, desk.history.statistics
    game = span.game or ""
    asked, ask = ft.use_state(False)
    standings = ft.use_memo(lambda: counted.standings(span), [span])
    table = ft.use_memo(lambda: {one.part: one for one in counted.parts(span, person)}, [span, person])
    known = somebodies(desk.history, [(one.person, one.name) for one in often(standings)])

    def pick(id: str) -> None:
        ask(id == MORE)
        if id != MORE:
            choose(person=id or None)

    sheet = (
        people_sheet(t("Whose scores?"), known, {person or ""}, pick, lambda: ask(False)) if asked else None
    )
    ft.use_dialog(sheet)
    chips = people_chips(known, {person} if person else (), pick, prefix="of", everybody=True)
    first = (
        tuple(part for part in FIRST.get(game, ()) if part in table) or tuple(ordered(game, list(table)))[:1]
    )
    chosen = first if parts is None else tuple(part for part in parts if part in table)
    left: list[ft.Control] = [heading(t("On average")), chips]
    if table:
        left += [
            quiet(t("Tap what to see over time, up to four at once.")),
            *_table(game, table, chosen, lambda part: choose(parts=toggled(chosen, part))),
        ]
    else:
        left.append(quiet(t("Nothing was counted here yet.")))
    marks = _marks(game, chosen)
    course = ft.use_memo(
        lambda: (
            parts_of(desk.history, span, person, list(zip(chosen, marks, strict=True))) if chosen else None
        ),
        [span, person, chosen],
    )
    right: list[ft.Control] = []
    if course is not None and course.across:
        what = t("{parts} in {game}", parts=", ".join(mark.name for mark in marks), game=GAMES[game].name)
        title = marks[0].name if len(marks) == 1 else t("Over time")
        right += [heading(title), *course_chart(look, course, side_width(look), what, "parts")]
    last = chosen[-1] if chosen else ""
    owners = ft.use_memo(lambda: counted.part_standings(last, span), [span, last])
    right += _by_player(desk, span, last, owners)
    return sides(look, left, right)


def _marks(game: str, parts: Sequence[str]) -> list[SeatMark]:
    """Parts as lines: each with the letter of its name, where those differ, and a colour."""
    names = [part_name(game, part) for part in parts]
    plain = [name.rpartition(": ")[2] for name in names]
    return [
        SeatMark(name, letter, place)
        for place, (name, letter) in enumerate(zip(names, letters(plain), strict=True))
    ]


def _table(
    game: str, table: dict[str, Part], chosen: Sequence[str], toggle: Callable[[str], Any]
) -> list[ft.Control]:
    order = ordered(game, list(table))
    of_score = [table[part] for part in order if is_part(game, part)]
    others = [table[part] for part in order if not is_part(game, part)]
    found: list[ft.Control] = []
    for title, rows in ((t("Parts of the score"), of_score), (t("Other figures"), others)):
        if rows:
            found += [
                ft.Text(title, theme_style=ft.TextThemeStyle.LABEL_MEDIUM),
                card(
                    bars([_bar(game, one) for one in rows], toggle, prefix="part", chosen=chosen), padding=8
                ),
            ]
    return found


def _bar(game: str, one: Part) -> Bar:
    about = t(
        "from {lowest} to {highest}, {scores}",
        lowest=signed(one.lowest),
        highest=signed(one.highest),
        scores=tn("one score", "{n} scores", one.seats),
    )
    return Bar(part_name(game, one.part), one.average, mean(one.average), about, key=one.part)


def _by_player(desk: Desk, span: Span, part: str, found: Sequence[PartStanding]) -> list[ft.Control]:
    marks = roster_marks(desk.history, [(one.person, one.name) for one in found])
    rows = [
        Bar(
            one.name,
            one.average,
            mean(one.average),
            t("from {lowest} to {highest}", lowest=signed(one.lowest), highest=signed(one.highest)),
            mark.letter,
            mark.colour,
        )
        for one, mark in sorted(zip(found, marks, strict=True), key=lambda each: each[0].seats < FEW)
    ]
    name = part_name(span.game or "", part)
    if not rows:
        return []
    title = heading(t("{part} by player", part=name))
    table = ShortBars(tuple(rows), None, "by-player", key=f"by-player-{part}")
    return [title, table, *([quiet(few_last())] if any(one.seats < FEW for one in found) else [])]

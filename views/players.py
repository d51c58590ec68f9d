"""The roster: who plays, who was archived, and names that may be one person. What is known of each has its page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import flet as ft

from models.history.repository import History
from models.history.tables import Person
from models.kernel.fault import Fault
from views.desk import Desk, use_desk
from views.kit.badge import badge, letters
from views.kit.button import does, plain_button, tile_button, tonal_button
from views.kit.component import component, screen
from views.kit.field import text_field
from views.kit.page import page
from views.kit.seatcolour import MANY, list_colour
from views.kit.shell import heading, quiet
from views.kit.words import day, say, t, tn, today
from views.merging import alike, merge_sheet
from views.similar import similar


@dataclass(frozen=True)
class Line:
    """A person of the roster with what is told about them."""

    person: Person
    letter: str
    colour: int
    about: str


@dataclass(frozen=True)
class Roster:
    """Who is on the list, who was archived, and groups of names that look the same."""

    lines: Sequence[Line]
    gone: Sequence[Person]
    alike: Sequence[tuple[Person, ...]]


def read(history: History) -> Roster:
    """All of it as it is now."""
    people = history.people
    return Roster(lines(history, people.list()), people.list(archived=True), people.alike())


@screen
def Players() -> ft.View:
    """Reads the roster afresh whenever it comes into sight."""
    desk = use_desk()
    on_top = ft.use_route_location().split("?")[0].rstrip("/") == "/players"
    _, turn = ft.use_state(0)
    pair, compare = ft.use_state(("", ""))
    kept: Any = ft.use_ref(None)
    # Out of sight nothing is read.
    if on_top or kept.current is None:
        kept.current = read(desk.history)
    now: Roster = kept.current
    roster, gone, groups = now.lines, now.gone, now.alike

    def changed() -> None:
        turn(lambda n: n + 1)

    def bring(person: Person) -> None:
        desk.attempt(lambda: desk.history.people.restore(person.id))
        changed()

    def seen(id: str) -> None:
        desk.go(f"/players/{id}")

    def swap() -> None:
        compare(lambda now: (now[1], now[0]))

    one, other = (desk.history.people.row(id) for id in pair)
    sheet = merge_sheet(desk, one, other, swap, changed, lambda: compare(("", ""))) if one and other else None
    ft.use_dialog(sheet)
    statistics = tonal_button(
        t("Statistics"), lambda _: desk.go("/statistics"), icon=ft.Icons.INSIGHTS_ROUNDED, key="statistics"
    )
    new = NewPerson(changed, key="new-person")
    odd = alike(groups, lambda gone, kept: compare((gone.id, kept.id)))
    archived: list[ft.Control] = []
    if gone:
        archived = [heading(t("Archived")), _card([_archived(desk, person, bring) for person in gone])]
    if not roster:
        words = t("Nobody is on the list yet. Who plays is added here or when a game is set up.")
        return page(desk, "/players", t("Players"), [new, quiet(words), *archived], [])
    list_ = _card([_row(line, seen) for line in roster])
    if desk.look.wide and not desk.look.large:
        return page(desk, "/players", t("Players"), [new, statistics, *odd, *archived], [list_])
    return page(desk, "/players", t("Players"), [new, statistics, *odd, list_, *archived], [])


def lines(history: History, people: Sequence[Person]) -> list[Line]:
    """What the roster shows of each."""
    played, times = history.people.last_played(), history.people.times_played()
    marks = letters([person.name for person in people])
    return [
        Line(
            person,
            mark,
            list_colour(person.id, person.colour),
            _about(played.get(person.id), times.get(person.id, 0)),
        )
        for person, mark in zip(people, marks, strict=True)
    ]


def _about(played: str | None, times: int) -> str:
    if not played or not times:
        return t("Has not played yet")
    when = datetime.fromisoformat(played).replace(tzinfo=UTC).astimezone()
    return tn(
        "One session, {day}",
        "{n} sessions, last {day}",
        times,
        day=day(when, today(when)),
    )


def _row(line: Line, seen: Callable[[str], Any]) -> ft.Control:
    """A row that leads to the person's page."""
    person = line.person
    return tile_button(
        person.name,
        ft.Row(
            [
                badge(line.letter, line.colour, 38),
                ft.Column(
                    [
                        ft.Text(person.name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
                        ft.Text(
                            line.about,
                            theme_style=ft.TextThemeStyle.BODY_SMALL,
                            color=ft.Colors.ON_SURFACE_VARIANT,
                        ),
                    ],
                    spacing=0,
                    tight=True,
                    expand=True,
                ),
                ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, size=24, color=ft.Colors.ON_SURFACE_VARIANT),
            ],
            spacing=14,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        does(seen, person.id),
        key=f"person-{person.id}",
        flat=True,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def _archived(desk: Desk, person: Person, bring: Callable[[Person], Any]) -> ft.Control:
    name = ft.Text(person.name, theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=not desk.look.large or None)
    back = tonal_button(t("Bring back"), lambda _: bring(person), small=True, key=f"bring-{person.id}")
    inset = ft.Padding.symmetric(horizontal=12, vertical=8)
    if desk.look.large:
        return ft.Container(ft.Column([name, back], spacing=8), padding=inset)
    row = ft.Row([name, back], spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(row, padding=inset)


def _card(rows: Sequence[ft.Control]) -> ft.Control:
    parts: list[ft.Control] = []
    for position, row in enumerate(rows):
        if position:
            parts.append(ft.Divider(height=1, thickness=1, color=ft.Colors.OUTLINE_VARIANT))
        parts.append(row)
    return ft.Container(
        ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=4,
        border_radius=20,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
    )


@component
def NewPerson(changed: Callable[[], Any]) -> ft.Control:
    """A field for somebody new. A name that is there, whatever its case and spaces, is that person."""
    desk = use_desk()
    name, write = ft.use_state("")
    wrong, blame = ft.use_state("")
    people = desk.history.people

    def typed(text: str) -> None:
        write(text)
        blame("")

    def enter(text: str) -> None:
        if not text.strip():
            return
        known = people.find(text)
        try:
            person = people.add(text, None if known else _free_colour(people.list()))
        except Fault as fault:
            blame(say(fault.message))
            return
        write("")
        changed()
        if known is not None:
            desk.tell(
                t("{name} is on the list already.", name=person.name)
                if known.archived_at is None
                else t("{name} is back from the archive.", name=person.name)
            )

    like = similar(name, [person.name for person in people.list()])
    large = desk.look.large
    field = text_field(
        t("New player"),
        name,
        change=typed,
        enter=enter,
        error=wrong,
        hint=t("There is also {name}.", name=like) if like else "",
        key="new-player",
        stay=True,
        expand=not large,
    )
    button = plain_button(
        t("Add"),
        (lambda _: enter(name)) if name.strip() else None,
        icon=None if large else ft.Icons.PERSON_ADD_ALT_ROUNDED,
        key="add-player",
    )
    if large:
        return ft.Column([field, button], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row([field, button], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def _free_colour(people: Sequence[Person]) -> int:
    """The seat colour that the fewest have."""
    used = [person.colour for person in people]
    return min(range(MANY), key=used.count)

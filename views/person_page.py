"""One person looked back at: sessions, wins, streaks, scores, with whom; and what is changed about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from models.history.figure import Personal
from models.history.summaries import Summary
from models.history.tables import Person
from views.desk import Desk, use_desk
from views.kit.badge import badge
from views.kit.bar import bar
from views.kit.button import icon_button, main_button, tonal_button
from views.kit.component import component, screen
from views.kit.figures import figures
from views.kit.seatmark import SeatMark
from views.kit.shell import bare, card, column, heading, notice, quiet
from views.kit.sides import TWO, side_width, sides
from views.kit.words import percent, t, tn, whole
from views.last_results import last_results
from views.merging import merge_sheet, with_whom
from views.person import PersonCard
from views.person_company import Company
from views.person_scores import PersonScores, games
from views.roster import roster_marks

LAST = 5


@dataclass(frozen=True)
class Portrait:
    """What is known of a person."""

    person: Person
    mark: SeatMark
    personal: Personal
    last: tuple[Summary, ...]
    others: tuple[str, ...]


def read(desk: Desk, id: str) -> Portrait | None:
    """Counts it; None where nobody has that id. Who was merged is the one they were merged into."""
    history = desk.history
    person = history.people.get(id)
    if person is None:
        return None
    (mark,) = roster_marks(history, [(person.id, person.name)])
    last = tuple(history.sessions.list(LAST, person=person.id, finished=True))
    listed = [*history.people.list(), *history.people.list(archived=True)]
    others = tuple(other.name for other in listed if other.id != person.id)
    return Portrait(person, mark, history.statistics.person(person.id), last, others)


@screen
def PersonScreen() -> ft.View:
    """The person of the route."""
    id = ft.use_route_params()["person"]
    return bare(PersonPage(id, key=id))


@component
def PersonPage(id: str) -> ft.Control:
    """Reads the person afresh whenever the page comes into sight and after each change."""
    desk = use_desk()
    look = desk.look
    here = ft.use_route_location()
    turn, again = ft.use_state(0)
    editing, edit = ft.use_state(False)
    asked, ask = ft.use_state("")
    pair, choose = ft.use_state(("", ""))
    portrait = ft.use_memo(lambda: read(desk, id), [id, here, turn])

    def changed() -> None:
        again(lambda n: n + 1)

    def close() -> None:
        ask("")

    def archive(person: Person) -> None:
        if desk.attempt(lambda: desk.history.people.archive(person.id)):
            changed()
            desk.tell(
                t("{name} is archived; sessions stay as they are.", name=person.name),
                undo=lambda: bring(person),
            )

    def bring(person: Person) -> None:
        desk.attempt(lambda: desk.history.people.restore(person.id))
        changed()

    def with_other(other: str) -> None:
        choose((portrait.person.id if portrait else id, other))
        ask("merge")

    def swap() -> None:
        choose(lambda now: (now[1], now[0]))

    sheet: ft.BottomSheet | None = None
    if portrait is not None and asked == "whom":
        sheet = with_whom(desk, portrait.person, with_other, close)
    elif asked == "merge":
        gone, kept = (desk.history.people.row(each) for each in pair)
        if gone is not None and kept is not None:
            sheet = merge_sheet(desk, gone, kept, swap, changed, close)
    ft.use_dialog(sheet)
    if portrait is None:
        words = notice(t("Nobody on the list is found at this address."), bad=True)
        back = main_button(t("To the players"), lambda _: desk.go("/players"), key="players")
        return column(look, body=[words], actions=[back])
    person = portrait.person
    pencil = icon_button(
        t("Name and colour"),
        ft.Icons.EDIT_OUTLINED,
        lambda _: edit(not editing),
        key="edit-person",
        selected=editing,
    )
    top = bar(look, person.name, back=lambda _: desk.go("/players"), more=[pencil])
    head: list[ft.Control] = []
    if person.archived_at is not None:
        row: list[ft.Control] = [ft.Text(t("Archived"), theme_style=ft.TextThemeStyle.TITLE_SMALL)]
        row.append(tonal_button(t("Bring back"), lambda _: bring(person), small=True, key="bring"))
        head.append(ft.Row(row, spacing=12, wrap=True))
    if editing:
        head.append(
            card(
                PersonCard(
                    person,
                    portrait.others,
                    changed,
                    lambda: archive(person),
                    lambda: ask("whom"),
                    key=f"card-{person.id}-{turn if person.id != id else 0}",
                )
            )
        )
    left, right = _content(desk, portrait, f"{here} {turn}")
    return column(look, top=top, body=[sides(look, [*head, *left], right)], most_width=TWO)


def _content(desk: Desk, portrait: Portrait, read: str) -> tuple[Sequence[ft.Control], Sequence[ft.Control]]:
    look, personal, person = desk.look, portrait.personal, portrait.person
    if not personal.sessions:
        words = t(
            "{name} has not finished a game yet. Once that is done, wins and scores stand here.",
            name=person.name,
        )
        return [_head(portrait), quiet(words)], []
    width = side_width(look)
    left: list[ft.Control] = [_head(portrait), figures(look, _figures(personal), width)]
    left += [heading(t("Games")), games(look, personal.games)]
    last = [heading(t("Last sessions")), card(last_results(desk, portrait.last), padding=14)]
    keys = tuple(game.game for game in personal.games)
    right: list[ft.Control] = [PersonScores(person.id, portrait.mark, keys, width, read, key="scores")]
    if personal.companions:
        right.append(Company(person.id, person.name, personal.companions, read, key="company"))
    # On phones what was played last comes at the end, on wide screens below the games.
    return (left + last, right) if look.wide and not look.large else (left + right, last)


def _head(portrait: Portrait) -> ft.Control:
    mark, personal = portrait.mark, portrait.personal
    words = tn("One finished session", "{n} finished sessions", personal.sessions)
    alone = personal.sessions - personal.versus
    if alone:
        words = t(
            "{sessions}, {alone}", sessions=words, alone=tn("{n} of them alone", "{n} of them alone", alone)
        )
    return ft.Row([badge(mark.letter, mark.colour, 44), ft.Text(words, expand=True)], spacing=12)


def _figures(personal: Personal) -> list[tuple[str, str]]:
    told = [(whole(personal.sessions), t("Sessions")), (whole(personal.wins), t("Wins"))]
    if personal.versus:
        told[1] = (
            whole(personal.wins),
            t("Wins, {share} of those with others", share=percent(personal.wins / personal.versus)),
        )
        told += [
            (whole(personal.streak.now), t("Won in a row now")),
            (whole(personal.streak.longest), t("Won in a row at most")),
        ]
    return told

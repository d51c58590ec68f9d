"""Two names that are one person: what will happen, doing it, and taking it back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.history.tables import Person
from views.desk import Desk
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, main_button, plain_button
from views.kit.shell import notice
from views.kit.words import say, t, tn
from views.people_choice import people_sheet, somebodies
from views.similar import similar


def with_whom(
    desk: Desk, person: Person, choose: Callable[[str], Any], close: Callable[[], Any]
) -> ft.BottomSheet:
    """Who else the person is; those whose names look the same come first."""
    people = desk.history.people
    group = next((each for each in people.alike() if person.id in {one.id for one in each}), ())
    first = {one.id for one in group}

    def far(one: Person) -> tuple[bool, bool]:
        return one.id not in first, similar(person.name, [one.name]) is None

    listed = [*people.list(), *people.list(archived=True)]
    others = sorted((one for one in listed if one.id != person.id), key=far)
    times = people.times_played()
    about = [tn("One session", "{n} sessions", times.get(one.id, 0)) for one in others]
    known = somebodies(desk.history, [(one.id, one.name) for one in others], about)
    return people_sheet(
        t("{name} is the same person as …", name=person.name),
        known,
        (),
        choose,
        close,
        t("Their sessions come together under one name. Nothing happens before you have seen how."),
    )


def merge_sheet(
    desk: Desk,
    gone: Person,
    kept: Person,
    turn: Callable[[], Any],
    done: Callable[[], Any],
    close: Callable[[], Any],
) -> ft.BottomSheet:
    """What merging would do. `turn` keeps the other name instead; `done` comes after it."""
    people = desk.history.people
    title = t("{gone} becomes {kept}", gone=gone.name, kept=kept.name)
    if refusal := people.refusal(gone, kept):
        return bottom_sheet(title, "", [notice(say(refusal.message), bad=True, key="refusal")], close)
    times = people.times_played()
    moved, own = times.get(gone.id, 0), times.get(kept.id, 0)
    told = [
        tn(
            "One session of {gone} becomes one of {kept}, under that name.",
            "{n} sessions of {gone} become those of {kept}, under that name.",
            moved,
            gone=gone.name,
            kept=kept.name,
        )
        if moved
        else t("{gone} has no sessions.", gone=gone.name),
        *(
            [tn("{kept} then has one session.", "{kept} then has {n} sessions.", moved + own, kept=kept.name)]
            if moved
            else []
        ),
        t(
            "{gone} is no longer on the list. Whoever types that name means {kept}.",
            gone=gone.name,
            kept=kept.name,
        ),
        t("You can part them again at any time."),
    ]
    body: list[ft.Control] = [ft.Text(sentence) for sentence in told]
    other_way = plain_button(
        t("Keep the name {name} instead", name=gone.name),
        lambda _: turn(),
        icon=ft.Icons.SWAP_VERT_ROUNDED,
        key="merge-turn",
    )
    merge = main_button(
        t("Make them one"),
        lambda _: _merge(desk, gone, kept, done, close),
        icon=ft.Icons.MERGE_ROUNDED,
        key="merge-now",
    )
    away = plain_button(t("Close"), lambda _: close(), key="close-sheet")
    return bottom_sheet(title, "", body, close, actions=[away, other_way, merge])


def _merge(desk: Desk, gone: Person, kept: Person, done: Callable[[], Any], close: Callable[[], Any]) -> None:
    close()
    if desk.attempt(lambda: desk.history.people.merge(gone.id, kept.id)):
        done()
        desk.tell(
            t("{gone} is now {kept}.", gone=gone.name, kept=kept.name),
            undo=lambda: part(desk, gone, done),
        )


def part(desk: Desk, gone: Person, done: Callable[[], Any]) -> None:
    """Makes the merged person one of their own again."""
    if desk.attempt(lambda: desk.history.people.unmerge(gone.id)):
        done()


def also_known(desk: Desk, person: Person, changed: Callable[[], Any]) -> list[ft.Control]:
    """Those who were merged into the person, each to be parted again."""
    aliases = desk.history.people.aliases(person.id)
    if not aliases:
        return []
    rows: list[ft.Control] = [ft.Text(t("Also known as"), theme_style=ft.TextThemeStyle.LABEL_MEDIUM)]
    for alias in aliases:
        name = ft.Text(alias.name, theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=not desk.look.large)
        button = plain_button(
            t("Part again"), does(_parted, desk, alias, changed), small=True, key=f"part-{alias.id}"
        )
        if desk.look.large:
            rows.append(ft.Column([name, button], spacing=4))
        else:
            rows.append(ft.Row([name, button], spacing=8))
    return rows


def _parted(desk: Desk, alias: Person, changed: Callable[[], Any]) -> None:
    if desk.attempt(lambda: desk.history.people.unmerge(alias.id)):
        changed()
        desk.tell(t("{name} is a person of their own again.", name=alias.name))


def alike(groups: Sequence[tuple[Person, ...]], look_at: Callable[[Person, Person], Any]) -> list[ft.Control]:
    """Points out names that only look different to a machine, each with a way to make them one."""
    found: list[ft.Control] = []
    for group in groups:
        first, *others = group
        for other in others:
            found.append(
                ft.Column(
                    [
                        notice(
                            t(
                                '"{one}" and "{other}" differ only by case or spaces.',
                                one=first.name,
                                other=other.name,
                            ),
                            key=f"alike-note-{other.id}",
                        ),
                        plain_button(
                            t("Are they one person?"),
                            does(look_at, other, first),
                            icon=ft.Icons.MERGE_ROUNDED,
                            small=True,
                            key=f"alike-{other.id}",
                        ),
                    ],
                    spacing=8,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                )
            )
    return found

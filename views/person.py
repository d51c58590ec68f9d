"""One person of the roster, to be changed: name, colour, who else it is, and off the list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.history.tables import Person
from models.kernel.fault import Fault
from views.desk import use_desk
from views.kit.badge import badge, letters
from views.kit.button import does, plain_button, tile_button
from views.kit.component import component
from views.kit.field import text_field
from views.kit.seatcolour import MANY
from views.kit.words import say, t
from views.merging import also_known
from views.similar import similar


def colour_name(colour: int) -> str:
    """What a seat colour is called."""
    return (t("Barn red"), t("Lake blue"), t("Sunflower"), t("Plum"), t("Pine teal"), t("Orange"))[
        colour % MANY
    ]


@component
def PersonCard(
    person: Person,
    others: Sequence[str],
    changed: Callable[[], Any],
    archive: Callable[[], Any],
    merge: Callable[[], Any],
) -> ft.Control:
    """The name is kept when the field is left or at Enter, everywhere or nowhere. `merge` asks with whom."""
    desk = use_desk()
    name, write = ft.use_state(person.name)
    wrong, blame = ft.use_state("")

    def typed(text: str) -> None:
        write(text)
        blame("")

    def keep(text: str) -> None:
        try:
            desk.history.people.rename(person.id, text)
        except Fault as fault:
            blame(say(fault.message))
            return
        write(text.strip())
        changed()

    def paint(colour: int) -> None:
        desk.attempt(lambda: desk.history.people.set_colour(person.id, colour))
        changed()

    like = similar(name, others)
    letter = letters([person.name])[0]
    swatches = [
        tile_button(
            colour_name(colour),
            ft.Semantics(label=colour_name(colour), content=badge(letter, colour, 32)),
            does(paint, colour),
            key=f"colour-{colour}",
            selected=person.colour == colour,
            padding=7,
        )
        for colour in range(MANY)
    ]
    for swatch in swatches:
        swatch.content.width = 48  # type: ignore[attr-defined]
    away: list[ft.Control] = []
    if others:
        away.append(
            plain_button(
                t("Same person as …"), lambda _: merge(), icon=ft.Icons.MERGE_ROUNDED, small=True, key="merge"
            )
        )
    if person.archived_at is None:
        away.append(
            plain_button(
                t("Archive"), lambda _: archive(), icon=ft.Icons.ARCHIVE_OUTLINED, small=True, key="archive"
            )
        )
    return ft.Column(
        [
            text_field(
                t("Name"),
                name,
                change=typed,
                enter=keep,
                leave=keep,
                error=wrong,
                hint=t("There is also {name}.", name=like) if like else "",
                key="name",
            ),
            ft.Text(t("Colour at the table, where it is free"), theme_style=ft.TextThemeStyle.LABEL_MEDIUM),
            ft.Row(swatches, spacing=6, run_spacing=8, wrap=True),
            *also_known(desk, person, changed),
            ft.Row(away, spacing=8, run_spacing=8, wrap=True),
        ],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

"""The sheet in which it is said who sat on a seat: somebody of the list, or a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.history.name import folded
from views.desk import Desk
from views.kit.badge import chip, letters
from views.kit.bottom_sheet import Notes, bottom_sheet
from views.kit.button import does, main_button, plain_button
from views.kit.field import text_field
from views.kit.seatcolour import list_colour
from views.kit.words import t
from views.similar import similar

AT_FIRST = 12


def name_sheet(
    desk: Desk,
    before: str,
    seated: Sequence[str],
    notes: Notes,
    put: Callable[[str, str | None], Any],
    close: Callable[[], Any],
) -> ft.BottomSheet:
    """`before` sits there now, nobody if empty. `put(name, person)` hears who it is."""
    history = desk.history
    taken = {folded(name) for name in seated}
    everybody = history.people.list()
    people = [person for person in everybody if folded(person.name) not in taken]
    played = history.people.last_played()
    people.sort(key=lambda person: played.get(person.id, ""), reverse=True)
    shown = people if notes.get("everybody") else people[:AT_FIRST]
    chips = [
        chip(
            person.name,
            letter,
            list_colour(person.id, person.colour),
            does(put, person.name, person.id),
            selected=False,
            key=f"sit-{folded(person.name)}",
        )
        for person, letter in zip(shown, letters([person.name for person in shown]), strict=True)
    ]
    if len(shown) < len(people):
        more = t("{n} more", n=len(people) - len(shown))
        chips.append(plain_button(more, lambda _: notes.put(everybody=True), small=True, key="everybody"))
    name = notes.get("name", "")
    like = similar(name, [person.name for person in everybody])

    def typed(text: str) -> None:
        if text.strip():
            put(text, None)

    field = text_field(
        t("Another name"),
        name,
        change=lambda text: notes.put(name=text),
        enter=typed,
        hint=t("There is also {name}.", name=like) if like else "",
        key="seat-name",
    )
    word = t("Use this name") if before else t("Add")
    actions = [
        plain_button(t("Leave it"), lambda _: close(), key="seat-leave"),
        main_button(word, (lambda _: typed(name)) if name.strip() else None, key="seat-put"),
    ]
    title = t("Who sat there instead of {name}?", name=before) if before else t("Who played too?")
    return bottom_sheet(
        title,
        "",
        [ft.Row(chips, spacing=8, run_spacing=8, wrap=True, visible=bool(chips)), field],
        close,
        actions=actions,
    )

"""What the editors of all games' boxes share: the entry of the page, its keys, the field with the name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import flet as ft

from models.kernel.fault import BadInput
from views.box_entry import BoxEntry
from views.desk import Desk, use_desk
from views.kit.component import component
from views.kit.field import text_field
from views.kit.words import say, t

Entry = TypeVar("Entry", bound=BoxEntry)


def use_entry(make: Callable[[Desk, str], Entry], id: str) -> Entry:
    """The entry of a box; read again whenever its screen comes back into sight."""
    desk = use_desk()
    here = ft.use_route_location()
    opened: tuple[Any, Any] = ft.use_state(lambda: make(desk, id))
    entry: Entry = opened[0]
    ft.use_effect(entry.refresh, [here])
    return entry


def use_keys(entry: BoxEntry) -> None:
    """Undo and redo on a computer's keyboard."""
    page = entry.desk.page

    def listen() -> None:
        def pressed(event: ft.KeyboardEvent) -> None:
            action = {"Z": entry.undo, "Y": entry.redo}.get(event.key)
            if action is not None and (event.ctrl or event.meta):
                action()

        page.on_keyboard_event = pressed

    def leave() -> None:
        page.on_keyboard_event = None

    ft.use_effect(listen, [], leave)


@component
def BoxName(entry: BoxEntry) -> ft.Control:
    """The box's name; one that is none is refused in a sentence, and the old one stays."""
    use_desk()
    error, say_error = ft.use_state("")

    def rename(name: str) -> None:
        try:
            entry.rename(name)
            say_error("")
        except BadInput as fault:
            say_error(say(fault.message))

    return text_field(t("Name"), entry.name, enter=rename, leave=rename, error=error, key="box-name")

"""What the table says about a session: the place and a note. Every letter is kept."""

from __future__ import annotations

from typing import Any

import flet as ft

from views.desk import use_desk
from views.kit.component import component
from views.kit.field import text_field
from views.kit.shell import heading
from views.kit.words import t

MOST_PLACE = 120
MOST_NOTE = 2000


@component
def About(id: str, place: str, note: str) -> ft.Control:
    """Two fields; `place` and `note` are what they begin with."""
    desk = use_desk()
    words, write = ft.use_state({"place": place, "note": note})

    def keep(**values: Any) -> None:
        write(lambda now: {**now, **values})
        desk.attempt(lambda: desk.history.sessions.describe(id, **values))

    return ft.Column(
        [
            heading(t("About this session")),
            text_field(
                t("Place"),
                words["place"],
                change=lambda text: keep(place=text),
                most=MOST_PLACE,
                key="place",
                icon=ft.Icons.PLACE_OUTLINED,
            ),
            text_field(
                t("Note"),
                words["note"],
                change=lambda text: keep(note=text),
                most=MOST_NOTE,
                lines=6,
                key="note",
                icon=ft.Icons.NOTES_ROUNDED,
            ),
        ],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

"""The words of the table about a session: the place, with those known to tap, and a note. Every letter is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import flet as ft

from models.history.record import Record
from views.desk import use_desk
from views.kit.button import does, tile_button
from views.kit.component import component
from views.kit.field import text_field
from views.kit.shell import heading
from views.kit.words import t

if TYPE_CHECKING:
    from views.edit import Change

MOST_PLACE = 120
MOST_NOTE = 2000
OFFERED = 6


@component
def EditWords(change: Change, record: Record) -> ft.Control:
    """Begins with what the session holds."""
    desk = use_desk()
    frame = record.frame
    words, write = ft.use_state({"place": frame.get("place") or "", "note": frame.get("note") or ""})

    def keep(**values: Any) -> None:
        write(lambda now: {**now, **values})
        desk.attempt(lambda: desk.history.sessions.describe(record.id, **values))

    known = [place for place, _ in desk.history.sessions.places() if place != words["place"]]
    chips = [
        tile_button(
            place,
            ft.Text(place, theme_style=ft.TextThemeStyle.LABEL_MEDIUM),
            does(_tapped, keep, place),
            key=f"place-{n}",
            radius=24,
            padding=ft.Padding.symmetric(horizontal=14, vertical=13),
        )
        for n, place in enumerate(known[:OFFERED])
    ]
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
            ft.Row(chips, spacing=8, run_spacing=8, wrap=True, visible=bool(chips)),
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


def _tapped(keep: Any, place: str) -> None:
    keep(place=place)

"""One session as a line of the history: game, day, who won with how much, or how far it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games import GAMES
from models.history.summaries import Summary
from views.desk import Look
from views.games import drawing_of
from views.kit.badge import badge
from views.kit.button import plain_button, tile_button
from views.kit.component import component
from views.kit.drawing import tile
from views.kit.menu import Item, menu
from views.kit.seatmark import chair_marks
from views.kit.words import day, say, short_day, signed, t, today
from views.verdict import listed, read

SHOWN = 4


def game_name(summary: Summary) -> str:
    """The game's name; its key where this version does not know it."""
    return GAMES[summary.game].name if summary.game in GAMES else summary.game


def when_in_month(started: str | None) -> str:
    """The day within its month, in the session's own time zone: today, yesterday, "Thu 26"."""
    moment = read(started)
    if moment is None:
        return ""
    now = today(moment)
    return day(moment, now) if 0 <= (now - moment.date()).days < 2 else short_day(moment)


@component
def _Row(
    look: Look,
    summary: Summary,
    on: str,
    open: Callable[[Summary], Any],
    delete: Callable[[Summary], Any],
    restore: Callable[[Summary], Any] | None,
) -> ft.Control:
    """The line; `on` is its day in words. In the trash (`restore`) it offers to be brought back."""
    picture = tile(drawing_of(summary.game), 48, look.colours)
    name = ft.Text(game_name(summary), theme_style=ft.TextThemeStyle.LABEL_LARGE, expand=not look.large)
    date = _second(on)
    head: list[ft.Control] = [name, date] if on else [name]
    words = ft.Column(
        [
            *(head if look.large else [ft.Row(head, spacing=8)]),
            _standing(summary),
            *([_second(summary.place)] if summary.place else []),
        ],
        spacing=4,
        tight=True,
        expand=True,
    )
    content = ft.Semantics(
        label=spoken(summary, on),
        exclude_semantics=True,
        content=ft.Row(
            [words] if look.large else [picture, words],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    )
    line = tile_button(
        summary.id,
        content,
        None if restore else lambda _: open(summary),
        key=f"session-{summary.id}",
        expand=True,
        flat=True,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12),
    )
    if restore is None:
        return ft.Row([line, _menu(summary, delete)], spacing=0)
    back = plain_button(
        t("Bring back"),
        lambda _: restore(summary),
        icon=ft.Icons.RESTORE_FROM_TRASH_OUTLINED,
        key=f"restore-{summary.id}",
        small=True,
    )
    below = ft.Container(ft.Row([back]), padding=ft.Padding.only(left=14, bottom=12))
    inert = ft.Container(content, padding=ft.Padding.only(left=14, right=14, top=12, bottom=8))
    return ft.Column([inert, below], spacing=0, tight=True)


# Thousands of lines are drawn once each; a longer list draws only what is new.
HistoryRow = ft.memo(_Row)


def _menu(summary: Summary, delete: Callable[[Summary], Any]) -> ft.Control:
    item = Item(t("Delete"), ft.Icons.DELETE_OUTLINE_ROUNDED, lambda: delete(summary), f"delete-{summary.id}")
    return menu(t("More for this session"), [item], key=f"more-{summary.id}")


def _second(text: str) -> ft.Control:
    return ft.Text(text, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)


def _standing(summary: Summary) -> ft.Control:
    if not summary.finished:
        progress = say(summary.progress)
        return ft.Row(
            [
                ft.Icon(ft.Icons.PLAY_ARROW_OUTLINED, size=22, color=ft.Colors.PRIMARY),
                ft.Text(
                    t("{progress}, open", progress=progress),
                    theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                    expand=True,
                ),
            ],
            spacing=4,
        )
    marks = chair_marks(summary.chairs)
    order = sorted(range(len(marks)), key=lambda seat: (summary.chairs[seat].rank or 0, seat))
    scores = [
        ft.Row(
            [
                *([_cup()] if summary.chairs[seat].winner else []),
                badge(marks[seat].letter, marks[seat].colour, 26),
                ft.Text(
                    str(signed(summary.chairs[seat].total)),
                    theme_style=ft.TextThemeStyle.TITLE_SMALL,
                ),
            ],
            spacing=4,
            tight=True,
        )
        for seat in order[:SHOWN]
    ]
    rest = len(order) - SHOWN
    more = [_second(t("{n} more", n=rest))] if rest > 0 else []
    return ft.Row(
        [*scores, *more],
        spacing=8,
        run_spacing=4,
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _cup() -> ft.Control:
    return ft.Icon(ft.Icons.EMOJI_EVENTS_OUTLINED, size=20, color=ft.Colors.ON_SURFACE)


def spoken(summary: Summary, on: str) -> str:
    """The line for those who hear it."""
    game = game_name(summary)
    parts = [t("{game}, {day}", game=game, day=on) if on else game]
    if not summary.finished:
        parts.append(t("{progress}, open", progress=say(summary.progress)))
        parts.append(listed([chair.name for chair in summary.chairs]))
    for chair in sorted(summary.chairs, key=lambda chair: chair.rank or 0) if summary.finished else ():
        points = signed(chair.total)
        parts.append(
            t("{name} won with {points}", name=chair.name, points=points)
            if chair.winner and len(summary.chairs) > 1
            else t("{name} {points}", name=chair.name, points=points)
        )
    if summary.place:
        parts.append(summary.place)
    return "; ".join(parts)

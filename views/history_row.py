"""One session as a line of the history: game, day, who won with how much, or how far it is."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import flet as ft

from models.games import GAMES
from models.history.summaries import Summary
from views.desk import Look
from views.games import drawing_of
from views.kit.badge import badge
from views.kit.button import does, plain_button, tile_button
from views.kit.component import component
from views.kit.drawing import tile
from views.kit.menu import Item, menu
from views.kit.seatmark import chair_marks
from views.kit.words import day, say, short_day, signed, t, today
from views.verdict import listed, read

if TYPE_CHECKING:
    from views.history_lines import Acts

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
    look: Look, summary: Summary, now: date, acts: Acts, deleted: bool, first: bool, last: bool
) -> ft.Control:
    """The line as a piece of its month's card. In the trash it offers to be brought back.

    `now` is the day on which it was drawn: a line of another day says it otherwise.
    """
    on = when_in_month(summary.started or summary.ended)
    edge = ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)
    top, bottom = 20 if first else 0, 20 if last else 0
    return ft.Container(
        _deleted(look, summary, on, acts) if deleted else _kept(look, summary, on, acts),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border_radius=ft.BorderRadius.only(
            top_left=top, top_right=top, bottom_left=bottom, bottom_right=bottom
        ),
        # A line leaves its lower edge to the next one, so that no edge is drawn twice.
        border=ft.Border.only(left=edge, right=edge, top=edge, bottom=edge)
        if last
        else ft.Border.only(left=edge, right=edge, top=edge),
    )


# Thousands of lines are drawn once each; a longer list draws only what is new.
HistoryRow = ft.memo(_Row)


def _kept(look: Look, summary: Summary, on: str, acts: Acts) -> ft.Control:
    line = tile_button(
        summary.id,
        _words(look, summary, on),
        does(acts.open, summary),
        key=f"session-{summary.id}",
        expand=True,
        flat=True,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12),
    )
    items = [
        Item(t("Edit"), ft.Icons.EDIT_OUTLINED, lambda: acts.edit(summary), f"edit-{summary.id}"),
        Item(
            t("Delete"), ft.Icons.DELETE_OUTLINE_ROUNDED, lambda: acts.delete(summary), f"delete-{summary.id}"
        ),
    ]
    if not summary.finished:
        see = Item(
            t("Look at it"), ft.Icons.VISIBILITY_OUTLINED, lambda: acts.look_at(summary), f"look-{summary.id}"
        )
        items.insert(0, see)
    return ft.Row([line, menu(t("More for this session"), items, key=f"more-{summary.id}")], spacing=0)


def _deleted(look: Look, summary: Summary, on: str, acts: Acts) -> ft.Control:
    back = plain_button(
        t("Bring back"),
        does(acts.restore, summary),
        icon=ft.Icons.RESTORE_FROM_TRASH_OUTLINED,
        key=f"restore-{summary.id}",
        small=True,
    )
    away = plain_button(
        t("Delete for good"),
        does(acts.purge, summary),
        icon=ft.Icons.DELETE_FOREVER_ROUNDED,
        key=f"purge-{summary.id}",
        small=True,
    )
    buttons = ft.Row([back, away], spacing=8, run_spacing=8, wrap=True)
    inert = ft.Container(
        _words(look, summary, on), padding=ft.Padding.only(left=14, right=14, top=12, bottom=8)
    )
    below = ft.Container(buttons, padding=ft.Padding.only(left=14, right=14, bottom=12))
    return ft.Column([inert, below], spacing=0, tight=True)


def _words(look: Look, summary: Summary, on: str) -> ft.Control:
    picture = tile(drawing_of(summary.game), 48, look.colours)
    name = ft.Text(game_name(summary), theme_style=ft.TextThemeStyle.LABEL_LARGE, expand=not look.large)
    head: list[ft.Control] = [name, _second(on)] if on else [name]
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
    return ft.Semantics(
        label=spoken(summary, on),
        exclude_semantics=True,
        content=ft.Row(
            [words] if look.large else [picture, words],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    )


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

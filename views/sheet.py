"""Whose sheet is seen, the sheet at the current step, and what has just happened on it."""

from __future__ import annotations

import flet as ft

from views.desk import use_desk
from views.kit.badge import chip
from views.kit.button import Press
from views.kit.component import component
from views.kit.seatmark import SeatMark
from views.kit.shell import quiet
from views.kit.words import say, t
from views.replay import Replay


@component
def Chips(replay: Replay, marks: tuple[SeatMark, ...], upright: bool) -> ft.Control:
    """Whose sheet is seen; a tap changes it."""
    look = use_desk().look

    def sit(seat: int) -> Press:
        return lambda _: replay.sit(seat)

    chips = [
        chip(
            mark.name,
            mark.letter,
            mark.colour,
            sit(seat),
            selected=seat == replay.seat,
            key=f"sheet-{seat}",
        )
        for seat, mark in enumerate(marks)
    ]
    if upright or look.large:
        stretch = ft.CrossAxisAlignment.STRETCH
        return ft.Column(chips, spacing=8, horizontal_alignment=stretch)
    return ft.Row(chips, spacing=8, scroll=ft.ScrollMode.HIDDEN)


@component
def Board(replay: Replay, marks: tuple[SeatMark, ...], width: float) -> ft.Control:
    """The sheet as it was at this step."""
    look = use_desk().look
    name = marks[replay.seat].name
    count = replay.game.past.count(replay.state, replay.seat)
    picture = replay.game.past.picture(look, replay.state, marks, replay.seat, width)
    return ft.Semantics(
        image=True,
        identifier="board",
        label=t("{name}'s sheet: {count}", name=name, count=count) if count else name,
        content=ft.Container(picture, alignment=ft.Alignment.CENTER),
    )


@component
def Below(replay: Replay, width: float) -> ft.Control:
    """What else lay before that player at this step."""
    look = use_desk().look
    return replay.game.past.below(look, replay.state, replay.seat, width) or ft.Container()


@component
def Moment(replay: Replay) -> ft.Control:
    """The round, the move in a sentence, and what the player of the sheet has then."""
    look = use_desk().look
    session = replay.state
    progress = say(session.game.progress(session.state)) if replay.step else t("At the start")
    words = ft.Column(
        [
            ft.Text(progress, theme_style=ft.TextThemeStyle.TITLE_LARGE),
            quiet(replay.told(replay.step, look.language) or t("No move yet")),
        ],
        spacing=0,
        tight=True,
        expand=not look.large,
    )
    count = ft.Text(replay.game.past.count(session, replay.seat), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    below = ft.Column([words, count], spacing=4, tight=True)
    inside = below if look.large else ft.Row([words, count], spacing=12)
    return ft.Semantics(container=True, live_region=True, identifier="moment", content=inside)

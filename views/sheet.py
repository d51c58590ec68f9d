"""Whose sheet is seen, the sheet and the scores at the current step, and what has just happened."""

from __future__ import annotations

import flet as ft

from views.desk import use_desk
from views.kit.badge import badge, chip
from views.kit.button import Press
from views.kit.component import component
from views.kit.seatmark import SeatMark
from views.kit.shell import quiet
from views.kit.words import say, signed, t
from views.replay import Replay
from views.verdict import decided


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
def Standing(replay: Replay, marks: tuple[SeatMark, ...]) -> ft.Control:
    """What each player had at this step; at the end the winners first, and how a tie was decided."""
    session = replay.state
    board = session.scoreboard()
    order = sorted(range(len(marks)), key=lambda seat: (board.rows[seat].rank or 0, seat))
    cup = ft.Icon(ft.Icons.EMOJI_EVENTS_OUTLINED, size=24, color=ft.Colors.ON_SURFACE)
    each: list[ft.Control] = [
        ft.Row(
            [
                *([cup] if board.rows[seat].winner else []),
                badge(marks[seat].letter, marks[seat].colour, 30),
                ft.Text(
                    str(signed(board.rows[seat].total)),
                    theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
                    semantics_label=t(
                        "{name} {points}", name=marks[seat].name, points=board.rows[seat].total
                    ),
                ),
            ],
            spacing=6,
            tight=True,
        )
        for seat in order
    ]
    row = ft.Row(each, spacing=14, run_spacing=6, wrap=True)
    how = decided(session, board) if board.finished else ""
    return ft.Semantics(
        container=True,
        identifier="standing",
        content=ft.Column([row, quiet(how)], spacing=2, tight=True) if how else row,
    )


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

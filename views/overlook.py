"""The table to look at: every sheet small, who has how much, the round, whose turn, the dice. Takes no taps.

For a screen in the middle of the table, for phones that watch, and for a seat while others have their turn.
"""

from __future__ import annotations

from math import ceil
from typing import Literal

import flet as ft

from models.kernel.session import Session
from views.desk import Look
from views.kit.badge import badge
from views.kit.component import component
from views.kit.drawing import tile
from views.kit.seatmark import SeatMark
from views.kit.words import t
from views.sitting import Sitting

GAP = 12
HEAD = 96  # pixels of the line above the sheets, at normal text
FOOT = 64  # of each sheet's name and points
LEAST = 220  # of a sheet's width

Sign = Literal["", "plays", "waits"]


def overlook(look: Look, sitting: Sitting, width: float, height: float) -> ft.Control:
    """All of the table in that much room where it is wide, else one below the other."""
    session, marks = sitting.session, sitting.marks
    order = list(range(len(marks)))
    if narrow(look, width):
        head = _head(look, sitting, width)
        return ft.Column(
            [head, *sheets_below(look, sitting, width)],
            spacing=GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    room = height - HEAD * look.scale - GAP
    board = sitting.game.onlook.board(look, session, marks, width * 0.5, room)
    if board is not None:
        rest = width - min(width * 0.5, room) - GAP
        across = max(1, min(2, int(rest // LEAST)))
        each = (rest - GAP * (across - 1)) / across
        high = room / ceil(len(order) / across) - GAP
        sheets = [_sheet(look, sitting, seat, each, high, cut=True) for seat in order]
        side = ft.Row(sheets, wrap=True, spacing=GAP, run_spacing=GAP, width=rest)
        below: ft.Control = ft.Row([board, side], spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START)
    else:
        across = _across(len(order), width, room)
        each = (width - GAP * (across - 1)) / across
        high = room / ceil(len(order) / across) - GAP
        sheets = [_sheet(look, sitting, seat, each, high, cut=True) for seat in order]
        below = ft.Row(sheets, wrap=True, spacing=GAP, run_spacing=GAP, width=width)
    return ft.Column([_head(look, sitting, width), below], spacing=GAP)


def narrow(look: Look, width: float) -> bool:
    """Whether sheets lie one below the other."""
    return width < 640 or look.large


def sheets_below(look: Look, sitting: Sitting, width: float, first: int | None = None) -> list[ft.Control]:
    """The shared board and everybody's own, one below the other, `first` at the top."""
    board = sitting.game.onlook.board(look, sitting.session, sitting.marks, width, width)
    seats = sorted(range(len(sitting.marks)), key=lambda seat: (seat != first, seat))
    sheets = [_sheet(look, sitting, seat, width, width * 0.9) for seat in seats]
    return [*([board] if board is not None else []), *sheets]


def _across(sheets: int, width: float, height: float) -> int:
    """How many sheets stand beside each other so that each is as large as can be."""

    def side(across: int) -> float:
        return min(width / across, height / ceil(sheets / across) - FOOT)

    return max(range(1, sheets + 1), key=side)


def _head(look: Look, sitting: Sitting, width: float) -> ft.Control:
    """The game, where it is in large letters, and what lies there for all."""
    session = sitting.session
    large = width >= 640 and not look.large
    words = ft.Column(
        [
            ft.Text(sitting.game.place(session), theme_style=ft.TextThemeStyle.BODY_MEDIUM),
            ft.Semantics(
                container=True,
                header=True,
                heading_level=1,
                live_region=True,
                identifier="moment",
                content=ft.Text(
                    sitting.game.moment(session),
                    theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM,
                    size=38 if large else None,
                ),
            ),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    common = sitting.game.onlook.common(look, session, 76 if large else 48)
    drawing = tile(sitting.game.drawings[0], 64 if large else 44, look.colours)
    return ft.Row(
        [drawing, words, *([common] if common else [])],
        spacing=14,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _sheet(
    look: Look, sitting: Sitting, seat: int, width: float, height: float, cut: bool = False
) -> ft.Control:
    """One player's own: name, points, and what lies before them; what does not fit is cut where `cut`."""
    session, mark = sitting.session, sitting.marks[seat]
    inner = width - 20
    waits = seat in session.game.awaited(session.state) and not session.finished
    head = Name(look, mark, sitting.game.onlook.points(session, seat), _sign(session, waits))
    own = sitting.game.onlook.own(
        look, session, sitting.marks, seat, inner, max(height - FOOT * look.scale - 24, 60)
    )
    picture = ft.Container(own, alignment=ft.Alignment.CENTER, expand=cut or None)
    return ft.Semantics(
        container=True,
        identifier=f"overlook-{seat}",
        content=ft.Container(
            ft.Column([head, picture], spacing=6, tight=not cut),
            width=width,
            height=height if cut else None,
            padding=8,
            border_radius=16,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            border=ft.Border.all(
                2.5 if waits else 1, ft.Colors.PRIMARY if waits else ft.Colors.OUTLINE_VARIANT
            ),
            clip_behavior=ft.ClipBehavior.HARD_EDGE,
        ),
    )


@component
def _Name(look: Look, mark: SeatMark, points: str, sign: Sign) -> ft.Control:
    total = ft.Text(
        points,
        theme_style=ft.TextThemeStyle.DISPLAY_MEDIUM,
        semantics_label=t("{name} {points}", name=mark.name, points=points),
    )
    icons = {
        "plays": (ft.Icons.EDIT_OUTLINED, t("has to play")),
        "waits": (ft.Icons.CHECK_ROUNDED, t("waits")),
    }
    shown = [
        ft.Icon(icon, size=28, color=ft.Colors.ON_SURFACE, semantics_label=spoken)
        for name, (icon, spoken) in icons.items()
        if name == sign
    ]
    return ft.Row(
        [
            badge(mark.letter, mark.colour, 40),
            ft.Text(
                mark.name,
                theme_style=ft.TextThemeStyle.TITLE_LARGE,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
                expand=True,
            ),
            *shown,
            total,
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


# A move changes the points and signs of few.
Name = ft.memo(_Name)


def _sign(session: Session, waits: bool) -> Sign:
    """A pencil for whom the table waits, a check for who is done; none where that says nothing."""
    awaited = session.game.awaited(session.state)
    if session.finished or not awaited or len(awaited) == len(session.players):
        return ""
    return "plays" if waits else "waits"

"""The table to look at: every sheet small, who has how much, the round, whose turn, the dice. Takes no taps.

For a screen in the middle of the table, for phones that watch, and for a seat while others have their turn.
"""

from __future__ import annotations

from typing import Literal

import flet as ft

from models.kernel.session import Session
from views.desk import Look
from views.kit.badge import badge
from views.kit.component import component
from views.kit.drawing import tile
from views.kit.seatmark import SeatMark
from views.kit.words import t
from views.kit.zoom import zoomed
from views.sitting import Sitting
from views.spread import BESIDE, GAP, PAD, Spread, spread
from views.verdict import verdict

HEAD = 96  # pixels of the line above the sheets, at normal text
SIGNED = 210  # of a sheet that has room for more than name and points
LEAST_SIDE = 380  # of the sheets beside a board that all share
NORMAL = (1180, 760)  # a tablet's room: on a larger screen everything is larger

Sign = Literal["", "plays", "waits"]


def from_afar(look: Look, sitting: Sitting, width: float, height: float) -> ft.Control:
    """All of the table; on a television all of it larger, words too."""
    zoom = max(1.0, round(min(width / NORMAL[0], height / NORMAL[1]), 2))
    if zoom == 1 or narrow(look, width):
        return overlook(look, sitting, width, height)
    laid = overlook(look, sitting, width / zoom, height / zoom)
    return zoomed(laid, width / zoom, height / zoom, zoom)


def overlook(look: Look, sitting: Sitting, width: float, height: float) -> ft.Control:
    """All of the table in that much room where it is wide, else one below the other."""
    if narrow(look, width):
        return ft.Column(
            [_head(look, sitting, width), *sheets_below(look, sitting, width)],
            spacing=GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    room = height - HEAD * look.scale - GAP
    onlook, session, marks = sitting.game.onlook, sitting.session, sitting.marks
    ratio = onlook.shared(session)
    if onlook.board is None or ratio is None:
        below, high = _sheets(look, sitting, width, room)
    elif width > height:
        wide = min(room * ratio, width - LEAST_SIDE - GAP)
        board = onlook.board(look, session, marks, wide, room)
        side, high = _sheets(look, sitting, width - wide - GAP, room)
        below = ft.Row([board, side], spacing=GAP)
    else:
        wide = min(width, room * 0.6 * ratio)
        board = onlook.board(look, session, marks, wide, wide / ratio)
        sheets, high = _sheets(look, sitting, width, room - wide / ratio - GAP)
        below = ft.Column(
            [board, sheets], spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
        )
        high += wide / ratio + GAP
    middle = ft.Container(below, alignment=ft.Alignment.CENTER, width=width, height=max(room, high))
    return ft.Column([_head(look, sitting, width), middle], spacing=GAP, tight=True)


def narrow(look: Look, width: float) -> bool:
    """Whether sheets lie one below the other."""
    return width < (900 if look.large else 640)


def sheets_below(look: Look, sitting: Sitting, width: float, first: int | None = None) -> list[ft.Control]:
    """The shared board and everybody's own, one below the other, `first` at the top."""
    onlook, session, marks = sitting.game.onlook, sitting.session, sitting.marks
    shared = onlook.board is not None and onlook.shared(session) is not None
    board = [onlook.board(look, session, marks, width, width)] if onlook.board and shared else []
    seats = sorted(range(len(marks)), key=lambda seat: (seat != first, seat))
    return [*board, *(_below(look, sitting, seat, width) for seat in seats)]


def _sheets(look: Look, sitting: Sitting, width: float, height: float) -> tuple[ft.Control, float]:
    """Everybody's own, as large as there is room for all; and how high they are."""
    ratio = sitting.game.onlook.ratio(sitting.session)
    seats = range(len(sitting.marks))
    laid = spread(len(seats), width, height, ratio, look.scale)
    lines: list[ft.Control] = [
        ft.Row(
            [_sheet(look, sitting, seat, laid) for seat in seats[first : first + laid.across]],
            spacing=GAP,
            alignment=ft.MainAxisAlignment.CENTER,
        )
        for first in range(0, len(seats), laid.across)
    ]
    return ft.Column(lines, spacing=GAP, tight=True, width=width), laid.total


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
                    _moment(sitting),
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


def _moment(sitting: Sitting) -> str:
    session = sitting.session
    return verdict(session, session.scoreboard()) if session.finished else sitting.game.onlook.moment(session)


def _sheet(look: Look, sitting: Sitting, seat: int, laid: Spread) -> ft.Control:
    """One player's own: name, points, and what lies before them, as large as it is laid."""
    session, marks = sitting.session, sitting.marks
    own = sitting.game.onlook.own(look, session, marks, seat, *laid.picture)
    picture = ft.Container(own, alignment=ft.Alignment.CENTER, expand=True)
    name = _name(look, sitting, seat, laid.width, laid.beside)
    if laid.beside:
        aside = ft.Container(name, width=BESIDE * look.scale)
        shown: ft.Control = ft.Row([aside, picture], spacing=GAP)
    else:
        shown = ft.Column([name, picture], spacing=GAP / 2)
    return _paper(sitting, seat, shown, laid.width, laid.height)


def _below(look: Look, sitting: Sitting, seat: int, width: float) -> ft.Control:
    """The same on a narrow screen: as high as it needs."""
    own = sitting.game.onlook.own(look, sitting.session, sitting.marks, seat, width - 2 * PAD, None)
    shown = ft.Column(
        [_name(look, sitting, seat, width), ft.Row([own], alignment=ft.MainAxisAlignment.CENTER)],
        spacing=GAP / 2,
        tight=True,
    )
    return _paper(sitting, seat, shown, width, None)


def _paper(sitting: Sitting, seat: int, shown: ft.Control, width: float, height: float | None) -> ft.Control:
    waits = _awaited(sitting.session, seat)
    return ft.Semantics(
        container=True,
        identifier=f"overlook-{seat}",
        content=ft.Container(
            shown,
            width=width,
            height=height,
            padding=PAD - (2.5 if waits else 1),
            border_radius=16,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            border=ft.Border.all(
                2.5 if waits else 1, ft.Colors.PRIMARY if waits else ft.Colors.OUTLINE_VARIANT
            ),
            clip_behavior=ft.ClipBehavior.HARD_EDGE,
        ),
    )


def _name(look: Look, sitting: Sitting, seat: int, width: float, tall: bool = False) -> ft.Control:
    session, mark = sitting.session, sitting.marks[seat]
    points = sitting.game.onlook.points(session, seat)
    # In little room the frame alone says whom the table waits for: the name goes first.
    sign = "" if width < SIGNED * look.scale and not tall else _sign(session, seat)
    return Name(look, mark, points, sign, tall)


@component
def _Name(look: Look, mark: SeatMark, points: str, sign: Sign, tall: bool) -> ft.Control:
    total = ft.Text(
        points,
        theme_style=ft.TextThemeStyle.DISPLAY_MEDIUM,
        size=60 if tall else None,
        no_wrap=True,
        semantics_label=t("{name} {points}", name=mark.name, points=points),
    )
    icons = {
        "plays": (ft.Icons.EDIT_OUTLINED, t("has to play")),
        "waits": (ft.Icons.CHECK_ROUNDED, t("waits")),
    }
    shown = [
        ft.Icon(icon, size=36 if tall else 28, color=ft.Colors.ON_SURFACE, semantics_label=spoken)
        for name, (icon, spoken) in icons.items()
        if name == sign
    ]
    name = ft.Text(
        mark.name,
        theme_style=ft.TextThemeStyle.TITLE_LARGE,
        max_lines=2 if tall else 1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )
    who = ft.Row([badge(mark.letter, mark.colour, 40), name, *([] if tall else [*shown, total])], spacing=10)
    if not tall:
        return who
    return ft.Column([who, ft.Row([total, *shown], spacing=10)], spacing=0, tight=True)


# A move changes the points and signs of few.
Name = ft.memo(_Name)


def _sign(session: Session, seat: int) -> Sign:
    """A pencil for whom the table waits, a check for who is done; none where that says nothing."""
    awaited = session.game.awaited(session.state)
    if session.finished or not awaited or len(awaited) == len(session.players):
        return ""
    return "plays" if _awaited(session, seat) else "waits"


def _awaited(session: Session, seat: int) -> bool:
    return not session.finished and seat in session.game.awaited(session.state)

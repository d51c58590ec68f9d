"""Looking back at Volle Weide: the points table, the meadow as it was counted, the round's die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flet as ft

from models.games.volle_weide.box import Setup
from models.games.volle_weide.count import FULL, POINTS, RANKS, worth
from models.games.volle_weide.moves import Roll
from models.games.volle_weide.state import State
from models.kernel.session import Session
from views.desk import Look
from views.games.past import Past
from views.games.volle_weide.black_sheep import picked
from views.games.volle_weide.meadow import still
from views.kit.die import face
from views.kit.drawing import tile
from views.kit.seatmark import SeatMark
from views.kit.words import say, t

DIE = 30


def picture(look: Look, session: Session, marks: Sequence[SeatMark], player: int, width: float) -> ft.Control:
    """That player's meadow as it is; where only numbers were counted, the sheep's tile."""
    state: State = session.state
    if state.meadow is None:
        return tile("sheep", min(width, 96), look.colours)
    return still(
        look.colours,
        state.meadow.sheet,
        width,
        black=state.black[player],
        drawn=state.drawing(player),
        open_pens=width >= 240,
    )


def then(session: Session, player: int, part: str) -> Session | None:
    """The session when that part was counted: after the mid-game round for `mid`, else as it is now."""
    state: State = session.state
    counted = state.counted[player]
    if state.meadow is None or (counted is not None and (counted.ink is None or part == "mid")):
        return None
    if part != "mid" or counted is not None:
        return session
    if state.mids is None:
        return None
    again = Session.start(session.game, session.players, session.box, session.setup)
    for move in session.moves:
        again = again.play(move)
        if again.state.mids is not None:
            break
    return again


def table(look: Look, session: Session, player: int, part: str) -> ft.Control | None:
    """The printed table of points; the cell of the counted sheep is lit."""
    sheep = counted_sheep(session.state, player, part)
    if sheep is None:
        return None
    lit = min(sheep, FULL)
    cells = [_cell(look, n, n == lit) for n in range(1, FULL + 1)]
    return ft.Semantics(
        container=True,
        exclude_semantics=True,
        label=t("Points table: {n} sheep are worth {points}", n=sheep, points=POINTS[lit]),
        content=ft.Row(cells, spacing=3, run_spacing=4, wrap=look.large),
    )


def counted_sheep(state: State, player: int, part: str) -> int | None:
    """How many sheep counted for that part, the black one double; None where none were counted."""
    counted = state.counted[player]
    if counted is not None:
        return {"mid": counted.mid.counted, "final": counted.final.counted}.get(part)
    if part == "mid" and state.mids is not None:
        return state.mids[player].counted
    if part == "final" and state.over:
        return state.pads[player].fenced.counted
    return None


def _cell(look: Look, n: int, lit: bool) -> ft.Control:
    ink = ft.Colors.ON_PRIMARY_CONTAINER if lit else ft.Colors.ON_SURFACE_VARIANT
    small = ft.TextThemeStyle.BODY_SMALL
    return ft.Container(
        ft.Column(
            [
                ft.Text(t("{n}+", n=n) if n == FULL else str(n), theme_style=small, color=ink),
                ft.Text(
                    str(POINTS[n]),
                    theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                    color=ft.Colors.ON_PRIMARY_CONTAINER if lit else ft.Colors.ON_SURFACE,
                ),
            ],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=30 * look.scale if look.large else None,
        expand=None if look.large else True,
        padding=ft.Padding.symmetric(vertical=3),
        alignment=ft.Alignment.CENTER,
        border_radius=8,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if lit else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border=ft.Border.all(2, ft.Colors.PRIMARY if lit else ft.Colors.TRANSPARENT),
    )


def sign(look: Look, session: Session) -> ft.Control | None:
    """The face of the die that has just been rolled."""
    move = session.log[1] if session.log else None
    return face(move.face, DIE, look.colours) if isinstance(move, Roll) else None


def count(session: Session, player: int) -> str:
    """The sheep that are fenced in and their points: "4 sheep = 10"."""
    state: State = session.state
    counted = state.counted[player]
    sheep = counted.final.counted if counted is not None else state.pads[player].fenced.counted
    return "" if session.kind == "tallied" and counted is None else say(worth(sheep))


def milestone(before: Session, after: Session) -> bool:
    """Whether the mid-game scoring came with the last move."""
    return before.state.mids is None and after.state.mids is not None


def rating(row: int) -> str:
    """The solo table's words, 0 to 9."""
    return say(RANKS[row])


def again(session: Session) -> dict[str, Any]:
    """New black sheep, by chance; none where the last session had none."""
    state: State = session.state
    setup = session.setup
    if state.meadow is None or not isinstance(setup, Setup) or setup.black_sheep is None:
        return {}
    cells = picked(state.meadow.sheet, len(session.players))
    return {} if cells is None else {"black_sheep": [list(cell) for cell in cells]}


PAST = Past(
    show=lambda session: t("Show pens"),
    picture=picture,
    then=then,
    table=table,
    sign=sign,
    count=count,
    milestone=milestone,
    rating=rating,
    again=again,
)

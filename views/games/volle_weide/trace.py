"""Copying the fences off a paper sheet: a tap draws or takes away the nearest edge. Each tap is a move."""

from __future__ import annotations

import flet as ft

from models.games.volle_weide import paper
from models.games.volle_weide.count import worth
from models.games.volle_weide.meadow import Drawing, Meadow
from models.games.volle_weide.moves import Trace
from models.games.volle_weide.state import State
from models.kernel.form import Edge
from models.kernel.grid import ends
from models.kernel.move import Move
from views.desk import use_desk
from views.games.volle_weide import marks
from views.games.volle_weide.meadow import StillLayers
from views.games.volle_weide.numbers import mid_game
from views.kit import vector
from views.kit.board import touchable
from views.kit.by_name import ByName, fence_there
from views.kit.component import component
from views.kit.drawing import picture
from views.kit.frame import Frame
from views.kit.room import fitted, roomy
from views.kit.theme import Palette
from views.kit.words import say, signed, t
from views.sitting import Sitting


def newest(moves: tuple[Move, ...], player: int) -> Edge | None:
    """The edge that the player's last copied fence added, if the last tap on the meadow added one."""
    traced = [set(move.fences) for move in moves if isinstance(move, Trace) and move.player == player]
    after = traced.pop() if traced else set()
    while traced and traced[-1] == after:
        traced.pop()
    added = after - (traced[-1] if traced else set())
    return added.pop() if len(added) == 1 else None


@component
def TraceBoard(sitting: Sitting, player: int, width: float, height: float | None) -> ft.Control:
    """The player's meadow with the copied fences; what they close in is shown at once."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state
    assert state.meadow is not None
    meadow, black = state.meadow, state.black[player]
    sheet = meadow.sheet
    large, enlarge = ft.use_state(True)
    frame, small = fitted(sheet.columns, sheet.rows, width, height, large)
    count = paper.counted(state, player)
    drawn = count.ink or Drawing()
    fenced = ft.use_memo(lambda: meadow.fenced(drawn, black), [drawn, black, player])
    last = newest(sitting.session.moves, player)

    name = t("{name}'s meadow", name=sitting.session.players[player].name)
    board = touchable(
        frame,
        [
            StillLayers(frame, look.colours, meadow, drawn, fenced, black),
            _last(frame, look.colours, last),
        ],
        name=name,
        tap=lambda px, py: toggle(sitting, player, frame.edge(px, py)),
    )
    return roomy(board, frame, width, small, large, enlarge)


def toggle(sitting: Sitting, player: int, edge: Edge) -> None:
    """What a tap on an edge does; a fence at a rock is refused in a sentence."""
    state: State = sitting.session.state
    if state.meadow is not None and not state.meadow.rocks.isdisjoint(ends(edge)):
        sitting.desk.tell(t("No fence ends at a rock. Tap an edge between two posts."))
        return
    sitting.play(paper.toggled(state, player, edge))


def _last(frame: Frame, colours: Palette, edge: Edge | None) -> ft.Control:
    mark = marks.newest(frame, colours, edge) if edge is not None else ""
    return vector.image(frame, vector.document(frame, mark))


def trace_card(sitting: Sitting, player: int) -> ft.Control:
    """What the copied fences are worth, and the mid-game count that is typed."""
    look = sitting.desk.look
    state: State = sitting.session.state
    meadow: Meadow | None = state.meadow
    assert meadow is not None
    now = paper.counted(state, player)
    found = ft.Row(
        [
            ft.Text(say(worth(now.final.counted)), theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True),
            picture("bush", 24, t("bushes")),
            ft.Text(str(signed(-now.bushes)), theme_style=ft.TextThemeStyle.LABEL_LARGE),
            ft.Container(width=4),
            picture("clover", 24, t("clovers")),
            ft.Text(str(now.clovers), theme_style=ft.TextThemeStyle.LABEL_LARGE),
        ],
        spacing=6,
    )
    hint = ft.Text(
        t("Tap an edge: a fence. Tap again: gone."),
        theme_style=ft.TextThemeStyle.BODY_SMALL,
        color=ft.Colors.ON_SURFACE_VARIANT,
    )
    typed = mid_game(
        look,
        now.mid,
        lambda flock: sitting.play(paper.trace(sitting.session.state, player, mid=flock)),
        black=state.black[player] is not None,
    )
    return ft.Column(
        [
            ft.Semantics(container=True, live_region=True, identifier="found", content=found),
            hint,
            typed,
            ByName(
                meadow.sheet.columns,
                meadow.sheet.rows,
                "edge",
                fence_there(paper.copied(state, player)),
                lambda edge: toggle(sitting, player, edge),
                key=f"by-name-{player}",
            ),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

"""The board on the screen: still parts, lit cells, the enclosure that is being placed, and what takes taps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from models.games.fence_em_in.asset import Asset
from models.games.fence_em_in.board import Rect, Way
from models.games.fence_em_in.state import State
from models.kernel.form import Cell
from views.games.fence_em_in.enclosure import discs, enclosures, figure, ground, lit, starts
from views.games.fence_em_in.plot import Plot
from views.kit.board import touchable
from views.kit.component import component
from views.kit.drawing import piece
from views.kit.frame import Frame
from views.kit.seatmark import SeatMark
from views.kit.theme import Palette
from views.kit.vector import document, image, stroke
from views.kit.words import t
from views.sitting import Sitting

Marks = tuple[SeatMark, ...]


def whole(state: State, player: int) -> int | None:
    """Whose enclosures a board shows: everybody's (None) on a shared one, else that player's."""
    return None if state.board is None or state.board.shared else player


def layers(
    frame: Frame, colours: Palette, state: State, marks: Sequence[SeatMark], player: int
) -> list[ft.Control]:
    """The board as it is, from the ground up; pure, the same for playing, looking back and lists."""
    assert state.board is not None
    own = whole(state, player)
    built = [
        each
        for seat, holding in enumerate(state.holdings)
        if own is None or seat == own
        for each in holding.built
    ]
    rects = [each.rect for each in built if each.rect is not None]
    svg = document(
        frame,
        ground(frame, colours),
        starts(frame, colours, state.board, state, marks, own),
        enclosures(frame, colours, state, marks, own),
        discs(frame, colours, rects),
    )
    drawings = [
        _figure(frame, colours, each.placement.asset, each.rect) for each in built if each.rect is not None
    ]
    return [image(frame, svg), *drawings]


def _figure(frame: Frame, colours: Palette, asset: Asset, rect: Rect) -> ft.Control:
    x, y, size, _ = figure(rect)
    left, top = frame.at(x, y)
    side = size * frame.c
    return piece(asset, colours, round(left - side / 2, 1), round(top - side / 2, 1), round(side, 1))


def still(
    colours: Palette,
    state: State,
    marks: Sequence[SeatMark],
    player: int,
    width: float,
    height: float | None = None,
) -> ft.Control:
    """A board to look at: for lists, results and looking back."""
    assert state.board is not None
    frame = Frame.within(state.board.columns, state.board.rows, width, height)
    return ft.Stack(layers(frame, colours, state, marks, player), width=frame.width, height=frame.height)


@component
def _Still(frame: Frame, colours: Palette, state: State, marks: Marks, player: int) -> ft.Control:
    parts = layers(frame, colours, state, marks, player)
    return ft.Stack(parts, width=frame.width, height=frame.height)


# The layers below the enclosure that is placed are drawn again only when something was built.
StillLayers = ft.memo(_Still)


@component
def _Lit(frame: Frame, colours: Palette, cells: tuple[Cell, ...]) -> ft.Control:
    return image(frame, document(frame, lit(frame, cells, colours)))


LitLayer = ft.memo(_Lit)


@component
def PlotLayer(frame: Frame, colours: Palette, plot: Plot) -> ft.Control:
    """The enclosure while it is placed; the only thing that changes while it is moved."""
    rect = plot.rect
    if rect is None or plot.lack == "place":
        return ft.Container()
    misfit = plot.misfit
    parts = [image(frame, document(frame, ghost(frame, colours, rect, misfit)))]
    if plot.asset is not None:
        parts.append(_figure(frame, colours, plot.asset, _middle(rect)))
    return ft.Stack(parts, width=frame.width, height=frame.height)


def _middle(rect: Rect) -> Rect:
    """The same middle as a square: a ghost has no letter that the drawing would have to leave room for."""
    side = min(rect.width, rect.height)
    if side > 1:
        return rect
    return Rect(2, 2, (rect.at[0] + (rect.width - 2) // 2, rect.at[1])) if rect.width > rect.height else rect


def ghost(frame: Frame, colours: Palette, rect: Rect, misfit: Way | None) -> str:
    """The rectangle: dashed where it may stand, dotted with a ringed cross where it may not."""
    c = frame.c
    left, top = frame.at(rect.at[0] + 0.06, rect.at[1] + 0.06)
    width, height = (rect.width - 0.12) * c, (rect.height - 0.12) * c
    outline = f"M{left:.1f} {top:.1f}h{width:.1f}v{height:.1f}h{-width:.1f}z"
    pale = colours.tile if colours.dark else colours.card
    ground = f'<path d="{outline}" fill="{pale}" opacity="0.85"/>'
    halo = stroke(outline, colours.ghost_halo, 0.3 * c)
    if misfit is None:
        return ground + halo + stroke(outline, colours.ghost, 0.15 * c, f"{0.3 * c:.1f} {0.24 * c:.1f}")
    x, y = frame.at(rect.at[0] + rect.width - 0.5, rect.at[1] + 0.5)
    r = 0.26 * c
    cross = (
        f"M{x - r / 2:.1f} {y - r / 2:.1f}l{r:.1f} {r:.1f}M{x + r / 2:.1f} {y - r / 2:.1f}l{-r:.1f} {r:.1f}"
    )
    thick = f'stroke="{colours.bad}" stroke-width="{0.08 * c:.1f}"'
    ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{colours.card}" {thick}/>'
    dotted = stroke(outline, colours.bad, 0.09 * c, f"{0.01 * c:.2f} {0.2 * c:.1f}")
    return ground + halo + dotted + ring + stroke(cross, colours.bad, 0.08 * c)


def play_board(sitting: Sitting, plot: Callable[[], Plot], frame: Frame) -> ft.Control:
    """The board with the enclosure over it. Only the enclosure's own layer follows it."""
    now = plot()
    state = now.state
    colours = sitting.desk.look.colours
    return touchable(
        frame,
        [
            StillLayers(frame, colours, state, sitting.marks, now.player),
            LitLayer(frame, colours, now.legal_cells),
            PlotLayer(frame, colours, now),
        ],
        name=t("{name}'s board", name=sitting.marks[now.player].name)
        if whole(state, now.player) is not None
        else t("The board"),
        key="board",
        tap=lambda px, py: plot().tap(*frame.point(px, py)),
        grip=lambda px, py: plot().grip(*frame.point(px, py)),
        drag=lambda px, py: plot().drag(*frame.point(px, py)),
        release=lambda: plot().release(),
    )

"""Counting a paper sheet of Volle Weide: numbers, or the fences copied off the paper."""

from __future__ import annotations

import flet as ft

from models.games.volle_weide import paper
from models.games.volle_weide.count import points
from models.games.volle_weide.moves import Trace
from models.games.volle_weide.state import State
from views.desk import use_desk
from views.games.volle_weide.numbers import numbers
from views.games.volle_weide.trace import TraceBoard, trace_card
from views.kit.component import component
from views.kit.counting import Count, Counting
from views.kit.words import t
from views.sitting import Sitting


def traces(sitting: Sitting) -> bool:
    """Whether fences are copied; what the last count was decides where the bookmark does not say."""
    if sitting.session.state.meadow is None:
        return False
    way = sitting.bookmark.get("count")
    if way is None:
        return any(isinstance(move, Trace) for move in sitting.session.moves)
    return bool(way == "trace")


@component
def CountPaper(sitting: Sitting) -> ft.Control:
    """One player's sheet after the other, until everybody is counted."""
    use_desk()
    return Counting(sitting, lambda player: count_of(sitting, player))


def count_of(sitting: Sitting, player: int) -> Count:
    """A player's sheet as it is counted so far."""
    state: State = sitting.session.state
    tracing = traces(sitting)
    count = paper.counted(state, player)
    mid, final = points(count.mid.counted), points(count.final.counted)

    def board(width: float, height: float | None) -> ft.Control:
        return TraceBoard(sitting, player, width, height)

    return Count(
        title=t("Copy the fences") if tracing else t("Count the sheets"),
        place=sitting.game.place(sitting.session),
        totals=[None if each is None else paper.total(each) for each in state.counted],
        parts=f"{mid} + {final} \u2212 {count.bushes}",
        total=paper.total(count),
        nothing=paper.trace(state, player) if tracing else paper.tally(state, player),
        cards=[trace_card(sitting, player)] if tracing else numbers(sitting, player),
        doubts=paper.doubts(count),
        board=board if tracing else None,
    )

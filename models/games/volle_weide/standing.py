"""Where a player stands while the session is being played: no result yet, but what it would be now."""

from __future__ import annotations

from dataclasses import dataclass

from models.games.volle_weide.count import points
from models.games.volle_weide.meadow import Drawing
from models.games.volle_weide.state import State


@dataclass(frozen=True)
class Standing:
    """Sheep counted now (black one 2), their points, mid-game points (None before it), bushes, clovers."""

    sheep: int
    points: int
    mid: int | None
    bushes: int
    clovers: int

    @property
    def total(self) -> int:
        return (self.mid or 0) + self.points - self.bushes


def standing(state: State, player: int, more: Drawing | None = None) -> Standing:
    """The standing of a player on a sheet; with `more`, as if that had been drawn too."""
    assert state.meadow is not None
    ink = state.drawing(player)
    pad = state.pads[player]
    fenced = pad.fenced
    if more is not None or ink is not pad.ink:
        ink = ink | more if more is not None else ink
        fenced = state.meadow.fenced(ink, state.black[player])
    mid = points(state.mids[player].counted) if state.mids is not None else None
    bushes = len(state.meadow.crossed(ink))
    return Standing(fenced.counted, points(fenced.counted), mid, bushes, fenced.clovers)

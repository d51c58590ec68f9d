"""The state of a session of Volle Weide: rounds, drawings, counts. Frozen; `rules` makes the next one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from models.games.volle_weide.meadow import Drawing, Fenced, Meadow, Place
from models.games.volle_weide.moves import Flock
from models.kernel.form import Cell


@dataclass(frozen=True)
class Pad:
    """One player's sheet: the ink, each drawn place with its round, and whether this round is done."""

    meadow: Meadow | None
    black: Cell | None
    ink: Drawing = Drawing()
    places: tuple[tuple[int, Place], ...] = ()
    done: bool = False

    @cached_property
    def fenced(self) -> Fenced:
        """What is fenced in now; worked out when somebody asks, which a session being loaded hardly does."""
        return self.meadow.fenced(self.ink, self.black) if self.meadow is not None else Fenced()


@dataclass(frozen=True)
class Counted:
    """A paper sheet's count. `ink` is there when the fences were copied."""

    mid: Flock
    final: Flock
    bushes: int
    clovers: int
    ink: Drawing | None = None
    pens: int | None = None


@dataclass(frozen=True)
class State:
    """After any number of moves.

    `written` are the numbers on the round track, `face` the last roll (also an unwritten one), `round` how
    many rolls there were, `mids` each player's pens at the mid-game scoring, `open` whether somebody still
    has to draw.
    """

    meadow: Meadow | None
    black: tuple[Cell | None, ...]
    pads: tuple[Pad, ...]
    counted: tuple[Counted | None, ...]
    written: tuple[int, ...] = ()
    face: int | None = None
    repeated: bool = False
    round: int = 0
    mids: tuple[Fenced, ...] | None = None
    open: bool = False
    over: bool = False

    @property
    def just_counted(self) -> bool:
        """Whether the mid-game scoring came with the round that has just ended."""
        if self.mids is None or self.open or self.over or self.meadow is None:
            return False
        return len(self.written) == self.meadow.sheet.track.mid and not self.repeated

    def drawing(self, player: int) -> Drawing:
        """The ink on that player's meadow, played or copied off paper."""
        counted = self.counted[player]
        return counted.ink if counted and counted.ink else self.pads[player].ink

"""The moves of Volle Weide. Source: formats.md, section 4."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from models.kernel.form import Count, Edges, Form, Post, Seat
from models.kernel.move import Move, Override


class Roll(Move):
    """The round's die."""

    do: Literal["roll"] = "roll"
    face: Annotated[int, Field(ge=1, le=6)]


class Draw(Move):
    """The rolled shape, turned clockwise by `turn` quarters, its north-west corner on post `at`."""

    do: Literal["draw"] = "draw"
    player: Seat
    at: Post
    turn: Annotated[int, Field(ge=0, le=3)] = 0


class Skip(Move):
    """No place for the shape on that meadow."""

    do: Literal["skip"] = "skip"
    player: Seat


class Flock(Form):
    """Sheep inside pens: the white ones, and whether the black one is."""

    sheep: Count
    black: bool = False

    @property
    def counted(self) -> int:
        """Sheep for the table; the black one counts 2 (seed 003, Mid-Game Scoring)."""
        return self.sheep + 2 * self.black


class Tally(Move):
    """Counts read off a paper sheet."""

    do: Literal["tally"] = "tally"
    player: Seat
    mid: Flock
    final: Flock
    bushes: Count
    clovers: Count = 0


class Trace(Move):
    """Fences copied off a paper sheet; the end is worked out from them, the mid-game count is typed."""

    do: Literal["trace"] = "trace"
    player: Seat
    mid: Flock
    fences: Edges


AnyMove = Annotated[Roll | Draw | Skip | Tally | Trace | Override, Field(discriminator="do")]
MOVES: TypeAdapter[Roll | Draw | Skip | Tally | Trace | Override] = TypeAdapter(AnyMove)

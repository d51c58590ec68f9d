"""Scores with their reasons, ranks and ties. Source: formats.md, section 3; rulings.md, "All games"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from models.kernel.message import Message


@dataclass(frozen=True)
class Reason:
    """One line of a "why": what was counted, how much of it (None for a remark). `icon` names a drawing."""

    text: Message
    amount: int | None = None
    icon: str = ""


@dataclass(frozen=True)
class Line:
    """One part of a player's score. `value` counts; `worked_out` is what the rules gave.

    They differ after an override.
    """

    part: str
    worked_out: int
    reasons: tuple[Reason, ...] = ()
    override: int | None = None
    why: str = ""

    @property
    def value(self) -> int:
        return self.worked_out if self.override is None else self.override

    @property
    def overridden(self) -> bool:
        return self.override is not None


@dataclass(frozen=True)
class Row:
    """A player's lines. `rank` and `winner` are set when the session is finished."""

    lines: tuple[Line, ...]
    tie_break: int
    rank: int | None = None
    winner: bool | None = None

    @property
    def total(self) -> int:
        return sum(line.value for line in self.lines)

    def line(self, part: str) -> Line:
        """The line of that part; KeyError when the game has no such part."""
        for line in self.lines:
            if line.part == part:
                return line
        raise KeyError(part)


@dataclass(frozen=True)
class Scoreboard:
    """All players' rows in seating order.

    `decided_by`: "points", the tie-break's name, "shared", or None while open.
    """

    rows: tuple[Row, ...]
    finished: bool
    decided_by: str | None = None
    missing: tuple[str, ...] = ()
    rating: int | None = None


Decision = tuple[tuple[int, ...], tuple[bool, ...], str]


def ranking(totals: Sequence[int], tie_breaks: Sequence[int], tie_break: str) -> Decision:
    """Ranks (1, 1, 3), winners, and what decided.

    The tie-break is looked at only among those tied for first place.
    """
    best = max(totals)
    first = [seat for seat, total in enumerate(totals) if total == best]
    most = max(tie_breaks[seat] for seat in first)
    winners = {seat for seat in first if tie_breaks[seat] == most}
    decided: Literal["points", "shared"] | str = "points"
    if len(first) > 1:
        decided = tie_break if len(winners) == 1 else "shared"

    def strength(seat: int) -> tuple[int, int]:
        return totals[seat], (tie_breaks[seat] if seat in first else 0)

    ranks = tuple(
        1 + sum(strength(other) > strength(seat) for other in range(len(totals)))
        for seat in range(len(totals))
    )
    return ranks, tuple(seat in winners for seat in range(len(totals))), decided

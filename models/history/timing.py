"""How long a session was played, worked out from what is known: a time told by hand, the moves' own times, or the
file's start and end. Pure; what nobody knows is None, never 0.

An hour without a move is a break and not play; so is a pause that the table took.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any, Literal

from models.history.fold import Json
from models.kernel.fault import BadInput

BREAK = timedelta(hours=1)
# From a start to an end that lie further apart nobody plays without a break.
LONGEST = timedelta(hours=18)
# A log whose moves all came within this was copied or typed in, not played.
AT_ONCE = timedelta(seconds=30)
MOST_MINUTES = 100_000
MINUTES, PAUSES = "minutes", "pauses"
Span = tuple[datetime, datetime]


@dataclass(frozen=True)
class Duration:
    """So many minutes, at least 1. `source`: "told" by hand, the "log" of moves, or "ends": start and end."""

    minutes: int
    source: Literal["told", "log", "ends"]


def duration(frame: Json, made: Sequence[str], tallied: bool) -> Duration | None:
    """The time of play. `made` are the times of the session's moves, empty text where nobody knows one.

    A count off paper says nothing about the time of the game, unless it is told.
    """
    told = frame.get(MINUTES)
    if type(told) is int and 0 < told <= MOST_MINUTES:
        return Duration(told, "told")
    if tallied:
        return None
    started, ended = _moment(frame.get("started")), _moment(frame.get("ended"))
    times = [moment for text in made if (moment := _moment(text)) is not None]
    breaks = pauses(frame, times, ended)
    if len(times) == len(made) > 1 and times[-1] - times[0] > AT_ONCE:
        begun = started if started is not None and timedelta(0) <= times[0] - started < BREAK else times[0]
        gaps = [(one, other) for one, other in pairwise([begun, *times]) if other - one < BREAK]
        return _rounded(sum((_played(gap, breaks) for gap in gaps), timedelta()), "log")
    if started is not None and ended is not None and timedelta(0) < ended - started <= LONGEST:
        return _rounded(_played((started, ended), breaks), "ends")
    return None


def check_minutes(minutes: int | None) -> None:
    """Raises BadInput unless so many minutes can be told; None tells nothing."""
    if minutes is not None and not 0 < minutes <= MOST_MINUTES:
        raise BadInput(
            "{found} minutes cannot be; write 1 to {most}.", "minutes", found=minutes, most=MOST_MINUTES
        )


def pauses(frame: Json, times: Sequence[datetime] = (), ended: datetime | None = None) -> list[Span]:
    """The pauses that the frame tells of; one that is still open ends with the next move or the session."""
    told = frame.get(PAUSES)
    found: list[Span] = []
    for each in told if isinstance(told, list) else ():
        since, until = (_moment(text) for text in each) if _is_pause(each) else (None, None)
        if since is None:
            continue
        after = [moment for moment in (*times, ended) if moment is not None and moment >= since]
        until = until or min(after, default=None)
        if until is not None and until > since:
            found.append((since, until))
    return found


def paused(frame: Json) -> bool:
    """Whether the table has paused and not gone on."""
    told = frame.get(PAUSES)
    return isinstance(told, list) and bool(told) and _is_pause(told[-1]) and told[-1][1] is None


def _is_pause(told: Any) -> bool:
    return isinstance(told, list) and len(told) == 2 and isinstance(told[0], str)


def _played(span: Span, breaks: Sequence[Span]) -> timedelta:
    """The span without its breaks; breaks that overlap are taken off once."""
    since, until = span
    played, at = timedelta(), since
    for start, end in sorted(breaks):
        if end <= at or start >= until:
            continue
        played += max(timedelta(), start - at)
        at = max(at, min(end, until))
    return played + max(timedelta(), until - at)


def _rounded(played: timedelta, source: Literal["log", "ends"]) -> Duration | None:
    return Duration(max(1, round(played / timedelta(minutes=1))), source) if played else None


def _moment(text: Any) -> datetime | None:
    """A time with its zone; None for anything else, and for a time without one."""
    try:
        moment = datetime.fromisoformat(text) if isinstance(text, str) and text else None
    except ValueError:
        return None
    return None if moment is None or moment.tzinfo is None else moment

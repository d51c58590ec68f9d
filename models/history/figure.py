"""What statistics hand out. Averages are exact quotients as floats; None where nothing was counted. Knows no disk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Step = Literal["session", "month", "year"]


@dataclass(frozen=True)
class Span:
    """Which finished sessions count: of one game, at a place, between two days (both included). None: all."""

    game: str | None = None
    place: str | None = None
    since: str | None = None
    until: str | None = None


@dataclass(frozen=True)
class Tally:
    """Somebody's sessions of one game. `solo` are those without others; only the rest can be won."""

    game: str
    sessions: int
    solo: int
    wins: int
    average: float
    best: int
    worst: int


@dataclass(frozen=True)
class Companion:
    """Somebody with whom a person played: how often, who won how often, who was placed before the other."""

    person: str
    name: str
    sessions: int
    wins: int
    their_wins: int
    ahead: int
    behind: int


@dataclass(frozen=True)
class Streak:
    """Won sessions in a row: up to now, and the longest ever."""

    now: int
    longest: int


@dataclass(frozen=True)
class Personal:
    """One person's page. `versus` are the sessions with others; a shared victory is a win."""

    sessions: int
    versus: int
    wins: int
    streak: Streak
    games: tuple[Tally, ...]
    companions: tuple[Companion, ...]


@dataclass(frozen=True)
class Standing:
    """Somebody in the table of a game. `person` is None for a seat that belongs to nobody of the roster."""

    person: str | None
    name: str
    sessions: int
    versus: int
    wins: int
    average: float
    best: int


@dataclass(frozen=True)
class Point:
    """A seat's score on its day, for a chart over time; `rating` is a solo session's."""

    session: str
    game: str
    day: str
    person: str | None
    name: str
    total: int
    rank: int
    winner: bool
    rating: int | None


@dataclass(frozen=True)
class Month:
    """A month (`2026-11`; empty: unknown): its sessions, and the average and the best of its scores."""

    month: str
    sessions: int
    average: float
    best: int


@dataclass(frozen=True)
class Stage:
    """A session, month or year of a course: its first day, and so many scores from the best to the worst."""

    key: str
    day: str
    scores: int
    average: float
    best: int
    worst: int


@dataclass(frozen=True)
class Part:
    """A part of a score or another figure of the game, over so many seats."""

    part: str
    seats: int
    average: float
    lowest: int
    highest: int


@dataclass(frozen=True)
class PartStanding:
    """Somebody's part of a score or other figure, over so many seats. `person` as in Standing."""

    person: str | None
    name: str
    seats: int
    average: float
    lowest: int
    highest: int


@dataclass(frozen=True)
class Duel:
    """Two people in the sessions where both sat. `level`: placed alike; `shared`: both won."""

    sessions: int
    wins: int
    their_wins: int
    shared: int
    ahead: int
    behind: int
    level: int
    average: float | None
    their_average: float | None

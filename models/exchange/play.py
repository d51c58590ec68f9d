"""A session as other tools see one: who played, when, where, and what it came to. Knows no database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Seated:
    """A player of it. `rank` and `winner` are None in an unfinished one; `first`: began the game; `new`: had
    never played this game before; `role`: what the player was in it (a farmhouse).
    """

    name: str
    person: str | None
    total: int
    rank: int | None
    winner: bool | None
    parts: Mapping[str, int]
    tie_break: int
    first: bool = False
    new: bool = False
    role: str = ""


@dataclass(frozen=True)
class Play:
    """One session. `game` is its key; times are as written, `changed` always is one; `minutes` None: unknown."""

    id: str
    game: str
    started: str | None
    ended: str | None
    changed: str
    minutes: int | None
    place: str
    note: str
    finished: bool
    decided_by: str | None
    rating: int | None
    seats: tuple[Seated, ...]
    rounds: int = 0
    variant: str = ""

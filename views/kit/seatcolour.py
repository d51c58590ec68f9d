"""Which colour each seat has: the player's own where it is free, else the next free one. Knows no screen."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from models.history.repository import History

MANY = 6


def seat_colours(own: Sequence[int | None]) -> list[int]:
    """A colour's number for each seat, in seating order; `own` are the players' own ones or None.

    Up to six seats have six different colours; more start again.

    >>> seat_colours([3, None, 3, 0])
    [3, 1, 2, 0]
    """
    found: list[int | None] = []
    for colour in own:
        fits = colour is not None and 0 <= colour < MANY and colour not in found
        found.append(colour if fits else None)
    free = [colour for colour in range(MANY) if colour not in found]
    return [_next(free) if colour is None else colour for colour in found]


def _next(free: list[int]) -> int:
    if not free:
        free.extend(range(MANY))
    return free.pop(0)


def list_colour(id: str, own: int | None) -> int:
    """A person's colour in lists: the own one, or always the same one made of the id."""
    return own % MANY if own is not None else crc32(id.encode()) % MANY


def people_colours(history: History, people: Sequence[str | None]) -> list[int]:
    """The same for the seats' people by their ids (a session's players)."""
    own = {person.id: person.colour for archived in (False, True) for person in history.people.list(archived)}
    return seat_colours([own.get(id) if id else None for id in people])

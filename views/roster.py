"""How people are marked in lists that mix many sessions: name, letter, colour. Reads the roster only."""

from __future__ import annotations

from collections.abc import Sequence

from models.history.repository import History
from views.kit.badge import letters
from views.kit.seatcolour import list_colour
from views.kit.seatmark import SeatMark

Who = tuple[str | None, str]


def roster_marks(history: History, people: Sequence[Who]) -> list[SeatMark]:
    """A mark for each (person's id, name); seats that belong to nobody have a colour made of the name."""
    own = {person.id: person.colour for archived in (False, True) for person in history.people.list(archived)}
    names = [name for _, name in people]
    return [
        SeatMark(name, letter, list_colour(id or name, own.get(id) if id else None))
        for (id, name), letter in zip(people, letters(names), strict=True)
    ]


def apart(marks: Sequence[SeatMark]) -> list[SeatMark]:
    """The same for themselves, for lines in one chart: with letters as short, and colours as different, as can be."""
    taken: set[int] = set()
    found = []
    for mark, letter in zip(marks, letters([mark.name for mark in marks]), strict=True):
        colour = mark.colour
        if colour in taken:
            colour = next((each for each in range(6) if each not in taken), colour)
        taken.add(colour)
        found.append(SeatMark(mark.name, letter, colour))
    return found

"""A session being set up, before there is one: on disk at every tap, so that a killed app comes back to it.

Knows seats and choices, not what a game's choices mean.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import flet as ft

from models.history.name import folded, trimmed
from models.history.repository import History
from models.kernel.fault import BadInput
from views.desk import Desk
from views.kit.seatcolour import seat_colours


@dataclass(frozen=True)
class Seat:
    """Who is to sit there: a person of the roster, or a new name (`person` is None)."""

    name: str
    person: str | None = None
    colour: int | None = None


@dataclass(frozen=True)
class Beginning:
    """What a session begins with, as JSON data. `choices` are what the next set-up begins with."""

    box: dict[str, Any]
    setup: dict[str, Any]
    choices: dict[str, Any] = field(default_factory=dict)
    bookmark: dict[str, Any] = field(default_factory=dict)


@ft.observable
class Draft:
    """The set-up of one game on this page. `choices` are the game's own, as JSON data."""

    def __init__(self, desk: Desk, game: str) -> None:
        self._desk = desk
        self._game = game
        self.seats: tuple[Seat, ...] = ()
        self.choices: dict[str, Any] = {}
        self.refresh()

    @property
    def desk(self) -> Desk:
        return self._desk

    @property
    def game(self) -> str:
        return self._game

    @property
    def colours(self) -> list[int]:
        """Each seat's colour."""
        return seat_colours([seat.colour for seat in self.seats])

    def refresh(self) -> None:
        """Reads what is kept: this draft, or the last session's players before there is one."""
        history = self._desk.history
        kept = history.settings.get(self._key)
        kept = kept if isinstance(kept, dict) else {}
        seats = kept.get("seats")
        if isinstance(seats, list):
            self.seats = tuple(seated(history, seats))
        else:
            last = history.sessions.last_seats(self._game)
            self.seats = tuple(Seat(seat.name, seat.person, seat.colour) for seat in last)
        choices = kept.get("choices")
        self.choices = dict(choices) if isinstance(choices, dict) else {}

    def seat(self, place: Seat) -> None:
        """One more at the table, in the last place."""
        self._change((*self.seats, place))

    def leave(self, position: int) -> None:
        """Away from the table; can be taken back for a while."""
        before = self.seats
        self._change((*before[:position], *before[position + 1 :]))

    def back(self, seats: tuple[Seat, ...]) -> None:
        """The seats as they were."""
        self._change(seats)

    def move(self, position: int, to: int) -> None:
        """Somebody sits down elsewhere in the order."""
        rest = [*self.seats[:position], *self.seats[position + 1 :]]
        rest.insert(to, self.seats[position])
        self._change(tuple(rest))

    def find(self, name: str) -> Seat | None:
        """Who sits at the table under that name, whatever its case and spaces."""
        return next((seat for seat in self.seats if folded(seat.name) == folded(name)), None)

    def named(self, name: str) -> Seat:
        """The person of the roster with that name, or a new one. Raises BadInput for a name that is none."""
        name = trimmed(name)
        person = self._desk.history.people.find(name)
        return Seat(name) if person is None else Seat(person.name, person.id, person.colour)

    def choose(self, **choices: Any) -> None:
        """Keeps choices of the game; None forgets one."""
        merged = {**self.choices, **choices}
        self.choices = {key: value for key, value in merged.items() if value is not None}
        self._keep()

    def start(self, beginning: Beginning) -> None:
        """Begins the session and shows it; a fault is said in its sentence and the draft stays."""
        begun: list[str] = []
        # An offer to take something back belongs to the set-up, not to play.
        self._desk.page.pop_dialog()
        if self._desk.attempt(lambda: begun.append(self.begin(beginning))):
            self._desk.go(f"/play/{begun[0]}")

    def begin(self, beginning: Beginning) -> str:
        """The session, on disk: its id. The draft is done with. Raises Fault.

        New people keep the colour that they were given here.
        """
        history = self._desk.history
        with history.transaction():
            seated = [
                seat.person or history.people.add(seat.name, colour).id
                for seat, colour in zip(self.seats, self.colours, strict=True)
            ]
            names = [seat.name for seat in self.seats]
            id = history.sessions.create(
                self._game, list(zip(names, seated, strict=True)), beginning.box, beginning.setup
            )
            if beginning.bookmark:
                history.sessions.mark(id, beginning.bookmark)
            history.settings.set(self._key, {"choices": beginning.choices})
        return id

    def _change(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self._keep()

    def _keep(self) -> None:
        seats = [{"name": seat.name, "person": seat.person} for seat in self.seats]
        kept = {"seats": seats, "choices": self.choices}
        self._desk.attempt(lambda: self._desk.history.settings.set(self._key, kept))

    @property
    def _key(self) -> str:
        return f"setup.{self._game}"


def draft_of(desk: Desk, game: str) -> Draft:
    """The page's one draft of that game: every screen of a set-up sees the same."""
    store, key = desk.page.session.store, f"draft.{game}"
    found = store.get(key)
    if not isinstance(found, Draft):
        found = Draft(desk, game)
        store.set(key, found)
    return found


def seated(history: History, kept: list[Any]) -> list[Seat]:
    """The seats of a kept draft as the roster has them now; what is no seat is left out."""
    found: list[Seat] = []
    for seat in kept:
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            continue
        id = seat.get("person")
        person = history.people.get(id) if isinstance(id, str) else None
        place = Seat(seat["name"])
        if person is not None:
            place = Seat(person.name, person.id, person.colour)
        else:
            try:
                place = replace(place, name=trimmed(place.name))
            except BadInput:
                continue
        if all(folded(place.name) != folded(other.name) for other in found):
            found.append(place)
    return found

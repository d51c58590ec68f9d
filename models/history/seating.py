"""Other people, another order, more or fewer seats in a session counted off paper: its frame and moves rewritten.

Knows which keys of box and set-up are a list with an entry for each seat. Pure. Source: formats.md, sections 2
to 7.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from models.history.fold import Json
from models.history.name import folded, typed
from models.kernel.fault import BadInput
from models.kernel.game import Game

# By game: lists with an entry for each seat, and whether a new seat may have none.
_LISTS: Mapping[str, Mapping[tuple[str, ...], bool]] = {
    "volle-weide": {("setup", "black_sheep"): False},
    "fence-em-in": {("box", "board", "starts"): False},
    "get-off-my-land": {("setup", "farmhouses"): True},
}
# By game: keys that name a seat by its number.
_NUMBERS: Mapping[str, Sequence[tuple[str, ...]]] = {"get-off-my-land": (("setup", "first"),)}


@dataclass(frozen=True)
class NewSeat:
    """Who sits there after the change. `was` is the seat's number before, None for somebody added.

    `person` is a person's id; without it a changed name is whoever has that name, an unchanged one stays who
    it was. `count` is a move that counts this seat off paper (without `player`), in place of an older one;
    `own` what box and set-up hold for an added seat, by the last key (`{"black_sheep": [2, 3]}`).
    """

    name: str
    was: int | None = None
    person: str | None = None
    count: Json | None = None
    own: Json = field(default_factory=dict)


def moved(seats: Sequence[NewSeat], before: int) -> bool:
    """Whether anybody sits elsewhere, came or left."""
    return [seat.was for seat in seats] != list(range(before))


def reseated(frame: Json, seats: Sequence[NewSeat]) -> Json:
    """The frame for the new seats, without the people's ids. Raises BadInput where a seat lacks something."""
    before = frame["players"]
    told = [seat.was for seat in seats if seat.was is not None]
    if len(set(told)) != len(told) or not all(0 <= was < len(before) for was in told):
        raise BadInput("A seat is named that is not there, or twice; name each seat once.", "seats")
    players = [
        ({} if seat.was is None else {key: value for key, value in before[seat.was].items() if key != "id"})
        | {"name": seat.name}
        for seat in seats
    ]
    made = frame | {"players": players}
    for path, optional in _LISTS.get(frame["game"], {}).items():
        listed = _at(made, path)
        if isinstance(listed, list):
            made = _with(made, path, [_entry(listed, seat, path[-1], optional) for seat in seats])
    for path in _NUMBERS.get(frame["game"], ()):
        number = _at(made, path)
        if type(number) is int:
            made = _with(made, path, told.index(number) if number in told else 0)
    return made


def recounted(moves: Sequence[Any], seats: Sequence[NewSeat]) -> list[Any]:
    """The moves with the new numbers of the seats; counts of seats that are gone are left out, new ones added."""
    new = {seat.was: number for number, seat in enumerate(seats) if seat.was is not None}
    kept = [
        {**move, "player": new[move["player"]]} if "player" in move else move
        for move in moves
        if move.get("player") is None or move["player"] in new
    ]
    return kept + [
        {**seat.count, "player": number} for number, seat in enumerate(seats) if seat.count is not None
    ]


def check_names(rules: Game[Any, Any, Any], names: Sequence[str]) -> Sequence[str]:
    """The names of all seats as they are kept. Raises BadInput: too few, too many, one twice, one that is none."""
    if not rules.fewest <= len(names) <= rules.most:
        raise BadInput(
            "{game} takes {fewest} to {most} players; there are {n}.",
            "players",
            game=rules.name,
            fewest=rules.fewest,
            most=rules.most,
            n=len(names),
        )
    told = [typed(name) for name in names]
    same = [folded(name) for name in told]
    for position, name in enumerate(told):
        if same[position] in same[:position]:
            raise BadInput("{name} is there twice; give each player another name.", "players", name=name)
    return told


def _entry(listed: list[Any], seat: NewSeat, key: str, optional: bool) -> Any:
    if seat.was is not None:
        return listed[seat.was] if seat.was < len(listed) else None
    if key not in seat.own and not optional:
        raise BadInput(
            'The new seat of {name} has no entry in "{key}", as the others do; choose one.',
            key,
            name=seat.name,
            key=key,
        )
    return seat.own.get(key)


def _at(data: Any, path: Sequence[str]) -> Any:
    for key in path:
        data = data.get(key) if isinstance(data, dict) else None
    return data


def _with(data: Json, path: Sequence[str], value: Any) -> Json:
    """The data with another value at a place that is there; the data itself stays as it is."""
    key, *rest = path
    return data | {key: _with(data[key], rest, value) if rest else value}

"""What a session of Get Off My Land! begins with, from the choices of its set-up. Knows no screen."""

from __future__ import annotations

from typing import Any, cast

from models.games.get_off_my_land.farmhouse import FARMHOUSE_NAMES, FarmhouseName
from models.history.name import folded
from views.draft import Beginning, Draft, Seat
from views.games.get_off_my_land.copies import BOX, NONE, Copy, chosen, copies
from views.games.set_up import Way

# Who has the marker, and who keeps which farmhouse: by name, so that a change of seats takes them along.
FIRST, HOUSES = "first", "houses"
# The next set-up begins with it; marker and farmhouses are this session's alone.
LASTING = (BOX,)


def copy_of(draft: Draft) -> Copy:
    """The chosen copy."""
    return chosen(copies(draft.desk.history), draft.choices.get(BOX))


def first_of(draft: Draft) -> int:
    """The seat that has the first player marker; the first one where nobody was named."""
    kept = draft.choices.get(FIRST)
    return next((place for place, seat in enumerate(draft.seats) if folded(seat.name) == kept), 0)


def houses_of(draft: Draft) -> list[FarmhouseName | None]:
    """Each seat's farmhouse, None where it is not told."""
    kept = draft.choices.get(HOUSES)
    kept = kept if isinstance(kept, dict) else {}
    found = [kept.get(folded(seat.name)) for seat in draft.seats]
    return [cast("FarmhouseName", house) if house in FARMHOUSE_NAMES else None for house in found]


def put_first(draft: Draft, seat: Seat) -> None:
    """That player has the first player marker."""
    draft.choose(**{FIRST: folded(seat.name)})


def put_house(draft: Draft, seat: Seat, house: FarmhouseName | None) -> None:
    """That player keeps this farmhouse, and whoever had it before has none: there is one of each."""
    names = [folded(each.name) for each in draft.seats]
    kept = {name: had for name, had in zip(names, houses_of(draft), strict=True) if had not in (None, house)}
    kept.pop(folded(seat.name), None)
    if house is not None:
        kept[folded(seat.name)] = house
    draft.choose(**{HOUSES: kept or None})


def begin(draft: Draft, way: Way) -> Beginning:
    """The session's own box is the copy's; counting off the table needs neither marker nor farmhouses."""
    copy = copy_of(draft)
    bookmark: dict[str, Any] = {} if copy.id == NONE else {BOX: copy.id}
    setup: dict[str, Any] = {}
    if way == "count":
        bookmark["count"] = "numbers"
    else:
        setup["first"] = first_of(draft)
        houses = houses_of(draft)
        if any(houses):
            setup["farmhouses"] = houses
    lasting = {key: value for key, value in draft.choices.items() if key in LASTING}
    return Beginning(dict(copy.data), setup, lasting, bookmark)

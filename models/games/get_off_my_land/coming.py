"""The month's change: the icons, what they do, and the payday. Told before it is done, and done the same way.

Source: seed 001, "End of Month", "Start of Turn"; formats.md, section 7, "month".
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from models.games.get_off_my_land.card import Kind
from models.games.get_off_my_land.income import payday
from models.games.get_off_my_land.land import Tile, Turned
from models.games.get_off_my_land.ledger import Entry
from models.games.get_off_my_land.months import LAST, Icon, icons
from models.games.get_off_my_land.state import State
from models.kernel.message import Message, says

_FLIPS: dict[Icon, Kind] = {"crops": "crop", "livestock": "livestock", "equipment": "equipment"}


@dataclass(frozen=True)
class Step:
    """One icon: the cards that it turns or removes, and what those do by themselves then."""

    icon: Icon
    cards: tuple[Turned, ...]
    turned: tuple[Turned, ...]


@dataclass(frozen=True)
class Coming:
    """What the change from the month `leaving` to the next one does (0 is May).

    `first`: who has the first player marker then. `entries`: the payday card by card; where a card pays
    nothing an entry of 0 tells why.
    """

    leaving: int
    steps: tuple[Step, ...]
    first: int
    entries: tuple[Entry, ...]

    @property
    def month(self) -> int:
        return self.leaving + 1

    def paid(self, player: int) -> int:
        """What the player is paid altogether."""
        return sum(entry.amount for entry in self.entries if entry.player == player)


def coming(state: State) -> Coming | None:
    """What the next change of the month would do; None when there is none: April, or counted off the table."""
    if state.month == LAST or any(state.counted):
        return None
    return turning(state)[1]


def turning(state: State) -> tuple[State, Coming]:
    """The state after the change of the month, and what it did. The month is not the last one."""
    leaving, steps = state.month, []
    for icon in icons(state.track, leaving):
        before = len(state.turned)
        state, cards = _passed(state, icon)
        steps.append(Step(icon, cards, state.turned[before:]))
    state = replace(state, month=leaving + 1, turn=state.first, actions=0)
    entries = payday(state)
    return state.with_entries(entries), Coming(leaving, tuple(steps), state.first, entries)


def _passed(state: State, icon: Icon) -> tuple[State, tuple[Turned, ...]]:
    if icon == "first player":
        return replace(state, first=(state.first + 1) % len(state.holders)), ()
    if icon == "winter":
        crops = [
            tile for tile in state.land.tiles.values() if tile.card is not None and tile.card.kind == "crop"
        ]
        gone = state.land.put_all(replace(tile, card=None, ready=False) for tile in crops)
        told = tuple(_told(tile, says("{card} on {tile} is discarded.", **_values(tile))) for tile in crops)
        return replace(state, land=gone), told
    kind = _FLIPS[icon]
    flips = [
        tile
        for tile in state.land.tiles.values()
        if tile.card is not None and tile.card.kind == kind and not tile.ready
    ]
    land = state.land.put_all(replace(tile, ready=True) for tile in flips)
    told = tuple(
        _told(
            tile,
            says("{card} on {tile} becomes active.", **_values(tile))
            if kind == "equipment"
            else says("{card} on {tile} matures.", **_values(tile)),
        )
        for tile in flips
    )
    return state.with_land(land, *(tile.name for tile in flips)), told


def _values(tile: Tile) -> dict[str, str]:
    return {"card": tile.card.name if tile.card is not None else "", "tile": tile.name}


def _told(tile: Tile, text: Message) -> Turned:
    return Turned(tile.name, _values(tile)["card"], text)


def followed(before: State, after: State) -> tuple[Turned, ...]:
    """What the move from one state to the next made cards do by themselves: livestock ran off, crops were eaten.

    Nothing when `after` is not one move later: after an undo, or an override, nothing has happened on the land.
    """
    return after.turned if after.moves == before.moves + 1 else ()


def moved(before: State, after: State) -> list[Entry]:
    """The money that the move from one state to the next moved; nothing after an undo."""
    return after.book.entries(since=before.book.length)

"""The state of a session of Get Off My Land!. Frozen; `rules` makes the next one. Source: formats.md, section 7."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from models.games.get_off_my_land.card import Card
from models.games.get_off_my_land.farmhouse import FarmhouseName
from models.games.get_off_my_land.land import Land, Tile, Turned
from models.games.get_off_my_land.ledger import Book, Entry
from models.games.get_off_my_land.months import Icon
from models.kernel.fault import IllegalMove

START_MONEY = 8
START_HAND = 2


@dataclass(frozen=True, slots=True)
class Holder:
    """What one player has besides the tiles. `farmer` is a tile's name, None at home."""

    money: int = 0
    hand: int = START_HAND
    house: FarmhouseName | None = None
    home: bool = True
    farmer: str | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """A player's count off the table at the end; `farmhouse` in dollars."""

    money: int = 0
    land: int = 0
    oil_tiles: int = 0
    equipment: int = 0
    farmhouse: int = 0


@dataclass(frozen=True)
class State:
    """After any number of moves (`moves`).

    `month` counts from 0, May. `first` has the first player marker; `turn` and `actions` say whose turn it is
    and how many actions are used. `turned` is what the last move made cards do by themselves.
    """

    cards: Mapping[str, Card]
    track: Mapping[str, tuple[Icon, ...]]
    farmhouse_is_land: bool
    holders: tuple[Holder, ...]
    counted: tuple[Counted | None, ...]
    land: Land = field(default_factory=Land)
    month: int = 0
    first: int = 0
    turn: int = 0
    actions: int = 0
    over: bool = False
    turned: tuple[Turned, ...] = ()
    moves: int = 0
    # What the balances came from; left out of comparisons, because a chain compares as deep as it is long.
    book: Book = field(default_factory=Book, compare=False, repr=False)

    def farmer_on(self, name: str) -> int | None:
        """Whose farmer stands on the tile; None where nobody's does."""
        return next((seat for seat, holder in enumerate(self.holders) if holder.farmer == name), None)

    def paid(self, tile: Tile) -> int | None:
        """Who gets the income of the tile's card; None where nobody controls the tile."""
        if tile.controller is None:
            return None
        farmer = self.farmer_on(tile.name)
        return tile.controller if farmer is None else farmer

    def land_tiles(self, player: int) -> int:
        """How many land tiles the player controls; whether the farmhouse is one is the box's word."""
        home = self.farmhouse_is_land and self.holders[player].home
        return sum(1 for _ in self.land.controlled(player)) + home

    def with_holder(self, player: int, holder: Holder) -> State:
        """The state with another holding of the player."""
        return replace(self, holders=(*self.holders[:player], holder, *self.holders[player + 1 :]))

    def with_entries(self, entries: Iterable[Entry]) -> State:
        """The state with the money moved and written down; raises IllegalMove where a balance would fall below 0."""
        written = [entry for entry in entries if entry.amount]
        if not written:
            return self
        holders = list(self.holders)
        for entry in written:
            had = holders[entry.player].money
            if had + entry.amount < 0:
                raise IllegalMove(
                    "This costs ${cost}, but only ${money} are there. Pay less, or put the missing money in first.",
                    cost=-entry.amount,
                    money=had,
                    player=entry.player,
                )
            holders[entry.player] = replace(holders[entry.player], money=had + entry.amount)
        return replace(self, holders=tuple(holders), book=self.book.with_entries(written))

    def with_land(self, land: Land, *touched: str) -> State:
        """The state with other land; what follows from the touched tiles by itself is done and told."""
        settled, turned = land.settled(touched)
        return replace(self, land=settled, turned=(*self.turned, *turned))

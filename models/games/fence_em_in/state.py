"""The state of a session of Fence Em In. Frozen; `rules` makes the next one. Source: formats.md, section 5."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from models.games.fence_em_in.asset import Asset
from models.games.fence_em_in.board import Board, Rect
from models.games.fence_em_in.dice import CHOICE, Dice, Pips
from models.games.fence_em_in.farm import Farm, Printed, RowName
from models.games.fence_em_in.moves import Slot
from models.games.fence_em_in.placement import Placement

ROUNDS = 10
Points = tuple[int, int, int]


@dataclass(frozen=True)
class Built:
    """One miniature on the table: in which round, what it brought, where its token and its enclosure are."""

    round: int
    placement: Placement
    slot: Slot
    rect: Rect | None


@dataclass(frozen=True)
class Holding:
    """What one player has: enclosures, farm board, fertilizer, and an own view of the dice while it lasts."""

    built: tuple[Built, ...] = ()
    farm: Farm = Farm()
    fertilizer: int = 0
    points: int = 0
    area: int = 0
    own: Pips | None = None
    done: bool = False
    missions: Points | None = None

    @property
    def placed(self) -> tuple[Asset, ...]:
        """All miniatures, in the order in which they were placed; discarded tokens' too."""
        return tuple(each.placement.asset for each in self.built)


@dataclass(frozen=True)
class Counted:
    """A player's count off the table at the end."""

    placement: int
    farm: Mapping[RowName, int]
    missions: Points
    fertilizer: int


@dataclass(frozen=True)
class State:
    """After any number of moves.

    `turn` is the player on turn, None between the rounds; `first` opened the round. `dice` are what lies on
    the table, None where they are not followed. `assets` are the tokens under the faces 1 to 5, None while
    nobody has said so.
    """

    board: Board | None
    printed: Printed
    holdings: tuple[Holding, ...]
    counted: tuple[Counted | None, ...]
    round: int = 0
    first: int = 0
    turn: int | None = None
    dice: Dice | None = None
    assets: tuple[tuple[Asset, ...], ...] | None = None
    over: bool = False

    @property
    def choosing(self) -> bool:
        """Whether a die shows the choice side, which comes before everything else."""
        return self.dice is not None and CHOICE in self.dice

    @property
    def built_out(self) -> bool:
        """Whether all ten rounds are done, so that only the missions are left."""
        return self.round == ROUNDS and self.turn is None

    def seen(self, player: int) -> Pips | None:
        """The dice as that player sees them; None where they are not followed or a choice is open."""
        own = self.holdings[player].own
        if own is not None or self.dice is None:
            return own
        one, two, three = self.dice
        if one == CHOICE or two == CHOICE or three == CHOICE:
            return None
        return (one, two, three)

    def taken(self, player: int) -> int:
        """All cells where that player may not build, because an enclosure stands there."""
        if self.board is None or not self.board.shared:
            return self.holdings[player].area
        everything = 0
        for holding in self.holdings:
            everything |= holding.area
        return everything

    @property
    def openers(self) -> tuple[int, ...]:
        """Who may open the next round: anybody the first, afterwards those with the fewest placement points."""
        seats = range(len(self.holdings))
        if self.round == 0:
            return tuple(seats)
        fewest = min(holding.points for holding in self.holdings)
        return tuple(seat for seat in seats if self.holdings[seat].points == fewest)

"""One turn while it is being thought over: which dice are width and height, where, with what, into which row.

Kept in the session's bookmark, so that it is there again after a crash; a move makes a new one.
"""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from models.games.fence_em_in.advice import Idea
from models.games.fence_em_in.asset import ASSETS, Asset
from models.games.fence_em_in.board import Rect, Way
from models.games.fence_em_in.farm import RowName
from models.games.fence_em_in.moves import Build, Slot
from models.games.fence_em_in.placement import Placement, placement
from models.games.fence_em_in.state import Holding, State
from models.kernel.form import Cell
from views.games.fence_em_in.prospect import WAYS, Lack, Prospect, best_row
from views.games.fence_em_in.thought import USUAL, Thought, read
from views.sitting import Sitting

KEY = "plot"


@ft.observable
class Plot:
    """The turn of the player who is on it. Everything but the place is drawn again by `sitting.turn`."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._state: State = sitting.session.state
        assert self._state.turn is not None
        self._moves = sitting.session.length
        self._player = self._state.turn
        self._prospect = Prospect.of(self._state, self._player)
        self._seen, self._site = self._prospect.seen, self._prospect.site
        self._grip: tuple[float, float] | None = None
        kept = read(sitting.bookmark.get(KEY), self._moves, self._seen is not None)
        self._mind = kept or Thought(*((USUAL, USUAL) if self._seen is None else self._prospect.begin()))
        self._legal = self._places()
        self.at: Cell = self._first(self._mind.at)

    def _keep(self) -> None:
        at = self.at if self._site else None
        self._sitting.mark(**{KEY: replace(self._mind, at=at).written(self._moves)})

    def _changed(self, mind: Thought) -> None:
        self._mind = mind
        self._keep()
        self._sitting.turn += 1

    # What is looked at.

    @property
    def player(self) -> int:
        return self._player

    @property
    def state(self) -> State:
        return self._state

    @property
    def holding(self) -> Holding:
        return self._state.holdings[self._player]

    @property
    def roles(self) -> tuple[int, int, int]:
        """Which die is width, which height, which the asset's."""
        return self._mind.w, self._mind.h, 3 - self._mind.w - self._mind.h

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in cells."""
        w, h = self._mind.w, self._mind.h
        return (w, h) if self._seen is None else (self._seen[w], self._seen[h])

    @property
    def face(self) -> int | None:
        """The asset die's face; None where the dice are not followed."""
        return None if self._seen is None else self._seen[self.roles[2]]

    @property
    def rect(self) -> Rect | None:
        """The enclosure where it is now; None without a board."""
        return Rect(*self.size, self.at) if self._site else None

    @property
    def misfit(self) -> Way | None:
        """Why it cannot stand there; None where it can, or without a board."""
        rect = self.rect
        return self._site.misfit(rect) if self._site and rect else None

    @property
    def legal(self) -> tuple[Cell, ...]:
        """Every place for this size, row by row; empty without a board."""
        return self._legal

    @property
    def legal_cells(self) -> tuple[Cell, ...]:
        """All cells that some legal place would cover."""
        return tuple({cell: None for at in self._legal for cell in Rect(*self.size, at).cells})

    @property
    def lack(self) -> Lack | None:
        """Why nothing can be built, as far as is known: no place for two of the dice, or no token for them.

        With all eight tokens shown the table knows better than the assets board that is followed here.
        """
        lack = self._prospect.lack
        return None if lack == "token" and self._mind.every else lack

    @property
    def listed(self) -> tuple[Asset, ...] | None:
        """The tokens under the asset die's face as the assets board is followed; None where it is not."""
        return None if self.face is None else self._prospect.lying(self.face)

    @property
    def tokens(self) -> tuple[Asset, ...]:
        """The assets to choose from."""
        listed = self.listed
        return ASSETS if listed is None or self._mind.every else listed

    @property
    def every(self) -> bool:
        """Whether all eight are shown although the assets board is followed."""
        return self._mind.every

    @property
    def asset(self) -> Asset | None:
        """The chosen token; where only one lies under the die it is that one."""
        listed = self.listed
        only = listed[0] if listed is not None and len(listed) == 1 else None
        return self._mind.asset or only

    @property
    def slot(self) -> Slot | None:
        """The row where the token goes: the picked one, else the one that gains most."""
        if self.asset is None:
            return None
        fitting = tuple(self.holding.farm.fits(self.asset))
        return (
            self._mind.slot if self._mind.slot in fitting else best_row(self.holding, self.asset, self._state)
        )

    @property
    def farming(self) -> bool:
        """Whether the place is settled and the token's row is asked for."""
        return self._mind.farming and self.asset is not None and self.misfit is None

    def brings(self, asset: Asset) -> Placement:
        """What the asset would bring now."""
        return placement(self.holding.placed, asset)

    @property
    def move(self) -> Build | None:
        """The move as it stands; None while something is lacking."""
        asset, slot, rect = self.asset, self.slot, self.rect
        if asset is None or slot is None or self.misfit is not None:
            return None
        if rect is None:
            return Build(player=self._player, asset=asset, slot=slot)
        return Build(
            player=self._player, asset=asset, slot=slot, width=rect.width, height=rect.height, at=rect.at
        )

    @property
    def covers(self) -> int | None:
        """Another player whose unused starting cell the enclosure would cover."""
        rect = self.rect
        return self._site.covers(rect, self._state) if self._site and rect else None

    # What taps do.

    def give(self, die: int) -> None:
        """That die becomes the asset's; the one that was takes its role."""
        w, h, asset = self.roles
        if die == asset:
            return
        before = self.size
        self._mind = replace(self._mind, w=asset if die == w else w, h=asset if die == h else h)
        kept = self._mind.asset if self._mind.asset in self.tokens else None
        self._turned(before, replace(self._mind, asset=kept))

    def swap(self) -> None:
        """Width and height change places, around the middle."""
        self._turned(self.size, replace(self._mind, w=self._mind.h, h=self._mind.w))

    def resize(self, width: int, height: int) -> None:
        """Another size, where the dice are not followed."""
        self._turned(self.size, replace(self._mind, w=width, h=height))

    def choose(self, asset: Asset) -> None:
        """That token."""
        self._changed(replace(self._mind, asset=asset, slot=None))

    def pick(self, row: RowName) -> None:
        """The token goes into that row."""
        self._changed(replace(self._mind, slot=row))

    def show_every(self, every: bool) -> None:
        """All eight tokens, or those under the die."""
        mind = replace(self._mind, every=every)
        listed = self.listed
        gone = not every and listed is not None and mind.asset not in listed
        self._changed(replace(mind, asset=None) if gone else mind)

    def farm(self, farming: bool) -> None:
        """On to the row, or back to the place."""
        self._changed(replace(self._mind, farming=farming))

    def take(self, idea: Idea, at: Cell) -> None:
        """A suggestion, put on the board with its token and its row."""
        mind = replace(self._mind, asset=idea.asset, slot=idea.slot, farming=False)
        if self._seen is not None:
            sides = [(self._seen[w], self._seen[h]) for w, h in WAYS]
            w, h = WAYS[sides.index((idea.width, idea.height))]
            mind = replace(mind, w=w, h=h)
        self._mind = mind
        self._legal = self._places()
        self.at = at
        self._changed(mind)

    def tap(self, x: float, y: float) -> None:
        """Brings the middle to that point, in cells; on the enclosure itself: turns it."""
        rect = self.rect
        if rect is not None and rect.covers((int(x // 1), int(y // 1))) and rect.width != rect.height:
            self.swap()
        elif self._site:
            self._move(self._site.around(self.size, x, y))

    def grip(self, x: float, y: float) -> None:
        """A finger takes hold of the board at that point."""
        self._grip = (x - self.at[0], y - self.at[1])

    def drag(self, x: float, y: float) -> None:
        """The finger has moved there; the enclosure goes along, cell by cell."""
        if self._grip is not None:
            self._move((round(x - self._grip[0]), round(y - self._grip[1])), keep=False)

    def release(self) -> None:
        """The finger has left; the place is remembered."""
        self._grip = None
        self._keep()

    def step(self, dx: int, dy: int) -> None:
        """One cell aside, as arrow keys do."""
        self._move((self.at[0] + dx, self.at[1] + dy))

    def next(self) -> None:
        """The next legal place, row by row, then from the start."""
        if self._legal:
            after = (at for at in self._legal if (at[1], at[0]) > (self.at[1], self.at[0]))
            self._move(next(after, self._legal[0]))

    def put(self, at: Cell) -> None:
        """Right there."""
        self._move(at)

    # Where things go.

    def _places(self) -> tuple[Cell, ...]:
        return self._site.legal(self.size) if self._site else ()

    def _first(self, at: Cell | None) -> Cell:
        """The remembered place, else the legal one nearest to what the player has, or to the starting cell."""
        site, size = self._site, self.size
        if site is None:
            return 0, 0
        if at is not None:
            return site.clamped(size, at)
        return site.nearest(self._legal, size, *site.home) or site.around(size, *site.home)

    def _turned(self, before: tuple[int, int], mind: Thought) -> None:
        x, y = self.at[0] + before[0] / 2, self.at[1] + before[1] / 2
        self._mind = mind
        self._legal = self._places()
        if self._site:
            here = self._site.around(self.size, x, y)
            nearest = self._site.nearest(self._legal, self.size, x, y)
            self.at = here if here in self._legal else nearest or here
        self._changed(mind)

    def _move(self, at: Cell, keep: bool = True) -> None:
        if self._site:
            at = self._site.clamped(self.size, at)
        if at != self.at:
            self.at = at
        if keep:
            self._keep()

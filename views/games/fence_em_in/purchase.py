"""What is being bought with fertilizer, until it is paid: kept in the session's bookmark. Knows no screen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from models.games.fence_em_in.asset import ASSETS, Asset
from models.games.fence_em_in.dice import CHOICE, COSTS, SIDES, Face, Pips, change_refusal
from models.games.fence_em_in.state import State
from views.games.fence_em_in.lying import Tokens
from views.sitting import Sitting

KEY = "spend"
SWAP, ROLL, ONE_BY_ONE, SET, TWO_BY_ONE = COSTS
TWO = 2
MOST_DICE = {ROLL: 2, ONE_BY_ONE: 1, SET: 1, TWO_BY_ONE: 2}
Spot = tuple[int, int]  # a face from 0, and the place under it


@dataclass(frozen=True)
class Purchase:
    """The price, and what it does so far.

    `dice`: each die that changes with its new side, in the order of the taps; None where the side is not told
    yet, "choice" where a roll by chance shows it and a side has to be set. `rolled`: that roll is done.
    `gone`, `drawn`: the tokens that leave the assets board, and what is drawn for each.
    """

    cost: int = 0
    dice: tuple[tuple[int, Face | None], ...] = ()
    rolled: bool = False
    gone: tuple[Spot, ...] = ()
    drawn: tuple[Asset, ...] = ()

    @property
    def sides(self) -> dict[int, Face | None]:
        """The new side of each die that changes."""
        return dict(self.dice)

    @property
    def asked(self) -> int | None:
        """The die whose new side is asked for; None while no die is lacking one."""
        return next((die for die, side in self.dice if side not in SIDES), None)

    def put(self, die: int, side: Face | None) -> Purchase:
        """With that side on the die; beyond what the price allows the die tapped first stays as it was."""
        if die in self.sides:
            return replace(self, dice=tuple((each, side if each == die else s) for each, s in self.dice))
        return replace(self, dice=(*self.dice, (die, side))[-MOST_DICE[self.cost] :])

    def leave(self, die: int) -> Purchase:
        """Without that die."""
        return replace(self, dice=tuple(each for each in self.dice if each[0] != die))

    def after(self, seen: Pips) -> Pips | None:
        """What the dice show then; None while the price does not turn them so."""
        if not self.dice or self.asked is not None:
            return None
        sides = self.sides
        one, two, three = (int(sides.get(die) or side) for die, side in enumerate(seen))
        after = (one, two, three)
        # A new roll may show what lay there before; a change of nothing is not bought.
        if change_refusal(self.cost, seen, after) is not None or (after == seen and self.cost != ROLL):
            return None
        return after

    def remove(self, spot: Spot) -> Purchase:
        """With that token leaving, or staying when it was leaving; the third one lets the first stay."""
        gone = tuple(each for each in self.gone if each != spot)
        if len(gone) == len(self.gone):
            gone = (*gone, spot)[-TWO:]
        return replace(self, gone=gone, drawn=())

    def draw(self, asset: Asset) -> Purchase:
        """With that token drawn; after the last place from the first one again."""
        drawn = self.drawn if len(self.drawn) < len(self.gone) else ()
        return replace(self, drawn=(*drawn, asset))

    def payable(self, seen: Pips | None, lying: Tokens | None) -> bool:
        """Whether all is said; nothing need be where the app follows neither dice nor assets board."""
        if self.cost == SWAP:
            wanted = 0 if lying is None else min(TWO, sum(map(len, lying)))
            return len(self.gone) == wanted == len(self.drawn)
        return seen is None or self.after(seen) is not None

    def swapped(self, lying: Tokens) -> Tokens:
        """The assets board afterwards."""
        left = [list(under) for under in lying]
        for (face, place), asset in zip(self.gone, self.drawn, strict=True):
            left[face][place] = asset
        return tuple(tuple(under) for under in left)


def kept(sitting: Sitting) -> Purchase:
    """What has been chosen since the last move; nothing when the player cannot pay for it."""
    mark = sitting.bookmark.get(KEY)
    state: State = sitting.session.state
    if not isinstance(mark, dict) or mark.get("moves") != sitting.session.length or state.turn is None:
        return Purchase()
    try:
        found = _read(mark)
    except (KeyError, TypeError, ValueError):
        return Purchase()
    return found if found.cost <= state.holdings[state.turn].fertilizer else Purchase()


def keep(sitting: Sitting, purchase: Purchase) -> None:
    """Remembers it on disk."""
    told: dict[str, Any] = {
        "moves": sitting.session.length,
        "cost": purchase.cost,
        "dice": [list(each) for each in purchase.dice],
        "rolled": purchase.rolled,
        "gone": [list(spot) for spot in purchase.gone],
        "drawn": list(purchase.drawn),
    }
    sitting.mark(**{KEY: told})


def _read(mark: dict[str, Any]) -> Purchase:
    """What was remembered. Raises KeyError, TypeError or ValueError where it is not as `keep` writes it."""
    dice = tuple((die, side) for die, side in mark["dice"])
    gone = tuple((face, place) for face, place in mark["gone"])
    drawn = tuple(mark["drawn"])
    cost = mark["cost"]
    whole = all(type(n) is int and n >= 0 for spot in gone for n in spot)
    known = all(die in range(3) and side in (None, CHOICE, *SIDES) for die, side in dice)
    if cost not in (0, *COSTS) or not whole or not known or any(asset not in ASSETS for asset in drawn):
        raise ValueError("not a purchase")
    return Purchase(cost, dice, mark["rolled"] is True, gone, drawn)

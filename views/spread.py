"""How sheets lie on a screen that all look at: as large as there is room, names above the pictures or beside."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

GAP = 12  # pixels between sheets, and between a name and its picture
PAD = 10  # around what lies on a sheet
ABOVE = 52  # of a name above its picture
BESIDE = 150  # of a name beside it
TALL = 124  # of a sheet with the points below such a name
LEAST = 110  # of a picture's width: with less room the screen scrolls


@dataclass(frozen=True)
class Spread:
    """So many sheets beside each other, each that large, the names beside the pictures or above. In pixels."""

    across: int
    rows: int
    beside: bool
    width: float
    height: float
    picture: tuple[float, float]

    @property
    def total(self) -> float:
        """The height of all rows."""
        return self.rows * self.height + (self.rows - 1) * GAP


def spread(sheets: int, width: float, height: float, ratio: float, scale: float = 1.0) -> Spread:
    """Of all ways to lay them the one with the largest pictures; `ratio` is a picture's width to its height.

    `scale` is the size of the text. Sheets are no higher than what lies on them.
    """
    return max(
        (
            _laid(sheets, across, beside, width, height, ratio, scale)
            for across in range(1, sheets + 1)
            for beside in (False, True)
        ),
        key=lambda laid: laid.picture[0],
    )


def _laid(
    sheets: int, across: int, beside: bool, width: float, height: float, ratio: float, scale: float
) -> Spread:
    rows = ceil(sheets / across)
    wide = (width - GAP * (across - 1)) / across
    taken = 2 * PAD + (0 if beside else ABOVE * scale + GAP / 2)
    high = max((height - GAP * (rows - 1)) / rows, LEAST / ratio + taken)
    least = TALL * scale if beside else 0
    room = wide - 2 * PAD - (BESIDE * scale + GAP if beside else 0)
    picture = max(1.0, min(room, (high - taken) * ratio))
    if beside and high < least:
        picture = 1.0
    return Spread(
        across, rows, beside, wide, min(high, max(picture / ratio + taken, least)), (picture, picture / ratio)
    )

"""The dice of the coming round while they are tapped, and who opens it: kept in the session's bookmark.

Knows no screen. A move makes it stale; an undo of that move brings it back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from models.games.fence_em_in.dice import Dice, Face
from models.games.fence_em_in.moves import Roll
from views.games.fence_em_in.pad import FACES
from views.sitting import Sitting

KEY = "dice"
WAY = "way"  # how the last round's dice were told: "pad", "us" or "none"
DICE = 3
Faces = tuple[Face | None, ...]


@dataclass(frozen=True)
class Tapped:
    """Three faces, None where a die has not been tapped; `first` is who opens, None where nobody was chosen."""

    faces: Faces = (None,) * DICE
    first: int | None = None

    @property
    def now(self) -> int:
        """The die that the next tap tells."""
        return self.faces.index(None)

    def told(self, face: Face) -> Tapped:
        """With that face on the die that was asked for."""
        return self._with(self.now, face)

    def again(self, die: int) -> Tapped:
        """With that die to be told again."""
        return self._with(die, None)

    def _with(self, die: int, face: Face | None) -> Tapped:
        return replace(self, faces=(*self.faces[:die], face, *self.faces[die + 1 :]))

    @property
    def dice(self) -> Dice | None:
        """All three; None while one is lacking."""
        one, two, three = self.faces
        return None if one is None or two is None or three is None else (one, two, three)


def kept(sitting: Sitting) -> Tapped:
    """What has been tapped since the last move."""
    mark = sitting.bookmark.get(KEY)
    if not isinstance(mark, dict) or mark.get("moves") != sitting.session.length:
        return Tapped()
    told, first = mark.get("faces"), mark.get("first")
    faces = tuple(told) if isinstance(told, list) else ()
    known = len(faces) == DICE and None in faces and all(side is None or side in FACES for side in faces)
    return Tapped(faces if known else Tapped.faces, first if type(first) is int else None)


def keep(sitting: Sitting, tapped: Tapped) -> None:
    """Remembers it on disk."""
    told: dict[str, Any] = {
        "moves": sitting.session.length,
        "faces": list(tapped.faces),
        "first": tapped.first,
    }
    sitting.mark(**{KEY: told})


def way(sitting: Sitting) -> str:
    """How the dice were told last: tapped ("pad"), rolled by chance ("us"), or not followed ("none")."""
    rolls = (move for move in reversed(sitting.session.moves) if isinstance(move, Roll))
    last = next(rolls, None)
    if last is None:
        return "pad"
    if last.dice is None:
        return "none"
    return "us" if sitting.bookmark.get(WAY) == "us" else "pad"

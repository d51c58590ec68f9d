"""A sheet being entered on this page, as a sketch, with the piece that a tap sets. Knows no control."""

from __future__ import annotations

from typing import Any

from models.games.volle_weide.rules import VOLLE_WEIDE
from models.games.volle_weide.sketch import Piece, Sketch, read
from views.box_editor import use_entry
from views.box_entry import BoxEntry
from views.desk import Desk
from views.draft import Draft

PIECES: tuple[Piece, ...] = ("sheep", "clover", "bush", "rock")


class Sketching(BoxEntry):
    """The sketch of one box and the piece that a tap sets."""

    part = "sheet"

    def __init__(self, desk: Desk, id: str) -> None:
        self.sketch = Sketch()
        self.piece: Piece = "sheep"
        super().__init__(desk, id)

    def recall(self, kept: dict[str, Any]) -> None:
        self.piece = kept["piece"] if kept.get("piece") in PIECES else "sheep"

    def kept(self) -> dict[str, Any]:
        return {"piece": self.piece}

    def taken_over(self) -> None:
        self.sketch = read(self.body)

    def pick(self, piece: Piece) -> None:
        """What a tap on the meadow sets from now on."""
        self.piece = piece
        self.keep()

    def draw(self, after: Sketch) -> None:
        """The new sketch, on disk; it can be taken back."""
        self.change(after.written(self.body))


def use_sketching(id: str) -> Sketching:
    """The sketching of a box."""
    return use_entry(Sketching, id)


def play_on(desk: Desk, id: str) -> None:
    """To the set-up, with this sheet chosen."""
    Draft(desk, VOLLE_WEIDE.key).choose(sheet=id, marks=None, marking=None)
    desk.go(f"/setup/{VOLLE_WEIDE.key}")

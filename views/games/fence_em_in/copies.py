"""The copies of the game that a session can be played with: one's own boxes, and one of which nothing is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from models.games.fence_em_in.box import Box
from models.games.fence_em_in.oddity import finished, read
from models.games.fence_em_in.rules import FENCE_EM_IN
from models.history.repository import History

NONE = "none"


@dataclass(frozen=True)
class Copy:
    """A copy to choose. `box` is None while it is unfinished; `data` is JSON."""

    id: str
    name: str
    box: Box | None
    data: dict[str, Any]

    @property
    def board(self) -> bool:
        return self.box is not None and self.box.board is not None


def copies(history: History) -> list[Copy]:
    """One's own copies, the newest first, then the one of which nothing is known, without a name."""
    own = [
        Copy(row.id, row.name, read(row.data) if finished(row.data) else None, row.data)
        for row in reversed(history.boxes.list(FENCE_EM_IN.key))
    ]
    return [*own, Copy(NONE, "", Box(), {})]


def chosen(offered: list[Copy], id: object) -> Copy:
    """The copy of that id if it can be played with, else the first that can."""
    ready = [copy for copy in offered if copy.box is not None]
    return next((copy for copy in ready if copy.id == id), ready[0])

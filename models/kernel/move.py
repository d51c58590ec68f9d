"""Moves as forms, and the one move that every game has: the override."""

from __future__ import annotations

from typing import Any, Literal

from models.kernel.form import Form, Seat, Whole


class Move(Form):
    """One thing done at the table. `do` tells which; see formats.md for each game's list."""

    do: str

    def written(self) -> dict[str, Any]:
        """The move as JSON data; `do` is always there, also where the move was made in the app."""
        return {"do": self.do, **super().written()}


class Override(Move):
    """The table's own number for a part of a player's score (formats.md, section 2, "After the end")."""

    do: Literal["override"] = "override"
    player: Seat
    part: str
    value: Whole
    why: str = ""

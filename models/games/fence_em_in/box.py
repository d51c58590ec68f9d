"""What is printed on the copy: board, starting cells, two spaces' points, mission cards.

Source: formats.md, section 5.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from models.games.fence_em_in.board import Board
from models.games.fence_em_in.farm import Printed
from models.kernel.fault import BadInput
from models.kernel.form import Cell, Cells, Form, Size, Whole, paired
from models.kernel.message import counts

MISSIONS = 3


class BoardForm(Form):
    """The board's size, whether all share it, and a starting cell for each player."""

    columns: Size
    rows: Size
    shared: bool = True
    starts: Cells


class Mission(Form):
    """One mission card, in the user's own words."""

    kind: Literal["enclosure", "support"]
    text: str


class Box(Form):
    """The box of a session. Without a board everything but the places is still counted."""

    board: BoardForm | None = None
    barn_slot: Whole | None = None
    granary_slot: Whole | None = None
    missions: Annotated[tuple[Mission, ...], Field(fail_fast=True), BeforeValidator(paired)] = ()

    @property
    def printed(self) -> Printed:
        """The points at the barn's and the granary's space."""
        return Printed(self.barn_slot, self.granary_slot)


class Setup(Form):
    """Nothing is chosen before the first move."""


def board_of(form: BoardForm) -> Board:
    """The board to build on."""
    return Board(form.columns, form.rows, form.shared, form.starts)


def check_board(form: BoardForm) -> None:
    """Raises BadInput where a starting cell lies off the board."""
    for x, y in form.starts:
        if not (0 <= x < form.columns and 0 <= y < form.rows):
            raise BadInput(
                "The starting cell {cell} lies off the board; cells run from [0, 0] to {last}.",
                "box.board.starts",
                cell=[x, y],
                last=[form.columns - 1, form.rows - 1],
            )


def check_starts(form: BoardForm, players: int) -> None:
    """Raises BadInput unless there is a starting cell for each player."""
    if len(form.starts) != players:
        told = counts(
            "There is {n} starting cell for {players} players; give each player one.",
            "There are {n} starting cells for {players} players; give each player one.",
            len(form.starts),
            players=players,
        )
        raise BadInput(told, "box.board.starts")


def twice(form: BoardForm) -> Cell | None:
    """A starting cell of two players on a shared board, if there is one: the second could never begin.

    A file with one is read all the same (formats.md does not forbid it); the app warns before it begins.
    """
    starts = form.starts if form.shared else ()
    return next((cell for seat, cell in enumerate(starts) if cell in starts[:seat]), None)

"""The moves of Fence Em In. Source: formats.md, section 5."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, ConfigDict, Field, TypeAdapter

from models.games.fence_em_in.asset import Asset
from models.games.fence_em_in.dice import CHOICE
from models.games.fence_em_in.farm import ROWS, RowName
from models.kernel.form import Cell, Count, Form, Seat, Told, Whole, own_error, paired
from models.kernel.message import says
from models.kernel.move import Move, Override

DISCARD: Literal["discard"] = "discard"
Slot = RowName | Literal["discard"]
_NO_FACE = says('{found} is no side of the die; write 1 to 5, or "choice".')


def _face(value: Any) -> Any:
    if value == CHOICE or (type(value) is int and 1 <= value <= 5):
        return value
    raise own_error(_NO_FACE)


Side = Annotated[int, Field(ge=1, le=5)]
AnyFace = Annotated[Any, BeforeValidator(_face)]
Rolled = Annotated[tuple[AnyFace, AnyFace, AnyFace], BeforeValidator(paired)]
Shown = Annotated[tuple[Side, Side, Side], BeforeValidator(paired)]
Three = Annotated[tuple[Whole, Whole, Whole], BeforeValidator(paired)]
Tokens = Annotated[tuple[Asset, ...], Field(fail_fast=True), BeforeValidator(paired)]


class Roll(Move):
    """Opens a round: the first player and the dice, None where the dice are not followed."""

    do: Literal["roll"] = "roll"
    player: Seat
    dice: Rolled | None = None


class Choice(Move):
    """The first player takes a fertilizer and re-rolls the die, or sets it."""

    do: Literal["choice"] = "choice"
    die: Annotated[int, Field(ge=0, le=2)]
    take: Literal["fertilizer", "side"]
    face: AnyFace


class Spaces(Form):
    """The tokens under each die face."""

    model_config = ConfigDict(extra="forbid")

    one: Tokens = Field(alias="1")
    two: Tokens = Field(alias="2")
    three: Tokens = Field(alias="3")
    four: Tokens = Field(alias="4")
    five: Tokens = Field(alias="5")


class Assets(Move):
    """What lies on the assets board now."""

    do: Literal["assets"] = "assets"
    spaces: Spaces


class Spend(Move):
    """The player on turn spends fertilizer; `dice` is what this player's dice show afterwards."""

    do: Literal["spend"] = "spend"
    player: Seat
    cost: Annotated[int, Field(ge=1, le=5)]
    dice: Told[Shown] = None


class Build(Move):
    """The player on turn builds, takes the asset and places its token.

    Width, height and north-west cell are looked at by the rules where the box has a board, and by nobody
    where it has none; so any value is kept here.
    """

    do: Literal["build"] = "build"
    player: Seat
    asset: Asset
    slot: Slot
    width: Any = None
    height: Any = None
    at: Annotated[Any, BeforeValidator(paired)] = None


class Plot(Form):
    """The place of a build: where the box has a board, all three are there."""

    width: Side
    height: Side
    at: Cell


class Pass(Move):
    """The player on turn does nothing."""

    do: Literal["pass"] = "pass"
    player: Seat


class Missions(Move):
    """A player's points on the three mission cards."""

    do: Literal["missions"] = "missions"
    player: Seat
    points: Three


class Filled(Form):
    """How many spaces of each row of the farm board are filled."""

    model_config = ConfigDict(extra="forbid")

    same: Annotated[int, Field(ge=0, le=4)] = 0
    different: Annotated[int, Field(ge=0, le=4)] = 0
    alternating: Annotated[int, Field(ge=0, le=4)] = 0
    leftovers: Annotated[int, Field(ge=0, le=4)] = 0
    barn: Annotated[int, Field(ge=0, le=1)] = 0
    granary: Annotated[int, Field(ge=0, le=1)] = 0

    @property
    def rows(self) -> dict[RowName, int]:
        """The numbers by row."""
        return {name: getattr(self, name) for name in ROWS}


class Tally(Move):
    """Counts read off the table at the end."""

    do: Literal["tally"] = "tally"
    player: Seat
    placement: Count
    farm: Filled
    missions: Three
    fertilizer: Count


AnyMove = Annotated[
    Roll | Choice | Assets | Spend | Build | Pass | Missions | Tally | Override, Field(discriminator="do")
]
MOVES: TypeAdapter[Roll | Choice | Assets | Spend | Build | Pass | Missions | Tally | Override] = TypeAdapter(
    AnyMove
)

"""The moves of Get Off My Land!. Source: formats.md, section 7."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, TypeAdapter

from models.games.get_off_my_land.farmhouse import MOST, FarmhouseName
from models.games.get_off_my_land.land import Feature
from models.kernel.form import Count, Seat, Whole, own_error, paired
from models.kernel.message import says
from models.kernel.move import Move, Override

_NO_NAME = says("A tile has a name; write at least one character.")


def _some(name: str) -> str:
    if isinstance(name, str) and not name:
        raise own_error(_NO_NAME)
    return name


TileName = Annotated[str, BeforeValidator(_some)]
TileNames = Annotated[tuple[TileName, ...], Field(fail_fast=True), BeforeValidator(paired)]


class Money(Move):
    """Any gain (above 0) or payment (below 0)."""

    do: Literal["money"] = "money"
    player: Seat
    amount: Whole
    why: str = ""


class Claim(Move):
    """The player controls the tile now."""

    do: Literal["claim"] = "claim"
    player: Seat
    tile: TileName
    feature: Feature | None = None
    logged: bool = True


class Reveal(Move):
    """An unlogged tile is logged."""

    do: Literal["reveal"] = "reveal"
    tile: TileName
    feature: Feature | None = None


class Release(Move):
    """Nobody controls the tile now; `fenced` is false where a side is open."""

    do: Literal["release"] = "release"
    tile: TileName
    fenced: bool


class Join(Move):
    """The fenced tiles, and all of their areas, become one area."""

    do: Literal["join"] = "join"
    tiles: TileNames


class Part(Move):
    """The tile leaves its area."""

    do: Literal["part"] = "part"
    tile: TileName


class Buy(Move):
    """A market card is bought and placed."""

    do: Literal["card"] = "card"
    player: Seat
    tile: TileName
    card: str
    pay: Count


class Mature(Move):
    """A crop or livestock card turns to its mature side."""

    do: Literal["mature"] = "mature"
    tile: TileName


class Harvest(Move):
    """A ready card pays its harvest and turns over."""

    do: Literal["harvest"] = "harvest"
    player: Seat
    tile: TileName


class Discard(Move):
    """The card leaves the tile."""

    do: Literal["discard"] = "discard"
    tile: TileName


class Farmer(Move):
    """The player's farmer moves to a tile, or home (None)."""

    do: Literal["farmer"] = "farmer"
    player: Seat
    tile: TileName | None


class Raid(Move):
    """The player's farmer moves onto another player's card and takes its income at once."""

    do: Literal["raid"] = "raid"
    player: Seat
    tile: TileName


class Hand(Move):
    """How many fence cards the player holds now."""

    do: Literal["hand"] = "hand"
    player: Seat
    cards: Count


class House(Move):
    """Which farmhouse tile the player has; None where it is not told."""

    do: Literal["house"] = "house"
    player: Seat
    name: FarmhouseName | None


class Hold(Move):
    """Whether the player controls the own farmhouse."""

    do: Literal["farmhouse"] = "farmhouse"
    player: Seat
    controlled: bool


class Turn(Move):
    """Whose turn it is and how many actions are used."""

    do: Literal["turn"] = "turn"
    player: Seat
    actions: Count = 0


class NextMonth(Move):
    """The marker moves on and income is paid."""

    do: Literal["month"] = "month"


class Finish(Move):
    """April is over."""

    do: Literal["finish"] = "finish"


class Tally(Move):
    """Counts read off the table at the end; `farmhouse` in dollars."""

    do: Literal["tally"] = "tally"
    player: Seat
    money: Count
    land: Count
    oil_tiles: Count
    equipment: Count
    farmhouse: Annotated[int, Field(ge=0, le=MOST)]


AnyMove = (
    Money
    | Claim
    | Reveal
    | Release
    | Join
    | Part
    | Buy
    | Mature
    | Harvest
    | Discard
    | Farmer
    | Raid
    | Hand
    | House
    | Hold
    | Turn
    | NextMonth
    | Finish
    | Tally
    | Override
)
MOVES: TypeAdapter[AnyMove] = TypeAdapter(Annotated[AnyMove, Field(discriminator="do")])

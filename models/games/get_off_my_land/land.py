"""The land book: tiles, who controls them, what lies on them, fenced areas; and what follows by itself there.

Knows no money, no farmer and no month. Source: seed 001, "Logging", "Playing a Card for Fences", "Loose Animals!",
"Om, Nom, Nom!"; formats.md, section 7.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from models.games.get_off_my_land.card import Card
from models.kernel.fault import IllegalMove
from models.kernel.message import Message, says

Feature = Literal["fishing hole", "fertile land", "oil strike"]
FEATURES: tuple[Feature, ...] = get_args(Feature)
FEATURE_NAMES: dict[Feature, Message] = {
    "fishing hole": says("Fishing hole"),
    "fertile land": says("Fertile land"),
    "oil strike": says("Oil strike"),
}


@dataclass(frozen=True, slots=True)
class Tile:
    """A land tile on record. `controller` is a seat, None for nobody; `ready`: whether the card is mature or active.

    `area` is the number of the fenced area that it shares with others, None where it has its own fence.
    """

    name: str
    controller: int | None = None
    fenced: bool = True
    logged: bool = True
    feature: Feature | None = None
    area: int | None = None
    card: Card | None = None
    ready: bool = False

    @property
    def loose(self) -> bool:
        """Whether livestock runs off from here."""
        return self.ready and not self.fenced and self.card is not None and self.card.kind == "livestock"

    @property
    def eater(self) -> bool:
        """Whether what lies here eats the crops of its area."""
        return self.ready and self.card is not None and self.card.eats

    @property
    def eatable(self) -> bool:
        """Whether what lies here is eaten."""
        return self.ready and self.card is not None and self.card.edible


@dataclass(frozen=True, slots=True)
class Turned:
    """A card that turned, or left, by itself: on which tile, and what happened in a sentence."""

    tile: str
    card: str
    text: Message


@dataclass(frozen=True)
class Land:
    """All tiles by name, in the order in which they came on record; all areas with their tiles."""

    tiles: Mapping[str, Tile] = field(default_factory=dict)
    areas: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    made: int = 0

    def tile(self, name: str) -> Tile:
        """The tile of that name; raises IllegalMove where there is none."""
        found = self.tiles.get(name)
        if found is None:
            raise IllegalMove('There is no tile "{tile}" on record. Claim it first.', tile=name)
        return found

    def controlled(self, player: int) -> Iterator[Tile]:
        """The tiles of one player, the farmhouse not among them."""
        return (tile for tile in self.tiles.values() if tile.controller == player)

    def put(self, tile: Tile) -> Land:
        """The land with this tile in place of the one of its name, which stays in its area."""
        return replace(self, tiles={**self.tiles, tile.name: tile})

    def put_all(self, tiles: Iterable[Tile]) -> Land:
        """The land with all these tiles in place of those of their names."""
        return replace(self, tiles={**self.tiles, **{tile.name: tile for tile in tiles}})

    def parted(self, name: str) -> Land:
        """The land with the tile out of its area; as it is where the tile is in none."""
        tile = self.tiles[name]
        if tile.area is None:
            return self
        left = tuple(other for other in self.areas[tile.area] if other != name)
        areas = {**self.areas, tile.area: left}
        if not left:
            del areas[tile.area]
        return replace(self, areas=areas).put(replace(tile, area=None))

    def joined(self, names: Iterable[str]) -> Land:
        """The land with these tiles, and all of the areas that they are in, as one area."""
        together: dict[str, None] = {}
        areas = dict(self.areas)
        for name in names:
            area = self.tiles[name].area
            together.update(dict.fromkeys(areas.pop(area, ()) if area is not None else (name,)))
        made = self.made + 1
        areas[made] = tuple(together)
        joined = replace(self, areas=areas, made=made)
        return joined.put_all(replace(self.tiles[name], area=made) for name in together)

    def settled(self, touched: Iterable[str]) -> tuple[Land, tuple[Turned, ...]]:
        """What follows by itself when only the touched tiles have changed since the last time.

        Ready livestock runs off where a side is open; ready livestock that eats turns the ready edible crops
        of its area. Settling once more changes nothing.
        """
        tiles = [self.tiles[name] for name in touched]
        changed: list[Tile] = []
        told: list[Turned] = []
        for tile in tiles:
            if tile.loose:
                changed.append(replace(tile, ready=False))
                told.append(_turned(tile, says("{card} on {tile} runs off: a side is open.", **_names(tile))))
        for area in dict.fromkeys(tile.area for tile in tiles if tile.area is not None):
            inside = [self.tiles[name] for name in self.areas[area]]
            eater = next((tile for tile in inside if tile.eater), None)
            if eater is None:
                continue
            for tile in inside:
                if tile.eatable:
                    changed.append(replace(tile, ready=False))
                    text = says(
                        "{card} on {tile} is eaten by {eater} on {other}.",
                        **_names(tile),
                        eater=_names(eater)["card"],
                        other=eater.name,
                    )
                    told.append(_turned(tile, text))
        return (self.put_all(changed) if changed else self), tuple(told)


def _names(tile: Tile) -> dict[str, str]:
    return {"card": tile.card.name if tile.card is not None else "", "tile": tile.name}


def _turned(tile: Tile, text: Message) -> Turned:
    return Turned(tile.name, _names(tile)["card"], text)

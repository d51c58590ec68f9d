"""The eight assets: their kinds and their names. Source: seed 000, "Placement points", "Farm board"."""

from __future__ import annotations

from typing import Literal

from models.kernel.message import Message, counts, says

Asset = Literal["cow", "sheep", "chicken", "grain", "corn", "hay", "barn", "granary"]
ASSETS: tuple[Asset, ...] = ("cow", "sheep", "chicken", "grain", "corn", "hay", "barn", "granary")
ANIMALS: frozenset[Asset] = frozenset(("cow", "sheep", "chicken"))
CROPS: frozenset[Asset] = frozenset(("corn", "grain", "hay"))
NAMES: dict[Asset, Message] = {
    "cow": says("Cow"),
    "sheep": says("Sheep"),
    "chicken": says("Chicken"),
    "grain": says("Grain"),
    "corn": says("Corn"),
    "hay": says("Hay"),
    "barn": says("Barn"),
    "granary": says("Granary"),
}


def counted(asset: Asset, n: int) -> Message:
    """So many of the asset, as "3 cows"."""
    return {
        "cow": counts("{n} cow", "{n} cows", n),
        "sheep": counts("{n} sheep", "{n} sheep", n),
        "chicken": counts("{n} chicken", "{n} chickens", n),
        "grain": counts("{n} grain", "{n} grain", n),
        "corn": counts("{n} corn", "{n} corn", n),
        "hay": counts("{n} hay", "{n} hay", n),
        "barn": counts("{n} barn", "{n} barns", n),
        "granary": counts("{n} granary", "{n} granaries", n),
    }[asset]

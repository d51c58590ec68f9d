"""What a month's change paid one player, tile by tile, in words. Knows no control."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from models.games.get_off_my_land.coming import Coming
from models.games.get_off_my_land.land import Tile
from models.games.get_off_my_land.ledger import Entry
from models.games.get_off_my_land.state import State
from views.games.get_off_my_land.emblem import of_card, of_tile
from views.kit.seatmark import SeatMark
from views.kit.words import say, t


@dataclass(frozen=True)
class Paid:
    """What one tile paid one player: the drawing, what it is, how it is made up."""

    drawing: str
    title: str
    about: str
    amount: int


def paid(before: State, change: Coming, seat: int, marks: Sequence[SeatMark]) -> list[Paid]:
    """The player's lines, tile by tile; a tile whose income another took is told with $0."""
    tiles = before.land.tiles
    found: list[Paid] = []
    for name in dict.fromkeys(entry.tile for entry in change.entries if entry.tile is not None):
        here = [entry for entry in change.entries if entry.tile == name]
        mine = [entry for entry in here if entry.player == seat]
        taken = [entry for entry in here if entry.owner == seat and entry.player != seat]
        tile = tiles[name]
        card = here[0].card
        drawing = of_tile(tile)
        if card is not None and tile.card is not None:
            drawing = of_card(card, tile.card.kind)
        if mine:
            stolen = mine[0].owner is not None
            found.append(
                Paid(
                    "farmer" if stolen else drawing,
                    _title(mine[0]),
                    _made_up(tile, mine, marks),
                    sum(entry.amount for entry in mine),
                )
            )
        elif taken:
            sum_taken = sum(entry.amount for entry in taken)
            about = t("{name}'s farmer takes the ${n}", name=marks[taken[0].player].name, n=sum_taken)
            found.append(Paid(drawing, t("{card} on {tile}", card=card or "", tile=name), about, 0))
    return found


def _title(entry: Entry) -> str:
    if entry.card is None:
        return entry.tile or ""
    return t("{card} on {tile}", card=entry.card, tile=entry.tile)


def _made_up(tile: Tile, entries: Sequence[Entry], marks: Sequence[SeatMark]) -> str:
    first = entries[0]
    if first.card is None:
        return t("fishing hole without a card")
    if not first.amount and len(entries) == 1 and first.purpose == "income":
        return say(first.reason)
    words: list[str] = []
    if first.owner is not None:
        words.append(t("the farmer stands on land of {name}", name=marks[first.owner].name))
    words.append(t("income {n}", n=first.amount))
    more = list(entries[1:])
    if more and tile.feature == "fertile land" and tile.card is not None and tile.card.kind == "crop":
        words.append(t("fertile land adds {n}", n=more.pop(0).amount))
    words += [f"{say(entry.reason)}: +{entry.amount}" for entry in more]
    return ", ".join(words)

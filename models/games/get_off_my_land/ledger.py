"""Every dollar that moved: when, whose, what for. Knows no rule.

The book is a chain that each state shares with the one before it, so that keeping every state of an evening
costs no more than keeping the last.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

from models.kernel.message import Message, says

Purpose = Literal["start", "income", "bonus", "harvest", "market", "other"]
PURPOSES: tuple[Purpose, ...] = get_args(Purpose)
PURPOSE_NAMES: dict[Purpose, Message] = {
    "start": says("Starting money"),
    "income": says("Income"),
    "bonus": says("Bonuses"),
    "harvest": says("Harvest"),
    "market": says("Market"),
    "other": says("Other"),
}
# What a payment by hand can be for, besides the purposes themselves.
_ALSO: dict[str, Purpose] = {"lumber": "market"}


@dataclass(frozen=True, slots=True)
class Entry:
    """Money that one player gained (above 0) or paid (below 0) in a month (0 is May).

    `tile` and `card` say where it comes from. `owner` is the seat of whoever controls the tile, where that is
    somebody else: the farmer took it.
    """

    month: int
    player: int
    amount: int
    purpose: Purpose
    reason: Message
    tile: str | None = None
    card: str | None = None
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class Book:
    """A ledger of `length` entries: the last one and all before it."""

    before: Book | None = None
    entry: Entry | None = None
    length: int = 0

    def with_entries(self, entries: Iterable[Entry]) -> Book:
        """The ledger with these added; amounts of 0 are not written."""
        book = self
        for entry in entries:
            if entry.amount:
                book = Book(book, entry, book.length + 1)
        return book

    def entries(
        self, player: int | None = None, purpose: Purpose | None = None, since: int = 0
    ) -> list[Entry]:
        """The entries in order; of one player, for one purpose, after the first `since` ones."""
        found: list[Entry] = []
        book: Book | None = self
        while book is not None and book.entry is not None and book.length > since:
            entry = book.entry
            if player in (None, entry.player) and purpose in (None, entry.purpose):
                found.append(entry)
            book = book.before
        return found[::-1]


def purpose_of(why: str) -> Purpose:
    """What a gain or payment by hand is for, when its reason names a purpose ("market", "lumber"); else "other"."""
    word = why.strip().casefold()
    found: Purpose | None = next((purpose for purpose in PURPOSES if purpose == word), None)
    return found or _ALSO.get(word, "other")

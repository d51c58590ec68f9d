"""The eight farmhouses: what each counts at the end and what that is worth. Pure calculators; know no session.

Source: seed 001, "Farmhouse Tiles"; rulings.md, "Get Off My Land!".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from typing import Literal, get_args

from models.games.get_off_my_land.estate import Estate, names, sets, turned_and_ready
from models.kernel.message import Message, counts, says
from models.kernel.score import Reason

FarmhouseName = Literal[
    "community garden",
    "firewood for sale",
    "petting zoo",
    "hoarder",
    "roadside market",
    "specialty shop",
    "used parts shop",
    "nature preserve",
]
FARMHOUSE_NAMES: tuple[FarmhouseName, ...] = get_args(FarmhouseName)
MOST = 30


@dataclass(frozen=True)
class Counter:
    """One thing that is counted: its name for a label, its sentence for a reason, and dollars for the number."""

    label: Message
    sentence: Callable[[int], Message]
    dollars: Callable[[int], int]


@dataclass(frozen=True)
class Farmhouse:
    """One farmhouse. A `repeats` one has a single counter and a number for each name of a card.

    The numbers can be counted off the table by hand, or come from an estate.
    """

    name: Message
    rule: Message
    counters: tuple[Counter, ...]
    counted: Callable[[Estate], tuple[int, ...]]
    repeats: bool = False

    def reasons(self, *numbers: int) -> tuple[Reason, ...]:
        """What the numbers bring, each by itself, before the limit; numbers below 1 are not mentioned."""
        counters = cycle(self.counters) if self.repeats else self.counters
        return tuple(
            Reason(counter.sentence(n), counter.dollars(n))
            for counter, n in zip(counters, numbers, strict=not self.repeats)
            if n > 0
        )

    def worth(self, *numbers: int) -> int:
        """Dollars at the end, at most 30. ValueError when there are not as many numbers as counters."""
        return min(MOST, sum(reason.amount or 0 for reason in self.reasons(*numbers)))


def _each(dollars: int) -> Callable[[int], int]:
    return lambda n: n * dollars


def _row(*table: int) -> Callable[[int], int]:
    """Dollars for 0, 1, 2, ...; the last one for all numbers beyond."""
    return lambda n: table[min(n, len(table) - 1)]


def _name_counter(dollars: Callable[[int], int]) -> Counter:
    return Counter(
        says("Different names"),
        lambda n: counts("{n} name among the market cards", "{n} different names among the market cards", n),
        dollars,
    )


FARMHOUSES: dict[FarmhouseName, Farmhouse] = {
    "community garden": Farmhouse(
        says("Community Garden"),
        says("$5 for each immature crop and $10 for each mature crop that you control."),
        (
            Counter(
                says("Immature crops"),
                lambda n: counts("{n} immature crop, $5 each", "{n} immature crops, $5 each", n),
                _each(5),
            ),
            Counter(
                says("Mature crops"),
                lambda n: counts("{n} mature crop, $10 each", "{n} mature crops, $10 each", n),
                _each(10),
            ),
        ),
        turned_and_ready("crop"),
    ),
    "firewood for sale": Farmhouse(
        says("Firewood For Sale"),
        says("$5 for each fence card that is left in your hand."),
        (
            Counter(
                says("Fence cards in hand"),
                lambda n: counts("{n} fence card in hand, $5 each", "{n} fence cards in hand, $5 each", n),
                _each(5),
            ),
        ),
        lambda estate: (estate.hand,),
    ),
    "petting zoo": Farmhouse(
        says("Petting Zoo"),
        says("$5 for each immature livestock and $10 for each mature livestock that you control."),
        (
            Counter(
                says("Immature livestock"),
                lambda n: counts(
                    "{n} immature livestock card, $5 each", "{n} immature livestock cards, $5 each", n
                ),
                _each(5),
            ),
            Counter(
                says("Mature livestock"),
                lambda n: counts(
                    "{n} mature livestock card, $10 each", "{n} mature livestock cards, $10 each", n
                ),
                _each(10),
            ),
        ),
        turned_and_ready("livestock"),
    ),
    "hoarder": Farmhouse(
        says("Hoarder"),
        says("For each name among your market cards: $8 for two cards of it, $18 for three, $30 for four."),
        (
            Counter(
                says("Cards of one name"),
                lambda n: counts("{n} card of one name", "{n} cards of one name", n),
                _row(0, 0, 8, 18, 30),
            ),
        ),
        sets,
        repeats=True,
    ),
    "roadside market": Farmhouse(
        says("Roadside Market"),
        says("For different names among your market cards: two $4, three $9, four $15, five $22, six $30."),
        (_name_counter(_row(0, 0, 4, 9, 15, 22, 30)),),
        names,
    ),
    "specialty shop": Farmhouse(
        says("Specialty Shop"),
        says("One name among your market cards $30, two $20, three $10; none, or four and more, nothing."),
        (_name_counter(_row(0, 30, 20, 10, 0)),),
        names,
    ),
    "used parts shop": Farmhouse(
        says("Used Parts Shop"),
        says("$5 for each exhausted and $10 for each active equipment card that you control."),
        (
            Counter(
                says("Exhausted equipment"),
                lambda n: counts(
                    "{n} exhausted equipment card, $5 each", "{n} exhausted equipment cards, $5 each", n
                ),
                _each(5),
            ),
            Counter(
                says("Active equipment"),
                lambda n: counts(
                    "{n} active equipment card, $10 each", "{n} active equipment cards, $10 each", n
                ),
                _each(10),
            ),
        ),
        turned_and_ready("equipment"),
    ),
    "nature preserve": Farmhouse(
        says("Nature Preserve"),
        says("For land tiles of yours without a market card: one $6, two $13, three $21, four or more $30."),
        (
            Counter(
                says("Land tiles without a market card"),
                lambda n: counts(
                    "{n} land tile without a market card", "{n} land tiles without a market card", n
                ),
                _row(0, 6, 13, 21, 30),
            ),
        ),
        lambda estate: (estate.bare,),
    ),
}

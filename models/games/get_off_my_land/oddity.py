"""What a copy that is being entered still lacks, and what is odd about it. Data in, sentences out.

Source: formats.md, section 7; rulings.md, "Get Off My Land!".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from models.games.get_off_my_land.box import Box, check_box
from models.games.get_off_my_land.card import KIND_NAMES, KNOWN
from models.games.get_off_my_land.months import MONTHS
from models.kernel.fault import BadInput
from models.kernel.message import counts, says
from models.kernel.oddity import Oddity
from models.kernel.read import read_form

# The marker leaves each month but the last.
LEFT = MONTHS[:-1]


def read(data: Mapping[str, Any]) -> Box:
    """The box. Raises BadInput where it is none, or contradicts itself."""
    box = read_form(Box, dict(data), "box")
    check_box(box)
    return box


def oddities(data: Mapping[str, Any]) -> tuple[Oddity, ...]:
    """Everything that is wrong, then what is not known yet or odd; nothing of that hinders play."""
    try:
        box = read(data)
    except BadInput as fault:
        return (Oddity(fault.message, wanting=True),)
    return (*_cards(box), *_months(box))


def finished(data: Mapping[str, Any]) -> bool:
    """Whether the copy can be played with: what is not known is asked for when it is needed."""
    return not any(oddity.wanting for oddity in oddities(data))


def unknown_cards(box: Box) -> tuple[str, ...]:
    """The names of the rulebook whose values are not entered."""
    return tuple(name for name in KNOWN if name not in box.cards)


def unknown_months(box: Box) -> tuple[str, ...]:
    """The months whose icons are not entered; November's winter is known all the same."""
    return tuple(month for month in LEFT if month not in box.months)


def _cards(box: Box) -> Iterator[Oddity]:
    names = unknown_cards(box)
    if names:
        yield Oddity(
            counts(
                "The values of {n} card are not known yet; the app asks when it is first bought.",
                "The values of {n} cards are not known yet; the app asks when one is first bought.",
                len(names),
            )
        )
    known = {*box.cards, *KNOWN, *KIND_NAMES}
    for name, card in box.cards.items():
        if card.bonus is None:
            continue
        if not card.bonus.on:
            yield Oddity(says("The bonus of {card} is for no card yet; say for which.", card=name))
        if not card.bonus.income and not card.bonus.harvest:
            yield Oddity(says("The bonus of {card} adds nothing yet.", card=name))
        for other in card.bonus.on:
            if other not in known:
                yield Oddity(
                    says(
                        "The bonus of {card} is for {other}, which is no type and no card of this copy.",
                        card=name,
                        other=other,
                    )
                )


def _months(box: Box) -> Iterator[Oddity]:
    months = unknown_months(box)
    if months:
        yield Oddity(
            counts(
                "The icons after {n} month are not known yet; the app asks when the marker leaves it.",
                "The icons after {n} months are not known yet; the app asks when the marker leaves them.",
                len(months),
            )
        )
        return
    passed = {icon for icons in box.months.values() for icon in icons}
    for icon, text in (
        ("crops", says("No icon on the month track lets crops mature. Look at it again.")),
        ("livestock", says("No icon on the month track lets livestock mature. Look at it again.")),
        ("first player", says("The first player marker never moves on the month track. Look at it again.")),
    ):
        if icon not in passed:
            yield Oddity(text)

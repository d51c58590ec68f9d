"""The month track: the months in order and the icons between them. Knows no land and no money.

Source: seed 001, "End of Month", "Month Track & Month Marker"; formats.md, section 7, "month".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from models.kernel.message import Message, says

Month = Literal[
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
    "January",
    "February",
    "March",
    "April",
]
Icon = Literal["crops", "livestock", "equipment", "winter", "first player"]
MONTHS: tuple[Month, ...] = get_args(Month)
# In this order they take effect, however the box lists them.
ICONS: tuple[Icon, ...] = get_args(Icon)
LAST = len(MONTHS) - 1
WINTER_AFTER: Month = "November"

NAMES: tuple[Message, ...] = (
    says("May"),
    says("June"),
    says("July"),
    says("August"),
    says("September"),
    says("October"),
    says("November"),
    says("December"),
    says("January"),
    says("February"),
    says("March"),
    says("April"),
)
ICON_NAMES: dict[Icon, Message] = {
    "crops": says("Crops mature"),
    "livestock": says("Livestock matures"),
    "equipment": says("Equipment becomes active"),
    "winter": says("Winter: all crops leave"),
    "first player": says("The first player marker moves on"),
}


def icons(track: Mapping[str, tuple[Icon, ...]], month: int) -> tuple[Icon, ...]:
    """What the marker passes when it leaves that month (0 is May), in the order in which it takes effect.

    Winter lies after November in every copy, whether the box lists it or not.
    """
    name = MONTHS[month]
    passed = set(track.get(name, ()))
    if name == WINTER_AFTER:
        passed.add("winter")
    return tuple(icon for icon in ICONS if icon in passed)

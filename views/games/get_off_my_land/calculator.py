"""What a farmhouse brings at the end, from numbers set by steppers: for the count, and by itself for the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import flet as ft

from models.games.get_off_my_land.farmhouse import FARMHOUSES, MOST, Farmhouse, FarmhouseName
from models.kernel.message import Message
from models.kernel.score import Reason
from views.desk import Look, use_desk
from views.kit.component import component
from views.kit.rows import row
from views.kit.stepper import row_stepper
from views.kit.words import say, t

MOST_CARDS = 20
# There are no more names of market cards to have sets of.
MOST_NAMES = 11


def slug(name: FarmhouseName) -> str:
    """The farmhouse in a key."""
    return name.replace(" ", "-")


def filled(house: Farmhouse, numbers: Sequence[int]) -> list[int]:
    """A number for each counter; where each name of a card has one, those that are set."""
    if house.repeats:
        return [n for n in numbers if n > 0][:MOST_NAMES]
    return [*numbers, *([0] * len(house.counters))][: len(house.counters)]


def counter_rows(
    look: Look, house: Farmhouse, numbers: Sequence[int], change: Callable[[list[int]], Any], key: str
) -> list[ft.Control]:
    """A row with a stepper for each number; with a number for each name there is always one more to begin."""
    now = filled(house, numbers)
    shown = [*now, 0][:MOST_NAMES] if house.repeats else now
    rows: list[ft.Control] = []
    for place, n in enumerate(shown):
        counter = house.counters[0 if house.repeats else place]
        name = say(counter.label)
        if house.repeats:
            name = t("{counted}, {n}", counted=name, n=place + 1)

        def put(value: int, place: int = place) -> None:
            changed = [*shown]
            changed[place] = value
            change(filled(house, changed))

        worth = t("${n}", n=counter.dollars(n))
        stepper = row_stepper(look, name, n, put, key=f"{key}-{place}", most=MOST_CARDS)
        rows.append(row(look, "", name, worth, stepper))
    return rows


def limited(house: Farmhouse, numbers: Sequence[int]) -> bool:
    """Whether the limit cuts what the numbers bring."""
    return sum(reason.amount or 0 for reason in reasons(house, numbers)) > MOST


def reasons(house: Farmhouse, numbers: Sequence[int]) -> tuple[Reason, ...]:
    """What each number brings, before the limit."""
    return house.reasons(*filled(house, numbers))


def worth(house: Farmhouse, numbers: Sequence[int]) -> int:
    """Dollars at the end."""
    return house.worth(*filled(house, numbers))


def limit() -> Message:
    """The sentence of the limit."""
    return Message("A farmhouse brings at most ${most}", {"most": MOST})


@component
def Calculator(name: FarmhouseName) -> ft.Control:
    """The calculator of one farmhouse, to try numbers with; it keeps them while its screen is shown."""
    look = use_desk().look
    house = FARMHOUSES[name]
    kept: tuple[list[int], Callable[[list[int]], Any]] = ft.use_state(cast("list[int]", []))
    numbers, put = kept
    dollars = worth(house, numbers)
    sum_line = ft.Semantics(
        container=True,
        live_region=True,
        identifier=f"{slug(name)}-worth",
        content=ft.Text(
            t("${n} at the end", n=dollars),
            theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
            text_align=ft.TextAlign.END,
        ),
    )
    note = ft.Text(say(limit()), theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)
    note.visible = limited(house, numbers)
    return ft.Column(
        [*counter_rows(look, house, numbers, put, slug(name)), sum_line, note],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

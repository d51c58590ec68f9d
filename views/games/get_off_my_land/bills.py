"""Counting money by its bills: how many of each lie there, without a keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from models.games.get_off_my_land.bills import BILLS, fewest
from views.desk import Look
from views.kit.rows import row
from views.kit.stepper import row_stepper
from views.kit.words import t

MOST_BILLS = 99


def counted(kept: object, money: int) -> dict[int, int]:
    """How many of each bill: as kept where that comes to the money, else the fewest that do."""
    found = dict.fromkeys(BILLS, 0)
    if isinstance(kept, Mapping):
        for bill in BILLS:
            n = kept.get(str(bill), 0)
            found[bill] = n if type(n) is int and n > 0 else 0
    if sum(bill * n for bill, n in found.items()) == money:
        return found
    return dict.fromkeys(BILLS, 0) | dict(fewest(money))


def bill_rows(
    look: Look, bills: Mapping[int, int], change: Callable[[dict[int, int]], Any]
) -> list[ft.Control]:
    """A row a bill with a stepper; `change` hears the numbers of all."""
    rows: list[ft.Control] = []
    for bill in BILLS:
        n = bills[bill]

        def put(value: int, bill: int = bill) -> None:
            change({**bills, bill: value})

        name = t("${bill} bills", bill=bill)
        stepper = row_stepper(look, name, n, put, key=f"bill-{bill}", most=MOST_BILLS)
        rows.append(row(look, "", name, t("${n}", n=bill * n), stepper))
    return rows

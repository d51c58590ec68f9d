"""Which bills to take for an amount. Source: seed 001, "Components"."""

from __future__ import annotations

BILLS = (50, 20, 10, 5, 1)


def fewest(amount: int) -> tuple[tuple[int, int], ...]:
    """The fewest bills that make the amount, as pairs of bill and number, the largest first.

    Below 0 it is a payment, and the bills are the same. Taking the largest first is best for these bills.

    >>> fewest(87)
    ((50, 1), (20, 1), (10, 1), (5, 1), (1, 2))
    """
    found, left = [], abs(amount)
    for bill in BILLS:
        n, left = divmod(left, bill)
        if n:
            found.append((bill, n))
    return tuple(found)

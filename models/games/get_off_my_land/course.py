"""How the balances went over the months, and what they are made of. Looks at the ledger alone."""

from __future__ import annotations

from models.games.get_off_my_land.ledger import PURPOSES, Book, Purpose


def balances(book: Book, players: int, month: int) -> tuple[tuple[int, ...], ...]:
    """For each player the balance at the end of each month from May (0) to `month`, in dollars."""
    gains = [[0] * (month + 1) for _ in range(players)]
    for entry in book.entries():
        gains[entry.player][entry.month] += entry.amount
    found = []
    for row in gains:
        sums, balance = [], 0
        for gain in row:
            balance += gain
            sums.append(balance)
        found.append(tuple(sums))
    return tuple(found)


def shares(book: Book, player: int) -> dict[Purpose, int]:
    """What the player's balance is made of, in dollars; what comes to nothing is left out."""
    sums = dict.fromkeys(PURPOSES, 0)
    for entry in book.entries(player):
        sums[entry.purpose] += entry.amount
    return {purpose: amount for purpose, amount in sums.items() if amount}

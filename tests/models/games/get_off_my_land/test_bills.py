"""Which bills to take. Source: seed 001, "Components"."""

from models.games.get_off_my_land.bills import BILLS, fewest


def test_no_other_bills_are_fewer() -> None:
    best = [0]
    for amount in range(1, 300):
        best.append(1 + min(best[amount - bill] for bill in BILLS if bill <= amount))
    for amount, number in enumerate(best):
        assert sum(bill * n for bill, n in fewest(amount)) == amount
        assert sum(n for _, n in fewest(amount)) == number
        assert fewest(-amount) == fewest(amount)

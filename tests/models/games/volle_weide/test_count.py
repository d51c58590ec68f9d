"""The points table, the solo table and the reasons. Source: seed 003."""

import pytest

from models.games.volle_weide.count import RANKS, bush_reasons, flock_reasons, points, rating

# Seed 003, "Setup": the table above the meadow.
TABLE = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36, 9: 45, 10: 55, 11: 66, 12: 66, 40: 66}


@pytest.mark.parametrize(("sheep", "worth"), TABLE.items())
def test_points_table(sheep: int, worth: int) -> None:
    assert points(sheep) == worth


# Seed 003, "Solo Mode": every row's first and last total.
SOLO = [
    (-9, 0), (0, 0), (15, 0), (16, 1), (24, 1), (25, 2), (31, 2), (32, 3), (36, 3), (37, 4), (39, 4),
    (40, 5), (42, 5), (43, 6), (47, 6), (48, 7), (54, 7), (55, 8), (64, 8), (65, 9), (132, 9),
]  # fmt: skip


@pytest.mark.parametrize(("total", "row"), SOLO)
def test_solo_table_at_every_border(total: int, row: int) -> None:
    assert rating(total) == row


def test_every_row_of_the_solo_table_has_its_name() -> None:
    assert len(RANKS) == 10
    assert str(RANKS[0]) == "The black sheep of the family"
    assert str(RANKS[6]) == "Fence-tastic!"
    assert str(RANKS[9]) == "So many sheep, I fell asleep!"


def test_reasons_tell_how_the_count_comes_about() -> None:
    """Seed 003, "Mid-Game Scoring": the black sheep counts for 2."""
    said = [str(reason.text) for reason in flock_reasons(2, True, pens=1)]
    assert said == ["2 white sheep, in 1 closed pen", "Black sheep counts 2", "4 sheep = 10"]
    assert [reason.amount for reason in flock_reasons(2, True, pens=1)] == [2, 2, None]


def test_reasons_of_typed_counts_name_no_pens() -> None:
    assert [str(reason.text) for reason in flock_reasons(1, False)] == ["1 white sheep", "1 sheep = 1"]


def test_reasons_say_where_the_table_ends() -> None:
    said = [str(reason.text) for reason in flock_reasons(12, False)]
    assert said[-1] == "The table ends at 11 sheep: more are worth 66 too."
    assert "12 sheep = 66" in said


def test_reasons_for_bushes() -> None:
    """Seed 003, "How to Play": 1 point per bush."""
    assert str(bush_reasons(0)[0].text) == "No fence goes through a bush"
    assert str(bush_reasons(1)[0].text) == "1 bush with a fence through it, 1 point each"
    assert (bush_reasons(3)[0].amount, str(bush_reasons(3)[0].text)) == (
        -3,
        "3 bushes with a fence through them, 1 point each",
    )

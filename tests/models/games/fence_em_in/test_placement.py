"""What each miniature brings. Source: seed 000, "Placement points"; rulings.md, "Fence Em In"."""

from __future__ import annotations

import pytest

from tests.models.games.fence_em_in.table import build, fertilizer, parts, placed, play, roll

# Points of the 1st, 2nd, ... of the type placed alone, and the fertilizer of each: seed 000, "Placement points".
TABLE: dict[str, tuple[list[int], list[int]]] = {
    "cow": ([3, 3, 4, 5, 7, 7, 7], [0, 0, 0, 0, 0, 0, 0]),
    "sheep": ([1, 2, 3, 3, 3, 3], [0, 1, 0, 1, 0, 1]),
    "chicken": ([1, 1, 2, 2, 3, 3, 3], [2, 2, 2, 2, 2, 2, 2]),
    "grain": ([2, 2, 2, 2, 2, 2], [0, 0, 0, 0, 0, 0]),
    "corn": ([2, 2, 2, 3, 3, 3], [1, 1, 1, 1, 1, 1]),
    "hay": ([1, 1, 1, 1, 1, 1], [0, 1, 0, 1, 0, 1]),
    "barn": ([2, 2, 2], [2, 2, 2]),
    "granary": ([1, 1, 1], [1, 1, 1]),
}


def brought(*assets: str) -> list[tuple[int, int]]:
    """Points and fertilizer of each, as the sheets say after it."""
    found, before = [], placed()
    for number in range(1, len(assets) + 1):
        now = placed(*assets[:number])
        points = parts(now)["placement"] - parts(before)["placement"]
        found.append((points, fertilizer(now) - fertilizer(before)))
        before = now
    return found


@pytest.mark.parametrize("asset", TABLE)
def test_each_row_of_the_table_and_what_follows_its_last_number(asset: str) -> None:
    points, tokens = TABLE[asset]
    assert brought(*[asset] * len(points)) == list(zip(points, tokens, strict=True))


def test_only_miniatures_of_the_type_move_its_row_on() -> None:
    assert brought("cow", "corn", "sheep", "cow", "grain", "cow") == [
        (3, 0),
        (2, 1),
        (1, 0),
        (3, 0),
        (2, 0),
        (4, 0),
    ]


def test_pairs_are_counted_by_type() -> None:
    """Seed 000: one fertilizer for the 2nd, 4th ... sheep, and for the 2nd, 4th ... hay."""
    assert [tokens for _, tokens in brought("sheep", "hay", "sheep", "hay", "hay", "sheep")] == [
        0,
        0,
        1,
        1,
        0,
        0,
    ]


@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ([], 1),
        (["cow"], 2),
        (["sheep", "chicken"], 3),
        (["sheep", "cow", "chicken"], 4),
        (["cow", "cow", "cow", "cow", "cow"], 4),
        (["grain", "corn", "barn", "granary"], 1),
    ],
)
def test_hay_counts_the_animals_placed_before_it(animals: list[str], points: int) -> None:
    assert brought(*animals, "hay")[-1] == (points, 0)


def test_hay_is_fixed_when_it_is_placed() -> None:
    """formats.md, section 5: hay counts the animals placed before it."""
    assert [points for points, _ in brought("hay", "cow", "hay", "cow", "hay")] == [1, 3, 2, 3, 3]


def test_the_first_barn_helps_animals_placed_after_it() -> None:
    """Seed 000: one fertilizer for every cow, sheep or chicken placed after it."""
    tokens = [
        tokens for _, tokens in brought("cow", "barn", "cow", "sheep", "chicken", "sheep", "grain", "hay")
    ]
    assert tokens == [0, 2, 1, 1, 3, 2, 0, 0]


def test_a_second_barn_adds_no_second_help() -> None:
    """formats.md, section 5: a second one scores and gives fertilizer but adds no second help."""
    assert brought("barn", "barn", "cow") == [(2, 2), (2, 2), (3, 1)]


def test_the_first_granary_helps_grain_placed_after_it() -> None:
    """Seed 000: one point for every grain placed after it."""
    assert [points for points, _ in brought("grain", "granary", "grain", "corn", "hay", "grain")] == [
        2,
        1,
        3,
        2,
        1,
        3,
    ]


def test_a_second_granary_adds_no_second_help() -> None:
    assert brought("granary", "granary", "grain") == [(1, 1), (1, 1), (3, 0)]


def test_what_helps_one_player_helps_no_other() -> None:
    session = play(
        roll(),
        build("barn", "barn"),
        build("cow", "same", player=1),
        roll(0),
        build("chicken", "same"),
        build("hay", "different", player=1),
        players=2,
    )
    assert (fertilizer(session, 0), fertilizer(session, 1)) == (2 + 3, 0)
    assert (parts(session, 0)["placement"], parts(session, 1)["placement"]) == (3, 5)


def test_the_reasons_add_up_and_name_the_miniatures() -> None:
    line = placed("cow", "hay", "hay", "cow").scoreboard().rows[0].line("placement")
    assert [(str(reason.text), reason.amount) for reason in line.reasons] == [
        ("2 cows: 3 + 3", 6),
        ("2 hay: 2 + 2", 4),
    ]
    assert line.value == 10

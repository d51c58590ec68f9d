"""The farm board: what fits where, and what it scores. Source: seed 000, "Farm board"."""

from __future__ import annotations

import pytest

from tests.models.games.fence_em_in.table import build, parts, play, refused, roll, rounds, then

ALL = ["cow", "sheep", "chicken", "grain", "corn", "hay"]


def farm(*placed: tuple[str, str], **box: int) -> int:
    return parts(play(*rounds(*placed), **box))["farm"]


@pytest.mark.parametrize(
    ("row", "tokens", "points"),
    [
        ("same", ["hay", "hay", "hay", "hay"], [1, 3, 6, 8]),
        ("different", ["hay", "cow", "corn", "grain"], [1, 2, 4, 7]),
        ("alternating", ["hay", "cow", "corn", "sheep"], [1, 3, 5, 7]),
        ("alternating", ["chicken", "grain", "chicken", "grain"], [1, 3, 5, 7]),
        ("leftovers", ["barn", "granary", "cow", "cow"], [1, 2, 3, 4]),
    ],
)
def test_only_the_furthest_filled_space_of_a_row_scores(
    row: str, tokens: list[str], points: list[int]
) -> None:
    for number, expected in enumerate(points, 1):
        assert farm(*((token, row) for token in tokens[:number])) == expected


def test_barn_and_granary_score_what_is_printed_at_their_space() -> None:
    assert farm(("barn", "barn"), barn_slot=5, granary_slot=2) == 5
    assert farm(("granary", "granary"), barn_slot=5, granary_slot=2) == 2
    assert farm(("granary", "granary"), ("barn", "barn"), barn_slot=-1, granary_slot=2) == 1


def test_the_six_rows_add_up() -> None:
    placed = [
        ("cow", "same"),
        ("cow", "same"),
        ("hay", "different"),
        ("corn", "alternating"),
        ("hay", "leftovers"),
    ]
    assert (
        farm(*placed, ("barn", "barn"), ("granary", "granary"), barn_slot=3, granary_slot=4)
        == 3 + 1 + 1 + 1 + 7
    )


@pytest.mark.parametrize(
    ("before", "asset", "row", "why"),
    [
        (["cow"], "sheep", "same", "another kind lies here"),
        (["hay"] * 4, "hay", "same", "the row is full"),
        (["cow", "hay"], "cow", "different", "this kind lies here already"),
        (["cow", "hay", "corn", "sheep"], "grain", "different", "the row is full"),
        (["cow"], "chicken", "alternating", "a crop comes next"),
        (["hay"], "grain", "alternating", "an animal comes next"),
        (["hay", "cow"], "sheep", "alternating", "a crop comes next"),
        (["barn", "barn", "cow", "cow"], "hay", "leftovers", "the row is full"),
        (["barn"], "barn", "barn", "the space is taken"),
        (["granary"], "granary", "granary", "the space is taken"),
        ([], "cow", "barn", "only a barn goes here"),
        ([], "granary", "barn", "only a barn goes here"),
        ([], "barn", "granary", "only a granary goes here"),
    ],
)
def test_a_token_that_does_not_fit_is_refused_with_the_reason(
    before: list[str], asset: str, row: str, why: str
) -> None:
    session = play(*rounds(*((token, row) for token in before)), roll())
    assert why in refused(session, build(asset, row))


@pytest.mark.parametrize("asset", ["barn", "granary"])
@pytest.mark.parametrize("row", ["same", "different", "alternating"])
def test_barns_and_granaries_go_only_into_their_own_space_or_the_leftovers(asset: str, row: str) -> None:
    session = play(roll())
    assert "their own spaces" in refused(session, build(asset, row))
    then(session, build(asset, asset))
    then(session, build(asset, "leftovers"))


@pytest.mark.parametrize("asset", ALL)
def test_any_token_may_begin_a_row(asset: str) -> None:
    for row in ("same", "different", "alternating", "leftovers"):
        assert parts(play(roll(), build(asset, row)))["farm"] == 1


def test_a_token_is_discarded_only_when_it_fits_no_row() -> None:
    """Seed 000: "No fit: discard it"; rulings.md: a token that fits a space must be placed."""
    full = play(*rounds(("barn", "barn"), *[("barn", "leftovers")] * 4), roll())
    assert "still fits" in refused(full, build("cow", "discard"))
    assert "still fits" in refused(full, build("granary", "discard"))
    after = then(full, build("barn", "discard"))
    assert parts(after) == {"placement": 12, "farm": 4, "missions": 0, "fertilizer": 4}


def test_a_discarded_animal_still_stands() -> None:
    """rulings.md, "Hay": a token that was discarded still counts, its miniature stands."""
    before = [*[("barn", "leftovers")] * 4, ("hay", "same"), ("cow", "different"), ("sheep", "alternating")]
    session = play(*rounds(*before, ("cow", "discard")), roll())
    assert parts(session)["farm"] == 4 + 1 + 1 + 1
    # Four barns, hay, two cows, a sheep.
    assert parts(session)["placement"] == 8 + 1 + 3 + 3 + 1
    # Three animals stand, two of them on the farm board.
    assert parts(then(session, build("hay", "same")))["placement"] == 16 + 1 + 3

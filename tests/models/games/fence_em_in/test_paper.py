"""Counting off the table tap by tap. Source: seed 000, "End of game scoring"; formats.md, section 5, "tally"."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from models.games.fence_em_in import paper
from models.games.fence_em_in.asset import ASSETS
from models.games.fence_em_in.box import Box
from models.games.fence_em_in.placement import placement
from models.games.fence_em_in.rules import FENCE_EM_IN
from models.games.fence_em_in.state import ROUNDS
from models.kernel.read import read_form
from models.kernel.session import Player, Session


def session(**box: int) -> Session:
    players = [Player(name="Dora"), Player(name="Milo")]
    return Session.start(FENCE_EM_IN, players, read_form(Box, box), FENCE_EM_IN.setup())


def counted(start: Session, **changes: object) -> Session:
    """One tap: the first player's count with the changes."""
    return start.play(paper.tally(start.state, 0, **changes))


def test_a_tap_changes_one_number_and_leaves_the_others() -> None:
    now = session(barn_slot=4)
    for changes in (
        {"placement": 24},
        {"farm": {"same": 3}},
        {"farm": {"barn": 1}},
        {"missions": (5, -2, 0)},
        {"fertilizer": 7},
        {"farm": {"same": 2}},
    ):
        now = counted(now, **changes)
    count = paper.counted(now.state, 0)
    assert (count.placement, count.missions, count.fertilizer) == (24, (5, -2, 0), 7)
    assert {name: n for name, n in count.farm.items() if n} == {"same": 2, "barn": 1}


def test_the_total_is_that_of_the_result() -> None:
    now = counted(
        session(barn_slot=4, granary_slot=-1),
        placement=20,
        farm={"different": 4, "barn": 1, "granary": 1},
        missions=(3, 0, -1),
        fertilizer=8,
    )
    row = now.scoreboard().rows[0]
    # 20 placed, farm 7 + 4 - 1, missions 2, a third of 8 fertilizer.
    assert row.total == paper.total(now.state, paper.counted(now.state, 0)) == 34


def test_nobody_has_counted_yet() -> None:
    state = session().state
    assert paper.total(state, paper.counted(state, 1)) == 0
    assert paper.doubts(paper.NOTHING) == () == paper.lacking(state, paper.NOTHING)


def test_more_tokens_than_rounds_are_doubted_and_kept() -> None:
    farm = {"same": 4, "different": 4, "leftovers": 3}
    count = paper.counted(counted(session(), placement=40, farm=farm).state, 0)
    (doubt,) = paper.doubts(count)
    assert str(doubt).startswith("11 spaces are filled, but there are only 10 rounds")


def test_every_token_brought_a_point() -> None:
    count = paper.counted(counted(session(), placement=3, farm={"same": 4}).state, 0)
    (doubt,) = paper.doubts(count)
    assert "the placement points are at least 4" in str(doubt)


def test_most_that_ten_miniatures_bring() -> None:
    """Against every lot of ten, each in the order that is best for it: barns, granaries and animals before hay."""
    order = [ASSETS.index(asset) for asset in ("granary", "barn", "cow", "sheep", "chicken")]
    rank = {ASSETS[index]: place for place, index in enumerate(order)}
    best = 0
    for lot in combinations_with_replacement(ASSETS, ROUNDS):
        before: list[str] = []
        points = 0
        for asset in sorted(lot, key=lambda asset: rank.get(asset, 9)):
            points += placement(before, asset).points  # type: ignore[arg-type]
            before.append(asset)
        best = max(best, points)
    assert best == paper.MOST_PLACEMENT == 57
    count = paper.counted(counted(session(), placement=58).state, 0)
    assert "at most 57 placement points" in str(paper.doubts(count)[0])
    assert paper.doubts(paper.counted(counted(session(), placement=57).state, 0)) == ()


@pytest.mark.parametrize(("row", "word"), [("barn", "barn's"), ("granary", "granary's")])
def test_a_filled_space_of_unknown_points_is_told(row: str, word: str) -> None:
    now = counted(session(), placement=2, farm={row: 1})
    (told,) = paper.lacking(now.state, paper.counted(now.state, 0))
    assert str(told).startswith(f"The {word} space counts 0")
    known = counted(session(**{f"{row}_slot": 3}), placement=2, farm={row: 1})
    assert paper.lacking(known.state, paper.counted(known.state, 0)) == ()

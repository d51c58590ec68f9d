"""What holds in every game: money is conserved, nothing is left to settle, undo is whole. Random play."""

from __future__ import annotations

import random
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from models.exchange.session_file import read_session
from models.games.get_off_my_land.coming import coming, followed, moved
from models.games.get_off_my_land.income import payday
from models.games.get_off_my_land.ledger import PURPOSES
from models.games.get_off_my_land.moves import NextMonth
from models.games.get_off_my_land.rules import GET_OFF_MY_LAND
from models.kernel.session import Session, fold
from tests.models.samplers import SAMPLERS
from tests.models.written import write_session

seeds = st.integers(0, 100_000)
few = settings(max_examples=25, deadline=None)


def played(seed: int, most: int = 120) -> list[Session]:
    """A session after every move; kinds of moves are equally likely, land and cards a bit more."""
    chance = random.Random(seed)
    sample = SAMPLERS["get-off-my-land"](chance)
    players = [{"name": f"P{n}"} for n in range(sample.players)]
    trail = [read_session(write_session("get-off-my-land", players, sample.box, sample.setup, [])).session]
    while not trail[-1].finished and len(trail) < most:
        kinds: dict[str, list[object]] = {}
        for move in GET_OFF_MY_LAND.legal(trail[-1].state):
            kinds.setdefault(move.do, []).append(move)
        names = sorted(kinds) + [name for name in ("card", "mature", "claim") if name in kinds]
        trail.append(trail[-1].play(chance.choice(kinds[chance.choice(names)])))  # type: ignore[arg-type]
    return trail


@few
@given(seeds)
def test_the_ledger_sums_to_the_balances(seed: int) -> None:
    for session in played(seed):
        for player, holder in enumerate(session.state.holders):
            entries = session.state.book.entries(player)
            assert sum(entry.amount for entry in entries) == holder.money >= 0
            by_purpose = [session.state.book.entries(player, purpose) for purpose in PURPOSES]
            assert sum(map(len, by_purpose)) == len(entries)


@few
@given(seeds)
def test_nothing_is_left_to_settle(seed: int) -> None:
    for session in played(seed):
        land = session.state.land
        settled, turned = land.settled(land.tiles)
        assert turned == ()
        assert settled == land


@few
@given(seeds)
def test_a_payday_is_what_was_told_and_a_recount_of_each_tile(seed: int) -> None:
    for before, after in pairwise(played(seed)):
        if not isinstance(after.moves[-1], NextMonth):
            continue
        told = coming(before.state)
        assert told is not None
        assert moved(before.state, after.state) == [entry for entry in told.entries if entry.amount]
        assert followed(before.state, after.state) == tuple(
            each for step in told.steps for each in step.turned
        )
        assert told.first == after.state.first
        assert payday(after.state) == told.entries
        for player, (old, new) in enumerate(zip(before.state.holders, after.state.holders, strict=True)):
            assert new.money - old.money == told.paid(player)


@few
@given(seeds)
def test_the_fold_goes_step_by_step_and_undo_is_whole(seed: int) -> None:
    trail = played(seed, most=60)
    moves = trail[-1].moves
    for length, session in enumerate(trail):
        again = fold(trail[0], moves[:length])
        assert again == session
        assert again.state.book.entries() == session.state.book.entries()
    assert trail[0].state.book.length == len(trail[0].players)


@few
@given(seeds)
def test_areas_and_farmers_are_in_order(seed: int) -> None:
    for session in played(seed):
        land = session.state.land
        listed = [(name, number) for number, names in land.areas.items() for name in names]
        assert sorted(listed) == sorted((t.name, t.area) for t in land.tiles.values() if t.area is not None)
        assert all(land.tiles[name].fenced for name, _ in listed)
        assert all(tile.fenced for tile in land.tiles.values() if tile.controller is not None)
        assert all(tile.logged for tile in land.tiles.values() if tile.card or tile.feature)
        away = [holder.farmer for holder in session.state.holders if holder.farmer is not None]
        assert len(set(away)) == len(away)
        assert set(away) <= set(land.tiles)

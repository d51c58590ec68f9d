"""How the balances went and what they are made of, beside what the table showed at the end of each month."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from models.games.get_off_my_land.course import balances, shares
from models.games.get_off_my_land.ledger import Book
from models.games.get_off_my_land.moves import Buy, Claim, Harvest, Mature, Money, NextMonth
from models.games.get_off_my_land.rules import GET_OFF_MY_LAND
from tests.models.games.get_off_my_land.farm import start


def test_a_game_by_hand() -> None:
    session = start()
    for move in (
        Claim(player=0, tile="a", feature="fertile land"),
        Claim(player=1, tile="b", feature="fishing hole"),
        Buy(player=0, tile="a", card="Corn", pay=3),
        Mature(tile="a"),
        NextMonth(),
        Harvest(player=0, tile="a"),
        Money(player=1, amount=-3, why="lumber"),
        NextMonth(),
        Money(player=0, amount=4, why="a bet"),
    ):
        session = session.play(move)
    book = session.state.book
    # Corn brings 2 in June and 6 by its harvest; fertile land adds 1 and 3, bonuses both. The fishing hole: 1 a month.
    assert balances(book, 2, session.state.month) == ((5, 17, 21), (8, 6, 7))
    assert shares(book, 0) == {
        "start": 8,
        "income": 2,
        "bonus": 4,
        "harvest": 6,
        "market": -3,
        "other": 4,
    }
    assert shares(book, 1) == {"start": 8, "income": 2, "market": -3}


def test_an_empty_book_is_nothing_for_everybody() -> None:
    assert balances(Book(), 2, 1) == ((0, 0), (0, 0))
    assert shares(Book(), 0) == {}


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 100_000))
def test_it_is_what_each_month_ended_with(seed: int) -> None:
    chance, session = random.Random(seed), start(3)
    seen: list[list[int]] = []
    for _ in range(90):
        kinds: dict[str, list[object]] = {}
        for move in GET_OFF_MY_LAND.legal(session.state):
            kinds.setdefault(move.do, []).append(move)
        kinds.pop("finish", None)
        before = session.state
        session = session.play(chance.choice(kinds[chance.choice(sorted(kinds))]))  # type: ignore[arg-type]
        if session.state.month > before.month:
            seen.append([holder.money for holder in before.holders])
    state = session.state
    seen.append([holder.money for holder in state.holders])
    assert [list(row) for row in zip(*balances(state.book, 3, state.month), strict=True)] == seen
    for player, holder in enumerate(state.holders):
        assert sum(shares(state.book, player).values()) == holder.money
        assert 0 not in shares(state.book, player).values()

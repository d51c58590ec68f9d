"""The end of the game: oil, equipment, totals, ties, overrides, counts off the table. Source: seed 001; formats.md."""

from __future__ import annotations

from typing import Any

from models.games.get_off_my_land.count import standing
from models.games.get_off_my_land.paper import NOTHING, counted, doubts, tally, total
from models.kernel.session import Session
from tests.models.games.get_off_my_land.farm import (
    MONTH,
    after,
    claim,
    farmer,
    malformed,
    parts,
    pay,
    ready,
    refused,
    release,
    start,
    state,
    to_the_end,
    why,
    wild,
)
from tests.models.games.get_off_my_land.farm import tally as tallied


def won(session: Session) -> tuple[list[int | None], list[bool | None], str | None]:
    board = session.scoreboard()
    return [row.rank for row in board.rows], [row.winner for row in board.rows], board.decided_by


def override(player: int, part: str, value: int) -> dict[str, Any]:
    return {"do": "override", "player": player, "part": part, "value": value, "why": "a recount"}


def test_the_scoring_example() -> None:
    """Seed 001, "Scoring Example": 127, 118, 114 and 103."""
    session = after(
        start(4),
        tallied(0, money=77, land=6, oil_tiles=2, equipment=2, farmhouse=16),
        tallied(1, money=76, land=6, oil_tiles=1, equipment=1, farmhouse=25),
        tallied(2, money=94, land=5, farmhouse=20),
        tallied(3, money=88, land=4, farmhouse=15),
    )
    assert [row.total for row in session.scoreboard().rows] == [127, 118, 114, 103]
    assert parts(session) == {"money": 77, "oil": 24, "equipment": 10, "farmhouse": 16}
    assert won(session) == ([1, 2, 3, 4], [True, False, False, False], "points")


def test_oil_counts_every_land_tile_and_the_farmhouse() -> None:
    """Seed 001, "Game End"; rulings.md: unlogged tiles and the farmhouse are land, beyond three strikes too."""
    moves = [*claim(0, "a", "b", feature="oil strike"), wild(0, "c"), *claim(1, "d", feature="oil strike")]
    session = to_the_end(after(start(), *moves))
    assert parts(session)["oil"] == 2 * 2 * 4
    assert parts(session, 1)["oil"] == 2 * 1 * 2
    assert why(session, "oil")[0] == ("2 oil strikes: $4 for each of 4 land tiles", 16)
    assert "counts as a land tile" in why(session, "oil")[1][0]
    without = to_the_end(after(start(count_farmhouse_as_land=False), *moves))
    assert parts(without)["oil"] == 2 * 2 * 3
    four = to_the_end(after(start(), *claim(0, *"abcd", feature="oil strike")))
    assert parts(four)["oil"] == 2 * 4 * 5


def test_land_that_is_not_controlled_counts_for_nobody() -> None:
    session = after(start(), *claim(0, "a", "b", feature="oil strike"), *ready(0, "c", "Stills"))
    session = to_the_end(after(session, release("a"), release("c")))
    assert parts(session) == {"money": 8, "oil": 4, "equipment": 0, "farmhouse": 0}


def test_equipment_goes_to_the_controller_whoever_stands_there() -> None:
    """Seed 001, "Game End"; rulings.md."""
    session = after(
        start(), *[MONTH] * 11, *ready(0, "a", "Stills"), *ready(0, "b", "Workhorse"), farmer(1, "a")
    )
    session = to_the_end(after(session, {"do": "harvest", "player": 0, "tile": "b"}))
    assert [parts(session, player)["equipment"] for player in (0, 1)] == [10, 0]
    assert why(session, "equipment") == [("Stills on a", 5), ("Workhorse on b", 5)]


def test_only_money_counts_until_the_end() -> None:
    """formats.md, section 7, "Parts"; what the rest would be is known all the same."""
    moves = [*claim(0, "a", feature="oil strike"), *ready(0, "b", "Stills")]
    session = after(start(2, {"farmhouses": ["firewood for sale", None]}), *moves)
    assert parts(session) == {"money": 8, "oil": 0, "equipment": 0, "farmhouse": 0}
    assert [line.value for line in standing(state(session), 0)] == [8, 6, 5, 10]


def test_the_money_s_reasons_are_its_purposes() -> None:
    session = after(
        start(), *ready(0, "a", "Corn", "fertile land"), MONTH, pay(0, -2, "lumber"), pay(0, 3, "a bet")
    )
    session = after(session, {"do": "harvest", "player": 0, "tile": "a"})
    assert why(session, "money") == [
        ("Starting money", 8),
        ("Income", 2),
        ("Bonuses", 1 + 3),
        ("Harvest", 6),
        ("Market", -2),
        ("Other", 3),
    ]


def test_a_tie_is_won_by_land() -> None:
    """Seed 001, "Game End"; rulings.md: then shared."""
    session = to_the_end(after(start(3), *claim(1, "a", "b"), *claim(2, "c"), pay(2, -1)))
    assert won(session) == ([2, 1, 3], [False, True, False], "land")
    shared = to_the_end(after(start(3), *claim(1, "a"), *claim(2, "b")))
    assert won(shared) == ([3, 1, 1], [False, True, True], "shared")
    home = to_the_end(after(start(), {"do": "farmhouse", "player": 0, "controlled": False}))
    assert won(home) == ([2, 1], [False, True], "land")


def test_a_tie_of_counts_is_won_by_their_land() -> None:
    session = after(start(), tallied(0, money=10, land=3), tallied(1, money=5, equipment=1, land=4))
    assert won(session) == ([2, 1], [False, True], "land")


def test_overrides_change_the_result_alone() -> None:
    """formats.md, section 2, "After the end"."""
    session = after(start(), override(0, "money", 1), override(0, "farmhouse", 99))
    assert parts(session) == {"money": 1, "oil": 0, "equipment": 0, "farmhouse": 99}
    assert state(after(session, pay(0, -8))).holders[0].money == 0
    over = to_the_end(after(session, override(1, "oil", 200)))
    assert won(over)[2] == "points"
    assert parts(over)["farmhouse"] == 99
    assert won(over)[1] == [False, True]
    assert won(after(over, override(1, "oil", 0), override(0, "money", 0)))[1] == [True, False]
    assert "no part" in refused(session, override(0, "land", 3))


def test_counts_and_play_do_not_mix() -> None:
    assert "counted off paper" in refused(after(start(), tallied(0)), MONTH)
    assert "being played" in refused(after(start(), MONTH), tallied(0))
    assert parts(after(start(), tallied(0)), 1) == {"money": 0, "oil": 0, "equipment": 0, "farmhouse": 0}


def test_a_farmhouse_is_counted_up_to_30() -> None:
    assert str(malformed(tallied(0, farmhouse=31))) == "farmhouse: 31 is too large; the most is 30."
    assert str(malformed(tallied(0, money=-1))) == "money: -1 is too small; the least is 0."


def test_counting_tap_by_tap() -> None:
    session = start()
    assert counted(state(session), 1) == NOTHING
    for changes in ({"money": 50}, {"land": 4}, {"oil_tiles": 1}, {"equipment": 2}, {"farmhouse": 18}):
        session = session.play(tally(state(session), 1, **changes))
    assert total(counted(state(session), 1)) == 50 + 8 + 10 + 18
    assert parts(session, 1) == {"money": 50, "oil": 8, "equipment": 10, "farmhouse": 18}
    assert not session.finished
    assert session.play(tally(state(session), 0)).finished


def test_doubts() -> None:
    def told(**counts: int) -> list[str]:
        session = after(start(), tallied(0, **counts))
        return [str(doubt) for doubt in doubts(counted(state(session), 0))]

    assert told(land=4, oil_tiles=4, equipment=3, money=890) == []
    assert "More oil strikes" in told(land=1, oil_tiles=2)[0]
    assert "More equipment" in told(land=1, equipment=2)[0]
    assert "$890" in told(money=891)[0]

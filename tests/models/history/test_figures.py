"""The figures beyond the score, against what the moves themselves say."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from models.games.fence_em_in.moves import Missions
from models.history.figures import FIGURES, figures
from models.history.fold import opened
from models.kernel.read import read_move
from models.kernel.session import Session, fold
from tests.models.samplers import SAMPLERS

SEATS = [{"name": f"Player {n}"} for n in range(12)]


def begun(key: str, chance: random.Random) -> Session:
    sample = SAMPLERS[key](chance)
    frame = {"game": key, "players": SEATS[: sample.players], "box": sample.box, "setup": sample.setup}
    return opened(frame)


def test_hay_placed_is_the_hay_that_was_built() -> None:
    chance = random.Random(3)
    session = begun("fence-em-in", chance)
    while not session.state.built_out:
        legal = list(session.game.legal(session.state))
        builds = [move for move in legal if move.do == "build"] or legal
        session = session.play(chance.choice(builds))
    for seat in range(len(session.players)):
        session = session.play(Missions(player=seat, points=(1, 2, 0)))
    assert session.finished
    built = Counter((move.player, move.asset) for move in session.moves if move.do == "build")
    thrown = Counter(move.player for move in session.moves if getattr(move, "slot", "") == "discard")
    assert built
    for seat, found in enumerate(figures(session)):
        placed = {name.removesuffix("_placed"): n for name, n in found.items() if name.endswith("_placed")}
        assert placed == {asset: built[seat, asset] for asset in placed} and "hay" in placed
        assert found["discarded"] == thrown[seat]
        assert found["fertilizer_left"] // 3 == session.scoreboard().rows[seat].line("fertilizer").value


@pytest.mark.parametrize("seed", range(4))
def test_income_and_harvest_and_the_rest_are_all_the_money(seed: int) -> None:
    chance = random.Random(seed)
    session = begun("get-off-my-land", chance)
    while not session.finished and session.length < 400:
        legal = list(session.game.legal(session.state))
        months = [move for move in legal if move.do in ("month", "finish")]
        session = session.play(chance.choice(months if months and chance.random() < 0.1 else legal))
    while not session.finished:
        do = "finish" if session.state.month == 11 else "month"
        session = session.play(read_move(session.game, {"do": do}))
    sources: Counter[str] = Counter()
    for seat, found in enumerate(figures(session)):
        money = session.scoreboard().rows[seat].line("money").worked_out
        from_all = {name: n for name, n in found.items() if name.startswith("from_")}
        assert sum(from_all.values()) == money
        assert found["from_start"] == 8 and found["land_tiles"] == session.game.tie(session.state, seat)
        sources.update(from_all)
    assert sources["from_income"] > 0


def test_income_is_told_from_harvest() -> None:
    """Two fields of grain: one is harvested at once, the other pays its income every month."""
    grain = {"type": "crop", "income": 2, "harvest": 5}
    frame = {"game": "get-off-my-land", "players": SEATS[:2], "box": {"cards": {"Grain": grain}}, "setup": {}}
    moves: list[dict[str, object]] = []
    for tile in ("north", "south"):
        moves.append({"do": "claim", "player": 0, "tile": tile})
        moves.append({"do": "card", "player": 0, "tile": tile, "card": "Grain", "pay": 3})
        moves.append({"do": "mature", "tile": tile})
    moves += [{"do": "harvest", "player": 0, "tile": "north"}, *[{"do": "month"}] * 2]
    session = opened(frame)
    session = fold(session, (read_move(session.game, move) for move in moves))
    found, _ = figures(session)
    told = {name: found[f"from_{name}"] for name in ("start", "market", "harvest", "income")}
    assert told == {"start": 8, "market": -6, "harvest": 5, "income": 4}


@pytest.mark.parametrize("key", FIGURES)
def test_paper_tells_only_what_was_counted(key: str) -> None:
    chance = random.Random(5)
    sample = SAMPLERS[key](chance)
    session = begun(key, random.Random(5))
    session = fold(session, (read_move(session.game, move) for move in sample.tallies))
    assert session.finished
    for found in figures(session):
        assert found and not any(
            name.startswith(("from_", "drawn")) or name.endswith("_placed") for name in found
        )


@pytest.mark.parametrize("key", FIGURES)
def test_no_figure_takes_the_name_of_a_part(key: str) -> None:
    chance = random.Random(1)
    session = begun(key, chance)
    for _ in range(60):
        legal = list(session.game.legal(session.state))
        if not legal:
            break
        session = session.play(chance.choice(legal))
    assert all(found.keys().isdisjoint(session.game.parts) for found in figures(session))

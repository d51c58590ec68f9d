"""What holds for every session, against the naive rules. Source: formats.md, sections 5 and 6."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from companion.advise import suggestion
from models.exchange.refusal import Refused
from models.exchange.result import result
from models.exchange.session_file import read_session
from models.games.fence_em_in.advice import combinations, ideas
from models.games.fence_em_in.board import Board, Rect
from models.games.fence_em_in.placement import placement
from models.kernel.session import Session, fold
from tests.models.games.fence_em_in import naive
from tests.models.games.fence_em_in.sessions import FACES, ODD, frame, paper, session

many = settings(deadline=None, max_examples=60)
seeds = st.integers(0, 2**32)


def scored(data: dict[str, Any]) -> dict[str, Any]:
    """What the app says, as the cases write it."""
    try:
        return result(read_session(data).session)
    except Refused as refused:
        assert str(refused)
        return {"error": True, "move": refused.move}


def steps(data: dict[str, Any]) -> list[tuple[Session, naive.Data]]:
    """The app's session and the naive table after each move of a legal session."""
    table, trail = naive.start(data), [read_session({**data, "moves": []}).session]
    both = [(trail[0], deepcopy(table))]
    for move in read_session(data).session.moves:
        trail.append(trail[-1].play(move))
        naive.play(table, deepcopy(data["moves"][len(trail) - 2]))
        both.append((trail[-1], deepcopy(table)))
    return both


@many
@given(seeds)
def test_played_results_agree_with_the_naive_rules(seed: int) -> None:
    data = session(random.Random(seed))
    assert scored(data) == naive.score(data)


@settings(deadline=None, max_examples=300)
@given(seeds, st.sampled_from([0.02, 0.1, 0.5]))
def test_the_first_bad_move_is_the_naive_one(seed: int, spoiled: float) -> None:
    data = session(random.Random(seed), spoiled, side=6)
    assert scored(data) == naive.score(data)


@settings(deadline=None, max_examples=150)
@given(seeds, st.sampled_from([0.0, 0.3]))
def test_paper_counts_agree_with_the_naive_rules(seed: int, spoiled: float) -> None:
    data = paper(random.Random(seed), spoiled)
    assert scored(data) == naive.score(data)


@settings(deadline=None, max_examples=200)
@given(seeds, st.data())
def test_frames_are_refused_as_the_naive_rules_do(seed: int, draw: st.DataObject) -> None:
    """A box with another value, or without one, at any place."""
    data = frame(random.Random(seed))
    inner: Any = data["box"]
    while True:
        places = sorted(inner) if isinstance(inner, dict) else list(range(len(inner)))
        assume(places)
        place = draw.draw(st.sampled_from(places))
        if isinstance(inner[place], dict | list) and inner[place] and draw.draw(st.booleans()):
            inner = inner[place]
            continue
        if draw.draw(st.booleans()):
            inner[place] = draw.draw(st.sampled_from([*ODD, 32, 33, [33, 0], [0, 32], -5]))
        else:
            del inner[place]
        break
    assert scored(data) == naive.score(data)


@many
@given(seeds)
def test_every_state_on_the_way_is_the_naive_one(seed: int) -> None:
    for at, table in steps(session(random.Random(seed), most=60)):
        state = at.state
        player = naive.turn(table)
        assert (None if state.choosing else state.turn) == player
        assert list(state.openers) == naive.openers(table)
        assert state.round == table["round"]
        assert (state.dice and list(state.dice)) == table["dice"]
        assert (state.assets and [list(under) for under in state.assets]) == (
            table["spaces"] and [table["spaces"][face] for face in FACES]
        )
        if player is not None:
            seen = state.seen(player)
            assert (seen and list(seen)) == naive.view(table)
        for seat, holding in enumerate(state.holdings):
            assert list(holding.placed) == naive.placings(table, seat)
            assert holding.points == naive.placement(table, seat)
            assert holding.fertilizer == naive.fertilizer(table, seat)
            assert holding.done == (table["round"] > 0 and seat in table["done"])
            for row in naive.ROWS:
                assert list(holding.farm.row(row)) == naive.farm_row(table, seat, row)
            if state.board is not None:
                paint = naive.painted(table, seat)
                mine = {(x, y) for y, line in enumerate(paint) for x, who in enumerate(line) if who == seat}
                every = {
                    (x, y) for y, line in enumerate(paint) for x, who in enumerate(line) if who is not None
                }
                assert set(state.board.grid.cells(holding.area)) == mine
                assert set(state.board.grid.cells(state.taken(seat))) == every


@settings(deadline=None, max_examples=20)
@given(seeds)
def test_fold_is_step_by_step_and_undo_leads_back(seed: int) -> None:
    data = session(random.Random(seed), most=40)
    trail = [at for at, _ in steps(data)]
    moves = trail[-1].moves
    assert read_session(data).session == trail[-1]
    for length in reversed(range(len(trail))):
        assert fold(trail[0], moves[:length]) == trail[length]
    assert [move.written() for move in moves] == data["moves"]


# Placement points and the farm board

histories = st.lists(st.sampled_from(naive.ASSETS), max_size=14)


@settings(deadline=None, max_examples=300)
@given(histories)
def test_placement_agrees_with_a_recount_of_the_whole_history(placed: list[Any]) -> None:
    one_by_one = [placement(placed[:number], asset) for number, asset in enumerate(placed)]
    assert [(each.points, each.fertilizer) for each in one_by_one] == naive.scored(placed)
    assert [each.nth for each in one_by_one] == [
        placed[: number + 1].count(asset) for number, asset in enumerate(placed)
    ]


# Geometry


@settings(deadline=None, max_examples=80)
@given(seeds)
def test_places_are_those_that_a_painter_finds(seed: int) -> None:
    """Any enclosures at all, also such as nobody could have built; every size, off the board too."""
    chance = random.Random(seed)
    players = chance.randint(1, 3)
    data = frame(chance, players=players, side=7, board=chance.choice(("shared", "own")))
    printed = data["box"]["board"]
    board = Board(
        printed["columns"],
        printed["rows"],
        printed.get("shared", True),
        tuple((x, y) for x, y in printed["starts"]),
    )
    table, areas = naive.start(data), [0] * players
    for _ in range(chance.randint(0, 5)):
        who, width, height = chance.randrange(players), chance.randint(1, 3), chance.randint(1, 3)
        rect = Rect(width, height, (chance.randint(0, 6), chance.randint(0, 6)))
        if board.on(rect) and not any(board.mask(rect) & area for area in areas):
            areas[who] |= board.mask(rect)
            table["enclosures"].append((who, (*rect.at, width, height)))
    for who in range(players):
        taken = areas[who]
        if board.shared:
            for area in areas:
                taken |= area
        for width, height in chance.sample(list(product(FACES, repeat=2)), 5):
            legal = list(board.legal(width, height, who, areas[who], taken))
            fits = [
                (x, y)
                for y in range(-5, board.rows + 2)
                for x in range(-5, board.columns + 2)
                if naive.fits(table, who, x, y, width, height)
            ]
            assert legal == fits
            for x, y in product(range(-5, board.columns + 2), range(-5, board.rows + 2)):
                why = board.misfit(Rect(width, height, (x, y)), who, areas[who], taken)
                assert (why is None) == ((x, y) in fits)
                assert why in (None, reason(table, who, x, y, width, height))


def reason(table: naive.Data, who: int, x: int, y: int, width: int, height: int) -> str:
    """What is wrong with a place first, by looking at cells."""
    printed, paint = table["box"]["board"], naive.painted(table, who)
    cells = [(i, j) for i in range(x, x + width) for j in range(y, y + height)]
    if any(not (0 <= i < printed["columns"] and 0 <= j < printed["rows"]) for i, j in cells):
        return "leaves"
    if any(paint[j][i] is not None for i, j in cells):
        return "overlaps"
    mine = [(i, j) for j, line in enumerate(paint) for i, cell in enumerate(line) if cell == who]
    if not mine:
        return "start"
    touching = any(abs(i - k) <= 1 and abs(j - m) <= 1 for i, j in cells for k, m in mine)
    return "corner" if touching else "apart"


# Everything that is legal


def everything(table: naive.Data, assets: list[str]) -> Iterator[dict[str, Any]]:
    """Every move that could be thought of, with those assets; points of missions and assets boards are typed."""
    players, board = range(table["players"]), table["box"]["board"]
    for player in players:
        yield {"do": "pass", "player": player}
        yield {"do": "roll", "player": player}
        for dice in product([*FACES, "choice"], repeat=3):
            yield {"do": "roll", "player": player, "dice": list(dice)}
        for cost in FACES:
            yield {"do": "spend", "player": player, "cost": cost}
            for dice in product(FACES, repeat=3):
                yield {"do": "spend", "player": player, "cost": cost, "dice": list(dice)}
        for asset, slot in product(assets, [*naive.ROWS, "discard"]):
            move = {"do": "build", "player": player, "asset": asset, "slot": slot}
            if board is None:
                yield move
                continue
            for width, height in product(FACES, repeat=2):
                for x, y in product(range(-1, board["columns"] + 1), range(-1, board["rows"] + 1)):
                    yield {**move, "width": width, "height": height, "at": [x, y]}
    for die, take, face in product(range(3), ["fertilizer", "side"], [*FACES, "choice"]):
        yield {"do": "choice", "die": die, "take": take, "face": face}


@settings(deadline=None, max_examples=25)
@given(seeds)
def test_legal_moves_are_those_found_by_trying_each(seed: int) -> None:
    chance = random.Random(seed)
    data = session(chance, most=chance.randint(0, 50), players=chance.randint(1, 2), side=3)
    at, table = steps(data)[-1]
    # Every asset at once would be a hundred thousand trials.
    assets = chance.sample(naive.ASSETS, 2)
    found = [move.written() for move in at.game.legal(at.state)] if not at.finished else []
    texts = [
        json.dumps(move, sort_keys=True)
        for move in found
        if move["do"] != "missions" and move.get("asset", assets[0]) in assets
    ]
    expected = []
    for move in everything(table, assets):
        try:
            if naive.over(table):
                break
            naive.play(table, move)
        except naive.Bad:
            continue
        expected.append(json.dumps(move, sort_keys=True))
        table = naive.run(data)[0] or table
    assert len(texts) == len(set(texts))
    assert sorted(texts) == sorted(expected)
    for move in found:
        if move["do"] == "missions":
            naive.play(deepcopy(table), move)


# Advice


@settings(deadline=None, max_examples=60)
@given(seeds)
def test_advice_is_what_trying_everything_finds(seed: int) -> None:
    """The same suggestions, each once, in the same order."""
    chance = random.Random(seed)
    data = session(chance, most=chance.randint(4, 50), players=chance.randint(1, 3), side=6, board="shared")
    tokens = {str(face): chance.choices(naive.ASSETS, k=chance.randint(0, 3)) for face in FACES}
    assume(not naive.over(naive.run(data)[0] or {}))
    data["moves"].append({"do": "assets", "spaces": tokens})
    at, table = steps(data)[-1]
    assume(at.state.turn is None or at.state.choosing or at.state.dice is not None)
    given_advice = [suggestion(idea, cell) for idea, cell in combinations(ideas(at.state))]
    assert given_advice == naive.advice(table)
    for each in chance.sample(given_advice, min(5, len(given_advice))):
        move = {
            key: value for key, value in each.items() if key in ("asset", "slot", "width", "height", "at")
        }
        moves = [*data["moves"], {"do": "build", "player": at.state.turn, **move}]
        before, after = (
            {line.part: line.worked_out for line in session.scoreboard().rows[at.state.turn].lines}
            for session in (at, read_session({**data, "moves": moves}).session)
        )
        assert after["placement"] - before["placement"] == each["points"]
        assert after["farm"] - before["farm"] == each["farm"]

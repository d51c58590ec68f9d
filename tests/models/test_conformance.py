"""What every registered game keeps to: random play, undo to the start, file out and in.

A new game is picked up from the registry; its sampler stands in `samplers`.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from models.exchange.refusal import Refused
from models.exchange.result import result
from models.exchange.session_file import read_session
from models.exchange.text import dump, parse
from models.games import GAMES
from models.kernel.fault import IllegalMove
from models.kernel.game import Game
from models.kernel.message import Message
from models.kernel.move import Move, Override
from models.kernel.read import read_move
from models.kernel.session import Session, fold
from tests.models.samplers import SAMPLERS, Sample
from tests.models.written import write_session

MOST_MOVES = 400
AnyGame = Game[Any, Any, Any]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
every_seed = pytest.mark.parametrize("seed", range(6))


def begin(game: AnyGame, sample: Sample, moves: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    players = [{"name": f"Player {number}"} for number in range(sample.players)]
    return write_session(game.key, players, sample.box, sample.setup, moves or [])


def play_at_random(game: AnyGame, chance: random.Random, sample: Sample) -> list[Session]:
    """A whole session, step by step, from before the first move on; overrides now and then."""
    trail = [read_session(begin(game, sample)).session]
    while not trail[-1].finished and len(trail) < MOST_MOVES:
        session = trail[-1]
        if chance.random() < 0.03:
            player, part = chance.randrange(sample.players), chance.choice(list(game.parts))
            move: Move = Override(player=player, part=part, value=chance.randint(-9, 99), why="a recount")
        else:
            moves = list(game.legal(session.state))
            assert moves, "an open session has a legal move"
            # First which kind, or the kind with most places would crowd out the others.
            kind = chance.choice(sorted({type(move).__name__ for move in moves}))
            move = chance.choice([move for move in moves if type(move).__name__ == kind])
        trail.append(session.play(move))
    return trail


@every_game
def test_a_game_says_what_it_is(game: AnyGame) -> None:
    assert game.key in SAMPLERS, "give the game a sampler"
    assert GAMES[game.key] is game
    assert game.name
    assert 1 <= game.fewest <= game.usual <= game.most <= 12
    assert game.parts
    assert all(isinstance(name, Message) and str(name) for name in game.parts.values())
    assert str(game.tie_break_name)
    assert all(issubclass(kind, Move) for kind in game.tallies)


@every_game
@every_seed
def test_random_play_comes_to_an_end(game: AnyGame, seed: int) -> None:
    chance = random.Random(seed)
    sample = SAMPLERS[game.key](chance)
    trail = play_at_random(game, chance, sample)
    end = trail[-1]
    assert end.finished
    assert not list(game.legal(end.state))
    for session in trail:
        board = session.scoreboard()
        assert board.finished == session.finished
        assert (board.decided_by is None) != session.finished
        for row in board.rows:
            assert [line.part for line in row.lines] == list(game.parts)
            assert (row.rank is None) == (row.winner is None) != session.finished
            assert all(str(reason.text) for line in row.lines for reason in line.reasons)
        assert str(game.progress(session.state))
    assert any(row.winner and row.rank == 1 for row in end.scoreboard().rows)


@every_game
@every_seed
def test_fold_is_step_by_step_and_undo_leads_to_the_start(game: AnyGame, seed: int) -> None:
    chance = random.Random(seed)
    trail = play_at_random(game, chance, SAMPLERS[game.key](chance))
    moves = trail[-1].moves
    for length in range(len(trail) - 1, -1, -1):
        again = fold(trail[0], moves[:length])
        assert again == trail[length]
        assert again.moves == trail[length].moves == moves[:length]
        assert again.scoreboard() == trail[length].scoreboard()


@every_game
@every_seed
def test_file_out_and_in(game: AnyGame, seed: int) -> None:
    chance = random.Random(seed)
    sample = SAMPLERS[game.key](chance)
    session = play_at_random(game, chance, sample)[-1]
    data = begin(game, sample, [move.written() for move in session.moves])
    again = read_session(parse(dump(data)))
    assert again.session == session
    assert again.session.moves == session.moves
    assert again.data == data
    assert result(again.session) == json.loads(json.dumps(result(session)))


@every_game
@every_seed
def test_keys_that_no_rule_knows_are_kept_and_change_nothing(game: AnyGame, seed: int) -> None:
    """Also where another kind of move has a key of that name."""
    chance = random.Random(seed)
    sample = SAMPLERS[game.key](chance)
    session = play_at_random(game, chance, sample)[-1]
    moves = [move.written() for move in session.moves]
    for move, known in zip(moves, session.moves, strict=True):
        for key in ("player", "dice", "at", "tile", "state", "written", "1"):
            if key not in type(known).model_fields:
                move[key] = chance.choice(("Dora", 99, -1, None, [], {"x": True}))
    again = read_session(begin(game, sample, moves)).session
    assert again.scoreboard() == session.scoreboard()
    assert [move.written() for move in again.moves] == moves


@every_game
@every_seed
def test_an_illegal_move_changes_nothing(game: AnyGame, seed: int) -> None:
    """Moves of other moments of the session: legal, or refused in a sentence, and then all is as before."""
    chance = random.Random(seed)
    sample = SAMPLERS[game.key](chance)
    trail = play_at_random(game, chance, sample)
    tallies = [read_move(game, tally) for tally in sample.tallies]
    for session in chance.sample(trail, min(12, len(trail))):
        for move in chance.sample(trail[-1].moves, min(12, len(trail[-1].moves))) + tallies:
            before = session.scoreboard()
            try:
                session.play(move)
            except IllegalMove as fault:
                assert str(fault).endswith(".")
            assert session.scoreboard() == before


@every_game
@every_seed
def test_what_is_legal_is_taken(game: AnyGame, seed: int) -> None:
    chance = random.Random(seed)
    trail = play_at_random(game, chance, SAMPLERS[game.key](chance))
    for session in chance.sample(trail, min(6, len(trail))):
        moves = [] if session.finished else list(game.legal(session.state))
        for move in chance.sample(moves, min(40, len(moves))):
            assert session.play(move).length == session.length + 1
            assert read_move(game, move.written()) == move


@every_game
@every_seed
def test_counting_off_paper(game: AnyGame, seed: int) -> None:
    sample = SAMPLERS[game.key](random.Random(seed))
    session = read_session(begin(game, sample, sample.tallies)).session
    assert session.finished
    assert session.kind == "tallied"
    first = read_move(game, sample.tallies[0])
    assert session.play(first).scoreboard() == session.scoreboard()
    half = read_session(begin(game, sample, sample.tallies[:-1])).session
    assert not half.finished
    assert half.scoreboard().rows[-1].total == 0


@every_game
@every_seed
def test_played_and_tallied_do_not_mix(game: AnyGame, seed: int) -> None:
    chance = random.Random(seed)
    sample = SAMPLERS[game.key](chance)
    start = read_session(begin(game, sample)).session
    tally, move = read_move(game, sample.tallies[0]), next(iter(game.legal(start.state)))
    for one, other in ((tally, move), (move, tally)):
        with pytest.raises(IllegalMove):
            start.play(one).play(other)


@every_game
def test_too_few_and_too_many_players_are_refused(game: AnyGame) -> None:
    sample = SAMPLERS[game.key](random.Random(1))
    for players in (game.fewest - 1, game.most + 1):
        data = begin(game, sample) | {"players": [{"name": f"P{n}"} for n in range(players)], "setup": {}}
        with pytest.raises(Refused) as fault:
            read_session(data)
        assert fault.value.place == "players"


@every_game
@every_seed
def test_whose_move_it_is_is_known(game: AnyGame, seed: int) -> None:
    """What a seat may do is its own or everybody's; whom the table waits for has something to do."""
    chance = random.Random(seed)
    for session in play_at_random(game, chance, SAMPLERS[game.key](chance))[:-1]:
        owners = {game.owner(session.state, move) for move in game.legal(session.state)}
        awaited = game.awaited(session.state)
        assert set(awaited) <= owners
        assert awaited or owners == {None}, "somebody is waited for, or something is for all to do"

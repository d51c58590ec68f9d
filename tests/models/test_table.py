"""The table: what is on disk is what is seen, after every step, whoever made it."""

from __future__ import annotations

import gc
import random
import tempfile
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import event, text

import models.table
from models.games import GAMES
from models.games.volle_weide.moves import MOVES, Draw, Roll
from models.games.volle_weide.practice import PRACTICE_A
from models.history.database import open_database
from models.history.fold import standing
from models.history.log import Gone
from models.history.repository import History
from models.kernel.fault import BadInput, IllegalMove
from models.kernel.move import Move, Override
from models.kernel.read import read_move
from models.table import Moved, Table
from tests.models.samplers import SAMPLERS

GAME = "volle-weide"
BOX = {"sheet": PRACTICE_A.written()}


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    history = History(open_database(tmp_path))
    yield history
    history.close()


@pytest.fixture
def table(history: History) -> Table:
    return Table.open(history, make(history, "Dora", "Max"))


def make(history: History, *names: str) -> str:
    return history.sessions.create(GAME, [(name, None) for name in names], BOX, {})


def tally(player: int, sheep: int) -> Any:
    flock = {"sheep": sheep, "black": False}
    return MOVES.validate_python(
        {"do": "tally", "player": player, "mid": flock, "final": flock, "bushes": 0, "clovers": 0}
    )


def some_legal(table: Table) -> Any:
    """Some legal move, always the same one at the same place."""
    legal = list(table.session.game.legal(table.session.state))
    return legal[7 * len(table.session.moves) % len(legal)]


def count(history: History) -> int:
    with history.database.reading() as connection:
        return int(connection.execute(text("SELECT count(*) FROM move")).scalar_one())


def seen(table: Table) -> tuple[Any, ...]:
    return (table.session, table.can_undo, table.can_redo, table.bookmark, table.fault)


def shown(history: History, id: str) -> Any:
    (line,) = (line for line in history.sessions.list() if line.id == id)
    return [(chair.total, chair.rank, chair.winner) for chair in line.chairs], line.finished, line.progress


def matches(history: History, table: Table) -> None:
    """The list shows what the table shows."""
    board = table.session.scoreboard()
    totals = [(row.total, row.rank, row.winner) for row in board.rows]
    assert shown(history, table.id) == (
        totals,
        board.finished,
        table.session.game.progress(table.session.state),
    )


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    seed=st.integers(0, 999),
    steps=st.lists(st.tuples(st.sampled_from("pppppppuurot"), st.integers(0, 10**6)), max_size=60),
)
def test_disk_equals_memory_after_every_step(key: str, seed: int, steps: list[tuple[str, int]]) -> None:
    """Random play, undo, redo and override; a second connection reads after each step; a model says what is
    right.
    """
    game, sample = GAMES[key], SAMPLERS[key](random.Random(seed))
    with tempfile.TemporaryDirectory() as folder:
        history, other = History(open_database(Path(folder))), History(open_database(Path(folder)))
        seats = [(f"P{player}", None) for player in range(sample.players)]
        table = Table.open(history, history.sessions.create(key, seats, sample.box, sample.setup))
        # The model: each node is its parent and its move; redo goes to the child made last.
        nodes: list[tuple[int, Any]] = []
        head = -1
        for step, number in steps:
            children = [node for node, (parent, _) in enumerate(nodes) if parent == head]
            if step == "u":
                table.undo()
                head = nodes[head][0] if head >= 0 else -1
            elif step == "r":
                table.redo()
                head = children[-1] if children else head
            else:
                legal = list(game.legal(table.session.state))
                part = sorted(game.parts)[number % len(game.parts)]
                move: Move = Override(player=number % sample.players, part=part, value=number % 99, why="so")
                if step == "t":
                    move = read_move(game, sample.tallies[number % sample.players])
                elif step == "p" and legal:
                    move = legal[number % len(legal)]
                try:
                    table.play(move)
                except IllegalMove:
                    assert step == "t" and seen(Table.open(other, table.id)) == seen(table)
                    continue
                nodes.append((head, move))
                head = len(nodes) - 1
            path = []
            node = head
            while node >= 0:
                path.append(nodes[node][1])
                node = nodes[node][0]
            assert list(table.session.moves) == path[::-1]
            assert table.can_undo == bool(path)
            assert table.can_redo == any(parent == head for parent, _ in nodes)
            assert seen(Table.open(other, table.id)) == seen(table)
            assert count(other) == len(nodes)
            matches(other, table)
        assert other.sessions.get(table.id).moves == [
            {"do": move.do, **move.written()} for move in table.session.moves
        ]
        history.close()
        other.close()


def test_an_illegal_move_writes_nothing(history: History, table: Table) -> None:
    before = seen(table)
    with pytest.raises(IllegalMove, match="Roll the die first"):
        table.play(Draw(player=0, at=(0, 0)))
    assert count(history) == 0 and seen(table) == before
    assert history.sessions.get(table.id).head is None


def test_undo_to_the_start_and_all_the_way_back(history: History, table: Table) -> None:
    while not table.session.finished:
        table.play(some_legal(table))
    end = table.session
    line = history.sessions.list()[0]
    assert line.finished and line.ended is not None
    while table.can_undo:
        table.undo()
    assert table.session.moves == () and history.sessions.list()[0].ended is None
    table.undo()
    while table.can_redo:
        table.redo()
    assert table.session == end and history.sessions.list()[0].finished
    table.redo()
    assert table.session == end


def test_the_end_is_stamped_once_and_taken_back_with_the_move(history: History, table: Table) -> None:
    def ended() -> str | None:
        return history.sessions.list()[0].ended

    table.play(tally(0, 1))
    assert ended() is None
    table.play(tally(1, 1))
    first = ended()
    assert first is not None
    with history.database.writing() as connection:
        connection.execute(text("UPDATE game_session SET ended = 'then'"))
    table.play(tally(0, 2))
    table.play(Override(player=0, part="mid", value=9))
    assert ended() == "then"
    for _ in range(3):
        table.undo()
    assert ended() is None


def test_a_new_move_after_undo_leaves_the_old_branch_in_the_log(history: History, table: Table) -> None:
    table.play(Roll(face=1))
    table.undo()
    table.play(Roll(face=2))
    assert not table.can_redo and count(history) == 2
    table.undo()
    table.redo()
    assert table.session.moves == (Roll(face=2),)


def test_unknown_keys_of_a_move_are_kept(history: History, table: Table) -> None:
    move = MOVES.validate_python({"do": "roll", "face": 3, "by": {"hand": [1, None]}})
    table.play(move)
    assert history.sessions.get(table.id).moves == [{"do": "roll", "face": 3, "by": {"hand": [1, None]}}]


def test_the_bookmark_comes_back(history: History, table: Table) -> None:
    table.mark(player=1, ghost=[2, 3])
    table.play(Roll(face=1))
    table.mark(ghost=None, turn=2)
    assert Table.open(history, table.id).bookmark == {"player": 1, "turn": 2} == table.bookmark


def test_a_session_has_at_most_so_many_moves(
    history: History, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(models.table, "MOST_MOVES", 2)
    table.play(tally(0, 1))
    table.play(tally(0, 2))
    with pytest.raises(IllegalMove, match="at most 2 moves"):
        table.play(tally(0, 3))
    table.undo()
    table.play(tally(0, 3))


def test_an_unknown_session_says_so(history: History) -> None:
    with pytest.raises(Gone):
        Table.open(history, "nothing")


def test_a_deleted_session_is_back_with_its_next_move(history: History, table: Table) -> None:
    table.play(Roll(face=1))
    assert not table.revived
    history.sessions.delete(table.id)
    table.undo()
    assert table.revived and not history.sessions.get(table.id).deleted
    table.redo()
    assert not table.revived
    history.sessions.delete(table.id)
    with pytest.raises(IllegalMove):
        table.play(Roll(face=2))
    assert history.sessions.get(table.id).deleted, "what is refused changes nothing"


def test_a_session_that_is_gone_for_good_takes_no_move(history: History, table: Table) -> None:
    table.play(Roll(face=1))
    history.sessions.purge(table.id)
    for act in (table.undo, lambda: table.play(some_legal(table))):
        with pytest.raises(Gone, match="deleted for good"):
            act()
    assert count(history) == 0


class TestTwoTables:
    """Two phones, or two programs: nobody's move is lost, nobody's is written on a state that they did not
    see.
    """

    @pytest.fixture(params=["one program", "two programs"])
    def other(self, request: pytest.FixtureRequest, table: Table, tmp_path: Path) -> Iterator[Table]:
        if request.param == "one program":
            yield Table.open(table._history, table.id)
            return
        second = History(open_database(tmp_path))
        yield Table.open(second, table.id)
        second.close()

    def test_who_comes_second_is_told_and_sees_the_new_state(
        self, history: History, table: Table, other: Table
    ) -> None:
        table.play(Roll(face=1))
        with pytest.raises(Moved, match="Somebody else has moved"):
            other.play(Roll(face=2))
        assert count(history) == 1 and seen(other) == seen(table)
        other.play(some_legal(other))
        with pytest.raises(Moved):
            table.undo()
        assert seen(table) == seen(other) and count(history) == 2
        table.undo()
        with pytest.raises(Moved):
            other.undo()
        assert other.can_redo
        other.redo()
        with pytest.raises(Moved):
            table.redo()
        assert seen(table) == seen(other)

    def test_refresh_follows_wherever_the_other_went(self, table: Table, other: Table) -> None:
        assert not other.refresh()
        for _ in range(8):
            table.play(some_legal(table))
        assert other.refresh() and seen(other) == seen(table)
        for _ in range(3):
            table.undo()
        assert other.refresh() and seen(other) == seen(table)
        table.redo()
        table.undo()
        assert other.refresh() is False
        table.undo()
        table.play(list(table.session.game.legal(table.session.state))[-1])
        assert other.refresh() and seen(other) == seen(table)
        while table.can_undo:
            table.undo()
        assert other.refresh() and seen(other) == seen(table)
        table.play(Roll(face=5))
        assert other.refresh() and seen(other) == seen(table)

    @settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(
        steps=st.lists(st.tuples(st.booleans(), st.sampled_from("ppppuur"), st.integers(0, 999)), max_size=40)
    )
    def test_any_order_of_taps_keeps_both_right(self, steps: list[tuple[bool, str, int]]) -> None:
        with tempfile.TemporaryDirectory() as folder:
            one, two = History(open_database(Path(folder))), History(open_database(Path(folder)))
            id = make(one, "Dora", "Max")
            tables = (Table.open(one, id), Table.open(two, id))
            for which, step, number in steps:
                table = tables[which]
                legal = list(table.session.game.legal(table.session.state))
                try:
                    if step == "u":
                        table.undo()
                    elif step == "r":
                        table.redo()
                    elif legal:
                        table.play(legal[number % len(legal)])
                except (Moved, IllegalMove):
                    # A seat's own move that is still legal stands; one that is not says why.
                    assert seen(table) == seen(Table.open(one, id))
                matches(one, Table.open(one, id))
            for table in tables:
                table.refresh()
            assert tables[0].session == tables[1].session == Table.open(one, id).session
            one.close()
            two.close()


def test_refresh_without_news_is_one_small_question(history: History, table: Table) -> None:
    for _ in range(10):
        table.play(some_legal(table))
    asked: list[str] = []
    engine = history.database._connection.engine
    event.listen(engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
    assert not table.refresh()
    assert [line.split()[0] for line in asked] == ["BEGIN", "SELECT"]


class TestALogThatDoesNotFold:
    """A rule may be corrected later: what was played by the old one is shown as far as it goes, and kept."""

    @pytest.fixture(params=['{"do":"draw","player":0,"at":[50,50]}', '{"do":"fly"}', '["no move"]'])
    def broken(self, request: pytest.FixtureRequest, history: History) -> str:
        table = Table.open(history, make(history, "Dora", "Max"))
        for _ in range(6):
            table.play(some_legal(table))
        with history.database.writing() as connection:
            change = text(
                "UPDATE move SET data = :data WHERE id = (SELECT id FROM move ORDER BY id LIMIT 1 OFFSET 4)"
            )
            connection.execute(change, {"data": request.param})
        return table.id

    def test_it_opens_up_to_the_last_legal_move_and_says_so(self, history: History, broken: str) -> None:
        table = Table.open(history, broken)
        assert len(table.session.moves) == 4
        assert table.fault is not None and str(table.fault).startswith("Move 5 of this session")
        assert count(history) == 6 and not table.can_redo and not table.refresh()
        with pytest.raises((IllegalMove, BadInput)):
            history.sessions.rebuild_cache(broken)

    def test_play_goes_on_from_there_and_nothing_is_deleted(self, history: History, broken: str) -> None:
        table = Table.open(history, broken)
        table.play(some_legal(table))
        assert table.fault is None and count(history) == 7
        assert seen(Table.open(history, broken)) == seen(table)
        table.undo()
        assert seen(Table.open(history, broken)) == seen(table)

    def test_undo_goes_back_from_there_and_redo_stops_there(self, history: History, broken: str) -> None:
        table = Table.open(history, broken)
        table.undo()
        assert len(table.session.moves) == 3 and table.fault is None
        table.redo()
        with pytest.raises((IllegalMove, BadInput)):
            table.redo()
        assert len(table.session.moves) == 4 and count(history) == 6
        assert seen(Table.open(history, broken)) == seen(table)


def test_taps_without_end_leave_nothing_behind_in_memory(history: History, table: Table) -> None:
    for _ in range(20):
        table.play(some_legal(table))
    move = some_legal(table)

    def taps(n: int) -> None:
        for _ in range(n):
            table.play(move)
            table.undo()
            table.redo()
            table.mark(ghost=[1, 2])
            table.mark(ghost=None)
            table.undo()

    tracemalloc.start()
    try:
        taps(20)
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        taps(80)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 64_000
    assert standing(table.session) == standing(Table.open(history, table.id).session)


def barns(history: History) -> Table:
    """One player of Fence Em In, no board, whose barn stands on its own space; its points are not known."""
    table = Table.open(history, history.sessions.create("fence-em-in", [("Dora", None)], {}, {}))
    for move in (
        {"do": "roll", "player": 0, "dice": None},
        {"do": "build", "player": 0, "asset": "barn", "slot": "barn"},
    ):
        table.play(read_move(table.session.game, move))
    return table


def test_a_value_read_off_the_copy_counts_from_then_on(history: History) -> None:
    table = barns(history)
    assert table.session.scoreboard().missing == ("barn_slot",)
    other = Table.open(history, table.id)
    table.read_off(barn_slot=4)
    assert table.session.scoreboard().rows[0].line("farm").value == 4
    assert table.session.scoreboard().missing == ()
    record = history.sessions.get(table.id)
    assert record.file["box"] == {"barn_slot": 4}
    (listed,) = history.sessions.list()
    assert listed.chairs[0].total == table.session.scoreboard().rows[0].total
    # Another phone sees it too, though no move was made.
    assert other.refresh()
    assert other.session.scoreboard() == table.session.scoreboard()
    table.undo()
    table.redo()
    assert table.session.scoreboard().rows[0].line("farm").value == 4


def test_a_value_that_cannot_be_changes_nothing(history: History) -> None:
    table = barns(history)
    with pytest.raises(BadInput, match="no whole number"):
        table.read_off(barn_slot="four")
    with pytest.raises(BadInput, match="starting cell"):
        table.read_off(board={"columns": 4, "rows": 4, "starts": []})
    # A board would want a place for what was built without one.
    with pytest.raises(IllegalMove):
        table.read_off(board={"columns": 4, "rows": 4, "starts": [[0, 0]]})
    assert history.sessions.get(table.id).frame["box"] == {}
    assert Table.open(history, table.id).session == table.session

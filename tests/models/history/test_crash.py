"""The process is killed between any two steps of a write: afterwards all of it is there, or nothing."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from models.games.volle_weide.moves import MOVES
from models.games.volle_weide.practice import PRACTICE_A
from models.history.fold import standing
from models.history.repository import History
from models.table import Table
from tests.models.history.faults import die, died

GAME = "volle-weide"
BOX = {"sheet": PRACTICE_A.written()}


def tally(sheep: int) -> Any:
    flock = {"sheep": sheep, "black": False}
    return MOVES.validate_python({"do": "tally", "player": 0, "mid": flock, "final": flock, "bushes": 0})


def begun(folder: Path, moves: int = 3) -> str:
    history = History.open(folder)
    id = history.sessions.create(GAME, [("Dora", None)], BOX, {})
    table = Table.open(history, id)
    for sheep in range(moves):
        table.play(tally(sheep))
    history.guests.admit(history.guests.gathering(id).code)
    history.close()
    return id


def kept(folder: Path, id: str) -> tuple[list[Any], int]:
    """The moves on disk and the number of rows, after the lists were found to show just these moves."""
    history = History.open(folder)
    table = Table.open(history, id)
    (line,) = history.sessions.list()
    rows = standing(table.session)["board"]["rows"]
    assert [chair.total for chair in line.chairs] == [row["total"] for row in rows]
    assert line.finished == table.session.finished == (line.ended is not None)
    with history.database.reading() as connection:
        count = connection.exec_driver_sql("SELECT count(*) FROM move").scalar_one()
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        assert connection.exec_driver_sql("PRAGMA foreign_key_check").first() is None
    history.close()
    return list(table.session.moves), count


STEPS: dict[str, tuple[Callable[[Table], None], Callable[[list[Any]], list[Any]], int]] = {
    "play": (lambda table: table.play(tally(9)), lambda moves: [*moves, tally(9)], 1),
    "undo": (lambda table: table.undo(), lambda moves: moves[:-1], 0),
    "take out": (lambda table: table.take_out(0), lambda moves: moves[1:], 2),
    "guest": (lambda table: table.play(tally(9), "tap"), lambda moves: [*moves, tally(9)], 1),
}
POINTS = {"play": 9, "undo": 8, "take out": 10, "guest": 11}


def guests(table: Table) -> Table:
    """The table on a guest's phone."""
    (guest,) = table._history.guests.of(table.id)
    return Table.open(table._history, table.id, guest.id)


@pytest.mark.parametrize(
    ("step", "point"), [(step, point) for step, most in POINTS.items() for point in range(most)]
)
def test_killed_before_each_statement_and_after_the_last(tmp_path: Path, step: str, point: int) -> None:
    """Points: before BEGIN, before each statement, before COMMIT, right after COMMIT."""
    do, expected, more = STEPS[step]
    id = begun(tmp_path)
    before, count = kept(tmp_path, id)
    done = tmp_path / "done"

    def task() -> None:
        history = History.open(tmp_path)
        table = Table.open(history, id)
        if step == "guest":
            table = guests(table)
        left = [point]

        def tick(*_: Any) -> None:
            if left[0] == 0:
                die()
            left[0] -= 1

        engine = history.database._connection.engine
        event.listen(engine, "before_cursor_execute", tick)
        event.listen(engine, "commit", tick)
        do(table)
        done.touch()
        die()

    assert died(task)
    after = (expected(before), count + more) if done.exists() else (before, count)
    assert kept(tmp_path, id) == after


def test_killed_at_any_moment_of_quick_taps(tmp_path: Path) -> None:
    """A child taps as fast as it can and says each tap that is done; it is killed, and at most one tap is
    unsaid.
    """
    id = begun(tmp_path, 1)
    chance = random.Random(3)
    for _ in range(12):
        moves, rows = kept(tmp_path, id)
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                history = History.open(tmp_path)
                table = Table.open(history, id)
                os.write(writer, b"!")
                sheep = 0
                while True:
                    table.play(tally(sheep % 10))
                    os.write(writer, b".")
                    sheep += 1
            finally:
                os._exit(1)
        os.close(writer)
        assert os.read(reader, 1) == b"!"
        time.sleep(chance.random() / 20)
        os.kill(child, signal.SIGKILL)
        assert os.WIFSIGNALED(os.waitpid(child, 0)[1])
        said = b""
        while part := os.read(reader, 4096):
            said += part
        os.close(reader)
        after, count = kept(tmp_path, id)
        assert after[: len(moves)] == moves
        assert len(after) - len(moves) == count - rows
        assert len(after) - len(moves) in (len(said), len(said) + 1)
        assert after[len(moves) :] == [tally(n % 10) for n in range(len(after) - len(moves))]


@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_renaming_through_500_sessions_is_all_or_nothing(tmp_path: Path, part: float) -> None:
    history = History.open(tmp_path)
    with history.transaction():
        for _ in range(500):
            history.sessions.create(GAME, [("Ana", None), ("Max", None)], BOX, {})
    ana = history.people.find("Ana")
    assert ana is not None
    history.close()

    def task() -> None:
        history = History.open(tmp_path)
        left = [int(part * 500)]

        def tick(*given: Any) -> None:
            if str(given[2]).startswith(("UPDATE seat", "UPDATE person")):
                if left[0] == 0:
                    die()
                left[0] -= 1

        event.listen(history.database._connection.engine, "before_cursor_execute", tick)
        history.people.rename(ana.id, "Anna")

    def names() -> set[str]:
        history = History.open(tmp_path)
        lines = history.sessions.list(limit=1000)
        assert len(lines) == 500
        found = {line.chairs[0].name for line in lines} | {person.name for person in history.people.list()}
        assert {line.chairs[1].name for line in lines} == {"Max"}
        history.close()
        return found - {"Max"}

    assert died(task)
    assert names() == {"Ana"}
    history = History.open(tmp_path)
    history.people.rename(ana.id, "Anna")
    history.close()
    assert names() == {"Anna"}

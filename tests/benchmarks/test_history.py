"""How long history takes: a move onto the disk, a long session off it, the first page of the list."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from models.games.volle_weide.moves import MOVES
from models.games.volle_weide.practice import PRACTICE_A
from models.history.database import open_database
from models.history.repository import History
from models.history.tables import SEAT, SESSION
from models.table import Table

GAME = "volle-weide"
BOX = {"sheet": PRACTICE_A.written()}
FOUR = [("Dora", None), ("Max", None), ("Eva", None), ("Jo", None)]


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    history = History(open_database(tmp_path))
    yield history
    history.close()


def begun(history: History, seats: list[tuple[str, None]]) -> Table:
    return Table.open(history, history.sessions.create(GAME, seats, BOX, {}))


def played(history: History, moves: int) -> Table:
    """A session of twelve, played at random up to so many moves; the rest are overrides."""
    table = begun(history, [(f"P{n}", None) for n in range(12)])
    chance = random.Random(5)
    with history.transaction():
        while len(table.session.moves) < moves:
            legal = list(table.session.game.legal(table.session.state))
            other = {"do": "override", "player": 0, "part": "mid", "value": 1}
            table.play(chance.choice(legal) if legal else MOVES.validate_python(other))
    return table


def test_append_one_move(benchmark: Any, history: History) -> None:
    """A roll in a game of four, undone outside the measured time: rules, commit and all."""
    table = begun(history, FOUR)
    roll = MOVES.validate_python({"do": "roll", "face": 1})

    def undone() -> None:
        table.undo()

    table.play(roll)
    benchmark.pedantic(lambda: table.play(roll), setup=undone, rounds=500)
    times = sorted(benchmark.stats.stats.data)
    benchmark.extra_info["p95_ms"] = round(times[int(len(times) * 0.95)] * 1000, 3)
    print(f"\nappend: 95th percentile {benchmark.extra_info['p95_ms']} ms")


def test_undo_and_redo(benchmark: Any, history: History) -> None:
    """In the middle of a session of 300 moves."""
    table = played(history, 300)

    def there_and_back() -> None:
        table.undo()
        table.redo()

    benchmark(there_and_back)


def test_refresh_without_news(benchmark: Any, history: History) -> None:
    """What every phone asks after somebody else's tap."""
    table = played(history, 50)
    benchmark(table.refresh)


def test_open_300_moves(benchmark: Any, history: History) -> None:
    """From the file to the folded session."""
    table = played(history, 300)
    opened = benchmark(lambda: Table.open(history, table.id))
    assert opened.session == table.session


@pytest.mark.parametrize("sessions", [10, 10_000])
def test_first_page(benchmark: Any, history: History, sessions: int) -> None:
    """Fifty lines, four players each."""
    table = begun(history, FOUR)
    with history.database.writing() as connection:
        row = connection.execute(select(SESSION)).first()
        seats = connection.execute(select(SEAT)).all()
        assert row is not None
        copies = [
            dict(row._mapping) | {"id": f"{n:032x}", "sort_at": f"2020-01-01T{n:06d}"}
            for n in range(1, sessions)
        ]
        connection.execute(insert(SESSION), copies)
        seated = [dict(seat._mapping) | {"session_id": copy["id"]} for copy in copies for seat in seats]
        connection.execute(insert(SEAT), seated)
    page = benchmark(lambda: history.sessions.list(limit=50))
    assert len(page) == min(50, sessions) and page[0].id == table.id


def test_start_with_10_000_sessions(benchmark: Any, history: History) -> None:
    """Opening the file, its check included."""
    begun(history, FOUR)
    with history.database.writing() as connection:
        row = connection.execute(select(SESSION)).first()
        assert row is not None
        copies = [dict(row._mapping) | {"id": f"{n:032x}"} for n in range(10_000)]
        connection.execute(insert(SESSION), copies)
    folder = history.database.path.parent
    benchmark.pedantic(lambda: open_database(folder).close(), rounds=5)

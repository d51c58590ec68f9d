"""A write that fails while people play: a sentence, nothing changed in memory or on disk, and on it goes
afterwards.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from models.exchange.export_file import Parcel
from models.games.volle_weide.moves import Roll
from models.games.volle_weide.practice import PRACTICE_A
from models.history.database import open_database
from models.history.repository import History
from models.history.seating import NewSeat
from models.history.trouble import NotSaved, Unopenable
from models.table import Table

BOX = {"sheet": PRACTICE_A.written()}
Fault = Callable[[History, bool], None]


def pragma(history: History, text: str) -> Any:
    connection = history.database._connection
    result = connection.exec_driver_sql(f"PRAGMA {text}")
    found = result.scalar() if result.returns_rows else None
    connection.commit()
    return found


def read_only(history: History, on: bool) -> None:
    """SQLite's own switch gives the very error of a file that cannot be written to."""
    pragma(history, f"query_only = {'ON' if on else 'OFF'}")


def full(history: History, on: bool) -> None:
    """SQLite's own limit gives the very error of a disk without room for another page."""
    pragma(history, f"max_page_count = {pragma(history, 'page_count') if on else 10**9}")


class Holding:
    """Another program in the middle of a write."""

    def __init__(self) -> None:
        self.other: sqlite3.Connection | None = None

    def __call__(self, history: History, on: bool) -> None:
        if on:
            pragma(history, "busy_timeout = 20")
            self.other = sqlite3.connect(history.database.path, isolation_level=None)
            self.other.execute("BEGIN IMMEDIATE")
        elif self.other is not None:
            self.other.close()


@pytest.mark.parametrize(
    ("fault", "says"),
    [(read_only, "cannot be written to"), (full, "is full"), (Holding(), "another program holds")],
    ids=["read-only", "full", "held"],
)
def test_the_game_goes_on_when_the_cause_is_gone(history: History, fault: Fault, says: str) -> None:
    id = history.sessions.create("volle-weide", [("Dora", None)], BOX, {})
    table = Table.open(history, id)
    table.play(Roll(face=1))
    before = (table.session, table.can_undo, table.can_redo, dict(table.bookmark))
    kept = history.sessions.get(id)
    fault(history, True)
    # Long enough to need a page that is not there.
    draw = next(table.session.game.legal(table.session.state)).model_copy(update={"note": "x" * 20000})
    tries: list[Callable[[], object]] = [
        lambda: table.play(draw),
        lambda: table.mark(note="x" * 20000),
        lambda: history.sessions.describe(id, note="x" * 20000),
        lambda: history.settings.set("x", "x" * 20000),
        lambda: history.boxes.add("volle-weide", "Ours", {"x": "x" * 20000}),
        lambda: history.sessions.create("volle-weide", [("Eva", None)], {**BOX, "x": "x" * 20000}, {}),
    ]
    for attempt in tries:
        with pytest.raises(NotSaved) as told:
            attempt()
        assert says in str(told.value) and str(history.database.path) in str(told.value)
        assert (table.session, table.can_undo, table.can_redo, table.bookmark) == before
        assert history.sessions.get(id) == kept
    fault(history, False)
    for attempt in tries:
        attempt()
    assert Table.open(history, id).session == table.session != before[0]
    assert not table.refresh() and history.people.find("Eva") is not None


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 512 kB; only root on Linux can make one."""
    mount = shutil.which("mount")
    disk = tmp_path / "disk"
    disk.mkdir()
    if mount is None or os.geteuid() != 0:
        pytest.skip("only root can mount a small disk; `full` above stands in for it")
    made = subprocess.run([mount, "-t", "tmpfs", "-o", "size=512k", "tmpfs", disk], capture_output=True)
    if made.returncode != 0:
        pytest.skip("no small disk can be mounted here; `full` above stands in for it")
    yield disk
    subprocess.run(["umount", disk], check=True)


def fill(disk: Path) -> None:
    with (disk / "film").open("ab", buffering=0) as film:
        for size in (4096, 1):
            try:
                while True:
                    film.write(b"x" * size)
            except OSError:
                pass


def test_a_really_full_disk(small_disk: Path) -> None:
    history = History.open(small_disk)
    id = history.sessions.create("volle-weide", [("Dora", None)], BOX, {})
    table = Table.open(history, id)
    fill(small_disk)
    with pytest.raises(NotSaved, match="is full"):
        while True:
            before = table.session
            table.play(next(table.session.game.legal(table.session.state)))
    assert table.session == before == Table.open(history, id).session
    (small_disk / "film").unlink()
    table.play(next(table.session.game.legal(table.session.state)))
    assert len(table.session.moves) == len(before.moves) + 1
    fill(small_disk)
    history.close()
    (small_disk / "film").unlink()
    history = History.open(small_disk)
    assert Table.open(history, id).session == table.session
    history.close()


def test_a_new_database_on_a_full_disk(small_disk: Path) -> None:
    fill(small_disk)
    with pytest.raises(Unopenable, match="is full"):
        open_database(small_disk)
    (small_disk / "film").unlink()
    open_database(small_disk).close()


def test_an_old_database_on_a_full_disk_is_opened_or_told(small_disk: Path) -> None:
    history = History.open(small_disk)
    id = history.sessions.create("volle-weide", [("Dora", None)], BOX, {})
    history.close()
    fill(small_disk)
    try:
        History.open(small_disk).close()
    except Unopenable as fault:
        assert "is full" in str(fault) or "does not answer" in str(fault)
    (small_disk / "film").unlink()
    history = History.open(small_disk)
    assert history.sessions.get(id).moves == []
    history.close()


def kept_rows(history: History) -> list[Any]:
    names = ("person", "game_session", "seat", "move", "score", "score_part")
    with history.database.reading() as connection:
        return [connection.exec_driver_sql(f"SELECT * FROM {name}").all() for name in names]


LATER: dict[str, Callable[[History, str, str], object]] = {
    "change": lambda history, id, _: history.editing.change(id, [NewSeat("Jo", 0)], note="x" * 20000),
    "branch": lambda history, id, _: history.editing.branch(id, 1),
    "merge": lambda history, _, person: history.people.merge(person, history.people.list()[0].id),
    "empty the trash": lambda history, *_: history.sessions.empty_trash(),
    "pause": lambda history, id, _: history.times.pause(id),
    "preview": lambda history, *_: history.intake.preview(Parcel()),
    "import": lambda history, *_: history.intake.take(Parcel()),
}

EMPTY = ("preview", "import")  # of nothing: they begin a write, and write nothing


@pytest.mark.parametrize("attempt", LATER)
@pytest.mark.parametrize("fault", [read_only, Holding()], ids=["read-only", "held"])
def test_what_is_done_afterwards_is_done_or_not(history: History, fault: Fault, attempt: str) -> None:
    id = history.sessions.create("volle-weide", [("Dora", None)], BOX, {}, note="x" * 9000)
    Table.open(history, id).play(Roll(face=1))
    gone = history.sessions.create("volle-weide", [("Eva", None)], BOX, {})
    history.sessions.delete(gone)
    twin = history.people.add("Twin").id
    before = kept_rows(history)
    fault(history, True)
    if attempt not in EMPTY or fault is not read_only:
        with pytest.raises(NotSaved):
            LATER[attempt](history, id, twin)
    assert kept_rows(history) == before
    fault(history, False)
    LATER[attempt](history, id, twin)
    assert (kept_rows(history) == before) == (attempt in EMPTY)


def test_a_change_on_a_full_disk_is_not_half_there(history: History) -> None:
    id = history.sessions.create("volle-weide", [("Dora", None)], BOX, {})
    before = kept_rows(history)
    full(history, True)
    with pytest.raises(NotSaved, match="is full"):
        history.editing.change(id, [NewSeat("Jo", 0)], note="x" * 50000)
    assert kept_rows(history) == before and history.people.find("Jo") is None
    full(history, False)
    history.editing.change(id, [NewSeat("Jo", 0)], note="x" * 50000)
    assert history.people.find("Jo") is not None

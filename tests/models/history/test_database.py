"""Opening the file: what is wrong is said in a sentence, and a file that is not opened stays as it is to the
last byte.
"""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest

from models.games.volle_weide.practice import PRACTICE_A
from models.history import database as opener
from models.history.database import FILE, open_database
from models.history.repository import History
from models.history.trouble import Unopenable
from models.kernel.fault import Fault
from tests.models.history.faults import owned, powerless

BOX = {"sheet": PRACTICE_A.written()}


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with one session in it, reachable for everybody."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        history = History.open(folder)
        history.sessions.create("volle-weide", [("Dora", None)], BOX, {})
        history.close()
        Path(name).chmod(0o755)
        owned(folder)
        yield folder
        folder.chmod(0o700)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def refused(folder: Path, rights: AbstractContextManager[None] | None = None) -> str:
    """The sentence; nothing in the folder has changed."""
    before = contents(folder)
    with pytest.raises(Unopenable) as fault, rights or nullcontext():
        open_database(folder)
    assert {name: data for name, data in contents(folder).items() if name in before} == before
    said = str(fault.value)
    assert str(folder) in said and said.endswith(".") and said.count(". ") == 0
    return said


def test_a_new_folder_gets_a_database(tmp_path: Path) -> None:
    folder = tmp_path / "a b" / "50% of it" / "\U0001f411 #?"
    open_database(folder).close()
    assert [path.name for path in folder.iterdir()] == [FILE]


def test_an_empty_file_is_new(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    History.open(tmp_path).close()
    assert (tmp_path / FILE).stat().st_size > 0


def test_the_file_is_kept_as_the_promise_needs_it(tmp_path: Path) -> None:
    history = History.open(tmp_path)
    with history.database.reading() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "foreign_keys", "synchronous", "busy_timeout")
        }
    history.close()
    assert found == {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 2, "busy_timeout": 2000}


@pytest.mark.parametrize(
    "junk", [b"no database", b"\x00" * 4096, b"{}", b"SQLite format 3\x00", bytes(range(256)) * 64]
)
def test_what_is_no_database_is_left_alone(tmp_path: Path, junk: bytes) -> None:
    (tmp_path / FILE).write_bytes(junk)
    assert "is damaged" in refused(tmp_path)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_truncated_database_is_left_alone(folder: Path, part: float) -> None:
    data = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(data[: int(len(data) * part)])
    assert "is damaged" in refused(folder)


def test_garbage_anywhere_is_told_or_harmless_and_never_a_crash(folder: Path) -> None:
    """What the check finds is refused; what it cannot find is at worst told when it is read."""
    path = folder / FILE
    history = History.open(folder)
    for _ in range(9):
        history.sessions.create("volle-weide", [("Dora", None)], BOX, {})
    history.close()
    whole = path.read_bytes()
    chance = random.Random(7)
    told, later = 0, 0
    for _ in range(150):
        for leftover in folder.glob(f"{FILE}-*"):
            leftover.unlink()
        data = bytearray(whole)
        at = chance.randrange(len(data))
        data[at : at + 300] = chance.randbytes(len(data[at : at + 300]))
        path.write_bytes(data)
        try:
            history = History.open(folder)
        except Unopenable:
            told += 1
            assert path.read_bytes() == bytes(data)
            continue
        try:
            for line in history.sessions.list():
                history.sessions.get(line.id)
            history.people.list()
        except Fault as fault:
            later += 1
            assert "is damaged" in str(fault)
        history.close()
    assert told > 10 and later > 0


def test_a_log_of_another_file_beside_it_harms_nothing(folder: Path) -> None:
    (folder / f"{FILE}-wal").write_bytes(b"junk" * 5000)
    history = History.open(folder)
    assert history.sessions.count() == 1
    history.close()


def test_a_newer_schema_is_left_alone(folder: Path) -> None:
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "comes from a newer version" in refused(folder)


def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("CREATE TABLE recipe (id)")
    connection.close()
    assert "another program" in refused(tmp_path)


def test_a_read_only_file(folder: Path) -> None:
    (folder / FILE).chmod(0o444)
    assert "cannot be written to" in refused(folder, powerless())


def test_a_read_only_folder(folder: Path) -> None:
    folder.chmod(0o555)
    said = refused(folder, powerless())
    assert "cannot be opened" in said or "cannot be written to" in said


def test_a_closed_folder(folder: Path) -> None:
    folder.chmod(0o000)
    with pytest.raises(Unopenable, match="cannot be made or read") as fault, powerless():
        open_database(folder)
    assert str(folder) in str(fault.value)


def test_an_unreadable_file(folder: Path) -> None:
    (folder / FILE).chmod(0o000)
    assert "cannot be opened" in refused(folder, powerless())


def test_a_folder_where_none_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unopenable, match="cannot be made"):
        open_database(tmp_path / "file" / "data")
    with pytest.raises(Unopenable, match="cannot be made"):
        open_database(tmp_path / "file")


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE / "inside").mkdir(parents=True)
    with pytest.raises(Unopenable, match="another program"):
        open_database(tmp_path)
    assert (tmp_path / FILE / "inside").is_dir()


def test_a_file_that_another_program_holds(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opener, "WAIT", 50)
    monkeypatch.setattr(opener, "PRAGMAS", opener.PRAGMAS.replace("2000", "50"))
    other = sqlite3.connect(folder / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unopenable, match="Another program holds"):
        open_database(folder)
    other.execute("ROLLBACK")
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Unopenable, match="Another program holds"):
        open_database(folder)
    other.close()
    open_database(folder).close()


def test_alembic_is_imported_only_when_the_schema_is_behind(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from models.history.repository import History;"
        "History.open(Path(sys.argv[1])).close(); print('alembic' in sys.modules)"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code, str(tmp_path)],
            cwd=Path(__file__).parents[3],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONPATH": "."},
        ).stdout.strip()
        for _ in range(2)
    ]
    assert told == ["True", "False"]


def test_a_write_inside_a_read_is_a_fault_of_the_program(history: History) -> None:
    with history.database.reading(), pytest.raises(RuntimeError), history.database.writing():
        pass


def test_a_failed_part_undoes_the_whole(history: History) -> None:
    with pytest.raises(ZeroDivisionError), history.transaction():
        history.people.add("Anna")
        history.settings.set("x", 1)
        raise ZeroDivisionError
    assert history.people.list() == [] and history.settings.get("x") is None

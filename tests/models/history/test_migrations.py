"""From every older shape of the tables to the newest one, with a way back when a step fails."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlmodel import SQLModel

from models.history import database, migrations, schema
from models.history.database import FILE, open_database
from models.history.fold import standing
from models.history.migrations import REVISIONS
from models.history.repository import History
from models.history.tables import TABLES
from models.history.trouble import Unopenable
from models.table import Table
from tests.models.history.faults import die, died

FIRST = Path(__file__).with_name("first.sql")
# A database of each older shape, as the version of the program that wrote it left it.
OLDER = {
    revision: Path(__file__).with_name(f"{name}.sql")
    for revision, name in (("0001", "first"), ("0002", "second"), ("0003", "third"))
}
SESSION = "0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11"

STEP = '''
"""One more step."""
import sqlalchemy as sa
from alembic import op

revision = "9002"
down_revision = "{last}"


def upgrade() -> None:
    with op.batch_alter_table("game_session", recreate="always") as table:
        table.add_column(sa.Column("mood", sa.String()))
    op.execute("UPDATE game_session SET mood = 'good'")
    {then}
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A database as the first version wrote it."""
    return written(tmp_path, FIRST)


def written(folder: Path, script: Path) -> Path:
    """The folder with the database that the script describes."""
    connection = sqlite3.connect(folder / FILE)
    connection.executescript(script.read_text("utf-8"))
    connection.close()
    return folder


def next_version(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, then: str = "") -> None:
    """The program as a later version of it, with one more step."""
    scripts = tmp_path / "scripts"
    shutil.copytree(Path(migrations.__file__).parent, scripts)
    (scripts / "versions" / "next.py").write_text(STEP.format(then=then, last=REVISIONS[-1]))
    monkeypatch.setattr(schema, "SCRIPTS", str(scripts).replace("%", "%%"))
    monkeypatch.setattr(schema, "REVISIONS", (*REVISIONS, "9002"))
    monkeypatch.setattr(database, "LATEST", "9002")


def rows(path: Path) -> dict[str, list[dict[str, object]]]:
    connection = sqlite3.connect(path)
    connection.row_factory = sqlite3.Row
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    names = [table.name for table in TABLES if table.name in there] + ["alembic_version"]
    found = {name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in names}
    connection.close()
    return found


def copies(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("companion-*.sqlite"))


def test_the_tables_on_disk_are_those_of_the_program(tmp_path: Path) -> None:
    opened = open_database(tmp_path)
    with opened.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SQLModel.metadata) == []
    opened.close()


def test_the_list_of_revisions_is_that_of_the_scripts() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", schema.SCRIPTS)
    scripts = ScriptDirectory.from_config(config)
    assert tuple(script.revision for script in scripts.walk_revisions())[::-1] == REVISIONS


def test_the_first_versions_data_is_read(folder: Path) -> None:
    history = History.open(folder)
    table = Table.open(history, SESSION)
    assert len(table.session.moves) == 7 and table.can_redo and table.fault is None
    (line,) = history.sessions.list()
    assert [chair.name for chair in line.chairs] == ["Dora", "Max \U0001f411"]
    assert history.settings.get("theme") == "dark" and len(history.boxes.list("volle-weide")) == 1
    history.close()


@pytest.mark.parametrize("revision", OLDER)
def test_every_older_version_is_brought_up_and_loses_nothing(tmp_path: Path, revision: str) -> None:
    folder = written(tmp_path, OLDER[revision])
    before = rows(folder / FILE)
    history = History.open(folder)
    with history.database.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SQLModel.metadata) == []
    kept = history.sessions.all()
    for id in kept:
        table = Table.open(history, id)
        assert table.fault is None
        shown = standing(table.session)
        line = next(line for line in history.sessions.list() if line.id == id)
        assert [chair.total for chair in line.chairs] == [row["total"] for row in shown["board"]["rows"]]
    history.close()
    after = rows(folder / FILE)
    for name in before.keys() - {"alembic_version"}:
        old = [{key: row[key] for key in was} for row, was in zip(after[name], before[name], strict=True)]
        assert old == before[name]
    assert [copy.name.split("-")[1] for copy in copies(folder)] == [revision]


def test_what_seats_came_to_becomes_rows_of_their_own(tmp_path: Path) -> None:
    """The days too, and the other figures are worked out when the program looks for them."""
    history = History.open(written(tmp_path, OLDER["0002"]))
    with history.database.reading() as connection:
        made = connection.exec_driver_sql("SELECT * FROM score ORDER BY session_id, position").all()
        parts = connection.exec_driver_sql("SELECT * FROM score_part ORDER BY 1, 2, 3").all()
        days = connection.exec_driver_sql("SELECT DISTINCT day FROM game_session ORDER BY day").all()
    finished = [line for deleted in (False, True) for line in history.sessions.list(deleted=deleted)]
    finished = [line for line in finished if line.finished]
    assert len(finished) == 3 and len(made) == 5 and len(parts) == 15
    assert days == [("2026-11-29",), ("2026-12-01",)]
    for line in finished:
        assert len(line.chairs) == len([row for row in made if row[0] == line.id])
        history.sessions.rebuild_cache(line.id)
    with history.database.reading() as connection:
        again = connection.exec_driver_sql("SELECT * FROM score ORDER BY session_id, position").all()
        more = connection.exec_driver_sql("SELECT * FROM score_part ORDER BY 1, 2, 3").all()
    assert again == made and set(parts) < set(more)
    history.close()


def test_an_upgrade_sets_a_copy_aside_and_loses_no_row(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rows(folder / FILE)
    next_version(monkeypatch, tmp_path)
    opened = open_database(folder)
    with opened.reading() as connection:
        assert connection.exec_driver_sql("SELECT mood FROM game_session").scalar() == "good"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    opened.close()
    after = rows(folder / FILE)
    assert after.pop("alembic_version") == [{"version_num": "9002"}]
    for name, data in ((name, data) for name, data in after.items() if name in before):
        # The first version's columns; later ones are new.
        kept = [{key: row[key] for key in old} for row, old in zip(data, before[name], strict=True)]
        assert kept == before[name]
    (copy,) = copies(folder)
    assert "0001" in copy.name and rows(copy) == before
    open_database(folder).close()
    assert copies(folder) == [copy]


def test_the_old_program_does_not_touch_the_new_data(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        next_version(later, tmp_path)
        open_database(folder).close()
    data = (folder / FILE).read_bytes()
    with pytest.raises(Unopenable, match="newer version"):
        open_database(folder)
    assert (folder / FILE).read_bytes() == data


@pytest.mark.parametrize(
    "then",
    [
        "raise ValueError('no')",
        "op.execute('no SQL')",
        "op.execute('DELETE FROM person')",  # seats would point to nobody
    ],
)
def test_a_failed_step_keeps_the_old_data(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    before = rows(folder / FILE)
    with monkeypatch.context() as later:
        next_version(later, tmp_path, then)
        for _ in range(2):
            with pytest.raises(Unopenable, match="could not be brought up") as fault:
                open_database(folder)
            assert str(folder / FILE) in str(fault.value)
            assert rows(folder / FILE) == before
            assert copies(folder) == []
    history = History.open(folder)
    assert len(history.sessions.get(SESSION).moves) == 7
    history.close()


def test_a_crash_within_a_step_keeps_the_old_data(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rows(folder / FILE)
    with monkeypatch.context() as later:
        next_version(later, tmp_path, "import os; os.kill(os.getpid(), 9)")
        assert died(lambda: open_database(folder).close())
    assert rows(folder / FILE) == before
    History.open(folder).close()


def test_a_crash_while_the_first_tables_are_made_leaves_a_new_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(*_: object) -> None:
        die()

    with monkeypatch.context() as lost:
        lost.setattr(database, "upgrade", crash)
        assert died(lambda: open_database(tmp_path / "data").close())
    history = History.open(tmp_path / "data")
    assert history.sessions.count() == 0
    history.close()


def test_no_upgrade_without_a_copy(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    before = rows(folder / FILE)
    next_version(monkeypatch, tmp_path)
    monkeypatch.setattr(database, "set_aside", full)
    with pytest.raises(Unopenable, match="is full"):
        open_database(folder)
    assert rows(folder / FILE) == before

"""Dated copies: one a day with play, ten of them, complete or not there; and back again, with nothing lost."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from models.games.volle_weide.practice import PRACTICE_A
from models.history import backups as module
from models.history.database import FILE, open_database
from models.history.everything import everything
from models.history.repository import History
from models.history.trouble import NotSaved, Unopenable
from tests.models.history.faults import die, died
from tests.models.history.test_migrations import OLDER

BOX = {"sheet": PRACTICE_A.written()}


class Days:
    """A clock that stands still until the test moves it."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 1, 20, 0, tzinfo=timezone(timedelta(hours=1)))

    def __call__(self) -> datetime:
        return self.now

    def go(self, days: int = 0, minutes: int = 0) -> None:
        self.now += timedelta(days=days, minutes=minutes)


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
def history(tmp_path: Path, days: Days) -> Any:
    history = History(open_database(tmp_path), days)
    yield history
    history.close()


def play(history: History, name: str = "Dora") -> str:
    return history.sessions.create("volle-weide", [(name, None)], BOX, {})


def names(history: History) -> list[str]:
    return [copy.name for copy in history.backups.list()]


def test_without_play_there_is_no_copy(history: History) -> None:
    history.people.add("Dora")
    assert history.backups.keep() is None and names(history) == []
    assert not history.backups.folder.exists()


def test_one_copy_a_day_with_play_that_holds_the_whole_day(history: History, days: Days) -> None:
    play(history)
    assert history.backups.keep() == "companion-2026-11-01.sqlite"
    days.go(minutes=30)
    play(history, "Max")
    assert history.backups.keep() is None
    assert [copy.sessions for copy in history.backups.list()] == [1]
    days.go(days=3)
    assert history.backups.keep() == "companion-2026-11-01.sqlite"
    assert history.backups.keep() is None
    (copy,) = history.backups.list()
    assert (copy.day, copy.sessions, copy.people, copy.newest) == ("2026-11-01", 2, 2, "2026-11-01")
    assert copy.size > 0 and copy.fault is None and not copy.aside
    play(history, "Eva")
    assert history.backups.keep() == "companion-2026-11-04.sqlite"
    assert [(each.day, each.sessions) for each in history.backups.list()] == [
        ("2026-11-04", 3),
        ("2026-11-01", 2),
    ]


def test_the_ten_newest_stay(history: History, days: Days) -> None:
    for _ in range(13):
        play(history)
        history.backups.keep()
        days.go(days=2)
    kept = history.backups.list()
    assert len(kept) == 10 and [copy.sessions for copy in kept] == list(range(13, 3, -1))
    assert kept[-1].day == "2026-11-07"


def test_restoring_loses_nothing(history: History, days: Days) -> None:
    play(history)
    history.backups.keep()
    before = everything(history)
    days.go(days=1)
    id = play(history, "Max")
    after = everything(history)
    aside = history.backups.restore("companion-2026-11-01.sqlite")
    assert everything(history) == before and history.sessions.find(id) is None
    (copy,) = [copy for copy in history.backups.list() if copy.aside]
    assert copy.name == aside and copy.sessions == 2
    assert history.backups.restore(aside) != aside
    assert everything(history) == after
    with history.database.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    play(history, "Eva")
    assert sorted(path.name for path in history.backups.folder.iterdir() if path.name.startswith(".")) == []


@pytest.mark.parametrize("revision", OLDER)
def test_a_copy_of_an_older_version_is_listed_and_brought_up(history: History, revision: str) -> None:
    play(history)
    history.backups.folder.mkdir()
    connection = sqlite3.connect(history.backups.folder / "companion-2026-10-01.sqlite")
    connection.executescript(OLDER[revision].read_text("utf-8"))
    connection.close()
    content = (history.backups.folder / "companion-2026-10-01.sqlite").read_bytes()
    (copy,) = history.backups.list()
    assert copy.fault is None and copy.sessions > 0 and copy.newest >= "2026-11-28"
    history.backups.restore(copy.name)
    assert history.sessions.count() == copy.sessions and history.sessions.list()[0].day == copy.newest
    assert (history.backups.folder / copy.name).read_bytes() == content


@pytest.mark.parametrize("junk", [b"", b"no database", b"SQLite format 3\x00" + b"x" * 5000])
def test_a_damaged_copy_is_told_and_not_restored(history: History, junk: bytes) -> None:
    play(history)
    history.backups.folder.mkdir()
    (history.backups.folder / "companion-2026-10-01.sqlite").write_bytes(junk)
    before = everything(history)
    (copy,) = history.backups.list()
    assert copy.fault is not None and copy.sessions == 0
    with pytest.raises(Unopenable):
        history.backups.restore(copy.name)
    assert everything(history) == before and names(history) == [copy.name]
    history.backups.delete(copy.name)
    assert names(history) == []


@pytest.mark.parametrize("name", ["", "../companion.sqlite", "companion-2026-01-01.sqlite", "/etc/passwd"])
def test_only_a_copy_of_the_list_is_restored(history: History, name: str) -> None:
    play(history)
    with pytest.raises(Unopenable, match="no copy"):
        history.backups.restore(name)
    history.backups.delete(name)
    assert history.sessions.count() == 1 and history.database.path.exists()


def test_a_full_disk_leaves_the_old_copy(
    history: History, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(history)
    history.backups.keep()
    days.go(minutes=5)
    play(history)
    days.go(days=1)

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(module.os, "fsync", full)
        with pytest.raises(NotSaved, match="No space left"):
            history.backups.keep()
        with pytest.raises(NotSaved, match="No space left"):
            history.backups.restore("companion-2026-11-01.sqlite")
    assert [(copy.sessions, copy.aside) for copy in history.backups.list()] == [(1, False)]
    assert [path.name for path in history.backups.folder.iterdir()] == ["companion-2026-11-01.sqlite"]
    assert history.sessions.count() == 2
    assert history.backups.keep() == "companion-2026-11-01.sqlite"


@pytest.mark.parametrize("when", ["before the database is replaced", "after the first pages"])
def test_killed_while_restoring_everything_is_there(tmp_path: Path, when: str) -> None:
    """One that is large enough that it comes back in several steps."""
    clock = Days()
    history = History(open_database(tmp_path), clock)
    play(history)
    history.backups.keep()
    clock.go(days=1)
    with history.transaction():
        for _ in range(200):
            play(history, "Max")
    before = everything(history)
    history.close()

    def task() -> None:
        history = History(open_database(tmp_path), clock)

        real = sqlite3.connect

        class Dying(sqlite3.Connection):
            """Copies a few pages, then the battery is empty."""

            def backup(self, target: sqlite3.Connection, **_: Any) -> None:
                if when.startswith("before"):
                    die()
                super().backup(target, pages=2, progress=lambda *_: die())

        def connect(path: Any, **more: Any) -> sqlite3.Connection:
            coming_back = ".restoring" in str(path) and not more
            return real(path, factory=Dying) if coming_back else real(path, **more)

        sqlite3.connect = connect  # type: ignore[assignment]
        history.backups.restore("companion-2026-11-01.sqlite")

    assert died(task)
    history = History(open_database(tmp_path), clock)
    assert everything(history) == before
    with history.database.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    history.backups.restore("companion-2026-11-01.sqlite")
    assert history.sessions.count() == 1
    history.close()
    assert (tmp_path / FILE).exists()


def test_a_copy_made_by_hand_stays_beside_the_others(history: History, days: Days) -> None:
    play(history)
    history.backups.keep()
    days.go(minutes=5)
    play(history, "Milo")
    name = history.backups.make()
    assert history.backups.make() != name
    for day in range(12):
        days.go(days=1)
        play(history, f"Guest {day}")
        history.backups.keep()
    by_hand = [copy for copy in history.backups.list() if copy.made]
    assert {copy.name for copy in by_hand} >= {name} and len(by_hand) == 2
    assert {copy.sessions for copy in by_hand} == {2} and {copy.day for copy in by_hand} == {"2026-11-01"}
    assert {copy.at for copy in by_hand} == {"20:05"} and not history.backups.list()[0].at
    assert history.backups.lost(name) == (12, 0)
    history.sessions.describe(history.sessions.all()[0], place="Elsewhere")
    assert history.backups.lost(name) == (12, 1)
    now = history.backups.now()
    assert (now.sessions, now.people, now.newest) == (14, 14, "2026-11-13")
    history.backups.restore(name)
    assert history.sessions.count() == 2 and history.backups.now().sessions == 2
    assert history.backups.lost(name) == (0, 0)
    history.backups.delete(name)
    assert name not in names(history)
    with pytest.raises(Unopenable, match="There is no copy"):
        history.backups.lost(name)


def test_a_full_disk_makes_no_copy_by_hand(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    play(history)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module.os, "fsync", full)
    with pytest.raises(NotSaved):
        history.backups.make()
    assert names(history) == []

"""Dated copies of the database, one for each day with play, the newest ten; made by hand, listed, put back.

Whoever puts the program together calls `keep` when it starts and when somebody comes in; here runs no clock and no
thread. A copy takes its place only when it is complete. One that was made by hand, and what a restored copy replaces,
which is set aside first, stay in the list until people delete them.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from models.history.clock import Clock
from models.history.database import FILE, Database, open_database
from models.history.schema import look
from models.history.trouble import NotSaved, Unopenable, no_backup, playing
from models.kernel.fault import Fault
from models.kernel.message import Message, says

FOLDER = "backups"
MOST = 10
_DATED = re.compile(r"companion-(\d{4}-\d{2}-\d{2})[.]sqlite")
_ASIDE = re.compile(r"companion-before-(\d{4}-\d{2}-\d{2})-(\d{6})(-\d+)?[.]sqlite")
_MADE = re.compile(r"companion-(\d{4}-\d{2}-\d{2})-(\d{6})(-\d+)?[.]sqlite")
_KINDS = (_DATED, _ASIDE, _MADE)

_CHANGED = "SELECT max(changed_at) FROM game_session"
_EACH = "SELECT id, changed_at FROM game_session WHERE deleted_at IS NULL"
# What lets phones in stays out of copies: who has one could come to a table, and with an old copy restored would
# come what had ended since.
_NO_PHONES = "PRAGMA secure_delete = ON; BEGIN; DELETE FROM guest; DELETE FROM gathering; COMMIT"
# Asks only for what the tables of every version have.
_HOLDS = """
    SELECT count(*), (SELECT count(*) FROM person), max(substr(coalesce(started, ended), 1, 10))
    FROM game_session WHERE deleted_at IS NULL
"""


@dataclass(frozen=True)
class Copy:
    """A copy: its file's name, its day, and what it holds. `aside`: set aside before a restore.

    `made`: by hand. The day is that of the last play in a dated one, else the one on which it was made.

    `newest` is the day of its newest session, `changed` when anything in it was changed last; `fault` is the
    sentence for a copy that cannot be read, which then holds nothing.
    """

    name: str
    day: str
    aside: bool
    size: int
    sessions: int = 0
    people: int = 0
    newest: str = ""
    changed: str = ""
    fault: Message | None = None
    made: bool = False

    @property
    def at(self) -> str:
        """The time of day at which it was made (`19:05`); empty for a dated one."""
        match = _kind(self.name)
        told = match.group(2) if match is not None and match.re is not _DATED else ""
        return f"{told[:2]}:{told[2:4]}" if told else ""


class Backups:
    """The copies beside one open database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self.folder = database.path.parent / FOLDER

    def keep(self) -> str | None:
        """Makes the copy that is due and takes away those beyond the ten newest days; its name, None without one.

        Due is a copy of the last day with play, when there is none yet, and once more when that day is over and
        more was played on it since. Raises NotSaved; the copies are as before then.
        """
        changed = self._changed()
        if not changed:
            return None
        day = changed[:10]
        path = self.folder / f"companion-{day}.sqlite"
        try:
            if path.exists() and (day == f"{self._clock():%Y-%m-%d}" or self._told(path).changed >= changed):
                return None
            self._copy_to(path)
            for old in sorted(self._files(_DATED), reverse=True)[MOST:]:
                (self.folder / old).unlink(missing_ok=True)
        except OSError as error:
            raise NotSaved(no_backup(self.folder, error)) from error
        return path.name

    def make(self) -> str:
        """A copy of the present state beside all others; its name. Raises NotSaved, then there is none."""
        path = self._free(f"companion-{self._clock():%Y-%m-%d-%H%M%S}")
        try:
            self._copy_to(path)
        except OSError as error:
            raise NotSaved(no_backup(self.folder, error)) from error
        return path.name

    def now(self) -> Copy:
        """What the database itself holds: what a restore would replace. Its name is empty, its size the file's."""
        with self._database.reading() as connection:
            row = connection.exec_driver_sql(_HOLDS).one()
        size = self._database.path.stat().st_size
        return Copy("", "", False, size, row[0], row[1], row[2] or "", self._changed())

    def list(self) -> Sequence[Copy]:
        """All copies, the newest day first; a damaged one says so."""
        names = [name for kind in _KINDS for name in self._files(kind)]
        found = [self._told(self.folder / name) for name in names]
        return sorted(found, key=lambda copy: (copy.day, copy.aside, copy.name), reverse=True)

    def lost(self, name: str) -> tuple[int, int]:
        """How many sessions that are here now are not in the copy, and how many went on, or were changed, since.

        Raises Unopenable where it cannot be read.
        """
        path = self.folder / name
        if _kind(name) is None or not path.is_file():
            raise Unopenable(_no_copy(name))
        if (fault := self._told(path).fault) is not None:
            raise Unopenable(fault)
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as there:
            kept = dict(there.execute(_EACH).fetchall())
        with self._database.reading() as connection:
            here = [(row[0], row[1]) for row in connection.exec_driver_sql(_EACH)]
        gone = sum(id not in kept for id, _ in here)
        return gone, sum(id in kept and kept[id] != changed for id, changed in here)

    def restore(self, name: str) -> str:
        """Puts a copy in the place of everything; the name of the copy in which the present state was set aside.

        The copy is checked, and brought up to this version, before anything is touched; then it takes its place
        in one piece. Raises Unopenable when it cannot be read, NotSaved; then everything is as before. Open
        sessions must be opened again.
        """
        if _kind(name) is None or not (self.folder / name).is_file():
            raise Unopenable(_no_copy(name))
        if (fault := self._told(self.folder / name).fault) is not None:
            raise Unopenable(fault)
        room = self.folder / ".restoring"
        try:
            shutil.rmtree(room, ignore_errors=True)
            room.mkdir(mode=0o700)
            shutil.copyfile(self.folder / name, room / FILE)
            open_database(room, self._clock).close()
            aside = self._free(f"companion-before-{self._clock():%Y-%m-%d-%H%M%S}")
            self._copy_to(aside)
            with closing(sqlite3.connect(room / FILE)) as source:
                source.backup(self._database.raw)
        except sqlite3.Error as error:
            raise playing(error, self._database.path) from error
        except OSError as error:
            raise NotSaved(no_backup(self.folder, error)) from error
        finally:
            shutil.rmtree(room, ignore_errors=True)
        return aside.name

    def delete(self, name: str) -> None:
        """Takes a copy away for good; does nothing where there is none of that name. Raises NotSaved."""
        if _kind(name) is not None:
            try:
                (self.folder / name).unlink(missing_ok=True)
            except OSError as error:
                raise NotSaved(no_backup(self.folder, error)) from error

    def _changed(self) -> str:
        """When a session was changed last, empty without one."""
        with self._database.reading() as connection:
            return str(connection.exec_driver_sql(_CHANGED).scalar() or "")

    def _files(self, kind: re.Pattern[str]) -> Sequence[str]:
        with suppress(OSError):
            return [path.name for path in self.folder.iterdir() if kind.fullmatch(path.name)]
        return []

    def _free(self, base: str) -> Path:
        path, number = self.folder / f"{base}.sqlite", 1
        while path.exists():
            number += 1
            path = self.folder / f"{base}-{number}.sqlite"
        return path

    def _copy_to(self, path: Path) -> None:
        """The whole database but the phones as that file, complete or not at all."""
        self.folder.mkdir(exist_ok=True, mode=0o700)
        fresh = path.with_name(f".{path.name}.fresh")
        try:
            fresh.unlink(missing_ok=True)
            with closing(sqlite3.connect(fresh)) as target:
                self._database.raw.backup(target)
                # One file that needs no log beside it.
                target.execute("PRAGMA journal_mode = DELETE")
                target.executescript(_NO_PHONES)
            with open(fresh, "rb+") as file:
                os.fsync(file.fileno())
            fresh.replace(path)
        except sqlite3.Error as error:
            fresh.unlink(missing_ok=True)
            raise playing(error, path) from error
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise

    def _told(self, path: Path) -> Copy:
        """What a copy holds, read without a trace."""
        match = _kind(path.name)
        assert match is not None
        size = path.stat().st_size
        about = (path.name, match.group(1), match.re is _ASIDE, size)
        made = match.re is _MADE
        try:
            uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
            with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
                look(connection, path)
                row = connection.execute(_HOLDS).fetchone()
                changed = connection.execute(_CHANGED).fetchone()[0]
        except Fault as fault:
            return Copy(*about, fault=fault.message, made=made)
        except (sqlite3.Error, UnicodeDecodeError):
            return Copy(*about, fault=says("This copy is damaged; delete it."), made=made)
        return Copy(*about, row[0], row[1], row[2] or "", changed or "", made=made)


def _no_copy(name: str) -> Message:
    return says("There is no copy {name}; choose one of the list.", name=name)


def _kind(name: str) -> re.Match[str] | None:
    """Which of the copies' names it is."""
    return next((match for kind in _KINDS if (match := kind.fullmatch(name))), None)

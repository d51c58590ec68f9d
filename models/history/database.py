"""The one SQLite file: opened with care, one connection, short transactions. Knows no table.

For one thread. Every write is on disk when `writing` ends; anything that goes wrong in between leaves the
file as before.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine
from sqlalchemy.exc import DBAPIError

from models.history.clock import Clock, local_now
from models.history.schema import LATEST, look, set_aside, upgrade
from models.history.trouble import NotSaved, Unopenable, damaged, foreign, known, no_folder, opening, playing
from models.kernel.fault import BadInput

FILE = "companion.sqlite"
WAIT = 2000  # milliseconds for another program's write to end
PRAGMAS = f"PRAGMA busy_timeout = {WAIT}; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL"
# Bytes that SQLite hands out without complaint, and that are no text or no JSON.
UNREADABLE = (UnicodeDecodeError, json.JSONDecodeError)


class Database:
    """An open database. `path` is its file."""

    def __init__(self, path: Path, engine: Engine) -> None:
        self.path = path
        self._connection = engine.connect()
        self._open: str | None = None

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One unchanging view of the data; inside `writing` a part of it.

        Raises Fault when the file cannot be read.
        """
        with self._transaction("BEGIN") as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """All or nothing, durable at the end; inside another `writing` a part of it.

        Raises NotSaved (read-only, full disk, held by another program, damaged) and BadInput for text that
        is none.
        """
        if self._open == "BEGIN":
            raise RuntimeError("A write inside a read would not see what others have written since.")
        with self._transaction("BEGIN IMMEDIATE") as connection:
            yield connection

    @contextmanager
    def noting(self) -> Iterator[Connection]:
        """As `writing`, for what only says where a screen was: it outlives the process at once, but a power
        cut may forget the last of it. Moves are never written so.
        """
        if self._open is not None:
            with self.writing() as connection:
                yield connection
            return
        self._synchronous("NORMAL")
        try:
            with self.writing() as connection:
                yield connection
        finally:
            self._synchronous("FULL")

    @property
    def raw(self) -> sqlite3.Connection:
        """SQLite's own connection, for copies of the whole file. Not within a transaction, and not to write rows."""
        raw: Any = self._connection.connection.dbapi_connection
        assert isinstance(raw, sqlite3.Connection)
        return raw

    def _synchronous(self, how: str) -> None:
        # Outside of any transaction, where alone it takes effect; SQLAlchemy would begin one.
        self.raw.execute(f"PRAGMA synchronous = {how}")

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[Connection]:
        if self._open is not None:
            yield self._connection
            return
        self._open = begin
        try:
            with self._connection.begin():
                self._connection.exec_driver_sql(begin)
                yield self._connection
        except DBAPIError as error:
            cause = error.orig
            if isinstance(cause, sqlite3.Error) and known(cause):
                raise playing(cause, self.path) from error
            raise
        except UNREADABLE as error:
            raise NotSaved(damaged(self.path)) from error
        except UnicodeEncodeError as error:
            raise BadInput("The text has half a character in it; type it again.") from error
        finally:
            self._open = None

    def close(self) -> None:
        """Ends the use of the file. Not needed for safety: what was written is on disk."""
        engine = self._connection.engine
        self._connection.close()
        engine.dispose()


def open_database(folder: Path, clock: Clock = local_now) -> Database:
    """Opens the database in the folder, made where missing and brought up to date where old.

    Raises Unopenable with a sentence for people; then nothing was changed. Before an upgrade a copy is set
    aside.
    """
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        there = path.exists()
        used = there and path.stat().st_size > 0
    except OSError as error:
        raise Unopenable(no_folder(folder, error)) from error
    if there and not path.is_file():
        raise Unopenable(foreign(path))
    try:
        if used:
            _look_only(path)
        return _opened(path, clock)
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise opening(error.orig, path) from error
        raise
    except sqlite3.Error as error:
        raise opening(error, path) from error
    except UNREADABLE as error:
        raise Unopenable(damaged(path)) from error


def _look_only(path: Path) -> None:
    """A first look that cannot write: a file that is not to be opened stays as it is to the last byte."""
    # With a log beside it the file alone is not the truth; without one, looking leaves no trace at all.
    alone = not any(path.with_name(f"{path.name}-{log}").exists() for log in ("wal", "journal"))
    how = "mode=ro&immutable=1" if alone else "mode=ro"
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, isolation_level=None)
    try:
        connection.execute(f"PRAGMA busy_timeout = {WAIT}")
        look(connection, path)
    except sqlite3.OperationalError as error:
        # What a crash left half written only a writer can put right; the second look is made after that.
        if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN):
            raise
    finally:
        connection.close()


def _opened(path: Path, clock: Clock) -> Database:
    raw = sqlite3.connect(path, isolation_level=None)
    copy = None
    try:
        raw.executescript(PRAGMAS)
        revision = look(raw, path)
        raw.execute("PRAGMA journal_mode = WAL")
        # Proves that the file takes writes, before anybody plays; to begin is not enough for SQLite to tell.
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("PRAGMA user_version = 0")
        raw.execute("ROLLBACK")
        if revision not in (None, LATEST):
            copy = set_aside(raw, path, str(revision), clock())
    except BaseException:
        raw.close()
        raise
    engine = create_engine("sqlite://", creator=lambda: raw, poolclass=NullPool, json_serializer=_json)
    database = Database(path, engine)
    if revision != LATEST:
        try:
            upgrade(database._connection, path)
        except BaseException:
            # Only when all is as it was; else every start would leave another copy.
            with suppress(sqlite3.Error, Unopenable):
                if copy is not None and look(raw, path) == revision:
                    copy.unlink()
            database.close()
            raise
    return database


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

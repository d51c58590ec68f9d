"""Which shape the tables on disk have, and how they come to the newest one.

Alembic is imported only for that.
"""

from __future__ import annotations

import sqlite3
from datetime import datetime
from pathlib import Path

from sqlalchemy.engine import Connection

from models.history.migrations import REVISIONS
from models.history.trouble import Unopenable, damaged, foreign, known, newer, not_upgraded, opening

LATEST = REVISIONS[-1]
SCRIPTS = "models.history:migrations"


def look(connection: sqlite3.Connection, path: Path) -> str | None:
    """The revision of the tables, None when there are none yet. Only reads.

    Raises Unopenable when the file is damaged, another program's or from a newer version; sqlite3.Error or
    UnicodeDecodeError when it cannot be read.
    """
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise Unopenable(damaged(path))
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return None
    if "alembic_version" not in tables:
        raise Unopenable(foreign(path))
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if row is None or row[0] not in REVISIONS:
        raise Unopenable(newer(path))
    return str(row[0])


def set_aside(source: sqlite3.Connection, path: Path, revision: str, now: datetime) -> Path:
    """A complete copy of the database beside it, made before an upgrade.

    Never takes the place of another file.
    """
    base = f"{path.stem}-{revision}-{now:%Y%m%d-%H%M%S}"
    copy = path.with_name(f"{base}{path.suffix}")
    number = 1
    while copy.exists():
        number += 1
        copy = path.with_name(f"{base}-{number}{path.suffix}")
    try:
        target = sqlite3.connect(copy)
        try:
            source.backup(target)
        finally:
            target.close()
    except sqlite3.Error:
        copy.unlink(missing_ok=True)
        raise
    return copy


def upgrade(connection: Connection, path: Path) -> None:
    """Brings the tables to the newest shape, in one transaction.

    Raises Unopenable; then everything is as it was.
    """
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.attributes["connection"] = connection
    # Rebuilding a table drops the old one; with foreign keys on, that would take the rows that point to it
    # along.
    connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
    connection.commit()
    try:
        with connection.begin():
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            command.upgrade(config, "head")
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                raise ValueError("rows would point to nothing")
    except Exception as error:
        cause = getattr(error, "orig", None) or error
        if isinstance(cause, sqlite3.Error) and known(cause):
            raise opening(cause, path) from error
        raise Unopenable(not_upgraded(path, cause)) from error
    finally:
        connection.exec_driver_sql("PRAGMA foreign_keys = ON")
        connection.commit()

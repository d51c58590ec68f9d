"""Choices of the people who use the app, by key. Knows no key and no meaning."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert

from models.history.database import Database
from models.history.tables import SETTING


class Settings:
    """The settings of one database; values are JSON data."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, key: str, default: Any = None) -> Any:
        """What was set last, or the default."""
        with self._database.reading() as connection:
            row = connection.execute(select(SETTING.c.value).where(SETTING.c.key == key)).first()
            return default if row is None else row[0]

    def all(self) -> dict[str, Any]:
        """Everything that was ever set."""
        with self._database.reading() as connection:
            return {row.key: row.value for row in connection.execute(select(SETTING))}

    def set(self, key: str, value: Any) -> None:
        """Keeps the value from now on."""
        row = insert(SETTING).values(key=key, value=value)
        row = row.on_conflict_do_update(index_elements=["key"], set_={"value": row.excluded.value})
        with self._database.writing() as connection:
            connection.execute(row)

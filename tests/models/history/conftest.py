"""A history on a real file, with a clock that ticks a second a look and ids that count."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from models.history.database import open_database
from models.history.repository import History

BEGIN = datetime(2026, 11, 28, 19, 5, tzinfo=timezone(timedelta(hours=1)))


class Ticking:
    """Each look is a second later than the last."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> datetime:
        self.looks += 1
        return BEGIN + timedelta(seconds=self.looks)


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    ids = (f"00000000-0000-4000-8000-{n:012d}" for n in range(10**6))
    history = History(open_database(tmp_path / "data"), Ticking(), lambda: next(ids))
    yield history
    history.close()

"""`python -m tests.seeding --sessions N --data DIR`: a data folder with so many sessions, to look at and to measure."""

from __future__ import annotations

import argparse
from pathlib import Path

from models.history.database import open_database
from tests.seeding.seed import Seeder

words = argparse.ArgumentParser(
    prog="python -m tests.seeding", description="Fills a data folder with sessions."
)
words.add_argument("--sessions", type=int, default=10_000, metavar="N")
words.add_argument("--data", type=Path, required=True, metavar="DIR")
words.add_argument("--seed", type=int, default=1, metavar="N", help="another number, another history")
told = words.parse_args()
database = open_database(told.data)
Seeder(database, told.seed).sow(told.sessions)
database.close()

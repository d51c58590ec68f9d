"""Everything that is remembered, by noun: `history.people`, `.boxes`, `.sessions` and so on."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

from sqlalchemy import Connection

from models.history.backups import Backups
from models.history.boxes import Boxes
from models.history.clock import Clock, NewId, local_now, new_id
from models.history.database import Database, open_database
from models.history.editing import Editing
from models.history.guests import Guests
from models.history.intake import Intake
from models.history.log import Log
from models.history.people import People
from models.history.sessions import Sessions
from models.history.settings import Settings
from models.history.statistics import Statistics
from models.history.times import Times


class History:
    """The history in one open database. `clock` and `new_id` can be fixed for tests."""

    def __init__(self, database: Database, clock: Clock = local_now, new_id: NewId = new_id) -> None:
        self.database = database
        self.people = People(database, clock, new_id)
        self.boxes = Boxes(database, clock, new_id)
        self.log = Log(database, clock)
        self.sessions = Sessions(database, self.people, self.log, clock, new_id)
        self.editing = Editing(database, self.people, self.sessions, self.log, clock, new_id)
        self.times = Times(database, self.sessions, clock)
        self.guests = Guests(database, clock, new_id)
        self.intake = Intake(database, self.people, self.boxes, self.sessions, self.log)
        self.statistics = Statistics(database, self.sessions)
        self.backups = Backups(database, clock)
        self.settings = Settings(database)

    @staticmethod
    def open(folder: Path) -> History:
        """The history in that folder. Raises Unopenable."""
        return History(open_database(folder))

    def transaction(self) -> AbstractContextManager[Connection]:
        """All writes within it are one: all or nothing. Raises NotSaved."""
        return self.database.writing()

    def close(self) -> None:
        """Ends the use of the file."""
        self.database.close()

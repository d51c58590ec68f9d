"""A history of many sessions over the years, the same one for the same number: for benchmarks and tests."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from uuid import UUID

from models.exchange.frame import SESSION as FORMAT
from models.history.clock import stamp
from models.history.database import Database
from models.history.fold import Json
from models.history.repository import History
from tests.seeding.evening import COUNTS, Evening, counted, played

NAMES = ("Dora", "Max", "Eva", "Jo", "Zoë", "李雷", "Ömer", "Ann-Kathrin", "Bo", "Mariam", "Ida", "Nils")
MORE = 40
PLACES = ("Home", "Home", "Home", "Kitchen table", "Grandma's", "Holiday house", "Café Wiese", "")
NOTES = ("Rain all day", "Ida's first game", "Played twice in a row", "With cake")
FIRST = datetime(2016, 1, 1, 20, tzinfo=timezone(timedelta(hours=1)))
LAST = datetime(2026, 11, 28, 20, tzinfo=timezone(timedelta(hours=1)))


class Seeder:
    """Writes sessions into one database; its clock stands where the session being written does."""

    def __init__(self, database: Database, seed: int = 1) -> None:
        self.chance = random.Random(seed)
        self.now = FIRST
        self.history = History(database, lambda: self.now, self._id)

    def _id(self) -> str:
        return str(UUID(int=self.chance.getrandbits(128), version=4))

    def sow(self, sessions: int) -> None:
        """So many sessions, spread over ten years, in one transaction."""
        with self.history.transaction():
            people = [self.history.people.add(name).id for name in self._names()]
            for number in range(sessions):
                gap = (LAST - FIRST) * ((number + self.chance.random()) / sessions)
                zone = self.chance.choice((1, 1, 1, 1, 1, 2, -5))
                self.now = (FIRST + gap).replace(microsecond=0).astimezone(timezone(timedelta(hours=zone)))
                self._session(people)

    def _names(self) -> Sequence[str]:
        return (*NAMES, *(f"Guest {n}" for n in range(1, MORE + 1)))

    def _session(self, people: Sequence[str]) -> None:
        chance = self.chance
        game = chance.choice(list(COUNTS))
        players = chance.choice(
            [n for n in (1, 2, 2, 3, 3, 4, 4, 4, 5, 6) if 2 <= n <= COUNTS[game][1] or n == 1]
        )
        if game == "get-off-my-land":
            players = max(2, players)
        by_hand = game == "volle-weide" and chance.random() < 0.4
        evening = played(chance, players) if by_hand else counted(chance, game, players)
        # Friends play more often than guests do.
        seated: list[str] = []
        while len(seated) < players:
            circle = people[: len(NAMES)] if chance.random() < 0.9 else people
            person = chance.choice(circle)
            if person not in seated:
                seated.append(person)
        self._write(evening, seated)

    def _write(self, evening: Evening, seated: Sequence[str]) -> None:
        chance, history = self.chance, self.history
        names = {person: each.name for person in seated if (each := history.people.get(person)) is not None}
        frame: Json = {"format": FORMAT, "game": evening.game, "id": self._id(), "started": stamp(self.now)}
        place = chance.choice(PLACES)
        frame |= {"place": place} if place else {}
        frame |= {"note": chance.choice(NOTES)} if chance.random() < 0.1 else {}
        frame["players"] = [{"name": names[person]} for person in seated]
        frame |= {"box": evening.box, "setup": evening.setup}
        history.sessions.insert(frame, seated, evening.shown)
        head = None
        step = max(1, len(evening.moves) // 6)
        for at in range(0, len(evening.moves), step):
            self.now += timedelta(minutes=chance.randint(2, 9))
            part = list(evening.moves[at : at + step])
            head = history.log.append(frame["id"], head, head, part, evening.shown)[-1]
        if chance.random() < 0.01:
            history.sessions.delete(frame["id"])

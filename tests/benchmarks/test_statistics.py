"""How long the screens of people and statistics take to open, by how many sessions there are: the server's work."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest

from models.history.database import open_database
from models.history.repository import History
from tests.seeding.seed import Seeder
from tests.views.headless import HeadlessPage, world

SIZES = (100, 10_000)
TOPICS = ("scores", "parts", "records", "solo", "duel")


@pytest.fixture(scope="module", params=SIZES)
def history(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[History]:
    database = open_database(tmp_path_factory.mktemp("seeded"))
    Seeder(database).sow(request.param)
    history = History(database)
    yield history
    history.close()


def test_opening_people_and_statistics(benchmark: Any, history: History) -> None:
    """The roster, a person's page, the overview, and each topic of one game, each until all is sent."""
    dora = history.people.find("Dora")
    assert dora
    times: dict[str, float] = {}

    async def run() -> None:
        page = await HeadlessPage("/settings").start(world(history))

        async def timed(name: str, route: str = "", key: str = "") -> None:
            before = process_time()
            if route:
                page.page.navigate(route)
                await page.settle()
            else:
                await page.fire(page.mounted(key))
            took = process_time() - before
            times[name] = min(times.get(name, took), took)

        for _ in range(3):
            await timed("players", "/players")
            await timed("person", f"/players/{dora.id}")
            await timed("overview", "/statistics")
            await timed("game", key="game-volle-weide")
            for topic in TOPICS:
                await timed(topic, key=f"topic-{topic}")
            await timed("all games", key="game-all")
            await timed("settings", "/settings")

    benchmark.pedantic(lambda: asyncio.run(run()), rounds=1)
    told = {name: round(took * 1000) for name, took in times.items()}
    benchmark.extra_info["milliseconds"] = told
    print(f"\n{history.sessions.count()} sessions, ms: {told}")

"""A person's page: figures as SQL has them, with whom, head to head, the last sessions, and changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import flet_charts as fc
import pytest

from models.history.repository import History
from tests.views.evening import begun
from tests.views.headless import HeadlessPage, world
from tests.views.test_statistics import evening

Visit = Callable[[HeadlessPage], Awaitable[None]]


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, name: str, do: Visit, width: float = 390) -> None:
    person = history.people.find(name)
    assert person

    async def run() -> None:
        await do(await HeadlessPage(f"/players/{person.id}", width).start(world(history)))

    asyncio.run(run())


@pytest.mark.parametrize("width", [390, 1180])
def test_sessions_wins_and_streaks(history: History, width: float) -> None:
    evening(history, "2025-01-03", {"Dora": 5, "Milo": 9})
    evening(history, "2025-02-03", {"Dora": 12, "Milo": 4})
    last = evening(history, "2025-03-03", {"Dora": 9, "Milo": 3, "Ines": 1})
    evening(history, "2025-02-20", {"Dora": 7})
    begun(history, ("Dora", "Ines"))
    with history.database.reading() as connection:
        sql = "SELECT avg(total), max(total), min(total) FROM score JOIN seat USING (session_id, position)"
        sql += " JOIN game_session s ON s.id = session_id WHERE name = 'Dora' AND s.finished"
        average, best, least = connection.exec_driver_sql(sql).one()
        run = "SELECT total FROM score JOIN seat USING (session_id, position) JOIN game_session s"
        run += " ON s.id = session_id WHERE name = 'Dora' AND s.finished ORDER BY day"
        totals = [row[0] for row in connection.exec_driver_sql(run)]

    async def do(page: HeadlessPage) -> None:
        texts = page.texts()

        def figure(words: str) -> str:
            return texts[texts.index(words) - 1]

        assert "4 finished sessions, 1 of them alone" in texts
        assert figure("Sessions") == "4" and figure("Wins, 67% of those with others") == "2"
        assert figure("Won in a row now") == "2" and figure("Won in a row at most") == "2"
        assert "4 sessions, 2 wins (67%)" in texts
        told = f"on average {average:.1f}, best {best}, least {least}"
        assert told in texts
        chart = next(each for each in page.controls() if isinstance(each, fc.LineChart))
        assert [point.y for point in chart.data_series[0].points] == totals
        await page.tap(f"result-{last}")
        assert page.page.route == f"/history/{last}"

    visit(history, "Dora", do, width)


def test_with_whom_and_head_to_head(history: History) -> None:
    evening(history, "2025-01-03", {"Dora": 5, "Milo": 9})
    evening(history, "2025-02-03", {"Dora": 12, "Milo": 4, "Ines": 2})
    milo, ines = history.people.find("Milo"), history.people.find("Ines")
    assert milo and ines

    async def do(page: HeadlessPage) -> None:
        texts = page.texts()
        assert "2 sessions together; before Milo once, behind once" in texts
        assert texts.index("Milo") < texts.index("Ines")
        await page.tap(f"with-{milo.id}")
        assert "2 sessions together" in page.texts() and page.texts().count("1 win") == 2
        await page.tap(f"with-{ines.id}")
        assert "One session together" in page.texts() and "2 sessions together" not in page.texts()
        await page.tap(f"with-{ines.id}")
        assert "One session together" not in page.texts()

    visit(history, "Dora", do)


def test_somebody_who_has_not_finished_anything(history: History) -> None:
    begun(history, ("Dora", "Ines"))

    async def do(page: HeadlessPage) -> None:
        assert any("has not finished a game yet" in text for text in page.texts())
        assert page.has("edit-person")

    visit(history, "Ines", do)


def test_an_address_without_anybody(history: History) -> None:
    async def run() -> None:
        page = await HeadlessPage("/players/nobody").start(world(history))
        assert "Nobody on the list is found at this address." in page.texts()
        await page.tap("players")
        assert page.page.route == "/players"

    asyncio.run(run())


def test_what_is_played_meanwhile_is_counted_on_coming_back(history: History) -> None:
    evening(history, "2025-01-03", {"Dora": 5, "Milo": 9})

    async def do(page: HeadlessPage) -> None:
        assert "One finished session" in page.texts()
        here = page.page.route
        page.page.navigate("/settings")
        await page.settle()
        evening(history, "2025-01-04", {"Dora": 5, "Milo": 9})
        page.page.navigate(here)
        await page.settle()
        assert "2 finished sessions" in page.texts()

    visit(history, "Dora", do)

"""The history: lines by month, filters, search, pages, the trash."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

import flet as ft
import pytest

from models.history.repository import History
from models.table import Table
from tests.views.evening import begun, counted, play_on, played
from tests.views.headless import HeadlessPage, world
from views.history import PAGE
from views.history_row import spoken, when_in_month
from views.kit.words import short_day

Visit = Callable[[HeadlessPage], Awaitable[None]]


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, do: Visit) -> None:
    """Opens the history and does something there."""

    async def run() -> None:
        await do(await HeadlessPage("/history").start(world(history)))

    asyncio.run(run())


def shown(page: HeadlessPage) -> list[str]:
    """The ids of the lines, from the top."""
    return [
        str(control.key).removeprefix("session-")
        for control in page.controls()
        if isinstance(control, ft.FilledButton) and str(control.key).startswith("session-")
    ]


def begin(history: History, started: str, *names: str, place: str = "") -> str:
    return begun(history, names or ("Dora", "Milo"), started=started, place=place).id


def test_before_the_first_session_it_invites(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert "No session yet" in page.texts()
        await page.tap("games")
        assert page.page.route == "/"

    visit(history, do)


def test_sessions_stand_by_month_in_their_own_time_zone(history: History) -> None:
    # Just after midnight in Auckland, while in UTC it is still the day before: by its own day it is the later one.
    late = begin(history, "2025-11-01T00:30:00+13:00")
    early = begin(history, "2025-10-31T20:00:00+01:00")
    old = begin(history, "2025-08-02T20:00:00+02:00")

    async def do(page: HeadlessPage) -> None:
        assert shown(page) == [late, early, old]
        texts = page.texts()
        assert [text for text in texts if text.endswith(" 2025")] == [
            "November 2025",
            "October 2025",
            "August 2025",
        ]
        assert short_day(datetime(2025, 11, 1)) in texts

    visit(history, do)


def test_days_close_by_are_said_as_people_do() -> None:
    now = datetime.now().astimezone()
    assert when_in_month(now.isoformat()) == "today"
    assert when_in_month(None) == ""
    assert when_in_month("2025-03-09T20:00:00+01:00") == "Sun 9"


def test_an_open_session_goes_on_and_a_finished_one_is_looked_at(history: History) -> None:
    open_one = play_on(begun(history, 2, started="2025-11-02T20:00:00+01:00"), rounds=2).id
    done = played(history, 2, started="2025-11-01T20:00:00+01:00").id

    async def do(page: HeadlessPage) -> None:
        assert "Round 2, open" in page.texts()
        await page.tap(f"session-{open_one}")
        assert page.page.route == f"/play/{open_one}"
        page.page.navigate("/history")
        await page.settle()
        await page.tap(f"session-{done}")
        assert page.page.route == f"/history/{done}"

    visit(history, do)


def test_a_line_says_who_won(history: History) -> None:
    counted(history, {"Dora": (4, 7, 2, 1), "Milo": (4, 7, 2, 1), "Ines": (0, 0, 0, 0)})
    (summary,) = history.sessions.list()
    words = spoken(summary, "today")
    assert words == "Volle Weide, today; Dora won with 36; Milo won with 36; Ines 0"


def test_filters_and_search(history: History) -> None:
    first = begin(history, "2025-11-03T20:00:00+01:00", "Dora", "Milo", place="At Milo's")
    second = begin(history, "2025-11-02T20:00:00+01:00", "Ägidius", "Ines")
    done = counted(history, {"Dora": (1, 1, 0, 0)}).id

    async def do(page: HeadlessPage) -> None:
        assert set(shown(page)) == {first, second, done}
        await page.tap("filter-open")
        assert shown(page) == [first, second]
        await page.tap("filter-finished")
        assert shown(page) == [done]
        await page.tap("filter-all")
        await page.tap("search")
        await page.write("search-field", "dora milo")
        assert shown(page) == [first]
        await page.write("search-field", "ägi")
        assert shown(page) == [second]
        await page.write("search-field", "at milo")
        assert shown(page) == [first]
        await page.write("search-field", "100%")
        assert shown(page) == []
        await page.tap("show-all")
        assert len(shown(page)) == 3

    visit(history, do)


def test_deleting_can_be_undone_and_the_trash_gives_back(history: History) -> None:
    id = begin(history, "2025-11-03T20:00:00+01:00")
    other = begin(history, "2025-11-02T20:00:00+01:00")

    async def do(page: HeadlessPage) -> None:
        await page.fire(page.by_key(f"delete-{id}"))
        assert shown(page) == [other]
        undo = next(control for control in page.controls() if isinstance(control, ft.SnackBarAction))
        await page.fire(undo)
        assert shown(page) == [id, other]
        await page.fire(page.by_key(f"delete-{id}"))
        await page.tap("deleted")
        assert page.has(f"restore-{id}") and not page.has(f"restore-{other}")
        await page.tap(f"restore-{id}")
        assert "Nothing is deleted." in page.texts()
        await page.tap("leave-deleted")
        assert shown(page) == [id, other]

    visit(history, do)
    assert Table.open(history, id).session


def test_it_is_read_again_when_it_comes_back_into_sight(history: History) -> None:
    begin(history, "2025-11-03T20:00:00+01:00")

    async def do(page: HeadlessPage) -> None:
        page.page.navigate("/")
        await page.settle()
        newer = begin(history, "2025-11-04T20:00:00+01:00")
        page.page.navigate("/history")
        await page.settle()
        assert shown(page)[0] == newer

    visit(history, do)


def test_a_long_history_comes_page_by_page(history: History) -> None:
    with history.transaction():
        for day in range(PAGE + 5):
            begin(history, f"2025-{1 + day // 28:02d}-{1 + day % 28:02d}T20:00:00+01:00")

    async def do(page: HeadlessPage) -> None:
        assert len(shown(page)) == PAGE
        drawn = page.client.sent
        await page.tap("show-more")
        assert len(shown(page)) == PAGE + 5
        # Only what is new goes out.
        assert page.client.sent - drawn < drawn / 2
        assert not page.has("show-more")

    visit(history, do)

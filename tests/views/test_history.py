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
from views.history import FIRST
from views.history_filter import PAGE, Filter
from views.history_row import spoken, when_in_month
from views.history_sheet import MOST_PEOPLE
from views.history_top import period
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
        for day in range(FIRST + PAGE + 5):
            begin(history, f"2025-{1 + day // 28:02d}-{1 + day % 28:02d}T20:00:00+01:00")
    newest = [summary.id for summary in history.sessions.list(200)]

    async def do(page: HeadlessPage) -> None:
        assert shown(page) == newest[:FIRST]
        drawn = page.client.sent
        line = page.by_key(f"session-{newest[0]}")
        await page.fire(page.mounted(kind=ft.ListView), "scroll", SCROLLED)
        assert shown(page) == newest[: FIRST + PAGE]
        assert page.by_key(f"session-{newest[0]}") is line, "a line that was there is not drawn again"
        # Only what is new goes out.
        assert page.client.sent - drawn < 4.5 * drawn
        await page.tap("show-more")
        assert shown(page) == newest
        assert not page.has("show-more")
        # Whoever comes back finds the place again.
        page.page.navigate(f"/history/{newest[0]}")
        await page.settle()
        page.page.navigate("/history")
        await page.settle()
        assert shown(page) == newest

    visit(history, do)


# What the browser tells near the lower end of the list.
SCROLLED = {
    "event_type": "update",
    "pixels": 500.0,
    "min_scroll_extent": 0.0,
    "max_scroll_extent": 900.0,
    "viewport_dimension": 600.0,
}


def test_out_of_sight_nothing_is_read(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    id = begin(history, "2025-11-03T20:00:00+01:00")
    asked: list[tuple[object, ...]] = []
    real = history.sessions.list

    def counting(*told: object, **more: object) -> object:
        asked.append(told)
        return real(*told, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(history.sessions, "list", counting)

    async def run() -> None:
        page = await HeadlessPage(f"/history/{id}").start(world(history))
        # The home screen, below all others, has asked for its own few.
        assert FIRST + 1 not in {number for told in asked for number in told}
        page.page.navigate("/history")
        await page.settle()
        assert (FIRST + 1,) in asked and shown(page) == [id]

    asyncio.run(run())


def test_the_sheet_filters_by_player_place_and_period(history: History) -> None:
    first = begin(history, "2025-11-03T20:00:00+01:00", "Dora", "Milo", place="At Milo's")
    second = begin(history, "2024-11-02T20:00:00+01:00", "Dora", "Ines", place="Home")
    third = begin(history, "2024-03-01T20:00:00+01:00", "Milo", "Ines")
    dora = history.people.find("Dora")
    assert dora is not None

    async def do(page: HeadlessPage) -> None:
        await page.tap("filter")
        assert "Show 3 sessions" in page.texts()
        await page.tap(f"choose-{dora.id}")
        assert shown(page) == [first, second] and "Show 2 sessions" in page.texts()
        await page.tap("choose-2024")
        assert shown(page) == [second] and "Show 1 session" in page.texts()
        await page.tap("filter-done")
        assert not page.has("filter-done")
        # The chosen ones stand above the list, to be taken off.
        await page.tap("filter-person")
        assert shown(page) == [second, third]
        await page.tap("filter-period")
        assert shown(page) == [first, second, third] and not page.has("filter-period")
        await page.tap("filter")
        await page.tap("choose-place-0")
        assert shown(page) == [first]
        await page.tap("choose-place-0")
        await page.tap("choose-place-1")
        assert shown(page) == [second]
        await page.tap("filter-clear")
        assert len(shown(page)) == 3

    visit(history, do)


def test_the_sheet_offers_the_most_frequent_players_first_and_the_others_on_demand(history: History) -> None:
    names = [f"Guest {n}" for n in range(1, MOST_PEOPLE + 4)]
    for name in names:
        begin(history, "2025-11-01T20:00:00+01:00", name, "Dora")
    people = {person.name: person.id for person in history.people.list()}

    async def do(page: HeadlessPage) -> None:
        await page.tap("filter")
        here = [name for name in names if page.has(f"choose-{people[name]}")]
        assert len(here) == MOST_PEOPLE - 1 and page.has(f"choose-{people['Dora']}")
        await page.tap("everybody")
        assert all(page.has(f"choose-{id}") for id in people.values())

    visit(history, do)


def test_a_period_from_one_day_to_another(history: History) -> None:
    ids = [begin(history, f"2025-11-0{day}T20:00:00+01:00") for day in (4, 3, 2)]

    async def pick(page: HeadlessPage, which: str, day: datetime) -> None:
        await page.tap(f"choose-{which}")
        picker = page.by_key(f"{which}-picker")
        page.session.apply_patch(picker._i, {"value": day})
        await page.fire(picker, "change")

    async def do(page: HeadlessPage) -> None:
        await page.tap("filter")
        await pick(page, "since", datetime(2025, 11, 3))
        assert shown(page) == ids[:2]
        await pick(page, "until", datetime(2025, 11, 3))
        assert shown(page) == [ids[1]]
        # A beginning after the end forgets the end.
        await pick(page, "since", datetime(2025, 11, 4))
        assert shown(page) == [ids[0]]

    visit(history, do)


def test_a_period_is_said_in_words() -> None:
    assert period(Filter(since="2025-01-01", until="2025-12-31")) == "2025"
    assert period(Filter(since="2025-03-09")) == "since 9 March 2025"
    assert period(Filter(until="2025-03-09")) == "until 9 March 2025"
    assert period(Filter(since="2025-03-09", until="2025-03-09")) == "9 March 2025"
    assert period(Filter(since="2024-01-01", until="2025-03-09")) == "1 January 2024 \u2013 9 March 2025"
    assert period(Filter()) == ""


def test_the_trash_is_emptied_only_after_a_question(history: History) -> None:
    ids = [begin(history, f"2025-11-0{day}T20:00:00+01:00") for day in (4, 3, 2, 1)]
    for id in ids[:3]:
        history.sessions.delete(id)

    async def do(page: HeadlessPage) -> None:
        await page.tap("deleted")
        await page.tap(f"purge-{ids[0]}")
        await page.tap("purge-leave")
        assert history.sessions.count(deleted=True) == 3
        await page.tap(f"purge-{ids[0]}")
        await page.tap("purge-yes")
        assert history.sessions.find(ids[0]) is None and page.has(f"restore-{ids[1]}")
        await page.tap("empty-trash")
        assert "Delete 2 sessions for good" in page.texts()
        await page.tap("purge-leave")
        assert history.sessions.count(deleted=True) == 2
        await page.tap("empty-trash")
        await page.tap("purge-yes")
        assert "Nothing is deleted." in page.texts()
        await page.tap("leave-deleted")
        assert shown(page) == [ids[3]] and not page.has("deleted")

    visit(history, do)
    assert history.sessions.count() == 1 and history.sessions.count(deleted=True) == 0

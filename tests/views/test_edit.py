"""A session put right afterwards: people, seats, words, times; each change can be taken back."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, time
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from models.history.repository import History
from models.table import Table
from tests.views.evening import begun, counted, played
from tests.views.headless import HeadlessPage, world

Visit = Callable[[HeadlessPage], Awaitable[None]]
START, END = "2025-11-28T19:05:00+01:00", "2025-11-28T19:47:00+01:00"
COUNTS = {"Dora": (4, 7, 2, 3), "Milo": (4, 7, 2, 1)}


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, id: str, do: Visit, width: float = 390) -> None:
    """Opens the page on which the session is changed, and does something there."""

    async def run() -> None:
        await do(await HeadlessPage(f"/history/{id}/edit", width).start(world(history)))

    asyncio.run(run())


def names(history: History, id: str) -> list[str]:
    return [player["name"] for player in history.sessions.get(id).frame["players"]]


async def undo(page: HeadlessPage) -> None:
    """The newest offer to take something back."""
    actions = [control for control in page.controls() if isinstance(control, ft.SnackBarAction)]
    await page.fire(actions[-1])


async def pick(page: HeadlessPage, button: str, picker: str, value: Any) -> None:
    """Opens a calendar or clock and chooses."""
    await page.tap(button)
    control = page.by_key(picker)
    page.session.apply_patch(control._i, {"value": value})
    await page.fire(control, "change")


@pytest.mark.parametrize("width", [390, 1180])
def test_somebody_of_the_list_sat_there_instead(history: History, width: float) -> None:
    table = played(history, 2)
    ines = history.people.add("Ines")
    moves = table.session.moves

    async def do(page: HeadlessPage) -> None:
        await page.tap("seat-1")
        assert not page.has("sit-dora"), "nobody sits on two seats"
        await page.tap("sit-ines")
        assert names(history, table.id) == ["Dora", "Ines"] and not page.has("seat-put")
        assert history.sessions.list()[0].chairs[1].person == ines.id
        await undo(page)
        assert names(history, table.id) == ["Dora", "Milo"]

    visit(history, table.id, do, width)
    assert Table.open(history, table.id).session.moves == moves


def test_a_name_is_typed(history: History) -> None:
    table = played(history, 2)

    async def do(page: HeadlessPage) -> None:
        await page.tap("seat-0")
        assert page.by_key("seat-put").disabled
        await page.write("seat-name", "Zoe")
        await page.tap("seat-put")
        assert names(history, table.id) == ["Zoe", "Milo"] and history.people.find("Zoe") is not None
        # Twice the same name is refused, and nothing has changed.
        await page.tap("seat-0")
        await page.write("seat-name", "MILO")
        await page.tap("seat-put")
        assert names(history, table.id) == ["Zoe", "Milo"] and page.has("seat-put")
        await page.tap("seat-leave")
        assert not page.has("seat-put")

    visit(history, table.id, do)


def test_what_was_played_keeps_its_seats(history: History) -> None:
    table = played(history, 3)

    async def do(page: HeadlessPage) -> None:
        assert page.has("seat-2")
        assert not any(page.has(key) for key in ("up-1", "leave-1", "add-seat", "numbers"))

    visit(history, table.id, do)


def test_in_a_count_seats_move_come_and_go(history: History) -> None:
    table = counted(history, COUNTS)
    before = [row.total for row in table.session.scoreboard().rows]

    async def do(page: HeadlessPage) -> None:
        await page.tap("up-1")
        assert names(history, table.id) == ["Milo", "Dora"]
        rows = Table.open(history, table.id).session.scoreboard().rows
        assert [row.total for row in rows] == before[::-1], "the numbers go with the people"
        await undo(page)
        assert names(history, table.id) == ["Dora", "Milo"]
        await page.tap("leave-1")
        assert names(history, table.id) == ["Dora"] and not page.has("leave-0")
        await undo(page)
        await page.tap("add-seat")
        await page.write("seat-name", "Ines")
        await page.tap("seat-put")
        assert names(history, table.id) == ["Dora", "Milo", "Ines"]
        session = Table.open(history, table.id).session
        assert not session.finished and [row.total for row in session.scoreboard().rows][:2] == before
        await page.tap("numbers")
        assert page.page.route == f"/play/{table.id}"

    visit(history, table.id, do)


def test_numbers_are_put_right_where_they_were_counted(history: History) -> None:
    table = counted(history, COUNTS)

    async def do(page: HeadlessPage) -> None:
        await page.tap("numbers")
        await page.tap("bushes-more-1")
        await page.tap("next")

    visit(history, table.id, do)
    after = Table.open(history, table.id).session.scoreboard()
    assert sorted(row.line("bushes").value for row in after.rows) == [-3, -2]
    assert [row.line("final") for row in after.rows] == [
        row.line("final") for row in table.session.scoreboard().rows
    ]


def test_place_and_note_are_kept_at_every_letter(history: History) -> None:
    table = played(history, 2, place="Home")
    begun(history, 2, place="Café Wiese")

    async def do(page: HeadlessPage) -> None:
        assert page.by_key("place").value == "Home"
        await page.write("note", "Rain, tea and \u00e4pples")
        await page.tap("place-0")
        assert page.by_key("place").value == "Café Wiese"
        assert history.sessions.get(table.id).frame["place"] == "Café Wiese"
        await page.write("place", "At Milo's")
        assert page.by_key("place").value == "At Milo's"

    visit(history, table.id, do)
    frame = history.sessions.get(table.id).frame
    assert (frame["place"], frame["note"]) == ("At Milo's", "Rain, tea and \u00e4pples")


def test_another_day_takes_the_end_along(history: History) -> None:
    table = played(history, 2, started=START)
    history.sessions.describe(table.id, ended=END)

    def times() -> tuple[str, str]:
        frame = history.sessions.get(table.id).frame
        return frame["started"], frame["ended"]

    async def do(page: HeadlessPage) -> None:
        await pick(page, "change-day", "day-picker", datetime(2025, 11, 2))
        assert times() == (START.replace("28", "02"), END.replace("28", "02"))
        await undo(page)
        assert times() == (START, END)

    visit(history, table.id, do)


def test_start_and_end_by_the_clock(history: History) -> None:
    table = played(history, 2, started=START)
    history.sessions.describe(table.id, ended=END)

    def told(key: str) -> Any:
        return history.sessions.get(table.id).frame.get(key)

    async def do(page: HeadlessPage) -> None:
        await pick(page, "change-start", "start-picker", time(18, 30))
        assert told("started") == START.replace("19:05", "18:30")
        # An end before the start is one after midnight.
        await pick(page, "change-end", "end-picker", time(0, 15))
        assert told("ended") == "2025-11-29T00:15:00+01:00"
        # A start after the end is refused with a sentence.
        await page.tap("forget-end")
        assert told("ended") is None
        await undo(page)
        assert told("ended") == "2025-11-29T00:15:00+01:00"
        await page.tap("forget-day")
        assert told("started") is None and not page.has("change-start")
        await pick(page, "change-day", "day-picker", datetime(2025, 11, 2))
        assert told("started").startswith("2025-11-02T12:00:00")

    visit(history, table.id, do)


def test_minutes_told_by_hand_count_until_they_are_taken_away(history: History) -> None:
    table = counted(history, COUNTS)

    async def do(page: HeadlessPage) -> None:
        assert "How long it was played is not known." in page.texts()
        await page.write("minutes", "75")
        assert "Played for 1 hour 15 minutes, as told by hand" in page.texts()
        played_for = history.times.duration(table.id)
        assert played_for is not None and played_for.minutes == 75
        await page.write("minutes", "75x")
        assert page.by_key("minutes").error == "Write the minutes in digits, such as 45."
        await page.write("minutes", "999999")
        assert "cannot be" in page.by_key("minutes").error
        await page.write("minutes", "")
        assert history.times.duration(table.id) is None and not page.by_key("minutes").error

    visit(history, table.id, do)


def test_the_page_of_a_session_that_is_gone_says_so(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert any("no longer there" in str(text) for text in page.texts())
        await page.tap("history")
        assert page.page.route == "/history"

    visit(history, "00000000-0000-0000-0000-000000000000", do)

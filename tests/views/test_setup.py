"""Setting up a session: three taps, the seats, the sheet, the black sheep, and paper to count."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import flet as ft
import pytest

from models.games.volle_weide.practice import PRACTICE_A, PRACTICE_B
from models.history.repository import History
from models.table import Table
from tests.views.evening import begun
from tests.views.headless import HeadlessPage, world
from views.games.volle_weide.black_sheep import dealt, picked
from views.kit.seatcolour import people_colours, seat_colours

Visit = Callable[[HeadlessPage], Awaitable[None]]
OWN = {"sheet": PRACTICE_B.model_copy(update={"name": "Ours"}).written()}


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, do: Visit, route: str = "/setup/volle-weide", width: float = 390) -> None:
    """Opens a screen and does something there."""

    async def run() -> None:
        await do(await HeadlessPage(route, width).start(world(history)))

    asyncio.run(run())


async def add(page: HeadlessPage, *names: str) -> None:
    """Types names into the field, each with Enter."""
    for name in names:
        await page.write("new-player", name)
        await page.fire(page.by_key("new-player"), "submit", name)


def seated(page: HeadlessPage) -> list[str]:
    """The players in their order."""
    rows = next(control for control in page.controls() if isinstance(control, ft.ReorderableListView))
    return [str(row.key).removeprefix("seat-") for row in rows.controls]


def the_session(history: History) -> Table:
    (summary,) = history.sessions.list()
    return Table.open(history, summary.id)


def names(table: Table) -> list[str]:
    return [player.name for player in table.session.players]


def test_three_taps_to_play_with_those_of_last_time(history: History) -> None:
    begun(history, ("Dora", "Milo", "Ines"), started="2025-11-01T20:00:00+01:00")

    async def do(page: HeadlessPage) -> None:
        await page.tap("start-volle-weide")
        assert seated(page) == ["dora", "milo", "ines"]
        await page.tap("start")
        assert page.page.route.startswith("/play/")

    visit(history, do, "/")
    newest = history.sessions.list()[0]
    table = Table.open(history, newest.id)
    assert names(table) == ["Dora", "Milo", "Ines"]
    assert table.session.box.sheet.name == PRACTICE_A.name
    assert all(cell in PRACTICE_A.sheep for cell in table.session.setup.black_sheep)


def test_nobody_can_not_start(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert page.by_key("start").disabled
        assert "Add a player to start." in page.texts()
        await add(page, "Dora")
        assert not page.by_key("start").disabled

    visit(history, do)


def test_a_name_that_is_there_is_that_person(history: History) -> None:
    dora = history.people.add("Dora")

    async def do(page: HeadlessPage) -> None:
        await add(page, " DORA ", "Milo", "milo")
        assert seated(page) == ["dora", "milo"]
        assert page.by_key("new-player").error == "Milo sits at the table already."
        assert any("same person" in text for text in page.texts())
        await page.tap("start")

    visit(history, do)
    assert [player.id for player in the_session(history).session.players][0] == dora.id
    assert [person.name for person in history.people.list()] == ["Dora", "Milo"]


def test_a_name_that_is_none_is_refused_in_the_field(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        await add(page, "  ")
        assert not page.by_key("new-player").error
        await add(page, "x" * 41)
        assert "shorten it" in page.by_key("new-player").error

    visit(history, do)


def test_seats_are_moved_left_and_taken_back(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        await add(page, "Dora", "Milo", "Ines")
        await page.tap("up-ines")
        assert seated(page) == ["dora", "ines", "milo"]
        rows = next(control for control in page.controls() if isinstance(control, ft.ReorderableListView))
        await page.fire(rows, "reorder", {"old_index": 0, "new_index": 2})
        assert seated(page) == ["ines", "milo", "dora"]
        await page.tap("leave-milo")
        assert seated(page) == ["ines", "dora"]
        undo = next(control for control in page.controls() if isinstance(control, ft.SnackBarAction))
        await page.fire(undo)
        assert seated(page) == ["ines", "milo", "dora"]

    visit(history, do)


def test_more_than_the_box_is_made_for_is_noted_and_more_than_twelve_do_not_fit(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        await add(page, *(f"Player {n}" for n in range(1, 8)))
        assert any("up to 6 players" in text for text in page.texts())
        await add(page, *(f"Player {n}" for n in range(8, 13)))
        assert not page.has("new-player")
        await page.tap("start")

    visit(history, do)
    assert len(the_session(history).session.players) == 12


def test_the_draft_outlives_the_process(history: History, tmp_path: Path) -> None:
    history.boxes.add("volle-weide", "Ours", OWN)

    async def do(page: HeadlessPage) -> None:
        await add(page, "Dora", "Milo")
        await page.tap("sheet-practice-b")
        await page.tap("black-each")
        await page.tap("start")
        assert page.page.route == "/setup/volle-weide/mark"
        x, y = PRACTICE_B.sheep[3]
        await page.tap(f"sheep-{x}-{y}")
        await page.tap("marked")

    visit(history, do)
    history.close()
    history = History.open(tmp_path)

    async def on(page: HeadlessPage) -> None:
        assert "Milo marks a sheep" in page.texts()
        await page.tap("back")
        x, y = PRACTICE_B.sheep[3]
        assert page.by_key(f"sheep-{x}-{y}").border is not None
        await page.tap("marked")
        await page.tap("chance")
        await page.tap("marked")
        assert page.page.route.startswith("/play/")

    visit(history, on, "/setup/volle-weide/mark")
    table = the_session(history)
    assert table.session.box.sheet.name == PRACTICE_B.name
    assert PRACTICE_B.sheep[3] in table.session.setup.black_sheep
    assert history.settings.get("setup.volle-weide") == {"choices": {"sheet": "practice-b", "black": "each"}}


def test_marks_of_another_sheet_do_not_count(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        await add(page, "Dora")
        await page.tap("black-each")
        await page.tap("start")
        await page.tap("chance")
        await page.tap("back")
        await page.tap("sheet-practice-b")
        await page.tap("start")
        assert page.by_key("marked").disabled

    visit(history, do)


def test_an_own_sheet_comes_first_and_an_unfinished_one_leads_to_its_editor(history: History) -> None:
    box = history.boxes.add("volle-weide", "Ours", OWN)
    half = history.boxes.add("volle-weide", "Half", {"sheet": {"name": "Half"}})

    async def do(page: HeadlessPage) -> None:
        await add(page, "Dora")
        await page.tap("start")

    visit(history, do)
    assert the_session(history).session.box.sheet.name == "Ours"

    async def unfinished(page: HeadlessPage) -> None:
        assert page.has(f"sheet-{box.id}")
        await page.tap(f"sheet-{half.id}")
        assert page.page.route == f"/boxes/{half.id}"

    visit(history, unfinished)


def test_paper_with_numbers_only_has_no_sheet(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        await add(page, "Dora", "Milo")
        await page.tap("start")
        assert page.page.route.startswith("/play/")

    visit(history, do, "/count/volle-weide")
    table = the_session(history)
    assert table.session.box.sheet is None
    assert table.bookmark["count"] == "numbers"


def test_copied_fences_keep_each_black_sheep_where_it_is_on_paper(history: History) -> None:
    first, second = PRACTICE_A.sheep[2], PRACTICE_A.sheep[5]

    async def do(page: HeadlessPage) -> None:
        await add(page, "Dora", "Milo")
        await page.tap("count-trace")
        await page.tap("start")
        for x, y in (first, second):
            await page.tap(f"sheep-{x}-{y}")
            await page.tap("marked")

    visit(history, do, "/count/volle-weide")
    table = the_session(history)
    assert table.session.setup.black_sheep == (first, second)
    assert table.bookmark["count"] == "trace"


def test_wide_screens_have_two_panes_with_the_same_taps(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        await add(page, "Dora")
        await page.tap("black-each")
        await page.tap("start")
        await page.tap("chance")
        await page.tap("marked")
        assert page.page.route.startswith("/play/")

    visit(history, do, width=1180)


def test_a_game_that_there_is_not(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert "There is no such game here." in page.texts()

    visit(history, do, "/setup/whist")


def test_a_player_alone_keeps_the_own_sheet_and_nothing_is_lost_in_dealing() -> None:
    chance = Random(5)
    assert dealt([(1, 2)], chance) == [(1, 2)]
    marked = [(0, 0), (1, 1), (2, 2), (0, 0)]
    seen = {tuple(dealt(marked, chance)) for _ in range(50)}
    assert len(seen) > 3
    assert all(sorted(each) == sorted(marked) for each in seen)
    assert picked(PRACTICE_A.model_copy(update={"sheep": ()}), 3) is None


def test_six_seats_have_six_colours() -> None:
    assert seat_colours([None] * 6) == [0, 1, 2, 3, 4, 5]
    assert seat_colours([5, None, 5, 0, 9, None]) == [5, 1, 2, 0, 3, 4]
    assert seat_colours([None] * 8)[6:] == [0, 1]


def test_new_people_keep_the_colour_of_their_first_seat(history: History) -> None:
    history.people.add("Dora", 1)

    async def do(page: HeadlessPage) -> None:
        await add(page, "Milo", "Dora", "Ines")
        await page.tap("start")

    visit(history, do)
    assert [history.people.find(name).colour for name in ("Milo", "Dora", "Ines")] == [0, 1, 2]
    assert people_colours(history, [player.id for player in the_session(history).session.players]) == [
        0,
        1,
        2,
    ]

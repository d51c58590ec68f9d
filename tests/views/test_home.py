"""Home: what is open, what was played last, the phones at the table; and the database that does not open."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from models.history.repository import History
from models.kernel.message import says
from tests.views.evening import begun, play_on, played
from tests.views.headless import HeadlessPage, world
from views.kit.qr import QUIET, code_svg
from views.kit.words import signed
from views.world import World

Visit = Callable[[HeadlessPage], Awaitable[None]]


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(shown: World, do: Visit, route: str = "/", width: float = 390) -> None:
    async def run() -> None:
        await do(await HeadlessPage(route, width).start(shown))

    asyncio.run(run())


@pytest.mark.parametrize("width", [320, 390, 1180])
def test_the_first_evening(history: History, width: float) -> None:
    async def do(page: HeadlessPage) -> None:
        assert "Lay the phone beside the pad" in page.texts()
        assert not page.has("carry-on")
        await page.tap("count-volle-weide")
        assert page.page.route == "/count/volle-weide"

    visit(world(history), do, width=width)


@pytest.mark.parametrize("width", [320, 390, 1180])
def test_the_newest_open_session_is_large_and_the_others_rows(history: History, width: float) -> None:
    old = begun(history, 2, started="2025-11-01T20:00:00+01:00")
    new = play_on(begun(history, 3), rounds=2)

    async def do(page: HeadlessPage) -> None:
        assert "Round 3, roll the die" in page.texts()
        assert any(text.endswith("Round 1") for text in page.texts())
        await page.tap("carry-on")
        assert page.page.route == f"/play/{new.id}"
        await page.tap("back")
        await page.tap(f"carry-on-{old.id}")
        assert page.page.route == f"/play/{old.id}"

    visit(world(history), do, width=width)


def test_home_reads_the_history_afresh(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        page.page.navigate("/players")
        await page.settle()
        begun(history, 2)
        page.page.navigate("/")
        await page.settle()
        assert page.has("carry-on")

    visit(world(history), do)


def test_last_results_name_winner_and_score(history: History) -> None:
    table = played(history, 2, started="2020-06-01T20:00:00+02:00")
    alone = played(history, 1, started="2020-05-01T20:00:00+02:00")
    board = table.session.scoreboard()

    async def do(page: HeadlessPage) -> None:
        texts = page.texts()
        assert str(signed(max(row.total for row in board.rows))) in texts
        assert "1 June 2020, 2 players" in texts
        assert "1 May 2020, alone" in texts
        assert "All games are finished" in texts
        assert page.has(f"result-{alone.id}")
        await page.tap(f"result-{table.id}")
        assert page.page.route == f"/history/{table.id}"

    visit(world(history), do)


def test_phones_are_opened_and_closed_where_one_was(history: History) -> None:
    table = begun(history, 2)

    async def do(page: HeadlessPage) -> None:
        await page.tap("phones")
        assert page.page.route == f"/play/{table.id}/phones"
        assert "192.0.2.7:8550" in page.texts()
        assert not any("abc" in text for text in page.texts()), "the host's key is not for guests"
        assert not page.has("alone")
        await page.tap("close")
        assert page.page.route == f"/play/{table.id}"

    visit(world(history), do, f"/play/{table.id}")


def test_phones_say_when_no_phone_gets_in(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert any("Only this device gets in" in text for text in page.texts())
        await page.tap("close")
        assert page.page.route == "/"

    visit(world(history, addresses=lambda: ("http://127.0.0.1:8550/?key=abc",)), do, "/phones", 1180)


def test_the_code_keeps_its_quiet_zone() -> None:
    drawn = ElementTree.fromstring(code_svg("http://192.0.2.7:8550/?key=abc"))
    ground, bars = drawn
    assert ground.get("fill") == "#FFFFFF"
    side = int(ground.get("width") or 0)
    starts = [tuple(map(int, bar.split("h")[0].split())) for bar in str(bars.get("d")).split("M")[1:]]
    assert min(x for x, _ in starts) == QUIET
    assert min(y for _, y in starts) == QUIET
    assert max(y for _, y in starts) == side - QUIET - 1


def test_a_database_that_does_not_open_is_told_and_tried_again(history: History) -> None:
    fault = says("The data file {path} is damaged.", path="/somewhere/companion.sqlite")
    answers = [world(None, fault=fault), world(history)]
    shut = world(None, fault=fault, again=lambda: answers.pop(0))
    answers[0] = world(None, fault=fault, again=shut.again)

    async def do(page: HeadlessPage) -> None:
        assert "The data file /somewhere/companion.sqlite is damaged." in page.texts()
        await page.tap("try-again")
        assert page.has("try-again")
        await page.tap("try-again")
        assert page.has("start-volle-weide")

    visit(shut, do)


def test_an_address_with_nothing_at_it_says_so_and_leads_back(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert "There is nothing at this address. Your games are all on the first screen." in page.texts()
        await page.tap("home")
        assert page.page.route == "/"

    visit(world(history), do, "/nonsense/there")

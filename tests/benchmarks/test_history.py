"""How long history takes: a move onto the disk, a long session off it, lists and figures of 10,000 sessions."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import pytest

from models.exchange.bg_stats import write_plays
from models.exchange.spreadsheet import write_table
from models.exchange.text import dump
from models.games.volle_weide.moves import MOVES
from models.games.volle_weide.practice import PRACTICE_A
from models.history.database import open_database
from models.history.everything import everything
from models.history.figure import Span
from models.history.plays import plays
from models.history.repository import History
from models.table import Table
from tests.seeding.seed import Seeder
from tests.views.headless import HeadlessPage, world

GAME = "volle-weide"
BOX = {"sheet": PRACTICE_A.written()}
SIGHT = 12
SCREENFUL = 10_000  # bytes: fewer than any history in sight, more than the way to it
FOUR = [("Dora", None), ("Max", None), ("Eva", None), ("Jo", None)]


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    history = History(open_database(tmp_path))
    yield history
    history.close()


def begun(history: History, seats: list[tuple[str, None]]) -> Table:
    return Table.open(history, history.sessions.create(GAME, seats, BOX, {}))


def played(history: History, moves: int) -> Table:
    """A session of twelve, played at random up to so many moves; the rest are overrides."""
    table = begun(history, [(f"P{n}", None) for n in range(12)])
    chance = random.Random(5)
    with history.transaction():
        while len(table.session.moves) < moves:
            legal = list(table.session.game.legal(table.session.state))
            other = {"do": "override", "player": 0, "part": "mid", "value": 1}
            table.play(chance.choice(legal) if legal else MOVES.validate_python(other))
    return table


def test_append_one_move(benchmark: Any, history: History) -> None:
    """A roll in a game of four, undone outside the measured time: rules, commit and all."""
    table = begun(history, FOUR)
    roll = MOVES.validate_python({"do": "roll", "face": 1})

    def undone() -> None:
        table.undo()

    table.play(roll)
    benchmark.pedantic(lambda: table.play(roll), setup=undone, rounds=500)
    times = sorted(benchmark.stats.stats.data)
    benchmark.extra_info["p95_ms"] = round(times[int(len(times) * 0.95)] * 1000, 3)
    print(f"\nappend: 95th percentile {benchmark.extra_info['p95_ms']} ms")


def test_undo_and_redo(benchmark: Any, history: History) -> None:
    """In the middle of a session of 300 moves."""
    table = played(history, 300)

    def there_and_back() -> None:
        table.undo()
        table.redo()

    benchmark(there_and_back)


def test_refresh_without_news(benchmark: Any, history: History) -> None:
    """What every phone asks after somebody else's tap."""
    table = played(history, 50)
    benchmark(table.refresh)


def test_open_300_moves(benchmark: Any, history: History) -> None:
    """From the file to the folded session."""
    table = played(history, 300)
    opened = benchmark(lambda: Table.open(history, table.id))
    assert opened.session == table.session


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[History]:
    yield from seeded(tmp_path_factory.mktemp("few"), 10)


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[History]:
    yield from seeded(tmp_path_factory.mktemp("many"), 10_000)


def seeded(folder: Path, sessions: int) -> Iterator[History]:
    database = open_database(folder)
    Seeder(database).sow(sessions)
    history = History(database)
    yield history
    history.close()


@pytest.mark.parametrize("which", ["few", "many"])
def test_first_page(benchmark: Any, request: pytest.FixtureRequest, which: str) -> None:
    """As many lines as a phone shows: what the history opens with, of ten and of ten thousand sessions."""
    history: History = request.getfixturevalue(which)
    page = benchmark(lambda: history.sessions.list(limit=SIGHT))
    assert 8 <= len(page) <= SIGHT


@pytest.fixture(scope="module")
def sights() -> dict[str, float]:
    """Seconds of work until the first sight of the history, by how many sessions there are."""
    return {}


@pytest.mark.parametrize("which", ["few", "many"])
def test_opening_the_screen(
    benchmark: Any, request: pytest.FixtureRequest, sights: dict[str, float], which: str
) -> None:
    """The real screen, from the tap on History until everything is sent to the browser.

    The server's own work, whatever else the machine does. Opened once before: what is loaded once, of the
    program and of the file, is no part of the question.
    """
    history: History = request.getfixturevalue(which)

    async def there(page: HeadlessPage) -> float:
        before, sent = process_time(), page.client.sent
        page.page.navigate("/history")
        while page.client.sent < sent + SCREENFUL:
            await asyncio.sleep(0)
        took = process_time() - before
        await page.settle()
        page.page.navigate("/settings")
        await page.settle()
        return took

    async def opened() -> list[float]:
        page = await HeadlessPage("/settings").start(world(history))
        await there(page)
        return [await there(page) for _ in range(15)]

    times = benchmark.pedantic(lambda: asyncio.run(opened()), rounds=1)
    sights[which] = median(times)
    benchmark.extra_info["sight_ms"] = round(sights[which] * 1000, 1)
    print(f"\nhistory in sight: {benchmark.extra_info['sight_ms']} ms")
    if len(sights) == 2:
        print(f"10,000 sessions against ten: {sights['many'] / sights['few']:.2f} times")


def test_scrolling_the_screen(benchmark: Any, many: History) -> None:
    """The next page of the list, a thousand lines down: read, drawn and sent."""

    async def scrolled() -> list[float]:
        page = await HeadlessPage("/history").start(world(many))
        times = []
        for _ in range(25):
            before = process_time()
            await page.fire(page.mounted("show-more"))
            times.append(process_time() - before)
        return times

    times = benchmark.pedantic(lambda: asyncio.run(scrolled()), rounds=1)
    print(
        f"\na page more: {median(times[:3]) * 1000:.0f} ms at first, {median(times[-3:]) * 1000:.0f} ms later"
    )


def test_next_page_in_the_middle_of_10_000(benchmark: Any, many: History) -> None:
    """What scrolling fetches, a thousand lines down."""
    after = many.sessions.list(limit=1000)[-1].key
    page = benchmark(lambda: many.sessions.list(limit=40, after=after))
    assert len(page) == 40


FILTERS: dict[str, dict[str, Any]] = {
    "game": {"game": GAME},
    "place": {"place": "Home"},
    "period": {"since": "2018-01-01", "until": "2018-12-31"},
    "open": {"finished": False},
    "words": {"words": "dora rain"},
    "no such words": {"words": "xyzzy"},
}


@pytest.mark.parametrize("name", [*FILTERS, "person"])
def test_filter_10_000(benchmark: Any, many: History, name: str) -> None:
    """A page of those that are meant."""
    dora = many.people.find("Dora")
    assert dora is not None
    which = FILTERS.get(name, {"person": dora.id})
    page = benchmark.pedantic(lambda: many.sessions.list(limit=40, **which), rounds=20, warmup_rounds=1)
    assert bool(page) == (name != "no such words")


FIGURES: dict[str, Callable[[History, str, str], Any]] = {
    "person": lambda history, one, _: history.statistics.person(one),
    "standings": lambda history, *_: history.statistics.standings(Span(game=GAME)),
    "scores of a person": lambda history, one, _: history.statistics.points(Span(game=GAME), one),
    "months": lambda history, *_: history.statistics.months(),
    "parts": lambda history, *_: history.statistics.parts(Span(game=GAME)),
    "head to head": lambda history, one, other: history.statistics.duel(one, other),
}


@pytest.mark.parametrize("figure", FIGURES)
def test_statistics_of_10_000(benchmark: Any, many: History, figure: str) -> None:
    """What each page of the statistics asks."""
    one, other = many.people.find("Dora"), many.people.find("Max")
    assert one is not None and other is not None
    benchmark.pedantic(lambda: FIGURES[figure](many, one.id, other.id), rounds=10, warmup_rounds=1)


@pytest.mark.parametrize("what", ["table", "bg stats", "complete"])
def test_export_10_000(benchmark: Any, many: History, what: str) -> None:
    """From the database to the bytes of the file."""
    write: dict[str, Callable[[], bytes]] = {
        "table": lambda: write_table(plays(many)),
        "bg stats": lambda: dump(write_plays(plays(many))),
        "complete": lambda: dump(everything(many)),
    }
    content = benchmark.pedantic(write[what], rounds=1)
    benchmark.extra_info["megabytes"] = round(len(content) / 1e6, 1)


def test_copy_of_10_000(benchmark: Any, many: History) -> None:
    """A dated copy, and the list of what the copies hold."""

    def copy() -> None:
        for old in many.backups.list():
            many.backups.delete(old.name)
        many.backups.keep()

    benchmark.pedantic(copy, rounds=3)
    assert many.backups.list()[0].sessions > 9_000


def test_start_with_10_000_sessions(benchmark: Any, many: History) -> None:
    """Opening the file, its check included."""
    folder = many.database.path.parent
    benchmark.pedantic(lambda: open_database(folder).close(), rounds=5)


def test_merge_500_sessions(benchmark: Any, many: History) -> None:
    """Two people who are one, and back."""
    one, other = many.people.add("Twin"), many.people.find("Guest 1")
    assert other is not None
    with many.transaction():
        for _ in range(500):
            many.sessions.create(GAME, [("Twin", one.id)], BOX, {})

    def there_and_back() -> None:
        many.people.merge(one.id, other.id)
        many.people.unmerge(one.id)

    benchmark.pedantic(there_and_back, rounds=3)

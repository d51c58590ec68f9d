"""The statistics: what is shown is what plain SQL finds; filters, topics, and where there is nothing to count."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import flet as ft
import flet_charts as fc
import pytest

from models.games.volle_weide.moves import Flock, Tally
from models.history.database import open_database
from models.history.figure import Month
from models.history.repository import History
from models.table import Table
from tests.seeding.seed import Seeder
from tests.views.headless import HeadlessPage, world
from views.statistics_overview import columns

Visit = Callable[[HeadlessPage], Awaitable[None]]


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[History]:
    database = open_database(tmp_path_factory.mktemp("seeded"))
    Seeder(database).sow(100)
    history = History(database)
    yield history
    history.close()


def visit(history: History, do: Visit, width: float = 390, route: str = "/statistics") -> None:
    async def run() -> None:
        await do(await HeadlessPage(route, width).start(world(history)))

    asyncio.run(run())


def evening(history: History, day: str, sheep: dict[str, int], place: str = "") -> str:
    """A count of Volle Weide on that day: so many sheep at the end for each name."""
    seats = [(name, person.id if (person := history.people.find(name)) else None) for name in sheep]
    started = f"{day}T20:00:00+01:00"
    id = history.sessions.create("volle-weide", seats, {}, {}, place=place, started=started)
    table = Table.open(history, id)
    for player, count in enumerate(sheep.values()):
        table.play(
            Tally(player=player, mid=Flock(sheep=0), final=Flock(sheep=count), bushes=player, clovers=0)
        )
    assert table.session.finished
    return id


def ask(history: History, sql: str, *values: Any) -> list[Any]:
    with history.database.reading() as connection:
        return [row[0] if len(row) == 1 else tuple(row) for row in connection.exec_driver_sql(sql, values)]


COUNTS = (
    "FROM seat JOIN game_session s ON s.id = seat.session_id AND s.finished AND s.deleted_at IS NULL"
    " JOIN score ON score.session_id = s.id AND score.position = seat.position"
    " LEFT JOIN person ON person.id = seat.person_id"
)
VERSUS = "(SELECT count(*) FROM seat o WHERE o.session_id = s.id) > 1"


def bars_of(page: HeadlessPage, key: str) -> dict[str, str]:
    """Names and numbers of the rows with bars in the component of that key."""
    found = {}
    for control in page.controls():
        if isinstance(control, ft.Row) and len(control.controls) == 2:
            words = [each.value for each in control.controls if isinstance(each, ft.Text)]
            if len(words) == 2:
                found[words[0]] = words[1]
    assert found, key
    return found


def lines(page: HeadlessPage) -> list[list[float]]:
    """The values of the lines of the chart."""
    chart = next(each for each in page.controls() if isinstance(each, fc.LineChart))
    return [[point.y for point in line.points] for line in chart.data_series]


def test_before_anything_is_finished_it_invites(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert "Nothing to count yet" in page.texts()
        assert not page.has("filter") and not page.has("topic-overview")
        await page.tap("games")
        assert page.page.route == "/"

    visit(history, do)


def test_the_overview_counts_what_sql_counts(seeded: History) -> None:
    (sessions,) = ask(seeded, "SELECT count(*) FROM game_session WHERE finished AND deleted_at IS NULL")
    (players,) = ask(seeded, f"SELECT count(DISTINCT seat.person_id) {COUNTS}")
    wins = dict(ask(seeded, f"SELECT person.name, sum(winner AND {VERSUS}) {COUNTS} GROUP BY seat.person_id"))
    by_year = "SELECT substr(day, 1, 4), count(*) FROM game_session WHERE finished AND deleted_at IS NULL GROUP BY 1"

    async def do(page: HeadlessPage) -> None:
        texts = page.texts()
        assert texts[texts.index("Finished sessions") - 1] == str(sessions)
        assert texts[texts.index("Players") - 1] == str(players)
        await page.tap("all-wins")
        told = bars_of(page, "wins")
        assert told == {name: f"{n} win" if n == 1 else f"{n} wins" for name, n in wins.items()}
        chart = next(each for each in page.controls() if isinstance(each, fc.BarChart))
        assert [group.rods[0].to_y for group in chart.groups] == [n for _, n in sorted(ask(seeded, by_year))]
        await page.tap("numbers-sessions")
        spoken = [each.label for each in page.controls() if isinstance(each, ft.Semantics) and each.label]
        assert {f"{year}: {n}" for year, n in ask(seeded, by_year)} <= set(spoken)

    visit(seeded, do)


@pytest.mark.parametrize("width", [390, 1180])
def test_scores_over_time_and_the_averages(seeded: History, width: float) -> None:
    rows = f"SELECT person.name, avg(total) {COUNTS} WHERE game = 'volle-weide' GROUP BY person.id"
    averages = dict(ask(seeded, rows))
    often = f"SELECT person.id, count(*) {COUNTS} WHERE game = 'volle-weide' GROUP BY person.id"
    times = dict(ask(seeded, often))
    course = f"SELECT avg(total) {COUNTS} WHERE game = 'volle-weide' AND person.id = ?"
    course += " GROUP BY substr(day, 1, 4) ORDER BY min(day)"

    async def do(page: HeadlessPage) -> None:
        assert not page.has("topic-scores")
        await page.tap("game-volle-weide")
        await page.tap("topic-scores")
        chips = [str(each.key) for each in page.controls() if isinstance(each, ft.FilledButton)]
        ids = [key.removeprefix("line-") for key in chips if key.startswith("line-")][:4]
        assert [times[id] for id in ids] == sorted(times.values(), reverse=True)[:4]
        for id, line in zip(ids, lines(page), strict=True):
            assert line == pytest.approx(ask(seeded, course, id))
        await page.tap(f"line-{ids[0]}")
        assert len(lines(page)) == 3
        await page.tap("all-averages")
        told = bars_of(page, "averages")
        assert told == {name: f"{n:.1f}".replace("-", "\u2212") for name, n in averages.items()}

    visit(seeded, do, width)


def test_parts_over_time_up_to_four_at_once(seeded: History) -> None:
    (average,) = ask(
        seeded,
        "SELECT avg(value) FROM score_part p JOIN game_session s ON s.id = p.session_id AND s.finished"
        " AND s.deleted_at IS NULL WHERE game = 'volle-weide' AND part = 'bushes'",
    )

    async def do(page: HeadlessPage) -> None:
        await page.tap("game-volle-weide")
        await page.tap("topic-parts")
        assert bars_of(page, "parts")["Bushes"] == f"{average:.1f}".replace("-", "\u2212")
        (bushes,) = lines(page)
        by_year = (
            "SELECT avg(value) FROM score_part p JOIN game_session s ON s.id = p.session_id AND s.finished"
        )
        by_year += " AND s.deleted_at IS NULL WHERE game = 'volle-weide' AND part = 'bushes'"
        by_year += " GROUP BY substr(day, 1, 4) ORDER BY substr(day, 1, 4)"
        assert bushes == pytest.approx(ask(seeded, by_year))
        for part in ("final", "mid", "pens", "clovers"):
            await page.tap(f"part-{part}")
        assert len(lines(page)) == 4
        assert "Clovers fenced by player" in page.texts()
        await page.tap("part-clovers")
        assert len(lines(page)) == 3

    visit(seeded, do)


def test_records_open_their_session(seeded: History) -> None:
    best = f"SELECT s.id, total {COUNTS} WHERE game = 'fence-em-in' ORDER BY total DESC, day, sort_at, s.id LIMIT 20"
    found = ask(seeded, best)

    async def do(page: HeadlessPage) -> None:
        await page.tap("game-fence-em-in")
        await page.tap("topic-records")
        texts = page.texts()
        assert texts.index("1st") < texts.index(str(found[0][1]))
        assert sum(page.has(f"score-{place}") for place in range(25)) == 20
        await page.tap("score-0")
        assert page.page.route == f"/history/{found[0][0]}"

    visit(seeded, do)


def test_sessions_alone_with_their_ratings(seeded: History) -> None:
    rows = f"SELECT rating, count(*) {COUNTS} WHERE game = 'volle-weide' AND NOT {VERSUS} GROUP BY 1"
    ratings = dict(ask(seeded, rows))

    async def do(page: HeadlessPage) -> None:
        await page.tap("game-get-off-my-land")
        assert not page.has("topic-solo")
        await page.tap("game-volle-weide")
        await page.tap("topic-solo")
        texts = page.texts()
        assert texts[texts.index("Sessions alone") - 1] == str(sum(ratings.values()))
        told = [text for name, text in bars_of(page, "ratings").items()]
        assert sorted(told) == sorted("once" if n == 1 else f"{n} times" for n in ratings.values())
        assert sum(len(line) for line in lines(page)) == min(sum(ratings.values()), 24)

    visit(seeded, do)


def test_head_to_head(history: History) -> None:
    evening(history, "2025-01-03", {"Dora": 9, "Milo": 5})
    evening(history, "2025-02-03", {"Dora": 4, "Milo": 12})
    evening(history, "2025-03-03", {"Dora": 12, "Milo": 3, "Ines": 1})

    async def do(page: HeadlessPage) -> None:
        await page.tap("topic-duel")
        texts = page.texts()
        assert "3 sessions together" in texts and "2 wins" in texts and "1 win" in texts
        await page.tap("side-other")
        ines = history.people.find("Ines")
        assert ines
        await page.tap(f"pick-{ines.id}")
        assert "One session together" in page.texts()
        # Who is chosen on the other side changes places.
        await page.tap("side-one")
        await page.tap(f"pick-{ines.id}")
        assert [page.by_key(f"side-{side}").content.controls[1].value for side in ("one", "other")] == [
            "Ines",
            "Dora",
        ]

    visit(history, do)


def test_place_and_period(history: History) -> None:
    evening(history, "2024-05-03", {"Dora": 9, "Milo": 5}, place="Home")
    evening(history, "2025-05-03", {"Dora": 9, "Milo": 5}, place="Home")
    evening(history, "2025-06-03", {"Dora": 4, "Milo": 12}, place="Grandma's")

    async def do(page: HeadlessPage) -> None:
        def sessions() -> str:
            texts = page.texts()
            return texts[texts.index("Finished sessions") - 1]

        assert sessions() == "3"
        await page.tap("filter")
        await page.tap("choose-place-0")
        assert sessions() == "2"
        await page.tap("choose-2025")
        assert sessions() == "1"
        await page.tap("filter-done")
        await page.tap("off-place")
        assert sessions() == "2"
        # What was chosen is still chosen when one comes back.
        page.page.navigate("/settings")
        await page.settle()
        page.page.navigate("/statistics")
        await page.settle()
        assert sessions() == "2" and page.has("off-period")
        await page.tap("off-period")
        assert sessions() == "3"
        await page.tap("filter")
        await page.tap("choose-2024")
        await page.tap("choose-place-1")
        assert "No finished session here" in page.texts()
        await page.tap("filter-done")
        await page.tap("show-all")
        assert sessions() == "3"

    visit(history, do)


def test_with_one_game_it_is_chosen_already(history: History) -> None:
    evening(history, "2025-01-03", {"Dora": 9, "Milo": 5})

    async def do(page: HeadlessPage) -> None:
        assert not page.has("game-all")
        for topic in ("scores", "parts", "records", "solo", "duel", "overview"):
            await page.tap(f"topic-{topic}")
            assert not any("could not be shown" in text for text in page.texts())
        await page.tap("topic-solo")
        assert "Nobody has played alone here yet." in page.texts()

    visit(history, do)


def test_sessions_without_a_day_have_no_place_in_time(history: History) -> None:
    id = evening(history, "2025-01-03", {"Dora": 9, "Milo": 5})
    history.sessions.describe(id, started="", ended="")

    async def do(page: HeadlessPage) -> None:
        assert "No session here has a day." in page.texts()
        for topic in ("scores", "parts", "records"):
            await page.tap(f"topic-{topic}")
            assert not any("could not be shown" in text for text in page.texts())

    visit(history, do)


def test_older_figures_are_worked_out_meanwhile(seeded: History) -> None:
    with seeded.database.writing() as connection:
        connection.exec_driver_sql("UPDATE game_session SET counted = 0 WHERE finished")
        connection.exec_driver_sql("DELETE FROM score_part WHERE part IN ('clovers')")

    async def do(page: HeadlessPage) -> None:
        assert page.has("preparing-notice")
        for _ in range(300):
            if not page.has("preparing-notice"):
                break
            await asyncio.sleep(0.02)
        await page.settle()
        await page.tap("game-volle-weide")
        await page.tap("topic-parts")
        assert page.has("part-clovers")

    visit(seeded, do)
    assert ask(seeded, "SELECT count(*) FROM game_session WHERE finished AND counted = 0") == [0]


def test_columns_are_months_without_gaps_or_years() -> None:
    few = [Month("", 3, 1.0, 1), Month("2025-11", 2, 1.0, 1), Month("2026-02", 1, 1.0, 1)]
    names, heights = columns(few)
    assert heights == (2, 0, 0, 1) and names[0] == "Nov 25"
    many = [Month("2020-01", 2, 1.0, 1), Month("2021-03", 4, 1.0, 1), Month("2023-12", 1, 1.0, 1)]
    assert columns(many) == (("2020", "2021", "2022", "2023"), (2, 4, 0, 1))
    assert columns(few[:1]) == ((), ())

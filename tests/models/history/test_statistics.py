"""Every number of the statistics, counted once more by plain SQL over a seeded history, from the sessions' own rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from models.history.database import open_database
from models.history.figure import Span
from models.history.figures import FIGURES
from models.history.fold import game
from models.history.repository import History
from models.history.statistics import streak
from models.kernel.fault import BadInput
from tests.seeding.seed import Seeder

# What each seat came to, out of what the lists keep: not the rows that the statistics read.
RAW = """
    CREATE TEMP VIEW raw AS SELECT s.id, s.game, s.day, s.sort_at, s.place, seat.position, seat.person_id AS person,
        seat.name, json_extract(r.value, '$.total') AS total, json_extract(r.value, '$.rank') AS place_taken,
        json_extract(r.value, '$.winner') AS won, json_extract(s.board, '$.rating') AS rating,
        (SELECT count(*) FROM seat o WHERE o.session_id = s.id) > 1 AS versus, r.value AS line
    FROM game_session s, json_each(s.board, '$.rows') r
    JOIN seat ON seat.session_id = s.id AND seat.position = r.key
    WHERE s.finished = 1 AND s.deleted_at IS NULL
"""
SPANS = [
    Span(),
    Span(game="volle-weide"),
    Span(game="fence-em-in", since="2019-01-01", until="2023-12-31"),
    Span(place="Home", until="2021-06-30"),
]


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[History]:
    database = open_database(tmp_path_factory.mktemp("seeded"))
    Seeder(database).sow(300)
    history = History(database)
    # A few more that must not count, and one seat that nobody of the roster sits on.
    ids = [line.id for line in history.sessions.list(limit=300, finished=True)]
    for id in ids[:3]:
        history.sessions.delete(id)
    with database.writing() as connection:
        connection.exec_driver_sql(
            "UPDATE seat SET person_id = NULL WHERE session_id = ? AND position = 0", (ids[5],)
        )
        connection.exec_driver_sql(RAW)
    yield history
    history.close()


def ask(history: History, sql: str, span: Span = SPANS[0], *more: Any) -> list[tuple[Any, ...]]:
    """The rows of a plain query; {raw} in it is what counts for the span."""
    parts = [
        f"SELECT * FROM raw WHERE '{span.game or ''}' IN ('', game) AND '{span.place or ''}' IN ('', place)"
    ]
    parts += [f"AND day >= '{span.since}'"] if span.since else []
    parts += [f"AND day <= '{span.until}'"] if span.until else []
    with history.database.reading() as connection:
        found = connection.exec_driver_sql(sql.replace("{raw}", f"({' '.join(parts)})"), more)
        return [tuple(row) for row in found]


def somebody(history: History, *names: str) -> list[str]:
    return [person.id for name in names if (person := history.people.find(name)) is not None]


@pytest.mark.parametrize("span", SPANS)
@pytest.mark.parametrize("name", ["Dora", "Zoë", "Guest 3", "Guest 39"])
def test_a_persons_page(seeded: History, name: str, span: Span) -> None:
    (id,) = somebody(seeded, name)
    page = seeded.statistics.person(id, span)
    mine = "FROM {raw} WHERE person = ?"
    (counted,) = ask(seeded, f"SELECT count(*), coalesce(sum(versus), 0) {mine}", span, id)
    assert (page.sessions, page.versus) == counted
    (wins,) = ask(seeded, f"SELECT count(*) {mine} AND versus AND won", span, id)
    assert (page.wins,) == wins
    games = ask(
        seeded, f"SELECT game, count(*), max(total), min(total), avg(total) {mine} GROUP BY game", span, id
    )
    assert {(each.game, each.sessions, each.best, each.worst, each.average) for each in page.games} == set(
        games
    )
    solo = ask(seeded, f"SELECT game, count(*) {mine} AND NOT versus GROUP BY game", span, id)
    assert {(each.game, each.solo) for each in page.games if each.solo} == set(solo)
    islands = f"""
        WITH run AS (SELECT won, row_number() OVER (ORDER BY day, sort_at, id) AS n {mine} AND versus),
        island AS (SELECT n - row_number() OVER (ORDER BY n) AS k, n FROM run WHERE won)
        SELECT coalesce((SELECT max(c) FROM (SELECT count(*) AS c FROM island GROUP BY k)), 0),
            (SELECT count(*) FROM run WHERE n > coalesce((SELECT max(n) FROM run WHERE NOT won), 0))
    """
    assert (page.streak.longest, page.streak.now) == ask(seeded, islands, span, id)[0]
    together = """
        SELECT b.person, count(*), sum(a.won), sum(b.won), sum(a.place_taken < b.place_taken),
            sum(a.place_taken > b.place_taken)
        FROM {raw} a JOIN raw b ON b.id = a.id AND b.person <> a.person
        WHERE a.person = ? AND b.person IS NOT NULL GROUP BY b.person
    """
    found = {
        (each.person, each.sessions, each.wins, each.their_wins, each.ahead, each.behind)
        for each in page.companions
    }
    assert found == set(ask(seeded, together, span, id))


@pytest.mark.parametrize("span", SPANS)
def test_the_table_of_everybody(seeded: History, span: Span) -> None:
    rows = """
        SELECT person, count(*), sum(versus), sum(won AND versus), avg(total), max(total)
        FROM {raw} GROUP BY person, CASE WHEN person IS NULL THEN name END
    """
    found = seeded.statistics.standings(span)
    assert {(one.person, one.sessions, one.versus, one.wins, one.average, one.best) for one in found} == set(
        ask(seeded, rows, span)
    )
    assert [one.wins for one in found] == sorted((one.wins for one in found), reverse=True)
    assert span != Span() or any(one.person is None for one in found)


@pytest.mark.parametrize("span", SPANS)
@pytest.mark.parametrize("name", [None, "Dora"])
def test_scores_over_time_and_by_month(seeded: History, span: Span, name: str | None) -> None:
    id = somebody(seeded, name)[0] if name else None
    who = f"'{id or ''}' IN ('', person)"
    rows = f"SELECT id, day, person, total, place_taken, won FROM {{raw}} WHERE {who}"
    rows += " ORDER BY day, sort_at, id, position"
    found = seeded.statistics.points(span, id)
    assert [(p.session, p.day, p.person, p.total, p.rank, int(p.winner)) for p in found] == ask(
        seeded, rows, span
    )
    months = f"""
        SELECT substr(day, 1, 7), count(DISTINCT id), avg(total), max(total) FROM {{raw}} WHERE {who}
        GROUP BY 1 ORDER BY 1
    """
    told = seeded.statistics.months(span, id)
    assert [(each.month, each.sessions, each.average, each.best) for each in told] == ask(
        seeded, months, span
    )


@pytest.mark.parametrize("span", SPANS)
@pytest.mark.parametrize("name", [None, "Dora"])
def test_the_course_of_scores(seeded: History, span: Span, name: str | None) -> None:
    id = somebody(seeded, name)[0] if name else None
    who = f"'{id or ''}' IN ('', person)"
    keys = {"session": "id", "month": "substr(day, 1, 7)", "year": "substr(day, 1, 4)"}
    for step, key in keys.items():
        rows = f"""
            SELECT {key}, min(day), count(*), avg(total), max(total), min(total) FROM {{raw}} WHERE {who}
            GROUP BY 1 ORDER BY min(day), min(sort_at), min(id)
        """
        found = seeded.statistics.course(step, span, id)  # type: ignore[arg-type]
        assert [tuple(vars(each).values()) for each in found] == ask(seeded, rows, span)
        assert found


@pytest.mark.parametrize(("key", "part"), [("volle-weide", "bushes"), ("get-off-my-land", "money")])
def test_the_course_of_a_part_and_who_has_most_of_it(seeded: History, key: str, part: str) -> None:
    span = Span(game=key, since="2017-01-01")
    (dora,) = somebody(seeded, "Dora")
    value = f"FROM (SELECT *, json_extract(line, '$.parts.{part}') AS value FROM {{raw}})"
    for id in (None, dora):
        rows = f"""
            SELECT substr(day, 1, 4), min(day), count(*), avg(value), max(value), min(value) {value}
            WHERE '{id or ""}' IN ('', person) GROUP BY 1 ORDER BY 1
        """
        found = seeded.statistics.course("year", span, id, part)
        assert [tuple(vars(each).values()) for each in found] == ask(seeded, rows, span)
    rows = f"""
        SELECT person, count(*), avg(value), min(value), max(value) {value}
        GROUP BY person, CASE WHEN person IS NULL THEN name END
    """
    table = seeded.statistics.part_standings(part, span)
    told = {(each.person, each.seats, each.average, each.lowest, each.highest) for each in table}
    assert told == set(ask(seeded, rows, span))
    assert [each.average for each in table] == sorted((each.average for each in table), reverse=True)


@pytest.mark.parametrize("span", SPANS)
def test_records_and_ratings(seeded: History, span: Span) -> None:
    best = "SELECT total FROM {raw} ORDER BY total DESC LIMIT 10"
    assert [(point.total,) for point in seeded.statistics.records(span)] == ask(seeded, best, span)
    solo = "SELECT id, total, rating FROM {raw} WHERE NOT versus ORDER BY day, sort_at, id"
    found = seeded.statistics.ratings(span)
    assert [(point.session, point.total, point.rating) for point in found] == ask(seeded, solo, span)
    if span.game == "volle-weide":
        assert found and all(point.rating is not None for point in found)


@pytest.mark.parametrize("key", FIGURES)
def test_parts_of_scores(seeded: History, key: str) -> None:
    span = Span(game=key)
    rows = """
        SELECT part.key, count(*), avg(part.value), min(part.value), max(part.value)
        FROM {raw} one, json_each(one.line, '$.parts') part GROUP BY part.key
    """
    found = {
        (each.part, each.seats, each.average, each.lowest, each.highest)
        for each in seeded.statistics.parts(span)
    }
    told = set(ask(seeded, rows, span))
    assert told <= found and {row[0] for row in told} == set(game(key).parts)
    assert {row[0] for row in found - told}.isdisjoint(game(key).parts)


def test_figures_are_those_of_the_folded_sessions(seeded: History) -> None:
    """The rows, written while people played, are what the moves come to; figures of paper are not made up."""
    with seeded.database.reading() as connection:
        before = connection.exec_driver_sql("SELECT * FROM score_part ORDER BY 1, 2, 3").all()
        scores = connection.exec_driver_sql("SELECT * FROM score ORDER BY 1, 2").all()
        ids = connection.exec_driver_sql("SELECT id FROM game_session").scalars().all()
    for id in ids:
        seeded.sessions.rebuild_cache(id)
    with seeded.database.reading() as connection:
        assert connection.exec_driver_sql("SELECT * FROM score_part ORDER BY 1, 2, 3").all() == before
        assert connection.exec_driver_sql("SELECT * FROM score ORDER BY 1, 2").all() == scores
        open_ones = "SELECT count(*) FROM score JOIN game_session ON id = session_id WHERE NOT finished"
        assert connection.exec_driver_sql(open_ones).scalar() == 0
    figures = {each.part: each for each in seeded.statistics.parts(Span(game="volle-weide"))}
    assert 0 < figures["pens"].seats < figures["clovers"].seats == figures["bushes"].seats
    points = seeded.statistics.part("pens", Span(game="volle-weide"))
    assert len(points) == figures["pens"].seats
    assert sum(point.total for point in points) / len(points) == pytest.approx(figures["pens"].average)


@pytest.mark.parametrize("span", SPANS)
def test_head_to_head(seeded: History, span: Span) -> None:
    one, other = somebody(seeded, "Dora", "Max")
    rows = """
        SELECT count(*), coalesce(sum(a.won), 0), coalesce(sum(b.won), 0), coalesce(sum(a.won AND b.won), 0),
            coalesce(sum(a.place_taken < b.place_taken), 0), coalesce(sum(a.place_taken > b.place_taken), 0),
            coalesce(sum(a.place_taken = b.place_taken), 0), avg(a.total), avg(b.total)
        FROM {raw} a JOIN raw b ON b.id = a.id WHERE a.person = ? AND b.person = ?
    """
    duel = seeded.statistics.duel(one, other, span)
    ((*told,),) = ask(seeded, rows, span, one, other)
    assert list(vars(duel).values()) == told
    back = seeded.statistics.duel(other, one, span)
    assert (back.wins, back.ahead, back.level) == (duel.their_wins, duel.behind, duel.level)


def test_somebody_who_never_played(seeded: History) -> None:
    page = seeded.statistics.person("nobody")
    assert (page.sessions, page.wins, page.games, page.companions) == (0, 0, (), ())
    assert seeded.statistics.duel("nobody", "nobody").sessions == 0


@pytest.mark.parametrize(
    ("run", "expected"),
    [("", (0, 0)), ("w", (1, 1)), ("l", (0, 0)), ("wwl", (0, 2)), ("wwwlww", (2, 3)), ("lw", (1, 1))],
)
def test_streaks(run: str, expected: tuple[int, int]) -> None:
    found = streak([each == "w" for each in run])
    assert (found.now, found.longest) == expected


def test_figures_that_an_older_version_kept_are_worked_out_again(seeded: History) -> None:
    with seeded.database.writing() as connection:
        finished = connection.exec_driver_sql("SELECT id FROM game_session WHERE finished").scalars().all()
        (kept,) = connection.exec_driver_sql("SELECT count(*) FROM score_part").one()
        connection.exec_driver_sql("UPDATE game_session SET counted = 0 WHERE finished")
        connection.exec_driver_sql("DELETE FROM score_part WHERE part IN ('pens', 'clovers')")
    left = seeded.statistics.prepare(100)
    assert left == len(finished) - 100
    while left:
        left = seeded.statistics.prepare(100)
    assert seeded.statistics.prepare() == 0
    with seeded.database.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM score_part").scalar() == kept


def test_moves_that_no_longer_go_by_the_rules_do_not_stop_it(
    seeded: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: str) -> None:
        raise BadInput("No.")

    with seeded.database.writing() as connection:
        connection.exec_driver_sql("UPDATE game_session SET counted = 0 WHERE finished")
    before = seeded.statistics.standings()
    monkeypatch.setattr(seeded.sessions, "rebuild_cache", refuse)
    assert seeded.statistics.prepare(10_000) == 0 and seeded.statistics.prepare() == 0
    assert seeded.statistics.standings() == before

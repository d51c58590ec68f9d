"""Numbers over many sessions, each counted by plain SQL from the rows of seats and scores.

Unfinished and deleted sessions do not count. A shared victory is a win for each; a session without others can be
rated, not won. Source: rulings.md, "All games".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import text

from models.history.database import Database
from models.history.figure import (
    Companion,
    Duel,
    Month,
    Part,
    Personal,
    Point,
    Span,
    Standing,
    Streak,
    Tally,
)
from models.history.figures import VERSION
from models.history.sessions import Sessions
from models.kernel.fault import BadInput, IllegalMove

# A row for each seat of each session that counts; `versus` where somebody else sat there too.
_PLAY = """
    SELECT game_session.id, game_session.game, game_session.day, game_session.sort_at,
        seat.position, seat.person_id, seat.name, score.total, score.rank, score.winner, score.rating,
        EXISTS (SELECT 1 FROM score other WHERE other.session_id = seat.session_id AND other.position = 1) versus
    FROM seat
    JOIN game_session ON game_session.id = seat.session_id
    JOIN score ON score.session_id = seat.session_id AND score.position = seat.position
    WHERE game_session.finished AND game_session.deleted_at IS NULL
        AND (:game IS NULL OR game_session.game = :game)
        AND (:place IS NULL OR game_session.place = :place)
        AND (:since IS NULL OR game_session.day >= :since)
        AND (:until IS NULL OR game_session.day BETWEEN '0' AND :until)
"""
_ONE = _PLAY + " AND seat.person_id = :person"
_TOTAL = Span()

_GAMES = f"""
    SELECT game, count(*), sum(NOT versus), sum(versus AND winner), avg(total), max(total), min(total)
    FROM ({_ONE}) GROUP BY game ORDER BY count(*) DESC, game
"""
_RUN = f"SELECT winner FROM ({_ONE}) WHERE versus ORDER BY day, sort_at, id"
_COMPANIONS = f"""
    SELECT seat.person_id, person.name, count(*), sum(mine.winner), sum(score.winner),
        sum(mine.rank < score.rank), sum(mine.rank > score.rank)
    FROM ({_ONE}) mine
    JOIN seat ON seat.session_id = mine.id AND seat.position <> mine.position
    JOIN score ON score.session_id = seat.session_id AND score.position = seat.position
    JOIN person ON person.id = seat.person_id
    GROUP BY seat.person_id ORDER BY count(*) DESC, person.folded
"""
_STANDINGS = f"""
    SELECT play.person_id, coalesce(person.name, play.name), count(*), sum(versus), sum(versus AND winner),
        avg(total), max(total)
    FROM ({_PLAY}) play LEFT JOIN person ON person.id = play.person_id
    GROUP BY play.person_id, CASE WHEN play.person_id IS NULL THEN play.name END
    ORDER BY sum(versus AND winner) DESC, avg(total) DESC, coalesce(person.folded, play.name)
"""
_POINTS = """
    SELECT id session, game, day, person_id person, name, total, rank, winner, rating FROM ({play})
    ORDER BY day, sort_at, id, position
"""
_SOLO = f"""
    SELECT id session, game, day, person_id person, name, total, rank, winner, rating FROM ({_PLAY})
    WHERE NOT versus AND (:person IS NULL OR person_id = :person) ORDER BY day, sort_at, id
"""
_RECORDS = f"""
    SELECT id session, game, day, person_id person, name, total, rank, winner, rating FROM ({_PLAY})
    ORDER BY total DESC, day, sort_at, id, position LIMIT :limit
"""
_MONTHS = """
    SELECT substr(day, 1, 7), count(DISTINCT id), avg(total), max(total)
    FROM ({play}) GROUP BY substr(day, 1, 7) ORDER BY substr(day, 1, 7)
"""
_PARTS = """
    SELECT part, count(*), avg(value), min(value), max(value)
    FROM ({play}) play JOIN score_part ON score_part.session_id = play.id AND score_part.position = play.position
    GROUP BY part ORDER BY part
"""
_PART = """
    SELECT id session, game, day, person_id person, name, value total, rank, winner, rating
    FROM ({play}) play JOIN score_part ON score_part.session_id = play.id AND score_part.position = play.position
    WHERE part = :part ORDER BY day, sort_at, id, play.position
"""
_DUEL = f"""
    SELECT count(*), coalesce(sum(mine.winner), 0), coalesce(sum(score.winner), 0),
        coalesce(sum(mine.winner AND score.winner), 0), coalesce(sum(mine.rank < score.rank), 0),
        coalesce(sum(mine.rank > score.rank), 0), coalesce(sum(mine.rank = score.rank), 0),
        avg(mine.total), avg(score.total)
    FROM ({_ONE}) mine
    JOIN seat ON seat.session_id = mine.id AND seat.person_id = :other
    JOIN score ON score.session_id = seat.session_id AND score.position = seat.position
"""


class Statistics:
    """What one database's finished sessions come to."""

    def __init__(self, database: Database, sessions: Sessions) -> None:
        self._database = database
        self._sessions = sessions

    def prepare(self, most: int = 100) -> int:
        """Works out the figures of at most so many sessions that an older version kept; how many are left.

        Scores and their parts are there without it. Raises NotSaved.
        """
        due = "SELECT id FROM game_session WHERE finished = 1 AND counted < :version"
        with self._database.reading() as connection:
            ids = connection.execute(text(due), {"version": VERSION}).scalars().all()
        for id in ids[:most]:
            with self._database.writing():
                try:
                    self._sessions.rebuild_cache(id)
                except (BadInput, IllegalMove):
                    # Moves that no longer go by the rules have no further figures; what was kept stays.
                    self._sessions.put(id, {"counted": VERSION})
        return max(0, len(ids) - most)

    def person(self, id: str, span: Span = _TOTAL) -> Personal:
        """One person's sessions, wins, streaks, games and companions."""
        with self._database.reading():
            games = tuple(Tally(*row) for row in self._rows(_GAMES, span, person=id))
            run = [bool(row[0]) for row in self._rows(_RUN, span, person=id)]
            companions = tuple(Companion(*row) for row in self._rows(_COMPANIONS, span, person=id))
        return Personal(
            sum(game.sessions for game in games),
            len(run),
            sum(game.wins for game in games),
            streak(run),
            games,
            companions,
        )

    def standings(self, span: Span = _TOTAL) -> Sequence[Standing]:
        """Everybody who played, those with the most wins first."""
        return [Standing(*row) for row in self._rows(_STANDINGS, span)]

    def points(self, span: Span = _TOTAL, person: str | None = None) -> Sequence[Point]:
        """The scores over time, of everybody or of one person, the oldest first."""
        return self._points(_POINTS.format(play=_play(person)), span, person=person)

    def part(self, part: str, span: Span, person: str | None = None) -> Sequence[Point]:
        """As `points`, with one part or figure in place of the total; where it is not known there is no point."""
        return self._points(_PART.format(play=_play(person)), span, person=person, part=part)

    def ratings(self, span: Span = _TOTAL, person: str | None = None) -> Sequence[Point]:
        """The sessions without others, the oldest first; `rating` is None where the game rates nothing."""
        return self._points(_SOLO, span, person=person)

    def records(self, span: Span, limit: int = 10) -> Sequence[Point]:
        """The best scores ever, the best and then the oldest first."""
        return self._points(_RECORDS, span, limit=limit)

    def months(self, span: Span = _TOTAL, person: str | None = None) -> Sequence[Month]:
        """Month by month, the oldest first; months without a session are left out."""
        return [Month(*row) for row in self._rows(_MONTHS.format(play=_play(person)), span, person=person)]

    def parts(self, span: Span, person: str | None = None) -> Sequence[Part]:
        """Parts and figures of a game by name, each over the seats for which it is known."""
        return [Part(*row) for row in self._rows(_PARTS.format(play=_play(person)), span, person=person)]

    def duel(self, one: str, other: str, span: Span = _TOTAL) -> Duel:
        """Two people, head to head."""
        (row,) = self._rows(_DUEL, span, person=one, other=other)
        return Duel(*row)

    def _points(self, sql: str, span: Span, **more: Any) -> Sequence[Point]:
        rows = self._rows(sql, span, **more)
        return [Point(**{**row._mapping, "winner": bool(row.winner)}) for row in rows]

    def _rows(self, sql: str, span: Span, **more: Any) -> Sequence[Any]:
        told = {"game": span.game, "place": span.place, "since": span.since, "until": span.until}
        with self._database.reading() as connection:
            return connection.execute(text(sql), told | more).all()


def _play(person: str | None) -> str:
    return _PLAY if person is None else _ONE


def streak(run: Sequence[bool]) -> Streak:
    """The streaks of sessions in their order, each won or not."""
    runs = [(won, len(list(each))) for won, each in groupby(run)]
    now = runs[-1][1] if runs and runs[-1][0] else 0
    return Streak(now, max((length for won, length in runs if won), default=0))

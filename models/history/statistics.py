"""Numbers over many sessions, each counted by plain SQL from the rows of seats and scores.

Unfinished and deleted sessions do not count. A shared victory is a win for each; a session without others can be
rated, not won. Source: rulings.md, "All games".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import text

from models.history import queries
from models.history.database import Database
from models.history.figure import (
    Companion,
    Duel,
    Month,
    Part,
    PartStanding,
    Personal,
    Point,
    Span,
    Stage,
    Standing,
    Step,
    Streak,
    Tally,
)
from models.history.figures import VERSION
from models.history.sessions import Sessions
from models.kernel.fault import BadInput, IllegalMove

_TOTAL = Span()


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
            games = tuple(Tally(*row) for row in self._rows(queries.GAMES, span, person=id))
            run = [bool(row[0]) for row in self._rows(queries.RUN, span, person=id)]
            companions = tuple(Companion(*row) for row in self._rows(queries.COMPANIONS, span, person=id))
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
        return [Standing(*row) for row in self._rows(queries.STANDINGS, span)]

    def points(self, span: Span = _TOTAL, person: str | None = None) -> Sequence[Point]:
        """The scores over time, of everybody or of one person, the oldest first."""
        return self._points(queries.POINTS.format(play=_play(person)), span, person=person)

    def part(self, part: str, span: Span, person: str | None = None) -> Sequence[Point]:
        """As `points`, with one part or figure in place of the total; where it is not known there is no point."""
        return self._points(queries.PART.format(play=_play(person)), span, person=person, part=part)

    def ratings(self, span: Span = _TOTAL, person: str | None = None) -> Sequence[Point]:
        """The sessions without others, the oldest first; `rating` is None where the game rates nothing."""
        return self._points(queries.SOLO, span, person=person)

    def records(self, span: Span, limit: int = 10) -> Sequence[Point]:
        """The best scores ever, the best and then the oldest first."""
        return self._points(queries.RECORDS, span, limit=limit)

    def months(self, span: Span = _TOTAL, person: str | None = None) -> Sequence[Month]:
        """Month by month, the oldest first; months without a session are left out."""
        return [
            Month(*row) for row in self._rows(queries.MONTHS.format(play=_play(person)), span, person=person)
        ]

    def parts(self, span: Span, person: str | None = None) -> Sequence[Part]:
        """Parts and figures of a game by name, each over the seats for which it is known."""
        return [
            Part(*row) for row in self._rows(queries.PARTS.format(play=_play(person)), span, person=person)
        ]

    def course(
        self, step: Step, span: Span = _TOTAL, person: str | None = None, part: str | None = None
    ) -> Sequence[Stage]:
        """The scores (or one part of them) from stage to stage, the oldest first; without a day they are left out."""
        sql = (queries.COURSE if part is None else queries.PART_COURSE).format(
            step=queries.STEPS[step], play=_play(person)
        )
        return [Stage(*row) for row in self._rows(sql, span, person=person, part=part)]

    def part_standings(self, part: str, span: Span) -> Sequence[PartStanding]:
        """Everybody of whom a part or figure of the game is known, those with the most on average first."""
        return [PartStanding(*row) for row in self._rows(queries.PART_STANDINGS, span, part=part)]

    def duel(self, one: str, other: str, span: Span = _TOTAL) -> Duel:
        """Two people, head to head."""
        (row,) = self._rows(queries.DUEL, span, person=one, other=other)
        return Duel(*row)

    def _points(self, sql: str, span: Span, **more: Any) -> Sequence[Point]:
        rows = self._rows(sql, span, **more)
        return [Point(**{**row._mapping, "winner": bool(row.winner)}) for row in rows]

    def _rows(self, sql: str, span: Span, **more: Any) -> Sequence[Any]:
        told = {"game": span.game, "place": span.place, "since": span.since, "until": span.until}
        with self._database.reading() as connection:
            return connection.execute(text(sql), told | more).all()


def _play(person: str | None) -> str:
    return queries.PLAY if person is None else queries.ONE


def streak(run: Sequence[bool]) -> Streak:
    """The streaks of sessions in their order, each won or not."""
    runs = [(won, len(list(each))) for won, each in groupby(run)]
    now = runs[-1][1] if runs and runs[-1][0] else 0
    return Streak(now, max((length for won, length in runs if won), default=0))

"""The questions of the statistics in plain SQL, over the rows of seats and scores. Asks nothing itself.

{play} in a question is PLAY, what counts, or ONE, what counts of one person.
"""

from __future__ import annotations

from models.history.figure import Step

# A row for each seat of each session that counts; `versus` where somebody else sat there too.
PLAY = """
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
ONE = PLAY + " AND seat.person_id = :person"
GAMES = f"""
    SELECT game, count(*), sum(NOT versus), sum(versus AND winner), avg(total), max(total), min(total)
    FROM ({ONE}) GROUP BY game ORDER BY count(*) DESC, game
"""
RUN = f"SELECT winner FROM ({ONE}) WHERE versus ORDER BY day, sort_at, id"
COMPANIONS = f"""
    SELECT seat.person_id, person.name, count(*), sum(mine.winner), sum(score.winner),
        sum(mine.rank < score.rank), sum(mine.rank > score.rank)
    FROM ({ONE}) mine
    JOIN seat ON seat.session_id = mine.id AND seat.position <> mine.position
    JOIN score ON score.session_id = seat.session_id AND score.position = seat.position
    JOIN person ON person.id = seat.person_id
    GROUP BY seat.person_id ORDER BY count(*) DESC, person.folded
"""
STANDINGS = f"""
    SELECT play.person_id, coalesce(person.name, play.name), count(*), sum(versus), sum(versus AND winner),
        avg(total), max(total)
    FROM ({PLAY}) play LEFT JOIN person ON person.id = play.person_id
    GROUP BY play.person_id, CASE WHEN play.person_id IS NULL THEN play.name END
    ORDER BY sum(versus AND winner) DESC, avg(total) DESC, coalesce(person.folded, play.name)
"""
POINTS = """
    SELECT id session, game, day, person_id person, name, total, rank, winner, rating FROM ({play})
    ORDER BY day, sort_at, id, position
"""
SOLO = f"""
    SELECT id session, game, day, person_id person, name, total, rank, winner, rating FROM ({PLAY})
    WHERE NOT versus AND (:person IS NULL OR person_id = :person) ORDER BY day, sort_at, id
"""
RECORDS = f"""
    SELECT id session, game, day, person_id person, name, total, rank, winner, rating FROM ({PLAY})
    ORDER BY total DESC, day, sort_at, id, position LIMIT :limit
"""
MONTHS = """
    SELECT substr(day, 1, 7), count(DISTINCT id), avg(total), max(total)
    FROM ({play}) GROUP BY substr(day, 1, 7) ORDER BY substr(day, 1, 7)
"""
# What a stage of a course is named by; without a day there is no place in time.
STEPS: dict[Step, str] = {"session": "id", "month": "substr(day, 1, 7)", "year": "substr(day, 1, 4)"}
COURSE = """
    SELECT {step}, min(day), count(*), avg(total), max(total), min(total) FROM ({play}) WHERE day <> ''
    GROUP BY {step} ORDER BY min(day), min(sort_at), min(id)
"""
PART_COURSE = """
    SELECT {step}, min(day), count(*), avg(value), max(value), min(value)
    FROM ({play}) play JOIN score_part ON score_part.session_id = play.id AND score_part.position = play.position
    WHERE part = :part AND day <> '' GROUP BY {step} ORDER BY min(day), min(sort_at), min(id)
"""
PART_STANDINGS = f"""
    SELECT play.person_id, coalesce(person.name, play.name), count(*), avg(value), min(value), max(value)
    FROM ({PLAY}) play JOIN score_part ON score_part.session_id = play.id AND score_part.position = play.position
    LEFT JOIN person ON person.id = play.person_id
    WHERE part = :part GROUP BY play.person_id, CASE WHEN play.person_id IS NULL THEN play.name END
    ORDER BY avg(value) DESC, coalesce(person.folded, play.name)
"""
PARTS = """
    SELECT part, count(*), avg(value), min(value), max(value)
    FROM ({play}) play JOIN score_part ON score_part.session_id = play.id AND score_part.position = play.position
    GROUP BY part ORDER BY part
"""
PART = """
    SELECT id session, game, day, person_id person, name, value total, rank, winner, rating
    FROM ({play}) play JOIN score_part ON score_part.session_id = play.id AND score_part.position = play.position
    WHERE part = :part ORDER BY day, sort_at, id, play.position
"""
DUEL = f"""
    SELECT count(*), coalesce(sum(mine.winner), 0), coalesce(sum(score.winner), 0),
        coalesce(sum(mine.winner AND score.winner), 0), coalesce(sum(mine.rank < score.rank), 0),
        coalesce(sum(mine.rank > score.rank), 0), coalesce(sum(mine.rank = score.rank), 0),
        avg(mine.total), avg(score.total)
    FROM ({ONE}) mine
    JOIN seat ON seat.session_id = mine.id AND seat.person_id = :other
    JOIN score ON score.session_id = seat.session_id AND score.position = seat.position
"""

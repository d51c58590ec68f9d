"""How long people played: told, worked out, or unknown, which is not zero."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from models.games.volle_weide.practice import PRACTICE_A
from models.history.database import open_database
from models.history.repository import History
from models.history.timing import duration
from models.kernel.fault import BadInput
from models.table import Table

ZERO = datetime(2026, 11, 28, 19, 0, tzinfo=timezone(timedelta(hours=1)))


def at(*minutes: float) -> list[str]:
    return [(ZERO + timedelta(minutes=each)).isoformat() for each in minutes]


def minutes(frame: dict[str, Any], made: list[str], tallied: bool = False) -> int | None:
    found = duration(frame, made, tallied)
    return None if found is None else found.minutes


START, LATER = at(0)[0], at(45)[0]


@pytest.mark.parametrize(
    ("frame", "made", "expected"),
    [
        ({"started": START}, at(5, 20, 40), 40),
        ({"started": START}, at(5, 20, 200, 210), 30),  # nobody moved for three hours
        ({"started": "2020-01-01T00:00:00Z"}, at(5, 20, 40), 35),  # the day was put right afterwards
        ({}, at(5, 20, 40), 35),
        ({"started": START}, [], None),
        ({"started": START}, at(5), None),
        ({"started": START, "ended": LATER}, ["", "", ""], 45),  # out of a file
        ({"started": START, "ended": LATER}, at(900, 900, 900), 45),  # copied at once
        ({"started": START, "ended": at(60 * 24)[0]}, ["", ""], None),
        ({"started": LATER, "ended": START}, ["", ""], None),
        ({"started": START, "ended": START}, ["", ""], None),
        ({"started": "2026-11-28T19:00:00", "ended": LATER}, ["", ""], None),
        ({"started": START, "minutes": 7}, at(5, 20, 40), 7),
        ({"started": START, "minutes": 0}, at(5, 20, 40), 40),
        ({"started": START, "minutes": True}, at(5, 20, 40), 40),
        ({"started": START, "pauses": [at(10, 15)]}, at(5, 20, 40), 35),
        ({"started": START, "pauses": [at(10, 15), at(12, 18)]}, at(5, 20, 40), 32),
        ({"started": START, "pauses": [[at(21)[0], None]]}, at(5, 20, 40), 21),
        ({"started": START, "pauses": [3, ["x", "y"], [None, None], at(9)]}, at(5, 20, 40), 40),
        ({"started": START, "ended": LATER, "pauses": [at(10, 20)]}, ["", ""], 35),
        ({"started": START}, at(0.1, 0.7), 1),
    ],
)
def test_what_follows_from_what_is_known(
    frame: dict[str, Any], made: list[str], expected: int | None
) -> None:
    assert minutes(frame, made) == expected


def test_a_count_off_paper_tells_no_time_of_play() -> None:
    assert minutes({"started": START, "ended": LATER}, at(5, 20), tallied=True) is None
    assert minutes({"minutes": 30}, at(5, 20), tallied=True) == 30


class Clock:
    now = ZERO

    def __call__(self) -> datetime:
        return self.now


def test_pauses_are_kept_with_the_session_and_travel_with_it(tmp_path: Path) -> None:
    clock = Clock()
    history = History(open_database(tmp_path), clock)
    box = {"sheet": PRACTICE_A.written()}
    id = history.sessions.create("volle-weide", [("Dora", None)], box, {})
    table = Table.open(history, id)

    def move(minute: int) -> None:
        clock.now = ZERO + timedelta(minutes=minute)
        table.play(next(table.session.game.legal(table.session.state)))

    assert history.times.duration(id) is None
    move(5)
    move(10)
    history.times.pause(id)
    history.times.pause(id)
    assert history.times.paused(id)
    clock.now = ZERO + timedelta(minutes=30)
    history.times.resume(id)
    history.times.resume(id)
    assert not history.times.paused(id)
    move(40)
    played = history.times.duration(id)
    assert played is not None and (played.minutes, played.source) == (20, "log")
    assert history.sessions.get(id).file["pauses"] == [at(10, 30)]
    history.times.tell(id, 55)
    told = history.times.duration(id)
    assert told is not None and told.minutes == 55
    with pytest.raises(BadInput, match="0 minutes cannot be"):
        history.times.tell(id, 0)
    history.times.tell(id, None)
    assert history.times.duration(id) == played
    history.close()

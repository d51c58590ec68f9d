"""The files on their way out are, step by step, what is written at once; of a filter they hold what belongs to it."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from models.exchange.bg_stats import write_plays
from models.exchange.export_file import read_file
from models.exchange.spreadsheet import write_table
from models.exchange.text import dump
from models.history import leaving as out
from models.history.everything import everything
from models.history.leaving import leaving
from models.history.plays import plays
from models.history.repository import History
from models.history.which import ALL, Which
from tests.seeding.seed import Seeder

MANY = 60


@pytest.fixture(scope="module")
def history(tmp_path_factory: pytest.TempPathFactory) -> History:
    history = History.open(tmp_path_factory.mktemp("data"))
    Seeder(history.database).sow(MANY)
    history.boxes.add("volle-weide", "Ours", {})
    return history


def content(history: History, format: out.Format, which: Which = ALL) -> bytes:
    return b"".join(step.content for step in leaving(history, format, which))


def test_step_by_step_is_the_same_as_at_once(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(out, "TOKENS", 50)
    monkeypatch.setattr(out, "ROWS", 7)
    assert content(history, "json") == dump(everything(history))
    assert content(history, "csv") == write_table(plays(history))
    assert content(history, "bgsplay") == dump(write_plays(plays(history)))


def test_the_steps_tell_how_far_it_is(history: History) -> None:
    done = [step.done for step in leaving(history, "csv")]
    assert (
        done == sorted(done)
        and done[-1] == history.sessions.count()
        and len(set(done)) >= MANY // out.AT_ONCE
    )


@pytest.mark.parametrize("format", ["json", "csv", "bgsplay"])
def test_of_a_filter_there_is_what_belongs_to_it(history: History, format: out.Format) -> None:
    person = history.sessions.list(1)[0].chairs[0].person
    which = Which(game="fence-em-in", person=person, finished=True)
    wanted = {
        line.id for line in history.sessions.list(999, game="fence-em-in", person=person, finished=True)
    }
    assert 0 < len(wanted) < MANY
    written = content(history, format, which)
    if format == "csv":
        rows = csv.DictReader(io.StringIO(written.decode("utf-8-sig")))
        assert {row["session"] for row in rows} == wanted
        return
    data = json.loads(written)
    if format == "bgsplay":
        assert {play["uuid"] for play in data["plays"]} == wanted
        return
    assert {session["id"] for session in data["sessions"]} == wanted and data["boxes"] == []
    seats = [seat for session in data["sessions"] for seat in session["players"]]
    assert {player["id"] for player in data["players"]} == {seat["id"] for seat in seats if "id" in seat}
    assert len(read_file(written).sessions) == len(wanted)


def test_what_is_deleted_meanwhile_is_left_out(tmp_path: Path) -> None:
    history = History.open(tmp_path)
    Seeder(history.database).sow(30)
    steps = leaving(history, "json")
    first = next(steps)
    gone = history.sessions.all()[-1]
    history.sessions.delete(gone)
    data: dict[str, Any] = json.loads(first.content + b"".join(step.content for step in steps))
    assert gone not in {session["id"] for session in data["sessions"]}
    assert len(data["sessions"]) == history.sessions.count()


def test_a_preview_of_what_is_new_keeps_nothing_and_says_what_will_be(
    history: History, tmp_path: Path
) -> None:
    parcel = read_file(content(history, "json"))
    here = History.open(tmp_path)
    told = here.intake.preview(parcel)
    assert here.sessions.count() == 0 and not here.people.list()
    taken = here.intake.take(parcel, leave_refused=True)
    assert taken == told and taken.count("added", "session") == history.sessions.count()
    again = here.intake.preview(parcel)
    assert again.count("same") == len(again.items) == len(told.items)
    # One that is twice in a file is looked at as it will be taken.
    twice = read_file(dump({**json.loads(content(history, "json")), "players": [], "boxes": []}))
    both = type(twice)(sessions=[*twice.sessions, *twice.sessions], listed=True)
    fresh = History.open(tmp_path / "fresh")
    assert fresh.intake.preview(both) == fresh.intake.take(both, leave_refused=True)

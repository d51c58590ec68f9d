"""Files brought in: twice is once, newer is taken over, a contradiction is refused, nothing is half done."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from models.exchange.export_file import Parcel, read_any, read_file
from models.exchange.session_file import read_session
from models.exchange.text import dump
from models.games.volle_weide.practice import PRACTICE_A
from models.history.database import open_database
from models.history.everything import everything
from models.history.intake import identity
from models.history.outcome import same
from models.history.people import Outcome
from models.history.repository import History
from models.kernel.fault import BadInput
from models.table import Table
from tests.models.history.faults import die, died
from tests.seeding.seed import Seeder

ID = "11111111-2222-4333-8444-55555555aaaa"
DORA, MAX = "dddddddd-0000-4000-8000-000000000001", "dddddddd-0000-4000-8000-000000000002"


def file(moves: int = 2, **more: Any) -> dict[str, Any]:
    """A session file with the first so many moves; `...` leaves a key out."""
    rolled = [{"do": "roll", "face": 1, "hand": "left"}, {"do": "draw", "player": 0, "at": [0, 0]}]
    data = {
        "format": "companion-session/1",
        "game": "volle-weide",
        "id": ID,
        "started": "2026-11-28T19:05:00Z",
        "place": "",
        "players": [{"name": "Dora", "id": DORA, "hat": [1.0]}, {"name": "Max", "id": MAX}],
        "box": {"sheet": PRACTICE_A.written(), "shelf": None},
        "setup": {"mood": True},
        "weather": {"rain": 10**25},
        "moves": rolled[:moves],
    }
    return {key: value for key, value in (data | more).items() if value is not ...}


def take(history: History, data: dict[str, Any]) -> Outcome:
    return history.intake.session(data, read_session(data).session)


def test_file_in_and_out_is_the_same(history: History) -> None:
    data = file()
    assert take(history, data) == "added"
    out = history.sessions.get(ID).file
    assert same(out, data)
    assert json.dumps(out["moves"]) == json.dumps(data["moves"])


@pytest.mark.parametrize("gone", ["started", "place", "setup", "weather"])
def test_what_was_left_out_stays_out(history: History, gone: str) -> None:
    data = file(**{gone: ...})
    take(history, data)
    assert same(history.sessions.get(ID).file, data)
    assert take(history, data) == "same"


def test_the_own_export_changes_nothing(history: History) -> None:
    box = {"sheet": PRACTICE_A.written()}
    id = history.sessions.create("volle-weide", [("Dora", None), ("Eva", None)], box, {}, place="Home")
    table = Table.open(history, id)
    for _ in range(5):
        table.play(next(table.session.game.legal(table.session.state)))
    table.undo()
    data = history.sessions.get(id).file
    assert take(history, data) == "same"
    assert table.refresh() is False and table.can_redo


def test_a_complete_export_goes_into_an_empty_history(history: History, tmp_path: Path) -> None:
    take(history, file())
    data = history.sessions.get(ID).file
    other = History(open_database(tmp_path / "other"))
    assert take(other, data) == "added" and take(other, data) == "same"
    assert same(other.sessions.get(ID).file, data)
    other.close()


def test_a_file_without_an_id_is_one_session_too(history: History) -> None:
    data = file(id=...)
    assert take(history, data) == "added"
    assert take(history, dict(reversed(data.items()))) == "same"
    assert take(history, data | {"note": "other"}) == "added"
    assert history.sessions.get(identity(data)).moves == data["moves"]


def test_an_id_in_capitals_is_the_same(history: History) -> None:
    take(history, file())
    assert take(history, file(id=ID.upper())) == "same"


def test_players_without_ids_are_found_by_name(history: History) -> None:
    dora = history.people.add("DORA")
    data = file(players=[{"name": "Dora"}, {"name": " Max "}])
    assert take(history, data) == "added" and take(history, data) == "same"
    players = history.sessions.get(ID).frame["players"]
    assert players[0] == {"name": "Dora", "id": dora.id} and players[1]["name"] == "Max"
    assert [person.name for person in history.people.list()] == ["DORA", "Max"]


def test_nobody_sits_on_two_seats(history: History) -> None:
    """Here the person with Max's id is called Dora; the Dora of the file is somebody else."""
    history.people.take(MAX, "Dora")
    take(history, file())
    players = history.sessions.get(ID).frame["players"]
    assert [player.get("id") for player in players] == [None, MAX]
    assert take(history, file()) == "same"


def test_an_old_session_brings_nobody_back_from_the_archive(history: History) -> None:
    history.people.take(DORA, "Dora", archived=True)
    take(history, file())
    assert [person.name for person in history.people.list()] == ["Max"]


def test_a_longer_file_goes_on_with_the_session(history: History) -> None:
    take(history, file(moves=1))
    table = Table.open(history, ID)
    assert take(history, file(note="late")) == "updated" and take(history, file(note="late")) == "same"
    assert table.refresh() and len(table.session.moves) == 2
    assert history.sessions.get(ID).frame["note"] == "late"


def test_an_older_file_changes_nothing(history: History) -> None:
    take(history, file(note="new"))
    assert take(history, file(moves=1, note="old")) == "same"
    assert take(history, file(moves=0)) == "same"
    assert len(history.sessions.get(ID).moves) == 2 and history.sessions.get(ID).frame["note"] == "new"


def test_words_of_the_file_count_where_the_moves_are_equal(history: History) -> None:
    take(history, file())
    changed = file(started="2026-01-01T00:00:00Z", ended="2026-01-01T01:00:00Z", note="n", weather="sun")
    assert take(history, changed) == "updated" and take(history, changed) == "same"
    assert same(history.sessions.get(ID).file, changed)
    assert history.sessions.list()[0].started == "2026-01-01T00:00:00Z"


def test_a_deleted_session_comes_back(history: History) -> None:
    take(history, file())
    history.sessions.delete(ID)
    assert take(history, file()) == "updated"
    assert history.sessions.count() == 1 and history.sessions.count(deleted=True) == 0
    history.sessions.purge(ID)
    assert take(history, file()) == "added"


@pytest.mark.parametrize(
    "other",
    [
        {"moves": [{"do": "roll", "face": 2}]},
        {"setup": {"mood": 1}},
        {"players": [{"name": "Dora", "id": DORA}]},
        {"box": {"sheet": PRACTICE_A.written()}},
    ],
    ids=lambda other: next(iter(other)),
)
def test_a_contradiction_is_refused_and_changes_nothing(history: History, other: dict[str, Any]) -> None:
    take(history, file())
    before = history.sessions.get(ID)
    with pytest.raises(BadInput, match=ID):
        take(history, file(note="new") | other)
    assert history.sessions.get(ID) == before


def test_a_finished_session_ends_when_the_file_says(history: History) -> None:
    flock = {"sheep": 1, "black": False}
    moves = [{"do": "tally", "player": p, "mid": flock, "final": flock, "bushes": 0} for p in (0, 1)]
    take(history, file(started=...) | {"moves": moves})
    (line,) = history.sessions.list()
    assert line.finished and line.ended is None and line.started is None
    assert take(history, file(started=...) | {"moves": moves, "ended": "2026-02-01T00:00:00Z"}) == "updated"
    assert history.sessions.list()[0].ended == "2026-02-01T00:00:00Z"


def test_many_files_are_one_transaction(history: History) -> None:
    with pytest.raises(BadInput), history.transaction():
        history.people.take(DORA, "Dora")
        history.boxes.take("volle-weide", "Ours", {})
        take(history, file())
        take(history, file() | {"moves": [{"do": "roll", "face": 4}]})
    assert history.sessions.count() == 0 and history.people.list() == [] and history.boxes.all() == []


def parcel(*sessions: dict[str, Any], **more: Any) -> Parcel:
    return read_any({"format": "companion-export/1", "sessions": list(sessions)} | more)


def other(n: int, **more: Any) -> dict[str, Any]:
    return file(id=ID[:-2] + f"{n:02x}", **more)


def rows(history: History) -> list[Any]:
    with history.database.reading() as connection:
        names = ("person", "box", "game_session", "seat", "move", "score", "score_part")
        return [connection.exec_driver_sql(f"SELECT * FROM {name}").all() for name in names]


def test_a_preview_says_what_would_come_and_keeps_nothing(history: History) -> None:
    take(history, other(1))
    take(history, other(2, moves=1))
    take(history, other(3))
    players = [{"id": DORA, "name": "Dora"}, {"id": ID, "name": "Newcomer"}]
    boxes = [{"format": "companion-box/1", "game": "volle-weide", "name": "Ours", "id": ID, "box": {}}]
    coming = parcel(other(1), other(2), other(3, setup={"mood": 1}), other(4), players=players, boxes=boxes)
    before = rows(history)
    told = history.intake.preview(coming)
    assert rows(history) == before
    outcomes = [(item.noun, item.outcome) for item in told.items]
    assert outcomes == [
        ("player", "same"),
        ("player", "added"),
        ("box", "added"),
        ("session", "same"),
        ("session", "updated"),
        ("session", "refused"),
        ("session", "added"),
    ]
    refused = told.items[5]
    assert refused.place == "sessions.2.id" and "with other players" in str(refused.why)
    assert refused.name == "Dora, Max" and told.count("added") == 3 and told.count("added", "session") == 1
    assert history.intake.preview(coming) == told
    with pytest.raises(BadInput, match="with other players"):
        history.intake.take(coming)
    assert rows(history) == before
    assert history.intake.take(coming, leave_refused=True) == told
    again = history.intake.take(coming, leave_refused=True)
    assert [item.outcome for item in again.items] == [*["same"] * 5, "refused", "same"]


def test_plays_of_another_program_never_change_ours(history: History) -> None:
    take(history, file())
    before = history.sessions.get(ID)
    scores = [{"playerRefId": 1, "score": "3"}]
    plays = {
        "games": [{"id": 1, "name": "Volle Weide"}],
        "players": [{"id": 1, "name": "Dora"}],
        "plays": [{"uuid": id, "gameRefId": 1, "playerScores": scores} for id in (ID, DORA)] + [{}],
    }
    told = history.intake.take(read_any(plays))
    assert [item.outcome for item in told.items] == ["same", "added"] and len(told.left_out) == 1
    assert history.sessions.get(ID) == before
    assert history.sessions.get(DORA).finished
    assert [item.outcome for item in history.intake.take(read_any(plays)).items] == ["same", "same"]


@pytest.mark.parametrize("part", [0.0, 0.3, 0.6, 0.95])
def test_killed_while_importing_nothing_came(tmp_path: Path, part: float) -> None:
    coming = parcel(*(other(n) for n in range(20)), players=[{"id": DORA, "name": "Dora"}])
    History.open(tmp_path).close()

    def statements(stop: int) -> int:
        history = History.open(tmp_path)
        seen = [0]

        def tick(*_: Any) -> None:
            if seen[0] == stop:
                die()
            seen[0] += 1

        event.listen(history.database._connection.engine, "before_cursor_execute", tick)
        history.intake.preview(coming) if stop < 0 else history.intake.take(coming)
        history.close()
        return seen[0]

    all_of_them = statements(-1)
    assert died(lambda: statements(int(all_of_them * part)) and None)
    history = History.open(tmp_path)
    assert history.sessions.count() == 0 and history.people.list() == []
    history.intake.take(coming)
    assert history.sessions.count() == 20
    history.close()


def test_a_seeded_export_goes_in_and_comes_out_the_same(tmp_path: Path) -> None:
    """Byte for byte, though the clock goes on and the ids come in another order."""
    first = open_database(tmp_path / "first")
    Seeder(first).sow(60)
    ours = History(first)
    ours.people.merge(ours.people.add("Dora M").id, ours.people.list()[0].id)
    ours.boxes.add("volle-weide", "B", {})
    ours.boxes.add("volle-weide", "A", {"sheet": None})
    take(ours, file(started=...))
    ids = ours.sessions.all()
    ours.sessions.describe(ids[7], started="")
    ours.times.tell(ids[3], 45)
    content = dump(everything(ours))
    theirs = History(open_database(tmp_path / "second"))
    told = theirs.intake.take(read_file(content))
    assert told.count("added") == len(told.items)
    assert dump(everything(theirs)) == content
    assert theirs.intake.take(read_file(content)).count("same") == len(told.items)
    assert theirs.intake.preview(read_file(content)).count("same") == len(told.items)
    assert dump(everything(theirs)) == content
    assert sorted(map(repr, theirs.statistics.standings())) == sorted(map(repr, ours.statistics.standings()))
    ours.close()
    theirs.close()

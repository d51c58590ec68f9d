"""`companion export` and `companion import`: whole files or nothing, and never anything twice."""

from __future__ import annotations

import csv
import io
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from companion.exchange import everything, export, import_
from models.exchange.bg_stats_reader import terms
from models.exchange.export_file import read_any
from models.exchange.result import result
from models.exchange.session_file import read_session
from models.history.repository import History
from tests.models.exchange.files import COUNTED, DRAWN, ID, box, session

CASES = sorted((Path(__file__).parents[1] / "models" / "cases").glob("vw-*.session.json"))


def written(folder: Path, name: str, data: Any) -> str:
    path = folder / name
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def test_a_session_comes_back_as_it_was(tmp_path: Path, data: Path) -> None:
    """Unknown keys in every place, too."""
    file = session(deepcopy(COUNTED), table={"legs": 10**30})
    file["players"][0]["hat"] = "red"
    file["moves"][0]["mid"]["who"] = [None, 1.5]
    file["box"]["sheet"]["printed"] = {"by": "🐑"}
    file["setup"]["why"] = ""
    assert import_(data, [written(tmp_path, "a.json", file)]) == 0
    (kept,) = everything(data)["sessions"]
    for player, seat in zip(kept["players"], file["players"], strict=True):
        assert player.pop("id")
        assert player == seat
    assert {key: kept[key] for key in file if key != "players"} == {
        key: value for key, value in file.items() if key != "players"
    }


def test_the_same_twice_is_skipped(tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [written(tmp_path, "a.json", session()), written(tmp_path, "b.json", box())]
    assert import_(data, files) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{files[0]}: 1 session added",
        f"{files[1]}: 1 box added",
        "2 added, 0 updated, 0 skipped, 0 files refused",
    ]
    before = everything(data)
    assert import_(data, [*files, *files]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "0 added, 0 updated, 4 skipped, 0 files refused"
    assert everything(data) == before


def test_a_longer_session_updates_the_shorter(tmp_path: Path, data: Path) -> None:
    import_(data, [written(tmp_path, "a.json", session(DRAWN[:3]))])
    assert import_(data, [written(tmp_path, "b.json", session(DRAWN))]) == 0
    assert everything(data)["sessions"][0]["moves"] == DRAWN
    assert import_(data, [written(tmp_path, "a.json", session(DRAWN[:3]))]) == 0
    assert everything(data)["sessions"][0]["moves"] == DRAWN


def test_an_export_goes_into_an_empty_history_and_is_the_same(tmp_path: Path, data: Path) -> None:
    files = [str(path) for path in CASES] + [written(tmp_path, "box.json", box(id=ID))]
    import_(data, files)
    with_people = History.open(data)
    dora = with_people.people.find("Dora")
    assert dora is not None
    with_people.people.set_colour(dora.id, 3)
    with_people.people.archive(dora.id)
    with_people.close()
    out = tmp_path / "all.json"
    assert export(data, "json", str(out)) == 0
    whole = json.loads(out.read_text("utf-8"))
    assert whole["format"] == "companion-export/1"
    assert whole["boxes"] == [box(id=ID)]
    assert {"id": dora.id, "name": "Dora", "colour": 3, "archived": True} in whole["players"]
    assert all(file["id"] for file in whole["sessions"])
    other = tmp_path / "other"
    assert import_(other, [str(out)]) == 0
    assert by_id(everything(other)) == by_id(whole)
    assert import_(other, [str(out)]) == 0
    assert by_id(everything(other)) == by_id(whole)


def test_unknown_keys_of_boxes_and_players_are_kept(tmp_path: Path, data: Path) -> None:
    player = {"id": ID, "name": "Dora", "colour": None, "archived": True, "hat": {"red": [1, None]}}
    ours = box(id=ID, printing=2)
    ours["box"]["sheet"]["paper"] = "thick"
    export_file = {"format": "companion-export/1", "players": [player], "boxes": [ours]}
    assert import_(data, [written(tmp_path, "a.json", export_file)]) == 0
    whole = everything(data)
    assert whole["players"] == [player]
    assert whole["boxes"] == [ours]


def by_id(whole: dict[str, Any]) -> dict[str, Any]:
    """Sessions without a start are in no order that a file could keep."""
    return {
        "players": whole["players"],
        "boxes": whole["boxes"],
        "sessions": {file["id"]: file for file in whole["sessions"]},
    }


def test_exported_sessions_score_as_the_files_did(tmp_path: Path, data: Path) -> None:
    good = [path for path in CASES if "error" not in expected(path)]
    import_(data, [str(path) for path in good])
    scores = [result(file.session) for file in read_any(everything(data)).sessions]
    assert sorted(map(str, scores)) == sorted(str(result(read(path).session)) for path in good)


def expected(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.with_name(path.name.replace(".session.", ".result.")).read_text("utf-8")))


def read(path: Path) -> Any:
    return read_session(json.loads(path.read_text("utf-8")))


def test_a_refused_file_leaves_nothing_and_keeps_no_other_out(
    tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player = {"id": ID, "name": "Nobody"}
    half = {"format": "companion-export/1", "players": [player], "sessions": [session(), session([3])]}
    files = [written(tmp_path, "half.json", half), written(tmp_path, "good.json", session(COUNTED))]
    assert import_(data, files) == 1
    out, err = capsys.readouterr()
    assert err == (f"{files[0]}: move 1: sessions.1: 3 is no object; write it in braces, with its keys.\n")
    assert out.splitlines()[-1] == "1 added, 0 updated, 0 skipped, 1 file refused"
    whole = everything(data)
    assert [file["moves"] for file in whole["sessions"]] == [COUNTED]
    assert "Nobody" not in [player["name"] for player in whole["players"]]


def test_a_file_that_contradicts_the_history_is_taken_back_whole(
    tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import_(data, [written(tmp_path, "a.json", session(DRAWN))])
    before = everything(data)
    other = session(COUNTED, players=[{"name": "Eve"}, {"name": "Adam"}])
    fresh = session(COUNTED, id=ID.replace("0b7c", "ffff"), players=[{"name": "Kain"}, {"name": "Abel"}])
    both = {"format": "companion-export/1", "sessions": [fresh, other]}
    capsys.readouterr()
    assert import_(data, [written(tmp_path, "b.json", both)]) == 1
    assert "b.json: move 0: sessions.1" in capsys.readouterr().err
    assert everything(data) == before
    assert import_(data, [written(tmp_path, "c.json", other)]) == 1
    assert "c.json: move 0: id: The session" in capsys.readouterr().err
    assert everything(data) == before


def test_nothing_good_opens_no_history(tmp_path: Path, data: Path) -> None:
    assert import_(data, [str(tmp_path / "nothing.json")]) == 1
    assert not data.exists()


def test_no_history_yet_is_an_empty_export(data: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert export(data, "json", None) == 0
    out, err = capfdbinary.readouterr()
    assert json.loads(out) == {"format": "companion-export/1", "players": [], "boxes": [], "sessions": []}
    assert b"no history" in err
    assert not data.exists()


def test_printed_and_written_are_the_same(
    tmp_path: Path, data: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    import_(data, [written(tmp_path, "a.json", session())])
    capfdbinary.readouterr()
    assert export(data, "json", None) == 0
    out = tmp_path / "out.json"
    assert export(data, "json", str(out)) == 0
    printed = capfdbinary.readouterr().out
    assert printed == out.read_bytes()
    assert "李雷 🐑".encode() in printed


def test_a_file_that_cannot_be_written_is_told_and_the_old_one_stays(
    tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert export(data, "json", str(tmp_path / "no" / "folder.json")) == 1
    assert "cannot be written" in capsys.readouterr().err
    assert export(data, "json", str(tmp_path)) == 1
    assert list(tmp_path.glob(".*")) == []


@pytest.mark.parametrize("what", ["import", "export"])
def test_a_history_that_cannot_be_opened_is_told(
    tmp_path: Path, data: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data.mkdir()
    (data / "companion.sqlite").write_bytes(b"no database at all" * 99)
    file = written(tmp_path, "a.json", session())
    assert (import_(data, [file]) if what == "import" else export(data, "json", None)) == 1
    out, err = capsys.readouterr()
    assert "damaged" in err or "belongs to another program" in err
    assert "added" not in out
    assert (data / "companion.sqlite").read_bytes() == b"no database at all" * 99


@pytest.mark.parametrize("out", ["", ".", "/"])
def test_a_folder_is_no_file_to_export_to(data: Path, out: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert export(data, "json", out) == 1
    assert "name a file with --out" in capsys.readouterr().err


def test_the_history_as_a_table_and_for_bg_stats(
    tmp_path: Path, data: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    import_(data, [str(path) for path in CASES])
    history = History.open(data)
    finished = history.sessions.count(finished=True)
    seats = sum(len(line.chairs) for line in history.sessions.list(limit=100))
    open_ones = history.sessions.count(finished=False)
    history.close()
    assert finished and open_ones
    capfdbinary.readouterr()
    assert export(data, "csv", None) == 0
    table = list(csv.DictReader(io.StringIO(capfdbinary.readouterr().out.decode("utf-8-sig"), newline="")))
    assert len(table) == seats
    for row in table:
        assert int(row["total"]) == int(row["mid"]) + int(row["final"]) + int(row["bushes"])
    out = tmp_path / "plays.bgsplay"
    assert export(data, "bgsplay", str(out)) == 0
    plays = json.loads(out.read_text("utf-8"))["plays"]
    assert len(plays) == finished
    totals = {row["session"]: row["total"] for row in table if row["seat"] == "1"}
    for play in plays:
        assert sum(terms(play["playerScores"][0]["score"]) or []) == int(totals[play["uuid"]])
        assert any(score["startPlayer"] for score in play["playerScores"])
    other = tmp_path / "other"
    assert import_(other, [str(out)]) == 0 and import_(other, [str(out)]) == 0
    assert f"0 added, 0 updated, {finished} skipped" in capfdbinary.readouterr().out.decode()
    assert import_(data, [str(out)]) == 0
    assert f"0 added, 0 updated, {finished} skipped" in capfdbinary.readouterr().out.decode()


@pytest.mark.parametrize("format", ["csv", "bgsplay"])
def test_no_history_yet_has_no_rows(
    data: Path, format: str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert export(data, format, None) == 0
    out, err = capfdbinary.readouterr()
    assert b"no history" in err and not data.exists()
    assert len(out.splitlines()) == 1 if format == "csv" else json.loads(out)["plays"] == []


def test_only_a_complete_export_may_be_large(
    tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each of its sessions is as small as any other file; together they are as many as people played."""
    large = session(COUNTED, note="x" * 8_000_000)
    assert import_(data, [written(tmp_path, "one.json", large)]) == 1
    assert "larger than 8 MB" in capsys.readouterr().err
    whole = {"format": "companion-export/1", "sessions": [large]}
    assert import_(data, [written(tmp_path, "all.json", whole)]) == 0
    assert "1 added" in capsys.readouterr().out


def test_what_is_left_out_is_said(tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plays = {"games": [{"id": 1, "name": "Chess"}], "plays": [{"uuid": ID, "gameRefId": 1}]}
    assert import_(data, [written(tmp_path, "a.bgsplay", plays)]) == 0
    out, err = capsys.readouterr()
    assert 'a.bgsplay: Play 1 is left out: The app does not know the game "Chess".' in err
    assert "nothing in it" in out

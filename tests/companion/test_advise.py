"""`companion advise` as a command. Source: formats.md, sections 1 and 6."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.advise import advise
from tests.companion.test_score import ROOT, command, written
from tests.models.exchange.files import session as other_game
from tests.models.games.fence_em_in.table import assets, board, build, file, leave, roll, side, spend, tally

LIES = assets(f1=["cow", "hay", "cow"], f2=["granary"], f3=["chicken"])
PLAYED = [LIES, roll(0, 1, 2, 3)]
SMALL: dict[str, Any] = {"board": board([0, 0], columns=3, rows=2), "granary_slot": 2}


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_one_object_a_line_best_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """On 3 x 2 cells from the corner: 1 x 2, 2 x 1 and 3 x 1, 3 x 2; 2 x 3 and 1 x 3 do not fit."""
    assert advise(written(tmp_path, "a.json", file(*PLAYED, **SMALL)), 100) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found = lines(out)
    assert found[0] == {
        "width": 3,
        "height": 2,
        "at": [0, 0],
        "asset": "cow",
        "slot": "same",
        "points": 3,
        "fertilizer": 0,
        "farm": 1,
        "value": 4.0,
    }
    sizes = {(each["width"], each["height"], each["asset"]) for each in found}
    chicken, granary = [(1, 2, "chicken"), (2, 1, "chicken")], [(3, 1, "granary")]
    assert sizes == {*chicken, *granary, (3, 2, "cow"), (3, 2, "hay")}
    # Chicken: 1 point, 2 fertilizer, 1 on the farm board. Granary: 1, 1, and 2 on its own space or 1.
    assert {each["value"] for each in found if each["asset"] == "chicken"} == {2.67}
    assert {(each["slot"], each["value"]) for each in found if each["asset"] == "granary"} == {
        ("granary", 3.33),
        ("leftovers", 2.33),
    }
    values = [each["value"] for each in found]
    assert values == sorted(values, reverse=True)
    assert len(found) == len({json.dumps(each) for each in found})


def test_ten_unless_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = written(tmp_path, "a.json", file(*PLAYED, **SMALL))
    assert advise(name, 100) == 0
    every = lines(capsys.readouterr().out)
    assert len(every) > 12
    for words, n in (((), 10), (("--top", "1"), 1), (("--top", "12"), 12), (("--top", "5000"), len(every))):
        done = command("advise", *words, name)
        assert done.returncode == 0
        assert lines(done.stdout.decode()) == every[:n]


def test_standard_input() -> None:
    done = command("advise", "-", stdin=json.dumps(file(*PLAYED, **SMALL)).encode())
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(done.stdout.splitlines()) == 10


CROWDED = [roll(), build("cow", "same", 3, 2, 0, 0), assets(f1=["cow"]), roll(0, 1, 1, 1)]


@pytest.mark.parametrize(
    "moves",
    [
        [],
        [LIES],
        [LIES, roll(0, 1, 2, 3), leave()],
        [LIES, roll(0, 1, "choice", 3)],
        [assets(), roll(0, 1, 1, 1)],
        [LIES, roll(0, 5, 5, 1)],
        CROWDED,
        [tally()],
    ],
    ids=["new", "no roll", "between rounds", "choice open", "no token", "no place", "full", "counted"],
)
def test_nothing_to_suggest_is_no_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], moves: list[dict[str, Any]]
) -> None:
    assert advise(written(tmp_path, "a.json", file(*moves, **SMALL)), 10) == 0
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("moves", "box", "move", "words"),
    [
        ([LIES, roll(0, 1, 2, 3)], {"board": None}, 0, "needs the board"),
        ([LIES, roll(0, 1, 2, 3)], {}, 0, "needs the board"),
        ([LIES, roll(0)], SMALL, 2, "needs the dice"),
        ([roll(0, 1, 2, 3)], SMALL, 1, "needs the assets board"),
    ],
    ids=["no board", "no box", "dice not followed", "no assets"],
)
def test_what_advice_needs_is_said(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    moves: list[dict[str, Any]],
    box: dict[str, Any],
    move: int,
    words: str,
) -> None:
    name = written(tmp_path, "a.json", file(*moves, **box))
    assert advise(name, 10) == 1
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert line.startswith(f"{name}: move {move}: Advice ") and words in line and line.endswith(".")


@pytest.mark.parametrize(
    ("data", "move", "words"),
    [
        (b"{", 0, "not JSON"),
        (file(*PLAYED, board=board([3, 0], columns=3, rows=2)), 0, "off the board"),
        (file(*PLAYED, roll(), **SMALL), 3, "Not everybody"),
        (file(*PLAYED, spend(1), **SMALL), 3, "has 0"),
        (other_game(), 0, "Volle Weide"),
    ],
    ids=["no JSON", "box", "illegal", "spend", "other game"],
)
def test_a_fault_in_the_file_is_said_with_its_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: Any, move: int, words: str
) -> None:
    name = written(tmp_path, "a.json", data)
    assert advise(name, 10) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{name}: move {move}: ") and words in err


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    name = str(tmp_path / "nothing.json")
    done = command("advise", name)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode().startswith(f"{name}: move 0: There is no such file")


@pytest.mark.parametrize(
    "words",
    [(), ("--top", "0", "x"), ("--top", "-1", "x"), ("--top", "two", "x"), ("--top", "1.5", "x"), ("x", "y")],
)
def test_a_wrong_command_line_is_2(words: tuple[str, ...]) -> None:
    done = command("advise", *words)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Traceback" not in done.stderr


def test_an_open_choice_once_made_is_advised_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = [LIES, roll(0, 1, "choice", 3), side(1, 2)]
    assert advise(written(tmp_path, "a.json", file(*moves, **SMALL)), 1) == 0
    assert lines(capsys.readouterr().out)[0]["value"] == 4.0


def test_nobody_reads_on(tmp_path: Path) -> None:
    name = written(tmp_path, "a.json", file(*PLAYED, **SMALL))
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m companion advise --top 1000 {name} | head -1"],
        cwd=ROOT,
        capture_output=True,
    )
    assert done.stdout.count(b"\n") == 1 and done.stderr == b""


def test_neither_screen_nor_database_is_imported(tmp_path: Path) -> None:
    name = written(tmp_path, "a.json", file(*PLAYED, **SMALL))
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "companion", "advise", name],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    imported = {line.rsplit("|", 1)[-1].strip().split(".")[0] for line in done.stderr.splitlines()}
    assert "pydantic" in imported
    assert imported.isdisjoint(
        {"flet", "flet_web", "sqlalchemy", "sqlmodel", "starlette", "views", "sqlite3"}
    )


@pytest.mark.parametrize("broken", [">/dev/full", ">&-"])
def test_an_output_that_cannot_be_written_is_said(tmp_path: Path, broken: str) -> None:
    name = written(tmp_path, "a.json", file(*PLAYED, **SMALL))
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m companion advise {name} {broken}"], cwd=ROOT, capture_output=True
    )
    assert done.returncode == 1
    assert done.stderr.startswith(b"The output cannot be written (")

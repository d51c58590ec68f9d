"""`companion score` as a command. Source: formats.md, section 1."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.score import score
from tests.models.exchange.files import COUNTED, DRAWN, session
from tests.models.exchange.test_malformed import NOT_JSON

ROOT = Path(__file__).parents[2]


def command(*words: str, stdin: bytes = b"", **more: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "companion", *words], cwd=ROOT, input=stdin, capture_output=True, **more
    )


def written(folder: Path, name: str, data: Any) -> str:
    path = folder / name
    path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    return str(path)


def test_one_line_a_file_in_the_order_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = written(tmp_path, "good.json", session(COUNTED))
    bad = written(tmp_path, "bad.json", session([*DRAWN, {"do": "skip", "player": 0}]))
    worse = written(tmp_path, "worse.json", session(players=[]))
    assert score([bad, good, worse, good]) == 1
    out, err = capsys.readouterr()
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line.get("move") for line in lines] == [8, None, 0, None]
    assert [line.get("file") for line in lines] == [bad, None, worse, None]
    assert lines[1] == lines[3]
    assert lines[1]["players"][1]["name"] == "李雷 🐑"
    first, second = err.splitlines()
    assert first == f"{bad}: move 8: {lines[0]['error']}"
    assert second == f"{worse}: move 0: {lines[2]['error']}"
    assert lines[2]["error"].startswith("players: ")


def test_all_well_is_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert score([written(tmp_path, "a.json", session(COUNTED))]) == 0
    assert capsys.readouterr().err == ""


def test_standard_input(tmp_path: Path) -> None:
    done = command("score", "-", stdin=json.dumps(session(COUNTED)).encode())
    assert done.returncode == 0
    assert json.loads(done.stdout)["finished"] is True
    done = command("score", "-", stdin=b"{")
    assert done.returncode == 1
    assert json.loads(done.stdout)["file"] == "-"
    assert done.stderr.startswith(b"-: move 0: ")


def test_missing_files_folders_and_odd_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = written(tmp_path, "empty.json", b"")
    names = [str(tmp_path / "nothing.json"), str(tmp_path), empty, "a\0b", "x" * 5000, f"{empty}/below"]
    assert score(names) == 1
    out, err = capsys.readouterr()
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["file"] for line in lines] == names
    assert all(line["move"] == 0 and line["error"].endswith(".") for line in lines)
    assert len(err.splitlines()) == len(names)


def test_a_file_that_is_too_large_is_not_read_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("this system has no endless file")
    assert score(["/dev/zero"]) == 1
    assert "larger than 8 MB" in json.loads(capsys.readouterr().out)["error"]


def test_a_file_name_in_no_encoding(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff\xfe.json"
    done = subprocess.run(
        [sys.executable.encode(), b"-m", b"companion", b"score", name], cwd=ROOT, capture_output=True
    )
    assert done.returncode == 1
    assert json.loads(done.stdout)["move"] == 0
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_names_in_any_script_whatever_the_terminal_writes(tmp_path: Path, encoding: str) -> None:
    data = session(COUNTED, players=[{"name": "Zoë 李雷"}, {"name": "Анна\u2028محمد 🐑"}])
    file = written(tmp_path, "name 🐑.json", data)
    done = command("score", file, file, env={**os.environ, "PYTHONIOENCODING": encoding})
    assert done.returncode == 0
    lines = done.stdout.decode("ascii").splitlines()
    assert [json.loads(line)["players"][1]["name"] for line in lines] == ["Анна\u2028محمد 🐑"] * 2


def test_no_file_named_is_the_command_line_wrong() -> None:
    done = command("score")
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_broken_files_never_end_in_a_traceback(tmp_path: Path) -> None:
    files = [written(tmp_path, f"{number}.json", content) for number, (content, _) in enumerate(NOT_JSON)]
    done = command("score", *files)
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == len(done.stderr.splitlines()) == len(files)
    assert all(json.loads(line)["move"] == 0 for line in done.stdout.splitlines())
    assert b"Traceback" not in done.stderr


def test_neither_screen_nor_database_is_imported(tmp_path: Path) -> None:
    file = written(tmp_path, "a.json", session(COUNTED))
    code = (
        "import sys; from companion.score import score; score(sys.argv[1:]);"
        "print(sorted({name.split('.')[0] for name in sys.modules}"
        " & {'flet', 'flet_web', 'sqlalchemy', 'sqlmodel', 'alembic', 'starlette', 'views', 'sqlite3'}))"
    )
    done = subprocess.run([sys.executable, "-c", code, file], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_neither_are_they_through_the_command(tmp_path: Path) -> None:
    file = written(tmp_path, "a.json", session(COUNTED))
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "companion", "score", file],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    imported = {line.rsplit("|", 1)[-1].strip().split(".")[0] for line in done.stderr.splitlines()}
    assert "pydantic" in imported
    assert imported.isdisjoint({"flet", "flet_web", "sqlalchemy", "sqlmodel", "starlette", "views"})


@pytest.mark.parametrize("words", [("score", "{file}"), ("export",), ("import", "{file}")])
@pytest.mark.parametrize("broken", [">/dev/full", ">&-"])
def test_an_output_that_cannot_be_written_is_said(
    tmp_path: Path, words: tuple[str, ...], broken: str
) -> None:
    file = written(tmp_path, "a.json", session(COUNTED))
    more = () if words[0] == "score" else ("--data", str(tmp_path))
    line = shlex.join([sys.executable, "-m", "companion", *(w.format(file=file) for w in words), *more])
    done = subprocess.run(["sh", "-c", f"{line} {broken}"], cwd=ROOT, capture_output=True)
    assert done.returncode == 1
    (said,) = (each for each in done.stderr.splitlines() if b"history" not in each)
    assert said.startswith(b"The output cannot be written (")


def test_nobody_reads_on(tmp_path: Path) -> None:
    file = written(tmp_path, "a.json", session(COUNTED))
    line = shlex.join([sys.executable, "-m", "companion", "score", *[file] * 500])
    done = subprocess.run(["sh", "-c", f"{line} | head -1"], cwd=ROOT, capture_output=True)
    assert done.stdout.count(b"\n") == 1 and done.stderr == b""


def test_a_closed_standard_input_is_said(tmp_path: Path) -> None:
    line = shlex.join([sys.executable, "-m", "companion", "score", "-"])
    done = subprocess.run(["sh", "-c", f"{line} <&-"], cwd=ROOT, capture_output=True)
    assert done.returncode == 1
    assert done.stderr == b"-: move 0: Standard input is closed; name a file.\n"

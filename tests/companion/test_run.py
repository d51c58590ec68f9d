"""`companion run` as a process: how it starts, what it says when it cannot, how it ends."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from companion.address import DEFAULT_PORT, NoPort, hosts, listen
from companion.key import Key
from companion.place import data_folder
from tests.browser.server import ROOT, Server


def companion(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs the command to its end."""
    return subprocess.run(
        [sys.executable, "-m", "companion", *words],
        cwd=ROOT,
        env={**os.environ, "NO_COLOR": "1", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


def test_the_version_is_told_without_loading_the_app() -> None:
    told = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "companion", "--version"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert told.returncode == 0
    assert told.stdout.startswith("companion ")
    for heavy in ("flet", "sqlalchemy", "pydantic", "uvicorn", "starlette", "asyncio"):
        assert f"| {heavy}\n" not in told.stderr.replace(" " * 2, "")


@pytest.mark.parametrize(
    "words", [["--help"], ["run", "--help"], ["score", "--help"], ["export", "--help"], ["import", "-h"]]
)
def test_help_is_there(words: list[str]) -> None:
    told = companion(*words)
    assert told.returncode == 0
    assert "Usage: companion" in told.stdout


@pytest.mark.parametrize(
    "words",
    [
        ["run", "--prot", "1"],
        ["run", "--port", "many"],
        ["run", "--port", "70000"],
        ["run", "--data"],
        ["play"],
        ["score"],
        ["import"],
        ["export", "--format", "xml"],
    ],
)
def test_a_wrong_command_line_is_told_so(words: list[str]) -> None:
    told = companion(*words)
    assert told.returncode == 2
    assert "Error" in told.stderr and "Traceback" not in told.stderr
    assert told.stdout == ""


def test_a_data_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        told = companion("run", "--no-browser", "--port", "0", "--data", str(folder))
        assert told.returncode == 1
        assert str(folder) in told.stderr and "--data" in told.stderr
        assert len(told.stderr.splitlines()) == 1 and "Traceback" not in told.stderr


def test_a_taken_port_that_was_named_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = companion(
            "run", "--no-browser", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)
        )
    assert told.returncode == 1
    assert (
        told.stderr == f"Port {port} is taken. Name another one, or leave --port out for the next free one.\n"
    )


def test_a_host_that_is_not_here_is_one_sentence(tmp_path: Path) -> None:
    told = companion("run", "--no-browser", "--host", "192.0.2.7", "--port", "0", "--data", str(tmp_path))
    assert told.returncode == 1
    assert told.stderr.startswith("Cannot listen on 192.0.2.7") and "Traceback" not in told.stderr


def test_without_a_port_the_next_free_one_is_taken() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        assert DEFAULT_PORT <= first.getsockname()[1] < second.getsockname()[1]
        with pytest.raises(NoPort):
            listen("127.0.0.1", first.getsockname()[1])


def test_addresses_for_other_devices_come_before_this_machines_own() -> None:
    assert hosts("0.0.0.0")[-1] == "127.0.0.1"
    assert hosts("192.0.2.1") == ("192.0.2.1",)


def test_the_data_folder_named_on_the_command_line_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path / "told"))
    assert data_folder(tmp_path / "named") == tmp_path / "named"
    assert data_folder(None) == tmp_path / "told"
    monkeypatch.delenv("COMPANION_DATA")
    assert data_folder(None).is_absolute()


def test_a_hand_made_client_without_the_key_gets_nothing(tmp_path: Path, cache: Path) -> None:
    server = Server(tmp_path / "data", cache)
    server.start()
    try:
        line = f"ws://127.0.0.1:{server.port}/ws"
        before = server.log.read_text().count(server.key)
        for address in (line, f"{line}?key={server.key}", f"{line}?key=wrong"):
            with pytest.raises(InvalidStatus) as refused, connect(address):
                pass
            assert refused.value.response.status_code == 403
            assert server.key not in str(refused.value.response)
        assert server.log.read_text().count(server.key) == before, "the key stands in no line about a request"
    finally:
        server.kill()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_in_order_though_a_browser_is_connected(
    tmp_path: Path, cache: Path, how: signal.Signals
) -> None:
    server = Server(tmp_path / "data", cache)
    server.start()
    cookie = {"Cookie": f"{Key(server.key).cookie}={server.key}"}
    try:
        with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=cookie):
            status = server.end(how)
    finally:
        server.kill()
    assert status == (0 if how == signal.SIGINT else -signal.SIGTERM)
    assert "Traceback" not in server.log.read_text()


def test_the_same_key_opens_after_a_restart(tmp_path: Path, cache: Path) -> None:
    server = Server(tmp_path / "data", cache)
    server.start()
    key = server.key
    server.kill()
    server.start()
    try:
        assert server.key == key
        assert server.log.read_text().count(f"open http://127.0.0.1:{server.port}/?key={key}") == 2
    finally:
        server.kill()


def test_an_address_of_ones_own_is_printed_instead(tmp_path: Path, cache: Path) -> None:
    server = Server(tmp_path / "data", cache, "--url", "https://sheep.test/")
    server.start()
    server.kill()
    assert f"open https://sheep.test/?key={server.key}\n" in server.log.read_text()

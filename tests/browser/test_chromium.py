"""A browser is found, or fetched, or its absence says what to type."""

from pathlib import Path

import pytest

from tests.browser import chromium as finder
from tests.browser.chromium import NoBrowser, chromium


class Machine:
    """A machine without a browser, on which some commands bring one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path, brings: str = "") -> None:
        self.browser = folder / "chromium"
        self.ran: list[str] = []
        self.said: list[str] = []
        self.brings = brings
        monkeypatch.delenv("CHROMIUM", raising=False)
        monkeypatch.setattr(finder.shutil, "which", lambda name: None)
        monkeypatch.setattr(finder, "_run", self.run)
        monkeypatch.setattr(finder, "_is_root", lambda: True)
        monkeypatch.setattr(finder, "_is_debian", lambda: True)

    def run(self, *command: str, timeout: float = 0) -> bool:
        self.ran.append(" ".join(command))
        if self.brings and self.brings in self.ran[-1]:
            self.browser.touch()
        return command[0] == str(self.browser) or bool(self.brings and self.brings in self.ran[-1])

    def find(self) -> str:
        return chromium(str(self.browser), self.said.append)


def test_one_that_is_there_is_taken_without_a_word(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    machine = Machine(monkeypatch, tmp_path)
    machine.browser.touch()
    assert machine.find() == str(machine.browser)
    assert machine.said == []


def test_one_that_is_missing_is_fetched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    machine = Machine(monkeypatch, tmp_path, brings="playwright install")
    assert machine.find() == str(machine.browser)
    assert machine.said == ["No Chromium found: fetching Playwright's own."]


def test_where_that_fails_the_system_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    machine = Machine(monkeypatch, tmp_path, brings="apt-get")
    assert machine.find() == str(machine.browser)
    assert machine.said[-1] == "That failed: installing the system's package chromium."


def test_where_all_fails_it_says_what_to_type(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    machine = Machine(monkeypatch, tmp_path)
    with pytest.raises(NoBrowser, match="playwright install"):
        machine.find()
    machine.ran.clear()
    monkeypatch.setattr(finder, "_is_root", lambda: False)
    with pytest.raises(NoBrowser):
        machine.find()
    assert [command for command in machine.ran if "apt-get" in command or "--with-deps" in command] == []

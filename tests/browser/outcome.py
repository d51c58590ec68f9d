"""What came of a game: the result on the screen beside what the command line says of the exported session."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.browser.people import People
from tests.browser.screen import Screen
from tests.browser.server import ROOT, Server


def taken_in(server: Server, box: dict[str, Any], folder: Path) -> None:
    """The box file, imported by the command line as its owner would."""
    file = folder / "box.json"
    file.write_text(json.dumps(box))
    command = [sys.executable, "-m", "companion", "import", "--data", str(server.data), str(file)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)


def exported(server: Server) -> list[dict[str, Any]]:
    """The sessions of a complete export, written by the command line while the app runs."""
    done = subprocess.run(
        [sys.executable, "-m", "companion", "export", "--data", str(server.data)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    sessions: list[dict[str, Any]] = json.loads(done.stdout)["sessions"]
    return sessions


def scored(session: dict[str, Any], folder: Path) -> dict[str, Any]:
    """What `companion score` says of a session file."""
    file = folder / "session.json"
    file.write_text(json.dumps(session))
    done = subprocess.run(
        [sys.executable, "-m", "companion", "score", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def shown_totals(screen: Screen, names: list[str]) -> list[int]:
    """The totals as the result's table says them, in seating order."""
    found = []
    for seat in range(len(names)):
        label = screen.see(f"score-{seat}-total").inner_text() or screen.see(
            f"score-{seat}-total"
        ).get_attribute("aria-label")
        number = re.search(r"[\u2212-]?\d+", (label or "").replace("\u2212", "-"))
        assert number, label
        found.append(int(number.group(0)))
    return found


def check_result(server: Server, screen: Screen, names: list[str], folder: Path) -> dict[str, Any]:
    """The result on the screen equals `companion score` of the exported session."""
    (session,) = [each for each in exported(server) if [p["name"] for p in each["players"]] == names]
    result = scored(session, folder)
    assert result["finished"]
    assert shown_totals(screen, names) == [player["total"] for player in result["players"]]
    return result


def killed_and_back(server: Server, people: People) -> None:
    """The server dies as with a flat battery and is started again; the screen is the same without a touch."""
    screen = people.screen
    before = screen.rest()
    screen.keep_in_mind()
    server.kill()
    server.start()
    screen.back()
    people.until(lambda: screen.rest() == before, 40_000)

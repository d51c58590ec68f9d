"""Looking back on a seeded history: filter, replay, on from a move, putting right, trash; on a phone, by touch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from models.history.database import open_database
from models.history.repository import History
from tests.browser.fixtures import MakeScreen
from tests.browser.screen import Screen
from tests.browser.server import Server
from tests.seeding.seed import Seeder
from tests.views.evening import played

SESSIONS = 120


@pytest.fixture
def seeded(tmp_path: Path, cache: Path) -> Iterator[tuple[Server, str, History]]:
    """The app on a history of years, and the newest session in it, which was played here."""
    server = Server(tmp_path / "data", cache)
    database = open_database(server.data)
    Seeder(database).sow(SESSIONS)
    history = History(database)
    id = played(history, ("Dora", "Zoë"), started="2026-11-29T19:05:00+01:00", place="By the lake").id
    for oldest in history.sessions.list(2, until="2017-12-31"):
        history.sessions.delete(oldest.id)
    server.start()
    yield server, id, history
    server.kill()
    history.close()


def said(screen: Screen, words: str) -> None:
    """Waits until that stands somewhere on the screen."""
    screen.says(words).first.wait_for(state="attached")


def test_years_of_sessions(seeded: tuple[Server, str, History], phone: MakeScreen) -> None:
    server, id, history = seeded
    screen = phone()
    screen.open(f"{server.base}/history?key={server.key}")
    screen.see(f"session-{id}")
    assert len(screen.page.locator("[flt-semantics-identifier^=session-]").all()) < SESSIONS / 2

    screen.tap("filter")
    zoe = history.people.find("Zoë")
    assert zoe is not None
    screen.tap(f"choose-{zoe.id}")
    screen.tap("choose-volle-weide")
    expected = history.sessions.count(person=zoe.id, game="volle-weide")
    screen.see("filter-done")
    said(screen, f"Show {expected} session")
    screen.tap("filter-done")
    screen.tap(f"session-{id}")

    screen.tap("step-first")
    for _ in range(3):
        screen.tap("step-next")
    screen.tap("play-on")
    said(screen, "On from move 3 as a new session.")
    (branch,) = history.sessions.list(5, finished=False, place="By the lake")
    assert len(history.sessions.get(branch.id).moves) == 3

    screen.open(f"{server.base}/history/{id}/edit")
    screen.tap("seat-1")
    screen.tap("sit-max")
    said(screen, "Max sits there now instead of Zoë.")
    seats = history.sessions.get(id).frame["players"]
    assert [seat["name"] for seat in seats] == ["Dora", "Max"]

    screen.open(f"{server.base}/history")
    screen.tap("deleted")
    gone = history.sessions.count(deleted=True)
    screen.tap("empty-trash")
    said(screen, f"Delete {gone} session")
    screen.tap("purge-yes")
    said(screen, "Nothing is deleted.")
    assert history.sessions.count(deleted=True) == 0 and history.sessions.count() > SESSIONS / 2

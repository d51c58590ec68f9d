"""Looking back in a real browser: from the history to the statistics, their numbers in words, a person, a merge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from models.history.database import open_database
from models.history.repository import History
from tests.browser.fixtures import MakeScreen
from tests.browser.server import Server
from tests.seeding.seed import Seeder


@pytest.fixture
def seeded(tmp_path: Path, cache: Path) -> Iterator[Server]:
    """The app on a history of forty sessions, with two people who are one."""
    folder = tmp_path / "data"
    folder.mkdir()
    database = open_database(folder)
    Seeder(database).sow(40)
    for name in ("Anna Maria", "AnnaMaria"):
        History(database).people.add(name)
    database.close()
    server = Server(folder, cache)
    server.start()
    yield server
    server.kill()


def test_numbers_are_drawn_and_said(seeded: Server, phone: MakeScreen) -> None:
    screen = phone()
    screen.open(seeded.url.replace("/?", "/history?"))
    screen.tap("statistics")
    screen.see("sessions-chart")
    screen.tap("game-volle-weide")
    screen.tap("topic-scores")
    chart = screen.see("scores")
    drawn = chart.get_attribute("aria-label") or chart.locator("[aria-label]").first.get_attribute(
        "aria-label"
    )
    assert drawn and re.match(r"Scores of Volle Weide\. .+: from .+ to .+\.", drawn)
    assert screen.unnamed() == []
    screen.tap("numbers-scores")
    expect(screen.says(re.compile(r"^\d.*: \w+ .?\d"))).to_be_attached()
    screen.tap("topic-records")
    screen.tap("score-0")
    screen.see("back")
    expect(screen.page).to_have_url(re.compile("/history/"))

    screen.page.goto(f"{seeded.base}/players")
    screen.ready()
    screen.see("new-player")
    screen.tap(screen.button("Are they one person?"))
    screen.tap("merge-now")
    screen.gone("merge-now")
    expect(screen.button("Are they one person?")).to_have_count(0)
    screen.tap(screen.button(re.compile("^Dora")).first)
    expect(screen.says("Played with")).to_be_attached()
    assert screen.unnamed() == []

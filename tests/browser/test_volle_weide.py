"""Whole games of Volle Weide in a real browser: by touch, with the server killed in the middle, to the history."""

from __future__ import annotations

from pathlib import Path

from tests.browser.evening import Evening
from tests.browser.fixtures import MakeScreen
from tests.browser.outcome import check_result, killed_and_back
from tests.browser.server import Server


def test_three_play_on_a_phone_and_the_server_is_killed_twice(
    server: Server, phone: MakeScreen, tmp_path: Path
) -> None:
    names = ["Dora", "Milo", "Ines"]
    screen = phone(reduced_motion="no-preference")
    evening = Evening(screen.open(server.url), seed=11)
    evening.set_up(server.base, names)
    evening.play_on(rounds=3)
    evening.roll()
    evening.draw()
    # In the middle of a round, the ghost moved: the same player, the same place.
    screen.tap("meadow", 0.3, 0.6)
    screen.tap("next")
    screen.page.wait_for_timeout(500)
    killed_and_back(server, evening)
    evening.draw()
    # And again between two taps.
    killed_and_back(server, evening)
    assert evening.play_on() == "result"
    result = check_result(server, screen, names, tmp_path)
    # Undo across the end and redo: the same result.
    screen.tap("undo")
    screen.see("draw")
    screen.tap("redo")
    screen.see("same-again")
    assert check_result(server, screen, names, tmp_path) == result
    screen.tap("close")
    screen.tap(screen.page.get_by_role("tab", name="History").or_(screen.button("History")).first)
    winner = next(player for player in result["players"] if player["winner"])
    screen.see(screen.says(str(winner["total"]).replace("-", "\u2212")))


def test_three_play_on_a_tablet_in_german_at_night(
    server: Server, tablet: MakeScreen, tmp_path: Path
) -> None:
    names = ["Zo\u00eb", "J\u00fcrgen", "\u674e\u96f7"]
    screen = tablet(scheme="dark", locale="de-DE")
    evening = Evening(screen.open(server.url), seed=23)
    evening.set_up(server.base, names)
    assert "w\u00fcrfeln" in screen.text()
    evening.play_on(rounds=4)
    evening.roll()
    killed_and_back(server, evening)
    assert evening.play_on() == "result"
    check_result(server, screen, names, tmp_path)

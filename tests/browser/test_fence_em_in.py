"""Whole games of Fence Em In in a real browser: by touch, with the server killed in the middle, to the result."""

from __future__ import annotations

from pathlib import Path

from tests.browser.farmers import Farmers
from tests.browser.fixtures import MakeScreen
from tests.browser.outcome import check_result, killed_and_back
from tests.browser.server import Server

MOST_WITHOUT = 6


def test_four_score_without_board_and_dice(server: Server, phone: MakeScreen, tmp_path: Path) -> None:
    names = ["Dora", "Milo", "Ines", "Theo"]
    screen = phone()
    farmers = Farmers(screen.open(server.url), seed=5)
    farmers.sit_down("fence-em-in", names)
    screen.tap("start")
    farmers.play_on(rounds=5, dice=False)
    killed_and_back(server, farmers)
    assert farmers.play_on(dice=False) == "result"
    check_result(server, screen, names, tmp_path)
    each = farmers.each_turn(4)
    print(f"\ntaps a turn without the board, a roll shared by four: {each:.1f}")
    assert each <= MOST_WITHOUT


def test_two_count_the_table_at_the_end_on_a_tablet(
    server: Server, tablet: MakeScreen, tmp_path: Path
) -> None:
    names = ["J\u00fcrgen", "Zo\u00eb"]
    screen = tablet(scheme="dark", locale="de-DE")
    farmers = Farmers(screen.open(server.url), seed=9)
    screen.tap("count-fence-em-in")
    for name in names:
        screen.write("new-player", name)
        screen.tap("add-player")
        screen.see(f"leave-{name.casefold()}")
    screen.tap("start")
    for _ in names:
        screen.see("placement-more-5")
        for key in ("placement-more-5", "placement-more-5", "placement-more-1", "fertilizer-more-1"):
            screen.tap(key)
            farmers.settled()
        for key in ("fill-same-3", "fill-different-2", "fill-barn-1", "mission-0-more-1", "mission-1-less-1"):
            screen.tap(key)
            farmers.settled()
        farmers.on("next")
    screen.see("same-again")
    result = check_result(server, screen, names, tmp_path)
    assert result["decided_by"] == "shared"
    assert [player["parts"]["farm"] for player in result["players"]] == [8, 8]
    assert result["missing"] == ["barn_slot"]

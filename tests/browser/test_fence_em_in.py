"""Whole games of Fence Em In in a real browser: by touch, with the server killed in the middle, to the result."""

from __future__ import annotations

from pathlib import Path

from tests.browser.farmers import Farmers
from tests.browser.fixtures import MakeScreen
from tests.browser.outcome import check_result, killed_and_back, taken_in
from tests.browser.server import Server

BOX = {
    "format": "companion-box/1",
    "game": "fence-em-in",
    "name": "Our copy",
    "box": {
        "board": {"columns": 12, "rows": 10, "shared": True, "starts": [[1, 1], [10, 1], [1, 8], [10, 8]]},
        "barn_slot": 4,
        "missions": [{"kind": "enclosure", "text": "Long enclosures"}, {"kind": "support", "text": "Cows"}],
    },
}
MOST_WITH_BOARD, MOST_WITHOUT = 9, 6


def advised(farmers: Farmers) -> None:
    """The assets board is told, advice asked for, and the best idea built."""
    screen = farmers.screen
    screen.tap("assets")
    for face in range(1, 6):
        screen.tap(f"face-{face}")
        for asset in ("sheep", "corn", "hay"):
            screen.tap(f"add-{asset}")
    screen.tap("assets-done")
    screen.gone("assets-done")
    farmers.settled()
    screen.tap("advice")
    screen.tap("show-idea-0")
    screen.gone("show-idea-0")
    farmers.settled()
    screen.tap("build")
    screen.see("to-board")
    farmers.on("build")


def spent(farmers: Farmers) -> None:
    """One fertilizer for two tokens that are swapped on the table, then taken back and done again."""
    screen = farmers.screen
    before = farmers.fertilizer()
    assert before
    for _ in range(2):
        screen.tap("spend")
        screen.see("spend-1")
        # After an undo the sheet still knows what was being bought.
        if not screen.find("spend-now").count():
            screen.tap("spend-1")
        farmers.on("spend-now")
        farmers.until(lambda: farmers.fertilizer() == before - 1)
        screen.tap("undo")
        farmers.until(lambda: farmers.fertilizer() == before)
    screen.tap("redo")
    farmers.until(lambda: farmers.fertilizer() == before - 1)
    farmers.settled()


def test_three_play_with_board_dice_spending_and_advice(
    server: Server, phone: MakeScreen, tmp_path: Path
) -> None:
    names = ["Dora", "Milo", "Ines"]
    taken_in(server, BOX, tmp_path)
    screen = phone()
    farmers = Farmers(screen.open(server.url), seed=3)
    screen.tap(screen.page.get_by_role("tab", name="Settings").or_(screen.button("Settings")).first)
    screen.tap("advice")
    farmers.settled()
    screen.tap(screen.page.get_by_role("tab", name="Games").or_(screen.button("Games")).first)
    farmers.sit_down("fence-em-in", names)
    screen.tap("start")
    farmers.play_on(rounds=3)
    # The fourth round: fertilizer and advice first, and in the middle of a turn the server dies, twice.
    farmers.roll((1, 2, 2))
    if farmers.fertilizer():
        spent(farmers)
    if not farmers.stuck():
        advised(farmers)
    if not farmers.stuck():
        farmers.tap(f"token-{farmers.tokens()[0]}")
        farmers.settled()
        killed_and_back(server, farmers)
        # What the reader has chosen is there again too, without a touch.
        screen.see("advice")
        farmers.on("build")
        screen.see("to-board")
        farmers.settled()
        killed_and_back(server, farmers)
        farmers.on("build")
    assert farmers.play_on() == "result"
    result = check_result(server, screen, names, tmp_path)
    screen.tap("undo")
    screen.see("next")
    screen.tap("redo")
    screen.tap("next")
    screen.see("same-again")
    assert check_result(server, screen, names, tmp_path) == result
    each = farmers.each_turn(4)
    print(f"\ntaps a turn with the board, a roll shared by four: {each:.1f}")
    assert each <= MOST_WITH_BOARD


def test_two_score_without_board_and_dice(server: Server, phone: MakeScreen, tmp_path: Path) -> None:
    names = ["Dora", "Milo"]
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

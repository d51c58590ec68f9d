"""Fence Em In before and without play: the copy's editor, the set-up, the count at the end only."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import flet as ft
import pytest

from models.games.fence_em_in.oddity import finished
from models.history.repository import History
from models.table import Table
from tests.views.headless import HeadlessPage, world
from views.box_menu import free_name, take
from views.games.fence_em_in.boxes import BOXES
from views.kit.frame import Frame

GAME = "fence-em-in"
MISSIONS = [
    {"kind": "support", "text": "Barns"},
    {"kind": "enclosure", "text": "Large ones"},
    {"kind": "support", "text": "Sheep beside cows"},
    {"kind": "enclosure", "text": "Squares"},
]
BOARD: dict[str, Any] = {
    "columns": 8,
    "rows": 7,
    "shared": True,
    "starts": [[1, 1], [6, 1], [1, 5]],
}
Visit = Callable[[HeadlessPage], Awaitable[None]]


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, route: str, do: Visit, **size: float) -> None:
    async def run() -> None:
        await do(await HeadlessPage(route, **size).start(world(history)))

    asyncio.run(run())


def seated(history: History, *names: str, **choices: Any) -> None:
    """Those sit at the table of the set-up already."""
    kept = {"seats": [{"name": name} for name in names], "choices": choices}
    history.settings.set(f"setup.{GAME}", kept)


def data(history: History, id: str) -> dict[str, Any]:
    row = history.boxes.get(id)
    assert row is not None
    return row.data


def the_table(history: History) -> Table:
    (summary,) = history.sessions.list(9, finished=False) or history.sessions.list(9, finished=True)
    return Table.open(history, summary.id)


def frame_of(history: History) -> dict[str, Any]:
    return history.sessions.get(the_table(history).id).frame


# The list and the editor.


def test_a_new_copy_is_entered_tap_by_tap(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert any(text.startswith("None yet, and none is needed") for text in page.texts())
        await page.tap(f"new-{GAME}")
        (row,) = history.boxes.list(GAME)
        assert (row.name, row.data) == ("Our copy", {}) and page.page.route == f"/boxes/{row.id}"
        await page.tap("kind-shared")
        assert "No starting cell is set. Tap the board where the players begin." in page.texts()
        await page.tap("columns-less-1")
        await page.tap("rows-more-1")
        await page.tap("zoom")
        at = Frame.within(11, 13, 390 - 32).at
        await page.tap_board(*at(2.5, 3.5))
        await page.tap_board(*at(8.5, 9.2))
        assert data(history, row.id)["board"] == {
            "columns": 11,
            "rows": 13,
            "shared": True,
            "starts": [[2, 3], [8, 9]],
        }
        assert "Tap a cell: player 3 starts there. Tap again: gone." in page.texts()
        await page.tap("barn_slot-more-1")
        await page.tap("barn_slot-more-1")
        assert data(history, row.id)["barn_slot"] == 1
        # The same tap again takes the first one away; the second player moves up.
        await page.tap_board(*at(2.5, 3.5))
        assert data(history, row.id)["board"]["starts"] == [[8, 9]]
        await page.tap("next")
        assert page.page.route == f"/setup/{GAME}"
        assert history.settings.get(f"setup.{GAME}")["choices"] == {"box": row.id}

    visit(history, "/boxes", do)


def test_a_value_can_be_unknown_again(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {"granary_slot": 0}).id

    async def do(page: HeadlessPage) -> None:
        await page.tap("granary_slot-less-1")
        assert data(history, id) == {}
        assert page.texts().count("not known yet") == 2

    visit(history, f"/boxes/{id}", do)


def test_undo_leads_back_to_the_empty_copy_also_after_a_kill(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {}).id

    async def first(page: HeadlessPage) -> None:
        await page.tap("kind-each")
        await page.tap("zoom")
        await page.tap_board(*Frame.within(12, 12, 358).at(4.5, 4.5))
        await page.tap("barn_slot-more-1")
        await page.tap("add-support")

    async def second(page: HeadlessPage) -> None:
        full = data(history, id)
        assert full["board"]["starts"] == [[4, 4]] * 12 and not full["board"]["shared"]
        for _ in range(4):
            await page.tap("undo")
        assert data(history, id) == {}
        for _ in range(4):
            await page.tap("redo")
        assert data(history, id) == full

    visit(history, f"/boxes/{id}", first)
    visit(history, f"/boxes/{id}", second)


def test_starting_cells_by_row_and_column(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {"board": {**BOARD, "starts": []}}).id

    async def do(page: HeadlessPage) -> None:
        await page.tap("by-name")
        await page.tap("by-row-more-1")
        assert "Row 2, column 1: no starting cell" in page.texts()
        await page.tap("by-toggle")
        assert data(history, id)["board"]["starts"] == [[0, 1]]
        assert "Row 2, column 1: starting cell 1" in page.texts()

    visit(history, f"/boxes/{id}", do)


def test_mission_cards_are_added_changed_and_removed(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {}).id

    def cards() -> list[tuple[str, str]]:
        return [(card["kind"], card["text"]) for card in data(history, id).get("missions", [])]

    async def do(page: HeadlessPage) -> None:
        await page.tap("add-enclosure")
        await page.tap("add-support")
        assert "Mission card 2 has no words yet." in page.texts()
        await page.write("mission-text-1", " Barns \n")
        await page.write("mission-text-0", "Large")
        # Another tap of the card keeps what was typed.
        await page.tap("mission-support-0")
        assert cards() == [("support", "Large"), ("support", "Barns")]
        await page.tap("mission-remove-0")
        assert cards() == [("support", "Barns")]
        await page.tap("undo")
        assert cards() == [("support", "Large"), ("support", "Barns")]

    visit(history, f"/boxes/{id}", do)


def test_words_that_are_being_typed_stay_when_the_screen_is_left(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {"missions": MISSIONS[:1]}).id

    async def do(page: HeadlessPage) -> None:
        await page.write("mission-text-0", "Most barns")
        await page.tap("back")
        await page.settle()
        assert data(history, id)["missions"][0]["text"] == "Most barns"

    visit(history, f"/boxes/{id}", do)


def test_a_board_of_a_file_keeps_what_nobody_here_knows(history: History) -> None:
    board = {**BOARD, "printed": "a note"}
    id = history.boxes.add(GAME, "Ours", {"board": board, "edition": 2}).id

    async def do(page: HeadlessPage) -> None:
        await page.tap("rows-more-1")
        assert data(history, id) == {"board": {**board, "rows": 8}, "edition": 2}

    visit(history, f"/boxes/{id}", do)


def test_on_a_wide_screen_the_board_stands_beside_its_parts(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {"board": BOARD}).id

    async def do(page: HeadlessPage) -> None:
        await page.tap("kind-none")
        assert "board" not in data(history, id)
        await page.tap("undo")
        assert data(history, id)["board"] == BOARD

    visit(history, f"/boxes/{id}", do, width=1180, height=820)


def test_large_text_has_all_of_the_editor(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {"board": BOARD, "missions": MISSIONS}).id

    async def do(page: HeadlessPage) -> None:
        desk: Any = page.page.session.store.get("desk")
        await desk.prefer(scale=2.0)
        await page.settle()
        for key in ("kind-each", "columns-more-1", "by-name", "granary_slot-more-1", "add-support"):
            await page.tap(key)
        assert data(history, id)["granary_slot"] == 0 and len(data(history, id)["missions"]) == 5

    visit(history, f"/boxes/{id}", do, width=320, height=640)


def test_what_the_list_says() -> None:
    assert BOXES.about({}) == "No board"
    assert BOXES.about({"board": BOARD}) == "8 by 7 cells"
    assert BOXES.about({"missions": MISSIONS}) == "No board, 4 mission cards"
    assert BOXES.about({"board": {**BOARD, "starts": []}}).startswith("Not finished. No starting cell")
    assert free_name("Our copy", {"Our copy", "Our copy 2"}) == "Our copy 3"


def test_out_as_a_file_and_in_again(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {"board": BOARD, "barn_slot": 4, "missions": MISSIONS}).id
    saved: list[bytes] = []

    async def out(page: HeadlessPage) -> None:
        item = next(
            c for c in page.controls() if isinstance(c, ft.PopupMenuItem) and c.key == f"menu-{id}-export"
        )
        await page.fire(item)
        await page.settle()
        saved.extend(args["src_bytes"] for name, args in page.client.calls if name == "save_file")

    visit(history, "/boxes", out)
    file = json.loads(saved[0])
    assert file["format"] == "companion-box/1" and file["game"] == GAME and file["box"]["barn_slot"] == 4
    desk: Any = SimpleNamespace(history=history)
    history.boxes.delete(id)
    assert take(desk, saved[0]) == "Ours is as it is in the file now."
    assert data(history, id)["missions"] == MISSIONS


# The set-up.


def test_without_a_copy_the_third_tap_starts_the_score(history: History) -> None:
    seated(history, "Dora", "Milo")

    async def do(page: HeadlessPage) -> None:
        assert "Only score, no board" in page.texts()
        await page.tap("start")
        assert page.page.route.startswith("/play/")

    visit(history, f"/setup/{GAME}", do)
    frame = frame_of(history)
    assert frame["box"] == {} and [player["name"] for player in frame["players"]] == ["Dora", "Milo"]
    assert the_table(history).bookmark == {}


def test_the_copys_board_for_those_who_play_and_the_cards_on_the_table(history: History) -> None:
    id = history.boxes.add(
        GAME, "Ours", {"board": BOARD, "barn_slot": 4, "granary_slot": None, "missions": MISSIONS}
    ).id
    seated(history, "Dora", "Milo")

    async def do(page: HeadlessPage) -> None:
        for n in (0, 2, 1):
            await page.tap(f"mission-{n}")
        assert not page.has("odd-missions")
        await page.tap("mission-3")
        # The first card tapped made room for the fourth.
        assert page.has("odd-missions")
        await page.tap("mission-3")
        await page.tap("mission-0")
        await page.tap("start")

    visit(history, f"/setup/{GAME}", do)
    assert frame_of(history)["box"] == {
        "board": {**BOARD, "starts": [[1, 1], [6, 1]]},
        "barn_slot": 4,
        "missions": [MISSIONS[1], MISSIONS[2], MISSIONS[0]],
    }
    assert the_table(history).bookmark == {"box": id}


def test_only_the_score_of_a_copy_with_a_board(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {"board": BOARD, "barn_slot": 4}).id
    seated(history, "Dora", "Milo", "Ines", "Theo")

    async def do(page: HeadlessPage) -> None:
        sentence = "This board has 3 starting cells for 4 players. Enter the others, or only score."
        assert sentence in page.texts() and page.by_key("start").disabled
        await page.tap("to-editor")
        assert page.page.route == f"/boxes/{id}"
        await page.tap("back")
        page.page.navigate(f"/setup/{GAME}")
        await page.settle()
        await page.tap("follow-score")
        assert sentence not in page.texts()
        await page.tap("start")

    visit(history, f"/setup/{GAME}", do)
    assert frame_of(history)["box"] == {"barn_slot": 4}
    # The next set-up begins with the same choice.
    assert history.settings.get(f"setup.{GAME}")["choices"] == {"follow": "score"}


def test_another_copy_than_ones_own(history: History) -> None:
    history.boxes.add(GAME, "Ours", {"barn_slot": 4})
    seated(history, "Dora")

    async def do(page: HeadlessPage) -> None:
        await page.tap("box-none")
        await page.tap("start")

    visit(history, f"/setup/{GAME}", do)
    assert frame_of(history)["box"] == {} and the_table(history).bookmark == {}


def test_an_unfinished_copy_leads_to_its_editor(history: History) -> None:
    id = history.boxes.add(GAME, "Half", {"board": {**BOARD, "starts": []}}).id
    assert not finished(data(history, id))
    seated(history, "Dora")

    async def do(page: HeadlessPage) -> None:
        await page.tap(f"box-{id}")
        assert page.page.route == f"/boxes/{id}"

    visit(history, f"/setup/{GAME}", do)


def test_a_copy_changed_later_changes_no_session(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {"board": BOARD, "barn_slot": 4}).id
    seated(history, "Dora")

    async def begin(page: HeadlessPage) -> None:
        await page.tap("start")

    async def change(page: HeadlessPage) -> None:
        await page.tap("barn_slot-more-1")
        await page.tap("kind-none")

    visit(history, f"/setup/{GAME}", begin)
    before = frame_of(history)["box"]
    visit(history, f"/boxes/{id}", change)
    assert data(history, id) == {"barn_slot": 5}
    assert frame_of(history)["box"] == before


def test_nothing_is_marked_before_this_game(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert "There is no such game here." in page.texts()

    visit(history, f"/setup/{GAME}/mark", do)


# The count at the end only.


def test_a_table_is_counted_tap_by_tap(history: History) -> None:
    history.boxes.add(GAME, "Ours", {"board": BOARD, "barn_slot": 4})
    seated(history, "Dora", "Milo")

    async def do(page: HeadlessPage) -> None:
        assert "Count at the end only" in page.texts()
        await page.tap("start")
        for key in ("placement-more-5", "placement-more-5", "placement-less-1", "fill-same-3", "fill-barn-1"):
            await page.tap(key)
        for key in ("mission-0-more-1", "mission-1-less-1", "mission-1-less-1", *["fertilizer-more-1"] * 4):
            await page.tap(key)
        # 9 placed, farm 6 + 4, missions 1 - 2, a third of 4 fertilizer.
        assert "9 + 10 \u2212 1 + 1" in page.texts() and "19" in page.texts()
        # A tap on the furthest space empties it.
        await page.tap("fill-same-3")
        assert "9 + 7 \u2212 1 + 1" in page.texts()
        await page.tap("undo")
        assert "9 + 10 \u2212 1 + 1" in page.texts()
        await page.tap("next")
        await page.tap("next")
        assert "Dora wins" in page.texts()

    visit(history, f"/count/{GAME}", do)
    frame = frame_of(history)
    assert frame["box"] == {"barn_slot": 4}
    moves = [move.written() for move in the_table(history).session.moves]
    assert {move["do"] for move in moves} == {"tally"}
    assert moves[-2]["farm"]["same"] == 3 and moves[-2]["missions"] == [1, -2, 0]
    assert moves[-1] == {
        "do": "tally",
        "player": 1,
        "placement": 0,
        "farm": dict.fromkeys(("same", "different", "alternating", "leftovers", "barn", "granary"), 0),
        "missions": [0, 0, 0],
        "fertilizer": 0,
    }


def test_a_killed_count_comes_back_to_the_same_player(history: History) -> None:
    seated(history, "Dora", "Milo")

    async def first(page: HeadlessPage) -> None:
        await page.tap("start")
        await page.tap("placement-more-5")
        await page.tap("chip-1")
        await page.tap("fill-leftovers-2")

    async def second(page: HeadlessPage) -> None:
        assert "0 + 2 + 0 + 0" in page.texts()
        await page.tap("chip-0")
        assert "5 + 0 + 0 + 0" in page.texts()

    visit(history, f"/count/{GAME}", first)
    visit(history, f"/play/{the_table(history).id}", second)


def test_a_missing_value_is_asked_for_and_gets_a_copy_of_its_own(history: History) -> None:
    seated(history, "Dora")

    async def do(page: HeadlessPage) -> None:
        await page.tap("start")
        await page.tap("placement-more-5")
        await page.tap("fill-granary-1")
        assert "The granary's space counts 0 until you enter the points printed there." in page.texts()
        await page.tap("enter-granary")
        await page.tap("printed-less-1")
        await page.tap("printed-enter")
        assert "5 + 2 + 0 + 0" in page.texts()
        (row,) = history.boxes.list(GAME)
        assert (row.name, row.data) == ("Our copy", {"granary_slot": 2})
        # A slip of the finger is taken back in both places.
        bar = next(c for c in page.controls() if isinstance(c, ft.SnackBar))
        await page.fire(bar.action)
        assert "5 + 0 + 0 + 0" in page.texts()
        assert data(history, row.id)["granary_slot"] is None

    visit(history, f"/count/{GAME}", do)
    assert frame_of(history)["box"]["granary_slot"] is None
    assert history.settings.get(f"setup.{GAME}")["choices"]["box"] == history.boxes.list(GAME)[0].id


def test_a_missing_value_may_wait(history: History) -> None:
    seated(history, "Dora")

    async def do(page: HeadlessPage) -> None:
        await page.tap("start")
        await page.tap("fill-barn-1")
        await page.tap("enter-barn")
        await page.tap("printed-later")
        assert page.has("enter-barn")

    visit(history, f"/count/{GAME}", do)
    assert not history.boxes.list(GAME) and frame_of(history)["box"] == {}

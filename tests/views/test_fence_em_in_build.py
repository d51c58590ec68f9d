"""A turn of Fence Em In on a headless page: dice, place, token, row; what is said, kept and drawn again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import flet as ft
import pytest

from models.games.fence_em_in.asset import Asset
from models.games.fence_em_in.moves import Assets, Build, Pass, Roll, Spaces
from models.history.repository import History
from models.table import Table
from tests.views.headless import HeadlessPage, world
from views.games.fence_em_in.board import still
from views.games.fence_em_in.thought import Thought, read
from views.kit.frame import Frame
from views.kit.seatmark import seat_marks
from views.kit.theme import palette

NAMES = ("Dora", "Milo", "Ines")
BOX: dict[str, Any] = {
    "board": {"columns": 10, "rows": 8, "shared": True, "starts": [[1, 1], [8, 1], [1, 6]]},
    "barn_slot": 4,
}
WIDTH = 390
Act = Callable[[HeadlessPage, Table], Awaitable[None]]
Begin = Callable[[Table], Any]


def roll(table: Table, dice: tuple[int, int, int] | None = (3, 2, 4)) -> None:
    """The next round, opened by whoever may."""
    table.play(Roll(player=table.session.state.openers[0], dice=dice))


def lay(table: Table, **under: Sequence[Asset]) -> None:
    """Tells the assets board: `lay(table, four=["cow"])` puts a cow under die 4."""
    faces = ("one", "two", "three", "four", "five")
    spaces = {str(n): list(under.get(face, ())) for n, face in enumerate(faces, 1)}
    table.play(Assets(spaces=Spaces.model_validate(spaces)))


def building(
    folder: Path,
    act: Act,
    begin: Begin = roll,
    box: dict[str, Any] = BOX,
    names: Sequence[str] = NAMES,
    width: float = WIDTH,
) -> None:
    """Opens a session, plays its beginning, and does something on the page."""

    async def run() -> None:
        history = History.open(folder)
        id = history.sessions.create("fence-em-in", [(name, None) for name in names], box, {})
        table = Table.open(history, id)
        begin(table)
        page = await HeadlessPage(f"/play/{id}", width, 820 if width > WIDTH else 844).start(world(history))
        await act(page, table)
        history.close()

    asyncio.run(run())


def middle(x: float, y: float, columns: int = 10, rows: int = 8) -> tuple[float, float]:
    """The pixel of a point in cells on the phone's board."""
    return Frame.within(columns, rows, WIDTH - 16).at(x, y)


def last(table: Table) -> Any:
    table.refresh()
    return table.session.moves[-1]


async def press(page: HeadlessPage, key: str) -> None:
    """A key of a computer's keyboard."""
    event = SimpleNamespace(key=key, ctrl=False, meta=False, alt=False, shift=False)
    handler: Any = page.page.on_keyboard_event
    handler(event)
    await page.settle()


def says(page: HeadlessPage, part: str) -> bool:
    return any(part in text for text in page.texts())


def test_token_place_and_row_become_one_move_and_the_next_player_is_on(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        assert "Dora builds" in page.texts() and page.by_key("build").disabled
        await page.tap("token-cow")
        assert "Build 3 by 2: Cow" in page.texts()
        await page.tap("build")
        assert "Where does it go?" in page.texts() and "Cow: All one kind" in page.texts()
        assert "Placement points 0, now 3" in page.texts()
        await page.tap("row-alternating")
        await page.tap("build")
        assert last(table) == Build(
            player=0, asset="cow", slot="alternating", width=3, height=2, at=last(table).at
        )
        assert "Milo builds" in page.texts()
        # What is taken back is thought over again where it was left.
        await page.tap("undo")
        assert "Cow: Animal, crop in turn" in page.texts()
        await page.tap("redo")
        assert "Milo builds" in page.texts()

    building(tmp_path, act)


def test_the_enclosure_waits_at_the_legal_place_nearest_to_the_own_ones(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        roll(table, (2, 2, 1))
        table.play(Build(player=0, asset="cow", slot="same", width=2, height=2, at=(0, 0)))
        table.play(Pass(player=1))
        table.play(Pass(player=2))
        table.play(Roll(player=1, dice=(1, 2, 5)))
        table.play(Pass(player=1))
        table.play(Pass(player=2))

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-sheep")
        await page.tap("build")
        await page.tap("build")
        assert (last(table).at, last(table).width, last(table).height) in (((2, 0), 1, 2), ((0, 2), 1, 2))

    building(tmp_path, act, begin)


def test_an_illegal_place_says_why_and_cannot_be_built(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-cow")
        await page.tap_board(*middle(6.5, 5))
        assert "The first enclosure covers the starting cell. Move it over the marked cell." in page.texts()
        assert page.by_key("build").disabled
        await press(page, "b")
        table.refresh()
        assert table.session.length == 1
        await page.tap("places")
        assert says(page, "Row 1, column 1, 3 wide, 2 high")
        await page.tap("place-0-0")
        assert not page.has("why-not") and not page.by_key("build").disabled
        await page.tap("build")
        await page.tap("build")
        assert last(table).at == (0, 0)

    building(tmp_path, act)


def test_a_tap_on_the_enclosure_turns_it_and_so_does_the_button(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-cow")
        await page.tap_board(*middle(7.5, 5))
        assert "Build 3 by 2: Cow" in page.texts()
        await page.tap_board(*middle(7.5, 5))
        assert "Build 2 by 3: Cow" in page.texts()
        await page.tap("swap")
        assert "Build 3 by 2: Cow" in page.texts()

    building(tmp_path, act)


def test_a_tapped_die_becomes_the_asset_and_the_old_one_takes_its_role(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        assert "Which token? Die 4" in page.texts()
        await page.tap("die-0")
        assert "Which token? Die 3" in page.texts()
        await page.tap("token-hay")
        assert "Build 4 by 2: Hay" in page.texts()
        await page.tap("build")
        await page.tap("build")
        assert (last(table).width, last(table).height) == (4, 2)

    building(tmp_path, act)


@pytest.mark.parametrize("farming", [False, True])
def test_a_killed_app_comes_back_to_the_same_sight(tmp_path: Path, farming: bool) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("die-1")
        await page.tap("token-grain")
        await page.tap_board(*middle(2, 1.5))
        if farming:
            await page.tap("build")
            await page.tap("row-leftovers")
            assert "Grain: Leftovers" in page.texts()
        before = page.texts()
        history = History.open(tmp_path)
        again = await HeadlessPage(f"/play/{table.id}").start(world(history))
        assert again.texts() == before
        history.close()

    building(tmp_path, act)


def test_the_way_back_from_the_row_leads_to_the_same_place(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-cow")
        before = page.texts()
        await page.tap("build")
        await page.tap("to-board")
        assert page.texts() == before
        table.refresh()
        assert table.session.length == 1

    building(tmp_path, act)


def test_an_unused_starting_cell_below_the_enclosure_is_a_warning_only(tmp_path: Path) -> None:
    box = {"board": {"columns": 6, "rows": 4, "starts": [[0, 0], [2, 0]]}}

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-cow")
        assert says(page, "This covers Milo's starting cell.") and page.has("covers")
        await page.tap("build")
        await page.tap("build")
        assert last(table).at == (0, 0)
        # Now Milo's cell is gone: nothing that he could build covers it.
        assert "No place: pass" in page.texts() and page.has("why-not")
        await page.tap("build")
        assert last(table) == Pass(player=1)

    building(tmp_path, act, box=box, names=NAMES[:2])


def test_no_place_is_only_said_when_no_pair_of_dice_fits(tmp_path: Path) -> None:
    box = {"board": {"columns": 4, "rows": 1, "starts": [[0, 0]]}}

    async def act(page: HeadlessPage, table: Table) -> None:
        # 3 by 2, 2 by 3, 3 by 1 and so on: only with the 1 as height it lies on the board.
        assert not page.has("why-not") and says(page, "1 place for this size")
        await page.tap("token-cow")
        assert "Build 3 by 1: Cow" in page.texts()

    building(tmp_path, act, lambda table: roll(table, (3, 2, 1)), box, NAMES[:1])

    async def none(page: HeadlessPage, table: Table) -> None:
        assert says(page, "No two of the dice fit anywhere") and "No place: pass" in page.texts()
        assert not page.has("token-cow") and not page.has("pass")

    building(tmp_path / "none", none, lambda table: roll(table, (3, 2, 4)), box, NAMES[:1])


def test_tokens_are_those_of_the_die_and_another_one_is_a_tap_away(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        roll(table)
        lay(table, four=["cow", "hay", "cow"], two=["barn"])

    async def act(page: HeadlessPage, table: Table) -> None:
        assert page.has("token-cow") and page.has("token-hay") and not page.has("token-barn")
        await page.tap("every-token")
        assert page.has("token-barn")
        await page.tap("token-barn")
        await page.tap("every-token")
        assert not page.has("token-barn") and page.by_key("build").disabled
        # The only token below a die needs no tap.
        await page.tap("die-1")
        assert "Build 3 by 4: Barn" in page.texts()

    building(tmp_path, act, begin)


def test_the_dice_first_shown_are_ones_that_have_a_token(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        roll(table)
        lay(table, two=["barn", "cow"])

    async def act(page: HeadlessPage, table: Table) -> None:
        assert "Which token? Die 2" in page.texts()

    building(tmp_path, act, begin)


def test_no_token_for_any_pair_offers_the_pass_until_all_eight_are_shown(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        roll(table)
        lay(table, one=["cow"], five=["hay"])

    async def act(page: HeadlessPage, table: Table) -> None:
        assert says(page, "No token lies under a die whose two others fit")
        assert "No token: pass" in page.texts()
        await page.tap("every-token")
        assert not page.has("why-not") and "Choose a token" in page.texts()
        await page.tap("every-token")
        await page.tap("build")
        assert last(table) == Pass(player=0)

    building(tmp_path, act, begin)


def test_without_a_board_a_turn_is_two_taps_on_one_screen(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        assert not page.has("swap") and not page.has("places")
        await page.tap("token-chicken")
        assert "Where does it go?" in page.texts() and "Chicken: All one kind" in page.texts()
        await page.tap("build")
        assert last(table) == Build(player=0, asset="chicken", slot="same")

    building(tmp_path, act, lambda table: roll(table, None), {"barn_slot": 4})


def test_dice_that_are_not_followed_leave_the_size_to_steppers(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-cow")
        assert "Build 2 by 2: Cow" in page.texts()
        await page.tap("width-more-1")
        await page.tap("height-less-1")
        assert "Build 3 by 1: Cow" in page.texts()
        await page.tap("build")
        await page.tap("build")
        assert (last(table).width, last(table).height) == (3, 1)

    building(tmp_path, act, lambda table: roll(table, None))


def alone(table: Table, *placed: tuple[Asset, str]) -> None:
    """One player without a board has placed these in earlier rounds and is on turn again."""
    for asset, slot in placed:
        roll(table, None)
        table.play(Build.model_validate({"player": 0, "asset": asset, "slot": slot}))
    roll(table, None)


def test_the_reason_for_points_and_fertilizer_is_said_before_anything_is_placed(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        alone(table, ("cow", "same"), ("sheep", "different"), ("hay", "leftovers"))

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-hay")
        assert "Hay no. 2: 1, and 2 for 2 animals; fertilizer for a pair" in page.texts()
        assert "fits, 1 becomes 2" in page.texts() and "another kind lies here" in page.texts()
        # All different and leftovers both gain 1; leftovers come last.
        assert "Hay: All different" in page.texts()

    building(tmp_path, act, begin, {}, NAMES[:1])


def test_a_token_that_fits_nowhere_is_discarded(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        full: list[tuple[Asset, str]] = [("barn", "leftovers")] * 4
        alone(table, ("barn", "barn"), *full)

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-barn")
        assert page.has("discard") and "Discard the token: Barn" in page.texts()
        await page.tap("build")
        assert last(table) == Build(player=0, asset="barn", slot="discard")

    building(tmp_path, act, begin, {"barn_slot": 4}, NAMES[:1])


def test_the_own_space_comes_first_while_its_points_are_unknown_and_they_are_asked_for(
    tmp_path: Path,
) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-granary")
        assert "Granary: Granary space" in page.texts() and says(page, "points not entered yet")
        await page.tap("enter-printed")
        assert "The granary's space" in page.texts()
        await page.tap("printed-later")
        await page.tap("row-leftovers")
        assert "Granary: Leftovers" in page.texts() and not page.has("enter-printed")

    building(tmp_path, act, alone, {}, NAMES[:1])


def test_only_the_enclosures_layer_is_drawn_again_when_it_moves(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-cow")
        stack = page.board().content

        def drawn(layer: int) -> Any:
            return stack.controls[layer]._b

        before = [drawn(layer) for layer in range(3)]
        sent = page.client.sent
        await page.tap_board(*middle(7.5, 5))
        assert page.has("why-not") and page.board().content is stack
        assert [drawn(layer) is was for layer, was in enumerate(before)] == [True, True, False]
        assert page.client.sent - sent < 6000

    building(tmp_path, act)


def test_a_drag_takes_the_enclosure_along_and_the_place_is_kept_when_the_finger_leaves(
    tmp_path: Path,
) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-cow")
        await page.tap("places")
        await page.tap("place-0-0")
        for event, at in (
            ("horizontal_drag_start", (1, 1)),
            ("horizontal_drag_update", (1.4, 1.4)),
            ("horizontal_drag_update", (2.1, 2.1)),
        ):
            x, y = middle(*at)
            where = {"x": x, "y": y}
            data = {"k": "touch", "l": where, "g": where, "d": {"x": 0, "y": 0}, "pd": 0, "ts": 0}
            await page.fire(page.board(), event, data)
        end = {"l": {"x": 0, "y": 0}, "g": {"x": 0, "y": 0}, "v": {"x": 0, "y": 0}, "pv": 0}
        await page.fire(page.board(), "horizontal_drag_end", end)
        history = History.open(tmp_path)
        again = await HeadlessPage(f"/play/{table.id}").start(world(history))
        await again.tap("build")
        await again.tap("build")
        assert last(table).at == (1, 1)
        history.close()

    building(tmp_path, act)


def test_keys_move_turn_step_and_build_and_rest_below_a_sheet(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-cow")
        await page.tap("places")
        await press(page, "b")
        assert "Build 3 by 2: Cow" in page.texts()
        await page.tap("place-0-0")
        await press(page, "Arrow Right")
        await press(page, "Arrow Down")
        await press(page, "t")
        assert "Build 2 by 3: Cow" in page.texts()
        await press(page, "t")
        await press(page, "n")
        await press(page, "b")
        await press(page, "b")
        assert (last(table).do, last(table).width) == ("build", 3)

    building(tmp_path, act)


def test_two_panes_need_no_second_step(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("token-corn")
        assert "Where does it go?" in page.texts() and "Corn: All one kind" in page.texts()
        await page.tap("row-different")
        await page.tap("build")
        assert last(table).slot == "different" and last(table).asset == "corn"

    building(tmp_path, act, width=1180)


def test_passing_is_a_quiet_choice_while_something_can_be_built(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("pass")
        assert last(table) == Pass(player=0) and "Milo builds" in page.texts()

    building(tmp_path, act)


@pytest.mark.parametrize("shared", [True, False])
def test_a_still_board_shows_everybodys_enclosures_or_only_the_own_ones(tmp_path: Path, shared: bool) -> None:
    history = History.open(tmp_path)
    box = {"board": {"columns": 8, "rows": 5, "shared": shared, "starts": [[0, 0], [5, 2]]}}
    id = history.sessions.create("fence-em-in", [(name, None) for name in NAMES[:2]], box, {})
    table = Table.open(history, id)
    roll(table, (2, 1, 3))
    table.play(Build(player=0, asset="cow", slot="same", width=2, height=1, at=(0, 0)))
    table.play(Build(player=1, asset="hay", slot="same", width=1, height=2, at=(5, 2)))
    marks = seat_marks(history, table.session.players)
    picture: Any = still(palette(False, False), table.session.state, marks, 0, 300)
    pieces = [each.src for each in picture.controls if isinstance(each, ft.Image)][1:]
    hay = ["/drawings/hay-day.png"] if shared else []
    assert pieces == ["/drawings/cow-day.png", *hay]
    # Each one's letter stands in the picture, so that no colour has to be told.
    svg = picture.controls[0].src
    assert (">D<" in svg, ">M<" in svg) == (True, shared)
    history.close()


@pytest.mark.parametrize(
    "mark",
    [
        None,
        7,
        {"moves": 3, "w": 0, "h": 1},
        {"moves": 4, "w": 0, "h": 0},
        {"moves": 4, "w": 0, "h": 3},
        {"moves": 4, "w": True, "h": 0},
        {"moves": 4, "w": [0], "h": 1},
        {"moves": 4, "w": 0, "h": 1, "at": [1]},
        {"moves": 4, "w": 0, "h": 1, "at": [1, "2"]},
        {"moves": 4, "w": 0, "h": 1, "asset": "goat"},
        {"moves": 4, "w": 0, "h": 1, "slot": ["same"]},
    ],
)
def test_a_bookmark_that_makes_no_sense_is_as_none(mark: object) -> None:
    assert read(mark, 4, followed=True) is None


def test_what_is_kept_is_read_again() -> None:
    thought = Thought(2, 0, (3, 1), "hay", "discard", True, True)
    assert read(thought.written(4), 4, followed=True) == thought
    assert read(Thought(5, 5).written(4), 4, followed=False) == Thought(5, 5)

"""The round of Fence Em In on a headless page: roll, choice side, fertilizer, assets board, advice, missions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from models.games.fence_em_in.asset import Asset
from models.games.fence_em_in.moves import Assets, Build, Choice, Missions, Pass, Roll, Spend
from models.games.fence_em_in.state import ROUNDS
from models.history.repository import History
from models.table import Table
from tests.views.headless import HeadlessPage, world
from tests.views.test_fence_em_in_build import NAMES, building, last, lay, press, roll
from views.games.fence_em_in import pad
from views.games.fence_em_in.purchase import MOST_DICE, Purchase

SCORING: dict[str, Any] = {"barn_slot": 4, "missions": [{"kind": "enclosure", "text": "Four corners"}]}


def at_the_start(table: Table) -> None:
    """Nothing has happened yet."""


def rich(table: Table, dice: tuple[int, int, int] = (3, 2, 4), fertilizer: int = 6) -> None:
    """The first round, whose first player took so much fertilizer at the choice side."""
    table.play(Roll(player=0, dice=("choice", *dice[1:])))
    for _ in range(fertilizer):
        table.play(Choice(die=0, take="fertilizer", face="choice"))
    table.play(Choice(die=0, take="side", face=dice[0]))


def pass_round(table: Table) -> None:
    """Everybody passes."""
    for _ in table.session.players:
        table.play(Pass(player=table.session.state.turn))


def ten_rounds(table: Table) -> None:
    """To the missions: the first player has a cow, nobody has anything else."""
    table.play(Roll(player=0))
    table.play(Build(player=0, asset="cow", slot="same"))
    for player in (1, 2):
        table.play(Pass(player=player))
    for _ in range(ROUNDS - 1):
        roll(table, None)
        pass_round(table)


def loaded(monkeypatch: pytest.MonkeyPatch, *faces: int | str) -> None:
    """The app's dice show these, one after the other."""
    left = list(faces)
    monkeypatch.setattr(pad.CHANCE, "choice", lambda _sides: left.pop(0))


async def again(folder: Path, table: Table) -> HeadlessPage:
    """The app opened anew on the same data, as after a kill."""
    return await HeadlessPage(f"/play/{table.id}").start(world(History.open(folder)))


# Who opens, and the three dice.


def test_the_third_tap_opens_the_round_and_an_undo_brings_two_dice_back(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        assert "Round 1" in page.texts()
        await page.tap("side-3")
        await page.tap("side-1")
        assert page.has("die-0") and page.has("die-1") and not page.has("die-2")
        await page.tap("side-5")
        assert last(table) == Roll(player=0, dice=(3, 1, 5))
        assert "Dora builds" in page.texts()
        await page.tap("undo")
        assert "Tap what die 3 shows." in page.texts()
        await page.tap("side-4")
        assert last(table).dice == (3, 1, 4)

    building(tmp_path, act, at_the_start)


def test_a_tapped_die_is_told_again_and_the_others_stay(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("side-3")
        await page.tap("side-1")
        await page.tap("die-0")
        assert "Tap what die 1 shows." in page.texts()
        await page.tap("side-5")
        await page.tap("side-choice")
        assert last(table).dice == (5, 1, "choice")

    building(tmp_path, act, at_the_start)


def test_two_dice_and_the_opener_are_still_there_after_a_kill(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("opener-2")
        await page.tap("side-3")
        await page.tap("side-2")
        other = await again(tmp_path, table)
        await other.tap("side-1")
        assert last(table) == Roll(player=2, dice=(3, 2, 1))

    building(tmp_path, act, at_the_start)


@pytest.mark.parametrize(
    "mark",
    [
        7,
        {"moves": 0},
        {"moves": 0, "faces": [9, None, None], "first": 0},
        {"moves": 0, "faces": [1, 2, 3], "first": 0},
        {"moves": 3, "faces": [1, 2, None], "first": 0},
        {"moves": 0, "faces": [1, None], "first": "x"},
    ],
)
def test_a_bookmark_of_another_moment_or_another_making_tells_no_dice(tmp_path: Path, mark: Any) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        assert "Tap what die 1 shows." in page.texts()

    building(tmp_path, act, lambda table: table.mark(dice=mark))


def test_whoever_has_the_fewest_points_opens_and_a_tie_is_asked(tmp_path: Path) -> None:
    def one_leads(table: Table) -> None:
        table.play(Roll(player=0))
        table.play(Build(player=0, asset="cow", slot="same"))
        table.play(Build(player=1, asset="hay", slot="same"))
        table.play(Build(player=2, asset="hay", slot="same"))

    async def tied(page: HeadlessPage, table: Table) -> None:
        assert "Who rolled lowest?" in page.texts()
        assert not page.has("opener-0") and page.has("opener-1")
        await page.tap("opener-2")
        await page.tap("no-dice")
        assert last(table) == Roll(player=2)

    building(tmp_path / "tie", tied, one_leads, SCORING)

    def one_trails(table: Table) -> None:
        table.play(Roll(player=0))
        for player, asset in enumerate(("cow", "hay", "corn")):
            table.play(Build(player=player, asset=asset, slot="same"))

    async def alone(page: HeadlessPage, table: Table) -> None:
        assert "Milo opens the round" in page.texts() and not page.has("opener-1")
        await page.tap("no-dice")
        assert last(table) == Roll(player=1)

    building(tmp_path / "alone", alone, one_trails, SCORING)


def test_who_plays_alone_is_not_asked_who_opens(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        assert not page.has("opener-0") and "Dora opens the round" not in page.texts()
        await page.tap("no-dice")
        assert last(table) == Roll(player=0)

    building(tmp_path, act, at_the_start, SCORING, names=("Dora",))


def test_the_way_of_the_last_round_is_the_main_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded(monkeypatch, 1, 2, 3, 4, 5, 1)

    def main(page: HeadlessPage) -> str:
        """The lowest of the screen's buttons."""
        keys = [control.key for control in page.controls() if control.key in ("roll-for-us", "no-dice")]
        return (
            str(keys[-1])
            if page.by_key(keys[-1]).style.bgcolor[ft.ControlState.DEFAULT] == ft.Colors.PRIMARY
            else ""
        )

    async def act(page: HeadlessPage, table: Table) -> None:
        assert main(page) == ""
        await page.tap("no-dice")
        table.refresh()
        pass_round(table)
        page = await again(tmp_path, table)
        assert main(page) == "no-dice"
        await page.tap("roll-for-us")
        assert last(table).dice == (1, 2, 3)
        pass_round(table)
        page = await again(tmp_path, table)
        assert main(page) == "roll-for-us"
        for side in (1, 2, 3):
            await page.tap(f"side-{side}")
        table.refresh()
        pass_round(table)
        assert main(await again(tmp_path, table)) == ""

    building(tmp_path, act, at_the_start, SCORING)


def test_keys_tell_the_dice_unless_a_sheet_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, 5, 5, 5)

    async def act(page: HeadlessPage, table: Table) -> None:
        await press(page, "2")
        await press(page, "C")
        await page.tap("assets")
        await press(page, "3")
        await page.tap("close-sheet")
        assert "Tap what die 3 shows." in page.texts()
        await press(page, "3")
        assert last(table).dice == (2, "choice", 3)
        await page.tap("undo")
        await press(page, "R")
        assert last(table).dice == (5, 5, 5)

    building(tmp_path, act, at_the_start)


def test_the_standings_say_placement_farm_and_fertilizer_and_open_the_farm(tmp_path: Path) -> None:
    def two_built(table: Table) -> None:
        table.play(Roll(player=0))
        table.play(Build(player=0, asset="cow", slot="same"))
        table.play(Build(player=1, asset="granary", slot="granary"))
        table.play(Pass(player=2))

    async def act(page: HeadlessPage, table: Table) -> None:
        assert "farm 1, fertilizer 0" in page.texts()
        # The granary's space is not known, so the farm board is worth more than is counted.
        assert "farm at least 0, fertilizer 1" in page.texts()
        await page.tap("farm-1")
        assert "Milo's farm" in page.texts()
        await page.tap("close-sheet")
        assert "Milo's farm" not in page.texts()

    building(tmp_path, act, two_built, SCORING)


# The choice side.


def test_the_choice_side_is_set_die_by_die(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        assert "Dora chooses" in page.texts() and "Die 2 shows the choice side" in page.texts()
        await page.tap("set-4")
        assert last(table) == Choice(die=1, take="side", face=4)
        assert "Die 3 shows the choice side" in page.texts()
        await page.tap("set-1")
        assert "Dora builds" in page.texts()
        await page.tap("undo")
        assert "Die 3 shows the choice side" in page.texts()

    building(tmp_path, act, lambda table: table.play(Roll(player=0, dice=(2, "choice", "choice"))))


def test_a_fertilizer_for_another_roll_which_may_show_the_choice_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded(monkeypatch, 3)

    async def act(page: HeadlessPage, table: Table) -> None:
        assert "You have 0, then 1." in page.texts()
        await page.tap("take")
        await page.tap("take-back")
        assert page.has("set-1")
        await page.tap("take")
        assert "What does the die show now?" in page.texts() and not page.has("set-1")
        await page.tap("again-choice")
        assert last(table) == Choice(die=0, take="fertilizer", face="choice")
        # The next fertilizer is another decision.
        assert "You have 1, then 2." in page.texts() and page.has("set-1")
        await page.tap("take")
        await page.tap("roll-for-us")
        assert last(table) == Choice(die=0, take="fertilizer", face=3)
        assert table.session.state.holdings[0].fertilizer == 2

    building(tmp_path, act, lambda table: table.play(Roll(player=0, dice=("choice", 2, 2))))


def test_keys_set_the_choice_side_or_tell_the_new_roll(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await press(page, "C")
        assert len(table.session.moves) == 1
        await press(page, "F")
        await press(page, "C")
        assert last(table) == Choice(die=0, take="fertilizer", face="choice")
        await press(page, "4")
        assert last(table) == Choice(die=0, take="side", face=4)

    building(tmp_path, act, lambda table: table.play(Roll(player=0, dice=("choice", 2, 2))))


# Fertilizer.


def test_what_cannot_be_paid_is_locked_and_says_so(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        assert "Dora has 3. It can be undone." in page.texts()
        assert [page.by_key(f"spend-{cost}").disabled for cost in range(1, 6)] == [False] * 3 + [True] * 2
        assert "You have 3, this costs 4" in page.texts()
        await page.tap("close-sheet")
        assert last(table).do == "choice"

    building(tmp_path, act, lambda table: rich(table, fertilizer=3))


def test_the_way_that_is_tapped_stands_alone_and_gives_way_again(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        await page.tap("spend-4")
        assert not page.has("spend-3") and page.by_key("spend-now").disabled
        await page.tap("spend-4")
        assert page.has("spend-3") and not page.has("spend-now")

    building(tmp_path, act, rich)


def test_two_dice_are_rolled_again_on_the_table(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        await page.tap("spend-2")
        await page.tap("change-die-1")
        await page.tap("side-5")
        await page.tap("change-die-0")
        assert page.by_key("spend-now").disabled
        # The same side again is a roll too; a third die lets the first one stay.
        await page.tap("side-3")
        await page.tap("change-die-2")
        await page.tap("side-1")
        await page.tap("spend-now")
        assert last(table) == Spend(player=0, cost=2, dice=(3, 2, 1))
        assert not page.has("spend-now")
        assert table.session.state.dice == (3, 2, 1)

    building(tmp_path, act, rich)


def test_a_roll_for_us_is_paid_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, 5, 1)

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        await page.tap("spend-2")
        await page.tap("change-die-0")
        await page.tap("change-die-1")
        await page.tap("roll-dice")
        assert last(table) == Spend(player=0, cost=2, dice=(5, 1, 4))
        assert not page.has("spend-now")

    building(tmp_path, act, rich)


def test_a_choice_side_that_was_rolled_for_us_is_set_and_is_not_rolled_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded(monkeypatch, "choice", 1)

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        await page.tap("spend-2")
        await page.tap("change-die-0")
        await page.tap("change-die-1")
        await page.tap("roll-dice")
        assert "The roll shows the choice side: set that die." in page.texts()
        # Neither closing nor killing gives another roll.
        page = await again(tmp_path, table)
        await page.tap("spend")
        assert not page.has("roll-dice") and page.by_key("spend-now").disabled
        assert page.by_key("change-die-1").disabled
        await page.tap("side-4")
        await page.tap("spend-now")
        assert last(table) == Spend(player=0, cost=2, dice=(4, 1, 4))

    building(tmp_path, act, rich)


def test_one_die_by_one_is_one_tap_and_the_last_one_counts(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        await page.tap("spend-3")
        await page.tap("die-0-more")
        await page.tap("die-2-less")
        await page.tap("spend-now")
        assert last(table) == Spend(player=0, cost=3, dice=(3, 2, 3))
        # Only this player's view has changed.
        assert table.session.state.dice == (3, 2, 4) and table.session.state.seen(0) == (3, 2, 3)

    building(tmp_path, act, rich)


def test_no_die_goes_below_one_or_beyond_five(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        await page.tap("spend-3")
        assert page.by_key("die-0-less").disabled and not page.by_key("die-0-more").disabled
        assert page.by_key("die-1-more").disabled and not page.by_key("die-1-less").disabled

    building(tmp_path, act, lambda table: rich(table, (1, 5, 3)))


def test_two_dice_by_one_need_both(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        await page.tap("spend-5")
        await page.tap("die-0-more")
        assert page.by_key("spend-now").disabled
        await page.tap("die-1-less")
        await page.tap("die-1-less")
        assert page.by_key("spend-now").disabled
        await page.tap("die-1-less")
        await page.tap("spend-now")
        assert last(table) == Spend(player=0, cost=5, dice=(4, 1, 4))

    building(tmp_path, act, rich)


def test_one_die_is_set_to_another_side(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        await page.tap("spend-4")
        await page.tap("change-die-0")
        assert page.by_key("side-3").disabled  # it shows that already
        await page.tap("side-1")
        await page.tap("change-die-2")
        await page.tap("side-5")
        await page.tap("spend-now")
        assert last(table) == Spend(player=0, cost=4, dice=(3, 2, 5))

    building(tmp_path, act, rich)


def test_dice_that_are_not_followed_are_changed_on_the_table(tmp_path: Path) -> None:
    def poor_dice(table: Table) -> None:
        rich(table)
        pass_round(table)
        table.play(Roll(player=0))

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        await page.tap("spend-3")
        assert not page.has("change-die-0")
        await page.tap("spend-now")
        assert last(table) == Spend(player=0, cost=3)
        assert table.session.state.holdings[0].fertilizer == 3

    building(tmp_path, act, poor_dice)


def test_two_tokens_are_swapped(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        rich(table)
        lay(table, one=("cow", "hay"), four=("barn",))

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        await page.tap("spend-1")
        await page.tap("gone-1-0")
        assert not page.has("drawn-cow")
        await page.tap("gone-4-0")
        await page.tap("drawn-corn")
        assert page.by_key("spend-now").disabled
        page = await again(tmp_path, table)
        await page.tap("spend")
        await page.tap("drawn-corn")
        await page.tap("spend-now")
        table.refresh()
        assert [move.do for move in table.session.moves[-2:]] == ["spend", "assets"]
        assert table.session.state.assets == (("corn", "hay"), (), (), ("corn",), ())

    building(tmp_path, act, begin)


@pytest.mark.parametrize("under", [(), ("cow",)])
def test_fewer_than_two_tokens_are_all_that_can_be_swapped(tmp_path: Path, under: Sequence[Asset]) -> None:
    def begin(table: Table) -> None:
        rich(table)
        lay(table, two=under)

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        await page.tap("spend-1")
        if under:
            await page.tap("gone-2-0")
            await page.tap("drawn-hay")
        await page.tap("spend-now")
        table.refresh()
        assert table.session.state.assets == ((), ("hay",) if under else (), (), (), ())
        assert table.session.state.holdings[0].fertilizer == 5

    building(tmp_path, act, begin)


def test_where_no_assets_board_is_followed_only_the_fertilizer_goes(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        await page.tap("spend-1")
        await page.tap("spend-now")
        assert last(table) == Spend(player=0, cost=1)

    building(tmp_path, act, rich)


def test_what_was_chosen_is_gone_after_a_move_or_where_it_was_not_written_by_us(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        rich(table)
        table.mark(spend={"moves": len(table.session.moves), "cost": 3, "dice": [[7, 2]]})

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("spend")
        assert page.has("spend-1") and not page.has("spend-now")
        await page.tap("spend-3")
        await page.tap("die-0-more")
        await page.tap("close-sheet")
        await page.tap("spend")
        await page.tap("spend-now")
        assert last(table).dice == (4, 2, 4)
        await page.tap("spend")
        assert page.has("spend-1") and not page.has("spend-now")

    building(tmp_path, act, begin)


@pytest.mark.parametrize("cost", MOST_DICE)
def test_no_purchase_changes_more_dice_than_its_price_allows(cost: int) -> None:
    bought = Purchase(cost)
    for die in (0, 1, 2):
        bought = bought.put(die, 3)
    assert list(bought.sides) == [0, 1, 2][-MOST_DICE[cost] :]


# The assets board.


def test_the_assets_board_is_told_by_taps_and_played_at_done(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("assets")
        await page.tap("add-cow")
        await page.tap("add-hay")
        await page.tap("face-3")
        await page.tap("add-barn")
        await page.tap("lies-1-0")
        page = await again(tmp_path, table)
        await page.tap("assets")
        await page.tap("assets-done")
        assert table.session.length == 0
        table.refresh()
        assert table.session.state.assets == (("hay",), (), ("barn",), (), ())
        assert "The assets board is told" in page.texts()

    building(tmp_path, act, at_the_start)


def test_closing_the_assets_board_plays_nothing(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("assets")
        await page.tap("add-cow")
        await page.tap("close-sheet")
        table.refresh()
        assert not table.session.moves and not page.has("assets-done")

    building(tmp_path, act, at_the_start)


def test_a_refill_knows_the_places_and_goes_on_by_itself(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        lay(table, one=("cow", "hay"), two=("corn", "corn"), five=("barn",))
        roll(table, (2, 2, 1))
        table.play(Build(player=0, asset="hay", slot="same", width=2, height=2, at=(1, 1)))
        table.play(Build(player=1, asset="corn", slot="same", width=1, height=2, at=(8, 1)))
        table.play(Pass(player=2))

    async def act(page: HeadlessPage, table: Table) -> None:
        assert "2 tokens are gone, the others stay." in page.texts()
        await page.tap("assets")
        await page.tap("add-sheep")
        assert "What lies under die 2?" in page.texts()
        await page.tap("add-chicken")
        await page.tap("assets-done")
        assert isinstance(last(table), Assets)
        assert table.session.state.assets == (("cow", "sheep"), ("corn", "chicken"), (), (), ("barn",))
        assert "The assets board is told" in page.texts()

    building(tmp_path, act, begin)


def test_without_a_board_nobody_is_asked_for_the_assets_board(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        assert not page.has("assets")

    building(tmp_path, act, at_the_start, SCORING)


# Advice.


def advised(table: Table) -> None:
    lay(table, four=("cow", "hay"), two=("corn",), three=("sheep",))
    roll(table, (3, 2, 4))


def test_advice_is_asked_for_only_where_the_reader_wants_it(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        assert not page.has("advice")
        page.page.navigate("/settings")
        await page.settle()
        switch = page.by_key("advice")
        page.session.apply_patch(switch._i, {"value": True})
        await page.fire(switch, "change", True)
        page.page.navigate(f"/play/{table.id}")
        await page.settle()
        assert page.has("advice")

    building(tmp_path, act, advised)


def test_an_idea_opens_to_its_reason_and_is_put_on_the_board(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await wanting(page)
        await page.tap("advice")
        texts = page.texts()
        assert "3 by 2: Cow" in texts and "Cow no. 1" in texts and "4" in texts
        assert page.has("show-idea-0") and not page.has("show-idea-1") and not page.has("idea-10")
        await page.tap("idea-1")
        assert page.has("show-idea-1") and not page.has("show-idea-0")
        if page.has("more-advice"):
            await page.tap("more-advice")
            assert page.has("idea-10")
        # A sheet that is opened again begins anew.
        await page.tap("close-sheet")
        await page.tap("advice")
        assert page.has("show-idea-0") and not page.has("idea-10")
        await page.tap("show-idea-0")
        assert not page.has("idea-0")
        # On a phone the row is asked for after the place.
        await page.tap("build")
        await page.tap("build")
        assert last(table) == Build(player=0, asset="cow", slot="same", width=3, height=2, at=last(table).at)

    building(tmp_path, act, advised)


def test_advice_without_an_assets_board_says_what_is_lacking(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await wanting(page)
        await page.tap("advice")
        assert page.has("no-advice") and not page.has("idea-0")

    building(tmp_path, act)


async def wanting(page: HeadlessPage) -> None:
    """Turns the advice on, as the settings do."""
    await page.page.session.store.get("desk").prefer(advice=True)
    await page.settle()


# Missions.


def test_missions_go_round_the_table_and_then_there_is_the_result(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        assert "Mission cards" in page.texts() and "Four corners" in page.texts()
        for _ in range(3):
            await page.tap("mission-0-more-1")
        await page.tap("mission-1-less-1")
        assert "3 + 1 + 2 + 0" in page.texts()
        page = await again(tmp_path, table)
        assert "3 + 1 + 2 + 0" in page.texts()
        await page.tap("next")
        assert last(table) == Missions(player=0, points=(3, -1, 0))
        await page.tap("next")
        assert last(table) == Missions(player=1, points=(0, 0, 0))
        await page.tap("chip-0")
        await page.tap("mission-2-more-1")
        assert last(table) == Missions(player=0, points=(3, -1, 1))
        await page.tap("chip-2")
        await page.tap("next")
        table.refresh()
        assert table.session.finished
        assert not page.has("mission-0-more-1")
        assert [row.total for row in table.session.scoreboard().rows] == [7, 0, 0]

    building(tmp_path, act, ten_rounds, SCORING)


def test_an_undone_result_comes_back_to_the_last_players_missions(tmp_path: Path) -> None:
    def scored(table: Table) -> None:
        ten_rounds(table)
        for player in range(len(NAMES)):
            table.play(Missions(player=player, points=(player, 0, 0)))

    async def act(page: HeadlessPage, table: Table) -> None:
        assert not page.has("mission-0-more-1")
        await page.tap("undo")
        assert page.has("mission-0-more-1")
        await page.tap("chip-2")
        await page.tap("next")
        table.refresh()
        assert table.session.finished

    building(tmp_path, act, scored, SCORING)

"""A session looked back at: step by step, sheet by sheet, and what may be done with it."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import flet as ft
import pytest

from models.history.repository import History
from models.table import Table
from tests.views.evening import begun, counted, play_on, played
from tests.views.headless import HeadlessPage, world
from views import replay
from views.kit.words import say
from views.moves import BLOCK

Visit = Callable[[HeadlessPage], Awaitable[None]]


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, id: str, do: Visit, width: float = 390) -> None:
    """Opens the session's page and does something there."""

    async def run() -> None:
        await do(await HeadlessPage(f"/history/{id}", width).start(world(history)))

    asyncio.run(run())


def at(page: HeadlessPage) -> float | None:
    """The slider's step."""
    value: float | None = page.by_key("slider").value
    return value


def test_each_state_is_the_fold_of_so_many_moves(history: History) -> None:
    session = played(history, 2).session
    states = replay.trail(session)
    assert len(states) == len(session.moves) + 1
    assert states[-1].state == session.state and states[0].moves == ()
    assert all(states[n].moves == session.moves[:n] for n in range(len(states)))


@pytest.mark.parametrize("width", [390, 1180])
def test_stepping_shows_the_sheet_as_it_was(history: History, width: float) -> None:
    table = played(history, 2)
    states = replay.trail(table.session)
    last = len(states) - 1

    async def do(page: HeadlessPage) -> None:
        assert at(page) == last
        assert page.by_key("step-next").disabled and page.by_key("step-last").disabled
        await page.tap("step-back")
        assert at(page) == last - 1
        await page.tap("step-first")
        assert at(page) == 0 and "No move yet" in page.texts()
        await page.tap("step-next")
        assert say(states[1].game.progress(states[1].state)) in page.texts()
        await page.tap("move-5")
        assert at(page) == 5
        await page.tap("step-last")
        assert at(page) == last

    visit(history, table.id, do, width)
    assert Table.open(history, table.id).session.moves == table.session.moves


def test_the_step_and_the_sheet_are_kept_for_the_next_life(history: History) -> None:
    table = played(history, 2)

    async def leave(page: HeadlessPage) -> None:
        await page.tap("step-back")
        await page.tap("step-back")
        await page.tap("sheet-1")

    async def back(page: HeadlessPage) -> None:
        assert at(page) == len(table.session.moves) - 2
        names = [c.label for c in page.controls() if isinstance(c, ft.Semantics) and c.identifier == "board"]
        assert names and "Milo" in str(names[0])

    visit(history, table.id, leave)
    visit(history, table.id, back)


def test_the_moves_play_one_after_another(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "PACE", 0.001)
    table = play_on(begun(history, 2), rounds=1)

    async def do(page: HeadlessPage) -> None:
        await page.tap("replay")
        for _ in range(1000):
            if at(page) == len(table.session.moves):
                break
            await page.settle()
        assert at(page) == len(table.session.moves)
        assert not page.by_key("slider").disabled

    visit(history, table.id, do)


def test_many_moves_come_in_blocks(history: History) -> None:
    table = played(history, 12, seed=2)
    last = len(table.session.moves)
    assert last > BLOCK

    async def do(page: HeadlessPage) -> None:
        assert page.has(f"move-{last}") and not page.has("move-1")
        await page.tap("earlier")
        while page.has("earlier"):
            await page.tap("earlier")
        assert page.has("move-1") and not page.has(f"move-{last}")
        await page.tap("move-1")
        assert page.has("move-2")

    visit(history, table.id, do)


def test_place_and_note_are_kept_at_every_letter(history: History) -> None:
    table = played(history, 2, place="Home")

    async def do(page: HeadlessPage) -> None:
        assert page.by_key("place").value == "Home"
        await page.write("place", "At Milo's")
        await page.write("note", "Rain, tea and \u00e4pples")
        assert page.by_key("place").value == "At Milo's"

    visit(history, table.id, do)
    frame = history.sessions.get(table.id).frame
    assert (frame["place"], frame["note"]) == ("At Milo's", "Rain, tea and \u00e4pples")


def test_a_finished_session_is_reopened_and_an_open_one_carried_on(history: History) -> None:
    done, going = played(history, 2), begun(history, 2)

    async def reopen(page: HeadlessPage) -> None:
        await page.tap("reopen")
        assert page.page.route == f"/play/{done.id}"

    async def carry_on(page: HeadlessPage) -> None:
        await page.tap("carry-on")
        assert page.page.route == f"/play/{going.id}"

    visit(history, done.id, reopen)
    visit(history, going.id, carry_on)
    table = Table.open(history, done.id)
    assert not table.session.finished and table.can_redo


def test_deleting_leads_to_the_history_and_can_be_undone(history: History) -> None:
    table = played(history, 2)

    async def do(page: HeadlessPage) -> None:
        await page.fire(page.by_key("delete"))
        assert page.page.route == "/history" and "No session yet" in page.texts()
        undo = next(control for control in page.controls() if isinstance(control, ft.SnackBarAction))
        await page.fire(undo)
        assert page.page.route == f"/history/{table.id}"

    visit(history, table.id, do)
    assert history.sessions.count() == 1


def test_numbers_without_a_sheet_have_a_result_and_nothing_to_step_through(history: History) -> None:
    table = counted(history, {"Dora": (4, 7, 2, 3), "Milo": (4, 7, 2, 1)})

    async def do(page: HeadlessPage) -> None:
        assert page.has("score-0-final") and not page.has("slider")
        assert "Equal in points, by clovers 3 to 1" in page.texts()

    visit(history, table.id, do)


def test_a_session_that_is_gone_says_so(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert any("no longer there" in str(text) for text in page.texts())
        await page.tap("history")
        assert page.page.route == "/history"

    visit(history, "00000000-0000-0000-0000-000000000000", do)


def test_a_number_set_by_hand_here_is_one_move_more(history: History) -> None:
    table = play_on(begun(history, 1, random.Random(3)), random.Random(3), rounds=2, clever=False)
    moves = len(table.session.moves)

    async def do(page: HeadlessPage) -> None:
        await page.tap("score-0-mid")
        await page.tap("override")
        await page.tap("override-more-1")
        await page.tap("override-set")
        assert at(page) == moves + 1
        assert page.has(f"move-{moves + 1}")

    visit(history, table.id, do)

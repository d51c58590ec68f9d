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


def said(page: HeadlessPage, part: str) -> bool:
    """Whether any text on the page holds that."""
    return any(part in str(text) for text in page.texts())


def test_another_address_is_another_session(history: History) -> None:
    one, other = played(history, 2, place="Home"), counted(history, {"Zoe": (4, 7, 2, 3)})

    async def do(page: HeadlessPage) -> None:
        assert said(page, "Home")
        page.page.navigate(f"/history/{other.id}")
        await page.settle()
        assert not said(page, "Home") and page.has("score-0-final") and not page.has("slider")

    visit(history, one.id, do)


def test_what_is_known_about_it_stands_there_and_leads_to_its_change(history: History) -> None:
    table = played(history, 2, place="Home", started="2025-11-28T19:05:00+01:00")
    history.sessions.describe(table.id, note="Rain and tea", ended="2025-11-28T19:47:00+01:00")

    async def do(page: HeadlessPage) -> None:
        assert said(page, "Home") and said(page, "Rain and tea")
        assert said(page, "Friday 28 November 2025, 19:05 to 19:47")
        await page.tap("edit")
        assert page.page.route == f"/history/{table.id}/edit"
        await page.write("note", "Rain, tea and \u00e4pples")
        await page.tap("back")
        assert page.page.route == f"/history/{table.id}" and said(page, "\u00e4pples")

    visit(history, table.id, do)


def test_nobody_knows_is_not_zero(history: History) -> None:
    table = counted(history, {"Dora": (4, 7, 2, 3), "Milo": (4, 7, 2, 1)})
    history.editing.change(table.id, started="", ended="")

    async def do(page: HeadlessPage) -> None:
        assert said(page, "Nobody knows when it was played.")
        assert said(page, "How long it was played is not known.") and not said(page, "0 minutes")

    visit(history, table.id, do)


def test_an_open_session_takes_a_break(history: History) -> None:
    going, done = begun(history, 2), played(history, 2)

    async def rest(page: HeadlessPage) -> None:
        await page.tap("break")
        assert history.times.paused(going.id) and said(page, "End the break")
        await page.tap("break")
        assert not history.times.paused(going.id)

    async def none(page: HeadlessPage) -> None:
        assert not page.has("break")

    visit(history, going.id, rest)
    visit(history, done.id, none)


def standing(page: HeadlessPage) -> list[str]:
    """The points of each player at the step, as they are spoken."""
    row = next(
        control
        for control in page.controls()
        if isinstance(control, ft.Semantics) and control.identifier == "standing"
    )
    found: list[str] = []

    def walk(control: object) -> None:
        if isinstance(control, ft.Text) and control.semantics_label:
            found.append(control.semantics_label)
        for inner in ("content", "controls"):
            value = getattr(control, inner, None)
            for each in value if isinstance(value, list) else [value] if value is not None else []:
                walk(each)

    walk(row)
    return found


@pytest.mark.parametrize("width", [390, 1180])
def test_the_scores_are_those_of_the_moment(history: History, width: float) -> None:
    table = played(history, 2, seed=3)
    states = replay.trail(table.session)

    async def do(page: HeadlessPage) -> None:
        assert len(standing(page)) == 2
        await page.tap("step-first")
        assert standing(page) == ["Dora 0", "Milo 0"]
        for step in (7, len(states) - 2):
            for _ in range(step):
                await page.tap("step-next")
            rows = states[step].scoreboard().rows
            assert standing(page) == [f"Dora {rows[0].total}", f"Milo {rows[1].total}"]
            await page.tap("step-first")

    visit(history, table.id, do, width)


@pytest.mark.parametrize("width", [390, 1180])
def test_play_on_from_a_move_makes_a_new_session(history: History, width: float) -> None:
    table = played(history, 2)
    made: list[str] = []

    async def do(page: HeadlessPage) -> None:
        assert not page.has("play-on")
        await page.tap("step-first")
        for _ in range(4):
            await page.tap("step-next")
        await page.tap("play-on")
        made.append(page.page.route.removeprefix("/play/"))
        assert made[0] != table.id and Table.open(history, made[0]).session.moves == table.session.moves[:4]
        undo = next(control for control in page.controls() if isinstance(control, ft.SnackBarAction))
        await page.fire(undo)
        assert page.page.route == f"/history/{table.id}"

    visit(history, table.id, do, width)
    assert history.sessions.get(made[0]).deleted
    assert Table.open(history, table.id).session.moves == table.session.moves


def test_a_session_deleted_elsewhere_is_back_with_the_next_move(history: History) -> None:
    table = begun(history, 2)

    async def run() -> None:
        page = await HeadlessPage(f"/play/{table.id}").start(world(history))
        history.sessions.delete(table.id)
        await page.tap("face-3")
        assert said(page, "it is back in the history") and not history.sessions.get(table.id).deleted
        assert len(Table.open(history, table.id).session.moves) == 1
        history.sessions.purge(table.id)
        await page.tap("undo")
        assert said(page, "it was deleted for good")

    asyncio.run(run())


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

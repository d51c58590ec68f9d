"""The play screen of Volle Weide on a headless page: roll, ghost, draw, pass on, undo, mid-game."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import flet as ft
import pytest

from models.games.volle_weide.box import Box, Sheet
from models.games.volle_weide.practice import PRACTICE_A
from models.history.repository import History
from models.table import Table
from tests.views.evening import begun, play_on
from tests.views.headless import HeadlessPage, world
from views.kit.component import component

Play = Callable[[HeadlessPage, Table], Awaitable[None]]


def playing(folder: Path, act: Play, players: int = 3, rounds: int = 0, sheet: Sheet = PRACTICE_A) -> None:
    """Opens a session on a page and does something with it."""

    async def run() -> None:
        history = History.open(folder)
        table = play_on(begun(history, players, sheet=sheet), rounds=rounds, clever=False)
        page = await HeadlessPage(f"/play/{table.id}").start(world(history))
        await act(page, table)
        history.close()

    asyncio.run(run())


def test_a_roll_hangs_the_shape_over_the_first_meadow_and_a_draw_passes_the_phone(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("face-3")
        assert "Round 1: Dora draws" in page.texts()
        await page.tap("draw")
        assert "Round 1: Milo draws" in page.texts()
        table.refresh()
        assert [pad.done for pad in table.session.state.pads] == [True, False, False]
        await page.tap("undo")
        assert "Round 1: Dora draws" in page.texts()
        await page.tap("redo")
        assert "Round 1: Milo draws" in page.texts()

    playing(tmp_path, act)


def test_a_chip_gives_the_phone_to_somebody_else(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("face-3")
        await page.tap("chip-2")
        assert "Round 1: Ines draws" in page.texts()
        await page.tap("draw")
        assert "Round 1: Dora draws" in page.texts()

    playing(tmp_path, act)


def test_an_illegal_place_says_why_and_cannot_be_drawn(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("face-6")
        await page.tap_board(180, 200)
        await page.tap("draw")
        for player in (1, 2):
            assert page.has("draw"), player
            await page.tap("draw")
        await page.tap("face-6")
        # The same shape on the same place again, in one of its four turns.
        await page.tap_board(180, 200)
        for _ in range(3):
            if not page.has("why-not"):
                await page.tap("turn")
                await page.tap_board(180, 200)
        assert "A fence is already there, at the cross. Move the new one or turn it." in page.texts()
        assert page.by_key("draw").disabled
        await page.tap("next")
        assert not page.has("why-not") and not page.by_key("draw").disabled

    playing(tmp_path, act)


def test_the_ghost_is_where_it_was_when_the_app_is_opened_again(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("face-2")
        await page.tap("chip-1")
        await page.tap_board(300, 60)
        await page.tap("turn")
        before = page.texts()
        history = History.open(tmp_path)
        again = await HeadlessPage(f"/play/{table.id}").start(world(history))
        assert again.texts() == before
        history.close()

    playing(tmp_path, act)


def test_no_place_is_offered_only_when_none_is_left(tmp_path: Path) -> None:
    tiny = Sheet.model_validate(
        PRACTICE_A.written()
        | {"columns": 1, "rows": 1, "sheep": [[0, 0]], "clovers": [], "bushes": [], "rocks": []}
    )
    Box(sheet=tiny)

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("face-2")
        assert page.has("no-place") and "No place: go on" in page.texts()
        await page.tap("draw")
        assert "Round 2" in page.texts()
        table.refresh()
        assert table.session.moves[-1].do == "skip"

    playing(tmp_path, act, players=1, sheet=tiny)


def test_every_place_can_be_reached_by_its_name(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("face-1")
        await page.tap("places")
        named = [str(c.key) for c in page.controls() if str(c.key or "").startswith("place-")]
        table.refresh()
        meadow = table.session.state.meadow
        drawings = {place.edges for place in meadow.legal(table.session.state.pads[0].ink, 1)}
        assert len({key.removesuffix("-button") for key in named}) == len(drawings)
        await page.tap(next(key for key in named if not key.endswith("-button")))
        assert not page.by_key("draw").disabled

    playing(tmp_path, act)


def test_the_middle_is_shown_once_and_undone(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        while not page.has("go-on"):
            table.refresh()
            state = table.session.state
            await page.tap("draw" if state.open else f"face-{1 + state.round % 6}")
        assert "Mid-game scoring" in page.texts()
        await page.tap("undo")
        assert page.has("draw") and not page.has("go-on")
        await page.tap("redo")
        await page.tap("go-on")
        assert page.has("face-1") and not page.has("go-on")

    playing(tmp_path, act, players=1, rounds=4)


def test_an_unknown_session_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def run() -> None:
        history = History.open(tmp_path)
        page = await HeadlessPage("/play/nobody").start(world(history))
        assert page.has("home")
        history.close()

    asyncio.run(run())


def test_a_part_that_cannot_be_drawn_stays_a_part(tmp_path: Path) -> None:
    @component
    def Broken() -> ft.Control:
        raise ValueError("on purpose")

    async def run() -> None:
        page = HeadlessPage()
        page.page.render(lambda: ft.Column([Broken(), ft.Text("and the rest")]))
        await page.settle()
        assert any("could not be shown" in text for text in page.texts())
        assert "and the rest" in page.texts()

    asyncio.run(run())


def test_the_screen_is_whole_after_every_turn_of_the_device(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Also below a memo that was skipped, when what was above it has been thrown away; hidden parts too."""

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("face-3")
        await page.tap_board(100, 100)
        await page.tap("turn")
        kept, seen = dict(Table.open(table._history, table.id).bookmark), page.texts()
        for width, height in ((844, 390), (1180, 820), (320, 568), (390, 844)) * 2:
            gc.collect()
            page.session.apply_page_patch({"width": width, "height": height})
            await page.session.dispatch_event(1, "resize", {"width": width, "height": height})
            await page.settle()
            assert page.has("draw") and page.has("count"), (width, height)
            assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
        assert page.texts() == seen
        assert Table.open(table._history, table.id).bookmark == kept

    playing(tmp_path, act)


def test_a_tab_that_was_closed_leaves_its_screen_in_silence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        desk = page.session.store.get("desk")
        await page.session.disconnect(1)
        desk.stay_awake(False)
        desk.tick()
        await asyncio.sleep(0.01)

    playing(tmp_path, act)
    assert not [each for each in caplog.records if each.levelno >= logging.WARNING]

"""Counting a paper sheet: each tap is on disk, undo brings it back, the result waits until it is asked for."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from models.games.volle_weide.box import Box
from models.games.volle_weide.practice import PRACTICE_B
from models.history.repository import History
from models.kernel.form import Edge
from models.kernel.grid import ends
from tests.views.headless import HeadlessPage, world
from views.kit.frame import Frame

Visit = Callable[[HeadlessPage], Awaitable[None]]
NAMES = ("Dora", "Milo", "Ines")


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, id: str, do: Visit, **size: float) -> None:
    async def run() -> None:
        await do(await HeadlessPage(f"/play/{id}", **size).start(world(history)))

    asyncio.run(run())


def numbers(history: History) -> str:
    id = history.sessions.create("volle-weide", [(name, None) for name in NAMES], {}, {})
    history.sessions.mark(id, {"count": "numbers"})
    return id


def tracing(history: History, black: bool = True) -> str:
    setup = {"black_sheep": [[1, 2], [4, 1], [6, 2]]} if black else {}
    seats = [(name, None) for name in NAMES]
    id = history.sessions.create("volle-weide", seats, Box(sheet=PRACTICE_B).written(), setup)
    history.sessions.mark(id, {"count": "trace"})
    return id


def moves(history: History, id: str) -> list[dict]:
    return list(history.sessions.get(id).moves)


async def times(page: HeadlessPage, key: str, n: int) -> None:
    for _ in range(n):
        await page.tap(key)


async def example(page: HeadlessPage) -> None:
    """Dora's sheet of the rule book: 10 + 36 - 2."""
    await times(page, "mid-sheep-more-1", 2)
    await page.tap("mid-black")
    await times(page, "final-sheep-more-1", 6)
    await page.tap("final-black")
    await times(page, "bushes-more-1", 2)
    await page.tap("clovers-more-1")


async def tap_edge(page: HeadlessPage, edge: Edge) -> None:
    frame = Frame.within(PRACTICE_B.columns, PRACTICE_B.rows, 390 - 32)
    (ax, ay), (bx, by) = ends(edge)
    await page.tap_board(*frame.at((ax + bx) / 2, (ay + by) / 2))


def test_every_tap_is_a_count_on_disk(history: History) -> None:
    id = numbers(history)

    async def do(page: HeadlessPage) -> None:
        await example(page)
        assert {"4 sheep = 10", "8 sheep = 36", "44"} <= set(page.texts())
        assert moves(history, id)[-1] == {
            "do": "tally",
            "player": 0,
            "mid": {"sheep": 2, "black": True},
            "final": {"sheep": 6, "black": True},
            "bushes": 2,
            "clovers": 1,
        }
        assert len(moves(history, id)) == 13

    visit(history, id, do)


def test_a_killed_app_comes_back_to_the_same_sheet(history: History) -> None:
    id = numbers(history)

    async def first(page: HeadlessPage) -> None:
        await page.tap("bushes-more-1")
        await page.tap("next")
        await page.tap("mid-sheep-more-1")

    async def second(page: HeadlessPage) -> None:
        assert "Next: Ines" in page.texts()
        assert "1 sheep = 1" in page.texts()

    visit(history, id, first)
    visit(history, id, second)


def test_the_way_round_the_table_and_to_the_result(history: History) -> None:
    id = numbers(history)

    async def do(page: HeadlessPage) -> None:
        await example(page)
        assert "Next: Milo" in page.texts()
        await page.tap("next")
        assert "Next: Ines" in page.texts()
        await page.tap("next")
        await page.tap("final-sheep-more-1")
        # Everybody is counted now, but nobody has asked for the result yet.
        assert "To the result" in page.texts()
        await page.tap("next")
        assert any("Dora wins" in text for text in page.texts())
        assert [move["player"] for move in moves(history, id)][-2:] == [1, 2]
        # A count that is taken out is counted again.
        await page.tap("undo")
        assert "Count the sheets" in page.texts() and "0 sheep = 0" in page.texts()
        await page.tap("redo")
        assert "1 sheep = 1" in page.texts()
        await page.tap("next")
        assert any("Dora wins" in text for text in page.texts())

    visit(history, id, do)


def test_undo_gives_the_phone_back_to_whose_tap_it_was(history: History) -> None:
    id = numbers(history)

    async def do(page: HeadlessPage) -> None:
        await page.tap("bushes-more-1")
        await page.tap("chip-2")
        assert "0" in page.texts()
        await page.tap("undo")
        assert moves(history, id) == []
        await page.tap("redo")
        assert "Next: Milo" in page.texts()

    visit(history, id, do)


def test_what_cannot_be_is_said_and_kept(history: History) -> None:
    id = numbers(history)

    async def do(page: HeadlessPage) -> None:
        await page.tap("mid-sheep-more-1")
        assert any(text.startswith("Fewer white sheep at the end") for text in page.texts())
        await page.tap("mid-black")
        assert any(text.startswith("The black sheep was inside") for text in page.texts())
        await page.tap("final-sheep-more-1")
        await page.tap("final-black")
        assert not any("fences stay" in text for text in page.texts())

    visit(history, id, do)


def test_copied_fences_close_a_pen(history: History) -> None:
    id = tracing(history)

    async def do(page: HeadlessPage) -> None:
        for edge in [(1, 2, "e"), (1, 2, "s"), (2, 2, "s"), (1, 3, "e")]:
            await tap_edge(page, edge)
        # The black sheep alone, and the bush on its northern side.
        assert "2 sheep = 3" in page.texts()
        assert "\u22121" in page.texts()
        await tap_edge(page, (1, 3, "e"))
        assert "0 sheep = 0" in page.texts()
        await page.tap("mid-sheep-more-1")
        last = moves(history, id)[-1]
        assert last["do"] == "trace" and last["mid"]["sheep"] == 1 and len(last["fences"]) == 3

    visit(history, id, do)


def test_no_copied_fence_ends_at_a_rock(history: History) -> None:
    id = tracing(history, black=False)

    async def do(page: HeadlessPage) -> None:
        assert not page.has("mid-black")
        await tap_edge(page, (1, 1, "e"))
        assert moves(history, id) == []
        assert any(text.startswith("No fence ends at a rock") for text in page.texts())

    visit(history, id, do)


@pytest.mark.parametrize("size", [(320, 640), (1180, 820)])
def test_other_sizes(history: History, size: tuple[float, float]) -> None:
    id = numbers(history)

    async def do(page: HeadlessPage) -> None:
        await example(page)
        assert "44" in page.texts()
        await page.tap("next")
        await page.tap("chip-0")
        assert "Next: Milo" in page.texts()

    visit(history, id, do, width=size[0], height=size[1])

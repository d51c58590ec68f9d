"""The meadow under the ghost: vector parts first, pixels as soon as they are made, vector parts while zoomed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import flet as ft
import pytest

from models.history.repository import History
from tests.views.evening import begun
from tests.views.headless import HeadlessPage, world
from views.kit import pixels


class Painter:
    """Stands in for what makes the pixels; keeps what it was asked for."""

    def __init__(self, result: bytes | None) -> None:
        self.result = result
        self.asked: list[tuple[str, int, int]] = []

    async def __call__(self, svg: str, width: int, height: int) -> bytes | None:
        self.asked.append((svg, width, height))
        return self.result


async def _drawing(folder: Path, painter: Painter) -> HeadlessPage:
    """A phone on which a fence has been rolled and hangs over the first meadow."""
    history = History.open(folder)
    table = begun(history, 3)
    page = await HeadlessPage(f"/play/{table.id}").start(world(history, raster=painter))
    await page.tap("face-2")
    return page


async def _made(page: HeadlessPage) -> None:
    await asyncio.sleep(0.05)
    await page.settle()


def _pixels(page: HeadlessPage) -> bool:
    return any(isinstance(each, ft.Image) and isinstance(each.src, bytes) for each in page.controls())


def _pieces(page: HeadlessPage) -> bool:
    pictures = [each.src for each in page.controls() if isinstance(each, ft.Image)]
    return any(isinstance(src, str) and src.startswith("/drawings/sheep") for src in pictures)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pixels, "PAUSE", 0.0)
    monkeypatch.setattr(pixels, "SHOWN", 0.0)


def test_the_pixels_take_the_place_of_the_parts(tmp_path: Path) -> None:
    async def run() -> None:
        painter = Painter(b"png")
        page = await _drawing(tmp_path, painter)
        await _made(page)
        assert _pixels(page) and not _pieces(page)
        svg, width, height = painter.asked[-1]
        assert svg.startswith("<svg") and 700 < width < 800 and height > 700

    asyncio.run(run())


def test_where_no_pixels_are_made_the_parts_stay(tmp_path: Path) -> None:
    async def run() -> None:
        page = await _drawing(tmp_path, Painter(None))
        await _made(page)
        assert _pieces(page) and not _pixels(page)

    asyncio.run(run())


def test_a_drawn_fence_is_seen_before_its_pixels_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        painter = Painter(b"png")
        page = await _drawing(tmp_path, painter)
        await _made(page)
        monkeypatch.setattr(pixels, "PAUSE", 0.2)
        await page.tap("draw")
        assert _pieces(page), "the parts lie over pixels of another meadow"
        await asyncio.sleep(0.3)
        await page.settle()
        assert not _pieces(page)
        assert len({svg for svg, _, _ in painter.asked}) == 2

    asyncio.run(run())


def test_the_parts_are_shown_while_zoomed_in(tmp_path: Path) -> None:
    async def run() -> None:
        page = await _drawing(tmp_path, Painter(b"png"))
        await _made(page)
        viewer = next(each for each in page.controls() if isinstance(each, ft.InteractiveViewer))
        for scale, seen in ((2.0, True), (0.4, False)):
            await page.fire(viewer, "interaction_update", _pinch(scale))
            await page.fire(viewer, "interaction_end", {"pc": 0, "v": {"x": 0.0, "y": 0.0}})
            assert _pieces(page) is seen

    asyncio.run(run())


def _pinch(scale: float) -> dict[str, object]:
    at = {"x": 100.0, "y": 100.0}
    return {"gfp": at, "lfp": at, "fpd": at, "pc": 2, "hs": scale, "vs": scale, "s": scale, "rot": 0.0}

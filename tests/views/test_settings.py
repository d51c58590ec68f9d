"""Settings: what this phone's reader chooses is kept by its browser."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import flet as ft
import pytest

from models.history.repository import History
from tests.views.headless import HeadlessPage, world

Visit = Callable[[HeadlessPage], Awaitable[None]]


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, do: Visit, kept: str | None = None, width: float = 390) -> None:
    async def run() -> None:
        page = HeadlessPage("/settings", width)
        page.client.answers["get"] = kept
        await do(await page.start(world(history)))

    asyncio.run(run())


def kept(page: HeadlessPage) -> dict[str, object]:
    """What the browser was asked to keep last."""
    asked = [args for name, args in page.client.calls if name == "set"]
    found: dict[str, object] = json.loads(asked[-1]["value"])
    return found


@pytest.mark.parametrize("width", [320, 1180])
def test_the_look_changes_at_once_and_is_kept(history: History, width: float) -> None:
    async def do(page: HeadlessPage) -> None:
        await page.tap("theme-dark")
        assert page.page.theme_mode == ft.ThemeMode.DARK
        await page.tap("text-larger")
        assert "115 %" in page.texts()
        await page.tap("language-de")
        assert kept(page) == {
            "language": "de",
            "theme": "dark",
            "contrast": False,
            "scale": 1.15,
            "awake": True,
            "haptics": True,
            "places": False,
            "advice": False,
        }

    visit(history, do, width=width)


def test_switches(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        for name, before in {"contrast": False, "awake": True, "haptics": True, "places": False}.items():
            switch = page.by_key(name)
            assert switch.value is before
            page.session.apply_patch(switch._i, {"value": not before})
            await page.fire(switch, "change", not before)
            assert kept(page)[name] is not before

    visit(history, do)


def test_text_stops_at_its_ends(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert "200 %" in page.texts()
        assert page.by_key("text-larger").disabled
        for _ in range(5):
            await page.tap("text-smaller")
        assert page.by_key("text-smaller").disabled

    visit(history, do, kept=json.dumps({"scale": 2.0, "of another version": 1}))


def test_the_sheets_are_a_tap_away(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        await page.tap("boxes")
        assert page.page.route == "/boxes"

    visit(history, do)

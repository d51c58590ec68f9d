"""What a tap costs the server: rules, commit, comparing the screens, encoding. No browser, real files, the real app."""

from __future__ import annotations

import asyncio
import gc
import random
import resource
import statistics
import time
from collections import defaultdict
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import flet as ft

from models.history.repository import History
from tests.views.evening import begun
from tests.views.headless import HeadlessPage, world

QUICK = 15  # turns of the loop within which everything that a tap sets off has happened


class Fingers:
    """Taps on a headless page and keeps how long the server was busy with each, in milliseconds."""

    def __init__(self, page: HeadlessPage) -> None:
        self.page = page
        self.spent: dict[str, list[float]] = defaultdict(list)

    async def _timed(self, what: str, event: Coroutine[Any, Any, Any]) -> None:
        began = time.perf_counter()
        await event
        for _ in range(QUICK):
            await asyncio.sleep(0)
        self.spent[what].append((time.perf_counter() - began) * 1000)
        await self.page.settle()

    async def tap(self, key: str) -> None:
        button = self.page.mounted(key)
        await self._timed(key.split("-")[0], self.page.session.dispatch_event(button._i, "click", None))

    async def board(self, x: float, y: float) -> None:
        at = {"x": x, "y": y}
        board = self.page.mounted(kind=ft.GestureDetector)
        event = self.page.session.dispatch_event(board._i, "tap_up", {"k": "touch", "l": at, "g": at})
        await self._timed("meadow", event)


async def _evening(folder: Path, taps: int) -> tuple[dict[str, list[float]], list[tuple[int, float]]]:
    """Plays on one phone, two or three taps on the meadow for each fence, undoing at random; memory as it goes."""
    history = History.open(folder)
    chance = random.Random(3)
    table = begun(history, 3)
    page = await HeadlessPage(f"/play/{table.id}").start(world(history))
    fingers = Fingers(page)
    kept: list[tuple[int, float]] = []
    for tap in range(taps):
        if tap % (taps // 8) == 0:
            gc.collect()
            kept.append((tap, resident()))
        table.refresh()
        state = table.session.state
        if state.over or (state.round > 1 and chance.random() < 0.1):
            await fingers.tap("undo")
        elif not state.open:
            await fingers.tap(f"face-{chance.randint(1, 6)}")
        elif chance.random() < 0.7:
            await fingers.board(chance.uniform(30, 330), chance.uniform(30, 380))
        else:
            await fingers.tap("next")
            await fingers.tap("draw")
    history.close()
    return fingers.spent, kept


def resident() -> float:
    """The memory of this process in MB; Linux only, as the machines that measure are."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def test_a_tap_costs_the_server_little(tmp_path: Path) -> None:
    spent, _ = asyncio.run(_evening(tmp_path, 400))
    every = sorted(ms for times in spent.values() for ms in times)
    for what, times in sorted(spent.items()):
        times.sort()
        print(
            f"\n{what:>8}: median {statistics.median(times):5.1f} ms, p95 {times[int(len(times) * 0.95)]:5.1f} ms",
            end="",
        )
    print(
        f"\nall taps: median {statistics.median(every):5.1f} ms, p95 {every[int(len(every) * 0.95)]:5.1f} ms"
    )


def test_two_thousand_taps_do_not_grow(tmp_path: Path) -> None:
    spent, kept = asyncio.run(_evening(tmp_path, 2000))
    taps = spent["meadow"]
    early, late = statistics.median(taps[50:250]), statistics.median(taps[-200:])
    print("\nmemory after taps: " + ", ".join(f"{tap}: {mb:.1f} MB" for tap, mb in kept))
    print(f"a tap on the meadow: {early:.1f} ms early, {late:.1f} ms late")

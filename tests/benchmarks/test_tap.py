"""From the finger to the picture: a tap on the meadow beside a tap on a bare Flet page, in the same browser.

Measured inside the page: from the pointer's lifting to the end of the frame that follows the server's answer.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page
from pytest_benchmark.fixture import BenchmarkFixture

from models.history.repository import History
from tests.browser.fixtures import MakeScreen
from tests.browser.server import ROOT, Server, free_port
from tests.views.evening import begun, play_on

TAPS = 40
# Watches the socket from the first script on: an answer after a tap, then the frame that shows it.
WATCH = """
(() => {
  let lifted = null;
  window.taps = [];
  window.answers = [];
  addEventListener('pointerup', () => { lifted = performance.now(); }, true);
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', () => {
        if (lifted === null) return;
        const from = lifted;
        lifted = null;
        window.answers.push(performance.now() - from);
        requestAnimationFrame(() => requestAnimationFrame(() => window.taps.push(performance.now() - from)));
      });
    }
  };
})();
"""


def tapped(page: Page, left: float, top: float, width: float, height: float) -> list[float]:
    """Milliseconds of each of so many taps, spread over the board."""
    for tap in range(TAPS):
        page.touchscreen.tap(
            left + width * (0.2 + 0.6 * (tap * 0.37 % 1)), top + height * (0.2 + 0.6 * (tap * 0.61 % 1))
        )
        page.wait_for_timeout(250)
    taps: list[float] = page.evaluate("window.taps")
    assert len(taps) >= TAPS * 0.8
    return sorted(taps)


@contextmanager
def bare_page() -> Iterator[str]:
    """The address of a bare Flet page, while it is served."""
    port = free_port()
    served = subprocess.Popen([sys.executable, "-m", "tests.benchmarks.bare", str(port)], cwd=ROOT)
    address = f"http://127.0.0.1:{port}/"
    try:
        _wait(address)
        yield address
    finally:
        served.kill()
        served.wait()


@pytest.mark.benchmark(group="tap to paint")
def test_a_tap_on_the_meadow_beside_a_bare_one(
    benchmark: BenchmarkFixture, server: Server, phone: MakeScreen
) -> None:
    server.stop()
    history = History.open(server.data)
    table = play_on(begun(history, 3), rounds=6, clever=False)
    table.play(table.session.game.moves.validate_python({"do": "roll", "face": 5}))
    history.close()
    server.start()
    with bare_page() as bare:
        screen = phone()
        screen.page.add_init_script(WATCH)
        screen.page.goto(bare)
        screen.page.wait_for_timeout(8000)
        plain = tapped(screen.page, 0, 0, 390, 500)
        # Where the meadow lies is asked in a page of its own: the accessibility tree would cost time in this one.
        other = phone().open(server.url)
        other.page.goto(f"{server.base}/play/{table.id}")
        meadow = other.ready().box("meadow")
        other.page.close()
        screen.page.goto(server.url)
        screen.page.goto(f"{server.base}/play/{table.id}")
        screen.page.wait_for_timeout(8000)
        ours = benchmark.pedantic(tapped, (screen.page, *meadow), rounds=1)
    ratio = statistics.median(ours) / statistics.median(plain)
    benchmark.extra_info |= {
        "meadow_ms": round(statistics.median(ours), 1),
        "bare_ms": round(statistics.median(plain), 1),
        "ratio": round(ratio, 2),
    }
    medians = f"meadow {statistics.median(ours):.0f} ms, bare page {statistics.median(plain):.0f} ms"
    print(f"\ntap to paint: {medians}, {ratio:.2f} times")


def _wait(url: str) -> None:
    for _ in range(150):
        try:
            urllib.request.urlopen(url, timeout=1).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise AssertionError(f"{url} does not answer")

"""How much the first load and a reload cost, and how long the command takes to say its version."""

import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import pytest

from companion.address import hosts
from tests.browser.fixtures import MakeScreen
from tests.browser.server import ROOT, Server
from tests.browser.wire import Wire


def report(words: str, *numbers: object) -> None:
    print(f"\n{words:>36}: {', '.join(map(str, numbers))}")


@pytest.mark.parametrize("way", ["this machine, br", "network, gzip"])
def test_first_load_and_reload(way: str, tmp_path: Path, cache: Path, phone: MakeScreen) -> None:
    server = Server(tmp_path / "data", cache, "--host", "0.0.0.0")
    server.start()
    try:
        host = hosts("0.0.0.0")[0] if way.startswith("network") else "127.0.0.1"
        address = server.url.replace("127.0.0.1", host)
        phone().open(address)
        screen = phone()
        wire = Wire(screen.page)
        began = time.perf_counter()
        screen.open(address)
        first = time.perf_counter() - began
        screen.page.wait_for_timeout(1500)
        report(f"{way}: first load", f"{wire.received(without='/noto/'):,} bytes", f"{first:.1f} s")
        wire.reset()
        began = time.perf_counter()
        screen.reload()
        again = time.perf_counter() - began
        screen.page.wait_for_timeout(500)
        report(f"{way}: reload", f"{wire.received():,} bytes", f"{again:.1f} s")
    finally:
        server.kill()


def test_version() -> None:
    def seconds(*words: str) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, *words], cwd=ROOT, check=True, capture_output=True)
        return time.perf_counter() - began

    bare = median(seconds("-c", "import typer") for _ in range(9))
    ours = median(seconds("-m", "companion", "--version") for _ in range(9))
    report("companion --version", f"{ours * 1000:.0f} ms", f"{ours / bare:.2f} times `import typer`")

"""Finds a Chromium to test in, or gets one: the system's, Playwright's own, or the system's package."""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--enable-unsafe-swiftshader",
    "--disable-gpu",
    # Drawn without WebGL: where that is done by the processor too, it takes half as long again.
    "--disable-3d-apis",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
ADVICE = (
    "There is no Chromium to test in, and none could be fetched. Type one of:\n"
    "  uv run playwright install --with-deps chromium\n"
    "  apt-get update && apt-get install chromium\n"
    "or name one: CHROMIUM=/path/to/chromium uv run pytest"
)


class NoBrowser(Exception):
    """There is none and none could be had; the text says what to type."""


def chromium(own: str, say: Callable[[str], None]) -> str:
    """The path of a Chromium that starts. `own`: where Playwright keeps its own. Raises NoBrowser."""
    ways: list[tuple[str, Callable[[], bool]]] = [
        ("", lambda: True),
        ("No Chromium found: fetching Playwright's own.", _playwright),
        ("That failed: installing the system's package chromium.", _package),
    ]
    for words, fetch in ways:
        if words:
            say(words)
        if fetch():
            for path in (os.environ.get("CHROMIUM"), *map(shutil.which, NAMES), own):
                if path and Path(path).exists() and _starts(path):
                    return path
    raise NoBrowser(ADVICE)


def _starts(path: str) -> bool:
    """A file of that name is not enough: Ubuntu's is a stub, and libraries can be missing."""
    return _run(path, "--version")


def _playwright() -> bool:
    wanted = [sys.executable, "-m", "playwright", "install", "chromium"]
    if _is_root() and _is_debian():
        wanted.append("--with-deps")
    return _run(*wanted, timeout=600)


def _package() -> bool:
    if not (_is_root() and _is_debian()):
        return False
    return _run("apt-get", "update", timeout=300) and _run(
        "apt-get", "install", "-y", "--no-install-recommends", "chromium", timeout=900
    )


def _run(*command: str, timeout: float = 30) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(command, capture_output=True, timeout=timeout, env=environment).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _is_debian() -> bool:
    try:
        release = platform.freedesktop_os_release()
    except OSError:
        return False
    return bool({"debian", "ubuntu"} & {release.get("ID", ""), *release.get("ID_LIKE", "").split()})

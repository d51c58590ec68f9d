"""A running app and browsers of a phone's and a tablet's size, for tests and benchmarks."""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.screen import Screen
from tests.browser.server import Server

MakeScreen = Callable[..., Screen]


@pytest.fixture(scope="session")
def browser(pytestconfig: pytest.Config) -> Iterator[Browser]:
    """One Chromium for all tests; each test gets its own context in it."""
    capture = pytestconfig.pluginmanager.getplugin("capturemanager")

    def say(words: str) -> None:
        # What a half of the run writes to its standard output is not shown; this is.
        with capture.global_and_fixture_disabled():
            print(f"\n{words}", file=sys.stderr, flush=True)

    with sync_playwright() as playwright:
        with FileLock(Path(tempfile.gettempdir()) / "farmhand-chromium.lock"):
            path = chromium(playwright.chromium.executable_path, say)
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the servers of this run keep their compressed client files."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def server(tmp_path: Path, cache: Path) -> Iterator[Server]:
    """The app, running on an empty data folder. Nothing of it is left afterwards."""
    server = Server(tmp_path / "data", cache)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def phone(browser: Browser) -> Iterator[MakeScreen]:
    """Makes touch screens of 390 x 844."""
    yield from screens(browser, 390, 844)


@pytest.fixture
def tablet(browser: Browser) -> Iterator[MakeScreen]:
    """Makes touch screens of 1180 x 820."""
    yield from screens(browser, 1180, 820)


def screens(browser: Browser, width: int, height: int, motion: str = "reduce") -> Iterator[MakeScreen]:
    """What makes touch screens of that size; they are closed afterwards.

    Without motion: on a machine that draws in software its pictures are most of a test's time.
    """
    contexts = []

    def make(scheme: str = "light", locale: str = "en", scale: float = 1, **more: object) -> Screen:
        """scheme: light or dark; scale: device pixels a CSS pixel; more: as Playwright's new_context."""
        size = {"viewport": {"width": width, "height": height}}
        wanted = size | {"has_touch": True, "is_mobile": True, "reduced_motion": motion} | more
        context = browser.new_context(
            color_scheme=scheme,
            locale=locale,
            device_scale_factor=scale,
            **wanted,
        )
        contexts.append(context)
        return Screen(context.new_page())

    yield make
    for context in contexts:
        context.close()

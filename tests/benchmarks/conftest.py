"""Benchmarks look at what people have: screens with motion."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.fixtures import MakeScreen, screens


@pytest.fixture
def phone(browser: Browser) -> Iterator[MakeScreen]:
    """Makes touch screens of 390 x 844."""
    yield from screens(browser, 390, 844, "no-preference")

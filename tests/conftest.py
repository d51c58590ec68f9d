"""What every test run needs to know: the browser fixtures, and what runs last."""

import pytest

from tests.browser.fixtures import browser, cache, phone, server, tablet

__all__ = ["browser", "cache", "phone", "server", "tablet"]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: they are slow, and while Playwright is up no other loop runs in this process."""
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))

"""What every test run needs to know."""

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: they are slow, and while Playwright is up no other loop runs in this process."""
    items.sort(key=lambda item: "browser" in item.path.parts)

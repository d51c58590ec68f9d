"""Settings by key."""

from __future__ import annotations

import pytest

from models.history.repository import History


@pytest.mark.parametrize("value", [None, True, 0, "", "dark", [1, "x"], {"a": {"b": None}}])
def test_a_setting_comes_back_as_it_was(history: History, value: object) -> None:
    assert history.settings.get("theme", "light") == "light"
    history.settings.set("theme", "other")
    history.settings.set("theme", value)
    assert history.settings.get("theme", "light") == value
    assert history.settings.all() == {"theme": value}

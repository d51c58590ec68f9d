"""Counts what goes over the wire to one tab, by the browser's own account."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page


class Wire:
    """Bytes received since the last `reset`; a request answered from the browser's cache counts 0."""

    def __init__(self, page: Page) -> None:
        self.asked: dict[str, str] = {}
        self.status: dict[str, int] = {}
        self.sizes: dict[str, int] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        listen: Callable[[str, Callable[[dict[str, Any]], None]], None] = session.on
        listen("Network.requestWillBeSent", self._asked)
        listen("Network.responseReceived", self._answered)
        listen("Network.loadingFinished", self._finished)

    @property
    def urls(self) -> list[str]:
        """Every address asked for, in order."""
        return list(self.asked.values())

    @property
    def refused(self) -> list[str]:
        """Addresses answered by an error."""
        return [self.asked[number] for number, status in self.status.items() if status >= 400]

    def received(self, without: str | None = None) -> int:
        """Bytes with their headers; `without`: leaves out addresses that hold this."""
        return sum(
            size
            for number, size in self.sizes.items()
            if without is None or without not in self.asked.get(number, "")
        )

    def reset(self) -> None:
        """Counts from now on."""
        for record in (self.asked, self.status, self.sizes):
            record.clear()

    def _asked(self, event: dict[str, Any]) -> None:
        self.asked[event["requestId"]] = event["request"]["url"]

    def _answered(self, event: dict[str, Any]) -> None:
        self.status[event["requestId"]] = event["response"]["status"]

    def _finished(self, event: dict[str, Any]) -> None:
        self.sizes[event["requestId"]] = event["encodedDataLength"]

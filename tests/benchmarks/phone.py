"""Phones of guests at a table, without a browser: they touch, and say when something came."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from models.history.repository import History
from models.table import Table
from tests.companion.wire import Client, cookie_for

NAMES = ("Dora", "Milo", "Ines", "Karl")
MOST = 120.0


class Phone(Client):
    """A seated guest's phone that takes in whatever comes; `heard` has the times of it."""

    def __init__(self, base: str, cookie: str) -> None:
        super().__init__(base, cookie)
        self.heard: list[float] = []
        threading.Thread(target=self._pump, daemon=True).start()

    def _pump(self) -> None:
        with suppress(ConnectionClosed):
            for data in self.line:
                self.heard.append(time.perf_counter())
                self.take(data)

    def touch(self, key: str) -> float:
        """A finger on that control; when."""
        at = time.perf_counter()
        self.send_event(self.ids[key])
        return at

    def answer(self, since: float) -> float:
        """Seconds until the first that came after that time."""
        wait_until(lambda: self.heard[-1:] > [since])
        return next(at for at in self.heard if at > since) - since


def wait_until(there: Callable[[], bool]) -> None:
    """Looks every other millisecond."""
    end = time.perf_counter() + MOST
    while not there():
        assert time.perf_counter() < end, "it never came"
        time.sleep(0.002)


def admitted(base: str, history: History, table: Table) -> str:
    """The cookie of a phone that has come by the table's code."""
    cookie = cookie_for(base, f"join={history.guests.gathering(table.id).token}")
    assert cookie is not None
    return cookie


def seated(base: str, history: History, table: Table, seat: int) -> str:
    """The cookie of a phone that has come and sits there."""
    cookie = admitted(base, history, table)
    guest = history.guests.find(cookie.partition("=")[2])
    assert guest is not None
    history.guests.sit(guest.id, seat)
    return cookie

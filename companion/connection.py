"""The connection to one browser tab: Flet's handler, made to end in order however the tab goes away."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import flet as ft
from flet.messaging.protocol import Message
from flet_web.fastapi import FletApp, app_manager
from starlette.datastructures import URL
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from views.company import Company

Main = Callable[[ft.Page], Awaitable[None] | None]

# How long Flet's handler may take to put a session aside once its tab is gone.
PATIENCE = 5
# How long what a tab shows is kept for it when it is gone, in seconds. Later it is built again from the history.
HOST_KEPT, GUEST_KEPT = 3600, 900
# The largest message in bytes: a host may bring a file, a guest's are touches. Messages a second, and at once.
HOST_MOST, GUEST_MOST = 64 * 2**20, 256 * 2**10
RATE, BURST = 200.0, 600.0

# Its warnings and tracebacks hold what was sent: names, notes. Faults of ours are logged by ourselves.
logging.getLogger("flet_web").setLevel(logging.CRITICAL)


class Connection:
    """ASGI app for the connection of one browser tab; `main` builds what it shows."""

    def __init__(self, main: Main, company: Company) -> None:
        self.main = main
        self.company = company

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.Event()
        guest = scope.get("guest") or ""

        async def hear() -> MutableMapping[str, Any]:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                gone.set()
            return message

        kept = GUEST_KEPT if guest else HOST_KEPT
        app = Tab(asyncio.get_running_loop(), app_manager.executor, self.main, None, kept)
        # A tab's `main` and whoever comes back ask the connection whose tab it is; "" is a host's.
        app.guest = guest
        line = Line(scope, hear, send)
        leave = self.company.arrive(guest, lambda: asyncio.create_task(line.hang_up())) if guest else None
        handling = asyncio.create_task(app.handle(line))
        leaving = asyncio.create_task(gone.wait())
        try:
            await asyncio.wait({handling, leaving}, return_when=asyncio.FIRST_COMPLETED)
            # A tab that goes before it has said who it is leaves the handler waiting for good.
            await asyncio.wait({handling}, timeout=PATIENCE)
            if handling.done():
                handling.result()
        except asyncio.CancelledError:
            # The server ends and has waited long enough: nothing to report.
            pass
        finally:
            if leave is not None:
                leave()
            handling.cancel()
            leaving.cancel()


class Tab(FletApp):  # type: ignore[misc]
    """Flet's handler, without the words that it makes of every message for a log whether or not one is kept.

    They cost more than the message itself, and hold what was sent.
    """

    def send_message(self, message: Message) -> None:
        super().send_message(Unspoken(message.action, message.body))


class Unspoken(Message):
    """A message that tells a log nothing of what is in it."""

    def __repr__(self) -> str:
        return "a message"


class Line(WebSocket):
    """A connection that may break while something is being sent, and that bounds what comes in.

    Flet lets the error of a broken one end its handler before the session is marked as disconnected: it would
    then be kept for good, and the browser that comes back would not find it. Going on loses nothing: it is not
    sent again.
    """

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self._most = GUEST_MOST if scope.get("guest") else HOST_MOST
        self._left, self._then = BURST, time.monotonic()

    @property
    def url(self) -> URL:
        """Flet finds a tab's session by this path too: nobody is given the session of a tab of somebody else."""
        return super().url.replace(path=f"/{self.scope.get('guest') or 'host'}/ws")

    async def send_bytes(self, data: bytes) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await super().send_bytes(data)

    async def receive_bytes(self) -> bytes:
        data = await super().receive_bytes()
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._then) * RATE) - 1
        self._then = now
        if len(data) > self._most or self._left < 0:
            await self.hang_up()
            raise WebSocketDisconnect(1008)
        return data

    async def hang_up(self) -> None:
        """Ends it from here."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.close(1008)

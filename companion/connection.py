"""The connection to one browser tab: Flet's handler, made to end in order however the tab goes away."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import flet as ft
from flet_web.fastapi import FletApp, app_manager
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

Main = Callable[[ft.Page], Awaitable[None] | None]

# How long Flet's handler may take to put a session aside once its tab is gone.
PATIENCE = 5


class Connection:
    """ASGI app for the connection of one browser tab; `main` builds what it shows."""

    def __init__(self, main: Main) -> None:
        self.main = main

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.Event()

        async def hear() -> Message:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                gone.set()
            return message

        app = FletApp(asyncio.get_running_loop(), app_manager.executor, self.main, before_main=None)
        handling = asyncio.create_task(app.handle(Line(scope, hear, send)))
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
            handling.cancel()
            leaving.cancel()


class Line(WebSocket):
    """A connection that may break while something is being sent.

    Flet lets that error end its handler before the session is marked as disconnected: it would then be kept
    for good, and the browser that comes back would not find it. Going on loses nothing: it is not sent again.
    """

    async def send_bytes(self, data: bytes) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await super().send_bytes(data)

"""The web server: gate, client files and the connection to each browser, until somebody presses Ctrl-C."""

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from flet_web.fastapi import app_manager
from starlette.applications import Starlette
from starlette.routing import Mount, WebSocketRoute
from starlette.types import ASGIApp

from companion import address, banner, key, place
from companion.bundle import collect
from companion.client import Client
from companion.connection import HOST_MOST, Connection, Main
from companion.door import Door
from companion.gate import Gate
from companion.packed import Shelf
from views.company import Company

# How often Python looks for rings of things that nobody holds any more: it goes through all that every screen is
# made of, which with many phones takes longer than what they are waiting for.
SWEEPS = 20_000, 20, 50
# Seconds after which it looks everywhere all the same, for what is left of tabs that were let go.
TIDY = 60

# A phone that does not let go of its connection does not keep the program from ending.
PATIENCE = 2


def serve(data: Path, host: str, port: int | None, url: str | None, browse: bool) -> None:
    """Runs until Ctrl-C. Raises Unwritable or NoPort where it cannot start.

    url: what stands for this machine's address in the printed one, e.g. behind a name of its own.
    """
    place.prepare(data)
    try:
        secret = key.load(data)
    except OSError as fault:
        raise place.unwritable(data, fault) from fault
    listening = address.listen(host, port)
    with listening:
        addresses = tuple(f"{base}/?key={secret.text}" for base in _bases(listening, url))
        from companion.app import House

        house = House(place.Place(data, addresses))
        app = build(house.main, secret, place.cache_folder(), house.door, house.company)
        banner.show(addresses)
        if browse and _has_screen():
            local = f"http://{_local(host)}:{listening.getsockname()[1]}/?key={secret.text}"
            threading.Thread(target=webbrowser.open, args=(local,), daemon=True).start()
        gc.set_threshold(*SWEEPS)
        # What the program itself is made of stays, and need not be looked through.
        gc.freeze()
        config = uvicorn.Config(
            app,
            access_log=False,  # its lines would hold the key
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=HOST_MOST,
            # A phone that went out of reach without a word is noticed within half a minute.
            ws_ping_interval=10,
            ws_ping_timeout=15,
            server_header=False,
            timeout_graceful_shutdown=PATIENCE,
        )
        try:
            uvicorn.Server(config).run(sockets=[listening])
        except KeyboardInterrupt:
            print("\nEnded.", flush=True)


def build(main: Main, secret: key.Key, cache: Path, door: Door, company: Company) -> ASGIApp:
    """The whole of what is served. `main` runs for every browser tab that gets through the gate."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await app_manager.start()
        tidying = asyncio.create_task(_tidy())
        yield
        tidying.cancel()
        await app_manager.shutdown()

    bundle = collect()
    shelf = Shelf(cache, bundle.version)
    shelf.clear_others()
    routes = [WebSocketRoute("/ws", Connection(main, company)), Mount("/", Client(bundle, shelf, secret))]
    return Gate(Starlette(routes=routes, lifespan=lifespan), secret, door)


async def _tidy() -> None:
    while True:
        await asyncio.sleep(TIDY)
        gc.collect()


def _bases(listening: socket.socket, url: str | None) -> list[str]:
    host, port = listening.getsockname()
    if url:
        return [url.rstrip("/")]
    return [f"http://{name}:{port}" for name in address.hosts(host)]


def _has_screen() -> bool:
    """Without one a browser would open inside the terminal, over the code to scan."""
    windows = sys.platform in ("win32", "darwin")
    return windows or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _local(host: str) -> str:
    return address.HERE if host == address.EVERYWHERE else host

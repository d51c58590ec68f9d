"""Composition root: puts the history, the addresses, the words and the screens together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from companion import VERSION
from companion.locale import catalogues
from companion.place import Place
from companion.raster import Raster
from models.history.repository import History
from models.history.trouble import Unopenable
from views import app
from views.world import World


def compose(place: Place) -> Callable[[ft.Page], Awaitable[None]]:
    """What runs for every browser tab that connects. They share the history; each has its own desk."""
    worlds: list[World] = []
    raster = Raster()

    def world() -> World:
        # A database that could not be opened is tried again for the next tab: it may be mended by then.
        if not worlds or worlds[0].history is None:
            worlds[:] = [_world(place, world, raster)]
        return worlds[0]

    async def main(page: ft.Page) -> None:
        await app.main(page, world())

    return main


def _world(place: Place, again: Callable[[], World], raster: Raster) -> World:
    def addresses() -> tuple[str, ...]:
        return place.addresses

    try:
        return World(History.open(place.data), None, addresses, catalogues(), VERSION, again, raster)
    except Unopenable as fault:
        return World(None, fault.message, addresses, catalogues(), VERSION, again, raster)

"""Composition root: puts the history, the addresses, the words and the screens together."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable

import flet as ft

from companion import VERSION
from companion.identity import begin_elsewhere
from companion.locale import catalogues
from companion.place import Place
from companion.raster import Raster
from models.history.repository import History
from models.history.trouble import Unopenable
from models.kernel.fault import Fault
from views import app
from views.world import World


def compose(place: Place) -> Callable[[ft.Page], Awaitable[None]]:
    """What runs for every browser tab that connects. They share the history; each has its own desk."""
    begin_elsewhere()
    worlds: list[World] = []
    raster = Raster()

    def world() -> World:
        # A database that could not be opened is tried again for the next tab: it may be mended by then.
        if not worlds or worlds[0].history is None:
            worlds[:] = [_world(place, world, raster)]
        return worlds[0]

    async def main(page: ft.Page) -> None:
        here = world()
        if here.history is not None:
            _copy(here.history)
        await app.main(page, here)

    return main


def _world(place: Place, again: Callable[[], World], raster: Raster) -> World:
    def addresses() -> tuple[str, ...]:
        return place.addresses

    try:
        return World(History.open(place.data), None, addresses, catalogues(), VERSION, again, raster)
    except Unopenable as fault:
        return World(None, fault.message, addresses, catalogues(), VERSION, again, raster)


def _copy(history: History) -> None:
    """The dated copy, if one is due: looked for whenever somebody comes in. Without room for one people still play."""
    try:
        history.backups.keep()
    except Fault as fault:
        print(fault, file=sys.stderr)

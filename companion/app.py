"""Composition root: puts the history, the addresses, the words and the screens together."""

from __future__ import annotations

import sys

import flet as ft

from companion import VERSION
from companion.door import Guests
from companion.identity import begin_elsewhere
from companion.locale import catalogues
from companion.place import Place
from companion.raster import Raster
from models.history.repository import History
from models.history.trouble import Unopenable
from models.kernel.fault import Fault
from views import app
from views.company import Company
from views.world import World


class House:
    """What all browser tabs share: the history, who is here, and the door for guests. Each tab has its own desk."""

    def __init__(self, place: Place) -> None:
        begin_elsewhere()
        self._place = place
        self._raster = Raster()
        self._known: World | None = None
        self.company = Company()
        self.door = Guests(lambda: self.world().history)

    async def main(self, page: ft.Page) -> None:
        """What runs for every browser tab that connects."""
        here = self.world()
        if here.history is not None:
            _copy(here.history)
        await app.main(page, here, getattr(page.session.connection, "guest", ""))

    def world(self) -> World:
        """A database that could not be opened is tried again for the next tab: it may be mended by then."""
        if self._known is None or self._known.history is None:
            self._known = self._open()
        return self._known

    def _open(self) -> World:
        history, fault = None, None
        try:
            history = History.open(self._place.data)
        except Unopenable as unopenable:
            fault = unopenable.message
        return World(
            history,
            fault,
            lambda: self._place.addresses,
            catalogues(),
            VERSION,
            self.world,
            self._raster,
            self.company,
        )


def _copy(history: History) -> None:
    """The dated copy, if one is due: looked for whenever somebody comes in. Without room for one people still play."""
    try:
        history.backups.keep()
    except Fault as fault:
        print(fault, file=sys.stderr)

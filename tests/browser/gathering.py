"""A table with a tablet in the middle and a phone for each player: joining, away and back. Knows no game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO

import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.screen import PATIENCE, Screen
from tests.browser.server import Server

LONG = 60_000
WAY = 1500  # milliseconds in which a move has reached every phone, on a busy machine too
LOST = "#lost"


class Gathering:
    """The host's screen and the phones of the seats, in seating order; the host has the table open."""

    def __init__(self, server: Server, host: Screen, phones: Sequence[Screen]) -> None:
        self.server = server
        self.host = host
        self.phones = phones

    def join(self) -> None:
        """All come by the code: the last types it, the others' cameras read it. Each sits down on the own seat."""
        host = self.host
        host.tap("phones")
        code = host.told("table-code").split()[-2:]
        host.rest()
        (read,) = zxingcpp.read_barcodes(Image.open(BytesIO(host.page.screenshot())))
        assert read.text.startswith(f"{self.server.base}/?join=") and self.server.key not in read.text
        *scan, types = self.phones
        for phone in scan:
            phone.page.goto(read.text, wait_until="commit")
        types.page.goto(self.server.base)
        types.page.locator("input[name=join]").fill(" ".join(code).lower())
        types.page.locator("form button").tap(no_wait_after=True)
        for seat, phone in enumerate(self.phones):
            phone.ready()
            phone.tap(f"seat-{seat}")
            phone.tap("sit")
            phone.gone("sit")
        self.present()
        host.tap("back-to-play")

    def present(self, *away: int) -> None:
        """The host's sheet says of every seat that its phone is here, or away, and nothing of further phones."""
        seats = range(len(self.phones))
        wanted = ["away" if seat in away else "here" for seat in seats]
        People(self.host).until(lambda: [self._presence(seat) for seat in seats] == wanted, LONG)
        told = self.host.text()
        assert "choosing a seat" not in told and "phone watches" not in told and "phones watch" not in told

    def _presence(self, seat: int) -> str:
        told = self.host.told(f"phone-of-{seat}")
        return "away" if "own phone, away" in told else "here" if "own phone" in told else "none"

    def look_who_is_here(self, *away: int) -> None:
        """The same, from the game and back to it."""
        self.host.tap("phones")
        self.host.see("table-code")
        self.present(*away)
        self.host.tap("back-to-play")
        self.host.gone("table-code")

    @contextmanager
    def without_network(self, seat: int) -> Iterator[None]:
        """That phone is out of reach for a while; it says so, and comes back by itself."""
        phone = self.phones[seat]
        before = phone.rest()
        phone.keep_in_mind()
        phone.page.context.set_offline(True)
        lost = phone.page.locator(LOST)
        expect(lost).to_contain_text("Not connected", timeout=PATIENCE)
        yield
        expect(lost).to_be_visible()
        # What was there is still to be seen below, and nothing of the client's own.
        assert phone.text() == before
        phone.page.context.set_offline(False)
        phone.back()

    def kill(self) -> None:
        """The server dies as with a flat battery and is started again; all come back by themselves as they were."""
        screens = [self.host, *self.phones]
        # What one has just done is on its way to the others.
        self.host.page.wait_for_timeout(WAY)
        before = [screen.rest() for screen in screens]
        for screen in screens:
            screen.keep_in_mind()
        self.server.kill()
        self.server.start()
        for screen, said in zip(screens, before, strict=True):
            screen.back()
            _says(screen, said)

    def turn_of(self, target: str) -> int:
        """The seat whose phone shows the target; waits until one does."""
        found: list[int] = []

        def look() -> bool:
            found[:] = [seat for seat, phone in enumerate(self.phones) if phone.find(target).count()]
            return bool(found)

        People(self.host).until(look)
        (seat,) = found
        return seat


def _says(screen: Screen, said: str) -> None:
    People(screen).until(lambda: screen.rest() == said, LONG)

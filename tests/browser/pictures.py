"""Makes the README's pictures from the app as it is: `python -m tests.browser.pictures`. Knows no test."""

from __future__ import annotations

import random
import struct
import tempfile
import zlib
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from models.games.volle_weide.moves import Roll
from models.games.volle_weide.practice import PRACTICE_A
from models.games.volle_weide.standing import standing
from models.history.repository import History
from models.kernel.grid import ends
from models.kernel.move import Move
from models.table import Table
from tests.browser.chromium import FLAGS, chromium
from tests.browser.screen import Screen
from tests.browser.server import ROOT, Server

# What the address on the pictures is; nobody is asked there.
HOME = "http://192.168.1.20:8550"
FOLDER = ROOT / ".pictures"
PHONE, TABLET = (390, 844, 1.2), (1180, 820, 0.85)
FULL = (1180, 820, 0.75)  # three sheets of pieces: smaller, for the file's sake
MOST_BYTES = 150_000
NAMES = {"Dora": 3, "Milo": 1, "Ines": 2}
ROUNDS = 9
TRIED = 60


def played(history: History, chance: random.Random, rounds: int) -> str:
    """A session of three who close pens where they can, in so many rounds; the last one has just been rolled."""
    people = {person.name: person.id for person in history.people.list()}
    black = [list(chance.choice(PRACTICE_A.sheep)) for _ in NAMES]
    id = history.sessions.create(
        "volle-weide",
        [(name, people[name]) for name in NAMES],
        {"sheet": PRACTICE_A.written()},
        {"black_sheep": black},
    )
    table = Table.open(history, id)
    while not table.session.finished:
        table.play(Roll(face=chance.randint(1, 6)))
        if table.session.state.round == rounds:
            break
        while table.session.state.open:
            best(table, chance)
    return id


def best(table: Table, chance: random.Random) -> None:
    """Of some moves the one after which the most sheep are in, the fewest bushes cut and fence ends loose."""
    legal = list(table.session.game.legal(table.session.state))

    def good(move: Move) -> int:
        state = table.session.play(move).state
        worth = 0
        for seat, pad in enumerate(state.pads):
            now = standing(state, seat)
            posts = Counter(post for _, place in pad.places for edge in place.edges for post in ends(edge))
            worth += 6 * now.sheep - 3 * now.bushes - sum(count == 1 for count in posts.values())
        return worth

    table.play(max(chance.sample(legal, min(TRIED, len(legal))), key=good))


def packed(png: bytes) -> bytes:
    """The same picture with its data packed as tightly as zlib can."""
    at, head, data = 8, b"", b""
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        if kind == b"IDAT":
            data += png[at + 8 : at + 8 + size]
        elif kind == b"IHDR":
            head = png[at + 8 : at + 8 + size]
        at += size + 12
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(zlib.decompress(data), 9)), (b"IEND", b""))
    return png[:8] + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )


def take(
    browser: Browser, server: Server, route: str, size: tuple[int, int, float], scheme: str, name: str
) -> None:
    """One picture; `size` is the window's width, height and device pixels a CSS pixel."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if scheme == "dark" else "light",
        device_scale_factor=size[2],
        has_touch=True,
        locale="en",
    )
    screen = Screen(context.new_page())
    screen.open(server.url)
    screen.page.goto(f"{server.base}{route}", wait_until="commit")
    screen.ready()
    screen.page.wait_for_timeout(2500)
    file = screen.shot(FOLDER / f"{name}.png")
    context.close()
    file.write_bytes(packed(file.read_bytes()))
    assert file.stat().st_size <= MOST_BYTES, f"{file.name} has {file.stat().st_size} bytes"


def main() -> None:
    """Fills a data folder with an evening, runs the app on it and looks."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder) / "data"
        history = History.open(data)
        chance = random.Random(18)
        for name, colour in NAMES.items():
            history.people.add(name, colour)
        others = random.Random(7)
        played(history, others, 0)
        played(history, others, 0)
        session = played(history, chance, ROUNDS)
        for seat in (1, 2):
            admitted = history.guests.admit(history.guests.gathering(session).token)
            assert admitted is not None
            history.guests.sit(admitted[0].id, seat)
        history.close()
        server = Server(data, Path(folder) / "cache", "--url", HOME)
        server.start()
        path = chromium(playwright.chromium.executable_path, print)
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            play = f"/play/{session}"
            take(browser, server, play, PHONE, "light", "play-phone-light")
            take(browser, server, "/", PHONE, "dark", "home-phone-dark")
            take(browser, server, play, TABLET, "light", "play-tablet-light")
            take(browser, server, f"{play}/phones", TABLET, "light", "phones-tablet-light")
            take(browser, server, f"/table/{session}", FULL, "dark", "table-tablet-dark")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()

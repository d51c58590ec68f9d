"""How long the rules of Get Off My Land! take, and a payday on the screen. On demand: pytest tests/benchmarks

Goals: a month with four players and 80 tiles well under 5 ms; loading a session of 300 moves under 30 ms; the two
taps of a payday, with four players and twenty tiles, within 1.5 times a plain tap.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from models.exchange.session_file import read_session
from models.exchange.text import parse
from models.games.get_off_my_land.coming import coming
from models.games.get_off_my_land.moves import Buy, Claim, Mature, NextMonth, Raid
from models.games.get_off_my_land.rules import GET_OFF_MY_LAND
from models.history.repository import History
from models.kernel.session import Session
from models.table import Table
from tests.benchmarks.test_tap import WATCH
from tests.benchmarks.test_tap_work import Fingers
from tests.browser.fixtures import MakeScreen
from tests.browser.server import Server
from tests.models.written import write_session
from tests.views.headless import HeadlessPage, world

PLAYERS = 4
TILES = 20
CARDS: dict[str, Any] = {
    "Corn": {"type": "crop", "income": 2, "harvest": 6},
    "Orchards": {"type": "crop", "income": 2, "harvest": 5},
    "Cows": {"type": "livestock", "income": 3, "harvest": 9},
    "Ducks": {
        "type": "livestock",
        "income": 1,
        "harvest": 4,
        "bonus": {"on": ["crop"], "income": 1, "harvest": 2},
    },
    "Stills": {
        "type": "equipment",
        "income": 1,
        "harvest": 0,
        "bonus": {"on": ["Cows"], "income": 1, "harvest": 1},
    },
}
TRACK = {"May": ["crops", "livestock", "equipment", "first player"], "June": ["crops", "livestock"]}


def file(moves: list[dict[str, Any]]) -> dict[str, Any]:
    players = [{"name": f"P{n}"} for n in range(PLAYERS)]
    return write_session("get-off-my-land", players, {"cards": CARDS, "months": TRACK}, {}, moves)


@cache
def full() -> Session:
    """Twenty tiles for each player, a card on each, every fourth pair in one area, farmers out."""
    chance, moves = random.Random(1), []
    for player in range(PLAYERS):
        names = [f"{player}-{n}" for n in range(TILES)]
        for name in names:
            feature = chance.choice(["fertile land", "oil strike", None])
            moves.append({"do": "claim", "player": player, "tile": name, "feature": feature})
            moves.append(
                {"do": "card", "player": player, "tile": name, "card": chance.choice(list(CARDS)), "pay": 0}
            )
        moves += [{"do": "join", "tiles": names[n : n + 2]} for n in range(0, TILES, 8)]
    moves += [
        {"do": "farmer", "player": player, "tile": f"{(player + 1) % PLAYERS}-3"} for player in range(PLAYERS)
    ]
    return read_session(file(moves)).session


@cache
def long_session() -> bytes:
    """A session file of 300 moves of four players."""
    chance, session = random.Random(3), read_session(file([])).session
    while session.length < 300:
        kinds: dict[str, list[Any]] = {}
        for move in GET_OFF_MY_LAND.legal(session.state):
            # Twenty-five moves a month, and no end before the last one.
            if move.do != "finish" and (move.do != "month" or session.length % 25 == 24):
                kinds.setdefault(move.do, []).append(move)
        do = "month" if "month" in kinds else chance.choice(sorted(kinds))
        session = session.play(chance.choice(kinds[do]))
    return json.dumps(file([move.written() for move in session.moves])).encode()


def test_a_month_with_80_tiles(benchmark: Any) -> None:
    session = full()
    after = benchmark(lambda: session.play(NextMonth()))
    assert after.state.month == 1
    assert after.state.book.length > session.state.book.length + TILES


def test_telling_the_month_before_it_is_done(benchmark: Any) -> None:
    session = full()
    assert benchmark(lambda: coming(session.state)).entries


def test_a_claim_beside_80_tiles(benchmark: Any) -> None:
    session = full()
    benchmark(lambda: session.play(Claim(player=0, tile="one more")))


def test_the_scores_of_80_tiles(benchmark: Any) -> None:
    session = full()
    benchmark(session.scoreboard)


def test_loading_a_session_of_300_moves(benchmark: Any) -> None:
    content = long_session()

    def load() -> Session:
        return read_session(parse(content)).session

    assert benchmark(load).length == 300


def farming(history: History) -> Table:
    """Four players with five tiles each, a ready card on every one, two farmers on other land."""
    chance = random.Random(2)
    months = {"May": ["crops", "livestock", "equipment"], "June": ["crops"]}
    seats = [(f"P{n}", None) for n in range(PLAYERS)]
    id = history.sessions.create("get-off-my-land", seats, {"cards": CARDS, "months": months}, {})
    table = Table.open(history, id)
    for n in range(5 * PLAYERS):
        feature = chance.choice(["fertile land", "oil strike", None])
        card = chance.choice(list(CARDS))
        table.play(Claim(player=n % PLAYERS, tile=f"Tile {n}", feature=feature))
        table.play(Buy(player=n % PLAYERS, tile=f"Tile {n}", card=card, pay=0))
        if CARDS[card]["type"] != "equipment":
            table.play(Mature(tile=f"Tile {n}"))
    table.play(Raid(player=0, tile="Tile 1"))
    table.play(Raid(player=2, tile="Tile 3"))
    return table


def test_a_payday_costs_the_server_little_more_than_a_plain_tap(tmp_path: Path) -> None:
    """A plain tap is one that changes a number on the screen and is kept: an action is used."""

    async def play() -> dict[str, list[float]]:
        history = History.open(tmp_path)
        table = farming(history)
        page = await HeadlessPage(f"/play/{table.id}").start(world(history))
        fingers = Fingers(page)
        for _ in range(30):
            await fingers.tap("action-used")
            await fingers.tap("undo")
            fingers.spent.pop("undo")
            await fingers.tap("month-end")
            await fingers.tap("go-on")
            await fingers.tap("undo")
        history.close()
        return fingers.spent

    spent = {what: statistics.median(times) for what, times in asyncio.run(play()).items()}
    for what, ms in spent.items():
        print(f"\n{what:>8}: {ms:5.1f} ms, {ms / spent['action']:.2f} times a plain tap", end="")
    print()


ROUNDS = 12


def touched(page: Page, *places: tuple[float, float, float, float]) -> None:
    """A finger at each of the places in turn, so many rounds."""
    for _ in range(ROUNDS):
        for left, top, width, height in places:
            page.touchscreen.tap(left + width / 2, top + height / 2)
            page.wait_for_timeout(700)


def medians(page: Page, kinds: int) -> list[tuple[float, float]]:
    """Of each kind of tap the milliseconds to the server's answer and to the picture."""
    answers, taps = page.evaluate("window.answers"), page.evaluate("window.taps")
    assert len(answers) == len(taps) >= ROUNDS * kinds
    return [
        (statistics.median(answers[kind::kinds]), statistics.median(taps[kind::kinds]))
        for kind in range(kinds)
    ]


def test_a_payday_from_the_finger_to_the_picture(server: Server, phone: MakeScreen) -> None:
    """Beside a plain tap in the same browser: an action is used, which changes a line and is kept."""
    server.stop()
    history = History.open(server.data)
    id = farming(history).id
    history.close()
    server.start()
    # Where to touch is asked in a page of its own: the accessibility tree would cost time in the other.
    other = phone().open(server.url)
    other.page.goto(f"{server.base}/play/{id}")
    used, month, back = (other.ready().box("action-used"), other.box("month-end"), other.box("undo"))
    other.tap("month-end")
    on = other.box("go-on")
    other.tap("go-on")
    other.see("month-end")
    other.tap("undo")
    other.page.close()
    screen = phone()
    screen.page.add_init_script(WATCH)
    screen.page.goto(server.url)
    screen.page.goto(f"{server.base}/play/{id}")
    screen.page.wait_for_timeout(8000)
    screen.page.evaluate("window.answers.length = window.taps.length = 0")
    touched(screen.page, used, back, month, on, back)
    plain, _, *found = medians(screen.page, 5)
    print(f"\nan action used: answer {plain[0]:.0f} ms, picture {plain[1]:.0f} ms", end="")
    for what, times in zip(("month's end", "go on", "undo"), found, strict=True):
        ratio = " and ".join(f"{ms / usual:.2f}" for ms, usual in zip(times, plain, strict=True))
        print(f"\n{what}: answer {times[0]:.0f} ms, picture {times[1]:.0f} ms, {ratio} times", end="")
    print()

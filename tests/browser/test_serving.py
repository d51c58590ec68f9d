"""What a browser gets from the server: the app with the key, nothing from elsewhere, and not twice."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import flet as ft
import pytest
import uvicorn
from playwright.sync_api import expect

from companion import key
from companion.door import Guests
from companion.server import build
from tests.browser.fixtures import MakeScreen
from tests.browser.server import Server, free_port
from tests.browser.wire import Wire
from views.company import Company

FIRST_LOAD = 6_000_000
RELOAD = 50_000
# Written as code points: Zoe with diaeresis, then Han, Cyrillic, Arabic, Devanagari, Hangul, Thai, a sheep.
NAMES = (
    "Zo\u00eb \u674e\u96f7 \u0410\u043d\u043d\u0430 \u0645\u062d\u0645\u062f "
    "\u0905\u092e\u093f\u0924 \uae40 \u0e2a\u0e21 \U0001f411"
)


def test_without_the_key_there_is_only_the_way_in(server: Server, phone: MakeScreen) -> None:
    screen = phone(locale="de-DE")
    screen.page.goto(f"{server.base}/history")
    expect(screen.page.get_by_role("heading", name="Code scannen")).to_be_visible()
    assert screen.page.locator("script").count() == 0


def test_the_key_is_needed_once_and_little_comes_twice(server: Server, phone: MakeScreen) -> None:
    screen = phone()
    wire = Wire(screen.page)
    with screen.quiet():
        screen.open(server.url)
        screen.page.wait_for_timeout(1000)
    assert "key=" not in screen.page.url
    assert [url for url in wire.urls if not url.startswith((f"{server.base}/", "data:", "blob:"))] == []
    assert wire.refused == []
    assert 1_000_000 < wire.received(without="/noto/") < FIRST_LOAD
    wire.reset()
    screen.open(server.base)
    screen.page.wait_for_timeout(500)
    assert wire.urls
    assert wire.received() < RELOAD


@pytest.fixture
def sampler(tmp_path: Path, cache: Path) -> Iterator[str]:
    """The address of a server that shows nothing but names."""

    def main(page: ft.Page) -> None:
        page.title = "Farmhand"
        page.add(ft.Semantics(identifier="names", label=NAMES, content=ft.Text(NAMES, size=30)))

    secret = key.load(tmp_path)
    config = uvicorn.Config(
        build(main, secret, cache, Guests(lambda: None), Company()),
        host="127.0.0.1",
        port=free_port(),
        log_level="error",
        ws="websockets-sansio",
    )
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run)
    thread.start()
    while not running.started:
        time.sleep(0.05)
    yield f"http://127.0.0.1:{config.port}/?key={secret.text}"
    running.should_exit = True
    thread.join()


def test_names_in_any_script_are_drawn_from_fonts_of_this_server(sampler: str, phone: MakeScreen) -> None:
    screen = phone()
    wire = Wire(screen.page)
    with screen.quiet():
        screen.open(sampler)
        screen.see("names")
        screen.page.wait_for_timeout(3000)
    fonts = [url.split("/noto/")[1].split("/")[0] for url in wire.urls if "/noto/" in url]
    assert {
        "notosanssc",
        "notosansarabic",
        "notosans",
        "notosanskr",
        "notosansthai",
        "notocoloremoji",
    } <= set(fonts)
    assert wire.refused == []
    wire.reset()
    screen.page.wait_for_timeout(1000)
    assert wire.urls == [], "the engine has what it wants"

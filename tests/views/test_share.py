"""A result given away: the picture as pixels, words, the session's file, the two codes; from result and history."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import flet as ft
import pytest
import zxingcpp
from PIL import Image

from companion.raster import Raster
from models.exchange.bg_stats import LINK
from models.exchange.session_file import read_session
from models.history.repository import History
from tests.views.evening import begun, counted, played
from tests.views.headless import HeadlessPage, world
from views.kit.qr import code_svg, modules
from views.kit.theme import DARK, LIGHT
from views.share_card import WIDTH, Card, Row, card_svg
from views.share_code import WISHED

Visit = Callable[[HeadlessPage], Awaitable[None]]
LONG = "Wilhelmina Featherstonehaugh-Cholmondele"


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(
    history: History, route: str, do: Visit, width: float = 390, url: str = "ws://192.0.2.7:8550", **more: Any
) -> None:
    """Opens the screen and does something there."""

    async def run() -> None:
        page = HeadlessPage(route, width)
        page.client.page_url = url
        await do(await page.start(world(history, **more)))

    asyncio.run(run())


async def drawn(page: HeadlessPage) -> None:
    """Waits until the picture is there."""
    for _ in range(200):
        if any(isinstance(c, ft.Semantics) and c.identifier == "picture" for c in page.controls()):
            return
        await asyncio.sleep(0.05)
        await page.settle()
    raise AssertionError("the picture was never drawn")


def saved(page: HeadlessPage) -> dict[str, Any]:
    """What the browser was given to keep, the last time."""
    found: dict[str, Any] = [args for name, args in page.client.calls if name == "save_file"][-1]
    return found


@pytest.mark.parametrize(("above", "width"), [("/play/{id}", 320), ("/history/{id}", 1180)])
def test_from_a_result_to_its_picture(history: History, above: str, width: float) -> None:
    table = played(history, 3)
    route = above.format(id=table.id)

    async def do(page: HeadlessPage) -> None:
        await page.tap("share")
        assert page.page.route == f"{route}/share"
        await drawn(page)
        await page.tap("download-picture")
        file = saved(page)
        assert file["file_name"].startswith("volle-weide-20") and file["file_name"].endswith(".png")
        picture = Image.open(BytesIO(file["src_bytes"]))
        assert picture.width == 1080 and picture.height > 900
        await page.tap("close")
        assert page.page.route == route

    visit(history, route, do, width, raster=Raster())


def test_without_pixels_there_are_words(history: History) -> None:
    table = counted(history, {"Dora": (10, 20, 2, 1), "Milo": (10, 20, 2, 1), "Ines": (1, 2, 0, 0)})
    times = {"started": "2026-11-26T19:05:00+01:00", "ended": "2026-11-26T19:45:00+01:00"}
    history.sessions.describe(table.id, place="Grandma's", **times)

    async def do(page: HeadlessPage) -> None:
        assert page.has("no-picture") and not page.has("download-picture")
        lines = page.by_key("words").value.split("\n")
        assert lines[0] == "Dora and Milo share the victory"
        assert lines[1].startswith("Volle Weide, Thursday 26 November") and lines[2] == "Grandma's"
        assert lines[-3:] == ["1st Dora 119", "1st Milo 119", "3rd Ines 4"]
        assert page.by_key("words").read_only

    visit(history, f"/history/{table.id}/share", do)


def test_an_open_session_says_how_far_it_is(history: History) -> None:
    table = begun(history, 2)

    async def do(page: HeadlessPage) -> None:
        assert "wins" not in page.by_key("words").value and "1st" not in page.by_key("words").value
        assert page.has("share-near") and not page.has("share-bg-stats")

    visit(history, f"/history/{table.id}/share", do)


def test_the_file_is_the_session(history: History) -> None:
    table = played(history, 2, place="At Milo's")

    async def do(page: HeadlessPage) -> None:
        await page.tap("session-file")
        file = saved(page)
        read = read_session(json.loads(file["src_bytes"]))
        assert read.session.scoreboard() == table.session.scoreboard()
        assert read.data["place"] == "At Milo's" and read.data["id"] == table.id

    visit(history, f"/history/{table.id}/share", do)


@pytest.mark.parametrize(
    ("url", "status", "downloads"),
    [
        ("wss://table.example", "success", 0),
        ("ws://127.0.0.1:8550", "dismissed", 0),
        ("wss://table.example", "unavailable", 1),
        ("wss://table.example", None, 1),
    ],
)
def test_the_systems_sharing_where_it_is(
    history: History, url: str, status: str | None, downloads: int
) -> None:
    table = played(history, 2)

    async def do(page: HeadlessPage) -> None:
        page.client.answers["share_files"] = status and {"status": status, "raw": ""}
        await drawn(page)
        await page.tap("share-picture")
        (shared,) = [args for name, args in page.client.calls if name == "share_files"]
        (file,) = shared["files"]
        assert file.mime_type == "image/png" and file.data.startswith(b"\x89PNG")
        assert len([1 for name, _ in page.client.calls if name == "save_file"]) == downloads
        assert page.has("copy-words") and page.has("share-words")

    visit(history, f"/history/{table.id}/share", do, url=url, raster=Raster())


def test_no_sharing_and_no_copy_is_offered_over_plain_http(history: History) -> None:
    table = played(history, 2)

    async def do(page: HeadlessPage) -> None:
        await drawn(page)
        assert not any(page.has(key) for key in ("share-picture", "copy-words", "share-words"))

    visit(history, f"/history/{table.id}/share", do, raster=Raster())


async def coded(page: HeadlessPage) -> str:
    """What an independent reader sees in the code on the screen."""
    image = next(c for c in page.controls() if isinstance(c, ft.Image) and "crispEdges" in str(c.src))
    return await decoded(str(image.src), 3)


async def decoded(svg: str, scale: int) -> str:
    """Draws the code with so many pixels a module and reads it."""
    found = re.search(r'viewBox="0 0 (\d+)', svg)
    assert found is not None
    side = int(found.group(1)) * scale
    png = await Raster()(svg, side, side)
    assert png is not None
    picture = Image.open(BytesIO(png)).convert("L")
    read = zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormat.QRCode)
    return str(read[0].text) if read else ""


def test_the_code_for_another_phone_opens_the_session_with_the_key(history: History) -> None:
    table = played(history, 2)

    async def do(page: HeadlessPage) -> None:
        await page.tap("share-near")
        assert await coded(page) == f"http://192.0.2.7:8550/history/{table.id}?key=abc"
        assert not any("abc" in text for text in page.texts())
        await page.tap("back")
        assert page.page.route == f"/history/{table.id}/share"

    visit(history, f"/history/{table.id}/share", do)


def test_without_an_address_it_says_so(history: History) -> None:
    table = played(history, 2)

    async def do(page: HeadlessPage) -> None:
        assert "This app runs on this device alone." in page.texts()

    visit(history, f"/history/{table.id}/share/near", do, addresses=lambda: ())


def test_button_and_code_for_bg_stats(history: History) -> None:
    table = played(history, ("Dora", LONG), place="Café")

    async def do(page: HeadlessPage) -> None:
        text = await coded(page)
        assert text.startswith(LINK)
        told = json.loads(unquote(text.removeprefix(LINK)))
        assert told["sourcePlayId"] == table.id and told["location"] == "Café"
        assert [player["name"] for player in told["players"]] == ["Dora", LONG]
        assert page.by_key("open-bg-stats").action.url == text

    visit(history, f"/history/{table.id}/share/bg-stats", do)


def test_too_many_names_for_a_code_leave_the_button(history: History) -> None:
    names = [f"{'名' * 37}{number:03}" for number in range(12)]
    table = counted(history, dict.fromkeys(names, (1, 2, 3, 4)))

    async def do(page: HeadlessPage) -> None:
        assert not any(isinstance(c, ft.Image) and "crispEdges" in str(c.src) for c in page.controls())
        assert any("too long for a code" in text for text in page.texts())
        assert page.by_key("open-bg-stats").action.url.startswith(LINK)

    visit(history, f"/history/{table.id}/share/bg-stats", do)


def test_the_link_of_four_long_names_is_read_from_the_narrowest_screen(history: History) -> None:
    names = [f"Wilhelmina Featherstonehaugh-Cholmonde{n:02}" for n in range(4)]
    id = counted(history, dict.fromkeys(names, (99, 99, 9, 9))).id
    history.sessions.describe(id, place="P" * 40, note="n" * 200)

    async def do(page: HeadlessPage) -> None:
        image = next(c for c in page.controls() if isinstance(c, ft.Image) and "crispEdges" in str(c.src))
        across = int(str(image.src).split('viewBox="0 0 ')[1].split()[0])
        assert image.width / across >= 2.6
        text = await decoded(str(image.src), 3)
        assert [player["name"] for player in json.loads(unquote(text.removeprefix(LINK)))["players"]] == names

    visit(history, f"/history/{id}/share/bg-stats", do, width=360)


@pytest.mark.parametrize("length", [40, WISHED, 2900])
def test_codes_of_any_length_are_read(length: int) -> None:
    text = (LINK + "%22Dora%22:" * 300)[:length]
    assert asyncio.run(decoded(code_svg(text, dense=True), 2)) == text


def test_a_text_beyond_the_largest_code_has_none() -> None:
    assert modules("x" * 2954, dense=True) == [] and modules("x" * 2953, dense=True)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("players", [1, 12])
def test_the_picture_holds_every_player_within_its_edges(colours: Any, players: int) -> None:
    rows = [Row(f"{n + 1}.", LONG, "W", n, "1000000", n == 0) for n in range(players)]
    card = Card(f"{LONG} wins", ["Get Off My Land!, Thursday", "x" * 80], rows, ("cow",), "Farmhand")
    svg, across, down = card_svg(card, colours)
    assert across == 1080 and down * WIDTH == pytest.approx(across * _height(svg), abs=WIDTH)
    tops = [float(y) for y in re.findall(r'<rect x="[\d.]+" y="([\d.]+)" width="38"', svg)]
    assert len(tops) == players and tops[-1] + 38 < _height(svg)
    assert "\u2026" in svg and "<Co>" not in card_svg(Card("<Co>", [], [], ("cow",), ""), colours)[0]


def _height(svg: str) -> float:
    found = re.search(r'viewBox="0 0 \d+ (\d+)"', svg)
    assert found is not None
    return float(found.group(1))

"""Leaving with one's data on the smallest phone: codes that a camera reads, the picture, a file in, a copy put back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from urllib.parse import unquote

import pytest
import zxingcpp
from PIL import Image, ImageFilter

from models.exchange.bg_stats import LINK
from models.exchange.text import dump
from models.history.everything import everything
from models.history.repository import History
from tests.browser.fixtures import MakeScreen
from tests.browser.screen import Screen
from tests.browser.server import Server
from tests.views.evening import counted

SMALL = {"width": 360, "height": 740}
SHARP = 2
TWELVE = [f"Bartholomew Fortescue-Wolstenholme the{n:2}" for n in range(1, 13)]


@pytest.fixture
def seeded(tmp_path: Path, cache: Path) -> Iterator[tuple[Server, str]]:
    """The app on a history with the session whose link is the longest, and that session."""
    server = Server(tmp_path / "data", cache)
    history = History.open(server.data)
    id = counted(history, dict.fromkeys(TWELVE, (99, 99, 9, 9))).id
    history.sessions.describe(id, place="P" * 40, note="\u00c4 note of a long evening. " * 9)
    history.close()
    server.start()
    yield server, id
    server.kill()


def photographed(screen: Screen) -> str:
    """What an independent reader makes of a photograph of the screen: a little turned and out of focus."""
    screen.see("code")
    screen.page.wait_for_timeout(400)
    shot = Image.open(BytesIO(screen.page.screenshot())).convert("L")
    assert shot.width == SMALL["width"] * SHARP
    plain = zxingcpp.read_barcodes(shot, formats=zxingcpp.BarcodeFormat.QRCode)
    photo = shot.rotate(3, resample=Image.Resampling.BICUBIC, expand=True, fillcolor=255)
    photo = photo.filter(ImageFilter.GaussianBlur(0.8))
    blurred = zxingcpp.read_barcodes(photo, formats=zxingcpp.BarcodeFormat.QRCode)
    assert [code.text for code in plain] == [code.text for code in blurred]
    return str(plain[0].text)


def test_codes_picture_file_and_copy(seeded: tuple[Server, str], phone: MakeScreen, tmp_path: Path) -> None:
    server, id = seeded
    screen = phone(scale=SHARP, viewport=SMALL)
    screen.open(f"{server.base}/history/{id}/share/bg-stats?key={server.key}")
    read = photographed(screen)
    assert read.startswith(LINK)
    data = json.loads(unquote(read.removeprefix(LINK)))
    assert data["sourcePlayId"] == id and [player["name"] for player in data["players"]] == TWELVE
    screen.tap("back")
    screen.tap("share-near")
    assert photographed(screen).endswith(f"/history/{id}?key={server.key}")
    screen.tap("back")
    screen.see("picture")
    with screen.page.expect_download() as coming:
        screen.tap("download-picture")
    picture = Image.open(coming.value.path())
    assert coming.value.suggested_filename.endswith(".png") and picture.width == 1080 < picture.height

    other = History.open(tmp_path / "friend")
    came = counted(other, {"Dora": (1, 2, 3, 4), "Milo": (5, 6, 7, 8)}).id
    screen.open(f"{server.base}/settings/backups")
    screen.tap("make-copy")
    (copy,) = _copies(server, 1, screen)
    screen.tap("back")
    screen.tap("data")
    with screen.page.expect_file_chooser() as chooser:
        screen.tap("pick")
    file = {"name": "friend.json", "mimeType": "application/json", "buffer": dump(everything(other))}
    chooser.value.set_files(files=[file])  # type: ignore[list-item]
    screen.tap("take-in")
    screen.tap("to-history")
    screen.see(f"session-{came}")
    looking = phone(scale=1, viewport=SMALL)
    looking.open(f"{server.base}/history?key={server.key}")
    looking.see(f"session-{came}")
    screen.open(f"{server.base}/settings/backups")
    screen.tap(f"restore-{copy}")
    screen.see("lost")
    screen.tap("do-restore")
    looking.gone(f"session-{came}")
    looking.see(f"session-{id}")
    assert len(_copies(server, 2, screen)) == 2


def _copies(server: Server, many: int, screen: Screen) -> list[str]:
    """The names of the copies in the data folder, once there are so many of those made by hand or set aside."""
    for _ in range(100):
        found = [path.name for path in (server.data / "backups").glob("companion-*-??????.sqlite")]
        if len(found) >= many:
            return found
        screen.page.wait_for_timeout(100)
    raise AssertionError("the copy was never made")

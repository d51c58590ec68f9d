"""What is served behind the gate: files compressed and kept, the page at every route."""

import asyncio
import gzip
import json
import re
from pathlib import Path

import brotli
import pytest
from starlette.testclient import TestClient

from companion.bundle import Bundle, collect
from companion.client import Client, accepted
from companion.key import Key
from companion.packed import Shelf

KEY = Key("right-key-0123456789")


@pytest.fixture(scope="module")
def bundle() -> Bundle:
    return collect()


@pytest.fixture(scope="module")
def client(bundle: Bundle, tmp_path_factory: pytest.TempPathFactory) -> TestClient:
    served = Client(bundle, Shelf(tmp_path_factory.mktemp("cache"), bundle.version), KEY)
    return TestClient(served, base_url="http://table.test:8550")


@pytest.mark.parametrize(
    "path", ["/", "/play/7", "/history", "/index.html", "/client", "/clienteles/x", "/wsx"]
)
def test_the_page_is_at_every_route_and_always_asked_for(
    client: TestClient, bundle: Bundle, path: str
) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "private, no-cache"
    assert f'"{bundle.base}flutter_bootstrap.js"' in answer.text
    assert "{{" not in answer.text


def test_the_page_may_load_from_this_server_only(client: TestClient, bundle: Bundle) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "ws://table.test:8550" in policy
    assert re.findall(r"https?://", policy) == []
    assert len(bundle.script_hashes) == 2 and all(each in policy for each in bundle.script_hashes)
    assert "'unsafe-inline'" not in policy.split("script-src")[1].split(";")[0]


def test_an_odd_host_does_not_get_into_the_policy(client: TestClient) -> None:
    policy = client.get("/", headers={"host": "x; script-src *"}).headers["content-security-policy"]
    assert "script-src *" not in policy


@pytest.mark.parametrize("encoding", ["br", "gzip", ""])
def test_a_file_arrives_whole_in_each_encoding(client: TestClient, bundle: Bundle, encoding: str) -> None:
    name = "flutter_bootstrap.js"
    with client.stream("GET", f"{bundle.base}{name}", headers={"accept-encoding": encoding}) as answer:
        sent = b"".join(answer.iter_raw())
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}[encoding]
    assert unpack(sent) == bundle.read(name)
    assert answer.headers.get("content-encoding", "") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_client_file_is_kept_for_good(client: TestClient, bundle: Bundle) -> None:
    answer = client.get(f"{bundle.base}canvaskit/chromium/canvaskit.js")
    assert answer.headers["cache-control"] == "private, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    older = client.get("/client/000000000000/canvaskit/chromium/canvaskit.js")
    assert older.content == answer.content
    assert older.headers["cache-control"] == "private, no-cache"


@pytest.mark.parametrize("path", ["/", "/icons/icon-192.png", "/favicon.png"])
def test_what_a_browser_has_is_not_sent_again(client: TestClient, path: str) -> None:
    first = client.get(path)
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_is_not_there_is_said_at_once_and_remembered(client: TestClient, bundle: Bundle) -> None:
    answer = client.get(f"{bundle.base}noto/notosansklingon/v1/abc.woff2")
    assert answer.status_code == 404
    assert "immutable" in answer.headers["cache-control"]
    assert client.get("/picture.png").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/client/x/%2e%2e/%2e%2e/key.txt",
        "/client/x/..%2f..%2f..%2fpyproject.toml",
        "/%2e%2e/bundle.py",
        "//etc/passwd.txt",
        "/locked.html.bak.txt",
        "/noto/scripts.zip",
    ],
)
def test_nothing_else_of_the_disk_can_be_had(client: TestClient, path: str) -> None:
    assert client.get(f"http://table.test:8550{path}").status_code == 404


def test_only_reading_is_answered(client: TestClient) -> None:
    assert client.post("/").status_code == 405
    head = client.head("/")
    assert head.status_code == 200 and head.content == b""


def test_the_icon_on_a_home_screen_brings_the_key(client: TestClient) -> None:
    answer = client.get("/manifest.json")
    manifest = json.loads(answer.text)
    assert manifest["start_url"] == f"/?key={KEY.text}"
    assert (manifest["name"], manifest["background_color"], manifest["theme_color"]) == (
        "Farmhand",
        "#FAF5E8",
        "#285730",
    )
    assert answer.headers["cache-control"] == "no-store"
    for icon in manifest["icons"]:
        assert client.get(icon["src"]).headers["content-type"] == "image/png"


def test_the_client_looks_for_nothing_on_the_internet(bundle: Bundle) -> None:
    assert b"@rive-app" not in bundle.read("main.dart.js")
    assert bundle.read("rive/wasm/rive_native.js")


@pytest.mark.parametrize(
    ("header", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR", "br"),
        ("identity", None),
        ("", None),
    ],
)
def test_the_best_encoding_that_a_browser_takes(header: str, encoding: str | None) -> None:
    assert accepted(header) == encoding


async def fetch(shelf: Shelf) -> bytes:
    return await shelf.packed("a.js", "gzip", lambda: b"plain" * 100)


def test_a_damaged_cache_is_made_again(tmp_path: Path) -> None:
    assert gzip.decompress(asyncio.run(fetch(Shelf(tmp_path, "v")))) == b"plain" * 100
    (kept,) = (tmp_path / "v").iterdir()
    whole = kept.read_bytes()
    for damage in (b"", whole[:20], b"nonsense", gzip.compress(b"other")):
        kept.write_bytes(damage)
        assert asyncio.run(fetch(Shelf(tmp_path, "v"))) == whole
        assert kept.read_bytes() == whole


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    shelf = Shelf(tmp_path / "file", "v")
    shelf.clear_others()
    assert gzip.decompress(asyncio.run(fetch(shelf))) == b"plain" * 100


def test_what_older_versions_left_is_thrown_away(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "x.br").write_bytes(b"x")
    Shelf(tmp_path, "new").clear_others()
    assert list(tmp_path.iterdir()) == []

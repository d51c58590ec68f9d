"""Nobody passes without the key: no page, no file, no connection."""

from collections.abc import Iterator
from urllib.parse import quote

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion import gate
from companion.gate import Gate
from companion.key import Key

SECRET = "what was played"
KEY = Key("right-key-0123456789")
OLD = Key("older-key-0123456789")
HERE = "http://table.test"


SEATS = {"a-seat-0123456789": "guest-a", "b-seat-0123456789": "guest-b"}
CODES = {"table-a-token": "a-seat-0123456789", "MEADOW78": "b-seat-0123456789"}


class Tables:
    """A door to two tables: one is opened by a token, the other by a typed code."""

    def guest(self, secret: str) -> str | None:
        return SEATS.get(secret)

    def admit(self, offered: str, secret: str | None) -> str | None:
        return CODES.get(offered)


class Clock:
    """A clock that stands until it is turned."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr(gate, "PAUSE", 0)
    return Clock()


@pytest.fixture
def guests() -> list[str | None]:
    """As whose phones requests were let through, one after the other."""
    return []


@pytest.fixture
def client(clock: Clock, guests: list[str | None]) -> Iterator[TestClient]:
    async def page(request: Request) -> PlainTextResponse:
        guests.append(request.scope["guest"])
        return PlainTextResponse(SECRET)

    async def talk(websocket: WebSocket) -> None:
        guests.append(websocket.scope["guest"])
        await websocket.accept()
        await websocket.send_text(SECRET)
        await websocket.close()

    inner = Starlette(
        routes=[WebSocketRoute("/ws", talk), Route("/{path:path}", page, methods=["GET", "POST"])]
    )
    with TestClient(Gate(inner, KEY, Tables(), clock), base_url=HERE, follow_redirects=False) as client:
        yield client


def cookie(key: Key, name: Key | None = None) -> dict[str, str]:
    return {"cookie": f"{(name or key).cookie}={key.text}"}


@pytest.mark.parametrize(
    "path", ["/", "/play/7", "/main.dart.js", "/client/0/main.dart.js", "/ws", "/manifest.json"]
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "OPTIONS"])
def test_without_a_key_there_is_only_the_way_in(client: TestClient, path: str, method: str) -> None:
    answer = client.request(method, path)
    assert answer.status_code == 401
    assert SECRET not in answer.text
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("accepted", "title"),
    [("de-AT,en;q=0.8", "Code scannen"), ("fr,en;q=0.8,de;q=0.2", "Scan the code"), ("", "Scan the code")],
)
def test_the_way_in_is_told_in_the_readers_language(client: TestClient, accepted: str, title: str) -> None:
    assert title in client.get("/", headers={"accept-language": accepted}).text


@pytest.mark.parametrize("offered", ["", "wrong", OLD.text, KEY.text[:-1], KEY.text + "x", "ü", "\x00"])
def test_a_wrong_key_opens_nothing(client: TestClient, offered: str) -> None:
    answer = client.get(f"/?key={quote(offered)}")
    assert answer.status_code == 401
    assert "set-cookie" not in answer.headers


def test_the_right_key_is_kept_by_the_browser_and_leaves_the_address(client: TestClient) -> None:
    answer = client.get(f"/play/7?a=1&key={KEY.text}&b=x%20y")
    assert answer.status_code == 303
    assert answer.headers["location"] == "/play/7?a=1&b=x+y"
    kept = answer.headers["set-cookie"].lower()
    assert "httponly" in kept and "samesite=lax" in kept and "path=/" in kept and "max-age=31536000" in kept
    assert client.get("/play/7").text == SECRET


def test_the_redirect_stays_on_this_server(client: TestClient) -> None:
    for path in ("//elsewhere.test/", "/\\elsewhere.test/", "///elsewhere.test"):
        answer = client.get(f"{HERE}{path}?key={KEY.text}")
        assert answer.headers["location"].startswith("/elsewhere.test")


def test_a_key_in_the_address_goes_even_where_the_cookie_is_there(client: TestClient) -> None:
    answer = client.get(f"/?key={KEY.text}", headers=cookie(KEY))
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


@pytest.mark.parametrize(
    "held", [cookie(OLD), cookie(OLD, name=KEY), {"cookie": KEY.cookie}, {"cookie": "=;;"}]
)
def test_an_old_or_odd_cookie_opens_nothing(client: TestClient, held: dict[str, str]) -> None:
    assert client.get("/", headers=held).status_code == 401


@pytest.mark.parametrize(
    "headers",
    [
        {},
        cookie(OLD),
        cookie(OLD, name=KEY),
        {**cookie(KEY), "origin": "http://elsewhere.test"},
        {**cookie(KEY), "origin": "null"},
    ],
)
def test_a_connection_without_the_key_or_from_another_page_is_refused(
    client: TestClient, headers: dict[str, str]
) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers=headers) as line:
        line.receive_text()


def test_a_key_in_the_address_does_not_open_a_connection(client: TestClient) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws?key={KEY.text}") as line:
        line.receive_text()


@pytest.mark.parametrize("more", [{}, {"origin": HERE}])
def test_a_connection_with_the_key_is_let_through(client: TestClient, more: dict[str, str]) -> None:
    with client.websocket_connect("ws://table.test/ws", headers={**cookie(KEY), **more}) as line:
        assert line.receive_text() == SECRET


def test_after_many_wrong_keys_an_address_has_to_wait(client: TestClient, clock: Clock) -> None:
    for _ in range(gate.ALLOWED):
        assert client.get("/?key=guess").status_code == 401
    answer = client.get(f"/?key={KEY.text}")
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "60"
    assert client.get("/").status_code == 401, "the page that says what to do is still there"
    assert client.get("/", headers=cookie(KEY)).text == SECRET, "who is in stays in"
    clock.now += gate.WINDOW + 1
    assert client.get(f"/?key={KEY.text}").status_code == 303


def test_only_so_many_addresses_are_remembered() -> None:
    failures = gate.Failures(Clock())
    for number in range(gate.REMEMBERED + 50):
        failures.note(str(number))
    assert len(failures.times) == gate.REMEMBERED


def test_every_answer_keeps_browsers_from_guessing_leaking_and_embedding(client: TestClient) -> None:
    for answer in (client.get("/"), client.get("/?key=x"), client.get("/", headers=cookie(KEY))):
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "access-control-allow-origin" not in answer.headers


def seat(secret: str) -> dict[str, str]:
    return {"cookie": f"{KEY.seat_cookie}={secret}"}


@pytest.mark.parametrize("offered", CODES)
def test_a_tables_token_or_code_makes_a_guest_who_stays_one(client: TestClient, offered: str) -> None:
    answer = client.get(f"/?join={offered}")
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    kept = answer.headers["set-cookie"]
    assert kept.startswith(f"{KEY.seat_cookie}={CODES[offered]};") and "HttpOnly" in kept
    assert client.get("/").text == SECRET


def test_who_a_guest_is_is_told_on_and_cannot_be_claimed(
    guests: list[str | None], client: TestClient
) -> None:
    client.get("/", headers=seat("a-seat-0123456789"))
    client.get("/", headers={"cookie": f"{KEY.cookie}={KEY.text}; {KEY.seat_cookie}=a-seat-0123456789"})
    with client.websocket_connect("ws://table.test/ws", headers=seat("b-seat-0123456789")) as line:
        line.receive_text()
    assert guests == ["guest-a", None, "guest-b"], "a host who was a guest once is the host"


@pytest.mark.parametrize("secret", ["", "c-seat-0123456789", "a-seat-012345678", KEY.text])
def test_a_seat_that_ended_or_never_was_is_sent_to_the_host(client: TestClient, secret: str) -> None:
    answer = client.get("/play/7", headers=seat(secret))
    assert answer.status_code == 401
    assert SECRET not in answer.text
    if secret:
        assert "Ask the host" in answer.text
        assert "Max-Age=0" in answer.headers["set-cookie"], "not counted again and again"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/ws", headers=seat(secret)) as line,
    ):
        line.receive_text()


def test_a_connection_of_a_guest_from_another_page_is_refused(client: TestClient) -> None:
    headers = {**seat("a-seat-0123456789"), "origin": "http://elsewhere.test"}
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers=headers) as line:
        line.receive_text()


def test_guessed_codes_are_slowed_also_by_cookie_and_connection(client: TestClient, clock: Clock) -> None:
    for _ in range(gate.ALLOWED // 2):
        assert client.get("/?join=GUESSED8").status_code == 401
    for number in range(gate.ALLOWED // 2):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers=seat(f"x{number}")):
            pass
    assert client.get("/?join=MEADOW78").status_code == 429
    assert client.get("/", headers=seat("a-seat-0123456789")).text == SECRET, "who sits, sits"
    clock.now += gate.WINDOW + 1
    assert client.get("/?join=MEADOW78").status_code == 303


def test_a_guest_with_the_key_becomes_a_host(client: TestClient) -> None:
    answer = client.get(f"/?key={KEY.text}", headers=seat("a-seat-0123456789"))
    assert answer.status_code == 303
    assert answer.headers["set-cookie"].startswith(f"{KEY.cookie}={KEY.text};")

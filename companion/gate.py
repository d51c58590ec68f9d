"""Lets in only browsers that hold the key: HTTP and WebSocket alike. Knows nothing of what lies behind it."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import parse_qsl, urlencode

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from companion.header import guarded
from companion.key import Key
from companion.locked import locked_page

YEAR = 365 * 24 * 3600
WINDOW = 60.0
ALLOWED = 10
REMEMBERED = 1000
PAUSE = 0.5


class Gate:
    """ASGI middleware. Everything passes it but the server's own start and stop.

    `?key=` with the right key is answered by a cookie and a redirect to the same place without it; a right
    cookie passes; all else is a page that says to scan the code (401), or a refused handshake (403).
    """

    def __init__(self, app: ASGIApp, key: Key, clock: Callable[[], float] = time.monotonic) -> None:
        self.app = app
        self.key = key
        self.failures = Failures(clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        send = guarded(send)
        address = scope["client"][0] if scope.get("client") else ""
        held = cookie_parser(headers.get("cookie", "")).get(self.key.cookie)
        if held is not None and self.key.opens(held):
            if scope["type"] == "http" and _offered(scope) is not None:
                await _without_key(scope)(scope, receive, send)
            elif scope["type"] == "websocket" and not _same_origin(headers):
                await send({"type": "websocket.close", "code": 1008})
            else:
                await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            response = await self._admit(scope, headers, address, wrong=held is not None)
            await response(scope, receive, send)

    async def _admit(self, scope: Scope, headers: Headers, address: str, wrong: bool) -> Response:
        """What a browser without a right cookie gets: a cookie for the key, or the way in."""
        offered = _offered(scope)
        if (offered is not None or wrong) and self.failures.too_many(address):
            return _page(headers, 429, {"Retry-After": str(int(WINDOW))})
        if offered is not None and self.key.opens(offered):
            response = _without_key(scope)
            response.set_cookie(
                self.key.cookie, self.key.text, max_age=YEAR, httponly=True, samesite="lax", path="/"
            )
            return response
        if offered is not None or wrong:
            self.failures.note(address)
            await asyncio.sleep(PAUSE)
        return _page(headers, 401, {})


class Failures:
    """Counts wrong keys by address over the last minute; remembers only so many addresses."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.times: OrderedDict[str, list[float]] = OrderedDict()

    def note(self, address: str) -> None:
        """One more wrong key from this address."""
        self.times[address] = [*self._recent(address), self.clock()]
        self.times.move_to_end(address)
        while len(self.times) > REMEMBERED:
            self.times.popitem(last=False)

    def too_many(self, address: str) -> bool:
        """Whether this address has to wait."""
        return len(self._recent(address)) >= ALLOWED

    def _recent(self, address: str) -> list[float]:
        return [then for then in self.times.get(address, []) if self.clock() - then < WINDOW]


def _offered(scope: Scope) -> str | None:
    """The key in the address, or None where there is none."""
    for name, value in parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True):
        if name == "key":
            return str(value)
    return None


def _without_key(scope: Scope) -> Response:
    """A redirect to the same path on this server. Leading slashes are one: two would name another server."""
    rest = [
        pair
        for pair in parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        if pair[0] != "key"
    ]
    path = "/" + scope["raw_path"].decode("latin-1").split("?")[0].replace("\\", "/").lstrip("/")
    target = path + ("?" + urlencode(rest) if rest else "")
    return RedirectResponse(target, status_code=303, headers={"Cache-Control": "no-store"})


def _page(headers: Headers, status: int, extra: dict[str, str]) -> Response:
    return HTMLResponse(
        locked_page(headers.get("accept-language", ""), waiting=status == 429),
        status_code=status,
        headers={"Cache-Control": "no-store", "Vary": "Accept-Language", **extra},
    )


def _same_origin(headers: Headers) -> bool:
    """Browsers name the page that opens a WebSocket: it has to be ours. Other programs name none."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")

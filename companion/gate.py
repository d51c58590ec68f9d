"""Lets in only browsers that hold the key, and guests of a table: HTTP and WebSocket alike.

Knows nothing of what lies behind it, but tells it who a guest is.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import parse_qsl, urlencode

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from companion.door import Door
from companion.header import guarded
from companion.key import Key
from companion.locked import locked_page

YEAR = 365 * 24 * 3600
WINDOW = 60.0
ALLOWED = 10
REMEMBERED = 1000
PAUSE = 0.5
OFFERS = ("key", "join")


class Gate:
    """ASGI middleware. Everything passes it but the server's own start and stop.

    `?key=` with the right key, or `?join=` with a table's token or code, is answered by a cookie and a redirect
    to the same place without it; a right cookie passes; all else is a page that says to scan the code (401), or
    a refused handshake (403). What passes for a guest carries the guest's id as `scope["guest"]`.
    """

    def __init__(
        self, app: ASGIApp, key: Key, door: Door, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.app = app
        self.key = key
        self.door = door
        self.failures = Failures(clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        send = guarded(send)
        cookies = cookie_parser(headers.get("cookie", ""))
        held, seat = cookies.get(self.key.cookie), cookies.get(self.key.seat_cookie)
        host = held is not None and self.key.opens(held)
        guest = self.door.guest(seat) if seat and not host else None
        if scope["type"] == "websocket":
            if not (host or guest) or not _same_origin(headers):
                await self._refuse(scope, send, wrong=bool(held or seat) and not (host or guest))
            else:
                await self.app({**scope, "guest": guest}, receive, send)
            return
        offered = _offered(scope)
        if host and offered:
            await _without_offer(scope)(scope, receive, send)
        elif (host or guest) and not offered:
            await self.app({**scope, "guest": guest}, receive, send)
        else:
            wrong = not guest and bool(held or seat)
            response = await self._admit(scope, headers, offered, seat, wrong)
            await response(scope, receive, send)

    async def _admit(
        self, scope: Scope, headers: Headers, offered: dict[str, str], seat: str | None, wrong: bool
    ) -> Response:
        """What a browser without a right cookie gets: a cookie for what it offers, or the way in."""
        address = _address(scope)
        if (offered or wrong) and self.failures.too_many(address):
            return _page(headers, 429, {"Retry-After": str(int(WINDOW))})
        response = _without_offer(scope)
        if self.key.opens(offered.get("key", "")):
            _give(response, self.key.cookie, self.key.text)
            return response
        secret = self.door.admit(offered["join"], seat) if offered.get("join") else None
        if secret is not None:
            _give(response, self.key.seat_cookie, secret)
            return response
        if offered or wrong:
            self.failures.note(address)
            await asyncio.sleep(PAUSE)
        page = _page(headers, 401, {}, ended=seat is not None or "join" in offered)
        if seat is not None:
            # Taken away, so that it is not counted as a wrong one at every further look.
            page.delete_cookie(self.key.seat_cookie, path="/")
        return page

    async def _refuse(self, scope: Scope, send: Send, wrong: bool) -> None:
        address = _address(scope)
        if wrong and not self.failures.too_many(address):
            self.failures.note(address)
            await asyncio.sleep(PAUSE)
        await send({"type": "websocket.close", "code": 1008})


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


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _give(response: Response, name: str, value: str) -> None:
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", path="/")


def _query(scope: Scope) -> list[tuple[str, str]]:
    return parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)


def _offered(scope: Scope) -> dict[str, str]:
    """The key and the table's token or code in the address, as far as they are there."""
    offered: dict[str, str] = {}
    for name, value in _query(scope):
        if name in OFFERS:
            offered.setdefault(name, value)
    return offered


def _without_offer(scope: Scope) -> Response:
    """A redirect to the same path on this server. Leading slashes are one: two would name another server."""
    rest = [pair for pair in _query(scope) if pair[0] not in OFFERS]
    path = "/" + scope["raw_path"].decode("latin-1").split("?")[0].replace("\\", "/").lstrip("/")
    target = path + ("?" + urlencode(rest) if rest else "")
    return RedirectResponse(target, status_code=303, headers={"Cache-Control": "no-store"})


def _page(headers: Headers, status: int, extra: dict[str, str], ended: bool = False) -> Response:
    return HTMLResponse(
        locked_page(headers.get("accept-language", ""), waiting=status == 429, ended=ended),
        status_code=status,
        headers={"Cache-Control": "no-store", "Vary": "Accept-Language", **extra},
    )


def _same_origin(headers: Headers) -> bool:
    """Browsers name the page that opens a WebSocket: it has to be ours. Other programs name none."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")

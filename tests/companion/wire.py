"""A client made by hand that speaks Flet's protocol over a real WebSocket: it can send whatever it likes."""

from __future__ import annotations

import http.client
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import msgpack
from flet.messaging.protocol import MessageAction
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

QUIET = 0.4  # seconds without a message after which nothing more is coming
MOST = 15.0


def cookie_for(base: str, offer: str) -> str | None:
    """The cookie that a browser gets for `key=...` or `join=...`; None where it is refused."""
    address = urlsplit(base)
    line = http.client.HTTPConnection(address.hostname or "", address.port or 80, timeout=10)
    line.request("GET", f"/?{offer}")
    answer = line.getresponse()
    answer.read()
    line.close()
    given = answer.getheader("set-cookie")
    return given.split(";")[0] if answer.status == 303 and given else None


class Client:
    """One tab. `ids` has the number of each control that was ever told of, by its key; `texts` all that was said."""

    def __init__(self, base: str, cookie: str, route: str = "/", session: str = "") -> None:
        self.base = base
        self.cookie = cookie
        self.ids: dict[str, int] = {}
        self.texts: list[str] = []
        self.session = ""
        self.messages = 0
        self._opened = ExitStack()
        address = f"ws{base.removeprefix('http')}/ws"
        line = connect(address, additional_headers={"Cookie": cookie}, max_size=None)
        self.line: ClientConnection = self._opened.enter_context(line)
        page = {"route": route, "web": True, "platform": "android", "width": 390, "height": 844}
        self.send(MessageAction.REGISTER_CLIENT, {"session_id": session, "page_name": "", "page": page})

    def send(self, action: MessageAction, body: dict[str, Any]) -> None:
        """One message as the client in a browser would write it."""
        self.line.send(b"\x00" + msgpack.packb([action.value, body]))

    def listen(self, quiet: float = QUIET, most: float = MOST) -> Client:
        """Takes in all that comes until it is quiet. Ends at once where the connection does."""
        end = time.monotonic() + most
        while time.monotonic() < end:
            try:
                data = self.line.recv(timeout=quiet)
            except (TimeoutError, ConnectionClosed):
                break
            self.take(data)
        return self

    def until(self, there: Callable[[], bool]) -> Client:
        """Takes in what comes until that is so, and then until it is quiet."""
        end = time.monotonic() + MOST
        while not there() and time.monotonic() < end:
            self.listen(0.1, 0.1)
        assert there(), f"it never came; known are {sorted(self.ids)}"
        return self.listen()

    def take(self, data: Any) -> None:
        """Reads one message; what the server asks of the browser is answered with nothing."""
        self.messages += 1
        action, body = msgpack.unpackb(data[1:], strict_map_key=False, ext_hook=lambda code, raw: raw)
        if action == MessageAction.REGISTER_CLIENT.value:
            self.session = body["session_id"]
        if action == MessageAction.INVOKE_METHOD.value:
            answer = {
                "control_id": body["control_id"],
                "call_id": body["call_id"],
                "result": None,
                "error": None,
            }
            self.send(MessageAction.INVOKE_METHOD, answer)
        self._read(body)

    def _read(self, value: Any) -> None:
        if isinstance(value, dict):
            if "_i" in value and value.get("key"):
                self.ids[str(value["key"])] = value["_i"]
            for each in value.values():
                self._read(each)
        elif isinstance(value, list | tuple):
            for each in value:
                self._read(each)
        elif isinstance(value, str):
            self.texts.append(value)

    def tap(self, key: str) -> Client:
        """A touch on the control of that key, once there is one, whether or not it is on the screen now."""
        self.until(lambda: key in self.ids)
        return self.event(self.ids[key])

    def event(self, id: int, name: str = "click", data: Any = None) -> Client:
        """Any event of any control, and what comes of it."""
        self.send_event(id, name, data)
        return self.listen()

    def send_event(self, id: int, name: str = "click", data: Any = None) -> None:
        """Any event of any control."""
        self.send(MessageAction.CONTROL_EVENT, {"target": id, "name": name, "data": data})

    def go(self, route: str) -> Client:
        """What the address bar does."""
        self.send(MessageAction.UPDATE_CONTROL_PROPS, {"id": 1, "props": {"route": route}})
        return self.event(1, "route_change", {"route": route})

    def said(self, text: str) -> bool:
        """Whether that was ever part of what the server sent."""
        return any(text in each for each in self.texts)

    def alive(self) -> bool:
        """Whether the server still keeps the line."""
        try:
            self.line.ping().wait(3)
            self.line.recv(timeout=0.05)
        except TimeoutError:
            return True
        except ConnectionClosed:
            return False
        return True

    def close(self) -> None:
        """The tab is shut."""
        self._opened.close()

"""A real Flet page with no client: mounts the app, takes taps, reads back. Flet's private names stay here."""

from __future__ import annotations

import asyncio
import dataclasses
import gettext
from collections.abc import Iterator
from typing import Any

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import Message, MessageAction, configure_encode_object_for_msgpack
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from models.history.repository import History
from views import app
from views.world import World


class FakeClient(Connection):
    """Stands in for the browser: swallows patches and answers calls.

    `sent` counts the bytes, `known` are the controls that it was told of.
    """

    session: Session

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub(loop=self.loop)
        self.page_url, self.page_name = "http://test", ""
        self.answers: dict[str, Any] = {}
        self.calls: list[tuple[str, Any]] = []
        self.crashes: list[str] = []
        self.sent = 0
        self.known: set[int] = set()
        self._plain = configure_encode_object_for_msgpack(BaseControl)

    def _encode(self, value: Any) -> Any:
        if isinstance(value, BaseControl):
            self.known.add(value._i)
        return self._plain(value)

    def pack(self, body: Any) -> None:
        """Encodes as the wire does; this also takes the snapshots that the next comparison needs."""
        self.sent += len(msgpack.packb(body, default=self._encode))

    def send_message(self, message: Message) -> None:
        self.pack([message.action, message.body])
        if message.action is MessageAction.SESSION_CRASHED:
            self.crashes.append(message.body.message)
        if message.action is MessageAction.INVOKE_METHOD:
            body = message.body
            self.calls.append((body.name, body.args))
            answer = self.answers.get(body.name)
            self.loop.call_soon(
                self.session.handle_invoke_method_results, body.control_id, body.call_id, answer, None
            )
            if body.name == "push_route":
                route = body.args["route"]
                self.session.apply_page_patch({"route": route})
                asyncio.ensure_future(self.session.dispatch_event(1, "route_change", {"route": route}))

    def dispose(self) -> None: ...


class HeadlessPage:
    """The app on a page of a phone's size, at a route."""

    def __init__(self, route: str = "/", width: float = 390, height: float = 844) -> None:
        self.client = FakeClient()
        self.session = self.client.session = Session(self.client)
        self.page = self.session.page
        _context_page.set(self.page)
        context.reset_auto_update()
        self.session.apply_page_patch(
            {"route": route, "web": True, "platform": "android", "width": width, "height": height}
        )
        self.client.pack(self.session.get_page_patch())

    async def start(self, world: World, guest: str = "") -> HeadlessPage:
        """Mounts the real app; `guest`: whose phone it is, "" for a host's."""
        await app.main(self.page, world, guest)
        await self.settle()
        return self

    async def settle(self) -> None:
        """Lets everything that has been scheduled happen; a crash or a dead update loop fails here."""
        for _ in range(30):
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert not self.client.crashes, self.client.crashes[0]
        task = self.session._Session__updates_task  # type: ignore[attr-defined]
        assert not (task and task.done() and task.exception()), task.exception()

    def controls(self) -> Iterator[ft.Control]:
        """Every control on the page, those of open dialogs too."""
        seen: set[int] = set()

        def walk(value: Any) -> Iterator[Any]:
            if isinstance(value, list | tuple):
                for each in value:
                    yield from walk(each)
            elif isinstance(value, BaseControl) and id(value) not in seen:
                if getattr(value, "visible", True) is False:
                    return
                seen.add(id(value))
                yield value
                for field in dataclasses.fields(value):
                    if not field.metadata.get("skip") and field.name != "_parent":
                        yield from walk(getattr(value, field.name, None))

        # Only the view on top is seen; the others wait below it.
        views = [control for control in walk(self.page.views) if isinstance(control, ft.View)]
        seen.clear()
        yield from walk(views[-1:])
        yield from walk([dialog for dialog in self.page._dialogs.controls if dialog.open])

    def by_key(self, key: str) -> Any:
        """The control with that key."""
        found = next((control for control in self.controls() if control.key == key), None)
        keys = sorted(str(control.key) for control in self.controls() if control.key)
        assert found is not None, f"no control {key!r} among {keys}"
        return found

    def has(self, key: str) -> bool:
        """Whether a control with that key is shown."""
        return any(control.key == key for control in self.controls())

    def texts(self) -> list[str]:
        """All texts, in order."""
        return [control.value for control in self.controls() if isinstance(control, ft.Text)]

    async def fire(self, control: Any, event: str = "click", data: Any = None) -> None:
        """What the browser sends when the control is touched."""
        assert control._i in self.client.known, f"the browser has never heard of {control.key!r}"
        await self.session.dispatch_event(control._i, event, data)
        await self.settle()

    async def tap(self, key: str) -> None:
        """A tap on the button with that key."""
        await self.fire(self.by_key(key))

    async def write(self, key: str, text: str) -> None:
        """Types into the text field with that key, as the browser tells it."""
        field = self.by_key(key)
        self.session.apply_patch(field._i, {"value": text})
        await self.fire(field, "change", text)

    def mounted(self, key: str | None = None, kind: type[Any] = ft.Control) -> Any:
        """The newest mounted control with that key or of that kind, hidden ones too: quick, for benchmarks."""
        index = self.session._Session__index  # type: ignore[attr-defined]
        fits = [c for c in index.values() if isinstance(c, kind) and (key is None or c.key == key)]
        return max(fits, key=lambda control: control._i)

    def board(self) -> Any:
        """What takes the taps on the meadow."""
        return next(control for control in self.controls() if isinstance(control, ft.GestureDetector))

    async def tap_board(self, x: float, y: float) -> None:
        """A tap on the meadow at that pixel."""
        await self.fire(self.board(), "tap_up", {"k": "touch", "l": {"x": x, "y": y}, "g": {"x": x, "y": y}})


def world(history: History | None, **more: Any) -> World:
    """The world that views need, on a real history."""
    values: dict[str, Any] = {
        "fault": None,
        "addresses": lambda: ("http://192.0.2.7:8550/?key=abc",),
        "catalogues": {"de": gettext.NullTranslations()},
        "version": "0",
    }
    return World(history=history, **{**values, **more})

"""Drawing a screen again when another phone has changed something that it shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from views.desk import Desk


def use_bell(desk: Desk, topics: Sequence[str], look: Callable[[], Any]) -> None:
    """Calls `look` on this page whenever one of the topics (a session's id, or `company.PHONES`) rings."""
    newest: Any = ft.use_ref(None)
    newest.current = look
    stops: Any = ft.use_ref(None)

    async def look_now() -> None:
        if newest.current is not None:
            newest.current()

    def hear() -> None:
        if desk.connected:
            desk.run(look_now)

    def listen() -> None:
        stops.current = [desk.listen(topic, hear) for topic in topics if topic]

    def stop() -> None:
        for each in stops.current or ():
            each()

    # Given apart from the set-up: what a set-up returns is forgotten when the component is drawn again.
    ft.use_effect(listen, list(topics), stop)

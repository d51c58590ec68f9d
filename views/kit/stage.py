"""The screens of one game, of which the state shows one at a time. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from views.desk import use_desk
from views.kit.component import component
from views.sitting import Sitting

Screens = Mapping[str, Callable[[Sitting], Any]]


@component
def Stage(sitting: Sitting, now: str, screens: Screens) -> ft.Control:
    """The screen called `now`.

    A screen that has been shown stays mounted and is only hidden: to build it anew every round would cost the
    server more than all the rules together. `seen` has the turn at which each was last drawn.
    """
    use_desk()
    turns: dict[str, int] = {}
    seen = ft.use_memo(lambda: turns, [])
    seen[now] = sitting.turn
    return ft.Stack(
        [
            ft.Container(
                Scene(sitting, turn, screens[name]), visible=name == now, expand=True, key=f"screen-{name}"
            )
            for name, turn in seen.items()
        ],
        expand=True,
    )


@component
def _Scene(sitting: Sitting, turn: int, screen: Callable[[Sitting], Any]) -> ft.Control:
    shown: ft.Control = screen(sitting)
    return shown


# Drawn again only in a new turn, and hidden screens have none.
Scene = ft.memo(_Scene)

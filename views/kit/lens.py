"""How far a board is zoomed in, as far as the screen has to know. Knows no board."""

from __future__ import annotations

from typing import Any

import flet as ft

MOST = 4.0
# Up to here a picture made for the board's own size is sharp enough.
SHARP = 1.15


@ft.observable
class Lens:
    """Follows the pinches on a viewer; only whether it is zoomed in draws anything again."""

    def __init__(self) -> None:
        self._before = 1.0
        self._now = 1.0
        self.zoomed = False

    def pinch(self, event: Any) -> None:
        """Two fingers move; `event.scale` is told from where this pinch began."""
        self._now = min(max(self._before * event.scale, 1.0), MOST)
        if (self._now > SHARP) != self.zoomed:
            self.zoomed = self._now > SHARP

    def release(self, _event: Any) -> None:
        """The fingers have left."""
        self._before = self._now

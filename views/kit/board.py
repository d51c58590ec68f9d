"""What takes taps, drags and pinches on a board's picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from views.kit.frame import Frame
from views.kit.lens import MOST, Lens


def touchable(
    frame: Frame,
    layers: Sequence[ft.Control],
    *,
    name: str,
    key: str = "meadow",
    tap: Callable[[float, float], Any],
    grip: Callable[[float, float], Any] | None = None,
    drag: Callable[[float, float], Any] | None = None,
    release: Callable[[], Any] | None = None,
    lens: Lens | None = None,
) -> ft.Control:
    """Layers under one detector. Positions are given in pixels of the frame, also when zoomed; `lens` hears of it.

    Left out of the semantics tree: a screen reader would turn every tap into one on the middle; its user has
    the places by name instead.
    """

    def at(event: Any) -> tuple[float, float]:
        return event.local_position.x, event.local_position.y

    drags: dict[str, Any] = {}
    if grip and drag and release:
        for way in ("horizontal", "vertical"):
            drags[f"on_{way}_drag_start"] = lambda e: grip(*at(e))
            drags[f"on_{way}_drag_update"] = lambda e: drag(*at(e))
            drags[f"on_{way}_drag_end"] = lambda _: release()
    stack = ft.Stack([*layers], width=frame.width, height=frame.height)
    detector = ft.GestureDetector(
        content=stack, on_tap_up=lambda e: tap(*at(e)), drag_interval=30, exclude_from_semantics=True, **drags
    )
    viewer = ft.InteractiveViewer(
        content=detector,
        min_scale=1,
        max_scale=MOST,
        width=frame.width,
        height=frame.height,
        trackpad_scroll_causes_scale=False,
        on_interaction_update=lens.pinch if lens else None,
        on_interaction_end=lens.release if lens else None,
    )
    return ft.Semantics(container=True, identifier=key, label=name, content=viewer)

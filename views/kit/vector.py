"""Pictures on a frame as SVG text: points, strokes, discs, one document. Pure functions; knows no game."""

from __future__ import annotations

from collections.abc import Iterable

import flet as ft

from views.kit.frame import Frame


def px(frame: Frame, x: float, y: float) -> str:
    """A point given in cells, as SVG writes it."""
    px, py = frame.at(x, y)
    return f"{px:.1f} {py:.1f}"


def stroke(d: str, colour: str, width: float, dash: str = "") -> str:
    """A path with round ends."""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:.2f}" stroke-linecap="round"{dashes}/>'


def dots(frame: Frame, points: Iterable[tuple[float, float]], colour: str, width: float) -> str:
    """Discs on points given in cells."""
    return stroke("".join(f"M{px(frame, x, y)}h0.01" for x, y in points), colour, width)


def document(frame: Frame, *parts: str) -> str:
    """The parts as one picture of the frame's size."""
    size = f"{frame.width:.2f} {frame.height:.2f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{"".join(parts)}</svg>'


def image(frame: Frame, svg: str) -> ft.Control:
    """A picture of the frame's size, silent."""
    return ft.Image(src=svg, width=frame.width, height=frame.height, exclude_from_semantics=True)

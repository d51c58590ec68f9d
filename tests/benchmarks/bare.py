"""The measure of a tap: a bare Flet page with one canvas, on which each tap draws one line.

Run as a program: `python -m tests.benchmarks.bare PORT`.
"""

from __future__ import annotations

import sys

import flet as ft
import flet.canvas as cv
import uvicorn


@ft.component
def App() -> ft.Control:
    """A line for each tap, from the corner to where the tap was."""
    ends, add = ft.use_state(())
    lines = [cv.Line(0, 0, x, y, paint=ft.Paint(stroke_width=3)) for x, y in ends]

    def tapped(event: ft.TapEvent) -> None:
        at = event.local_position
        add(lambda before: (*before, (at.x, at.y)))

    return ft.GestureDetector(content=cv.Canvas(lines, width=390, height=500), on_tap_up=tapped)


def main(page: ft.Page) -> None:
    page.padding = 0
    page.render(App)


if __name__ == "__main__":
    app = ft.run(main, export_asgi_app=True, no_cdn=True, web_renderer=ft.WebRenderer.CANVAS_KIT)
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning")

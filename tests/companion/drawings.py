"""Makes the pictures of the pieces: `uv run python -m tests.companion.drawings`, after a drawing has changed.

The meadow shows them as pictures and not as SVG: the browser would draw every curve of every sheep again for
each frame, which costs it several times what all the rest of the screen does.
"""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from companion.bundle import ASSETS
from tests.browser.chromium import FLAGS, chromium
from views.kit.drawing import PIECES, SIDE, inner
from views.kit.theme import DARK, LIGHT

PIXELS = 256
FOLDER = ASSETS / "drawings"


def build() -> None:
    """Each piece by day and by night, 256 x 256, on nothing."""
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        path = chromium(playwright.chromium.executable_path, print)
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        page = browser.new_page(viewport={"width": PIXELS, "height": PIXELS})
        for name in PIECES:
            for palette, time in ((LIGHT, "day"), (DARK, "night")):
                body = inner(name).replace(LIGHT.drawing_line, palette.drawing_line)
                picture = f'<svg viewBox="0 0 {SIDE} {SIDE}" width="{PIXELS}" height="{PIXELS}">{body}</svg>'
                page.set_content(f'<body style="margin:0">{picture}</body>')
                page.screenshot(path=FOLDER / f"{name}-{time}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    build()

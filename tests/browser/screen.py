"""A person at one screen: looks, touches with a finger, types. Knows Flutter's page, no game."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.watch import WATCH

PATIENCE = 20_000
STARTING = 60_000
Target = str | Locator


class Screen:
    """One browser tab that runs the app. A target is a Semantics identifier or a Playwright locator."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(WATCH)
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda fault: self.errors.append(str(fault)))

    def open(self, url: str) -> "Screen":
        """Opens an address (with the key, the first time) and waits for the first picture."""
        self.page.goto(url, wait_until="commit")
        return self.ready()

    def reload(self) -> "Screen":
        """What a thumb does that pulls the page down."""
        self.page.reload(wait_until="commit")
        return self.ready()

    def ready(self) -> "Screen":
        """Waits until the client has drawn, then turns on the accessibility tree that tests read."""
        self.page.locator("#splash").wait_for(state="detached", timeout=STARTING)
        button = self.page.locator("flt-semantics-placeholder")
        button.wait_for(state="attached", timeout=STARTING)
        button.evaluate("button => button.click()")
        self.page.locator("flt-semantics").first.wait_for(state="attached", timeout=STARTING)
        return self

    def find(self, target: Target) -> Locator:
        """The element of an identifier."""
        return (
            self.page.locator(f'[flt-semantics-identifier="{target}"]') if isinstance(target, str) else target
        )

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        """The button that a screen reader calls so."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def field(self, name: str | re.Pattern[str]) -> Locator:
        """The text field that a screen reader calls so."""
        return self.page.get_by_role("textbox", name=name)

    def says(self, text: str | re.Pattern[str]) -> Locator:
        """What shows or is called this; a part is enough."""
        labelled = self.page.get_by_label(text)
        return self.page.get_by_text(text).or_(labelled).first

    def see(self, target: Target) -> Locator:
        """Waits until it is there."""
        found = self.find(target).first
        try:
            expect(found).to_be_attached(timeout=PATIENCE)
        except AssertionError as fault:
            fault.add_note(self.story())
            raise
        return found

    def gone(self, target: Target) -> None:
        """Waits until it is there no longer."""
        expect(self.find(target)).to_have_count(0, timeout=PATIENCE)

    def disabled(self, target: Target) -> bool:
        """Whether it is a button that takes no touch now."""
        dead = "[role=button][aria-disabled=true]"
        found = self.find(target)
        return bool(found.locator(dead).or_(found.and_(self.page.locator(dead))).count())

    def unnamed(self) -> list[str]:
        """The buttons, switches and fields that a screen reader could not tell: their markup."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('flt-semantics-host [role=button], flt-semantics-host [role=switch],'
                + ' flt-semantics-host [role=tab], flt-semantics-host input, flt-semantics-host [role=checkbox]')]
                .filter(node => !(node.getAttribute('aria-label') || node.textContent || '').trim()
                    && !node.querySelector('[aria-label]'))
                .map(node => node.outerHTML.slice(0, 200))"""
        )
        return found

    def text(self) -> str:
        """Everything on the screen that a screen reader would say, a line each."""
        return str(self.page.evaluate("() => watch.text()"))

    def told(self, target: Target) -> str:
        """What a screen reader would say of it and of what lies in it."""
        return str(self.see(target).evaluate("node => watch.text(node)"))

    def rest(self) -> str:
        """The same once what was touched is answered and drawn, and nothing moves any more."""
        return str(self.page.evaluate("most => watch.rest(most)", PATIENCE))

    def changed(self) -> str:
        """The same once it says something other than before the last tap, and rests."""
        now = str(self.page.evaluate("most => watch.changed(most)", PATIENCE))
        assert now != self.page.evaluate("() => watch.page.said"), f"still the same:\n{now}\n{self.story()}"
        return now

    def keep_in_mind(self) -> None:
        """Marks the page, to tell it from the one that comes in its place: see `back`."""
        self.page.evaluate("() => { watch.old = true }")

    def back(self) -> "Screen":
        """Waits until the marked page has begun anew by itself, and is drawn."""
        self.page.wait_for_function("() => window.watch && !watch.old", timeout=STARTING)
        return self.ready()

    def story(self) -> str:
        """The last touches, and what went to and fro: milliseconds, what, where."""
        return "\n".join(self.page.evaluate("() => watch.log"))

    def box(self, target: Target) -> tuple[float, float, float, float]:
        """Left, top, width and height on the screen, once nothing moves."""
        return self._place(target, 0.5, 0.5)[:4]

    def _place(self, target: Target, across: float, down: float) -> tuple[float, float, float, float, bool]:
        """The box, and whether another control lies there instead, or, for a button, only the gap between others."""
        for _ in range(20):
            place = self.see(target).evaluate("(node, at) => watch.place(node, at)", [across, down, PATIENCE])
            # None: it was drawn anew meanwhile.
            if place is not None:
                left, top, width, height, covered = place
                return left, top, width, height, covered
        raise AssertionError(f"{target} does not come to rest")

    def tap(self, target: Target, across: float = 0.5, down: float = 0.5) -> None:
        """A finger on it: in the middle, or at a fraction of its width and height. Scrolls there first."""
        left, top, width, height = self.reveal(target)
        self.page.touchscreen.tap(left + across * width, top + down * height)

    def tap_at(self, x: float, y: float) -> None:
        """A finger at a place on the screen, in CSS pixels."""
        self.page.touchscreen.tap(x, y)

    def tap_in(self, target: Target, x: float, y: float) -> None:
        """A finger at a place counted in CSS pixels from the element's corner: on a board, for instance."""
        left, top, _, _ = self.box(target)
        self.page.touchscreen.tap(left + x, top + y)

    def reveal(self, target: Target) -> tuple[float, float, float, float]:
        """Scrolls up or down until all of it, or its middle if it is large, is on the screen; where it then lies."""
        size = self.page.viewport_size
        assert size
        for _ in range(40):
            left, top, width, height, covered = self._place(target, 0.5, 0.5)
            middle = top + height / 2
            if 0 <= middle <= size["height"] and (
                height > size["height"] or 0 <= top <= size["height"] - height
            ):
                if not covered:
                    return left, top, width, height
                # It lies under the fixed actions: a little further.
                self.scroll(120 if middle > size["height"] / 2 else -120, left + width / 2)
                continue
            self.scroll(min(300.0, middle - size["height"] / 2) if middle > 0 else -300.0, left + width / 2)
        raise AssertionError(f"{target} cannot be scrolled to")

    def scroll(self, down: float, x: float | None = None) -> None:
        """Moves what lies in the middle of the screen: `down` pixels towards its end."""
        size = self.page.viewport_size
        assert size
        self.page.mouse.move(min(max(x or size["width"] / 2, 1), size["width"] - 1), size["height"] / 2)
        self.page.mouse.wheel(0, down)
        self.page.wait_for_timeout(50)

    def drag(
        self, start: tuple[float, float], end: tuple[float, float], steps: int = 12, hold: int = 0
    ) -> None:
        """A finger that moves from one place to another; `hold`: milliseconds of rest before that."""
        cdp = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *points: dict[str, float]) -> None:
            cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

        touch("touchStart", {"x": start[0], "y": start[1]})
        self.page.wait_for_timeout(hold)
        for step in range(1, steps + 1):
            part = step / steps
            point = {name: a + (b - a) * part for name, a, b in zip("xy", start, end, strict=True)}
            touch("touchMove", point)
            self.page.wait_for_timeout(16)
        touch("touchEnd")
        cdp.detach()

    def write(self, target: Target, text: str) -> None:
        """Taps a text field, empties it and types."""
        self.tap(target)
        self.rest()
        self.page.keyboard.press("ControlOrMeta+A")
        self.page.keyboard.press("Delete")
        self.page.keyboard.insert_text(text)

    def shot(self, path: Path) -> Path:
        """A picture of the screen, once nothing moves."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.wait_for_timeout(300)
        self.page.screenshot(path=path)
        return path

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """Nothing in this block makes the browser complain."""
        before = len(self.errors)
        yield
        assert self.errors[before:] == []

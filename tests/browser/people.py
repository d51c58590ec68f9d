"""People at one screen: they wait until it has come to rest. Knows no game."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.screen import Screen

PATIENCE = 20_000


class People:
    """Who plays on one screen. `chance` makes the same game again from the same seed."""

    def __init__(self, screen: Screen, seed: int = 7) -> None:
        self.screen = screen
        self.chance = random.Random(seed)
        self.names: list[str] = []

    def sit_down(self, game: str, names: list[str]) -> None:
        """From the home screen to the set-up with everybody at the table."""
        screen = self.screen
        screen.tap(f"start-{game}")
        for name in names:
            screen.write("new-player", name)
            screen.tap("add-player")
            screen.see(f"leave-{name.casefold()}")
        self.names = names

    def shown(self, *keys: str) -> str:
        """Which of the targets is on the screen; waits for the first."""
        several = ", ".join(f'[flt-semantics-identifier="{key}"]' for key in keys)
        found = self.screen.page.locator(several).first
        found.wait_for(state="attached", timeout=PATIENCE)
        return found.get_attribute("flt-semantics-identifier") or ""

    def settled(self) -> str:
        """The screen's text once nothing is on its way any more."""
        return self.screen.rest()

    def changed(self, do: Callable[[], object]) -> str:
        """Taps something and waits until the screen says something else, and rests."""
        do()
        return self.screen.changed()

    def until(self, done: Callable[[], bool], patience: int = PATIENCE) -> None:
        """Waits until it is so; milliseconds."""
        for _ in range(patience // 100):
            if done():
                return
            self.screen.page.wait_for_timeout(100)
        raise AssertionError(f"still not so:\n{self.screen.text()}\n{self.screen.story()}")

"""People who play Fence Em In on one phone, by touch only; they count their taps."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tests.browser.people import People
from tests.browser.screen import Screen, Target

ROUNDS = 10


class Farmers(People):
    """One session on one screen. `turn_taps` and `roll_taps` have the taps of each turn and of each roll."""

    def __init__(self, screen: Screen, seed: int = 7) -> None:
        super().__init__(screen, seed)
        self.turn_taps: list[int] = []
        self.roll_taps: list[int] = []
        self.taps = 0

    def tap(self, target: Target, across: float = 0.5, down: float = 0.5) -> None:
        """A counted touch."""
        self.taps += 1
        self.screen.tap(target, across, down)

    def where(self) -> str:
        """Which screen is shown: roll, choose, build, missions or result."""
        key = self.shown("side-1", "set-1", "build", "mission-0-more-1", "same-again")
        names = {"side-1": "roll", "set-1": "choose", "build": "build", "mission-0-more-1": "missions"}
        return names.get(key, "result")

    def on(self, target: Target) -> None:
        """A counted touch after which the screen says something else, and rests."""
        self.changed(lambda: self.tap(target))

    def roll(self, sides: Sequence[object] | None) -> None:
        """The dice by tapping their sides; without dice where they are not followed."""
        self.taps = 0
        if sides is None:
            self.on("no-dice")
        else:
            for side in sides:
                self.on(f"side-{side}")
        self.roll_taps.append(self.taps)

    def choose(self) -> None:
        """The choice side: a fertilizer and another roll, or the die is set."""
        if self.chance.random() < 0.7:
            self.on("take")
            self.on(f"again-{self.chance.randint(1, 3)}")
        else:
            self.on("set-2")

    def stuck(self) -> bool:
        """Whether the app has proven that nothing fits, or that no token lies there."""
        text = self.screen.text()
        return "No place: pass" in text or "No token: pass" in text

    def turn(self) -> None:
        """One turn: a token, with a board its place, and the row; passes where nothing fits."""
        self.taps = 0
        if self.stuck():
            self.on("build")
            return
        tokens = self.tokens()
        # The only token under a die is chosen already; then the tap changes nothing.
        self.tap(f"token-{self.chance.choice(tokens)}")
        self.settled()
        if self.screen.find("board").count():
            if self.chance.random() < 0.4:
                self.move_about()
            self.on("build")
            self.screen.see("to-board")
        rows = self.keys("row-")
        if rows and self.chance.random() < 0.3:
            self.tap(self.chance.choice(rows))
            self.settled()
        self.on("build")
        self.turn_taps.append(self.taps)

    def move_about(self) -> None:
        """A touch somewhere on the board; where nothing may stand, a place from the list."""
        self.tap("board", self.chance.uniform(0.15, 0.85), self.chance.uniform(0.15, 0.85))
        self.settled()
        if self.screen.disabled("build"):
            self.tap("places")
            self.screen.see("close-places")
            self.tap(self.keys("place-")[0])
            self.screen.gone("close-places")
            self.settled()

    def tokens(self) -> list[str]:
        """The tokens that can be chosen."""
        return [key.removeprefix("token-") for key in self.keys("token-") if key != "token-reason"]

    def keys(self, start: str) -> list[str]:
        """The targets whose identifier begins so, as they lie on the screen."""
        found: list[str] = self.screen.page.locator(f'[flt-semantics-identifier^="{start}"]').evaluate_all(
            "found => found.map(each => each.getAttribute('flt-semantics-identifier'))"
        )
        return found

    def missions(self) -> None:
        """One player's mission cards, and on."""
        for card in range(3):
            for _ in range(self.chance.randint(0, 2)):
                self.screen.tap(f"mission-{card}-{self.chance.choice(('more', 'more', 'less'))}-1")
                self.settled()
        self.on("next")

    def play_on(self, rounds: int = 99, *, dice: bool = True) -> str:
        """Plays so many rounds or to the end; the screen that is shown then."""
        for _ in range(400):
            here = self.where()
            assert self.screen.unnamed() == [], here
            if here == "result":
                return here
            if here == "roll":
                if rounds == 0:
                    return here
                rounds -= 1
                sides = [self.chance.choice((1, 1, 2, 2, 3, "choice")) for _ in range(3)]
                self.roll(sides if dice else None)
            elif here == "choose":
                self.choose()
            elif here == "build":
                self.turn()
            else:
                self.missions()
        raise AssertionError("the game does not end")

    def fertilizer(self) -> int:
        """What the player on turn can spend."""
        found = re.search(r"(\d+) to spend", self.screen.text())
        return int(found.group(1)) if found else 0

    def each_turn(self, players: int) -> float:
        """Taps a turn, a round's roll shared out over so many players."""
        turns = sum(self.turn_taps) / len(self.turn_taps)
        return turns + sum(self.roll_taps) / len(self.roll_taps) / players

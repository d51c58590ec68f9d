"""People who play Volle Weide on one phone, by touch only: sets up, rolls, moves the ghost about, draws, goes on."""

from __future__ import annotations

from tests.browser.people import People
from tests.browser.screen import Screen


class Evening(People):
    """One session on one screen."""

    def __init__(self, screen: Screen, seed: int = 7) -> None:
        super().__init__(screen, seed)
        self.faces: list[int] = []

    def set_up(self, base: str, names: list[str]) -> None:
        """From the home screen to the first roll: game, players, start."""
        self.sit_down("volle-weide", names)
        self.screen.tap("start")
        self.screen.see("face-1")

    def where(self) -> str:
        """Which of the play's screens is shown: roll, draw, middle or result."""
        key = self.shown("face-1", "draw", "go-on", "same-again")
        return {"face-1": "roll", "draw": "draw", "go-on": "middle", "same-again": "result"}[key]

    def roll(self, face: int | None = None) -> int:
        """Taps a face of the die, never one that the track already tells to be over."""
        face = face or self.chance.randint(1, 6)
        self.screen.tap(f"face-{face}")
        self.faces.append(face)
        self.screen.see("draw")
        return face

    def draw(self) -> None:
        """One player's fence: sometimes moved, turned or sent on first, always to a place that is legal."""
        screen = self.screen
        mood = self.chance.random()
        if mood < 0.4 and not screen.find("no-place").count():
            screen.tap("meadow", self.chance.uniform(0.2, 0.8), self.chance.uniform(0.2, 0.8))
            if mood < 0.2:
                screen.tap("turn")
            screen.tap("next")
        self.changed(lambda: screen.tap("draw"))

    def play_on(self, rounds: int = 99) -> str:
        """Plays so many rounds or to the end; the screen that is shown then."""
        for _ in range(400):
            here = self.where()
            assert self.screen.unnamed() == [], here
            if here == "result":
                return here
            if here == "middle":
                self.screen.tap("go-on")
                self.screen.see("face-1")
            elif here == "roll":
                if rounds == 0:
                    return here
                rounds -= 1
                self.roll()
            else:
                self.draw()
        raise AssertionError("the game does not end")

"""People who play Volle Weide on one phone, by touch only: sets up, rolls, moves the ghost about, draws, goes on."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.screen import Screen
from tests.browser.server import ROOT, Server

PATIENCE = 20_000


class Evening:
    """One session on one screen. `chance` makes the same game again from the same seed."""

    def __init__(self, screen: Screen, seed: int = 7) -> None:
        self.screen = screen
        self.chance = random.Random(seed)
        self.faces: list[int] = []

    def set_up(self, base: str, names: list[str]) -> None:
        """From the home screen to the first roll: game, players, start."""
        screen = self.screen
        screen.tap("start-volle-weide")
        for name in names:
            screen.write("new-player", name)
            screen.tap("add-player")
            screen.see(f"leave-{name.casefold()}")
        screen.tap("start")
        screen.see("face-1")
        self.names = names

    def where(self) -> str:
        """Which of the play's screens is shown: roll, draw, middle or result."""
        found = self.screen.page.locator(
            ", ".join(
                f'[flt-semantics-identifier="{key}"]' for key in ("face-1", "draw", "go-on", "same-again")
            )
        ).first
        found.wait_for(state="attached", timeout=PATIENCE)
        key = found.get_attribute("flt-semantics-identifier")
        return {"face-1": "roll", "draw": "draw", "go-on": "middle", "same-again": "result"}[key or ""]

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
        before = self.settled()
        screen.tap("draw")
        self.until(lambda: screen.text() != before)
        self.settled()

    def settled(self) -> str:
        """The screen's text once nothing is on its way any more."""
        before = ""
        while (now := self.screen.text()) != before:
            before = now
            self.screen.page.wait_for_timeout(200)
        return now

    def until(self, done: Callable[[], bool], patience: int = PATIENCE) -> None:
        """Waits until it is so; milliseconds."""
        for _ in range(patience // 100):
            if done():
                return
            self.screen.page.wait_for_timeout(100)
        raise AssertionError(f"still not so:\n{self.screen.text()}")

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


def exported(server: Server) -> list[dict[str, Any]]:
    """The sessions of a complete export, written by the command line while the app runs."""
    done = subprocess.run(
        [sys.executable, "-m", "companion", "export", "--data", str(server.data)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    sessions: list[dict[str, Any]] = json.loads(done.stdout)["sessions"]
    return sessions


def scored(session: dict[str, Any], folder: Path) -> dict[str, Any]:
    """What `companion score` says of a session file."""
    file = folder / "session.json"
    file.write_text(json.dumps(session))
    done = subprocess.run(
        [sys.executable, "-m", "companion", "score", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result

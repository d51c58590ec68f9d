"""What a game adds to the set-up that all games share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from views.draft import Beginning, Draft

Way = Literal["play", "count"]


@dataclass(frozen=True)
class Marking:
    """What each player marks before the session begins (the black sheep).

    `word()`: the button that leads there. `wanted(draft, way)`: whether it is to be done at all.
    `screen(draft, way)`: the component that fills the screen; it begins the session when all have marked.
    """

    word: Callable[[], str]
    wanted: Callable[[Draft, Way], bool]
    screen: Callable[[Draft, Way], Any]


def _nothing(draft: Draft, way: Way) -> str:
    return ""


@dataclass(frozen=True)
class SetUp:
    """A game's own part, for playing and for counting what was played without the app.

    `choices(draft, way)`: the component below the players.
    `begin(draft, way)`: what the session begins with when nothing is to be marked; chance is called in here.
    `count()`: the words for counting ("Count a paper sheet").
    `hindered(draft, way)`: why the session cannot begin as it is chosen, in a sentence, or "".
    """

    choices: Callable[[Draft, Way], Any]
    begin: Callable[[Draft, Way], Beginning]
    count: Callable[[], str]
    hindered: Callable[[Draft, Way], str] = _nothing
    marking: Marking | None = None

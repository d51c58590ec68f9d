"""What a game adds to the set-up that all games share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from views.draft import Beginning, Draft

Way = Literal["play", "count"]


@dataclass(frozen=True)
class SetUp:
    """A game's own part, for playing and for counting paper.

    `choices(draft, way)`: the component below the players.
    `marks(draft, way)`: whether something has to be marked by each player before the session can begin.
    `mark(draft, way)`: what fills the screen where they do; it begins the session when all have.
    `begin(draft, way)`: what the session begins with when nothing is to be marked; chance is called in here.
    """

    choices: Callable[[Draft, Way], Any]
    marks: Callable[[Draft, Way], bool]
    mark: Callable[[Draft, Way], Any]
    begin: Callable[[Draft, Way], Beginning]

"""What a box that is being entered still lacks, or what is odd about it: one sentence each. Knows no game."""

from __future__ import annotations

from dataclasses import dataclass

from models.kernel.message import Message


@dataclass(frozen=True)
class Oddity:
    """One sentence. `wanting`: without it the box cannot be played on. `about`: the numbers of the parts meant."""

    message: Message
    wanting: bool = False
    about: tuple[int, ...] = ()

"""What the statistics are asked for: which topic, of which sessions, about whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from models.history.figure import Span
from views.history_filter import Filter

Topic = Literal["overview", "scores", "parts", "records", "solo", "duel"]
# These compare scores, which only those of one game can be.
OF_ONE_GAME: tuple[Topic, ...] = ("scores", "parts", "records", "solo")


@dataclass(frozen=True)
class Choice:
    """Which sessions as in Span; people are ids.

    `people` are those whose scores are shown, None for those who played most; `parts` likewise. `person`: whose
    parts and solo sessions; `one` and `other` are head to head.
    """

    topic: Topic = "overview"
    game: str | None = None
    place: str | None = None
    since: str | None = None
    until: str | None = None
    people: tuple[str, ...] | None = None
    parts: tuple[str, ...] | None = None
    person: str | None = None
    one: str | None = None
    other: str | None = None

    @property
    def span(self) -> Span:
        """Which sessions count."""
        return Span(self.game, self.place, self.since, self.until)

    @property
    def filter(self) -> Filter:
        """Place and period as the history's filter has them."""
        return Filter(place=self.place, since=self.since, until=self.until)

    @property
    def narrowed(self) -> bool:
        """Whether a place or a period is chosen."""
        return self.filter != Filter()

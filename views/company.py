"""Who is here now, and the bell that tells the other phones of a session: in this process, for as long as it runs.

Knows no rule and no disk: what has changed is read again by whoever hears the bell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextvars import copy_context
from typing import Any

Hear = Callable[[], Any]

# Rung when a guest's phone comes or goes, whatever table it is at.
PHONES = "phones"
# Rung when another database has taken the place of this one: every page begins again.
RESTORED = "restored"


class Company:
    """One per process. `guest` is a guest's id; a host's phone has none and is not counted."""

    def __init__(self) -> None:
        self._lines: Counter[str] = Counter()
        self._hearers: dict[str, list[Hear]] = {}
        self._hang_up: dict[str, list[Hear]] = {}

    def listen(self, session: str, hear: Hear) -> Hear:
        """Calls `hear` whenever something has changed in the session, until the returned function is called."""
        self._hearers.setdefault(session, []).append(hear)

        def stop() -> None:
            hearers = self._hearers.get(session, [])
            if hear in hearers:
                hearers.remove(hear)
            if not hearers:
                self._hearers.pop(session, None)

        return stop

    def ring(self, session: str, but: Hear | None = None) -> None:
        """Tells everybody who listens, except whoever made the change."""
        for hear in tuple(self._hearers.get(session, ())):
            # Each in a context of its own: a page that is given work takes the place of the page that gave it.
            if hear != but:
                copy_context().run(hear)

    def arrive(self, guest: str, hang_up: Hear) -> Hear:
        """A guest's phone is connected, until the returned function is called. `hang_up` ends the connection."""
        self._lines[guest] += 1
        self._hang_up.setdefault(guest, []).append(hang_up)
        self.ring(PHONES)

        def leave() -> None:
            lines = self._hang_up.get(guest, [])
            if hang_up not in lines:
                return
            lines.remove(hang_up)
            self._lines[guest] -= 1
            if not lines:
                del self._lines[guest], self._hang_up[guest]
            self.ring(PHONES)

        return leave

    def here(self, guest: str) -> bool:
        """Whether the guest's phone is connected now, by however many tabs."""
        return self._lines[guest] > 0

    def dismiss(self, guest: str) -> None:
        """Ends the guest's connections."""
        for hang_up in tuple(self._hang_up.get(guest, ())):
            hang_up()

    @property
    def listening(self) -> int:
        """How many screens listen; for tests that nothing is left behind."""
        return sum(len(hearers) for hearers in self._hearers.values())

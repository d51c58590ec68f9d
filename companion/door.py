"""Who may be a guest: asked by the gate, answered out of the history. Knows nothing of HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from models.history.gathering import Guest, tidied
from models.history.repository import History
from models.kernel.fault import Fault


class Door(Protocol):
    """What the gate asks."""

    def guest(self, secret: str) -> str | None:
        """The id of the guest whose phone holds this secret."""

    def admit(self, offered: str, secret: str | None) -> str | None:
        """The secret for a phone that offers a table's token or typed code; None where it opens nothing.

        `secret`: what the phone holds already: whoever scans the code of the own table again stays who they are.
        """


class Guests:
    """The door to the tables in the history that `history` gives; nobody gets in where it cannot be read."""

    def __init__(self, history: Callable[[], History | None]) -> None:
        self._history = history

    def guest(self, secret: str) -> str | None:
        history = self._history()
        if history is None:
            return None
        try:
            found = history.guests.find(secret)
        except Fault:
            return None
        return found.id if found is not None else None

    def admit(self, offered: str, secret: str | None) -> str | None:
        history = self._history()
        if history is None:
            return None
        try:
            held = history.guests.find(secret) if secret else None
            if held is not None and _sits_there(history, offered, held):
                return secret
            admitted = history.guests.admit(offered)
        except Fault:
            return None
        return admitted[1] if admitted is not None else None


def _sits_there(history: History, offered: str, held: Guest) -> bool:
    """Whether what is offered opens the table at which this guest is, for no more than the guest may do."""
    tried = tidied(offered)
    if tried is None:
        return False
    role = history.guests.gathering(held.session).opens(tried)
    return role is not None and (role == "watcher" or not held.watches)

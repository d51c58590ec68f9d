"""The reference cards of Volle Weide in the app's own words. Source of the facts: seed 003; rulings.md."""

from __future__ import annotations

from collections.abc import Sequence

from models.games.volle_weide.state import State
from models.kernel.session import Session
from views.games.look import RuleCard


def cards() -> Sequence[RuleCard]:
    """All cards in the reader's language."""
    return []


def card_now(session: Session) -> str:
    """The card that matters now."""
    state: State = session.state
    if session.kind == "tallied":
        return "paper"
    if session.finished:
        return "end"
    return "draw" if state.open else "roll"

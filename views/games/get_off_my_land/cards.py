"""The reference cards of Get Off My Land! in the app's own words. Source of the facts: seed 001; rulings.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from models.games.get_off_my_land.farmhouse import FARMHOUSES
from models.games.get_off_my_land.months import LAST
from models.games.get_off_my_land.state import State
from models.kernel.session import Session
from views.games.get_off_my_land import examples
from views.games.get_off_my_land.calculator import slug
from views.games.get_off_my_land.fence_cards import fence_cards
from views.games.get_off_my_land.land_cards import land_cards
from views.games.get_off_my_land.market_cards import market_cards
from views.games.get_off_my_land.setup_cards import setup_cards
from views.games.look import RuleCard
from views.kit.words import say, t

PAYDAY = "payday"  # the bookmark of the screen that shows what was paid


def cards(row: str) -> Sequence[RuleCard]:
    """All cards in the reader's language: set-up, a month, land, market, end, fence cards, farmhouses."""
    return [
        *setup_cards(),
        *land_cards(),
        *market_cards(),
        *_end(),
        *fence_cards(),
        *_houses(),
    ]


def card_now(session: Session, bookmark: Mapping[str, Any]) -> str:
    """The card that matters now."""
    state: State = session.state
    if session.kind == "tallied":
        return "end" if session.finished else "count"
    if session.finished:
        return "end"
    if not session.length:
        return "setup"
    if bookmark.get(PAYDAY) == session.length:
        return "payday"
    return "end" if state.month == LAST else "turn"


def _end() -> list[RuleCard]:
    return [
        RuleCard(
            "end",
            t("The end"),
            [
                t("The game is over after April. Three things are added to your money:"),
                t("Oil: each land tile of yours brings $2 for every oil strike that you control."),
                t("Equipment: $5 for each card on your tiles, whoever's farmer stands there."),
                t("Your farmhouse: its bonus, $30 at the most."),
                t("The richest wins. Equal: whoever has more land tiles; else you share the victory."),
            ],
            "oil-strike",
        ),
        RuleCard(
            "count",
            t("Counting at the end only"),
            [
                t(
                    "Enter bills, land tiles, oil strikes, equipment cards, and the numbers of your farmhouse."
                ),
                t("The app works out the dollars and the tie."),
            ],
            "fence-card",
        ),
    ]


def _houses() -> list[RuleCard]:
    """Each farmhouse with its calculator."""
    return [
        RuleCard(
            f"house-{slug(name)}",
            say(house.name),
            [t("A farmhouse."), say(house.rule)],
            "farmhouse",
            partial(examples.calculator, name=name),
        )
        for name, house in FARMHOUSES.items()
    ]

"""The eight fence cards as reference cards, in the app's own words. Source of the facts: seed 001, "Fence Cards"."""

from __future__ import annotations

from collections.abc import Sequence

from views.games.look import RuleCard
from views.kit.words import t

DRAWING = "fence-card"


def fence_cards() -> list[RuleCard]:
    """All eight; each is played for this, or for its fences."""
    return [
        _card(
            "get-off-my-land",
            "Get Off My Land!",
            [
                t("Send another player's farmer home from a tile that you control."),
                t(
                    "Then yours may go to a tile of your own: nobody attacks that tile, its card or its fences."
                ),
            ],
        ),
        _card(
            "midnight-raid",
            "Midnight Raid!",
            [
                t("Your farmer goes onto another player's card, and you take its income right away."),
                t("While it stays there, income and bonuses of that card are yours and not the owner's."),
                t("Only the owner can harvest."),
            ],
        ),
        _card(
            "slash-and-burn",
            "Slash and Burn!",
            [
                t("Either log two forest tiles without their rewards and draw three fence cards."),
                t("Or break a fence of another player, then place or move one of yours."),
                t("Yours may be placed even if the other one defends."),
            ],
        ),
        _card(
            "managers-deal",
            "Manager's Deal!",
            [
                t("Buy any card of the market track for $2."),
                t("A workhorse still makes crops cheaper, and the card is placed as always."),
            ],
        ),
        _card(
            "implements",
            "Implements of Destruction!",
            [
                t("Two different ones of these three:"),
                t("take any card off the market track;"),
                t("break a fence of another player;"),
                t("send any farmer home from any tile."),
            ],
        ),
        _card(
            "fertilizer",
            "Fertilizer!",
            [
                t("Two of these: buy a market card, let one crop of yours mature, let another one mature."),
                t("Livestock still eats what matures beside it."),
            ],
        ),
        _card(
            "steroids",
            "Steroids!",
            [
                t(
                    "Two of these: buy a market card, let one livestock of yours mature, let another one mature."
                ),
                t("What matures may run off or eat, as always."),
            ],
        ),
        _card(
            "combine-harvester",
            "Combine Harvester!",
            [t("Harvest twice. One of the two harvested cards is discarded.")],
        ),
    ]


def _card(key: str, name: str, lines: Sequence[str]) -> RuleCard:
    return RuleCard(f"fence-{key}", name, [t("A fence card."), *lines], DRAWING)

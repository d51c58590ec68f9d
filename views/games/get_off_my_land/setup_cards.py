"""The reference cards of what comes first: set-up, a month, a turn."""

from __future__ import annotations

from views.games.get_off_my_land import examples
from views.games.look import RuleCard
from views.kit.words import t


def setup_cards() -> list[RuleCard]:
    """Before the first turn; a month; a turn."""
    return [
        RuleCard(
            "setup",
            t("Before you begin"),
            [
                t("Each of you takes $8, two fence cards, 15 fences and the farmer of one colour."),
                t("Deal two farmhouses to each, keep one of them and put the other into the box."),
                t("Farmers wait on their own farmhouses. The marker of the month track lies on May."),
                t("The pumpkin goes to whoever was at a farmer's market last, and that player begins."),
            ],
            "icon-first-player",
        ),
        RuleCard(
            "players",
            t("Two, three or four players"),
            [
                t(
                    "Land tiles, fence cards and market cards show from how many players on they are used. "
                    "All others stay in the box."
                )
            ],
            "forest",
            examples.players,
        ),
        RuleCard(
            "deck",
            t("Market and land before the first turn"),
            [
                t("Sort the market cards by their letter and shuffle each pile by itself."),
                t(
                    "C lies at the bottom, B upon it, A on top. Five cards fill the track, the $2 space first."
                ),
                t("Shuffle both kinds of forest tiles apart from each other and lay them out face down."),
                t("Grass and farmhouses go where the plan for your number of players has them."),
                t("Leave gaps between the tiles: the fences stand there."),
            ],
            "lumber",
        ),
        _month(),
        _turn(),
    ]


def _month() -> RuleCard:
    return RuleCard(
        "payday",
        t("A month"),
        [
            t("First everybody is paid for mature or active cards and for fishing holes. May pays nothing."),
            t("Then each takes a turn, clockwise from the pumpkin, and the marker moves on."),
            t("A card on its immature side pays nothing."),
            t(
                "Where another player's farmer stands, that player takes the whole income, fertile land included."
            ),
        ],
        "month-may",
    )


def _turn() -> RuleCard:
    return RuleCard(
        "turn",
        t("Your turn"),
        [
            t("Two actions out of: log a tile, play a fence card, go to the market, harvest."),
            t("The same action twice is fine; only placing fences by a card is once a turn."),
            t("A fence card is played either for its action or for its fences."),
            t("At the end of your turn you keep six fence cards at the most."),
            t("How much money each of you has is no secret."),
        ],
        "fence-card",
    )

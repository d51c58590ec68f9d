"""The reference cards of the market: buying, lumber, the cards' types, animals, harvest, icons."""

from __future__ import annotations

from views.games.get_off_my_land import examples
from views.games.look import RuleCard
from views.kit.words import t


def market_cards() -> list[RuleCard]:
    """In the order in which they come up."""
    return [
        RuleCard(
            "market",
            t("Going to the market"),
            [
                t(
                    "Buy one card at the price above it, and place it at once on a logged tile that you control."
                ),
                t("A card that lay there is discarded."),
                t("Crops and livestock begin on their immature side, equipment on its active one."),
                t("The cards to the right close up, and new ones come in at $10."),
                t("When that space stays empty, the cards taken out of the game make a new deck."),
            ],
            "lumber",
        ),
        RuleCard(
            "lumber",
            t("Lumber"),
            [
                t("It costs $3, is always there, and uses the market action."),
                t(
                    "Place or move one fence and draw two fence cards, even when the fence is defended against."
                ),
                t("The card in the $2 space leaves the game, and the others close up."),
            ],
            "lumber",
        ),
        RuleCard(
            "types",
            t("Market cards"),
            [
                t("The upper number is the income of each month, the lower one the harvest."),
                t("A bonus helps all cards that you control."),
            ],
            "icon-crops",
            examples.types,
        ),
        RuleCard(
            "loose",
            t("Loose animals"),
            [
                t("Mature livestock runs off as soon as a side of its tile is open: it turns immature."),
                t("A mature crop stays as it is. It is nobody's until its tile is fenced again."),
            ],
            "cow",
        ),
        RuleCard(
            "eating",
            t("Animals that eat crops"),
            [
                t("In one fenced area mature livestock eats mature crops: they turn immature at once."),
                t("Ducks eat nothing, and orchards are safe."),
            ],
            "corn",
        ),
        RuleCard(
            "harvest",
            t("Harvest"),
            [
                t(
                    "Turn one mature card that you control to its other side and take its harvest; one an action."
                ),
                t("It pays no income until it matures again. A farmer on it does not hinder you."),
                t("Equipment gives a fence card instead of money and is exhausted then."),
                t("Fertile land adds $3 to the harvest of a crop, and $1 to its income."),
            ],
            "grain",
        ),
        RuleCard(
            "icons",
            t("The end of a month"),
            [
                t("When all have had their turn, the marker goes on. What it passes happens in this order."),
                t("Crops bought just before winter are lost in it."),
            ],
            "icon-winter",
            examples.icons,
        ),
    ]

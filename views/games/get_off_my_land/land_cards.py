"""The reference cards of land: logging, fences, taking and defending tiles, farmhouse, farmers."""

from __future__ import annotations

from views.games.get_off_my_land import examples
from views.games.look import RuleCard
from views.kit.words import t


def land_cards() -> list[RuleCard]:
    """In the order in which they come up."""
    return [
        RuleCard(
            "logging",
            t("Logging"),
            [
                t(
                    "Turn a forest tile over and take what it shows. Tiles fenced by others are closed to you."
                ),
                t("When the fence cards run out, shuffle the played ones and go on with them."),
            ],
            "forest",
            examples.rewards,
        ),
        RuleCard(
            "fences",
            t("Placing fences"),
            [
                t("Place or move as many fences as the card shows, in the gaps between tiles."),
                t(
                    "They begin at your farmhouse or at a fence of yours; a tile may stay half fenced for now."
                ),
                t(
                    "A tile is yours when your own fences are on all its sides and it touches your land side by side."
                ),
                t("A corner does not connect. Logged or not makes no difference."),
                t("One fence may go round several tiles: such an area saves fences."),
                t("Fenced on all sides, but by fences of several players: closed, and controlled by nobody."),
                t(
                    "Land that is cut off stays yours. You cannot grow from it until it touches your farm again."
                ),
            ],
            "fence-card",
        ),
        RuleCard(
            "taking",
            t("Taking another one's tile"),
            [
                t("1. Play a fence card for its fences, as always."),
                t("2. Set them inside the fences that stand round the tile."),
                t("3. The owner may defend with bullet holes."),
                t("Not defended: the tile is yours, and foreign fences inside your land leave the table."),
                t("One that also serves a neighbouring tile stays; it moves to the outside of your land."),
                t("Defended: take back the fences of this attack; moved ones return to your supply."),
                t("The outer edge belongs to whoever holds the tile: foreign fences there go too."),
                t("Nobody defends a tile that nobody controls. Another one's farmhouse can never be taken."),
            ],
            "fence-card",
        ),
        RuleCard(
            "defending",
            t("Defending with bullet holes"),
            [
                t("Put away fence cards from your hand with three bullet holes or more altogether."),
                t("You may when you would lose a tile: by fences set there, or by a fence that is broken."),
                t("And when a broken fence would let your mature livestock at your mature crop."),
                t("This is the one use of a fence card out of turn."),
            ],
            "fence-card",
        ),
        RuleCard(
            "farmhouse",
            t("Your farmhouse"),
            [
                t("Nobody else can control it, and no other farmer may stand on it."),
                t("No market card lies there."),
                t("It pays up to $30 at the end, if you control it then."),
                t("It counts as a land tile of yours; a copy that is played otherwise says so in the app."),
            ],
            "farmhouse",
        ),
        RuleCard(
            "farmer",
            t("Farmers"),
            [
                t("Farmers move by fence cards only, and a tile has room for one."),
                t("On your own tile yours protects it: no attack, no broken fence there."),
                t("On another one's card it earns that card's income and bonuses until it is sent home."),
                t("Harvesting stays with whoever controls the card."),
                t("A farmer that is removed goes back to its own farmhouse."),
            ],
            "farmer",
        ),
    ]

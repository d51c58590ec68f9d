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
from views.games.look import RuleCard
from views.kit.words import say, t

PAYDAY = "payday"  # the bookmark of the screen that shows what was paid


def cards(row: str) -> Sequence[RuleCard]:
    """All cards in the reader's language: set-up, a month, land, market, end, fence cards, farmhouses."""
    return [
        *_beginning(),
        _month(),
        _turn(),
        *_land(),
        *_market(),
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


def _beginning() -> list[RuleCard]:
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


def _land() -> list[RuleCard]:
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


def _market() -> list[RuleCard]:
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

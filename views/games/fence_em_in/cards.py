"""The reference cards of Fence Em In in the app's own words. Source of the facts: seed 000; rulings.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from models.games.fence_em_in.asset import ASSETS
from models.games.fence_em_in.state import State
from models.kernel.session import Session
from views.games.fence_em_in import examples
from views.games.fence_em_in.plot import KEY
from views.games.look import RuleCard
from views.kit.words import t


def cards(row: str) -> Sequence[RuleCard]:
    """All cards in the reader's language, in the order of a turn; `row`: the asset whose row is lit."""
    return [
        _round(),
        _choice(),
        _build(),
        _points(row),
        _farm(),
        _fertilizer(),
        _refill(),
        _end(),
        _count(),
        _advice(),
    ]


def card_now(session: Session, bookmark: Mapping[str, Any]) -> str:
    """The card that matters now; while a token is chosen, the table with its row."""
    state: State = session.state
    if session.kind == "tallied":
        return "end" if session.finished else "count"
    if session.finished or state.built_out:
        return "end"
    if state.turn is None:
        return "refill" if state.round else "round"
    if state.choosing:
        return "choice"
    plot = bookmark.get(KEY)
    if isinstance(plot, dict) and plot.get("moves") == session.length and plot.get("asset") in ASSETS:
        return "farm" if plot.get("farm") else f"points:{plot['asset']}"
    return "build"


def _round() -> RuleCard:
    return RuleCard(
        "round",
        t("A round"),
        [
            t("There are ten rounds. Whoever opens one rolls three dice, and they count for all of you."),
            t("Everybody takes one turn, clockwise from there."),
            t(
                "The round is opened by whoever has the fewest placement points. In a tie the lowest roll goes first."
            ),
        ],
        "corn",
    )


def _choice() -> RuleCard:
    return RuleCard(
        "choice",
        t("The choice side"),
        [
            t("Only whoever opens the round decides, and before anybody builds."),
            t("Either take a fertilizer and roll that die once more; it may come up again."),
            t("Or turn the die to any side from 1 to 5."),
        ],
        "fertilizer",
    )


def _build() -> RuleCard:
    return RuleCard(
        "build",
        t("A turn"),
        [
            t("Two of the dice are the width and the height of your enclosure; which ones, you choose."),
            t("The third die says under which number you take an asset token."),
            t(
                "The enclosure lies on free cells and shares a whole edge with one of yours; a corner is too little."
            ),
            t("Your first one lies over your starting cell."),
            t("Stand the miniature in it and take what it brings. Its token goes to your farm board."),
            t("If no two dice fit with any token that is there, you pass."),
        ],
        "cow",
    )


def _points(row: str) -> RuleCard:
    return RuleCard(
        "points",
        t("What a miniature brings"),
        [
            t("Points go up along the row with every further one of its kind; the last number stays."),
            t(
                "Hay looks at the animals that stand already. The first barn and granary help what comes later."
            ),
        ],
        "hay",
        partial(examples.points, row=row),
    )


def _farm() -> RuleCard:
    return RuleCard(
        "farm",
        t("The farm board"),
        [
            t("Each row fills from the left, and only its furthest filled space counts at the end."),
            t("All one kind: the same asset again and again. All different: no asset twice."),
            t(
                "Animal, crop in turn: cow, sheep or chicken, then corn, grain or hay, and so on; begin with either."
            ),
            t("Leftovers take any token. Barn and granary go to their own space or to the leftovers."),
            t(
                "A token that fits anywhere has to be placed. One that fits nowhere is put away; its miniature stays."
            ),
        ],
        "chicken",
        examples.farm,
    )


def _fertilizer() -> RuleCard:
    return RuleCard(
        "fertilizer",
        t("Fertilizer"),
        [t("You spend it in your own turn, as often as you can pay.")],
        "fertilizer",
        examples.fertilizer,
    )


def _refill() -> RuleCard:
    return RuleCard(
        "refill",
        t("Between two rounds"),
        [
            t("The assets board is filled up again; what nobody took stays."),
            t("Then the next round is opened by whoever has the fewest placement points."),
        ],
        "grain",
    )


def _end() -> RuleCard:
    return RuleCard(
        "end",
        t("The end"),
        [
            t(
                "After the tenth round four things make your total: placement points, farm board, missions, fertilizer."
            ),
            t("All three mission cards count for everybody."),
            t("Three fertilizer that are left make one point."),
            t("The highest total wins. In a tie the better farm board does, else you share the victory."),
        ],
        "barn",
    )


def _count() -> RuleCard:
    return RuleCard(
        "count",
        t("Counting at the end only"),
        [
            t(
                "Enter the placement points, how many spaces of each row are filled, the missions and the fertilizer."
            ),
            t("The app works out the farm board and the thirds."),
        ],
        "granary",
    )


def _advice() -> RuleCard:
    return RuleCard(
        "advice",
        t("Advice"),
        [
            t("Off until you turn it on in the settings. It needs the board, the dice and the assets board."),
            t(
                "It lists what could be built now: points, what the farm board gains, and a third for each fertilizer."
            ),
            t("It looks at this turn only and does not know your missions."),
        ],
    )

"""The reference cards of Volle Weide in the app's own words. Source of the facts: seed 003; rulings.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from models.games.volle_weide.state import State
from models.kernel.session import Session
from views.games.look import RuleCard
from views.games.volle_weide import examples
from views.kit.words import t


def cards(row: str) -> Sequence[RuleCard]:
    """All cards in the reader's language, in the order of a game; no table of theirs has a row to light."""
    return [_start(), _roll(), _draw(), _place(), _mid(), _end(), _points(), _solo(), _paper()]


def card_now(session: Session, bookmark: Mapping[str, Any]) -> str:
    """The card that matters now."""
    state: State = session.state
    if session.kind == "tallied":
        return "end" if session.finished else "paper"
    if session.finished:
        return "solo" if len(session.players) == 1 else "end"
    if state.open and state.meadow is not None and state.face is not None:
        waiting = [pad for pad in state.pads if not pad.done]
        stuck = any(not state.meadow.fits(pad.ink, state.face) for pad in waiting)
        return "place" if stuck else "draw"
    if not state.round:
        return "start"
    return "mid" if state.just_counted else "roll"


def _start() -> RuleCard:
    return RuleCard(
        "start",
        t("Setting up"),
        [
            t("All of you use the same side of the pad. Side A is the gentler one."),
            t(
                "Everybody blackens one sheep on a sheet. Then the sheets are mixed and dealt, so you get a"
                " black sheep that somebody chose. Alone you keep your own."
            ),
            t("The black sheep counts as two, in the middle and at the end."),
        ],
        "black-sheep",
    )


def _roll() -> RuleCard:
    return RuleCard(
        "roll",
        t("Rolling"),
        [
            t("There is one roll in a round, and it holds for all of you."),
            t("Its number goes on the next free space of the round track."),
            t(
                "Is it the number of the round before? Then it is not written, but its fence is drawn all the same."
            ),
        ],
        picture=examples.rolls,
    )


def _draw() -> RuleCard:
    return RuleCard(
        "draw",
        t("Drawing"),
        [
            t("The number's fence shape goes anywhere on your meadow, joined to other fences or not."),
            t("Turn it as you like. Do not flip it over, and leave no part of it out."),
            t("Fences never lie on each other and never cross; to touch at a post is fine."),
            t("A fence may go through a bush. That costs a point at the end."),
            t("Side B: no fence ends at a rock."),
        ],
        "bush",
        examples.placing,
    )


def _place() -> RuleCard:
    return RuleCard(
        "place",
        t("No place left"),
        [
            t("Where the shape fits nowhere, that player draws nothing in this round."),
            t("The app tries every spot and every turn before it offers that."),
        ],
        "rock",
        examples.rocks,
    )


def _mid() -> RuleCard:
    return RuleCard(
        "mid",
        t("Yellow space: the mid-game"),
        [
            t("A number is on the yellow space: when all have drawn, closed pens count for the first time."),
            t("The sheep of all your pens make one number. The black sheep adds 2 to it."),
            t("The meadow's rim closes nothing; a pen needs a fence on every side."),
            t("This happens once, also when the yellow number comes up again right after."),
        ],
        "sheep",
        examples.pens,
    )


def _end() -> RuleCard:
    return RuleCard(
        "end",
        t("Red space: the end"),
        [
            t("The round in which the red space is filled is the last one."),
            t("All fenced-in sheep count, those of the mid-game too; the black one is 2 again."),
            t("Each bush with a fence through it takes 1 point off, even if you fenced in nothing."),
            t("Mid-game and final together, less the bushes: that is your total. It may be below zero."),
            t(
                "The highest total wins. A tie goes to whoever fenced in more clovers, else you share the victory."
            ),
        ],
        "clover",
        examples.bushes,
    )


def _points() -> RuleCard:
    return RuleCard(
        "points",
        t("What sheep are worth"),
        [t("Each further sheep is worth one point more than the last. From 11 sheep on it is always 66.")],
        "sheep",
        examples.points,
    )


def _solo() -> RuleCard:
    return RuleCard(
        "solo",
        t("Playing alone"),
        [t("Everything stays the same. At the end your total says how well it went:")],
        picture=examples.ratings,
    )


def _paper() -> RuleCard:
    return RuleCard(
        "paper",
        t("Counting a paper sheet"),
        [
            t("Numbers: type how many white sheep are fenced in, and whether the black one is, twice."),
            t(
                "Copy the fences: tap them on the meadow. The app finds the pens, the cut bushes and the clovers."
            ),
            t("The mid-game count is always typed: the finished paper no longer shows it."),
            t("Fences stay, so the end never has fewer sheep than the mid-game. If it does, look again."),
        ],
        "sheep",
    )

"""What a copy lacks or has odd, in sentences; nothing but a contradiction hinders play."""

from __future__ import annotations

from typing import Any

import pytest

from models.games.get_off_my_land.card import KNOWN
from models.games.get_off_my_land.oddity import LEFT, finished, oddities, read, unknown_cards, unknown_months

CARDS = {name: {"type": kind, "income": 1, "harvest": 4} for name, kind in KNOWN.items()}
MONTHS: dict[str, list[str]] = {month: [] for month in LEFT} | {
    "May": ["crops"],
    "June": ["livestock", "first player"],
}
WHOLE = {"cards": CARDS, "months": MONTHS}


def said(data: Any) -> list[str]:
    return [str(oddity.message) for oddity in oddities(data)]


def test_a_whole_copy_has_nothing_odd() -> None:
    assert said(WHOLE) == []
    assert finished(WHOLE)


def test_an_empty_copy_can_be_played_with_and_says_what_will_be_asked() -> None:
    assert finished({})
    assert said({}) == [
        "The values of 11 cards are not known yet; the app asks when one is first bought.",
        "The icons after 11 months are not known yet; the app asks when the marker leaves them.",
    ]
    assert len(unknown_cards(read({}))) == 11
    assert unknown_months(read({})) == LEFT


def test_one_card_and_one_month_are_singular() -> None:
    data = {
        "cards": {name: card for name, card in CARDS.items() if name != "Pigs"},
        "months": {month: icons for month, icons in MONTHS.items() if month != "July"},
    }
    assert said(data) == [
        "The values of 1 card are not known yet; the app asks when it is first bought.",
        "The icons after 1 month are not known yet; the app asks when the marker leaves it.",
    ]
    assert unknown_cards(read(data)) == ("Pigs",) and unknown_months(read(data)) == ("July",)


@pytest.mark.parametrize(
    ("bonus", "sentence"),
    [
        ({"on": [], "income": 1, "harvest": 0}, "The bonus of Stills is for no card yet; say for which."),
        ({"on": ["crop"], "income": 0, "harvest": 0}, "The bonus of Stills adds nothing yet."),
        (
            {"on": ["Llamas"], "income": 1, "harvest": 0},
            "The bonus of Stills is for Llamas, which is no type and no card of this copy.",
        ),
    ],
)
def test_a_bonus_that_helps_nothing_is_odd(bonus: dict[str, Any], sentence: str) -> None:
    data = {**WHOLE, "cards": {**CARDS, "Stills": {**CARDS["Stills"], "bonus": bonus}}}
    assert said(data) == [sentence]
    assert finished(data)


@pytest.mark.parametrize("icon", ["crops", "livestock", "first player"])
def test_a_track_without_an_icon_is_odd(icon: str) -> None:
    months = {month: [each for each in icons if each != icon] for month, icons in MONTHS.items()}
    assert len(said({**WHOLE, "months": months})) == 1


def test_a_contradiction_hinders() -> None:
    data = {"months": {"May": ["winter"]}}
    assert not finished(data)
    assert said(data) == ["Winter always lies after November; take it out of the other months."]
    assert not finished({"cards": {"": {"type": "crop", "income": 0, "harvest": 0}}})

"""The month track: icons in order, winter, payday, the end. Source: seed 001, "End of Month"; formats.md, section 7."""

from __future__ import annotations

from models.games.get_off_my_land.coming import coming, followed, moved
from models.games.get_off_my_land.months import ICONS, MONTHS, NAMES, icons
from tests.models.games.get_off_my_land.farm import (
    FINISH,
    MONTH,
    after,
    card,
    claim,
    farmer,
    join,
    money,
    parts,
    ready,
    refused,
    release,
    start,
    state,
    tally,
    to_the_end,
)


def test_twelve_months_from_may() -> None:
    assert [str(name) for name in NAMES] == list(MONTHS)
    assert (MONTHS[0], MONTHS[11]) == ("May", "April")
    session = start()
    for name in MONTHS[:-1]:
        assert str(session.game.progress(session.state)) == name
        assert refused(session, FINISH).startswith(f"The game ends after April, and it is {name}.")
        session = after(session, MONTH)
    assert "last month" in refused(session, MONTH)
    assert after(session, FINISH).finished


def test_icons_take_effect_in_the_order_of_the_format() -> None:
    """formats.md, section 7, "month"."""
    listed = {"May": ("first player", "equipment", "crops", "livestock", "crops"), "November": ("crops",)}
    assert icons(listed, 0) == ("crops", "livestock", "equipment", "first player")
    assert icons({}, 0) == ()
    assert icons(listed, 6) == ("crops", "winter")
    assert icons({}, 6) == ("winter",)
    assert ICONS == ("crops", "livestock", "equipment", "winter", "first player")


def test_the_icons_turn_all_cards_of_their_type() -> None:
    """Seed 001, "End of Month": on land tiles, controlled or not."""
    begun = after(
        start(months={"May": ["livestock"], "June": ["crops"], "July": ["equipment"]}),
        *claim(0, *"abcd"),
        card(0, "a", "Corn"),
        card(0, "b", "Cows"),
        card(0, "c", "Stills"),
        {"do": "harvest", "player": 0, "tile": "c"},
        card(0, "d", "Corn"),
        release("d"),
    )

    def standing(months: int) -> str:
        tiles = state(after(begun, *[MONTH] * months)).land.tiles
        return "".join(name for name in tiles if tiles[name].ready)

    assert [standing(n) for n in range(4)] == ["", "b", "abd", "abcd"]


def test_crops_are_eaten_between_the_icons_and_before_income() -> None:
    """formats.md, section 7: after each icon and before income."""
    session = after(
        start(months={"May": ["livestock", "crops"]}),
        *claim(0, "a", "b"),
        card(0, "a", "Corn"),
        card(0, "b", "Cows"),
        join("a", "b"),
    )
    paid = after(session, MONTH)
    assert money(paid) == [8 + 3, 8]
    assert [str(each.text) for each in followed(state(session), state(paid))] == [
        "Corn on a is eaten by Cows on b."
    ]


def test_winter_takes_all_crops_after_november() -> None:
    """Seed 001, "End of Month", "Winter!": ready or not, controlled or not, orchards too."""
    november = after(start(), *[MONTH] * 6)
    session = after(november, *ready(0, "a", "Orchards"), *ready(0, "b", "Corn"), *ready(0, "c", "Cows"))
    session = after(session, *claim(0, "d"), card(0, "d", "Corn"), release("b"), MONTH)
    assert {name: each.card.name for name, each in state(session).land.tiles.items() if each.card} == {
        "c": "Cows"
    }
    assert money(session) == [8 + 3, 8]


def test_crops_that_matured_before_winter_are_gone_too() -> None:
    november = after(start(months={"November": ["crops", "winter"]}), *[MONTH] * 6)
    session = after(november, *claim(0, "a"), card(0, "a", "Corn"), MONTH)
    assert money(session) == [8, 8]


def test_winter_comes_once() -> None:
    """Crops that are planted in December stay."""
    session = after(start(), *[MONTH] * 7, *ready(0, "a", "Corn"), *[MONTH] * 4)
    assert money(session) == [8 + 4 * 2, 8]


def test_no_income_in_may_and_eleven_paydays() -> None:
    """Seed 001, "Start of Turn"; rulings.md."""
    session = to_the_end(after(start(), *ready(0, "a", "Cows")))
    assert parts(session)["money"] == 8 + 11 * 3


def test_the_first_player_marker_moves_to_the_left() -> None:
    """Seed 001, "End of Month", "First Player!"."""
    session = after(start(3, {"first": 1}, months={"May": ["first player"], "June": ["first player"]}), MONTH)
    assert (state(session).first, state(session).turn, state(session).actions) == (2, 2, 0)
    assert state(after(session, MONTH)).first == 0
    assert state(after(session, MONTH, MONTH)).first == 0


def test_a_month_is_told_before_it_is_done() -> None:
    session = after(
        start(months={"May": ["crops", "livestock", "first player"]}),
        *claim(0, *"abc"),
        *claim(1, "e", feature="fishing hole"),
        card(0, "a", "Corn"),
        card(0, "b", "Cows"),
        card(0, "c", "Stills"),
        {"do": "harvest", "player": 0, "tile": "c"},
        join("a", "b"),
        *ready(1, "d", "Chickens"),
        farmer(0, "d"),
    )
    told = coming(state(session))
    assert told is not None
    assert (told.leaving, told.month, told.first) == (0, 1, 1)
    assert [(step.icon, [str(each.text) for each in step.cards]) for step in told.steps] == [
        ("crops", ["Corn on a matures."]),
        ("livestock", ["Cows on b matures."]),
        ("first player", []),
    ]
    assert [str(each.text) for each in told.steps[1].turned] == ["Corn on a is eaten by Cows on b."]
    assert [(entry.player, str(entry.reason), entry.amount, entry.owner) for entry in told.entries] == [
        (0, "Corn on a is immature", 0, None),
        (0, "Cows on b", 3, None),
        (0, "Stills on c is exhausted", 0, None),
        (1, "Fishing hole on e", 1, None),
        (0, "Chickens on d, taken by the farmer", 3, 1),
    ]
    assert (told.paid(0), told.paid(1)) == (6, 1)
    done = after(session, MONTH)
    assert money(done) == [8 + 6, 8 + 1]
    assert moved(state(session), state(done)) == [entry for entry in told.entries if entry.amount]
    assert moved(state(done), state(session)) == []


def test_what_winter_takes_is_told() -> None:
    session = after(start(), *[MONTH] * 6, *ready(0, "a", "Corn"))
    told = coming(state(session))
    assert told is not None
    assert [str(each.text) for each in told.steps[0].cards] == ["Corn on a is discarded."]
    assert told.entries == ()


def test_nothing_is_coming_in_april_or_off_the_table() -> None:
    assert coming(state(after(start(), *[MONTH] * 11))) is None
    assert coming(state(after(start(), tally(0)))) is None


def test_after_the_end_only_overrides() -> None:
    session = to_the_end(start())
    for move in (MONTH, FINISH, claim(0, "a")[0], {"do": "turn", "player": 0}):
        assert "over" in refused(session, move)
    override = {"do": "override", "player": 1, "part": "oil", "value": 4, "why": "a recount"}
    assert parts(after(session, override), 1)["oil"] == 4

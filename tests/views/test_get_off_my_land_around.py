"""Around the table of Get Off My Land!: set-up, copies, the count at the end, reference cards, looking back."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from models.exchange.box_file import write_box
from models.exchange.text import dump
from models.games.get_off_my_land.card import KNOWN
from models.games.get_off_my_land.farmhouse import FARMHOUSE_NAMES, FARMHOUSES
from models.games.get_off_my_land.moves import (
    Buy,
    Claim,
    Discard,
    Farmer,
    Finish,
    Hand,
    Harvest,
    Hold,
    House,
    Join,
    Mature,
    Money,
    NextMonth,
    Part,
    Raid,
    Release,
    Reveal,
    Tally,
    Turn,
)
from models.games.get_off_my_land.oddity import LEFT
from models.history.repository import History
from models.kernel.fault import BadInput
from models.kernel.move import Move, Override
from models.table import Table
from tests.views.headless import HeadlessPage, world
from views.box_menu import take
from views.desk import Look
from views.games import LOOKS
from views.games.get_off_my_land.bills import counted
from views.games.get_off_my_land.boxes import about
from views.games.get_off_my_land.calculator import filled, worth
from views.games.get_off_my_land.card_editor import card_named, card_route
from views.games.get_off_my_land.cards import card_now
from views.games.get_off_my_land.game import GET_OFF_MY_LAND as LOOK
from views.games.get_off_my_land.month_editor import toggled
from views.games.get_off_my_land.month_editor import told as month_told
from views.games.get_off_my_land.told import dollars
from views.kit.seatmark import seat_marks
from views.kit.theme import palette
from views.replay import trail

GAME = "get-off-my-land"
NAMES = ("Dora", "Milo", "Ines", "Theo")
SEEDS = Path(__file__).parents[3] / "shared" / "seeds"
CARDS = {
    "Orchards": {"type": "crop", "income": 2, "harvest": 6},
    "Chickens": {"type": "livestock", "income": 3, "harvest": 7},
    "Workhorse": {"type": "equipment", "income": 1, "harvest": 0, "note": "Crops cost $1 less"},
}
MONTHS: dict[str, list[str]] = {month: [] for month in LEFT} | {"May": ["crops"], "June": ["livestock"]}
BOX: dict[str, Any] = {"cards": CARDS, "months": MONTHS}
Visit = Callable[[HeadlessPage], Awaitable[None]]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LOOKS, GAME, LOOK)


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, route: str, do: Visit, **size: float) -> None:
    async def run() -> None:
        await do(await HeadlessPage(route, **size).start(world(history)))

    asyncio.run(run())


def begun(
    history: History,
    moves: Sequence[Move] = (),
    names: Sequence[str] = NAMES[:2],
    houses: Sequence[str | None] | None = None,
    **bookmark: Any,
) -> Table:
    setup = {} if houses is None else {"farmhouses": list(houses)}
    id = history.sessions.create(GAME, [(name, None) for name in names], BOX, setup)
    if bookmark:
        history.sessions.mark(id, bookmark)
    table = Table.open(history, id)
    for move in moves:
        table.play(move)
    return table


FARM: tuple[Move, ...] = (
    Claim(player=0, tile="Mill", feature="fertile land"),
    Buy(player=0, tile="Mill", card="Orchards", pay=4),
    NextMonth(),
    Claim(player=0, tile="Hill", feature="oil strike"),
    Claim(player=1, tile="Road"),
    Buy(player=1, tile="Road", card="Chickens", pay=4),
)
END: tuple[Move, ...] = (*[NextMonth()] * 10, Finish())


def the_session(history: History) -> Table:
    (summary,) = history.sessions.list()
    return Table.open(history, summary.id)


async def add(page: HeadlessPage, *names: str) -> None:
    for name in names:
        await page.write("new-player", name)
        await page.fire(page.by_key("new-player"), "submit", name)


def box_of(history: History, id: str) -> dict[str, Any]:
    row = history.boxes.get(id)
    assert row is not None
    return json.loads(json.dumps(row.data))


# Setting up


def test_one_player_is_too_few_and_two_begin(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        await add(page, "Dora")
        assert page.by_key("start").disabled
        await add(page, "Milo")
        await page.tap("start")

    visit(history, f"/setup/{GAME}", do)
    table = the_session(history)
    assert [player.name for player in table.session.players] == ["Dora", "Milo"]
    assert table.session.state.first == 0 and [h.house for h in table.session.state.holders] == [None, None]


def test_pumpkin_and_farmhouses_go_along_with_their_players(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        await add(page, *NAMES[:3])
        await page.tap("first-ines")
        await page.tap("house-milo")
        await page.tap("house-hoarder")
        assert "Hoarder" in page.texts()
        # There is one of each: whoever takes it has it alone.
        await page.tap("house-dora")
        assert "Milo has this one." in page.texts()
        await page.tap("house-hoarder")
        await page.tap("house-ines")
        await page.tap("house-petting-zoo")
        # Ines sits down elsewhere; pumpkin and farmhouse stay hers.
        await page.tap("up-ines")
        await page.tap("start")

    visit(history, f"/setup/{GAME}", do)
    state = the_session(history).session.state
    assert [player.name for player in the_session(history).session.players] == ["Dora", "Ines", "Milo"]
    assert state.first == 1
    assert [holder.house for holder in state.holders] == ["hoarder", "petting zoo", None]


def test_a_farmhouse_can_be_kept_secret_again(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        await add(page, *NAMES[:2])
        await page.tap("house-milo")
        await page.tap("house-hoarder")
        await page.tap("house-milo")
        await page.tap("house-untold")
        assert page.texts().count("told at the end") == 2
        await page.tap("start")

    visit(history, f"/setup/{GAME}", do)
    assert "farmhouses" not in the_session(history).session.setup.written()


def test_the_copy_goes_into_the_session_and_its_name_into_the_bookmark(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", BOX).id

    async def do(page: HeadlessPage) -> None:
        assert "3 cards, 11 of 11 months" in page.texts()
        await add(page, *NAMES[:2])
        await page.tap("start")

    visit(history, f"/setup/{GAME}", do)
    table = the_session(history)
    assert set(table.session.state.cards) == set(CARDS)
    assert table.bookmark["box"] == id


def test_without_the_copy_nothing_is_known(history: History) -> None:
    history.boxes.add(GAME, "Ours", BOX)

    async def do(page: HeadlessPage) -> None:
        await add(page, *NAMES[:2])
        await page.tap("box-none")
        await page.tap("start")

    visit(history, f"/setup/{GAME}", do)
    table = the_session(history)
    assert not table.session.state.cards and "box" not in table.bookmark


def test_a_copy_that_contradicts_itself_leads_to_its_editor(history: History) -> None:
    id = history.boxes.add(GAME, "Odd", {"months": {"May": ["winter"]}}).id

    async def do(page: HeadlessPage) -> None:
        assert any(text.startswith("Not finished. Winter") for text in page.texts())
        await page.tap(f"box-{id}")
        assert page.page.route == f"/boxes/{id}"

    visit(history, f"/setup/{GAME}", do)


# The copies


def test_cards_are_read_off_tap_by_tap_and_taken_back(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {}).id

    async def do(page: HeadlessPage) -> None:
        await page.tap("card-Stills")
        assert page.page.route == f"/boxes/{id}/card-Stills"
        await page.tap("income-more-1")
        await page.tap("income-more-1")
        await page.tap("harvest-more-1")
        await page.fire(page.by_key("bonus"))
        await page.tap("bonus-income-more-1")
        await page.tap("on-crop")
        await page.tap("on-Corn")
        await page.write("card-note", "by the barn")
        await page.tap("next")
        assert box_of(history, id)["cards"]["Stills"] == {
            "type": "equipment",
            "income": 2,
            "harvest": 1,
            "bonus": {"on": ["crop", "Corn"], "income": 1, "harvest": 0},
            "note": "by the barn",
        }
        assert page.page.route == f"/boxes/{id}"
        for _ in range(8):
            await page.tap("undo")
        assert box_of(history, id) == {}

    visit(history, f"/boxes/{id}", do)


def test_type_and_eating(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {}).id

    async def ducks(page: HeadlessPage) -> None:
        assert page.by_key("kind-livestock")
        await page.fire(page.by_key("eats"))
        assert box_of(history, id)["cards"]["Ducks"]["eats"] is True
        # Another type has another question; the old answer would not belong to it.
        await page.tap("kind-crop")
        assert "eats" not in box_of(history, id)["cards"]["Ducks"]
        await page.fire(page.by_key("edible"))
        assert box_of(history, id)["cards"]["Ducks"]["edible"] is False
        await page.tap("kind-equipment")
        assert not page.has("edible") and not page.has("eats")

    visit(history, f"/boxes/{id}/card-Ducks", ducks)


def test_a_card_of_nothing_but_zeros_is_kept_and_taken_out(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {}).id

    async def do(page: HeadlessPage) -> None:
        await page.tap("next")
        assert box_of(history, id)["cards"] == {"Grain": {"type": "crop", "income": 0, "harvest": 0}}
        await page.tap("card-Grain")
        await page.tap("remove-card")
        assert box_of(history, id) == {}

    visit(history, f"/boxes/{id}/card-Grain", do)


def test_a_name_of_ones_own(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {}).id
    name = "Llamas / 50 % wool"

    async def do(page: HeadlessPage) -> None:
        await page.write("another-card", "x" * 41)
        await page.fire(page.by_key("another-card"), "submit", "x" * 41)
        assert page.by_key("another-card").value == "x" * 41
        assert "A name has 1 to 40 characters." in page.by_key("another-card").error
        await page.write("another-card", f" {name} ")
        await page.fire(page.by_key("another-card"), "submit", f" {name} ")
        assert page.page.route == card_route(id, name)
        await page.tap("kind-livestock")
        await page.tap("next")
        assert box_of(history, id)["cards"][name]["type"] == "livestock"
        assert name in page.texts()

    visit(history, f"/boxes/{id}", do)
    assert card_named(card_route(id, name).rpartition("/")[2]) == name


def test_the_month_track(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {}).id

    async def do(page: HeadlessPage) -> None:
        assert page.texts().count("not known yet") == 11
        await page.tap("May-first player")
        await page.tap("May-crops")
        await page.tap("June-nothing")
        assert box_of(history, id)["months"] == {"May": ["crops", "first player"], "June": []}
        assert "Crops mature; The first player marker moves on" in page.texts() and "nothing" in page.texts()
        assert not page.has("November-winter")
        await page.tap("June-nothing")
        await page.tap("undo")
        await page.tap("May-crops")
        assert box_of(history, id)["months"] == {"May": ["first player"], "June": []}

    visit(history, f"/boxes/{id}/months", do)


def test_icons_stand_in_the_order_in_which_they_take_effect() -> None:
    assert toggled(None, "equipment") == ["equipment"]
    assert toggled(["first player", "crops"], "livestock") == ["crops", "livestock", "first player"]
    assert toggled(["crops"], "crops") == []
    assert month_told("November", []) == "Winter: all crops leave"


def test_how_the_farmhouse_counts_and_what_is_missing(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {"cards": CARDS}).id

    async def do(page: HeadlessPage) -> None:
        assert any(text.startswith("The values of 8 cards are not known yet") for text in page.texts())
        assert "0 of 11 months are known." in page.texts()
        await page.fire(page.by_key("farmhouse-land"))
        assert box_of(history, id)["count_farmhouse_as_land"] is False
        await page.fire(page.by_key("farmhouse-land"))
        assert "count_farmhouse_as_land" not in box_of(history, id)
        await page.tap("next")
        assert page.page.route == f"/setup/{GAME}"

    visit(history, f"/boxes/{id}", do)


def test_a_new_copy_begins_in_the_list_and_a_file_brings_one(history: History) -> None:
    take(
        page_desk(history),
        dump(write_box(GAME, "From a friend", BOX, id="3f6c1c8e-6d0e-4d1b-9a53-2d1f0f7c7a11")),
    )
    (row,) = history.boxes.list(GAME)
    assert row.name == "From a friend" and about(row.data) == "3 cards, 11 of 11 months"

    async def do(page: HeadlessPage) -> None:
        await page.tap(f"new-{GAME}")
        assert len(history.boxes.list(GAME)) == 2

    visit(history, "/boxes", do)


def page_desk(history: History) -> Any:
    class Desk:
        pass

    desk = Desk()
    desk.history = history  # type: ignore[attr-defined]
    return desk


def test_a_past_session_does_not_change_with_its_copy(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", BOX).id
    table = begun(history, FARM, box=id)
    before = table.session.scoreboard()

    async def do(page: HeadlessPage) -> None:
        await page.tap("income-more-1")

    visit(history, f"/boxes/{id}/card-Orchards", do)
    assert box_of(history, id)["cards"]["Orchards"]["income"] == 3
    assert Table.open(history, table.id).session.scoreboard() == before


# Counting at the end


def test_the_scoring_example_is_counted_without_a_keyboard(history: History) -> None:
    """Seed 001, "Scoring Example": Yellow has $77, $24 by oil, $10 by equipment, $16 by the farmhouse."""
    table = begun(history, count="numbers")

    async def do(page: HeadlessPage) -> None:
        for key in ("bill-50", "bill-20", "bill-5", "bill-1", "bill-1"):
            await page.tap(f"{key}-more-1")
        for _ in range(6):
            await page.tap("land-more-1")
        for _ in range(2):
            await page.tap("oil-more-1")
            await page.tap("equipment-more-1")
        await page.tap("choose-house")
        await page.tap("house-hoarder")
        # Two names with two cards each: a second line begins when the first one has a number.
        assert not page.has("house-1-more-1")
        for key in ("house-0", "house-0", "house-1", "house-1"):
            await page.tap(f"{key}-more-1")
        assert "127" in page.texts() and "77 + 24 + 10 + 16" in page.texts()
        await page.tap("next")
        await page.tap("land-more-1")
        await page.tap("next")
        assert "Dora wins" in page.texts()

    visit(history, f"/play/{table.id}", do)
    board = Table.open(history, table.id).session.scoreboard()
    assert [row.total for row in board.rows] == [127, 0]
    assert [line.value for line in board.rows[0].lines] == [77, 24, 10, 16]


def test_an_undo_brings_the_numbers_back_too(history: History) -> None:
    table = begun(history, count="numbers")

    async def do(page: HeadlessPage) -> None:
        await page.tap("choose-house")
        await page.tap("house-roadside-market")
        for _ in range(3):
            await page.tap("house-0-more-1")
        assert number(page, "house-0") == "3"
        await page.tap("undo")
        assert number(page, "house-0") == "2" and "$4" in page.texts()
        await page.tap("redo")
        assert number(page, "house-0") == "3" and "$9" in page.texts()
        # Bills as they lay there: thirteen ones are not a ten and three ones.
        for _ in range(13):
            await page.tap("bill-1-more-1")
        assert number(page, "bill-1") == "13" and number(page, "bill-10") == "0"

    visit(history, f"/play/{table.id}", do)


def number(page: HeadlessPage, key: str) -> str:
    control = next(c for c in page.controls() if getattr(c, "identifier", None) == f"{key}-number")
    return str(control.label).rpartition(": ")[2]


def test_dollars_of_a_farmhouse_can_be_entered_and_what_cannot_be_is_said(history: History) -> None:
    table = begun(history, count="numbers")

    async def do(page: HeadlessPage) -> None:
        await page.tap("farmhouse-more-1")
        assert number(page, "farmhouse") == "1"
        await page.tap("oil-more-1")
        assert any(text.startswith("More oil strikes than land tiles") for text in page.texts())
        await page.tap("choose-house")
        await page.tap("house-petting-zoo")
        assert Table.open(history, table.id).session.state.counted[0].farmhouse == 0
        # The other player cannot have the same one without taking it.
        await page.tap("chip-1")
        await page.tap("choose-house")
        assert "Dora has this one." in page.texts()

    visit(history, f"/play/{table.id}", do)


def test_bills_fit_the_money_or_are_the_fewest() -> None:
    assert counted({"1": 13}, 13) == {50: 0, 20: 0, 10: 0, 5: 0, 1: 13}
    assert counted({"1": 13}, 14) == {50: 0, 20: 0, 10: 1, 5: 0, 1: 4}
    assert counted({"1": -3, "10": "x"}, 0) == dict.fromkeys((50, 20, 10, 5, 1), 0)


# Reference cards

WANTED = [
    *("setup", "players", "deck", "payday", "turn", "logging", "fences", "taking", "defending", "farmhouse"),
    *("farmer", "market", "lumber", "types", "loose", "eating", "harvest", "icons", "end", "count"),
]


def test_every_card_is_there_and_said_once() -> None:
    cards = LOOK.cards("")
    keys = [card.key for card in cards]
    assert keys[: len(WANTED)] == WANTED
    assert sum(key.startswith("fence-") for key in keys) == 8
    assert sum(key.startswith("house-") for key in keys) == len(FARMHOUSES) == 8
    assert len(set(keys)) == len(keys) and all(card.title and card.lines for card in cards)


@pytest.mark.skipif(not SEEDS.exists(), reason="the rule texts do not lie beside this checkout")
def test_no_run_of_words_is_copied_from_a_rule_book() -> None:
    def words(text: str) -> list[str]:
        return re.findall(r"[\w']+", text.casefold())

    book = " ".join(words("\n".join(path.read_text("utf-8") for path in SEEDS.glob("*.txt"))))
    for card in LOOK.cards(""):
        for line in card.lines:
            said = words(line)
            runs = [" ".join(said[at : at + 8]) for at in range(max(1, len(said) - 7))]
            assert not [run for run in runs if len(run.split()) == 8 and run in book]


@pytest.mark.parametrize("size", [(390, 844), (1180, 820)])
def test_cards_are_searched_by_any_of_their_words(history: History, size: tuple[float, float]) -> None:
    async def do(page: HeadlessPage) -> None:
        def shown() -> list[str]:
            found = [getattr(c, "identifier", None) or "" for c in page.controls()]
            return [each.removeprefix("card-") for each in found if each.startswith("card-")]

        assert len(shown()) == len(LOOK.cards(""))
        await page.write("search-rules", "bullet ")
        assert page.by_key("search-rules").value == "bullet "
        assert set(shown()) == {"taking", "defending"}
        await page.write("search-rules", "DIFFERENT names $30")
        assert shown() == ["house-roadside-market"]
        await page.write("search-rules", "tractor")
        assert shown() == [] and 'No card speaks of "tractor".' in page.texts()
        await page.write("search-rules", "")
        assert len(shown()) == len(LOOK.cards(""))

    visit(history, f"/rules/{GAME}", do, width=size[0], height=size[1])


def test_a_game_with_few_cards_has_no_search(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert not page.has("search-rules")

    visit(history, "/rules/volle-weide", do)


def test_a_farmhouse_is_worked_out_from_the_rules(history: History) -> None:
    """Seed 001, "Farmhouse Tiles": two cows and two grain bring the hoarder $16."""

    async def do(page: HeadlessPage) -> None:
        for key in ("hoarder-0", "hoarder-0", "hoarder-1", "hoarder-1"):
            await page.tap(f"{key}-more-1")
        assert "$16 at the end" in page.texts()
        for _ in range(4):
            await page.tap("petting-zoo-1-more-1")
        assert "$30 at the end" in page.texts() and "A farmhouse brings at most $30" in page.texts()

    visit(history, f"/rules/{GAME}", do)


@pytest.mark.parametrize(
    ("name", "numbers", "dollars"),
    [
        ("community garden", [1, 2], 25),
        ("firewood for sale", [7], 30),
        ("petting zoo", [3, 0], 15),
        ("hoarder", [2, 0, 3], 26),
        ("roadside market", [4], 15),
        ("specialty shop", [2], 20),
        ("used parts shop", [0, 1], 10),
        ("nature preserve", [3], 21),
    ],
)
def test_the_calculators(name: Any, numbers: list[int], dollars: int) -> None:
    """Seed 001, "Farmhouse Tiles"."""
    house = FARMHOUSES[name]
    assert worth(house, numbers) == dollars
    assert worth(house, []) == 0
    assert (
        filled(house, [*numbers, 9])[: len(numbers)] == [n for n in numbers if n or not house.repeats]
        or house.repeats
    )


def test_the_card_that_matters(history: History) -> None:
    table = begun(history)
    assert card_now(table.session, {}) == "setup"
    for move in FARM:
        table.play(move)
    assert card_now(table.session, {}) == "turn"
    for move in END[:-1]:
        table.play(move)
    assert card_now(table.session, {}) == "end"
    assert card_now(begun(history, [tally(0)]).session, {}) == "count"


def tally(player: int, **values: int) -> Tally:
    zero = dict.fromkeys(("money", "land", "oil_tiles", "equipment", "farmhouse"), 0)
    return Tally.model_validate({"player": player, **zero, **values})


# Told, and looked back at

TOLD: list[tuple[Move, str]] = [
    (Claim(player=0, tile="Mill", feature="fertile land"), "Dora controls Mill: Fertile land"),
    (Buy(player=0, tile="Mill", card="Orchards", pay=4), "Dora buys Orchards for $4: Mill"),
    (Mature(tile="Mill"), "Orchards on Mill matures"),
    (Harvest(player=0, tile="Mill"), "Dora harvests Orchards on Mill for $9"),
    (Claim(player=0, tile="Wood", logged=False), "Dora controls Wood"),
    (Join(tiles=("Mill", "Wood")), "One fenced area: Mill, Wood"),
    (Part(tile="Wood"), "Wood has a fence of its own"),
    (Reveal(tile="Wood", feature="oil strike"), "Wood is logged: Oil strike"),
    (Claim(player=1, tile="Wood"), "Milo takes Wood from Dora"),
    (Money(player=1, amount=-3, why="lumber"), "Milo pays $3: lumber"),
    (Money(player=1, amount=2), "Milo gains $2"),
    (Money(player=1, amount=2, why="Treasure"), "Milo gains $2: Treasure"),
    (Raid(player=1, tile="Mill"), "Milo raids Orchards on Mill: $0"),
    (Farmer(player=1, tile=None), "Milo's farmer goes home"),
    (Farmer(player=0, tile="Mill"), "Dora's farmer stands on Mill"),
    (Hand(player=0, cards=1), "Dora has 1 fence card in hand"),
    (House(player=0, name="hoarder"), "Dora has the Hoarder"),
    (House(player=0, name=None), "Dora's farmhouse is not told"),
    (Hold(player=1, controlled=False), "Milo has lost control of the own farmhouse"),
    (Hold(player=1, controlled=True), "Milo controls the own farmhouse again"),
    (Turn(player=1, actions=1), "Milo's turn, 1 of 2 actions used"),
    (NextMonth(), "May to June, pays $3"),
    (Discard(tile="Mill"), "Orchards leaves Mill"),
    (Release(tile="Wood", fenced=True), "Nobody controls Wood now"),
    (Release(tile="Mill", fenced=False), "Nobody controls Mill now, a side is open"),
    (Override(player=0, part="oil", value=4), "Dora, Oil: set to 4 by hand"),
]


def test_every_kind_of_move_is_told(history: History) -> None:
    table = begun(history)
    for move, sentence in TOLD:
        before = table.session
        table.play(move)
        assert LOOK.told(before, table.session) == sentence
    for move in END:
        before = table.session
        table.play(move)
    assert LOOK.told(before, table.session) == "April is over: the end"
    other = begun(history)
    before = other.session
    other.play(tally(1))
    assert LOOK.told(before, other.session) == "Milo's table is counted"
    every = {type(move) for move, _ in TOLD} | {Finish, Tally}
    assert {kind.__name__ for kind in every} >= {"Money", "Claim", "Buy", "Raid", "NextMonth", "Override"}
    assert len(every) == 20


def test_where_a_session_is(history: History) -> None:
    table = begun(history)
    assert LOOK.moment(table.session) == "May"
    assert LOOK.place(table.session) == "Get Off My Land!, 2 players"
    table.play(Turn(player=1, actions=0))
    assert LOOK.moment(table.session) == "May, Milo's turn"
    table.play(NextMonth())
    assert LOOK.moment(table.session) == "June"
    for move in END:
        table.play(move)
    assert LOOK.moment(table.session) == "finished"
    paper = begun(history, [tally(0)])
    assert LOOK.moment(paper.session) == "counting the table"
    assert LOOK.place(paper.session) == "Get Off My Land!, counted at the end"
    assert dollars(5) == "$5" and dollars(-5) == "\u2212$5"


def spoken(control: Any) -> list[str]:
    """What a picture says, part by part."""
    found: list[str] = []

    def walk(each: Any) -> None:
        if isinstance(each, ft.Semantics) and each.label:
            found.append(str(each.label))
        for name in ("content", "controls"):
            inside = getattr(each, name, None)
            for child in inside if isinstance(inside, list) else [inside]:
                if child is not None:
                    walk(child)

    walk(control)
    return found


def test_land_as_it_was_and_how_the_farmhouse_was_worked_out(history: History) -> None:
    table = begun(history, (*FARM, *END), houses=["community garden", "petting zoo"])
    session, look, past = table.session, Look(palette(False, False)), LOOK.past
    marks = seat_marks(history, session.players)
    first = trail(session)[2]
    assert spoken(past.picture(look, first, marks, 0, 358)) == [
        "Mill, Orchards, Immature, Fertile land",
        "Farmhouse, Community Garden",
    ]
    assert spoken(past.picture(look, session, marks, 0, 358))[0] == "Mill, no card, Fertile land"
    assert spoken(past.picture(look, first, marks, 0, 94)) == ["$4"]
    assert past.count(first, 0) == "$4"
    # Milo's chickens are mature since the marker left June: one mature livestock card.
    (house, ready) = spoken(past.table(look, session, 1, "farmhouse"))
    assert house == "Immature livestock, 0: $0" and ready == "Mature livestock, 1: $10"
    assert spoken(past.table(look, session, 0, "oil")) == ["Each land tile, by oil strikes, $2 each"]
    assert past.table(look, session, 1, "oil") is None
    assert past.then(session, 0, "farmhouse") is session and past.then(session, 0, "money") is None


def test_signs_and_milestones(history: History) -> None:
    session = begun(history, (*FARM, *END)).session
    states = trail(session)
    look = Look(palette(False, False))
    months = [n for n, state in enumerate(states) if LOOK.past.sign(look, state) is not None]
    assert len(months) == 11
    marked = [n for n in range(1, len(states)) if LOOK.past.milestone(states[n - 1], states[n])]
    assert [states[n].state.month for n in marked] == [7]


@pytest.mark.parametrize("size", [(390, 844), (1180, 820)])
def test_a_session_page_shows_land_and_months(history: History, size: tuple[float, float]) -> None:
    table = begun(history, (*FARM, *END), houses=["community garden", "petting zoo"])

    async def do(page: HeadlessPage) -> None:
        assert "April is over: the end" in page.texts()
        assert "Milo wins" not in page.texts()
        assert any(text == "Petting Zoo" for text in page.texts())
        await page.tap("row-6")
        assert "Milo buys Chickens for $4: Road" in page.texts()

    visit(history, f"/history/{table.id}", do, width=size[0], height=size[1])


def test_counted_off_the_table_there_is_no_land_to_show(history: History) -> None:
    session = begun(history, [tally(0, money=9, land=3, oil_tiles=1), tally(1)]).session
    look = Look(palette(False, False))
    assert LOOK.past.then(session, 0, "oil") is None
    assert spoken(LOOK.past.table(look, session, 0, "oil")) == ["Each land tile, by oil strikes, $2 each"]
    assert LOOK.past.count(session, 0) == "$15"


# A game that this version has no screens for


@pytest.mark.parametrize("route", ["/play/{id}", "/history/{id}", "/history", "/", "/boxes"])
def test_a_game_without_screens_is_told_in_a_sentence(
    history: History, route: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(LOOKS, GAME)
    box = history.boxes.add(GAME, "Ours", BOX).id
    open_one, done = begun(history, FARM), begun(history, (*FARM, *END))

    async def do(page: HeadlessPage) -> None:
        assert not any("could not be shown" in text for text in page.texts())
        if "{id}" in route:
            sentence = (
                "This version of the app cannot show Get Off My Land! yet. "
                "Update it to go on; your game is safe."
            )
            assert page.texts().count(sentence) == 1
        if route == "/history":
            assert page.has(f"session-{open_one.id}") and page.has(f"session-{done.id}")

    for table in (open_one, done):
        visit(history, route.format(id=table.id), do)

    async def gone(page: HeadlessPage) -> None:
        assert "This is no longer there; choose another one." in page.texts()

    visit(history, f"/boxes/{box}", gone)


def test_a_box_file_that_contradicts_itself_is_refused(history: History) -> None:
    with pytest.raises(BadInput, match="Winter always lies after November"):
        take(page_desk(history), dump(write_box(GAME, "Odd", {"months": {"May": ["winter"]}})))


def test_all_farmhouses_have_a_row(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        await add(page, *NAMES[:2])
        await page.tap("house-dora")
        for name in FARMHOUSE_NAMES:
            assert page.has(f"house-{name.replace(' ', '-')}")

    visit(history, f"/setup/{GAME}", do)


def test_every_known_card_has_a_row(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {}).id

    async def do(page: HeadlessPage) -> None:
        for name in KNOWN:
            assert page.has(f"card-{name}")

    visit(history, f"/boxes/{id}", do)

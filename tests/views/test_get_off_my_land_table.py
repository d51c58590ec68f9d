"""The table of Get Off My Land! on a headless page: money, land, cards, farmers, paydays, the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from models.games.get_off_my_land.moves import (
    Buy,
    Claim,
    Farmer,
    Finish,
    Hand,
    House,
    Join,
    Money,
    NextMonth,
    Raid,
    Release,
    Reveal,
    Turn,
)
from models.history.repository import History
from models.table import Table
from tests.views.headless import HeadlessPage, world
from views.games import LOOKS
from views.games.get_off_my_land.game import GET_OFF_MY_LAND

NAMES = ("Dora", "Milo", "Ines")
MONTHS: dict[str, list[str]] = {
    "May": ["crops"],
    "June": ["livestock", "first player"],
    "July": [],
    "August": ["crops", "equipment"],
    "September": [],
    "October": [],
    "November": [],
    "December": [],
    "January": [],
    "February": [],
    "March": [],
}
CARDS: dict[str, Any] = {
    "Orchards": {"type": "crop", "income": 2, "harvest": 5},
    "Ducks": {"type": "livestock", "income": 2, "harvest": 4},
    "Cows": {"type": "livestock", "income": 3, "harvest": 6},
    "Workhorse": {"type": "equipment", "income": 1, "harvest": 0, "note": "Crops cost $1 less."},
}
BOX: dict[str, Any] = {"cards": CARDS, "months": MONTHS}
Act = Callable[[HeadlessPage, Table], Awaitable[None]]
Begin = Callable[[Table], Any]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has its screens, whether this version offers it already or not."""
    monkeypatch.setitem(LOOKS, GET_OFF_MY_LAND.key, GET_OFF_MY_LAND)


def nothing(table: Table) -> None:
    """A table before its first move."""


def farming(table: Table) -> None:
    """Dora has an orchard on fertile land, Milo ducks, and Dora's farmer stands on them."""
    table.play(Claim(player=0, tile="Mill field", feature="fertile land"))
    table.play(Claim(player=1, tile="Long hill"))
    table.play(Claim(player=2, tile="Reed pond", feature="fishing hole"))
    table.play(Buy(player=0, tile="Mill field", card="Orchards", pay=3))
    table.play(Buy(player=1, tile="Long hill", card="Ducks", pay=4))
    table.play(Raid(player=0, tile="Long hill"))


def playing(
    folder: Path,
    act: Act,
    begin: Begin = nothing,
    box: dict[str, Any] = BOX,
    names: Sequence[str] = NAMES,
    width: float = 390,
) -> None:
    """Opens a session, plays its beginning, and does something on the page."""

    async def run() -> None:
        history = History.open(folder)
        id = history.sessions.create("get-off-my-land", [(name, None) for name in names], box, {})
        table = Table.open(history, id)
        begin(table)
        page = await HeadlessPage(f"/play/{id}", width, 820 if width > 600 else 844).start(world(history))
        await act(page, table)
        history.close()

    asyncio.run(run())


def last(table: Table) -> Any:
    table.refresh()
    return table.session.moves[-1]


def length(table: Table) -> int:
    table.refresh()
    return table.session.length


def money(table: Table) -> list[int]:
    table.refresh()
    return [holder.money for holder in table.session.state.holders]


def says(page: HeadlessPage, part: str) -> bool:
    return any(part in text for text in page.texts())


def test_the_table_shows_month_balances_land_and_what_the_month_will_do(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        texts = page.texts()
        assert "May to June" in texts and "crops mature, pays $4" in texts
        # $8 less the price of each card.
        assert {"$5", "$4", "$8"} <= set(texts)
        assert "Land of Dora" in texts and "Mill field" in texts and "Orchards" in texts
        assert "+$3" in texts
        await page.tap("balance-1")
        assert "Land of Milo" in page.texts() and "Dora's farmer" in page.texts()
        assert "Immature" in page.texts()

    playing(tmp_path, act, farming)


@pytest.mark.parametrize("width", [390, 1180])
def test_a_month_is_two_taps_and_one_undo_takes_all_of_it_back(tmp_path: Path, width: float) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        before = money(table)
        await page.tap("month-end")
        assert last(table) == NextMonth()
        assert "June payday" in page.texts() and "Passed: crops mature" in page.texts()
        assert "$5 becomes $8" in page.texts() and "income 2, fertile land adds 1" in page.texts()
        await page.tap("go-on")
        assert "June to July" in page.texts() and "livestock matures, pays $6" in page.texts()
        await page.tap("month-end")
        assert "Passed: livestock matures, the pumpkin passes" in page.texts()
        # The ducks have matured, and the farmer takes what they pay.
        assert "Dora's farmer takes the $2" in page.texts()
        assert "the farmer stands on land of Milo, income 2" in page.texts()
        await page.tap("undo")
        await page.tap("redo")
        assert "July payday" in page.texts()
        await page.tap("undo")
        await page.tap("undo")
        assert money(table) == before and "May to June" in page.texts()

    playing(tmp_path, act, farming, width=width)


def test_the_payday_is_still_there_when_the_app_was_killed(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("balance-2")
        await page.tap("month-end")
        history = page.page.session.store.get("desk").history
        again = await HeadlessPage(f"/play/{table.id}").start(world(history))
        assert "June payday" in again.texts()
        await again.tap("go-on")
        assert "Land of Ines" in again.texts()

    playing(tmp_path, act, farming)


def test_unknown_icons_are_asked_once_and_kept_in_a_copy(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        assert "asks for the icons" in page.texts()
        await page.tap("month-end")
        assert "Which icons does the marker pass?" in page.texts()
        await page.tap("icon-livestock")
        await page.tap("icon-crops")
        await page.tap("icon-livestock")
        await page.tap("keep-icons")
        assert last(table) == NextMonth() and "June payday" in page.texts()
        assert table.session.box.written()["months"] == {"May": ["crops"]}
        history = page.page.session.store.get("desk").history
        (copy,) = history.boxes.list("get-off-my-land")
        assert copy.data["months"] == {"May": ["crops"]}
        await page.tap("undo")
        await page.tap("month-end")
        assert not page.has("keep-icons") and "June payday" in page.texts()
        await page.tap("go-on")
        # The next month is asked for, and none of the icons is an answer too.
        await page.tap("month-end")
        await page.tap("keep-icons")
        table.refresh()
        assert table.session.box.written()["months"] == {"May": ["crops"], "June": []}

    playing(tmp_path, act, box={})


def test_money_goes_by_large_keys_with_a_reason_and_never_below_nothing(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("balance-2")
        await page.tap("do-money")
        await page.tap("quick-lumber")
        assert "Ines pays $3" in page.texts() and "To the bank: 3 of $1." in page.texts()
        await page.tap("pay")
        assert last(table) == Money(player=2, amount=-3, why="lumber")
        await page.tap("do-money")
        await page.tap("key-9")
        assert "Ines has only $5. Nobody falls below $0." in page.texts() and page.by_key("pay").disabled
        await page.tap("key-back")
        await page.tap("way-gains")
        for key in ("1", "2"):
            await page.tap(f"key-{key}")
        await page.tap("why-bonus")
        assert "has $5, then $17" in page.texts() and "From the bank: 1 of $10, 2 of $1." in page.texts()
        await page.tap("pay")
        assert last(table) == Money(player=2, amount=12, why="bonus") and money(table) == [8, 8, 17]
        await page.tap("do-money")
        assert page.by_key("pay").disabled, "another payment begins with nothing"

    playing(tmp_path, act)


def test_land_is_claimed_under_a_suggested_name_with_its_feature(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("do-land")
        await page.tap("kind-oil-strike")
        await page.tap("claim")
        assert last(table) == Claim(player=0, tile="North field", feature="oil strike")
        await page.tap("do-land")
        await page.tap("kind-unlogged")
        await page.write("tile-name", "Ours")
        await page.tap("claim")
        assert last(table) == Claim(player=0, tile="Ours", logged=False)
        await page.tap("tile-1")
        await page.tap("log")
        await page.tap("found-treasure")
        assert isinstance(table.session.moves[-1], Claim)
        table.refresh()
        assert table.session.moves[-2:] == (
            Reveal(tile="Ours"),
            Money(player=0, amount=2, why="buried treasure"),
        )

    playing(tmp_path, act)


def test_a_guarded_tile_cannot_be_taken_and_says_why(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        farming(table)
        table.play(Farmer(player=2, tile="Reed pond"))

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("do-land")
        assert page.by_key("take-2").disabled and says(page, "protects it. Remove the farmer first.")
        await page.tap("take-1")
        assert last(table) == Claim(player=0, tile="Long hill")
        await page.tap("tile-1")
        await page.tap("release-open")
        assert last(table) == Release(tile="Long hill", fenced=False)
        assert "Nobody's land" in page.texts()

    playing(tmp_path, act, begin)


def test_what_follows_by_itself_is_told(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        farming(table)
        table.play(NextMonth())
        table.play(NextMonth())

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("balance-1")
        await page.tap("tile-1")
        await page.tap("release-open")
        assert says(page, "Ducks on Long hill runs off: a side is open.")

    playing(tmp_path, act, begin)


def test_tiles_are_joined_and_parted_and_crops_are_eaten(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        table.play(Claim(player=0, tile="A"))
        table.play(Claim(player=0, tile="B"))
        table.play(Buy(player=0, tile="A", card="Cows", pay=2))
        table.play(Buy(player=0, tile="B", card="Wheat", pay=2))
        table.play(NextMonth())
        table.play(NextMonth())

    box = {**BOX, "cards": {**CARDS, "Wheat": {"type": "crop", "income": 1, "harvest": 2}}}

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("balance-0")
        await page.tap("tile-0")
        await page.tap("join")
        assert page.by_key("join-now").disabled
        await page.tap("with-0")
        await page.tap("join-now")
        assert last(table) == Join(tiles=("A", "B"))
        assert says(page, "Wheat on B is eaten by Cows on A.")
        assert "one area with B" in page.texts()
        await page.tap("tile-0")
        await page.tap("part")
        assert "one area with B" not in page.texts()

    playing(tmp_path, act, begin, box)


def test_a_card_is_bought_matured_and_harvested(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        table.play(Claim(player=0, tile="Mill field", feature="fertile land"))

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("do-card")
        assert page.by_key("buy-card").disabled
        await page.tap("card-4")
        await page.tap("price-9")
        assert "Dora has only $8." in page.texts() and page.by_key("buy-card").disabled
        await page.tap("price-4")
        await page.tap("buy-card")
        assert last(table) == Buy(player=0, tile="Mill field", card="Orchards", pay=4)
        await page.tap("tile-0")
        assert page.by_key("harvest").disabled and says(page, "is immature. Choose one that is mature.")
        await page.tap("mature")
        await page.tap("tile-0")
        await page.tap("harvest")
        # 5 on the card, 3 more on fertile land.
        assert money(table) == [12, 8, 8]

    playing(tmp_path, act, begin)


def test_a_card_that_the_copy_does_not_know_is_asked_for_once(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        table.play(Claim(player=0, tile="Mill field"))

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("do-card")
        await page.tap("card-8")
        await page.tap("buy-card")
        assert "What is printed on its mature side? You are asked once." in page.texts()
        await page.tap("income-more-1")
        await page.tap("helps-1")
        await page.tap("enter-values")
        assert last(table) == Buy(player=0, tile="Mill field", card="Pigs", pay=2)
        pigs = {
            "type": "livestock",
            "income": 2,
            "harvest": 3,
            "bonus": {"on": ["livestock"], "income": 1, "harvest": 0},
        }
        assert table.session.box.written()["cards"]["Pigs"] == pigs
        history = page.page.session.store.get("desk").history
        (copy,) = history.boxes.list("get-off-my-land")
        assert copy.data["cards"] == {"Pigs": pigs}

    playing(tmp_path, act, begin, {})


def test_the_farmer_raids_guards_and_goes_home(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        farming(table)
        table.play(NextMonth())

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("do-farmer")
        assert "The farmer stands on Long hill." in page.texts()
        await page.tap("farmer-to-0")
        assert last(table) == Farmer(player=0, tile="Mill field")
        await page.tap("balance-1")
        await page.tap("do-farmer")
        assert page.by_key("farmer-to-0").disabled
        await page.tap("send-home-0")
        await page.tap("do-farmer")
        await page.tap("farmer-to-0")
        assert last(table) == Raid(player=1, tile="Mill field")
        # The orchard pays 2 and 1 for the fertile land.
        assert money(table)[1] == 4 + 3

    playing(tmp_path, act, begin)


def test_turn_and_actions_are_followed_and_can_be_hidden(tmp_path: Path) -> None:
    async def act(page: HeadlessPage, table: Table) -> None:
        assert "Dora's turn, 0 of 2 actions used" in page.texts()
        await page.tap("action-used")
        assert last(table) == Turn(player=0, actions=1)
        assert "Next: Milo" in page.texts()
        await page.tap("action-used")
        assert last(table) == Turn(player=1, actions=0)
        assert "Land of Milo" in page.texts()
        await page.tap("do-more")
        await page.tap("turns")
        await page.tap("close-sheet")
        assert not page.has("action-used")

    playing(tmp_path, act)


def test_more_has_harvests_hand_farmhouse_and_whether_it_is_controlled(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        farming(table)
        table.play(NextMonth())

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("do-more")
        for _ in range(5):
            await page.tap("hand-0-more-1")
        assert last(table) == Hand(player=0, cards=7)
        await page.tap("hold")
        assert "Somebody has taken it: no bonus." in page.texts()
        await page.tap("hold")
        await page.tap("tell-house")
        await page.tap("house-hoarder")
        assert last(table) == House(player=0, name="hoarder")
        assert "Dora holds 7 fence cards: at most 6 at the end of the turn." in page.texts()
        await page.tap("do-more")
        await page.tap("harvest-0")
        assert money(table)[0] == 5 + 3 + 8

    playing(tmp_path, act, begin)


def test_the_ledger_is_filtered_by_player_and_reason(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        farming(table)
        table.play(NextMonth())

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("do-more")
        await page.tap("ledger")
        # 3 beginnings, 2 cards, orchard, fertile land, fishing hole.
        assert "8 entries, together $21" in page.texts()
        await page.tap("by-0")
        assert "4 entries, together $8" in page.texts()
        await page.tap("for-market")
        assert (
            "1 entries, together \u2212$3" in page.texts()
            and "Orchards bought for Mill field" in page.texts()
        )
        await page.tap("back")
        assert "Land of Dora" in page.texts()

    playing(tmp_path, act, begin)


def test_the_chart_tells_its_numbers_in_words(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        farming(table)
        table.play(NextMonth())

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("do-more")
        await page.tap("chart-page")
        assert "Dora: May $5, June $8" in page.texts() and "Milo: May $4, June $4" in page.texts()
        assert "Bonuses" in page.texts() and "\u2212$3" in page.texts()

    playing(tmp_path, act, begin)


def test_april_asks_for_untold_farmhouses_and_the_hand_and_then_ends(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        table.play(House(player=0, name="hoarder"))
        table.play(House(player=2, name="petting zoo"))
        for _ in range(11):
            table.play(NextMonth())

    async def act(page: HeadlessPage, table: Table) -> None:
        assert "Finish the game" in page.texts()
        await page.tap("month-end")
        await page.tap("tell-house-1")
        await page.tap("house-firewood-for-sale")
        await page.tap("hand-1-more-1")
        await page.tap("finish-now")
        assert last(table) == Finish()
        rows = table.session.scoreboard().rows
        assert [row.total for row in rows] == [8, 8 + 15, 8]
        assert says(page, "Milo")

    playing(tmp_path, act, begin)


def test_april_ends_at_once_when_nothing_is_to_be_asked(tmp_path: Path) -> None:
    def begin(table: Table) -> None:
        for seat, name in enumerate(("hoarder", "petting zoo", "community garden")):
            table.play(House.model_validate({"do": "house", "player": seat, "name": name}))
        for _ in range(11):
            table.play(NextMonth())

    async def act(page: HeadlessPage, table: Table) -> None:
        await page.tap("month-end")
        assert last(table) == Finish()

    playing(tmp_path, act, begin)

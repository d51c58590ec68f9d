"""Looking back at Fence Em In: the result and its reasons, the session page, sentences, cards."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from models.games.fence_em_in.asset import ASSETS
from models.games.fence_em_in.moves import Build, Choice, Missions, Pass, Roll, Spend
from models.games.fence_em_in.rules import FENCE_EM_IN
from models.games.fence_em_in.state import ROUNDS
from models.history.repository import History
from models.kernel.move import Move
from models.kernel.read import read_move
from models.table import Table
from tests.views.headless import HeadlessPage, world
from views.games import LOOKS
from views.games.fence_em_in.cards import card_now, cards
from views.games.fence_em_in.past import PAST
from views.games.fence_em_in.told import moment, place, told
from views.replay import trail

GAME = "fence-em-in"
LOOK = LOOKS[GAME]
BOARD = {"columns": 12, "rows": 12, "shared": True, "starts": [[1, 1], [10, 10]]}
TALLY = {
    "do": "tally",
    "placement": 20,
    "farm": {"same": 2, "barn": 1},
    "missions": [3, 0, -1],
    "fertilizer": 4,
}
Visit = Callable[[HeadlessPage], Awaitable[None]]


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, route: str, do: Visit, **size: float) -> None:
    async def run() -> None:
        await do(await HeadlessPage(route, **size).start(world(history)))

    asyncio.run(run())


def begun(
    history: History, box: dict[str, Any] | None = None, names: Sequence[str] = ("Dora", "Milo")
) -> Table:
    id = history.sessions.create(GAME, [(name, None) for name in names], box or {}, {})
    return Table.open(history, id)


def play(table: Table, *moves: Move | dict[str, Any]) -> Table:
    for move in moves:
        table.play(read_move(FENCE_EM_IN, move) if isinstance(move, dict) else move)
    return table


def builds(player: int, asset: str, slot: str, **rect: Any) -> Build:
    return Build.model_validate({"player": player, "asset": asset, "slot": slot, **rect})


def ten_rounds(table: Table, farms: Sequence[Sequence[tuple[str, str]]]) -> Table:
    """Ten rounds without board and dice: each builds what is listed, then passes."""
    for n in range(ROUNDS):
        play(table, Roll(player=table.session.state.openers[0]))
        while (seat := table.session.state.turn) is not None:
            mine = farms[seat]
            play(table, builds(seat, *mine[n]) if n < len(mine) else Pass(player=seat))
    return table


def finished(history: History, **box: Any) -> Table:
    table = ten_rounds(
        begun(history, box),
        [
            [("cow", "same"), ("cow", "same"), ("granary", "granary")],
            [
                ("hay", "alternating"),
                ("sheep", "alternating"),
                ("barn", "leftovers"),
                ("grain", "alternating"),
            ],
        ],
    )
    return play(table, Missions(player=0, points=(1, 0, 0)), Missions(player=1, points=(0, -2, 0)))


def sentences(table: Table) -> list[str]:
    """Every move in a sentence."""
    states = trail(table.session)
    return [told(before, after) for before, after in zip(states, states[1:], strict=False)]


def test_every_move_in_a_sentence(history: History) -> None:
    table = play(
        begun(history, {"board": BOARD}),
        Roll(player=1, dice=(2, "choice", "choice")),
        Choice(die=1, take="side", face=3),
        Choice(die=2, take="fertilizer", face="choice"),
        Choice(die=2, take="side", face=4),
        {"do": "assets", "spaces": {"1": [], "2": [], "3": [], "4": ["cow", "hay"], "5": []}},
        builds(1, "cow", "same", width=2, height=3, at=[9, 9]),
        Pass(player=0),
        Roll(player=0),
        builds(0, "barn", "leftovers", width=1, height=1, at=[1, 1]),
        Spend(player=1, cost=1),
        builds(1, "sheep", "different", width=2, height=2, at=[7, 9]),
        {"do": "override", "player": 0, "part": "farm", "value": -2, "why": ""},
    )
    assert sentences(table) == [
        "Round 1: Milo rolls 2, choice, choice",
        "Milo sets a die to 3",
        "Milo takes 1 fertilizer and rolls choice",
        "Milo sets a die to 4",
        "The assets board is filled",
        "Milo builds 2 by 3: Cow +3, All one kind",
        "Dora passes",
        "Round 2: Dora opens, without dice",
        "Dora builds 1 by 1: Barn +2, Leftovers",
        "Milo spends 1 fertilizer",
        "Milo builds 2 by 2: Sheep +1, All different",
        "Dora, Farm board: set to \u22122 by hand",
    ]


def test_where_a_session_is(history: History) -> None:
    table = begun(history)
    assert place(table.session) == "Fence Em In, only the score"
    found = [moment(table.session)]
    for move in (Roll(player=0, dice=(1, 2, "choice")), Choice(die=2, take="side", face=1), Pass(player=0)):
        found.append(moment(play(table, move).session))
    assert found == [
        "Round 1, roll the dice",
        "Round 1, Dora chooses",
        "Round 1, Dora builds",
        "Round 1, Milo builds",
    ]
    out = ten_rounds(begun(history), [[], []])
    assert moment(out.session) == "counting the mission cards"
    assert moment(finished(history).session) == "finished"
    counted = play(begun(history), {**TALLY, "player": 0})
    assert moment(counted.session) == "counting the table"
    assert place(counted.session) == "Fence Em In, counted at the end"


def test_a_number_opens_to_its_table(history: History) -> None:
    table = finished(history, granary_slot=5)

    async def do(page: HeadlessPage) -> None:
        assert "Dora wins" in page.texts()
        # Cows 3 + 3 and a granary 1; the farm has 3 + 5.
        await page.tap("score-0-placement")
        spoken = [c.label for c in page.controls() if isinstance(c, ft.Semantics) and c.label]
        assert "Cow: 2 placed" in spoken and "Granary: 1 placed" in spoken
        await page.tap("score-0-farm")
        spoken = [c.label for c in page.controls() if isinstance(c, ft.Semantics) and c.label]
        assert "All one kind: 3 points" in spoken and "Granary space: 5 points" in spoken
        await page.tap("show-pens")
        spoken = [c.label for c in page.controls() if isinstance(c, ft.Semantics) and c.label]
        assert "All one kind, 3 points: Cow, Cow" in spoken
        await page.tap("score-0-missions")
        assert not page.has("show-pens")

    visit(history, f"/play/{table.id}", do)


def test_a_total_that_lacks_a_value_asks_for_it(history: History) -> None:
    copy = history.boxes.add(GAME, "Ours", {"barn_slot": 4}).id
    table = finished(history, barn_slot=4)
    table.mark(box=copy)

    async def do(page: HeadlessPage) -> None:
        assert "at least" in page.texts()
        await page.tap("enter-missing")
        await page.tap("printed-more-1")
        await page.tap("printed-enter")
        assert "at least" not in page.texts()

    visit(history, f"/play/{table.id}", do)
    table.refresh()
    assert table.session.scoreboard().rows[0].line("farm").value == 3 + 4
    row = history.boxes.get(copy)
    assert row is not None and row.data == {"barn_slot": 4, "granary_slot": 4}


def test_same_again_goes_on_with_the_same_copy(history: History) -> None:
    copy = history.boxes.add(GAME, "Ours", {"granary_slot": 1}).id
    table = finished(history, granary_slot=1)
    table.mark(box=copy, why=[0, "farm"])

    async def do(page: HeadlessPage) -> None:
        await page.tap("same-again")
        id = page.page.route.removeprefix("/play/")
        assert id != table.id
        again = Table.open(history, id)
        assert again.bookmark == {"box": copy} and again.session.state.printed.granary == 1

    visit(history, f"/play/{table.id}", do)


@pytest.mark.parametrize("size", [(390, 844), (1180, 820), (320, 640)])
def test_the_session_page_goes_through_the_game(history: History, size: tuple[float, float]) -> None:
    table = play(
        begun(history, {"board": BOARD}),
        Roll(player=1, dice=(2, 3, 4)),
        builds(1, "cow", "same", width=2, height=3, at=[9, 9]),
        builds(0, "hay", "alternating", width=3, height=4, at=[0, 0]),
    )

    async def do(page: HeadlessPage) -> None:
        await page.tap("sheet-1")
        assert "3 points" not in page.texts() and "4 points" in page.texts()
        spoken = [c.label for c in page.controls() if isinstance(c, ft.Semantics) and c.label]
        assert "All one kind, 1 points: Cow" in spoken
        await page.tap("move-1")
        assert "Round 1: Milo rolls 2, 3, 4" in page.texts() and "0 points" in page.texts()
        spoken = [c.label for c in page.controls() if isinstance(c, ft.Semantics) and c.label]
        assert "All one kind, 0 points: empty" in spoken

    visit(history, f"/history/{table.id}", do, width=size[0], height=size[1])


def test_a_counted_session_has_no_farm_to_show(history: History) -> None:
    table = play(begun(history, {"barn_slot": 4}), {**TALLY, "player": 0}, {**TALLY, "player": 1})
    assert PAST.then(table.session, 0, "farm") is None and PAST.count(table.session, 0) == "30 points"

    async def do(page: HeadlessPage) -> None:
        assert not page.has("sheet-0")
        await page.tap("score-1-farm")
        spoken = [c.label for c in page.controls() if isinstance(c, ft.Semantics) and c.label]
        assert "Barn space: 4 points" in spoken and not page.has("show-pens")

    visit(history, f"/history/{table.id}", do)


def test_the_dice_stand_only_beside_what_rolled_them(history: History) -> None:
    look: Any = None

    async def do(page: HeadlessPage) -> None:
        nonlocal look
        look = page.page.session.store.get("desk").look

    visit(history, "/", do)
    table = play(begun(history), Roll(player=0, dice=(2, 3, 4)))
    assert PAST.sign(look, table.session) is not None
    assert PAST.sign(look, play(table, Pass(player=0)).session) is None
    play(table, Pass(player=1), Roll(player=0))
    assert isinstance(PAST.sign(look, table.session), ft.Icon)


def test_every_card_is_reached_and_the_right_row_is_lit(history: History) -> None:
    table = begun(history)

    def now(**bookmark: Any) -> str:
        return card_now(table.session, bookmark)

    seen = [now()]
    play(table, Roll(player=0, dice=(1, 2, "choice")))
    seen.append(now())
    play(table, Choice(die=2, take="side", face=1))
    seen.append(now())
    play(table, Pass(player=0), Pass(player=1))
    seen.append(now())
    seen.append(card_now(ten_rounds(begun(history), [[], []]).session, {}))
    seen.append(card_now(play(begun(history), {**TALLY, "player": 0}).session, {}))
    assert seen == ["round", "choice", "build", "refill", "end", "count"]
    keys = [card.key for card in cards("")]
    assert len(set(keys)) == len(keys) and set(seen) <= set(keys)


@pytest.mark.parametrize("asset", ASSETS)
def test_the_points_card_opens_at_its_row(history: History, asset: str) -> None:
    async def do(page: HeadlessPage) -> None:
        lit = [
            c
            for c in page.controls()
            if isinstance(c, ft.Container) and c.border and c.bgcolor == ft.Colors.PRIMARY_CONTAINER
        ]
        words = [text.value for each in lit for text in _texts(each)]
        assert words and words[0].lower().startswith(f"{asset}:")

    visit(history, f"/rules/{GAME}?card=points&row={asset}", do)


def _texts(control: Any) -> list[ft.Text]:
    if isinstance(control, ft.Text):
        return [control]
    inside = [getattr(control, "content", None), *(getattr(control, "controls", None) or [])]
    return [text for each in inside if each is not None for text in _texts(each)]


SEED = Path(__file__).parents[3] / "shared" / "seeds"


@pytest.mark.skipif(not SEED.is_dir(), reason="the rule texts do not lie beside this checkout")
def test_no_card_copies_a_sentence() -> None:
    """Every rule is in the app's own words (rulings.md): no six words in a row as in the text."""

    def words(text: str) -> list[str]:
        return re.findall(r"[a-z0-9]+", text.lower())

    (seed,) = SEED.glob("000_*.txt")
    printed = words(seed.read_text("utf-8"))
    runs = {tuple(printed[n : n + 6]) for n in range(len(printed) - 5)}
    for card in cards(""):
        for line in card.lines:
            said = words(line)
            assert not runs.intersection(tuple(said[n : n + 6]) for n in range(len(said) - 5)), line

"""The result: who won and why, numbers set by hand, undo, export, the same again."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import flet as ft
import pytest

from models.exchange.session_file import read_session
from models.games.volle_weide.count import points
from models.history.repository import History
from models.table import Table
from tests.views.evening import begun, counted, played
from tests.views.headless import HeadlessPage, world
from views.kit.ordinal import ordinal
from views.kit.words import say
from views.verdict import decided, listed, spent, verdict

Visit = Callable[[HeadlessPage], Awaitable[None]]


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, id: str, do: Visit, width: float = 390, height: float = 844) -> None:
    """Opens the session's play screen and does something there."""

    async def run() -> None:
        page = await HeadlessPage(f"/play/{id}", width, height).start(world(history))
        await do(page)

    asyncio.run(run())


def number(page: HeadlessPage, seat: int, part: str) -> str:
    """The number of that player's part as the table shows it."""
    texts: list[str] = []

    def walk(control: object) -> None:
        if isinstance(control, ft.Text):
            texts.append(control.value)
        for inner in ("content", "controls"):
            value = getattr(control, inner, None)
            for each in value if isinstance(value, list) else [value] if value is not None else []:
                walk(each)

    walk(page.by_key(f"score-{seat}-{part}"))
    return texts[-1]


def test_every_number_of_the_board_is_there(history: History) -> None:
    table = played(history, 3)
    board = table.session.scoreboard()

    async def do(page: HeadlessPage) -> None:
        for seat, row in enumerate(board.rows):
            for line in row.lines:
                assert number(page, seat, line.part) == str(line.value).replace("-", "\u2212")
            assert number(page, seat, "total") == str(row.total).replace("-", "\u2212")
        texts = page.texts()
        assert verdict(table.session, board) in texts
        assert "1st" in texts

    visit(history, table.id, do)


def test_a_number_opens_to_lines_that_add_up_and_stays_open_for_the_next_life(history: History) -> None:
    table = played(history, 2, seed=3)
    line = table.session.scoreboard().rows[1].line("final")

    async def do(page: HeadlessPage) -> None:
        await page.tap("score-1-final")
        texts = page.texts()
        assert f"Why {line.value}? Final, Milo" in texts
        for reason in line.reasons:
            assert say(reason.text) in texts
        assert "11+" in texts and "66" in texts

    async def again(page: HeadlessPage) -> None:
        assert page.has("why-close")
        await page.tap("why-close")
        assert not page.has("why-close")

    visit(history, table.id, do)
    counted_sheep = sum(reason.amount or 0 for reason in line.reasons)
    assert points(counted_sheep) == line.worked_out
    visit(history, table.id, again)


def test_a_total_opens_to_its_parts_and_cannot_be_set(history: History) -> None:
    table = played(history, 2)
    total = table.session.scoreboard().rows[0].total

    async def do(page: HeadlessPage) -> None:
        await page.tap("score-0-total")
        assert f"= {total}".replace("-", "\u2212") in page.texts()
        assert not page.has("override")
        assert page.has("show-pens")

    visit(history, table.id, do)


def test_the_pens_are_shown_as_they_were_counted(history: History) -> None:
    table = played(history, 2)

    async def do(page: HeadlessPage) -> None:
        await page.tap("score-0-mid")
        before = len(list(page.controls()))
        await page.tap("show-pens")
        assert len(list(page.controls())) > before
        await page.tap("show-pens")
        assert len(list(page.controls())) == before

    visit(history, table.id, do)


def test_a_number_is_set_by_hand_without_a_keyboard_and_says_so(history: History) -> None:
    table = played(history, 2)
    was = table.session.scoreboard().rows[0].line("bushes").value

    async def do(page: HeadlessPage) -> None:
        await page.tap("score-0-bushes")
        await page.tap("override")
        for key in ("override-less-5", "override-less-1", "override-more-1", "override-less-1"):
            await page.tap(key)
        await page.write("override-why", "counted twice")
        await page.tap("override-set")
        texts = page.texts()
        assert "Set by hand" in texts and "Worked out by the app" in texts and "counted twice" in texts
        assert number(page, 0, "bushes") == str(was - 6).replace("-", "\u2212")
        await page.tap("undo")
        assert number(page, 0, "bushes") == str(was).replace("-", "\u2212")
        assert page.has("redo")
        await page.tap("redo")
        assert number(page, 0, "bushes") == str(was - 6).replace("-", "\u2212")

    visit(history, table.id, do)
    line = Table.open(history, table.id).session.scoreboard().rows[0].line("bushes")
    assert (line.override, line.why, line.worked_out) == (was - 6, "counted twice", was)


def test_leaving_the_sheet_sets_nothing(history: History) -> None:
    table = played(history, 1)

    async def do(page: HeadlessPage) -> None:
        await page.tap("score-0-mid")
        await page.tap("override")
        await page.tap("override-more-5")
        await page.tap("override-leave")

    visit(history, table.id, do)
    assert not Table.open(history, table.id).session.overrides


def test_undo_reopens_the_game(history: History) -> None:
    table = played(history, 2)

    async def do(page: HeadlessPage) -> None:
        await page.tap("undo")
        assert not page.has("same-again")

    visit(history, table.id, do)
    assert not Table.open(history, table.id).session.finished


@pytest.mark.parametrize(("players", "width"), [(1, 390), (5, 390), (5, 1180), (12, 320), (12, 1180)])
def test_one_to_twelve_players_fit_every_width(history: History, players: int, width: int) -> None:
    table = played(history, players, seed=2)

    async def do(page: HeadlessPage) -> None:
        for seat in range(players):
            assert page.has(f"score-{seat}-total")
        await page.tap(f"score-{players - 1}-final")
        assert page.has("override")

    visit(history, table.id, do, width)


def test_same_again_has_the_same_players_and_sheet_and_other_black_sheep(history: History) -> None:
    table = played(history, 3)
    before = table.session

    async def do(page: HeadlessPage) -> None:
        await page.tap("same-again")
        assert page.page.route != f"/play/{table.id}"

    visit(history, table.id, do)
    newest = history.sessions.list(1)[0]
    assert newest.id != table.id
    after = Table.open(history, newest.id).session
    assert [(p.name, p.id) for p in after.players] == [(p.name, p.id) for p in before.players]
    assert after.box == before.box and not after.moves
    assert len(after.state.black) == 3


def test_the_export_is_the_session(history: History) -> None:
    table = played(history, 2, place="At Milo's")
    saved: dict[str, object] = {}

    async def do(page: HeadlessPage) -> None:
        await page.tap("share")
        await page.tap("session-file")
        saved.update(next(args for name, args in page.client.calls if name == "save_file"))

    visit(history, table.id, do)
    read = read_session(json.loads(bytes(saved["src_bytes"])))  # type: ignore[arg-type]
    assert read.session.scoreboard() == table.session.scoreboard()
    assert read.data["place"] == "At Milo's" and read.data["id"] == table.id


def test_a_tie_says_what_decided(history: History) -> None:
    by_clovers = counted(history, {"Dora": (4, 7, 2, 3), "Milo": (4, 7, 2, 1)}).session
    shared = counted(history, {"Dora": (4, 7, 2, 1), "Milo": (4, 7, 2, 1), "Ines": (0, 0, 0, 0)}).session
    assert verdict(by_clovers, by_clovers.scoreboard()) == "Dora wins"
    assert decided(by_clovers, by_clovers.scoreboard()) == "Equal in points, by clovers 3 to 1"
    assert verdict(shared, shared.scoreboard()) == "Dora and Milo share the victory"
    assert decided(shared, shared.scoreboard()) == "Equal in points and in clovers"


def test_a_solo_player_is_rated(history: History) -> None:
    session = counted(history, {"Dora": (4, 8, 2, 0)}).session
    board = session.scoreboard()
    assert board.rating is not None
    assert verdict(session, board) == "Fence-tastic!"
    assert decided(session, board) == "44 points"


def test_an_open_session_has_no_result(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert not page.has("same-again")

    visit(history, begun(history, 2).id, do)


def test_words() -> None:
    assert [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 22)] == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd",
    ]  # fmt: skip
    assert listed(["Dora"]) == "Dora"
    assert listed(["Dora", "Milo", "Ines"]) == "Dora, Milo and Ines"


def test_how_long_it_took_is_said_in_words() -> None:
    assert [spent(1), spent(42), spent(60)] == ["1 minute", "42 minutes", "1 hour"]
    assert spent(125) == "2 hours 5 minutes"

"""One's own sheets: the list, the editor, files. Every tap is on disk, and a past session never changes."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import flet as ft
import pytest

from models.games.volle_weide.box import Box
from models.games.volle_weide.practice import PRACTICE_A, PRACTICE_B
from models.history.repository import History
from models.kernel.fault import BadInput
from tests.views.evening import begun
from tests.views.headless import HeadlessPage, world
from views.box_menu import copied_name, take
from views.games.volle_weide.boxes import about, ready, whole
from views.games.volle_weide.pencil import settled
from views.games.volle_weide.sheets import offers
from views.kit.frame import Frame

Visit = Callable[[HeadlessPage], Awaitable[None]]
GAME = "volle-weide"


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, route: str, do: Visit, **size: float) -> None:
    async def run() -> None:
        await do(await HeadlessPage(route, **size).start(world(history)))

    asyncio.run(run())


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data, default=lambda form: form.written()))


def box(history: History, name: str = "Ours", sheet: Any = PRACTICE_B) -> str:
    data = plain(Box(sheet=sheet).written())
    data["sheet"]["name"] = name
    return history.boxes.add(GAME, name, data).id


def kept(history: History, id: str) -> dict[str, Any]:
    row = history.boxes.get(id)
    assert row is not None
    return dict(row.data["sheet"])


def meadow(columns: int = 7, rows: int = 8) -> Frame:
    return Frame.within(columns, rows, 390 - 32)


def chosen(page: HeadlessPage, key: str) -> Any:
    """The row of a menu that has that key."""
    return next(c for c in page.controls() if isinstance(c, ft.PopupMenuItem) and c.key == key)


def test_a_new_sheet_is_a_draft_that_cannot_be_played(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert any(text.startswith("None yet") for text in page.texts())
        await page.tap("new-volle-weide")
        (row,) = history.boxes.list(GAME)
        assert page.page.route == f"/boxes/{row.id}"
        assert "Fence shapes are missing: 1, 2, 3, 4, 5, 6." in page.texts()
        assert not whole(row.data)
        assert [offer.sheet for offer in offers(history) if offer.id == row.id] == [None]

    visit(history, "/boxes", do)


def test_a_sheet_is_read_off_tap_by_tap(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {"sheet": {"name": "Ours"}}).id

    async def do(page: HeadlessPage) -> None:
        at = meadow().at
        await page.tap_board(*at(1.5, 2.5))
        await page.tap("tool-clover")
        await page.tap_board(*at(3.5, 2.5))
        await page.tap("tool-bush")
        await page.tap_board(*at(2.5, 1.05))
        await page.tap("tool-rock")
        await page.tap_board(*at(4.1, 4.1))
        sheet = kept(history, id)
        assert sheet["sheep"] == [[1, 2]] and sheet["clovers"] == [[3, 2]]
        assert sheet["bushes"] == [[2, 1, "e"]] and sheet["rocks"] == [[4, 4]]
        assert "1 rock" in page.texts()
        # The same tap again takes it away.
        await page.tap_board(*at(4, 4))
        assert kept(history, id)["rocks"] == []
        # The next tap brings out the first shape.
        await page.tap("next")
        assert page.page.route == f"/boxes/{id}/1"

    visit(history, f"/boxes/{id}", do)


def test_undo_goes_back_to_the_start_also_after_a_kill(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {"sheet": {"name": "Ours"}}).id

    async def first(page: HeadlessPage) -> None:
        await page.tap_board(*meadow().at(6.5, 7.5))
        await page.tap("columns-less-1")
        assert kept(history, id)["sheep"] == []
        await page.tap("yellow-more-1")
        await page.tap("red-more-1")
        assert kept(history, id)["track"] == {"mid": 1, "end": 2}

    async def second(page: HeadlessPage) -> None:
        for _ in range(3):
            await page.tap("undo")
        assert kept(history, id)["sheep"] == [[6, 7]] and kept(history, id)["columns"] == 7
        await page.tap("undo")
        assert "0 sheep" in page.texts() and not history.boxes.get(id).data["sheet"].get("sheep")
        for _ in range(4):
            await page.tap("redo")
        assert kept(history, id)["track"] == {"mid": 1, "end": 2}
        assert kept(history, id)["columns"] == 6

    visit(history, f"/boxes/{id}", first)
    visit(history, f"/boxes/{id}", second)


def test_a_shape_is_drawn_on_its_posts(history: History) -> None:
    id = box(history)

    async def do(page: HeadlessPage) -> None:
        frame = Frame.within(4, 4, 340)
        await page.tap("clear")
        assert "2" not in kept(history, id)["fences"]
        await page.tap_board(*frame.at(0.5, 0))
        await page.tap_board(*frame.at(2.5, 0))
        assert "Shape 2 has a gap; its fences must hang together." in page.texts()
        await page.tap_board(*frame.at(1.5, 0))
        assert sorted(kept(history, id)["fences"]["2"]) == [[0, 0, "e"], [1, 0, "e"], [2, 0, "e"]]
        await page.tap("next")
        assert page.page.route == f"/boxes/{id}"

    visit(history, f"/boxes/{id}/2", do)


def test_two_equal_shapes_are_pointed_out(history: History) -> None:
    id = box(history)

    async def do(page: HeadlessPage) -> None:
        frame = Frame.within(4, 4, 340)
        await page.tap("clear")
        for at in [(0.5, 0), (0, 0.5)]:
            await page.tap_board(*frame.at(*at))
        assert "Shapes 1 and 2 are the same, however turned." in page.texts()
        assert whole(history.boxes.get(id).data)

    visit(history, f"/boxes/{id}/2", do)


def test_a_whole_sheet_leads_to_the_set_up_where_it_is_chosen(history: History) -> None:
    id = box(history)

    async def do(page: HeadlessPage) -> None:
        assert "Everything is there. The sheet can be played on." in page.texts()
        await page.tap("next")
        assert page.page.route == "/setup/volle-weide"
        assert history.settings.get("setup.volle-weide")["choices"]["sheet"] == id

    visit(history, f"/boxes/{id}", do)


def test_names_change_and_empty_ones_do_not(history: History) -> None:
    id = box(history)

    async def do(page: HeadlessPage) -> None:
        field = page.by_key("box-name")
        page.session.apply_patch(field._i, {"value": "  Kitchen table 🐑 "})
        await page.fire(field, "blur")
        row = history.boxes.get(id)
        assert row is not None and row.name == row.data["sheet"]["name"] == "Kitchen table 🐑"
        field = page.by_key("box-name")
        page.session.apply_patch(field._i, {"value": " "})
        await page.fire(field, "blur")
        assert history.boxes.get(id).name == "Kitchen table 🐑"
        assert page.by_key("box-name").error

    visit(history, f"/boxes/{id}", do)


def test_a_changed_box_changes_no_session(history: History) -> None:
    id = box(history, sheet=PRACTICE_A)
    table = begun(history, 2)
    before = history.sessions.get(table.id).frame["box"]

    async def do(page: HeadlessPage) -> None:
        await page.tap_board(*meadow().at(0.5, 0.5))

    visit(history, f"/boxes/{id}", do)
    assert [0, 0] in kept(history, id)["sheep"]
    assert history.sessions.get(table.id).frame["box"] == before


def test_copy_and_delete_with_the_way_back(history: History) -> None:
    id = box(history)

    async def do(page: HeadlessPage) -> None:
        await page.fire(chosen(page, f"menu-{id}-copy"))
        copy = next(row for row in history.boxes.list(GAME) if row.id != id)
        assert copy.name == copy.data["sheet"]["name"] == "Ours, copy"
        assert kept(history, copy.id)["sheep"] == kept(history, id)["sheep"]
        await page.fire(chosen(page, f"menu-{id}-delete"))
        assert [row.id for row in history.boxes.list(GAME)] == [copy.id]
        bar = next(c for c in page.controls() if isinstance(c, ft.SnackBar))
        await page.fire(bar.action)
        assert {row.id for row in history.boxes.list(GAME)} == {id, copy.id}
        await page.tap("copy-practice-b")
        assert "Practice sheet B, copy" in page.texts()

    visit(history, "/boxes", do)


def test_out_as_a_file_and_in_again(history: History) -> None:
    id = box(history)
    saved: list[dict[str, Any]] = []

    async def out(page: HeadlessPage) -> None:
        await page.fire(chosen(page, f"menu-{id}-export"))
        await page.settle()
        saved.extend(args for name, args in page.client.calls if name == "save_file")

    visit(history, "/boxes", out)
    (call,) = saved
    assert call["file_name"] == "volle-weide-Ours.json"
    file = json.loads(call["src_bytes"])
    assert file["format"] == "companion-box/1" and file["box"]["sheet"]["columns"] == 7
    desk = SimpleNamespace(history=history)
    assert take(desk, call["src_bytes"]) == "Ours was here already."
    history.boxes.delete(id)
    assert take(desk, call["src_bytes"]) == "Ours is as it is in the file now."
    assert [row.id for row in history.boxes.list(GAME)] == [id]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe", "is not UTF-8"),
        (b"sheep", "not JSON"),
        (b'{"format": "companion-session/1"}', "one of companion-box/1 is wanted"),
        (b'{"format": "companion-box/1", "game": "chess"}', "not known here"),
    ],
)
def test_bad_files_are_refused_with_their_sentence(history: History, content: bytes, sentence: str) -> None:
    async def do(page: HeadlessPage) -> None:
        file = {"id": 1, "name": "bad.json", "size": len(content), "path": None, "bytes": content}
        picker = page.by_key("import").action.file_picker
        await page.fire(picker, "result", {"files": [file]})
        (told,) = [text for text in page.texts() if text.startswith("bad.json")]
        assert sentence in told
        assert history.boxes.list(GAME) == []

    visit(history, "/boxes", do)


def test_yellow_after_red_is_refused_with_its_place(history: History) -> None:
    data = plain(Box(sheet=PRACTICE_A).written())
    data["sheet"]["track"] = {"mid": 9, "end": 9}
    file = {"format": "companion-box/1", "game": GAME, "name": "x", "box": data}
    with pytest.raises(BadInput) as refused:
        take(SimpleNamespace(history=history), json.dumps(file).encode())
    assert refused.value.place == "box.sheet.track"


def test_what_the_list_says() -> None:
    assert [about(each.data) for each in ready()] == ["Side A, 12 sheep", "Side B, 12 sheep"]
    assert all(whole(each.data) for each in ready())
    assert about({}).startswith("Not finished.")
    assert copied_name("x" * 40, set()) == "x" * 34 + ", copy"
    assert copied_name("Ours", {"Ours, copy"}) == "Ours, copy 2"


def test_a_shape_from_afar_comes_to_the_corner() -> None:
    assert settled(((20, 9, "e"),)) == (((0, 0, "e"),), 4)
    assert settled(((1, 1, "e"),)) == (((1, 1, "e"),), 4)
    assert settled(tuple((x, 0, "e") for x in range(6)))[1] == 6


def test_a_box_that_is_gone_says_so(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert "This is no longer there; choose another one." in page.texts()
        await page.tap("boxes")
        assert page.page.route == "/boxes"

    visit(history, "/boxes/nothing", do)


def test_a_large_meadow_scrolls_or_is_shown_whole(history: History) -> None:
    big = PRACTICE_A.model_copy(update={"columns": 16, "rows": 16})
    id = box(history, sheet=big)

    async def do(page: HeadlessPage) -> None:
        await page.tap_board(*Frame(16, 16, 44).at(15.5, 15.5))
        assert [15, 15] in kept(history, id)["sheep"]
        await page.tap("zoom")
        await page.tap_board(*meadow(16, 16).at(15.5, 15.5))
        assert [15, 15] not in kept(history, id)["sheep"]
        assert page.by_key("columns-more-1").disabled

    visit(history, f"/boxes/{id}", do)


def test_the_editor_on_a_tablet(history: History) -> None:
    id = box(history)

    async def do(page: HeadlessPage) -> None:
        await page.tap("shape-3")
        assert page.page.route == f"/boxes/{id}/3"
        await page.tap("back")
        await page.tap("side-A")
        assert kept(history, id)["side"] == "A"
        assert "Side A has no rocks. Is this side B?" in page.texts()

    visit(history, f"/boxes/{id}", do, width=1180, height=820)


def test_the_meadow_without_pointing(history: History) -> None:
    id = history.boxes.add(GAME, "Ours", {"sheet": {"name": "Ours"}}).id

    async def do(page: HeadlessPage) -> None:
        await page.tap("by-name")
        await page.tap("by-row-more-1")
        await page.tap("by-column-more-1")
        assert "Row 2, column 2: nothing of this kind" in page.texts()
        await page.tap("by-toggle")
        assert "Row 2, column 2: a sheep" in page.texts()
        await page.tap("tool-bush")
        await page.tap("by-down")
        await page.tap("by-toggle")
        assert "Row 2, post 2: a bush" in page.texts()
        sheet = kept(history, id)
        assert sheet["sheep"] == [[1, 1]] and sheet["bushes"] == [[1, 1, "s"]]

    visit(history, f"/boxes/{id}", do)

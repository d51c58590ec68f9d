"""Your data: files of all or some sessions; a file picked, looked at, and taken in or not; the dated copies."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from models.exchange.text import dump
from models.history import leaving as out
from models.history.everything import everything
from models.history.repository import History
from models.kernel.fault import Fault
from tests.seeding.seed import Seeder
from tests.views.evening import begun, counted, played
from tests.views.headless import HeadlessPage, world
from views import data_in
from views.company import Company

Visit = Callable[[HeadlessPage], Awaitable[None]]
DATA, BACKUPS = "/settings/data", "/settings/backups"


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path / "here")


def visit(
    history: History,
    do: Visit,
    route: str = DATA,
    width: float = 390,
    url: str = "ws://192.0.2.7:8550",
    **more: Any,
) -> None:
    async def run() -> None:
        page = HeadlessPage(route, width)
        page.client.page_url = url
        await do(await page.start(world(history, **more)))

    asyncio.run(run())


async def saved(page: HeadlessPage) -> dict[str, Any]:
    """The file that the browser is given, once it is made."""
    for _ in range(300):
        found: list[dict[str, Any]] = [args for name, args in page.client.calls if name == "save_file"]
        if found:
            return found[-1]
        await page.settle()
    raise AssertionError("no file was given")


async def pick(page: HeadlessPage, content: bytes, name: str = "friend.json") -> None:
    """Chooses a file, as the browser tells it, and waits until it is read."""
    picker = page.by_key("pick").action
    target = next(c for c in page.session._Session__index.values() if isinstance(c, ft.FilePicker))  # type: ignore[attr-defined]
    assert picker is not None
    file = {"id": 1, "name": name, "size": len(content), "path": None, "bytes": content}
    await page.session.dispatch_event(target._i, "result", {"files": [file]})
    for _ in range(300):
        await page.settle()
        if not page.has("reading"):
            return
    raise AssertionError("the file was never read")


def report(page: HeadlessPage) -> dict[str, str]:
    """What is said of each outcome."""
    return {
        outcome: page.by_key(f"report-{outcome}").value
        for outcome in ("added", "updated", "same", "refused", "empty")
        if page.has(f"report-{outcome}")
    }


def test_the_way_there(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        await page.tap("data")
        assert page.page.route == DATA
        assert str(history.database.path) in page.texts()
        await page.tap("back")
        await page.tap("backups")
        assert page.page.route == BACKUPS

    visit(history, do, "/settings")


@pytest.mark.parametrize("width", [320, 1180])
def test_everything_is_given_as_one_file(history: History, width: float) -> None:
    begun(history, ("Dora", "Milo"))

    async def do(page: HeadlessPage) -> None:
        assert not page.has("share-file")
        await page.tap("download")
        file = await saved(page)
        assert file["file_name"].startswith("farmhand-20") and file["file_name"].endswith(".json")
        assert file["src_bytes"] == dump(everything(history))

    visit(history, do, width=width)


@pytest.mark.parametrize("width", [320, 390, 1180])
def test_the_systems_sharing_gets_the_file_where_it_is(history: History, width: float) -> None:
    begun(history, ("Dora", "Milo"))

    async def do(page: HeadlessPage) -> None:
        page.client.answers["share_files"] = {"status": "success", "raw": ""}
        await page.tap("share-file")
        for _ in range(50):
            await page.settle()
            if any(name == "share_files" for name, _ in page.client.calls):
                break
        (shared,) = [args for name, args in page.client.calls if name == "share_files"]
        assert shared["files"][0].data == dump(everything(history))
        assert not any(name == "save_file" for name, _ in page.client.calls)

    visit(history, do, width=width, url="wss://table.example")


def test_a_table_of_the_sessions_of_a_filter(history: History) -> None:
    counted(history, {"Dora": (1, 2, 3, 4), "Milo": (1, 2, 3, 4)})
    wanted = counted(history, {"Ines": (1, 2, 3, 4), "Milo": (1, 2, 3, 4)}).id
    ines = history.people.find("Ines")
    assert ines is not None

    async def do(page: HeadlessPage) -> None:
        await page.tap("format-csv")
        await page.tap("which")
        await page.tap(f"choose-{ines.id}")
        await page.tap("filter-done")
        assert "1 of 2 sessions" in page.texts()
        await page.tap("download")
        rows = list(csv.DictReader(io.StringIO((await saved(page))["src_bytes"].decode("utf-8-sig"))))
        assert [(row["session"], row["name"]) for row in rows] == [(wanted, "Ines"), (wanted, "Milo")]

    visit(history, do)


def test_the_plays_for_bg_stats(history: History) -> None:
    table = played(history, 2)

    async def do(page: HeadlessPage) -> None:
        await page.tap("format-bgsplay")
        await page.tap("download")
        file = await saved(page)
        assert file["file_name"].endswith(".bgsplay")
        assert [play["uuid"] for play in json.loads(file["src_bytes"])["plays"]] == [table.id]

    visit(history, do)


def test_others_have_their_turn_while_a_file_is_made_and_it_can_be_stopped(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    Seeder(history.database).sow(40)
    monkeypatch.setattr(out, "AT_ONCE", 1)
    turns: list[int] = []

    async def do(page: HeadlessPage) -> None:
        async def other() -> None:
            while True:
                turns.append(1)
                await asyncio.sleep(0)

        busy = asyncio.ensure_future(other())
        target = page.by_key("download")
        await page.session.dispatch_event(target._i, "click", None)
        for _ in range(8):
            await asyncio.sleep(0)
        assert page.has("stop-making") and page.by_key("making").value.endswith("sessions")
        stop = page.by_key("stop-making")
        await page.session.dispatch_event(stop._i, "click", None)
        await page.settle()
        busy.cancel()
        assert len(turns) > 5
        assert page.has("download") and not any(name == "save_file" for name, _ in page.client.calls)

    visit(history, do)


def test_a_file_is_told_before_it_is_taken_and_twice_is_once(history: History, tmp_path: Path) -> None:
    friend = History.open(tmp_path / "friend")
    played(friend, ("Dora", "Milo"))
    counted(friend, {"Dora": (1, 2, 3, 4), "Ines": (1, 2, 3, 4)})
    whole = everything(friend)
    content = dump(whole)

    async def do(page: HeadlessPage) -> None:
        await pick(page, content)
        assert report(page) == {"added": "New: 2 sessions and 3 players"}
        assert history.sessions.count() == 0 and not history.people.list()
        await page.tap("cancel-in")
        assert history.sessions.count() == 0 and page.has("pick")
        await pick(page, content)
        await page.tap("take-in")
        await asyncio.sleep(0.3)
        await page.settle()
        assert report(page) == {"added": "Taken in new: 2 sessions and 3 players"}
        assert everything(history) == whole
        await pick(page, content)
        assert report(page) == {"same": "Here already: 2 sessions and 3 players"}
        assert not page.has("take-in")
        await page.tap("cancel-in")
        assert everything(history) == whole

    visit(history, do)


def test_newer_and_refused_are_told_each_with_its_place(history: History, tmp_path: Path) -> None:
    friend = History.open(tmp_path / "friend")
    table = played(friend, ("Dora", "Milo"))
    other = counted(friend, {"Dora": (1, 2, 3, 4), "Ines": (1, 2, 3, 4)}).id
    whole = everything(friend)
    shorter = json.loads(dump(whole))
    for session in shorter["sessions"]:
        session["moves"] = session["moves"][:4] if session["id"] == table.id else session["moves"]
        if session["id"] == other:
            session["moves"][0]["bushes"] = 7
    heard: list[str] = []
    company = Company()
    company.listen(table.id, lambda: heard.append(table.id))

    async def do(page: HeadlessPage) -> None:
        await pick(page, dump(shorter))
        await page.tap("take-in")
        await asyncio.sleep(0.3)
        await page.settle()
        await pick(page, dump(whole))
        said = report(page)
        assert said["updated"] == "Newer than here: 1 session" and said["refused"] == "Refused: 1 session"
        place = f"Dora, Ines (sessions.{[s['id'] for s in whole['sessions']].index(other)}.id)"
        assert any(text.startswith(place) and "went on differently" in text for text in page.texts())
        await page.tap("take-in")
        await asyncio.sleep(0.3)
        await page.settle()
        assert history.sessions.get(table.id).file["moves"] == friend.sessions.get(table.id).file["moves"]
        assert heard == [table.id]

    visit(history, do, company=company)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "This is not JSON"),
        (b'{"format": "companion-session/1", "game": "chess"}', "game"),
        (b"\xff\xfe", "UTF-8"),
    ],
)
def test_what_is_no_file_of_ours_is_refused_in_a_sentence(
    history: History, content: bytes, words: str
) -> None:
    async def do(page: HeadlessPage) -> None:
        await pick(page, content)
        assert page.has("refused") and any(words in text for text in page.texts())
        assert "Nothing of this file was taken in." in page.texts() and page.has("pick")

    visit(history, do)


def test_a_move_that_is_wrong_is_named(history: History, tmp_path: Path) -> None:
    friend = History.open(tmp_path / "friend")
    file = json.loads(dump(friend.sessions.get(played(friend, 2).id).file))
    file["moves"][2] = {"do": "roll", "face": 9}

    async def do(page: HeadlessPage) -> None:
        await pick(page, dump(file))
        assert any(text.startswith("move 3: ") for text in page.texts())

    visit(history, do)


def test_a_full_disk_takes_nothing(history: History, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    friend = History.open(tmp_path / "friend")
    played(friend, 2)

    def full(*_: object, **__: object) -> None:
        raise Fault(data_in.Message("The disk is full."))

    async def do(page: HeadlessPage) -> None:
        await pick(page, dump(everything(friend)))
        monkeypatch.setattr(history.intake, "take", full)
        await page.tap("take-in")
        await asyncio.sleep(0.3)
        await page.settle()
        assert "The disk is full." in page.texts() and history.sessions.count() == 0

    visit(history, do)


def test_a_copy_is_made_put_back_on_every_page_and_taken_back(history: History) -> None:
    first = played(history, ("Dora", "Milo"))
    company = Company()

    async def do(page: HeadlessPage) -> None:
        await page.tap("make-copy")
        (copy,) = history.backups.list()
        second = counted(history, {"Ines": (1, 2, 3, 4)})
        other = await HeadlessPage(f"/history/{second.id}").start(world(history, company=company))
        table = await HeadlessPage("/history").start(world(history, company=company))
        assert table.has(f"session-{second.id}")
        await page.tap(f"restore-{copy.name}")
        assert "1 session that is here now is not in the copy." in page.texts()
        await page.tap("cancel-restore")
        assert history.sessions.count() == 2
        await page.tap(f"restore-{copy.name}")
        await page.tap("do-restore")
        await table.settle()
        await other.settle()
        assert history.sessions.all() == [first.id]
        assert table.has(f"session-{first.id}") and not table.has(f"session-{second.id}")
        assert not other.has("share")
        undo = next(c for c in page.controls() if isinstance(c, ft.SnackBarAction))
        await page.fire(undo)
        await table.settle()
        assert history.sessions.count() == 2 and table.has(f"session-{second.id}")

    visit(history, do, BACKUPS, company=company)


def test_a_copy_is_deleted_after_a_question(history: History) -> None:
    played(history, 2)
    history.backups.keep()
    name = history.backups.list()[0].name

    async def do(page: HeadlessPage) -> None:
        item = next(c for c in page.controls() if c.key == f"delete-{name}")
        await page.fire(item)
        await page.tap("cancel-delete")
        assert len(history.backups.list()) == 1
        await page.fire(next(c for c in page.controls() if c.key == f"delete-{name}"))
        await page.tap("do-delete")
        assert not history.backups.list() and page.has("no-copies")

    visit(history, do, BACKUPS)


def test_a_damaged_copy_says_so_and_is_not_put_back(history: History) -> None:
    played(history, 2)
    history.backups.keep()
    (copy,) = history.backups.list()
    (history.backups.folder / copy.name).write_bytes(b"junk" * 999)

    async def do(page: HeadlessPage) -> None:
        assert not page.has(f"restore-{copy.name}")
        assert any("damaged" in text or "not" in text for text in page.texts())

    visit(history, do, BACKUPS)

"""The roster: adding, renaming, colours, the archive."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import flet as ft
import pytest

from models.history.repository import History
from tests.views.evening import begun
from tests.views.headless import HeadlessPage, world
from views.similar import similar

Visit = Callable[[HeadlessPage], Awaitable[None]]


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History.open(tmp_path)


def visit(history: History, do: Visit, width: float = 390) -> None:
    async def run() -> None:
        await do(await HeadlessPage("/players", width).start(world(history)))

    asyncio.run(run())


async def add(page: HeadlessPage, name: str) -> None:
    await page.write("new-player", name)
    await page.tap("add-player")


def test_before_anybody_is_there(history: History) -> None:
    async def do(page: HeadlessPage) -> None:
        assert any("Nobody is on the list yet" in text for text in page.texts())
        await add(page, "Zoë 李雷 \N{SHEEP}")
        assert "Zoë 李雷 \N{SHEEP}" in page.texts()
        assert "Has not played yet" in page.texts()

    visit(history, do)
    assert [person.colour for person in history.people.list()] == [0]


def test_the_same_name_is_the_same_person(history: History) -> None:
    dora = history.people.add("Dora")
    history.people.archive(dora.id)

    async def do(page: HeadlessPage) -> None:
        await add(page, "dora ")
        assert "Dora is back from the archive." in page.texts()
        await add(page, "DORA")
        assert "Dora is on the list already." in page.texts()

    visit(history, do)
    assert [person.id for person in history.people.list()] == [dora.id]


def test_similar_names_are_pointed_out(history: History) -> None:
    history.people.add("Johanna")

    async def do(page: HeadlessPage) -> None:
        await page.write("new-player", "Johana")
        assert page.by_key("new-player").helper == "There is also Johanna."

    visit(history, do)
    assert similar("Mia", ["Max", "Milo"]) is None
    assert similar("anna", ["Anna"]) is None


def test_a_name_is_changed_everywhere_or_nowhere(history: History) -> None:
    table = begun(history, ("Dora", "Milo"))
    dora = history.people.find("Dora")
    assert dora

    async def do(page: HeadlessPage) -> None:
        await page.tap(f"person-{dora.id}")
        await page.tap("edit-person")
        await page.write("name", "milo")
        await page.fire(page.by_key("name"), "blur")
        assert "is in the list already" in page.by_key("name").error
        await page.write("name", "Dorothea")
        await page.fire(page.by_key("name"), "submit", "Dorothea")
        assert not page.by_key("name").error

    visit(history, do)
    assert [player["name"] for player in history.sessions.get(table.id).frame["players"]] == [
        "Dorothea",
        "Milo",
    ]


@pytest.mark.parametrize("width", [390, 1180])
def test_colours_and_the_archive_with_undo(history: History, width: float) -> None:
    dora = history.people.add("Dora")

    async def do(page: HeadlessPage) -> None:
        await page.tap(f"person-{dora.id}")
        assert page.page.route == f"/players/{dora.id}"
        await page.tap("edit-person")
        await page.tap("colour-4")
        await page.tap("archive")
        assert "Archived" in page.texts() and not page.has("archive")
        await undo(page)
        assert "Archived" not in page.texts()
        await page.tap("archive")
        await page.tap("back")
        await page.tap(f"bring-{dora.id}")
        assert page.has(f"person-{dora.id}")

    visit(history, do, width)
    assert [(person.name, person.colour) for person in history.people.list()] == [("Dora", 4)]


async def undo(page: HeadlessPage) -> None:
    """The newest offer to take something back."""
    offers = [control for control in page.controls() if isinstance(control, ft.SnackBarAction)]
    await page.fire(offers[-1])


def test_two_who_are_one_are_merged_and_parted_again(history: History) -> None:
    begun(history, ("Zoe", "Milo"))
    begun(history, ("Zoë", "Dora"))
    zoe, zoë = history.people.find("Zoe"), history.people.find("Zoë")
    assert zoe and zoë

    def names() -> list[str]:
        return [person.name for person in history.people.list()]

    async def do(page: HeadlessPage) -> None:
        await page.tap(f"person-{zoe.id}")
        await page.tap("edit-person")
        await page.tap("merge")
        await page.tap(f"pick-{zoë.id}")
        texts = page.texts()
        assert "Zoe becomes Zoë" in texts
        assert "One session of Zoe becomes one of Zoë, under that name." in texts
        assert "Zoë then has 2 sessions." in texts
        await page.tap("close-sheet")
        assert len(names()) == 4
        await page.tap("merge")
        await page.tap(f"pick-{zoë.id}")
        await page.tap("merge-turn")
        assert "Zoë becomes Zoe" in page.texts()
        await page.tap("merge-turn")
        await page.tap("merge-now")
        assert names() == ["Dora", "Milo", "Zoë"]
        assert "Zoe is now Zoë." in page.texts()
        # The page of who was merged is that of whom they are now, who can be parted again there.
        assert "Also known as" in page.texts()
        await page.tap(f"part-{zoe.id}")
        assert names() == ["Dora", "Milo", "Zoe", "Zoë"]

    visit(history, do)
    assert {
        player["name"]
        for line in history.sessions.list()
        for player in history.sessions.get(line.id).frame["players"]
    } == {"Zoe", "Zoë", "Milo", "Dora"}


def test_merging_is_taken_back_at_once(history: History) -> None:
    ada, ida = history.people.add("Ada"), history.people.add("Ida")

    async def do(page: HeadlessPage) -> None:
        await page.tap(f"person-{ada.id}")
        await page.tap("edit-person")
        await page.tap("merge")
        await page.tap(f"pick-{ida.id}")
        await page.tap("merge-now")
        assert [person.name for person in history.people.list()] == ["Ida"]
        await undo(page)

    visit(history, do)
    assert [person.name for person in history.people.list()] == ["Ada", "Ida"]


def test_who_sat_together_is_not_one_person(history: History) -> None:
    begun(history, ("Ada", "Ida"))
    ada, ida = history.people.find("Ada"), history.people.find("Ida")
    assert ada and ida

    async def do(page: HeadlessPage) -> None:
        await page.tap(f"person-{ada.id}")
        await page.tap("edit-person")
        await page.tap("merge")
        await page.tap(f"pick-{ida.id}")
        assert any("sit in 1 session together, so they are two people" in text for text in page.texts())
        assert not page.has("merge-now")

    visit(history, do)


def test_names_that_look_the_same_are_pointed_out(history: History) -> None:
    history.people.add("Anna Maria")
    other = history.people.add("AnnaMaria")

    async def do(page: HeadlessPage) -> None:
        note = '"Anna Maria" and "AnnaMaria" differ only by case or spaces.'
        assert note in page.texts()
        await page.tap(f"alike-{other.id}")
        assert "AnnaMaria becomes Anna Maria" in page.texts()
        await page.tap("merge-now")
        assert note not in page.texts()

    visit(history, do)
    assert [person.name for person in history.people.list()] == ["Anna Maria"]


def test_how_often_and_when_last(history: History) -> None:
    begun(history, ("Dora",), started="2020-05-01T20:00:00+02:00")
    begun(history, ("Dora", "Milo"), started="2020-06-01T20:00:00+02:00")

    async def do(page: HeadlessPage) -> None:
        assert "2 sessions, last 1 June 2020" in page.texts()
        assert "One session, 1 June 2020" in page.texts()

    visit(history, do)

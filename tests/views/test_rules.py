"""The reference cards: all of them in the app's own words, the one that matters now marked."""

import asyncio
import re
from pathlib import Path

import pytest

from models.history.repository import History
from tests.views.evening import begun
from tests.views.headless import HeadlessPage, world
from views import rules
from views.games import LOOKS

KEYS = ["start", "roll", "draw", "place", "mid", "end", "points", "solo", "paper"]
SEEDS = Path(__file__).parents[3] / "shared" / "seeds"


def cards() -> list:
    return list(LOOKS["volle-weide"].cards(""))


def test_every_card_is_there() -> None:
    assert [card.key for card in cards()] == KEYS
    assert all(card.title and card.lines for card in cards())


@pytest.mark.skipif(not SEEDS.exists(), reason="the rule texts do not lie beside this checkout")
def test_no_run_of_words_is_copied_from_a_rule_book() -> None:
    def words(text: str) -> list[str]:
        return re.findall(r"[\w']+", text.casefold())

    book = " ".join(words("\n".join(path.read_text("utf-8") for path in SEEDS.glob("*.txt"))))
    for card in cards():
        for line in card.lines:
            said = words(line)
            runs = [" ".join(said[at : at + 8]) for at in range(max(1, len(said) - 7))]
            assert not [run for run in runs if len(run.split()) == 8 and run in book]


@pytest.mark.parametrize("size", [(390, 844), (1180, 820)])
def test_the_card_that_matters_is_marked_and_back_leads_to_the_session(
    tmp_path: Path, size: tuple[float, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "_DRAWN", 0)

    async def run() -> None:
        history = History.open(tmp_path)
        id = begun(history, 2).id
        page = HeadlessPage(f"/rules/volle-weide?card=mid&session={id}", *size)
        await page.start(world(history))
        await page.settle()
        texts = page.texts()
        assert texts.count("now") == 1
        assert any(name == "scroll_to" for name, _ in page.client.calls)
        await page.tap("back")
        assert page.page.route == f"/play/{id}"

    asyncio.run(run())


def test_an_unknown_game_leads_home(tmp_path: Path) -> None:
    async def run() -> None:
        page = await HeadlessPage("/rules/chess").start(world(History.open(tmp_path)))
        assert "There is no such game here." in page.texts()
        await page.tap("back")
        assert page.page.route == "/"

    asyncio.run(run())

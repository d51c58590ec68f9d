"""Whole games of Get Off My Land! in a real browser: by touch, with the server killed in the middle, to the result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.fixtures import MakeScreen
from tests.browser.neighbours import Neighbours
from tests.browser.outcome import check_result, killed_and_back, taken_in
from tests.browser.server import Server


def card(kind: str, income: int, harvest: int) -> dict[str, Any]:
    """A card of the box; the values are invented."""
    return {"type": kind, "income": income, "harvest": harvest}


BOX = {
    "format": "companion-box/1",
    "game": "get-off-my-land",
    "name": "Our copy",
    "box": {
        "cards": {
            "Corn": card("crop", 2, 5),
            "Chickens": card("livestock", 2, 4),
            "Workhorse": card("equipment", 1, 0),
        },
        "months": {
            "May": [],
            "June": ["livestock", "crops"],
            "July": [],
            "August": ["first player"],
            "September": [],
            "October": [],
            "November": [],
            "December": [],
            "January": [],
            "February": ["equipment"],
            "March": [],
        },
    },
}
DORA, MILO, INES, THEO = range(4)


def test_four_play_from_may_to_april(server: Server, phone: MakeScreen, tmp_path: Path) -> None:
    names = ["Dora", "Milo", "Ines", "Theo"]
    taken_in(server, BOX, tmp_path)
    screen = phone()
    people = Neighbours(screen.open(server.url), seed=4)
    people.sit_down("get-off-my-land", names)
    screen.tap("start")
    screen.see("month-end")
    people.claim(DORA, "fertile-land")
    people.buy(DORA, "Corn", 4)
    people.claim(MILO)
    people.buy(MILO, "Chickens", 3)
    people.claim(INES)
    people.buy(INES, "Workhorse", 2)
    people.claim(THEO, "fishing-hole")
    people.pay(THEO, "quick-lumber")
    # Ines' farmer takes what the chickens bring.
    people.raid(INES, 1)
    people.months(2)
    killed_and_back(server, people)
    # Theo takes the chickens' land; the server dies while everybody looks at the payday.
    people.raid(INES, 2)
    people.take(THEO, 1)
    people.harvest(DORA, 0)
    people.on("month-end")
    killed_and_back(server, people)
    screen.tap("undo")
    screen.see("month-end")
    screen.tap("redo")
    screen.see("go-on")
    people.on("go-on")
    people.months(8)
    assert "winter" in screen.text().casefold() or "April" in screen.text()
    people.on("month-end")
    people.on(f"tell-house-{DORA}")
    people.on("house-hoarder")
    people.on(f"tell-house-{INES}")
    people.on("house-used-parts-shop")
    screen.tap("finish-now")
    screen.see("same-again")
    result = check_result(server, screen, names, tmp_path)
    assert [player["parts"]["equipment"] for player in result["players"]] == [0, 0, 5, 0]
    assert [player["parts"]["farmhouse"] for player in result["players"]][INES] == 10
    screen.tap("undo")
    screen.see("month-end")
    screen.tap("redo")
    screen.see("same-again")
    assert check_result(server, screen, names, tmp_path) == result


def test_three_count_what_lies_on_the_table(server: Server, phone: MakeScreen, tmp_path: Path) -> None:
    names = ["Dora", "Milo", "Ines"]
    screen = phone()
    people = Neighbours(screen.open(server.url))
    screen.tap("count-get-off-my-land")
    for name in names:
        screen.write("new-player", name)
        screen.tap("add-player")
        screen.see(f"leave-{name.casefold()}")
    people.on("start")
    people.count(
        "petting-zoo", bill_50=1, bill_5=2, bill_1=1, land=3, oil=1, equipment=1, house_0=1, house_1=2
    )
    people.count("nature-preserve", bill_20=2, land=2, house_0=1)
    people.count(bill_10=1)
    screen.see("same-again")
    dora, milo, ines = check_result(server, screen, names, tmp_path)["players"]
    assert dora["parts"] == {"money": 61, "oil": 6, "equipment": 5, "farmhouse": 25} and dora["winner"]
    assert milo["parts"] == {"money": 40, "oil": 0, "equipment": 0, "farmhouse": 6}
    assert ines["total"] == 10

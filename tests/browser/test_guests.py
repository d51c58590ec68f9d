"""A phone each: whole games at one table with a tablet in the middle, phones away and back, and the server killed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.evening import Evening
from tests.browser.farmers import Farmers
from tests.browser.fixtures import MakeScreen
from tests.browser.gathering import Gathering
from tests.browser.neighbours import Neighbours
from tests.browser.outcome import check_result, shown_totals, taken_in
from tests.browser.people import People
from tests.browser.server import Server
from tests.browser.test_get_off_my_land import BOX

NAMES = ["Dora", "Milo", "Ines"]
SEATS = range(len(NAMES))
DORA, MILO, INES = SEATS
ROUNDS = 10


@pytest.fixture
def gathered(server: Server, phone: MakeScreen, tablet: MakeScreen) -> Callable[[str], Gathering]:
    """Begins a game on the tablet and has a phone for each player join it."""

    def begin(game: str) -> Gathering:
        host = tablet()
        people = People(host.open(server.url))
        people.sit_down(game, NAMES)
        host.tap("start")
        gathering = Gathering(server, host, [phone() for _ in NAMES])
        gathering.join()
        return gathering

    return begin


def check_all(gathering: Gathering, folder: Path) -> None:
    """Everybody sees the result that the export has; who came as a guest begins no other game."""
    result = check_result(gathering.server, gathering.host, NAMES, folder)
    totals = [player["total"] for player in result["players"]]
    for phone in gathering.phones:
        assert shown_totals(phone, NAMES) == totals
        assert phone.unnamed() == []


def test_volle_weide(gathered: Callable[[str], Gathering], tmp_path: Path) -> None:
    gathering = gathered("volle-weide")
    host = Evening(gathering.host, seed=11)

    def draw(*seats: int) -> None:
        for seat in seats:
            gathering.phones[seat].tap("draw")
            gathering.phones[seat].gone("draw")

    def play_round() -> bool:
        where = host.shown("face-1", "go-on", "same-again")
        if where == "same-again":
            return False
        if where == "go-on":
            host.screen.tap("go-on")
        host.roll()
        return True

    assert play_round()
    with gathering.without_network(MILO):
        draw(INES, DORA)
        gathering.look_who_is_here(MILO)
    draw(MILO)
    assert play_round()
    draw(DORA)
    # A ghost that was moved is where it was: after the page was pulled down, and after the server has died.
    milo = gathering.phones[MILO]
    milo.tap("meadow", 0.3, 0.6)
    milo.tap("next")
    before = milo.rest()
    milo.reload()
    milo.see("draw")
    assert milo.rest() == before
    gathering.kill()
    draw(INES, MILO)
    gathering.kill()
    gathering.look_who_is_here()
    while play_round():
        draw(*SEATS)
    check_all(gathering, tmp_path)


def test_fence_em_in(gathered: Callable[[str], Gathering], tmp_path: Path) -> None:
    gathering = gathered("fence-em-in")
    host = Farmers(gathering.host, seed=3)
    players = [Farmers(phone, seed=seat) for seat, phone in enumerate(gathering.phones)]
    for n in range(ROUNDS):
        if n == 1:
            # A guest rolls; the choice is of whoever begins.
            players[INES].roll(("choice", 1, 2))
            players[gathering.turn_of("set-1")].choose()
        else:
            host.screen.see("no-dice")
            host.roll(None)
        if n == 2:
            gathering.kill()
        for turn in SEATS:
            seat = gathering.turn_of("build")
            farmer = players[seat]
            if n == 3 and turn == 1:
                farmer.screen.reload()
                farmer.screen.see("build")
            if n == 4 and turn == 0:
                with gathering.without_network((seat + 1) % len(players)):
                    farmer.turn()
            else:
                farmer.turn()
            farmer.screen.gone("build")
    gathering.kill()
    for farmer in players:
        farmer.screen.see("mission-0-more-1")
        farmer.missions()
    host.screen.tap("next")
    check_all(gathering, tmp_path)


def test_get_off_my_land(server: Server, gathered: Callable[[str], Gathering], tmp_path: Path) -> None:
    taken_in(server, BOX, tmp_path)
    gathering = gathered("get-off-my-land")
    host = Neighbours(gathering.host)
    dora, milo, ines = (Neighbours(phone) for phone in gathering.phones)
    dora.claim(DORA, "fertile-land")
    dora.buy(DORA, "Corn", 4)
    milo.claim(MILO)
    milo.buy(MILO, "Chickens", 3)
    ines.claim(INES)
    ines.buy(INES, "Workhorse", 2)
    with gathering.without_network(DORA):
        ines.raid(INES, 1)
        host.months(1)
    gathering.kill()
    host.months(1)
    ines.raid(INES, 2)
    dora.harvest(DORA, 0)
    milo.screen.reload()
    milo.screen.see("do-money")
    milo.pay(MILO, "quick-lumber")
    host.months(9)
    gathering.kill()
    host.on("month-end")
    host.screen.tap("finish-now")
    check_all(gathering, tmp_path)

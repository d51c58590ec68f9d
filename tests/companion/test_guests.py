"""Guests over the wire: what a client made by hand can read and write with no, an old or another table's token."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from models.games.volle_weide.moves import Roll
from models.history.gathering import Gathering
from models.history.repository import History
from models.table import Table
from tests.browser.server import Server
from tests.companion.wire import Client, cookie_for
from tests.views.evening import begun

SECRETS = ("Zacharias", "Ottilie", "a word between us")


@dataclass
class House:
    """A running server with two tables; `mine` has rolled, `other` is nobody's business."""

    server: Server
    history: History
    mine: Table
    other: Table

    @property
    def base(self) -> str:
        return self.server.base

    def codes(self, table: Table) -> Gathering:
        return self.history.guests.gathering(table.id)

    def moves(self, table: Table) -> int:
        table.refresh()
        return table.session.length

    def guest(self, token: str, route: str = "/") -> Client:
        cookie = cookie_for(self.base, f"join={token}")
        assert cookie is not None
        client = Client(self.base, cookie, route)
        return client.until(lambda: client.messages > 3)

    def presence(self) -> list[str]:
        """What a host's sheet that is opened now says of phones that have come."""
        key = cookie_for(self.base, f"key={self.server.key}")
        assert key is not None
        host = Client(self.base, key, f"/play/{self.mine.id}/phones")
        host.until(lambda: host.said("this phone"))
        host.close()
        told = ("own phone", "One phone", "2 phones")
        return [text for text in host.texts if text.startswith(told)]

    def seated(self, seat: int) -> Client:
        guest = self.guest(self.codes(self.mine).token).tap(f"seat-{seat}").tap("sit")
        return guest.until(lambda: "draw" in guest.ids)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, History]]:
    """One server for all; each test has tables of its own."""
    data = tmp_path_factory.mktemp("guests") / "data"
    data.mkdir()
    history = History.open(data)
    server = Server(data, tmp_path_factory.mktemp("cache"))
    server.start()
    yield server, history
    server.kill()
    history.close()
    log = server.log.read_text()
    assert "Traceback" not in log
    for name in ("Dora", "Milo", *SECRETS):
        assert name not in log, "nothing personal in the log"


@pytest.fixture
def house(running: tuple[Server, History]) -> House:
    server, history = running
    mine, other = begun(history, ("Dora", "Milo")), begun(history, SECRETS[:2], place=SECRETS[2])
    mine.play(Roll(face=3))
    return House(server, history, mine, other)


def test_with_a_seat_one_draws_and_nothing_else_is_told(house: House) -> None:
    milo = house.seated(1)
    assert milo.said("Round 1: Milo draws")
    milo.tap("draw")
    assert house.moves(house.mine) == 2
    assert not any(milo.said(each) for each in SECRETS)
    assert not milo.said(house.server.key)
    milo.close()


@pytest.mark.parametrize("token", ["", "guessed-token-0123456789", "CCCCCCCC"])
def test_without_a_token_there_is_no_way_in(house: House, token: str) -> None:
    assert cookie_for(house.base, f"join={token}") is None
    for cookie in ("", f"companion-seat={token}", f"{token}"):
        with pytest.raises(InvalidStatus) as refused:
            Client(house.base, cookie)
        assert refused.value.response.status_code == 403


def test_an_old_token_ends_with_the_line_that_came_by_it(house: House) -> None:
    old = house.codes(house.mine)
    milo = house.seated(1)
    draw = milo.ids["draw"]
    host_cookie = cookie_for(house.base, f"key={house.server.key}")
    assert host_cookie is not None
    host = Client(house.base, host_cookie, f"/play/{house.mine.id}/phones").listen()
    host.tap("new-codes")
    assert not milo.alive()
    before = house.moves(house.mine)
    with pytest.raises(ConnectionClosed):
        for _ in range(3):
            milo.event(draw)
            milo.line.recv(timeout=1)
    with pytest.raises(InvalidStatus):
        Client(house.base, milo.cookie, session=milo.session)
    assert cookie_for(house.base, f"join={old.token}") is None
    assert cookie_for(house.base, f"join={old.code}") is None
    assert house.moves(house.mine) == before
    host.close()


def test_another_tables_token_opens_only_that_table(house: House) -> None:
    guest = house.guest(house.codes(house.mine).token, f"/play/{house.other.id}")
    for route in (
        f"/play/{house.other.id}",
        f"/history/{house.other.id}",
        f"/table/{house.other.id}",
        f"/play/{house.other.id}/phones",
        "/history",
        "/players",
        "/settings",
        "/",
    ):
        guest.go(route)
    assert not any(guest.said(each) for each in SECRETS)
    assert not guest.said(house.codes(house.other).token)
    guest.close()


def test_nobody_takes_over_another_ones_tab(house: House) -> None:
    """A tab is found again by its number; whoever learns the number of somebody else's gets a tab of their own."""
    host_cookie = cookie_for(house.base, f"key={house.server.key}")
    assert host_cookie is not None
    host = Client(house.base, host_cookie, f"/history/{house.other.id}")
    host.until(lambda: host.said(SECRETS[0]))
    host.close()
    time.sleep(0.5)
    cookie = cookie_for(house.base, f"join={house.codes(house.mine).token}")
    assert cookie is not None
    guest = Client(house.base, cookie, session=host.session).listen()
    assert guest.session != host.session
    assert not any(guest.said(each) for each in SECRETS)
    guest.close()
    for _ in range(10):
        # A busy server takes a moment to put a tab aside.
        again = Client(house.base, host_cookie, session=host.session).listen()
        again.close()
        if again.session == host.session:
            break
        time.sleep(0.5)
    assert again.session == host.session, "the host comes back to the own tab"


def test_a_watcher_writes_nothing_whatever_is_sent(house: House) -> None:
    watcher = house.guest(house.codes(house.mine).watch_token)
    watcher.until(lambda: watcher.said("Round 1, 2 are drawing"))
    before = house.moves(house.mine)
    for key, id in list(watcher.ids.items()):
        if key not in ("seat",):
            watcher.send_event(id)
    watcher.listen()
    for id in range(1, 400):
        watcher.send_event(id)
    watcher.listen()
    assert house.moves(house.mine) == before
    assert all(guest.seat is None for guest in house.history.guests.of(house.mine.id))
    watcher.close()


def test_a_seat_whose_phone_sends_everything_moves_only_itself(house: House) -> None:
    """Every control that the phone was ever told of is touched, also those that are hidden or off now."""
    milo = house.seated(1)
    house.history.guests.allow(house.mine.id, False)
    for _ in range(2):
        for key, id in list(milo.ids.items()):
            if not key.startswith(("seat", "sit", "watch")):
                milo.send_event(id)
        milo.listen()
    house.moves(house.mine)
    owners = {getattr(move, "player", None) for move in house.mine.session.moves[1:]}
    assert owners <= {1}
    milo.close()


def test_too_much_and_too_large_ends_the_line(house: House) -> None:
    milo = house.seated(1)
    milo.line.send(b"\x00" + b"x" * (1 << 19))
    assert not milo.listen().alive()
    dora = house.seated(0)
    with pytest.raises(ConnectionClosed):
        for _ in range(4000):
            dora.send_event(1)
        dora.line.recv(timeout=5)
        dora.line.recv(timeout=5)
    assert cookie_for(house.base, f"join={house.codes(house.mine).token}") is not None, "others go on"


def test_what_is_no_message_harms_nobody_else(house: House) -> None:
    dora = house.seated(0)
    for junk in (b"", b"\x00", b"\x00\xc1", b"\x00\x93\x01\x02\x03", b"\x07abc", b"\x01\x00"):
        stranger = house.guest(house.codes(house.mine).token)
        stranger.line.send(junk)
        stranger.listen()
        stranger.close()
    dora.tap("draw")
    assert house.moves(house.mine) == 2
    dora.close()


def test_who_is_here_is_right_after_twenty_reloads(house: House) -> None:
    """A page that begins anew is a new tab of the same phone; now and then the old one goes later than it comes."""
    phone = house.seated(1)
    for n in range(20):
        old, phone = phone, Client(house.base, phone.cookie)
        if n % 3 == 0:
            phone.until(lambda phone=phone: "draw" in phone.ids)
        old.close()
    phone.until(lambda: "draw" in phone.ids)
    assert house.presence() == ["own phone"]
    phone.close()
    end = time.monotonic() + 5
    while house.presence() != ["own phone, away"]:
        assert time.monotonic() < end, house.presence()


def test_names_are_shown_as_text(house: House) -> None:
    """Markup in a name is letters: it comes as a value, in no picture and in no script."""
    name = "<img src=x onerror=alert(1)>"
    table = begun(house.history, (name, "Milo"), place="</script><script>")
    guest = house.guest(house.codes(table).token)
    guest.until(lambda: guest.said(name))
    assert not [each for each in guest.texts if name in each and "<svg" in each]
    guest.close()

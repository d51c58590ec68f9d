"""From a finger on one phone to the picture on another: four at a table, the first and the last of them browsers.

Each move is timed to its picture on the own phone and on the other; both clocks are the machine's.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from models.history.repository import History
from models.table import Table
from tests.benchmarks.phone import NAMES, Phone, seated, wait_until
from tests.browser.fixtures import MakeScreen
from tests.browser.screen import Screen
from tests.browser.server import Server
from tests.views.evening import begun

FACES = (3, 5, 1, 2, 4)
WARM_UP = 6
SETTLED = 1500  # milliseconds until everything of a move has been drawn everywhere
STARTED = 8000  # until a page has come up
# When the finger was lifted, and when what came over the socket after it had been painted.
WATCH = """
(() => {
  const now = () => performance.timeOrigin + performance.now();
  window.lifted = [];
  window.painted = [];
  addEventListener('pointerup', () => window.lifted.push(now()), true);
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', () => {
        requestAnimationFrame(() => requestAnimationFrame(() => window.painted.push(now())));
      });
    }
  };
})();
"""


@dataclass
class Seat:
    """A browser at a seat, and where its buttons are."""

    screen: Screen
    spots: dict[str, tuple[float, float]] = field(default_factory=dict)

    def look(self, key: str) -> None:
        """Remembers where that is: asking needs the accessibility tree, which would cost time in the measured page."""
        left, top, width, height = self.screen.box(key)
        self.spots[key] = left + width / 2, top + height / 2

    def begin(self, base: str) -> None:
        """The page again, with clocks and without the tree."""
        self.screen.page.add_init_script(WATCH)
        self.screen.page.goto(base, wait_until="commit")
        self.screen.page.wait_for_timeout(STARTED)

    def touch(self, key: str) -> float:
        """A finger there; when it was lifted."""
        page = self.screen.page
        page.touchscreen.tap(*self.spots[key])
        page.wait_for_timeout(SETTLED)
        return float(page.evaluate("window.lifted.at(-1)"))

    def painted(self, since: float) -> float:
        """Milliseconds until the first picture after that time."""
        return float(
            self.screen.page.evaluate("since => window.painted.find(at => at > since) - since", since)
        )


@dataclass
class Company:
    """The table, the browsers at its first and last seats, the phones without one between them."""

    table: Table
    first: Seat
    last: Seat
    between: list[Phone]

    def warm_up(self, base: str) -> None:
        """A round in which it is seen where everything is."""
        for face in FACES:
            self.first.look(f"face-{face}")
        self.first.screen.tap(f"face-{WARM_UP}")
        for seat in (self.first, self.last):
            seat.look("draw")
            seat.screen.tap("draw")
            seat.screen.gone("draw")
        self._others()
        for seat in (self.first, self.last):
            seat.begin(base)

    def _others(self) -> None:
        for phone in self.between:
            wait_until(lambda phone=phone: "draw" in phone.ids)
            phone.touch("draw")
        self.first.screen.page.wait_for_timeout(SETTLED)

    def play(self) -> list[tuple[float, float]]:
        """Some rounds: for each touched move, milliseconds to the own picture and to the other's."""
        times = []
        for face in FACES:
            for seat, other, key in (
                (self.first, self.last, f"face-{face}"),
                (self.first, self.last, "draw"),
                (self.last, self.first, "draw"),
            ):
                lifted = seat.touch(key)
                times.append((seat.painted(lifted), other.painted(lifted)))
            self._others()
        self.table.refresh()
        assert self.table.session.length == (1 + len(FACES)) * (1 + len(NAMES))
        return times


@pytest.fixture
def company(server: Server, phone: MakeScreen) -> Iterator[Company]:
    """Four at a game of Volle Weide; each may roll."""
    history = History.open(server.data)
    table = begun(history, NAMES)
    history.guests.allow(table.id, True)
    cookies = [seated(server.base, history, table, seat) for seat in range(len(NAMES))]
    first = _browser(phone(), server.base, cookies[0])
    between = [Phone(server.base, cookie) for cookie in cookies[1:-1]]
    # What rings for all rings for the last who came last.
    last = _browser(phone(), server.base, cookies[-1])
    yield Company(table, Seat(first), Seat(last), between)
    for each in between:
        each.close()
    history.close()


def _browser(screen: Screen, base: str, cookie: str) -> Screen:
    name, _, value = cookie.partition("=")
    screen.page.context.add_cookies([{"name": name, "value": value, "url": base}])
    return screen.open(base)


@pytest.mark.benchmark(group="live")
def test_a_move_is_on_the_last_phone_soon_after_it_is_on_the_own(
    benchmark: BenchmarkFixture, company: Company, server: Server
) -> None:
    company.warm_up(server.base)
    times = benchmark.pedantic(company.play, rounds=1)
    own, other = (statistics.median(each) for each in zip(*times, strict=True))
    ratio = statistics.median(theirs / mine for mine, theirs in times)
    benchmark.extra_info |= {"own_ms": round(own), "other_ms": round(other), "ratio": round(ratio, 2)}
    print(
        f"\na move: on the own phone after {own:.0f} ms, on the last other after {other:.0f} ms: {ratio:.2f} times"
    )
    print(f"  the longest until it was on the other: {max(theirs for _, theirs in times):.0f} ms")

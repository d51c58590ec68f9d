"""Fifty tables with four phones each, over real sockets: what a move costs, that none is lost, what a phone needs.

The server is a process of its own, on loopback. Its work is read as its time on the processor, which is the same
however busy the machine is. Linux only, as the machines that measure are.
"""

from __future__ import annotations

import resource
import statistics
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.server import TIDY
from models.history.repository import History
from models.table import Table
from tests.benchmarks.phone import MOST, NAMES, Phone, admitted, seated, wait_until
from tests.browser.server import Server
from tests.companion.wire import Client
from tests.views.evening import begun

TABLES = 50
LEAVES = 100
# A round at all tables at once, in which every phone builds its screens for the first time; a round one move after
# the other; then all tables at once again.
FACES = (2, 3, 5, 1)
CALM = 0.15  # seconds without work after which the server has done everything


@dataclass
class Party:
    """A table with a phone at each of its seats."""

    table: Table
    phones: Sequence[Phone]


class Hall:
    """The server with all its tables."""

    def __init__(self, server: Server, history: History) -> None:
        self.server = server
        self.history = history
        self.parties: list[Party] = []

    def work(self) -> float:
        """Seconds that the server was on the processor so far."""
        total = 0
        for task in Path(f"/proc/{self.server.pid}/task").iterdir():
            # A thread may end while it is being read.
            with suppress(OSError):
                total += int((task / "schedstat").read_text().split()[0])
        return total / 1e9

    def memory(self) -> float:
        """Resident MB of the server."""
        pages = int(Path(f"/proc/{self.server.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6

    def calm(self) -> float:
        """The work so far, once nothing more of it is done."""
        before, since = self.work(), time.perf_counter()
        end = since + MOST
        while time.perf_counter() - since < CALM:
            assert time.perf_counter() < end, "the server does not come to rest"
            time.sleep(0.01)
            now = self.work()
            if now - before > 0.001:
                before, since = now, time.perf_counter()
        return self.work()

    def fill(self) -> None:
        """All come in and sit down."""
        tables = self._tables()
        # The history here is one thread's; only the tabs open side by side.
        cookies = [
            seated(self.server.base, self.history, table, seat)
            for table in tables
            for seat in range(len(NAMES))
        ]
        with ThreadPoolExecutor(8) as pool:
            phones = list(pool.map(self._phone, cookies))
        for n, table in enumerate(tables):
            self.parties.append(Party(table, phones[n * len(NAMES) : (n + 1) * len(NAMES)]))

    def _tables(self) -> list[Table]:
        tables = [begun(self.history, NAMES) for _ in range(TABLES)]
        for table in tables:
            self.history.guests.allow(table.id, True)
        return tables

    def _phone(self, cookie: str) -> Phone:
        phone = Phone(self.server.base, cookie)
        wait_until(lambda: f"face-{FACES[0]}" in phone.ids)
        return phone

    def leave(self) -> None:
        """All go home."""
        for party in self.parties:
            for phone in party.phones:
                phone.close()


@pytest.fixture
def hall(tmp_path: Path, cache: Path) -> Iterator[Hall]:
    """The running server and the history that it runs on."""
    data = tmp_path / "data"
    data.mkdir()
    history = History.open(data)
    server = Server(data, cache, module="tests.benchmarks.briefly")
    server.start()
    yield Hall(server, history)
    server.kill()
    history.close()
    assert "Traceback" not in server.log.read_text()


def one_by_one(hall: Hall, face: int) -> tuple[list[float], list[float], list[float]]:
    """A round at every table, move after move: the server's work for each, the own phone's wait, the last other's."""
    work, own, others = [], [], []
    for party in hall.parties:
        for phone, key in [(party.phones[0], f"face-{face}"), *((each, "draw") for each in party.phones)]:
            before = hall.calm()
            at = phone.touch(key)
            own.append(phone.answer(at))
            others.append(max(each.answer(at) for each in party.phones if each is not phone))
            work.append(hall.calm() - before)
    return work, own, others


def all_at_once(hall: Hall, face: int) -> list[float]:
    """A round at every table at the same time: all roll, then all two hundred draw; each phone's wait for its own."""
    waits = []
    rolling = [(party.phones[0], f"face-{face}") for party in hall.parties]
    drawing = [(phone, "draw") for party in hall.parties for phone in party.phones]
    for touches in (rolling, drawing):
        begun_at = [(phone, phone.touch(key)) for phone, key in touches]
        waits += [phone.answer(at) for phone, at in begun_at]
        # Nobody touches what is not on the own screen yet.
        for phone, _ in drawing:
            phone.answer(begun_at[-1][1])
        hall.calm()
    return waits


def join_and_leave(hall: Hall, times: int) -> None:
    """Phones come by the code, look whose seats there are, and go."""
    for n in range(times):
        phone = Client(
            hall.server.base, admitted(hall.server.base, hall.history, hall.parties[n % TABLES].table)
        )
        end = time.perf_counter() + MOST
        while "seat-0" not in phone.ids:
            assert time.perf_counter() < end
            phone.listen(0.02, 0.02)
        phone.close()


def at(part: float, times: Sequence[float]) -> float:
    """That percentile, in milliseconds."""
    return sorted(times)[int(len(times) * part)] * 1000


def gone(hall: Hall) -> float:
    """Resident MB once the server has let go of everybody who went, and has tidied up: it does every minute."""
    time.sleep(15 + TIDY)
    hall.calm()
    return hall.memory()


@pytest.mark.benchmark(group="phones")
def test_fifty_tables_with_four_phones_each(benchmark: BenchmarkFixture, hall: Hall) -> None:
    empty = hall.memory()
    hall.fill()
    hall.calm()
    phones = TABLES * len(NAMES)
    each = (hall.memory() - empty) / phones
    warm, alone, *rest = FACES
    all_at_once(hall, warm)
    hall.calm()
    work, own, others = benchmark.pedantic(one_by_one, (hall, alone), rounds=1)
    before = hall.calm()
    waits = [wait for face in rest for wait in all_at_once(hall, face)]
    share = (hall.calm() - before) / len(waits) * 1000
    for party in hall.parties:
        party.table.refresh()
        assert party.table.session.length == len(FACES) * (1 + len(NAMES)), "every move, and none twice"
    ratio = statistics.median(theirs / mine for theirs, mine in zip(others, own, strict=True))
    benchmark.extra_info |= {
        "work_ms": round(at(0.5, work), 1),
        "work_p95_ms": round(at(0.95, work), 1),
        "ratio": round(ratio, 2),
        "at_once_work_ms": round(share, 1),
        "at_once_wait_p95_ms": round(at(0.95, waits)),
        "phone_mb": round(each, 2),
    }
    print(f"\n{phones} phones: {each:.2f} MB each, over {empty:.0f} MB")
    print(f"a move alone: the server's work {at(0.5, work):.1f} ms, p95 {at(0.95, work):.1f} ms;")
    print(f"  on the own phone after {at(0.5, own):.0f} ms, on the last other's {ratio:.2f} times that")
    print(
        f"all at once: the server's work {share:.1f} ms a move; answered after p95 {at(0.95, waits):.0f} ms"
    )


@pytest.mark.benchmark(group="phones")
def test_a_hundred_joins_and_leaves_leave_nothing(benchmark: BenchmarkFixture, hall: Hall) -> None:
    hall.fill()
    hall.calm()
    full = hall.memory()
    hall.leave()
    join_and_leave(hall, LEAVES)
    before = gone(hall)
    benchmark.pedantic(join_and_leave, (hall, LEAVES), rounds=1)
    there = hall.memory()
    after = gone(hall)
    benchmark.extra_info |= {"full_mb": round(full), "before_mb": round(before), "after_mb": round(after)}
    print(
        f"\nwith all phones {full:.0f} MB; gone {before:.0f} MB; a hundred more {there:.0f} MB, gone {after:.0f} MB"
    )
    # Were they kept, each would need as much as a phone that stays.
    assert after - before < LEAVES * 0.1, "what a hundred phones needed is still held"

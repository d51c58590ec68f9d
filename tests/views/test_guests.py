"""Several phones at one table: who may do what, what each sees of the others, and what undo takes out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from models.games.fence_em_in.moves import Missions
from models.games.volle_weide.moves import Draw, Roll
from models.history.repository import History
from models.kernel.move import Override
from models.table import Table
from tests.models.history.test_saving import read_only
from tests.views.evening import begun, play_on
from tests.views.headless import HeadlessPage, world
from tests.views.test_fence_em_in_round import SCORING, ten_rounds
from views.company import Company
from views.desk import Desk
from views.opening import sitting_at
from views.verdict import verdict
from views.world import World

NAMES = ("Dora", "Milo", "Ines")


@dataclass
class Evening:
    """A table with its host and any number of guests, each on a page of its own."""

    history: History
    table: Table
    world: World
    pages: list[HeadlessPage] = field(default_factory=list)

    async def host(self, route: str = "") -> HeadlessPage:
        page = await HeadlessPage(route or f"/play/{self.table.id}").start(self.world)
        self.pages.append(page)
        return page

    async def guest(self, seat: int | None = None, route: str = "/", watches: bool = False) -> HeadlessPage:
        """A phone that has come in by the code, and sits down where a seat is named."""
        codes = self.history.guests.gathering(self.table.id)
        page = await self.come(codes.watch_code if watches else codes.token, route)
        if seat is not None:
            await page.tap(f"seat-{seat}")
            await page.tap("sit")
        return page

    async def come(self, token: str, route: str = "/") -> HeadlessPage:
        """A phone comes in by what it scanned or typed."""
        admitted = self.history.guests.admit(token)
        assert admitted is not None
        page = HeadlessPage(route)
        await page.start(self.world, admitted[0].id)
        self.pages.append(page)
        return page

    async def settle(self) -> None:
        for page in self.pages:
            await page.settle()

    def now(self) -> Table:
        self.table.refresh()
        return self.table


Act = Callable[[Evening], Awaitable[None]]


def gathered(
    folder: Path, act: Act, rounds: int = 0, begin: Callable[[History], Table] | None = None
) -> None:
    """Opens a table, of Volle Weide after so many rounds or as `begin` has it, and does something at it."""

    async def run() -> None:
        history = History.open(folder)
        table = begin(history) if begin else play_on(begun(history, NAMES), rounds=rounds, clever=False)
        await act(Evening(history, table, world(history, company=Company())))
        history.close()

    asyncio.run(run())


def desk_of(page: HeadlessPage) -> Desk:
    desk = page.page.session.store.get("desk")
    assert isinstance(desk, Desk)
    return desk


def test_a_guest_says_who_it_is_and_draws_on_the_own_phone(tmp_path: Path) -> None:
    async def act(evening: Evening) -> None:
        host = await evening.host()
        ines = await evening.guest()
        assert "Who are you?" in ines.texts()
        await ines.tap("seat-2")
        assert "Sit down as Ines" in ines.texts()
        await ines.tap("sit")
        await host.tap("face-3")
        await evening.settle()
        assert "Round 1: Ines draws" in ines.texts()
        await ines.tap("draw")
        await evening.settle()
        assert [pad.done for pad in evening.now().session.state.pads] == [False, False, True]
        assert "Waiting for Dora, Milo." in ines.texts()
        assert "Round 1: Dora draws" in host.texts()
        await host.tap("draw")
        await evening.settle()
        assert "Waiting for Milo." in ines.texts()

    gathered(tmp_path, act)


def test_what_could_not_be_kept_is_said_on_the_phone_that_tapped(tmp_path: Path) -> None:
    async def act(evening: Evening) -> None:
        milo, ines = await evening.guest(1), await evening.guest()
        await milo.tap("face-3")
        await evening.settle()
        read_only(evening.history, True)
        before = milo.texts()
        await milo.tap("draw")
        await ines.tap("seat-2")
        await ines.tap("sit")
        await evening.settle()
        for page in (milo, ines):
            assert any(text.startswith("Not saved") for text in page.texts()), page.texts()
        assert milo.has("draw") and ines.has("sit") and set(before) <= set(milo.texts())
        read_only(evening.history, False)
        assert not any(pad.done for pad in evening.now().session.state.pads)
        await milo.tap("draw")
        await ines.tap("sit")
        await evening.settle()
        assert [pad.done for pad in evening.now().session.state.pads] == [False, True, False]
        assert not ines.has("sit")

    gathered(tmp_path, act)


def test_a_ghost_stays_where_it_is_while_others_draw(tmp_path: Path) -> None:
    async def act(evening: Evening) -> None:
        host = await evening.host()
        milo, ines = await evening.guest(1), await evening.guest(2)
        await host.tap("face-3")
        await evening.settle()
        for _ in range(5):
            await ines.tap("next")
        await ines.tap("turn")
        before = evening.history.guests.of(evening.table.id)[1].bookmark["ghost"]
        board = ines.board()._i
        await milo.tap("draw")
        await evening.settle()
        assert ines.board()._i == board, "not built anew under the finger"
        assert evening.history.guests.of(evening.table.id)[1].bookmark["ghost"] == before
        await ines.tap("draw")
        drawn = evening.now().session.moves[-1]
        assert isinstance(drawn, Draw)
        assert [*drawn.at, drawn.turn] == before[3:]

    gathered(tmp_path, act)


def test_a_role_is_kept_to_whatever_is_sent(tmp_path: Path) -> None:
    """What a screen does not offer may be sent by hand all the same."""

    async def act(evening: Evening) -> None:
        evening.table.play(Roll(face=1))
        milo, watcher = await evening.guest(1), await evening.guest(watches=True)
        legal = list(evening.now().session.game.legal(evening.table.session.state))
        theirs = next(move for move in legal if getattr(move, "player", None) == 0)
        own = next(move for move in legal if getattr(move, "player", None) == 1)
        length = evening.table.session.length
        sitting = sitting_at(desk_of(milo), evening.table.id)
        assert not sitting.play(theirs)
        assert "That is for Dora to do. This phone plays for Milo." in milo.texts()
        assert not sitting.play(Override(player=1, part="bushes", value=50))
        assert not sitting.read_off(sheet=None)
        looking = sitting_at(desk_of(watcher), evening.table.id)
        assert not looking.play(own)
        assert not looking.can_undo and not looking.undo()
        assert evening.now().session.length == length
        assert sitting.play(own)
        evening.history.guests.free(evening.table.id, 1)
        assert not sitting.undo(), "a seat that was freed is no seat any more"
        assert evening.now().session.length == length + 1

    gathered(tmp_path, act)


def test_the_dice_are_the_hosts_unless_players_go_on_by_themselves(tmp_path: Path) -> None:
    async def act(evening: Evening) -> None:
        milo = await evening.guest(1)
        assert milo.has("face-3")
        host = await evening.host(f"/play/{evening.table.id}/phones")
        await host.tap("shared")
        await evening.settle()
        assert not milo.has("face-3")
        assert "The host's phone goes on." in milo.texts()
        assert not sitting_at(desk_of(milo), evening.table.id).play(Roll(face=3))
        assert evening.now().session.length == 0
        await host.tap("shared")
        await evening.settle()
        await milo.tap("face-3")
        assert evening.now().session.moves == (Roll(face=3),)

    gathered(tmp_path, act)


@pytest.mark.parametrize(
    "route", ["/history", "/settings", "/boxes", "/players", "/phones", "/setup/volle-weide"]
)
def test_a_guests_phone_has_no_other_screens(tmp_path: Path, route: str) -> None:
    async def act(evening: Evening) -> None:
        guest = await evening.guest(route=route)
        assert "Not found" in guest.texts()

    gathered(tmp_path, act)


def test_a_guest_of_one_table_does_not_see_another(tmp_path: Path) -> None:
    async def act(evening: Evening) -> None:
        other = begun(evening.history, ("Theo", "Anna"))
        guest = await evening.guest(0)
        for _ in range(2):
            assert "Not found" in (await evening.guest(route=f"/play/{other.id}")).texts()
        with pytest.raises(Exception, match="not open to this phone"):
            sitting_at(desk_of(guest), other.id)

    gathered(tmp_path, act)


def test_everyone_takes_out_the_own_last_move(tmp_path: Path) -> None:
    async def act(evening: Evening) -> None:
        host = await evening.host()
        milo, ines = await evening.guest(1), await evening.guest(2)
        await host.tap("face-3")
        await evening.settle()
        await milo.tap("draw")
        await ines.tap("draw")
        await evening.settle()
        await milo.tap("undo")
        await evening.settle()
        assert [pad.done for pad in evening.now().session.state.pads] == [False, False, True]
        assert "Waiting for Dora, Milo." in ines.texts()
        assert "Round 1: Milo draws" in milo.texts()
        await milo.tap("redo")
        await evening.settle()
        assert [pad.done for pad in evening.now().session.state.pads] == [False, True, True]

    gathered(tmp_path, act)


def test_a_roll_that_others_have_drawn_is_asked_about(tmp_path: Path) -> None:
    async def act(evening: Evening) -> None:
        host = await evening.host()
        milo = await evening.guest(1)
        await host.tap("face-3")
        await evening.settle()
        await milo.tap("draw")
        await evening.settle()
        await host.tap("undo")
        assert any(text.startswith("Milo draws a 3") for text in host.texts())
        await host.tap("leave-it")
        assert evening.now().session.length == 2
        await host.tap("undo")
        await host.tap("take-all")
        await evening.settle()
        assert evening.now().session.length == 0
        assert milo.has("face-3")

    gathered(tmp_path, act)


def test_a_guest_does_not_take_out_what_others_stand_on(tmp_path: Path) -> None:
    async def act(evening: Evening) -> None:
        milo, ines = await evening.guest(1), await evening.guest(2)
        await milo.tap("face-3")
        await evening.settle()
        await ines.tap("draw")
        await evening.settle()
        await milo.tap("undo")
        assert any("Only the host's phone can take it out" in text for text in milo.texts())
        assert evening.now().session.length == 2

    gathered(tmp_path, act)


def test_the_host_frees_a_seat_and_makes_new_codes(tmp_path: Path) -> None:
    async def act(evening: Evening) -> None:
        milo = await evening.guest(1)
        host = await evening.host(f"/play/{evening.table.id}/phones")
        assert "own phone, away" in host.texts()
        gone: list[str] = []
        guest = evening.history.guests.of(evening.table.id)[0].id
        leave = evening.world.company.arrive(guest, lambda: gone.append(guest))
        await evening.settle()
        assert "own phone" in host.texts()
        await host.tap("free-1")
        await evening.settle()
        assert "Who are you?" in milo.texts()
        await milo.tap("seat-1")
        await milo.tap("sit")
        old = evening.history.guests.gathering(evening.table.id)
        await host.tap("new-codes")
        await evening.settle()
        assert gone == [guest]
        leave()
        assert milo.has("ended")
        assert evening.history.guests.admit(old.token) is None
        assert evening.history.guests.admit(old.code) is None

    gathered(tmp_path, act)


def test_the_result_is_on_every_phone_and_same_again_takes_them_along(tmp_path: Path) -> None:
    async def act(evening: Evening) -> None:
        host, milo = await evening.host(), await evening.guest(1)
        assert evening.table.session.finished
        middle = await evening.host(f"/table/{evening.table.id}")
        board = evening.table.session.scoreboard()
        assert verdict(evening.table.session, board) in middle.texts()
        assert host.has("same-again") and host.has("close")
        assert (
            milo.has("undo")
            and not milo.has("same-again")
            and not milo.has("close")
            and not milo.has("share")
        )
        codes = evening.history.guests.gathering(evening.table.id)
        await host.tap("same-again")
        await evening.settle()
        await host.tap("face-2")
        await evening.settle()
        assert "Round 1: Milo draws" in milo.texts()
        await milo.tap("draw")
        await evening.settle()
        assert evening.history.guests.admit(codes.token) is not None, "the code on the table goes on"
        assert "Who are you?" in (await evening.come(codes.token)).texts()

    gathered(tmp_path, act, rounds=99)


def test_nothing_listens_when_everybody_has_gone(tmp_path: Path) -> None:
    async def act(evening: Evening) -> None:
        for _ in range(5):
            page = await evening.guest(1)
            await page.tap("seat")
            page.session.close()
            await asyncio.sleep(0.01)
            evening.pages.clear()
        assert evening.world.company.listening == 0

    gathered(tmp_path, act)


def test_the_table_in_the_middle_shows_everybody_and_takes_one_back(tmp_path: Path) -> None:
    async def act(evening: Evening) -> None:
        host = await evening.host(f"/table/{evening.table.id}")
        milo = await evening.guest(1)
        await milo.tap("face-4")
        await evening.settle()
        assert {"Dora", "Milo", "Ines", "Round 1, 3 are drawing"} <= set(host.texts())
        assert not host.has("undo")

    gathered(tmp_path, act)


def test_each_counts_the_own_missions_and_looks_on_until_all_have(tmp_path: Path) -> None:
    """The phones' counting ends one by one; the host's screen waits until somebody asks for the result."""

    def missions(history: History) -> Table:
        id = history.sessions.create("fence-em-in", [(name, None) for name in NAMES], SCORING, {})
        table = Table.open(history, id)
        ten_rounds(table)
        return table

    async def act(evening: Evening) -> None:
        host = await evening.host()
        phones = [await evening.guest(seat) for seat in range(len(NAMES))]
        for seat, phone in enumerate(phones):
            await phone.tap("mission-0-more-1")
            assert phone.has("mission-1-more-1"), "a first point does not end the counting"
            last = seat == len(phones) - 1
            assert ("To the result" if last else "Done") in phone.texts()
            await phone.tap("next")
            assert not phone.has("mission-0-more-1")
            await evening.settle()
        assert all(phone.has("score-1-total") for phone in phones)
        assert "To the result" in host.texts()
        await host.tap("next")
        assert host.has("score-1-total")
        moves = evening.now().session.moves[-len(NAMES) :]
        assert list(moves) == [Missions(player=seat, points=(1, 0, 0)) for seat in range(len(NAMES))]

    gathered(tmp_path, act, begin=missions)

"""Many phones at one table: nobody's move is lost, none is made twice, and everybody is told why one does not go."""

from __future__ import annotations

import itertools
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.score import score
from models.exchange.result import result
from models.exchange.session_file import read_session
from models.games import GAMES
from models.games.volle_weide.moves import Draw, Roll, Skip
from models.games.volle_weide.practice import PRACTICE_A
from models.history.database import open_database
from models.history.everything import everything
from models.history.gathering import Ended
from models.history.repository import History
from models.kernel.fault import IllegalMove
from models.kernel.move import Move, Override
from models.kernel.read import read_move
from models.table import Entangled, Moved, Table
from tests.models.samplers import SAMPLERS

BOX = {"sheet": PRACTICE_A.written()}
Phones = list[Table]


def begun(history: History, *names: str) -> str:
    return history.sessions.create("volle-weide", [(name, None) for name in names], BOX, {})


def phone(history: History, id: str, seat: int | None = None) -> Table:
    admitted = history.guests.admit(history.guests.gathering(id).token)
    assert admitted is not None
    history.guests.sit(admitted[0].id, seat)
    return Table.open(history, id, admitted[0].id)


@pytest.fixture
def phones(history: History) -> Phones:
    """The host's tablet and the phones of the two players."""
    id = begun(history, "Ana", "Max")
    return [Table.open(history, id), phone(history, id, 0), phone(history, id, 1)]


def a_move(table: Table, seat: int | None, which: int = 0) -> Move:
    legal = [move for move in table.session.game.legal(table.session.state) if owner(table, move) == seat]
    return legal[which % len(legal)]


def owner(table: Table, move: Move) -> int | None:
    return table.session.game.owner(table.session.state, move)


def rows(history: History) -> int:
    with history.database.reading() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM move").scalar_one())


def refresh(phones: Phones) -> None:
    for table in phones:
        table.refresh()


def together(phones: Phones) -> None:
    """After all have looked, all see the same, and a fresh look too."""
    refresh(phones)
    fresh = Table.open(phones[0]._history, phones[0].id)
    for table in phones:
        assert table.session == fresh.session and table.session.moves == fresh.session.moves
        assert table.can_redo == fresh.can_redo
        assert [table.maker(n) for n in range(len(table.session.moves))] == [
            fresh.maker(n) for n in range(len(fresh.session.moves))
        ]


class TestTwoAtOnce:
    def test_both_stand_where_both_are_legal(self, history: History, phones: Phones) -> None:
        host, ana, max = phones
        host.play(Roll(face=2))
        refresh(phones)
        one, two = a_move(ana, 0), a_move(max, 1, 5)
        ana.play(one)
        max.play(two)
        assert max.session.moves == (Roll(face=2), one, two) and rows(history) == 3
        assert [max.maker(n) for n in range(3)] == [None, ana.guest, max.guest]
        together(phones)

    def test_who_comes_second_on_the_same_seat_is_told_why(self, history: History, phones: Phones) -> None:
        host, ana, _ = phones
        host.play(Roll(face=2))
        refresh(phones)
        host.play(a_move(host, 0))
        with pytest.raises(IllegalMove, match="Somebody else has moved meanwhile, and now .* drawn"):
            ana.play(a_move(ana, 0, 3))
        assert ana.session == host.session and rows(history) == 2

    def test_what_another_took_back_can_be_put_back_here(self, phones: Phones) -> None:
        """Also where the head is back at the very move that was seen here last."""
        host, ana, _ = phones
        host.play(Roll(face=2))
        refresh(phones)
        host.play(a_move(host, 0))
        after = host.session
        host.undo()
        assert ana.refresh() and ana.can_redo and not ana.refresh()
        ana.redo()
        assert ana.session == after
        together(phones)

    def test_a_shared_move_after_anothers_is_refused(self, history: History, phones: Phones) -> None:
        host, ana, _ = phones
        host.play(Roll(face=2))
        with pytest.raises(Moved):
            ana.play(Roll(face=2))
        assert ana.session == host.session and rows(history) == 1

    def test_a_fence_for_dice_that_were_taken_back_is_not_drawn(
        self, history: History, phones: Phones
    ) -> None:
        """It may be legal for the new dice, but it would be another fence."""
        host, ana, _ = phones
        host.play(Roll(face=2))
        refresh(phones)
        host.undo()
        host.play(Roll(face=1))
        places = set(map(str, host.session.game.legal(host.session.state)))
        move = next(
            m for m in ana.session.game.legal(ana.session.state) if str(m) in places and owner(ana, m) == 0
        )
        with pytest.raises(Moved):
            ana.play(move)
        assert ana.session == host.session and host.session.moves == (Roll(face=1),)

    def test_a_fence_for_the_round_before_is_not_drawn(self, history: History, phones: Phones) -> None:
        host, ana, _ = phones
        host.play(Roll(face=2))
        refresh(phones)
        for seat in (0, 1):
            host.play(a_move(host, seat))
        host.play(Roll(face=2))
        move = next(
            m
            for m in host.session.game.legal(host.session.state)
            if m in list(ana.session.game.legal(ana.session.state)) and owner(ana, m) == 0
        )
        with pytest.raises(Moved):
            ana.play(move)

    def test_what_is_not_legal_at_an_old_sight_may_be_at_the_new_one(self, phones: Phones) -> None:
        """And what is legal at neither is told by the new one."""
        host, ana, _ = phones
        host.play(Roll(face=2))
        with pytest.raises(IllegalMove, match="Somebody else has moved meanwhile"):
            ana.play(Draw(player=0, at=(40, 40)))
        assert ana.session == host.session
        with pytest.raises(IllegalMove) as plain:
            ana.play(Draw(player=0, at=(40, 40)))
        assert "meanwhile" not in str(plain.value)

    def test_counts_off_paper_by_two_at_once_both_stand(self, phones: Phones) -> None:
        flock = {"sheep": 2, "black": False}
        for seat, table in enumerate(phones[1:]):
            data = {"do": "tally", "player": seat, "mid": flock, "final": flock, "bushes": 0, "clovers": 0}
            table.play(read_move(table.session.game, data))
        assert phones[2].session.finished
        for seat, table in enumerate(phones[1:]):
            table.play(Override(player=seat, part="mid", value=9))
        together(phones)
        assert len(phones[0].session.moves) == 4


class TestRepeats:
    def test_a_repeated_tap_is_one_move(self, history: History, phones: Phones) -> None:
        host, ana, max = phones
        host.play(Roll(face=2), "roll")
        host.play(Roll(face=2), "roll")
        move = a_move(host, 0)
        ana.play(Roll(face=2), "roll")
        ana.play(move, "tap")
        for table in (ana, max, host, ana):
            table.play(move, "tap")
            assert table.session.moves == (Roll(face=2), move)
        assert rows(history) == 2

    def test_also_when_it_was_taken_back_since(self, history: History, phones: Phones) -> None:
        host, ana, _ = phones
        host.play(Roll(face=2), "roll")
        host.undo()
        ana.play(Roll(face=2), "roll")
        assert ana.session.moves == () and rows(history) == 1
        ana.play(Roll(face=2), "another")
        assert ana.session.moves == (Roll(face=2),)

    def test_also_when_its_row_was_copied(self, history: History, phones: Phones) -> None:
        host, ana, _ = phones
        host.play(Roll(face=2), "roll")
        for seat in (0, 1):
            host.play(a_move(host, seat), f"tap {seat}")
        host.take_out(1)
        before = host.session
        again = host.session.moves[-1]
        host.play(again, "tap 1")
        ana.play(again, "tap 1")
        assert host.session == before == ana.session

    def test_a_refused_tap_may_be_sent_again(self, phones: Phones) -> None:
        host = phones[0]
        with pytest.raises(IllegalMove):
            host.play(Skip(player=0), "tap")
        host.play(Roll(face=2), "tap")
        assert len(host.session.moves) == 1

    def test_another_session_has_its_own_taps(self, history: History, phones: Phones) -> None:
        other = Table.open(history, begun(history, "Ana"))
        for table in (phones[0], other):
            table.play(Roll(face=2), "tap")
        assert len(other.session.moves) == 1


class TestTakingOut:
    @pytest.fixture
    def played(self, phones: Phones) -> Phones:
        """Roll, Ana, Max; roll, Max."""
        host, ana, max = phones
        host.play(Roll(face=1))
        for table, seat in ((ana, 0), (max, 1)):
            table.refresh()
            table.play(a_move(table, seat))
        host.refresh()
        host.play(Roll(face=2))
        max.refresh()
        max.play(a_move(max, 1))
        refresh(phones)
        return phones

    def test_ones_own_last_move_is_found(self, played: Phones) -> None:
        host, ana, max = played
        assert host.last_by(host.guest, None) == 3
        assert ana.last_by(ana.guest, None) == ana.last_by("nobody", 0) == 1
        assert max.last_by(max.guest, 1) == 4 and max.last_by("nobody", None) is None
        host.play(a_move(host, 0))
        ana.refresh()
        assert ana.last_by(ana.guest, None) == 1 and ana.last_by(ana.guest, 0) == 5

    def test_the_last_one_is_undo(self, played: Phones) -> None:
        host, _, max = played
        before = host.session
        max.take_out(4)
        together(played)
        assert max.can_redo and len(max.session.moves) == 4
        max.redo()
        assert max.session == before and max.maker(4) == max.guest
        together(played)

    def test_a_middle_one_goes_and_the_later_ones_stay(self, history: History, played: Phones) -> None:
        """Here the first fence of Ana is taken out and a new one drawn: of the next round she has none yet."""
        host, ana, max = played
        host.undo()
        host.undo()
        refresh(played)
        moves, made = host.session.moves, [host.maker(n) for n in range(3)]
        ana.take_out(1)
        assert ana.session.moves == (moves[0], moves[2]) and not ana.can_redo
        together(played)
        assert [host.maker(n) for n in range(2)] == [made[0], made[2]]
        with history.database.reading() as connection:
            times = connection.exec_driver_sql(
                "SELECT count(DISTINCT made_at) FROM move GROUP BY data"
            ).scalars()
            assert set(times) == {1}
        ana.play(a_move(ana, 0, 2))
        together(played)

    def test_later_moves_that_need_it_are_named_and_nothing_is_written(
        self, history: History, played: Phones
    ) -> None:
        host, ana, _ = played
        before, count, head = ana.session, rows(history), history.sessions.glance(ana.id).head
        with pytest.raises(Entangled, match="2 later moves need this one .* Take all of them out") as fault:
            ana.take_out(1)
        assert fault.value.moves == (3, 4)
        assert (ana.session, rows(history), history.sessions.glance(ana.id).head) == (before, count, head)
        host.take_out(1, fault.value.moves)
        together(played)
        assert host.session.moves == (before.moves[0], before.moves[2])

    def test_the_answer_holds_where_places_have_shifted_meanwhile(self, played: Phones) -> None:
        """Ana plays on while the host thinks: her move needs the roll as well, and is asked about too."""
        host, ana, max = played
        with pytest.raises(Entangled) as fault:
            host.take_out(3)
        assert fault.value.moves == (4,)
        ana.play(a_move(ana, 0))
        host.refresh()
        moves = host.session.moves
        assert host.holds(fault.value)
        with pytest.raises(Entangled) as more:
            host.untangle(fault.value)
        assert more.value.moves == (5,) and host.session.moves == moves
        host.untangle(more.value)
        together(played)
        assert host.session.moves == moves[:3]
        with pytest.raises(Moved):
            host.untangle(more.value)

    def test_the_answer_is_no_answer_for_other_moves(self, history: History, phones: Phones) -> None:
        """Somebody takes out an earlier move while the host thinks: the later ones are copies then."""
        host, ana, _ = phones
        for _ in range(2):
            host.play(Override(player=0, part="mid", value=1))
        host.play(Roll(face=1))
        host.play(a_move(host, 1))
        with pytest.raises(Entangled) as fault:
            host.take_out(2)
        ana.refresh()
        ana.take_out(0)
        host.refresh()
        moves = host.session.moves
        assert not host.holds(fault.value)
        with pytest.raises(Moved):
            host.untangle(fault.value)
        assert host.session.moves == moves and len(moves) == 3

    def test_one_that_needs_it_is_named_in_the_singular(self, phones: Phones) -> None:
        host = phones[0]
        host.play(Roll(face=1))
        host.play(a_move(host, 0))
        with pytest.raises(Entangled, match="A later move needs this one .* Take both out") as fault:
            host.take_out(0)
        host.take_out(0, fault.value.moves)
        assert host.session.moves == () and host.can_redo

    def test_somebody_who_played_on_meanwhile_keeps_the_move(self, phones: Phones) -> None:
        host, ana, max = phones
        host.play(Roll(face=1))
        ana.refresh()
        ana.play(a_move(ana, 0))
        max.refresh()
        max.play(a_move(max, 1))
        moves = max.session.moves
        ana.take_out(1)
        assert ana.session.moves == (moves[0], moves[2])
        together(phones)

    def test_a_move_that_is_gone_already_is_not_taken_out(self, played: Phones) -> None:
        host, ana, max = played
        host.undo()
        with pytest.raises(Moved):
            max.take_out(4)
        for n in (-1, 4, 99):
            with pytest.raises(Moved):
                max.take_out(n)
        together(played)

    def test_files_show_no_trace_of_phones(self, history: History, played: Phones) -> None:
        host = played[0]
        parcel = json.dumps(everything(history))
        assert not any(table.guest in parcel for table in played if table.guest)
        assert history.sessions.get(host.id).moves == [move.written() for move in host.session.moves]


class TestWhoIsGone:
    def test_writes_nothing_any_more(self, history: History, phones: Phones) -> None:
        host, ana, _ = phones
        host.play(Roll(face=1))
        ana.refresh()
        move = a_move(ana, 0)
        history.guests.renew(host.id)
        for act in (lambda: ana.play(move), ana.undo, lambda: ana.take_out(0)):
            with pytest.raises(Ended):
                act()
        assert rows(history) == 1 and host.refresh() is False

    def test_the_moves_stay_and_say_who_it_was(self, history: History, phones: Phones) -> None:
        host, ana, _ = phones
        ana.play(Roll(face=1))
        history.guests.renew(host.id)
        host.refresh()
        assert host.maker(0) == ana.guest


def taps(table: Table) -> list[int]:
    return [move.model_extra["tap"] for move in table.session.moves if move.model_extra]


STEPS = st.tuples(st.integers(0, 4), st.sampled_from("pppppprrotteuud"), st.integers(0, 10**6))


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 999), count=st.integers(2, 5), steps=st.lists(STEPS, max_size=40))
def test_nothing_is_lost_and_nothing_doubled(
    key: str, seed: int, count: int, steps: list[tuple[int, str, int]]
) -> None:
    """Two to five tables in two programs, each with its own and mostly old sight of the session.

    Every move bears the number of its tap, so that the model need only keep these numbers in order.
    """
    game, sample = GAMES[key], SAMPLERS[key](random.Random(seed))
    numbers = itertools.count()
    with tempfile.TemporaryDirectory() as folder:
        programs = [History(open_database(Path(folder))) for _ in range(2)]
        seats = [(f"P{seat}", None) for seat in range(sample.players)]
        id = programs[0].sessions.create(key, seats, sample.box, sample.setup)
        tables = [Table.open(programs[0], id)]
        tables += [phone(programs[n % 2], id, n % sample.players) for n in range(1, count)]
        truth: list[int] = []
        made: dict[int, str | None] = {}
        sent: dict[Table, tuple[Move, str]] = {}
        whose: dict[int, int | None] = {}
        for which, step, number in steps:
            table = tables[which % count]
            view = taps(table)
            stale = view != truth
            seat = None if table.guest is None else tables.index(table) % sample.players
            if step in "po":
                legal = list(game.legal(table.session.state))
                part = sorted(game.parts)[number % len(game.parts)]
                move: Any = Override(player=number % sample.players, part=part, value=number % 99)
                move = legal[number % len(legal)] if step == "p" and legal else move
                tap = next(numbers)
                move = read_move(game, {**move.written(), "tap": tap})
                sent[table] = move, f"tap {tap}"
                mine = owner(table, move)
                try:
                    table.play(*sent[table])
                except Moved:
                    lost, added = set(view) - set(truth), set(truth) - set(view)
                    changed = {whose[each] for each in lost | added}
                    assert stale and (mine is None or changed & {None, mine} or owner(table, move) != mine)
                    assert taps(table) == truth
                except IllegalMove:
                    assert stale
                    with pytest.raises(IllegalMove):
                        Table.open(programs[1], id).session.play(move)
                    assert taps(table) == truth
                else:
                    truth.append(tap)
                    made[tap], whose[tap] = table.guest, mine
            elif step == "r":
                table.refresh()
            elif step == "d" and table in sent:
                move, uid = sent[table]
                if move.model_extra and move.model_extra["tap"] in made:
                    table.play(move, uid)
            elif step in "te":
                n = table.last_by(table.guest, seat) if step == "t" else number % max(1, len(view))
                if n is None or n >= len(view):
                    continue
                gone = {view[n]}
                try:
                    try:
                        table.take_out(n)
                    except Entangled as fault:
                        assert taps(table) == truth
                        now = taps(table)
                        assert not {now[each] for each in fault.moves} & gone
                        assert all(now.index(view[n]) < each for each in fault.moves)
                        gone |= {now[each] for each in fault.moves}
                        table.untangle(fault)
                except Moved:
                    assert stale
                else:
                    truth = [each for each in truth if each not in gone]
            elif step == "u":
                try:
                    table.undo()
                except Moved:
                    assert stale
                else:
                    truth = truth[:-1] if view else truth
            fresh = Table.open(programs[which % 2], id)
            assert taps(fresh) == truth and len(set(truth)) == len(truth)
            assert [fresh.maker(n) for n in range(len(truth))] == [made[tap] for tap in truth]
        for table in tables:
            table.refresh()
            assert taps(table) == truth and table.fault is None
        file = programs[0].sessions.get(id).file
        assert [move["tap"] for move in file["moves"]] == truth
        again = read_session(json.loads(json.dumps(file))).session
        assert again == tables[0].session and result(again) == result(tables[-1].session)
        for program in programs:
            program.close()


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_on_four_phones_is_what_the_command_counts(
    history: History, key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, chance = GAMES[key], random.Random(11)
    sample = SAMPLERS[key](chance)
    id = history.sessions.create(
        key, [(f"P{n}", None) for n in range(sample.players)], sample.box, sample.setup
    )
    tables = [Table.open(history, id), *(phone(history, id, n % sample.players) for n in range(3))]
    refused = 0
    for tap in range(400):
        table = chance.choice(tables)
        if chance.random() < 0.5 or table.session.finished:
            table.refresh()
        if table.session.finished:
            break
        legal = list(game.legal(table.session.state))
        # Get Off My Land! has more to do in a month than chance would come to an end of.
        forward = [move for move in legal if move.do in ("month", "finish")]
        if forward and chance.random() < 0.3:
            legal = forward
        last = table.last_by(table.guest, None)
        try:
            if chance.random() < 0.1 and last is not None:
                table.take_out(last)
            else:
                table.play(chance.choice(legal), f"tap {tap}")
        except (Moved, IllegalMove, Entangled):
            refused += 1
    together(tables)
    assert tables[0].session.finished and refused
    path = tmp_path / "session.json"
    path.write_text(json.dumps(history.sessions.get(id).file))
    assert score([str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(result(tables[0].session)))

"""Put right afterwards: who sat where, counts, words, times; back again; and on from an earlier move."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from models.exchange.session_file import read_session
from models.games.volle_weide.practice import PRACTICE_A
from models.history.fold import standing
from models.history.repository import History
from models.history.seating import NewSeat
from models.kernel.fault import BadInput, IllegalMove
from models.table import Table
from tests.models.history.faults import die, died

GAME = "volle-weide"
SHEEP = [list(cell) for cell in PRACTICE_A.sheep[:4]]
BOX = {"sheet": PRACTICE_A.written()}
FARM = {"board": {"columns": 9, "rows": 9, "starts": [[0, 0], [8, 8]]}}


def count(sheep: int, **more: Any) -> dict[str, Any]:
    flock = {"sheep": sheep, "black": False}
    return {"do": "tally", "mid": flock, "final": flock, "bushes": 1, "clovers": sheep} | more


def counted(history: History, *names: str, setup: dict[str, Any] | None = None) -> str:
    """A session counted off paper: the first has 1 sheep, the second 2 and so on."""
    id = history.sessions.create(GAME, [(name, None) for name in names], BOX, setup or {}, place="Home")
    table = Table.open(history, id)
    for seat in range(len(names)):
        table.play(table.session.game.moves.validate_python(count(seat + 1, player=seat)))
    return id


def played(history: History, moves: int = 9) -> str:
    id = history.sessions.create(GAME, [("Dora", None), ("Max", None)], BOX, {"black_sheep": SHEEP[:2]})
    table = Table.open(history, id)
    for _ in range(moves):
        table.play(next(table.session.game.legal(table.session.state)))
    return id


def totals(history: History, id: str) -> list[tuple[str, int]]:
    """By the list; after it was found to be what the moves come to, in the rows of the scores too."""
    line = next(line for line in history.sessions.list() if line.id == id)
    shown = standing(Table.open(history, id).session)
    assert [chair.total for chair in line.chairs] == [row["total"] for row in shown["board"]["rows"]]
    with history.database.reading() as connection:
        found = f"SELECT total FROM score WHERE session_id = '{id}' ORDER BY position"
        rows = [row[0] for row in connection.exec_driver_sql(found)]
    assert rows == ([chair.total for chair in line.chairs] if line.finished else [])
    read_session(history.sessions.get(id).file)
    return [(chair.name, chair.total) for chair in line.chairs]


def kept(*names: str) -> list[NewSeat]:
    return [NewSeat(name, was) for was, name in enumerate(names)]


def everything_of(history: History, id: str) -> Any:
    record = history.sessions.get(id)
    return record.file, record.finished


@pytest.mark.parametrize("make", [lambda h: counted(h, "Dora", "Max"), played], ids=["counted", "played"])
def test_who_sat_there_can_be_put_right(history: History, make: Any) -> None:
    id = make(history)
    before = [total for _, total in totals(history, id)]
    was = everything_of(history, id)
    back = history.editing.change(id, kept("Eva", "Max"), place="Café", note="Rain")
    assert totals(history, id) == [("Eva", before[0]), ("Max", before[1])]
    frame = history.sessions.get(id).frame
    eva = history.people.find("Eva")
    assert eva is not None and frame["players"][0]["id"] == eva.id
    assert (frame["place"], frame["note"]) == ("Café", "Rain")
    history.editing.put_back(back)
    assert everything_of(history, id) == was


def test_seats_change_places_and_their_counts_with_them(history: History) -> None:
    id = counted(history, "Dora", "Max", "Eva", setup={"black_sheep": SHEEP[:3]})
    was, before = everything_of(history, id), totals(history, id)
    seats = [NewSeat("Eva", 2), NewSeat("Dora", 0), NewSeat("Max", 1)]
    back = history.editing.change(id, seats)
    assert totals(history, id) == [before[2], before[0], before[1]]
    record = history.sessions.get(id)
    assert record.frame["setup"]["black_sheep"] == [SHEEP[2], SHEEP[0], SHEEP[1]]
    assert record.finished
    history.editing.put_back(back)
    assert everything_of(history, id) == was


def test_a_player_is_left_out_and_the_others_cells_stay(history: History) -> None:
    id = counted(history, "Dora", "Max", "Eva")
    before = totals(history, id)
    history.editing.change(id, [NewSeat("Dora", 0), NewSeat("Eva", 2)])
    assert totals(history, id) == [before[0], before[2]]
    assert history.sessions.get(id).finished


def test_a_forgotten_player_is_added_with_a_count(history: History) -> None:
    id = counted(history, "Dora", "Max")
    before = totals(history, id)
    history.editing.change(id, [*kept("Dora", "Max"), NewSeat("Eva", count=count(9))])
    assert totals(history, id) == [*before, ("Eva", 45 + 45 - 1)]
    line = history.sessions.list()[0]
    assert line.finished and [chair.rank for chair in line.chairs] == [3, 2, 1]


def test_added_without_a_count_the_session_is_open_again(history: History) -> None:
    id = counted(history, "Dora", "Max")
    back = history.editing.change(id, [*kept("Dora", "Max"), NewSeat("Eva")])
    line = history.sessions.list()[0]
    assert not line.finished and line.ended is None and [chair.total for chair in line.chairs][2] == 0
    totals(history, id)
    history.editing.put_back(back)
    line = history.sessions.list()[0]
    assert line.finished and line.ended is not None


def test_a_number_is_put_right(history: History) -> None:
    id = counted(history, "Dora", "Max")
    history.editing.change(id, [NewSeat("Dora", 0, count=count(4)), NewSeat("Max", 1)])
    assert totals(history, id)[0] == ("Dora", 10 + 10 - 1)
    table = Table.open(history, id)
    table.undo()
    assert totals(history, id)[0] == ("Dora", 1 + 1 - 1)


def test_what_seats_own_comes_along(history: History) -> None:
    """Starting cells stand in the box; an added seat without one is told so."""
    id = history.sessions.create("fence-em-in", [("Dora", None), ("Max", None)], FARM, {})
    with pytest.raises(BadInput, match='Eva has no entry in "starts"'):
        history.editing.change(id, [*kept("Dora", "Max"), NewSeat("Eva")])
    history.editing.change(
        id, [NewSeat("Max", 1), NewSeat("Eva", own={"starts": [4, 4]}), NewSeat("Dora", 0)]
    )
    assert history.sessions.get(id).frame["box"]["board"]["starts"] == [[8, 8], [4, 4], [0, 0]]


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ([NewSeat("Max", 1), NewSeat("Dora", 0)], "everybody stays on their seat"),
        ([NewSeat("Dora", 0)], "everybody stays on their seat"),
        ([*kept("Dora", "Max"), NewSeat("Eva")], "everybody stays on their seat"),
        (kept("Dora", "dora"), "is there twice"),
        (kept("Dora", " "), "name is empty"),
        ([NewSeat("Dora", 0), NewSeat("Max", 1, count=count(1))], "no paper counts"),
    ],
)
def test_what_cannot_be_in_a_played_session_is_said(history: History, seats: Any, says: str) -> None:
    id = played(history)
    before = everything_of(history, id)
    with pytest.raises((BadInput, IllegalMove), match=says):
        history.editing.change(id, seats, note="lost")
    assert everything_of(history, id) == before


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ([], "takes 1 to 12 players"),
        ([NewSeat("Dora", 0), NewSeat("Max", 0)], "name each seat once"),
        ([NewSeat("Dora", 7)], "name each seat once"),
        ([NewSeat("Dora", 0, count={"do": "tally"}), NewSeat("Max", 1)], "is missing"),
        ([NewSeat("Dora", 0, count={"do": "roll", "face": 1}), NewSeat("Max", 1)], "no moves of play"),
    ],
)
def test_what_cannot_be_in_a_counted_session_is_said(history: History, seats: Any, says: str) -> None:
    id = counted(history, "Dora", "Max")
    before = everything_of(history, id)
    with pytest.raises((BadInput, IllegalMove), match=says):
        history.editing.change(id, seats, note="lost")
    assert everything_of(history, id) == before


def test_one_person_sits_on_one_seat(history: History) -> None:
    id = counted(history, "Dora", "Max")
    dora = history.people.find("Dora")
    assert dora is not None
    with pytest.raises(BadInput, match="two seats"):
        history.editing.change(id, [NewSeat("Dora", 0), NewSeat("Dory", 1, person=dora.id)])


def test_a_merged_persons_way_back_survives_a_change(history: History) -> None:
    id = counted(history, "Ana K", "Max")
    ana = history.people.add("Ana").id
    gone = history.people.find("Ana K")
    assert gone is not None
    history.people.merge(gone.id, ana)
    history.editing.change(id, [NewSeat("Max", 1), NewSeat("Ana", 0)])
    history.people.unmerge(gone.id)
    assert [player["name"] for player in history.sessions.get(id).frame["players"]] == ["Max", "Ana K"]


def test_no_way_back_over_what_came_after(history: History) -> None:
    id = counted(history, "Dora", "Max")
    back = history.editing.change(id, kept("Dora", "Eva"))
    table = Table.open(history, id)
    table.play(table.session.game.moves.validate_python(count(8, player=0)))
    with pytest.raises(BadInput, match="gone on since"):
        history.editing.put_back(back)


def test_an_open_table_sees_the_change(history: History) -> None:
    id = counted(history, "Dora", "Max")
    table = Table.open(history, id)
    history.editing.change(id, [NewSeat("Max", 1), NewSeat("Eva", 0)])
    assert table.refresh()
    assert [player.name for player in table.session.players] == ["Max", "Eva"]
    history.people.rename(str(table.session.players[1].id), "Ewa")
    assert table.refresh() and table.session.players[1].name == "Ewa"
    assert not table.refresh()


def duration(history: History, id: str) -> timedelta:
    frame = history.sessions.get(id).frame
    return datetime.fromisoformat(frame["ended"]) - datetime.fromisoformat(frame["started"])


def test_the_day_takes_the_end_along(history: History) -> None:
    id = counted(history, "Dora", "Max")
    line = history.sessions.list()[0]
    assert line.started is not None and line.ended is not None
    history.editing.change(id, started="2026-11-20T18:00:00+01:00", minutes=50)
    line = history.sessions.list()[0]
    assert line.day == "2026-11-20" and line.ended is not None and line.ended.startswith("2026-11-20T19:05")
    told = history.times.duration(id)
    assert told is not None and (told.minutes, told.source) == (50, "told")
    with pytest.raises(BadInput, match="end lies before the start"):
        history.editing.change(id, started="2026-11-20T20:00:00+01:00")
    lasted = duration(history, id)
    history.editing.change(id, started="2026-11-18T23:30:00-05:00")
    assert duration(history, id) == lasted, "a later hour elsewhere: it takes as long as it did"
    with pytest.raises(BadInput, match="no date and time"):
        history.editing.change(id, ended="later")
    history.editing.change(id, started="", ended="", minutes=0)
    assert history.sessions.list()[0].day == "" and history.times.duration(id) is None


def test_playing_on_from_a_move_makes_a_session_of_its_own(history: History) -> None:
    id = played(history, 9)
    old = everything_of(history, id)
    new = history.editing.branch(id, 4)
    assert everything_of(history, id) == old
    record = history.sessions.get(new)
    assert record.moves == history.sessions.get(id).moves[:4] and not record.can_redo
    frame = history.sessions.get(id).frame
    for key in ("game", "players", "box", "setup"):
        assert record.frame[key] == frame[key]
    assert record.frame["branch"] == {"of": id, "moves": 4}
    assert record.frame["started"] != frame["started"]
    table = Table.open(history, new)
    table.play(next(table.session.game.legal(table.session.state)))
    assert len(history.sessions.get(id).moves) == 9 and len(history.sessions.get(new).moves) == 5
    assert history.sessions.get(history.editing.branch(id, 0)).moves == []
    with pytest.raises(BadInput, match="no move 10; the session has 9"):
        history.editing.branch(id, 10)


def test_a_game_that_is_over_is_not_played_on(history: History) -> None:
    id = counted(history, "Dora", "Max")
    with pytest.raises(BadInput, match="over after move 2"):
        history.editing.branch(id, 2)
    assert history.sessions.count() == 1
    assert len(history.sessions.get(history.editing.branch(id, 1)).moves) == 1


@pytest.mark.parametrize("point", range(0, 24, 3))
def test_killed_within_a_change_it_is_there_or_not(tmp_path: Path, point: int) -> None:
    history = History.open(tmp_path)
    id = counted(history, "Dora", "Max", "Eva")
    before = everything_of(history, id)
    history.close()
    seats = [NewSeat("Eva", 2), NewSeat("Jo", 0, count=count(7))]

    def task() -> None:
        history = History.open(tmp_path)
        left = [point]

        def tick(*_: Any) -> None:
            if left[0] == 0:
                die()
            left[0] -= 1

        event.listen(history.database._connection.engine, "before_cursor_execute", tick)
        history.editing.change(id, seats, note="new")

    assert died(task)
    history = History.open(tmp_path)
    assert everything_of(history, id) == before and history.people.find("Jo") is None
    history.editing.change(id, seats, note="new")
    assert [name for name, _ in totals(history, id)] == ["Eva", "Jo"]
    history.close()

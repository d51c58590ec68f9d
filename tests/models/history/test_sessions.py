"""Sessions: made with all or nothing, listed without folding, deleted with a way back."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text, update

from models.games.volle_weide.moves import MOVES, Roll
from models.games.volle_weide.practice import PRACTICE_A
from models.history.fold import packed
from models.history.log import Gone
from models.history.repository import History
from models.history.tables import SESSION
from models.kernel.fault import BadInput
from models.kernel.message import says
from models.table import Table

GAME = "volle-weide"
BOX = {"sheet": PRACTICE_A.written()}


def make(history: History, *names: str, **more: Any) -> str:
    return history.sessions.create(GAME, [(name, None) for name in names], BOX, {}, **more)


def tally(player: int, sheep: int, **more: Any) -> Any:
    flock = {"sheep": sheep, "black": False}
    move = {"do": "tally", "player": player, "mid": flock, "final": flock, "bushes": 1, "clovers": 0}
    return MOVES.validate_python(move | more)


def rows(history: History, table: str) -> int:
    with history.database.reading() as connection:
        return int(connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one())


def test_a_new_session(history: History) -> None:
    id = make(history, "Dora", "Max", place="Home", note="First try")
    record = history.sessions.get(id)
    assert record.frame["started"].endswith("+01:00")
    assert (record.frame["place"], record.frame["note"]) == ("Home", "First try")
    assert [player["name"] for player in record.frame["players"]] == ["Dora", "Max"]
    assert record.moves == [] and not record.can_undo and not record.can_redo and not record.finished
    (line,) = history.sessions.list()
    assert (line.id, line.game, line.finished, line.ended, line.place) == (id, GAME, False, None, "Home")
    assert [(chair.name, chair.total, chair.rank) for chair in line.chairs] == [
        ("Dora", 0, None),
        ("Max", 0, None),
    ]
    assert str(line.progress) == "Round 1"


def test_new_names_become_people_and_old_ones_stay(history: History) -> None:
    dora = history.people.add("Dora")
    id = history.sessions.create(GAME, [("Dora", dora.id), ("Max", None), ("Eva", "unknown")], BOX, {})
    assert [person.name for person in history.people.list()] == ["Dora", "Eva", "Max"]
    seats = history.sessions.get(id).frame["players"]
    assert seats[0]["id"] == dora.id
    assert make(history, "dora") and rows(history, "person") == 3


@pytest.mark.parametrize(
    ("seats", "box", "setup", "says"),
    [
        ([], BOX, {}, "0"),
        ([(f"P{n}", None) for n in range(13)], BOX, {}, "13"),
        ([("Dora", None), ("dora ", None)], BOX, {}, "dora"),
        ([("", None)], BOX, {}, "empty"),
        ([("Dora", None)], {"sheet": {}}, {}, "box.sheet"),
        ([("Dora", None)], {"sheet": BOX["sheet"] | {"sheep": [[99, 0]]}}, {}, "box.sheet.sheep"),
        ([("Dora", None)], BOX, {"black_sheep": []}, "setup.black_sheep"),
    ],
)
def test_what_does_not_fit_adds_nothing_and_nobody(
    history: History, seats: list[tuple[str, str | None]], box: Any, setup: Any, says: str
) -> None:
    with pytest.raises(BadInput) as fault:
        history.sessions.create(GAME, seats, box, setup)
    assert says in str(fault.value)
    assert rows(history, "game_session") == rows(history, "person") == rows(history, "seat") == 0


def test_an_unknown_game_and_a_wrong_time_are_refused(history: History) -> None:
    with pytest.raises(BadInput, match="chess"):
        history.sessions.create("chess", [("Dora", None)], {}, {})
    with pytest.raises(BadInput, match="yesterday"):
        make(history, "Dora", started="yesterday")
    assert rows(history, "game_session") == rows(history, "person") == 0


def test_the_list_is_newest_first_day_by_day_where_people_played(history: History) -> None:
    """Within a day by the moment, not by the text; an evening in the west is one piece, though later."""
    late = make(history, "A", started="2026-06-01T01:00:00+02:00")
    west = make(history, "A", started="2026-05-31T23:30:00+00:00")
    early = make(history, "A", started="2026-06-01T02:00:00+05:00")
    assert [line.id for line in history.sessions.list()] == [late, early, west]
    assert [line.day for line in history.sessions.list()] == ["2026-06-01", "2026-06-01", "2026-05-31"]
    assert history.sessions.all() == [early, late, west]
    history.sessions.describe(early, started="2027-01-01T00:00:00+00:00")
    assert history.sessions.list()[0].id == early
    assert history.sessions.list()[0].started == "2027-01-01T00:00:00+00:00"


def test_two_sessions_of_one_second_keep_their_order(history: History) -> None:
    ids = [make(history, "A") for _ in range(20)]
    assert [line.id for line in history.sessions.list()] == ids[::-1]


def test_lists_can_be_narrowed(history: History) -> None:
    open_one, done = make(history, "A"), make(history, "A")
    Table.open(history, done).play(tally(0, 3))
    sessions = history.sessions
    assert [line.id for line in sessions.list(finished=True)] == [done]
    assert [line.id for line in sessions.list(finished=False)] == [open_one]
    assert sessions.list(game="fence-em-in") == []
    assert (sessions.count(), sessions.count(finished=True), sessions.count(deleted=True)) == (2, 1, 0)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("dora", [1]),
        ("DORA max", [1]),
        ("zo\u00cb", [2]),
        ("attic", [2]),
        ("rain", [1]),
        ("rain eva", []),
        ("%", []),
        ("_", []),
        ("  ", [2, 1]),
        ("' OR 1=1 --", []),
    ],
)
def test_lists_can_be_searched(history: History, words: str, found: list[int]) -> None:
    ids = {
        1: make(history, "Dora", "Max", note="Rain"),
        2: make(history, "Zo\u00eb", "Eva", place="The Attic"),
    }
    assert [line.id for line in history.sessions.list(words=words)] == [ids[n] for n in found]


def test_lists_show_the_result(history: History) -> None:
    id = make(history, "Dora", "Max", "Eva")
    table = Table.open(history, id)
    for player, sheep in enumerate((3, 4, 3)):
        table.play(tally(player, sheep))
    (line,) = history.sessions.list()
    assert [(chair.total, chair.rank, chair.winner) for chair in line.chairs] == [
        (11, 2, False),
        (19, 1, True),
        (11, 2, False),
    ]
    assert line.finished and line.ended and line.decided_by == "points" and line.rating is None
    assert str(line.progress) == "Counting"


def test_place_note_and_start_can_be_changed(history: History) -> None:
    id = make(history, "Dora", place="Home")
    history.sessions.describe(id, note="Rain")
    assert history.sessions.list()[0].place == "Home" and history.sessions.list()[0].note == "Rain"
    with pytest.raises(BadInput, match="noon"):
        history.sessions.describe(id, started="noon", note="lost")
    assert history.sessions.list()[0].note == "Rain"


def test_deleting_back_and_for_good(history: History) -> None:
    id, other = make(history, "Dora", "Max"), make(history, "Dora")
    table = Table.open(history, id)
    table.play(Roll(face=1))
    Table.open(history, other).play(Roll(face=2))
    history.sessions.delete(id)
    assert [line.id for line in history.sessions.list()] == [other]
    assert [line.id for line in history.sessions.list(deleted=True)] == [id]
    assert history.sessions.get(id).deleted
    history.sessions.restore(id)
    assert history.sessions.get(id).moves == [{"do": "roll", "face": 1}]
    history.sessions.purge(id)
    with pytest.raises(Gone):
        history.sessions.get(id)
    for change in (
        table.undo,
        table.refresh,
        lambda: table.mark(player=1),
        lambda: history.sessions.delete(id),
    ):
        with pytest.raises(Gone, match="deleted for good"):
            change()
    assert (rows(history, "move"), rows(history, "seat"), rows(history, "game_session")) == (1, 1, 1)


def test_row_numbers_are_never_used_again(history: History) -> None:
    """Else a table that was open on a purged log could take a stranger's move for its own."""
    id = make(history, "Dora")
    Table.open(history, id).play(Roll(face=1))
    last = history.sessions.get(id).head
    history.sessions.purge(id)
    id = make(history, "Dora")
    Table.open(history, id).play(Roll(face=1))
    head = history.sessions.get(id).head
    assert head is not None and last is not None and head > last


def test_the_last_players_are_offered_again(history: History) -> None:
    assert history.sessions.last_seats(GAME) == []
    make(history, "Old", started="2020-01-01T00:00:00+00:00")
    newest = make(history, "Max", "Dora", "Eva")
    dora, eva = history.people.find("Dora"), history.people.find("Eva")
    assert dora and eva
    history.people.set_colour(dora.id, 3)
    history.people.archive(eva.id)
    seats = history.sessions.last_seats(GAME)
    assert [(seat.name, seat.colour) for seat in seats] == [("Max", None), ("Dora", 3)]
    assert seats[1].person == dora.id
    assert history.sessions.last_seats("fence-em-in") == []
    history.sessions.delete(newest)
    assert [seat.name for seat in history.sessions.last_seats(GAME)] == ["Old"]


def test_the_cache_can_be_rebuilt_from_the_log(history: History) -> None:
    id = make(history, "Dora", "Max")
    table = Table.open(history, id)
    table.play(tally(0, 5))
    table.play(tally(1, 2))
    before = history.sessions.list()
    with history.database.writing() as connection:
        connection.execute(update(SESSION).values(finished=False, progress=packed(says("Lost"))))
    assert history.sessions.list() != before
    history.sessions.rebuild_cache(id)
    assert history.sessions.list() == before


def test_the_trash_is_counted_and_emptied(history: History) -> None:
    kept, *gone = (make(history, "A", "B") for _ in range(4))
    for id in gone:
        Table.open(history, id).play(tally(0, 3))
        history.sessions.delete(id)
    history.sessions.restore(gone.pop())
    assert history.sessions.count(deleted=True) == 2 and history.sessions.count() == 2
    assert history.sessions.empty_trash() == 2
    assert history.sessions.empty_trash() == 0
    assert history.sessions.count(deleted=True) == 0 and history.sessions.count() == 2
    assert rows(history, "seat") == 4 and rows(history, "move") == 1
    with pytest.raises(Gone):
        history.sessions.get(gone[0])
    assert history.sessions.find(kept) is not None


def test_a_list_goes_on_without_end_and_without_gaps(history: History) -> None:
    """Many of one day and second, some without any time; each once, in the order of one long list."""
    for n in range(30):
        started = f"2026-0{1 + n % 3}-01T12:00:0{n % 2}+0{n % 5}:00"
        id = make(history, "A", "B", started=started)
        if n % 7 == 0:
            history.sessions.describe(id, started="")
    whole = history.sessions.list(limit=100)
    assert len(whole) == 30 and [line.day for line in whole][-5:] == [""] * 5
    found: list[str] = []
    after = None
    while page := history.sessions.list(limit=4, after=after):
        found += [line.id for line in page]
        after = page[-1].key
        history.sessions.delete(page[-1].id)
    assert found == [line.id for line in whole]


def test_lists_by_person_place_and_period(history: History) -> None:
    one = make(history, "Ana", "Max", started="2026-01-31T23:30:00-05:00", place="Home")
    two = make(history, "Ana", "Eva", started="2026-02-01T00:30:00+01:00", place="Café")
    three = make(history, "Eva", started="2026-03-05T20:00:00+01:00", place="Home")
    ana = history.people.find("ana")
    assert ana is not None

    def ids(**which: Any) -> list[str]:
        found = [line.id for line in history.sessions.list(**which)]
        assert len(found) == history.sessions.count(**which)
        return found

    assert ids(person=ana.id) == [two, one] and ids(person="nobody") == []
    assert ids(place="Home") == [three, one] and ids(place="home") == []
    # The day is that of the place, whatever the clock in Greenwich said.
    assert ids(until="2026-01-31") == [one] and ids(since="2026-02-01") == [three, two]
    assert ids(since="2026-02-01", until="2026-02-28") == [two]
    assert ids(person=ana.id, place="Home", words="max") == [one]
    assert history.sessions.places() == [("Home", 2), ("Café", 1)]

"""Two people who are one: merged with all their sessions, parted again as they were, and found by either id."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from models.games.volle_weide.practice import PRACTICE_A
from models.history.database import open_database
from models.history.everything import everything
from models.history.repository import History
from models.kernel.fault import BadInput
from tests.models.history.faults import die, died

BOX = {"sheet": PRACTICE_A.written()}


def session(history: History, *names: str) -> str:
    return history.sessions.create("volle-weide", [(name, None) for name in names], BOX, {})


def named(history: History, name: str) -> str:
    person = history.people.find(name)
    assert person is not None
    return person.id


def seats(history: History) -> list[tuple[Any, ...]]:
    with history.database.reading() as connection:
        found = "SELECT session_id, position, name, person_id, alias_id, alias_name FROM seat ORDER BY 1, 2"
        return [tuple(row) for row in connection.exec_driver_sql(found)]


def shown(history: History, id: str) -> list[str]:
    return [player["name"] for player in history.sessions.get(id).frame["players"]]


def test_merged_people_have_one_name_and_all_sessions(history: History) -> None:
    one, two = session(history, "Ana K", "Max"), session(history, "Ana", "Eva")
    ana_k, ana = named(history, "Ana K"), named(history, "Ana")
    history.people.merge(ana_k, ana)
    assert [person.name for person in history.people.list()] == ["Ana", "Eva", "Max"]
    assert shown(history, one) == ["Ana", "Max"] and shown(history, two) == ["Ana", "Eva"]
    assert history.people.times_played()[ana] == 2
    assert history.people.get(ana_k) == history.people.get(ana)
    assert named(history, "ana k") == ana
    assert [person.id for person in history.people.aliases(ana)] == [ana_k]
    assert [line.id for line in history.sessions.list(person=ana)] == [two, one]


def test_unmerging_brings_everything_back(history: History) -> None:
    session(history, "Ana K", "Max")
    session(history, "Ana", "Eva")
    before, people = seats(history), history.people.list()
    history.people.merge(named(history, "Ana K"), named(history, "Ana"))
    assert seats(history) != before
    history.people.unmerge(next(person.id for person in people if person.name == "Ana K"))
    assert seats(history) == before and history.people.list() == people


def test_a_chain_is_undone_in_any_order(history: History) -> None:
    for name in ("A", "B", "C"):
        session(history, name, "Max")
    before, people = seats(history), history.people.list()
    a, b, c = (named(history, name) for name in "ABC")
    history.people.merge(a, b)
    history.people.merge(b, c)
    assert {row[2] for row in seats(history)} == {"C", "Max"}
    assert [person.id for person in history.people.aliases(c)] == [a, b]
    history.people.unmerge(b)
    assert [row[2] for row in seats(history) if row[2] != "Max"] == ["B", "B", "C"]
    history.people.unmerge(a)
    assert seats(history) == before and history.people.list() == people
    history.people.merge(a, b)
    history.people.merge(b, c)
    history.people.unmerge(a)
    assert [row[2] for row in seats(history) if row[2] != "Max"] == ["A", "C", "C"]
    history.people.unmerge(b)
    assert seats(history) == before and history.people.list() == people


def test_two_in_one_session_are_two_people(history: History) -> None:
    session(history, "Ana", "Anna")
    history.sessions.delete(session(history, "Ana", "Anna"))
    before = seats(history)
    with pytest.raises(BadInput, match="Ana and Anna sit in 2 sessions together, so they are two people;"):
        history.people.merge(named(history, "Ana"), named(history, "Anna"))
    assert seats(history) == before


@pytest.mark.parametrize("other", ["nobody", "Ana"])
def test_merging_takes_two_people(history: History, other: str) -> None:
    session(history, "Ana")
    ana = named(history, "Ana")
    with pytest.raises(BadInput, match="not two people"):
        history.people.merge(ana, ana if other == "Ana" else "nobody")


def test_a_name_of_a_merged_person_can_be_borne(history: History) -> None:
    """The better name is often the one that went."""
    session(history, "Anna", "Max")
    session(history, "Ana", "Max")
    anna, ana = named(history, "Anna"), named(history, "Ana")
    history.people.merge(anna, ana)
    history.people.rename(ana, "Anna")
    assert {row[2] for row in seats(history)} == {"Anna", "Max"} and named(history, "anna") == ana
    with pytest.raises(BadInput, match="Anna is in the list already"):
        history.people.unmerge(anna)
    history.people.rename(ana, "Ana")
    history.people.unmerge(anna)
    assert [row[2] for row in seats(history)] == ["Anna", "Max", "Ana", "Max"]
    assert named(history, "anna") == anna


def test_old_files_find_whom_they_mean(history: History) -> None:
    """Neither an old session file nor an old export brings the merged person back."""
    id = session(history, "Ana K", "Max")
    history.people.add("Ana")
    old = everything(history)
    ana_k, ana = named(history, "Ana K"), named(history, "Ana")
    history.people.merge(ana_k, ana)
    history.sessions.purge(id)
    for player in old["players"]:
        assert history.people.take(player["id"], player["name"]) == "same"
    found = history.people.seated([("Ana K", ana_k), ("Ana", ana), ("Max", None)])
    assert found == [ana, None, named(history, "Max")]
    assert [person.name for person in history.people.list()] == ["Ana", "Max"]


def test_an_export_tells_who_was_merged(history: History, tmp_path: Path) -> None:
    session(history, "Ana K", "Max")
    ana = history.people.add("Ana").id
    ana_k = named(history, "Ana K")
    history.people.merge(ana_k, ana)
    whole = everything(history)
    (told,) = (player for player in whole["players"] if player["id"] == ana)
    assert told["also"] == [{"id": ana_k, "name": "Ana K"}]
    other = History(open_database(tmp_path / "other"))
    for player in whole["players"]:
        extra = {key: value for key, value in player.items() if key in ("also",)}
        assert other.people.take(player["id"], player["name"], extra=extra) == "added"
        assert other.people.take(player["id"], player["name"], extra=extra) == "same"
    assert other.people.get(ana_k) == other.people.get(ana)
    assert everything(other)["players"] == whole["players"]
    other.close()


def test_names_that_look_the_same_are_pointed_out(history: History) -> None:
    for name in ("Anna Maria", "AnnaMaria", "Anna\u200b Maria", "Anne Maria", "Max"):
        history.people.add(name)
    (group,) = history.people.alike()
    assert {person.name for person in group} == {"Anna Maria", "AnnaMaria", "Anna\u200b Maria"}
    history.people.merge(group[0].id, group[1].id)
    history.people.merge(group[2].id, group[1].id)
    assert history.people.alike() == []


@pytest.mark.parametrize("name", ["\u200b", "\u2800\u2800", "\u3164", "\u00ad\u200d"])
def test_a_name_that_nobody_sees_is_not_typed_but_read(history: History, name: str) -> None:
    with pytest.raises(BadInput, match="can be seen"):
        history.people.add(name)
    with pytest.raises(BadInput, match="can be seen"):
        session(history, name)
    assert history.people.list() == []
    assert history.people.seated([(name, None)]) == [history.people.list()[0].id]


def test_accents_are_kept_in_one_way(history: History) -> None:
    assert history.people.add("Zoe\u0308").name == "Zo\u00eb"


@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_killed_while_merging_is_all_or_nothing(tmp_path: Path, part: float) -> None:
    history = History.open(tmp_path)
    with history.transaction():
        for _ in range(100):
            session(history, "Ana K", "Max")
            session(history, "Ana", "Max")
    before = seats(history)
    ana_k, ana = named(history, "Ana K"), named(history, "Ana")
    history.close()

    def task() -> None:
        history = History.open(tmp_path)
        left = [int(part * 101)]

        def tick(*given: Any) -> None:
            if str(given[2]).startswith("UPDATE"):
                if left[0] == 0:
                    die()
                left[0] -= 1

        event.listen(history.database._connection.engine, "before_cursor_execute", tick)
        history.people.merge(ana_k, ana)

    assert died(task)
    history = History.open(tmp_path)
    assert seats(history) == before and len(history.people.list()) == 3
    history.people.merge(ana_k, ana)
    assert {row[2] for row in seats(history)} == {"Ana", "Max"}
    history.close()

"""The roster: one person a name, archive instead of deletion, renaming everywhere or nowhere."""

from __future__ import annotations

import pytest

from models.games.volle_weide.practice import PRACTICE_A
from models.history.repository import History
from models.kernel.fault import BadInput

BOX = {"sheet": PRACTICE_A.written()}


def session(history: History, *names: str) -> str:
    return history.sessions.create("volle-weide", [(name, None) for name in names], BOX, {})


def names(history: History) -> list[str]:
    return [person.name for person in history.people.list()]


@pytest.mark.parametrize("again", ["Anna", "anna ", " ANNA", "\tAnna"])
def test_a_name_is_one_person_across_case_and_spaces(history: History, again: str) -> None:
    anna = history.people.add(" Anna ")
    assert anna.name == "Anna"
    assert history.people.add(again).id == anna.id
    found = history.people.find(again)
    assert found is not None and found.id == anna.id
    assert names(history) == ["Anna"]


def test_an_accent_is_one_letter_however_it_is_typed(history: History) -> None:
    assert history.people.add("Zoe\u0308").id == history.people.add("Zo\u00eb").id


@pytest.mark.parametrize("name", ["", "   ", "x" * 41])
def test_a_name_has_1_to_40_characters(history: History, name: str) -> None:
    with pytest.raises(BadInput):
        history.people.add(name)
    assert names(history) == []


@pytest.mark.parametrize(
    "name", ["x" * 40, "\U0001f411", "\u0645\u0631\u064a\u0645", "\u7f8a\u5e73", 'O\'Hara "Bo" %s {n}']
)
def test_names_in_any_script_come_back_as_they_were(history: History, name: str) -> None:
    id = session(history, name, "Max")
    assert names(history).count(name) == 1
    assert history.sessions.get(id).frame["players"][0]["name"] == name
    assert history.sessions.list()[0].chairs[0].name == name


def test_half_a_character_is_refused_in_a_sentence(history: History) -> None:
    with pytest.raises(BadInput, match="half a character"):
        history.people.add("A\ud83d")
    assert names(history) == []
    history.people.add("A")


def test_archived_people_leave_the_list_and_come_back_by_name(history: History) -> None:
    anna = history.people.add("Anna")
    history.people.archive(anna.id)
    assert names(history) == []
    assert [person.name for person in history.people.list(archived=True)] == ["Anna"]
    back = history.people.add("anna")
    assert back.id == anna.id and back.archived_at is None
    assert names(history) == ["Anna"]


def test_who_plays_again_leaves_the_archive(history: History) -> None:
    anna = history.people.add("Anna")
    history.people.archive(anna.id)
    history.sessions.create("volle-weide", [("Anna", anna.id)], BOX, {})
    assert names(history) == ["Anna"]


def test_colour(history: History) -> None:
    anna = history.people.add("Anna", colour=2)
    history.people.set_colour(anna.id, 4)
    session(history, "Anna")
    assert history.sessions.list()[0].chairs[0].colour == 4
    history.people.set_colour(anna.id, None)
    assert history.people.list()[0].colour is None


def test_a_new_name_stands_in_every_session(history: History) -> None:
    ids = [session(history, "Ana", "Max") for _ in range(3)]
    ana = history.people.find("Ana")
    assert ana is not None
    history.people.rename(ana.id, " Anna ")
    assert names(history) == ["Anna", "Max"]
    for id in ids:
        players = history.sessions.get(id).frame["players"]
        assert [player["name"] for player in players] == ["Anna", "Max"]
        assert players[0]["id"] == ana.id
    assert history.people.find("Ana") is None


def test_only_the_case_can_be_renamed_too(history: History) -> None:
    anna = history.people.add("anna")
    history.people.rename(anna.id, "Anna")
    assert names(history) == ["Anna"]


def test_nobody_takes_the_name_of_somebody_else(history: History) -> None:
    anna = history.people.add("Anna")
    history.people.archive(history.people.add("Max").id)
    with pytest.raises(BadInput, match="Max is in the list already"):
        history.people.rename(anna.id, "MAX")
    assert names(history) == ["Anna"]


def test_renaming_never_gives_two_seats_of_a_session_one_name(history: History) -> None:
    """A file may have seated Robert as Bob; when Ana becomes Bob she stays Ana in that session."""
    robert, ana = history.people.add("Robert"), history.people.add("Ana")
    both = history.sessions.create("volle-weide", [("Bob", robert.id), ("Ana", ana.id)], BOX, {})
    alone = history.sessions.create("volle-weide", [("Ana", ana.id)], BOX, {})
    history.people.rename(ana.id, "Bob")
    assert [p["name"] for p in history.sessions.get(both).frame["players"]] == ["Bob", "Ana"]
    assert [p["name"] for p in history.sessions.get(alone).frame["players"]] == ["Bob"]


def test_last_played(history: History) -> None:
    history.people.add("Idle")
    history.sessions.create("volle-weide", [("Anna", None)], BOX, {}, started="2026-01-02T23:30:00-05:00")
    late = history.sessions.create(
        "volle-weide", [("Anna", None)], BOX, {}, started="2026-02-01T10:00:00+01:00"
    )
    anna = history.people.find("Anna")
    assert anna is not None
    assert history.people.last_played() == {anna.id: "2026-02-01T09:00:00.000000"}
    history.sessions.delete(late)
    assert history.people.last_played() == {anna.id: "2026-01-03T04:30:00.000000"}


def test_people_out_of_an_export(history: History) -> None:
    take = history.people.take
    id = "AAAAAAAA-0000-4000-8000-000000000001"
    assert take(id, "Anna", 3, archived=True) == "added"
    assert take(id.lower(), " Anna", 3, archived=True) == "same"
    assert take(id, "Anna", 3) == "updated"
    assert take(id, "Anne", 3) == "updated"
    assert take(id, "Anne", 3) == "same"
    assert take("bbbbbbbb-0000-4000-8000-000000000001", "ANNE") == "same"
    history.people.add("Max")
    with pytest.raises(BadInput, match="Max is in the list already"):
        take(id, "max", 3)
    assert names(history) == ["Anne", "Max"]

"""Phones at a session: who gets in with what, who sits where, and what ends."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import event

from models.games.volle_weide.practice import PRACTICE_A
from models.history import guests as place
from models.history.database import open_database
from models.history.everything import everything
from models.history.gathering import LENGTH, SIGNS, Ended, Gathering, Guest, tidied
from models.history.log import Gone
from models.history.repository import History
from models.kernel.fault import BadInput, Fault
from models.table import Table
from tests.models.history.faults import die, died

BOX = {"sheet": PRACTICE_A.written()}


def begun(history: History, *names: str) -> str:
    return history.sessions.create("volle-weide", [(name, None) for name in names or ("Ana", "Max")], BOX, {})


@pytest.fixture
def id(history: History) -> str:
    return begun(history)


def come(history: History, id: str) -> Guest:
    admitted = history.guests.admit(history.guests.gathering(id).token)
    assert admitted is not None
    return admitted[0]


def test_what_lets_phones_in_is_made_once(history: History, id: str) -> None:
    made = history.guests.gathering(id)
    assert history.guests.gathering(id) == made and made.session == id and made.shared
    other = history.guests.gathering(begun(history))
    told = [getattr(each, name) for each in (made, other) for name in ("token", "watch_token")]
    codes = [getattr(each, name) for each in (made, other) for name in ("code", "watch_code")]
    assert len({*told, *codes}) == 8
    assert all(len(token) == 22 for token in told)
    assert all(len(code) == LENGTH and set(code) <= set(SIGNS) for code in codes)
    with pytest.raises(Gone):
        history.guests.gathering("nothing")


def test_a_code_that_is_taken_is_not_given_twice(
    history: History, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = history.guests.gathering(id)
    signs = iter([*one.code, *one.watch_code, *"CCCCCCCC", *"CCCCCCCC", *"DDDDDDDD"])
    monkeypatch.setattr(secrets, "choice", lambda _: next(signs))
    two = history.guests.gathering(begun(history))
    assert (two.code, two.watch_code) == ("CCCCCCCC", "DDDDDDDD")


def test_a_phone_gets_in_and_is_known_by_its_secret(history: History, id: str) -> None:
    made = history.guests.gathering(id)
    for offered, role in (
        (made.token, ""),
        (f" {made.token}\n", ""),
        (made.code, ""),
        (made.watch_token, "watcher"),
        (made.watch_code, "watcher"),
    ):
        admitted = history.guests.admit(offered)
        assert admitted is not None
        guest, secret = admitted
        assert (guest.session, guest.role, guest.seat, guest.watches) == (id, role, None, role == "watcher")
        assert history.guests.find(secret) == history.guests.get(guest.id) == guest
        assert history.guests.find(secret + "x") is None and history.guests.find("") is None
    assert len(history.guests.of(id)) == 5
    with history.database.reading() as connection:
        kept = repr(connection.exec_driver_sql("SELECT * FROM guest").all())
    assert secret not in kept


@pytest.mark.parametrize("write", [str.lower, lambda code: f" {code[:4]} - {code[4:]}.", "\u200b".join])
def test_a_code_may_be_typed_as_people_type(history: History, id: str, write: Any) -> None:
    code = history.guests.gathering(id).code
    assert history.guests.admit(write(code)) is not None


@given(st.text("".join(SIGNS), min_size=LENGTH, max_size=LENGTH), st.integers(0, LENGTH - 1), st.data())
def test_a_sign_that_looks_like_one_of_the_code_is_that_one(code: str, at: int, data: st.DataObject) -> None:
    looks = {"D": "0OoQq", "2": "Zz", "8": "Bb", "V": "Uu", "G": "6"}
    like = data.draw(st.sampled_from(looks.get(code[at], code[at])))
    tried = tidied(code[:at] + like + code[at + 1 :])
    assert tried is not None and tried[1] == code
    assert Gathering("s", "t", code, "w", "v", True).opens(tried) == ""
    assert Gathering("s", "t", "c", "w", code, True).opens(tried) == "watcher"
    assert Gathering("s", "t", "c", "w", "v", True).opens(tried) is None


def test_no_two_signs_of_a_code_look_alike() -> None:
    for alike in ("0OQD", "1IL", "5S", "2Z", "8B", "UV", "6G"):
        assert len(set(alike) & set(SIGNS)) <= 1
    assert not set("AEIOU") & set(SIGNS)


@pytest.mark.parametrize(
    "offered", ["", " ", "x", "-", "\x00", "\ud800", "a" * 10**6, "\U0001f411" * 8, "%", "None"]
)
def test_what_opens_nothing_opens_nothing(history: History, id: str, offered: str) -> None:
    history.guests.gathering(id)
    assert history.guests.admit(offered) is None and history.guests.find(offered) is None
    assert history.guests.of(id) == []


def test_a_token_is_not_as_good_in_another_case_or_in_part(history: History, id: str) -> None:
    token = history.guests.gathering(id).token
    for offered in (token.swapcase(), token[:-1], token + "A", token[:8], f"{token[:11]} {token[11:]}"):
        assert history.guests.admit(offered) is None


def test_everything_that_is_kept_is_compared_in_full(
    history: History, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the first or the last of many opens, or none, the same comparisons are made."""
    made = [history.guests.gathering(each) for each in (id, begun(history), begun(history))]
    compare, done = secrets.compare_digest, []

    def counted(one: bytes, other: bytes) -> bool:
        done.append(one)
        return compare(one, other)

    monkeypatch.setattr(secrets, "compare_digest", counted)
    counts = []
    for offered in (made[0].token, made[2].watch_code, "nothing"):
        done.clear()
        history.guests.admit(offered)
        counts.append(len(done))
    # Once more for what has opened, within the write.
    assert counts == [16, 16, 12]


def test_a_deleted_session_has_no_guests_until_it_is_brought_back(history: History, id: str) -> None:
    admitted = history.guests.admit(history.guests.gathering(id).token)
    assert admitted is not None
    guest, secret = admitted
    history.sessions.delete(id)
    assert history.guests.get(guest.id) is None and history.guests.find(secret) is None
    history.sessions.restore(id)
    assert history.guests.find(secret) == guest


def test_nobody_gets_into_a_deleted_session(history: History, id: str) -> None:
    made = history.guests.gathering(id)
    history.sessions.delete(id)
    assert history.guests.admit(made.token) is None and history.guests.admit(made.watch_code) is None
    history.sessions.restore(id)
    assert history.guests.admit(made.token) is not None
    history.sessions.delete(id)
    history.sessions.purge(id)
    assert history.guests.of(id) == [] and history.guests.admit(made.token) is None
    with history.database.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM gathering").scalar() == 0


def test_new_codes_end_the_old_ones_and_all_who_came_with_them(history: History, id: str) -> None:
    history.guests.allow(id, False)
    old = history.guests.gathering(id)
    guests = [come(history, id) for _ in range(3)]
    stranger = come(history, begun(history))
    assert history.guests.renew(id) == [guest.id for guest in guests]
    new = history.guests.gathering(id)
    assert not {old.token, old.code, old.watch_token, old.watch_code} & {new.token, new.code, new.watch_token}
    assert not new.shared and history.guests.of(id) == []
    assert all(history.guests.get(guest.id) is None for guest in guests)
    assert history.guests.get(stranger.id) == stranger
    assert history.guests.admit(old.token) is None and history.guests.admit(old.watch_code) is None
    assert history.guests.admit(new.code) is not None
    with pytest.raises(Gone):
        history.guests.renew("nothing")


def test_whether_players_make_shared_moves(history: History, id: str) -> None:
    history.guests.allow(id, False)
    assert not history.guests.gathering(id).shared
    history.guests.allow(id, True)
    assert history.guests.gathering(id).shared
    with pytest.raises(Gone):
        history.guests.allow("nothing", True)


def test_a_seat_is_taken_taken_over_and_freed(history: History, id: str) -> None:
    one, two = come(history, id), come(history, id)
    sat = history.guests.sit(one.id, 1)
    assert (sat.role, sat.seat) == ("player", 1) and history.guests.sit(one.id, 1) == sat
    assert history.guests.sit(two.id, 1).seat == 1
    left = history.guests.get(one.id)
    assert left is not None and (left.role, left.seat) == ("", None)
    assert history.guests.sit(one.id, 0).seat == 0
    assert history.guests.sit(two.id, None).role == "watcher"
    assert [(guest.id, guest.seat) for guest in history.guests.of(id)] == [(one.id, 0), (two.id, None)]
    assert history.guests.sit(two.id, 1).role == "player"
    history.guests.free(id, 1)
    history.guests.free(id, 1)
    assert [(guest.role, guest.seat) for guest in history.guests.of(id)] == [("player", 0), ("", None)]
    history.guests.free(begun(history), 0)
    assert history.guests.of(id)[0].seat == 0


@pytest.mark.parametrize("seat", [-1, 2, 99, 2**40])
def test_a_seat_that_is_not_there_is_refused(history: History, id: str, seat: int) -> None:
    guest = come(history, id)
    history.guests.sit(guest.id, 0)
    with pytest.raises(BadInput, match="choose one of the 2"):
        history.guests.sit(guest.id, seat)
    assert history.guests.of(id)[0].seat == 0


def test_who_came_to_watch_never_sits(history: History, id: str) -> None:
    admitted = history.guests.admit(history.guests.gathering(id).watch_code)
    assert admitted is not None
    with pytest.raises(Fault, match="only for watching"):
        history.guests.sit(admitted[0].id, 0)
    assert history.guests.sit(admitted[0].id, None).role == "watcher"
    history.guests.free(id, 0)
    (guest,) = history.guests.of(id)
    assert (guest.role, guest.seat, guest.watches) == ("watcher", None, True)


def test_who_has_ended_is_gone(history: History, id: str) -> None:
    admitted = history.guests.admit(history.guests.gathering(id).code)
    assert admitted is not None
    guest, secret = admitted
    table = Table.open(history, id, guest.id)
    history.guests.end(guest.id)
    history.guests.end(guest.id)
    assert history.guests.find(secret) is None
    for act in (
        lambda: history.guests.sit(guest.id, 0),
        lambda: history.guests.mark(guest.id, {}),
        lambda: table.mark(x=1),
        lambda: table.read_off(),
        lambda: Table.open(history, id, guest.id),
    ):
        with pytest.raises(Ended, match="no longer at the table"):
            act()
    history.guests.seen(guest.id)
    assert history.guests.of(id) == []


def test_a_guest_of_another_table_has_no_place_here(history: History, id: str) -> None:
    with pytest.raises(Ended):
        Table.open(history, id, come(history, begun(history)).id)


def test_each_phone_has_its_own_bookmark(history: History, id: str) -> None:
    one, two = come(history, id), come(history, id)
    tables = [Table.open(history, id, guest) for guest in (None, one.id, two.id)]
    for number, table in enumerate(tables):
        table.mark(ghost=[number, 0])
    tables[1].refresh()
    assert [Table.open(history, id, table.guest).bookmark for table in tables] == [
        {"ghost": [number, 0]} for number in range(3)
    ]
    assert [table.bookmark["ghost"][0] for table in tables] == [0, 1, 2]


def test_when_a_phone_was_there_last(history: History, id: str) -> None:
    guest = come(history, id)
    assert guest.came_at == guest.seen_at
    history.guests.seen(guest.id)
    (later,) = history.guests.of(id)
    assert later.came_at == guest.came_at < later.seen_at


def test_phones_without_a_seat_make_room_for_new_ones(
    history: History, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "MOST_GUESTS", 4)
    stranger = come(history, begun(history))
    first = [come(history, id) for _ in range(4)]
    history.guests.sit(first[0].id, 0)
    history.guests.seen(first[1].id)
    fifth = come(history, id)
    assert [guest.id for guest in history.guests.of(id)] == [
        each.id for each in (first[0], first[1], first[3], fifth)
    ]
    for _ in range(30):
        come(history, id)
    assert len(history.guests.of(id)) == 4 and history.guests.of(id)[0].seat == 0
    assert history.guests.get(stranger.id) is not None


def test_two_programs_agree_on_what_lets_phones_in(tmp_path: Path) -> None:
    one, two = History(open_database(tmp_path)), History(open_database(tmp_path))
    id = begun(one)
    made = one.guests.gathering(id)
    assert two.guests.gathering(id) == made
    admitted = two.guests.admit(made.code)
    assert admitted is not None and one.guests.find(admitted[1]) == admitted[0]
    one.close()
    two.close()


def test_nothing_of_it_is_in_files(history: History, id: str) -> None:
    before, file = everything(history), history.sessions.get(id).file
    guest = come(history, id)
    history.guests.sit(guest.id, 1)
    assert everything(history) == before and history.sessions.get(id).file == file


@pytest.mark.parametrize("point", range(8))
def test_new_codes_are_all_or_nothing(tmp_path: Path, point: int) -> None:
    history = History.open(tmp_path)
    id = begun(history)
    made = history.guests.gathering(id)
    guest = come(history, id)
    history.close()

    def task() -> None:
        history = History.open(tmp_path)
        left = [point]

        def tick(*_: Any) -> None:
            if left[0] == 0:
                die()
            left[0] -= 1

        event.listen(history.database._connection.engine, "before_cursor_execute", tick)
        event.listen(history.database._connection.engine, "commit", tick)
        history.guests.renew(id)
        (tmp_path / "done").touch()
        die()

    assert died(task)
    history = History.open(tmp_path)
    if (tmp_path / "done").exists():
        assert history.guests.gathering(id).token != made.token and history.guests.of(id) == []
    else:
        assert history.guests.gathering(id) == made and history.guests.of(id) == [guest]
    history.close()


def test_a_copy_lets_nobody_in(history: History, id: str) -> None:
    """Neither who has the copy, nor, when it is restored, who had been ended since it was made."""
    made = history.guests.gathering(id)
    admitted = history.guests.admit(made.token)
    assert admitted is not None
    name = history.backups.keep()
    assert name is not None
    content = (history.backups.folder / name).read_bytes()
    for secret in (made.token, made.code, made.watch_token, made.watch_code, admitted[0].id):
        assert secret.encode() not in content
    history.guests.renew(id)
    history.backups.restore(name)
    assert history.guests.admit(made.token) is None and history.guests.find(admitted[1]) is None
    assert history.sessions.find(id) is not None and history.guests.gathering(id).token != made.token

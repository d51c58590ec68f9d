"""File out and in. Source: formats.md: unknown keys are kept on import and written back on export."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from models.exchange.box_file import read_box_file, write_box
from models.exchange.export_file import read_any, write_export
from models.exchange.frame import BOX, EXPORT, SESSION
from models.exchange.refusal import Refused
from models.exchange.session_file import play, read_session
from models.exchange.text import dump, parse
from tests.models.exchange.files import COUNTED, DRAWN, ID, box, session
from tests.models.games.volle_weide.strategies import plays
from tests.models.written import write_session

KNOWN = {"format", "game", "id", "started", "ended", "place", "note", "players", "box", "setup", "moves"}
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**40), 10**40)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("abcé🐑", max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


def written(data: dict[str, Any]) -> dict[str, Any]:
    """Read, taken apart as the history does, and put together again."""
    file = read_session(data)
    frame = file.frame
    return write_session(
        frame.game,
        data["players"],
        frame.box,
        frame.setup,
        frame.moves,
        id=frame.id,
        started=frame.started,
        ended=frame.ended,
        place=frame.place,
        note=frame.note,
        **file.extra,
    )


@pytest.mark.parametrize("moves", [[], DRAWN, COUNTED])
def test_out_and_in_is_identity(moves: list[dict[str, Any]]) -> None:
    data = session(moves)
    assert parse(dump(data)) == data
    assert written(data) == data
    assert [move.written() for move in read_session(data).session.moves] == moves


@settings(deadline=None, max_examples=40, suppress_health_check=list(HealthCheck))
@given(plays())
def test_out_and_in_is_identity_for_any_session(data: dict[str, Any]) -> None:
    again = parse(dump(written(data)))
    assert again == data
    assert read_session(again).session == read_session(data).session


@settings(deadline=None, max_examples=80)
@given(st.text("xyzé", min_size=1, max_size=3), json_values, st.data())
def test_unknown_keys_are_kept_everywhere(key: str, value: Any, data: st.DataObject) -> None:
    file = session(deepcopy(DRAWN if data.draw(st.booleans()) else COUNTED))
    inner = [file, file["players"][0], file["box"], file["box"]["sheet"], file["box"]["sheet"]["fences"]]
    inner += [file["box"]["sheet"]["track"], file["setup"], *file["moves"]]
    inner += [move["mid"] for move in file["moves"] if "mid" in move]
    plain = read_session(deepcopy(file)).session.scoreboard()
    for place in data.draw(st.lists(st.sampled_from(range(len(inner))), unique=True)):
        inner[place].setdefault(key, value)
    again = parse(dump(file))
    assert again == file
    read = read_session(again)
    assert read.session.scoreboard() == plain
    assert written(again) == file
    assert [move.written() for move in read.session.moves] == file["moves"]
    assert read.session.box.written() == file["box"]
    assert read.session.setup.written() == file["setup"]


def test_extra_keys_of_the_frame_are_told_apart() -> None:
    file = read_session(session(table={"legs": 4}))
    assert file.extra == {"table": {"legs": 4}}
    assert KNOWN.isdisjoint(file.extra)


def test_ids_are_compared_in_lower_case() -> None:
    file = read_session(session(id=ID.upper(), players=[{"name": "A", "id": ID.upper()}, {"name": "B"}]))
    assert file.frame.id == ID
    assert file.session.players[0].id == ID
    assert file.session.players[1].id is None


def test_moves_can_be_played_on() -> None:
    begun = read_session(session(DRAWN[:3])).session
    assert play(begun, DRAWN[3:]) == read_session(session()).session
    with pytest.raises(Refused) as fault:
        play(begun, [DRAWN[3], {"do": "skip", "player": 0}])
    assert fault.value.move == 5


def test_what_is_empty_is_left_out_of_a_file() -> None:
    data = write_session("volle-weide", [{"name": "A"}], {}, {}, [], id=ID, note="", started=None, more=0)
    assert data == {
        "format": SESSION,
        "game": "volle-weide",
        "id": ID,
        "players": [{"name": "A"}],
        "box": {},
        "setup": {},
        "moves": [],
        "more": 0,
    }


def test_a_box_file_out_and_in() -> None:
    data = box(note="second printing")
    file = read_box_file(parse(dump(data)))
    assert file.frame.name == "Ours"
    assert file.box.written() == data["box"]
    assert write_box("volle-weide", "Ours", file.frame.box, note="second printing") == data
    assert read_box_file(box(name=" Ours ", id=ID.upper())).frame.id == ID


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"name": ""}, "name"),
        ({"name": None}, "name"),
        ({"id": "x"}, "id"),
        ({"box": None}, "box"),
        ({"box": {"sheet": {}}}, "box.sheet"),
        ({"game": "chess"}, "game"),
        ({"format": SESSION}, "format"),
        ({"format": EXPORT}, "format"),
    ],
)
def test_a_broken_box_file_is_refused(changes: dict[str, Any], place: str) -> None:
    with pytest.raises(Refused) as fault:
        read_box_file(box(**changes))
    assert (fault.value.place, fault.value.move) == (place, 0)


def test_any_file_is_told_by_its_format() -> None:
    assert len(read_any(session()).sessions) == 1
    assert len(read_any(box()).boxes) == 1
    player = {"id": ID, "name": "Dora", "colour": 2, "archived": False}
    export = write_export([player, player | {"colour": None}], [box()], [session(), session(COUNTED)])
    parcel = read_any(parse(dump(export)))
    assert (len(parcel.players), len(parcel.boxes), len(parcel.sessions)) == (2, 1, 2)
    assert parcel.listed
    assert read_any({"format": EXPORT}).sessions == ()
    for data in ({"format": "x"}, {"format": BOX}, 3):
        with pytest.raises(Refused):
            read_any(data)


@pytest.mark.parametrize(
    ("changes", "place", "move"),
    [
        ({"players": {}}, "players", 0),
        ({"players": [{"name": "A"}]}, "players.0", 0),
        ({"players": [{"id": ID, "name": "A", "colour": "red"}]}, "players.0.colour", 0),
        ({"players": [{"id": ID, "name": "A", "archived": 0}]}, "players.0.archived", 0),
        ({"boxes": [box(), box(name="")]}, "boxes.1.name", 0),
        ({"sessions": [session(), 3]}, "sessions.1", 0),
        ({"sessions": [session(players=[])]}, "sessions.0.players", 0),
        ({"sessions": [session([*DRAWN, {"do": "roll"}])]}, "sessions.0", 8),
        ({"sessions": [session([*DRAWN, {"do": "roll", "face": 9}])]}, "sessions.0.face", 8),
    ],
)
def test_a_fault_in_an_export_names_the_part(changes: dict[str, Any], place: str, move: int) -> None:
    with pytest.raises(Refused) as fault:
        read_any({"format": EXPORT, **changes})
    assert (fault.value.place, fault.value.move) == (place, move)

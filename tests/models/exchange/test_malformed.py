"""A hundred and more broken files: the move that is named, the place, and never a word of a library's.

Source: formats.md, sections 1, 2 and 4; issue 2, "Bad input".
"""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from models.exchange.refusal import Refused
from models.exchange.session_file import read_session
from models.exchange.text import parse
from tests.models.exchange.files import COUNTED, DRAWN, ID, SHEET, session

GONE = object()


def refusal(content: bytes) -> Refused:
    with pytest.raises(Refused) as fault:
        read_session(parse(content))
    return fault.value


def changed(data: Any, place: str, value: Any) -> Any:
    """A copy with another value at the place, or without it."""
    data = deepcopy(data)
    inner = data
    *way, last = [int(step) if step.isdigit() else step for step in place.split(".")]
    for step in way:
        # Faces are keys though they look like numbers.
        inner = inner[str(step) if isinstance(inner, dict) else step]
    key = str(last) if isinstance(inner, dict) else last
    if value is GONE:
        del inner[key]
    else:
        inner[key] = value
    return data


# The frame: place that is changed, to what, place that is named.
FRAME: list[tuple[str, Any, str]] = [
    ("format", GONE, "format"),
    ("format", "companion-session/2", "format"),
    ("format", "companion-box/1", "format"),
    ("format", 1, "format"),
    ("format", ["companion-session/1"], "format"),
    ("game", GONE, "game"),
    ("game", "chess", "game"),
    ("game", "Volle-Weide", "game"),
    ("game", None, "game"),
    ("game", {}, "game"),
    ("id", "7", "id"),
    ("id", None, "id"),
    ("id", 7, "id"),
    ("id", ID + "0", "id"),
    ("id", ID.replace("-", ""), "id"),
    ("started", "yesterday", "started"),
    ("started", "2026-11-28", "started"),
    ("started", "2026-13-28T19:05:00+01:00", "started"),
    ("started", "2026-11-28T25:05:00+01:00", "started"),
    ("started", 1764353100, "started"),
    ("started", None, "started"),
    ("ended", "", "ended"),
    ("ended", "19:05", "ended"),
    ("place", 3, "place"),
    ("place", None, "place"),
    ("note", ["x"], "note"),
    ("players", GONE, '"players"'),
    ("players", [], "players"),
    ("players", {}, "players"),
    ("players", None, "players"),
    ("players", "Dora", "players"),
    ("players", [{"name": f"P{n}"} for n in range(13)], "players"),
    ("players.0", "Dora", "players.0"),
    ("players.0", None, "players.0"),
    ("players.0.name", GONE, "players.0"),
    ("players.0.name", "", "players.0.name"),
    ("players.0.name", " \t\n ", "players.0.name"),
    ("players.0.name", "x" * 41, "players.0.name"),
    ("players.0.name", 5, "players.0.name"),
    ("players.0.name", None, "players.0.name"),
    ("players.1.name", "DORA", "players.1.name"),
    ("players.1.name", "  dora ", "players.1.name"),
    ("players.1.id", "me", "players.1.id"),
    ("players.1.id", None, "players.1.id"),
    ("players.1.id", 4, "players.1.id"),
    ("box", GONE, '"box"'),
    ("box", None, "box"),
    ("box", [], "box"),
    ("box", "A", "box"),
    ("box.sheet", [], "box.sheet"),
    ("box.sheet", "A", "box.sheet"),
    ("box.sheet", False, "box.sheet"),
    ("box.sheet.name", GONE, "box.sheet"),
    ("box.sheet.name", "", "box.sheet.name"),
    ("box.sheet.name", "x" * 41, "box.sheet.name"),
    ("box.sheet.side", GONE, "box.sheet"),
    ("box.sheet.side", "C", "box.sheet.side"),
    ("box.sheet.side", "a", "box.sheet.side"),
    ("box.sheet.columns", GONE, "box.sheet"),
    ("box.sheet.columns", 0, "box.sheet.columns"),
    ("box.sheet.columns", 33, "box.sheet.columns"),
    ("box.sheet.columns", 3.0, "box.sheet.columns"),
    ("box.sheet.columns", "3", "box.sheet.columns"),
    ("box.sheet.columns", True, "box.sheet.columns"),
    ("box.sheet.rows", -2, "box.sheet.rows"),
    ("box.sheet.rows", None, "box.sheet.rows"),
    ("box.sheet.sheep", GONE, "box.sheet"),
    ("box.sheet.sheep", None, "box.sheet.sheep"),
    ("box.sheet.sheep", [[0]], "box.sheet.sheep.0"),
    ("box.sheet.sheep", [[0, 0, 0]], "box.sheet.sheep.0"),
    ("box.sheet.sheep", [[0, 0], "1,0"], "box.sheet.sheep.1"),
    ("box.sheet.sheep.1", [0, 0], "box.sheet.sheep"),
    ("box.sheet.sheep.1", [3, 0], "box.sheet.sheep"),
    ("box.sheet.sheep.1", [0, 2], "box.sheet.sheep"),
    ("box.sheet.sheep.1.0", 1.0, "box.sheet.sheep.1.0"),
    ("box.sheet.clovers", None, "box.sheet.clovers"),
    ("box.sheet.clovers", [[1, 0]], "box.sheet.clovers"),
    ("box.sheet.clovers", [[2, 0], [2, 0]], "box.sheet.clovers"),
    ("box.sheet.bushes.0", [1, 0], "box.sheet.bushes.0"),
    ("box.sheet.bushes.0", [1, 0, "n"], "box.sheet.bushes.0.2"),
    ("box.sheet.bushes.0", [1, 0, 0], "box.sheet.bushes.0.2"),
    ("box.sheet.bushes.0", [3, 0, "e"], "box.sheet.bushes"),
    ("box.sheet.bushes.0", [2, 2, "e"], "box.sheet.bushes"),
    ("box.sheet.rocks", [[4, 0]], "box.sheet.rocks"),
    ("box.sheet.rocks", [[0, 0], [0, 0]], "box.sheet.rocks"),
    ("box.sheet.rocks", {}, "box.sheet.rocks"),
    ("box.sheet.fences", GONE, "box.sheet"),
    ("box.sheet.fences", [], "box.sheet.fences"),
    ("box.sheet.fences.4", GONE, "box.sheet.fences"),
    ("box.sheet.fences.4", [], "box.sheet.fences.4"),
    ("box.sheet.fences.4", None, "box.sheet.fences.4"),
    ("box.sheet.fences.4", [[0, 0, "e"], [2, 0, "e"]], "box.sheet.fences.4"),
    ("box.sheet.fences.4", [[0, 0, "e"], [0, 0, "e"]], "box.sheet.fences.4"),
    ("box.sheet.fences.4.1.0", 1_000_001, "box.sheet.fences.4.1.0"),
    ("box.sheet.track", GONE, "box.sheet"),
    ("box.sheet.track", {"mid": 4, "end": 4}, "box.sheet.track"),
    ("box.sheet.track", {"mid": 9, "end": 4}, "box.sheet.track"),
    ("box.sheet.track.mid", 0, "box.sheet.track.mid"),
    ("box.sheet.track.mid", "2", "box.sheet.track.mid"),
    ("box.sheet.track.end", GONE, "box.sheet.track"),
    ("box.sheet.track.end", 1_000_001, "box.sheet.track.end"),
    ("setup", None, "setup"),
    ("setup", [], "setup"),
    ("setup.black_sheep", None, "setup.black_sheep"),
    ("setup.black_sheep", [[0, 0]], "setup.black_sheep"),
    ("setup.black_sheep", [[0, 0], [0, 1]], "setup.black_sheep"),
    ("setup.black_sheep", [[0, 0], [9, 9]], "setup.black_sheep"),
    ("setup.black_sheep", [[0, 0], None], "setup.black_sheep.1"),
    ("moves", GONE, '"moves"'),
    ("moves", None, "moves"),
    ("moves", {}, "moves"),
    ("moves", "[]", "moves"),
    ("moves", [{"do": "roll", "face": 1}] * 20_001, "moves"),
]


@pytest.mark.parametrize(("place", "value", "named"), FRAME)
def test_a_fault_before_the_moves_is_move_0(place: str, value: Any, named: str) -> None:
    fault = refusal(json.dumps(changed(session(), place, value)).encode())
    assert fault.move == 0
    assert named in str(fault)
    well_put(fault)


# Moves: in a drawn or a counted session the move that is changed (from 1), place in it, to what.
MOVES: list[tuple[str, int, str, Any]] = [
    ("drawn", 1, "do", GONE),
    ("drawn", 1, "do", "Roll"),
    ("drawn", 1, "do", None),
    ("drawn", 1, "do", ["roll"]),
    ("drawn", 1, "do", {}),
    ("drawn", 1, "do", 1),
    ("drawn", 1, "face", GONE),
    ("drawn", 1, "face", 0),
    ("drawn", 1, "face", 7),
    ("drawn", 1, "face", 5.0),
    ("drawn", 1, "face", "5"),
    ("drawn", 1, "face", True),
    ("drawn", 1, "face", None),
    ("drawn", 2, "player", GONE),
    ("drawn", 2, "player", -1),
    ("drawn", 2, "player", False),
    ("drawn", 2, "player", "Dora"),
    ("drawn", 2, "at", GONE),
    ("drawn", 2, "at", [0]),
    ("drawn", 2, "at", [0, 0, 0]),
    ("drawn", 2, "at", "0,0"),
    ("drawn", 2, "at.1", 0.0),
    ("drawn", 2, "at.1", 1e3),
    ("drawn", 2, "at.1", 10_000_000),
    ("drawn", 2, "at.1", None),
    ("drawn", 3, "turn", 4),
    ("drawn", 3, "turn", -1),
    ("drawn", 3, "turn", None),
    ("drawn", 3, "turn", "1"),
    ("drawn", 7, "part", GONE),
    ("drawn", 7, "part", 3),
    ("drawn", 7, "value", GONE),
    ("drawn", 7, "value", "4"),
    ("drawn", 7, "value", 1_000_001),
    ("drawn", 7, "value", -1_000_001),
    ("drawn", 7, "why", None),
    ("drawn", 7, "why", 5),
    ("counted", 1, "mid", GONE),
    ("counted", 1, "mid", [2, True]),
    ("counted", 1, "mid.sheep", GONE),
    ("counted", 1, "mid.sheep", -1),
    ("counted", 1, "mid.sheep", 2.0),
    ("counted", 1, "mid.black", 1),
    ("counted", 1, "mid.black", "yes"),
    ("counted", 1, "mid.black", None),
    ("counted", 1, "final", None),
    ("counted", 1, "final.sheep", "6"),
    ("counted", 1, "bushes", GONE),
    ("counted", 1, "bushes", -2),
    ("counted", 1, "clovers", -1),
    ("counted", 1, "clovers", None),
    ("counted", 2, "fences", GONE),
    ("counted", 2, "fences", {}),
    ("counted", 2, "fences.1", [0, 0]),
    ("counted", 2, "fences.1", [0, 0, "w"]),
    ("counted", 2, "fences.1", [0, 0, "e", 1]),
    ("counted", 2, "fences.1.2", None),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "number", "place", "value"), MOVES)
def test_a_malformed_move_is_named_with_its_place(kind: str, number: int, place: str, value: Any) -> None:
    moves = deepcopy(DRAWN if kind == "drawn" else COUNTED)
    moves[number - 1] = changed(moves[number - 1], place, value)
    fault = refusal(json.dumps(session(moves)).encode())
    assert fault.move == number
    assert place.split(".")[-1] in str(fault) or place.split(".")[0] in str(fault)
    well_put(fault)


@pytest.mark.parametrize("move", [None, 3, "roll", [], ["roll", 5], True, {}])
def test_what_is_no_move_at_all(move: Any) -> None:
    fault = refusal(json.dumps(session([*DRAWN[:3], move])).encode())
    assert fault.move == 4
    well_put(fault)


# Well-formed moves that the rules do not allow: moves and the number that is named.
ILLEGAL: list[tuple[list[dict[str, Any]], int]] = [
    ([{"do": "draw", "player": 0, "at": [0, 0]}], 1),
    ([{"do": "skip", "player": 0}], 1),
    ([*DRAWN[:1], {"do": "roll", "face": 2}], 2),
    ([*DRAWN[:1], {"do": "skip", "player": 0}], 2),
    ([*DRAWN[:2], {"do": "draw", "player": 0, "at": [1, 0]}], 3),
    ([*DRAWN[:1], {"do": "draw", "player": 2, "at": [0, 0]}], 2),
    ([*DRAWN[:1], {"do": "draw", "player": 0, "at": [3, 0]}], 2),
    ([*DRAWN[:1], {"do": "draw", "player": 0, "at": [2, 0]}], 2),
    ([*DRAWN[:1], {"do": "draw", "player": 0, "at": [-1, 0]}], 2),
    ([*DRAWN, COUNTED[0]], 8),
    ([*COUNTED, DRAWN[0]], 3),
    ([{"do": "override", "player": 0, "part": "sheep", "value": 1}], 1),
    ([{"do": "override", "player": 0, "part": "", "value": 1}], 1),
    ([{"do": "override", "player": 9, "part": "mid", "value": 1}], 1),
    ([{**COUNTED[0], "player": 2}], 1),
    ([{**COUNTED[1], "fences": [[0, 0, "e"], [0, 0, "e"]]}], 1),
    ([{**COUNTED[1], "fences": [[2, 0, "e"]]}], 1),
    ([{**COUNTED[1], "fences": [[9, 0, "e"]]}], 1),
]


@pytest.mark.parametrize(("moves", "number"), ILLEGAL)
def test_an_illegal_move_is_named(moves: list[dict[str, Any]], number: int) -> None:
    fault = refusal(json.dumps(session(moves)).encode())
    assert fault.move == number
    well_put(fault)


def test_the_first_bad_move_counts_whether_illegal_or_malformed() -> None:
    illegal, malformed = {"do": "skip", "player": 0}, {"do": "roll", "face": "x"}
    assert refusal(json.dumps(session([*DRAWN, illegal, malformed])).encode()).move == 8
    assert refusal(json.dumps(session([*DRAWN, malformed, illegal])).encode()).move == 8
    assert refusal(json.dumps(session([malformed], game="chess")).encode()).move == 0


NOT_JSON: list[tuple[bytes, str]] = [
    (b"", "not JSON"),
    (b"   \n", "not JSON"),
    (b"{", "not JSON"),
    (b"companion", "not JSON"),
    (b'{"format": "companion-session/1",}', "not JSON"),
    (b"{'format': 1}", "not JSON"),
    (b'{"a": NaN}', "NaN"),
    (b'{"a": Infinity}', "Infinity"),
    (b'{"a": -Infinity}', "Infinity"),
    (b'{"a": 1e999}', "1e999"),
    (b'{"a": "\xff"}', "UTF-8"),
    ('{"a": "ä"}'.encode("latin-1"), "UTF-8"),
    ('{"a": 1}'.encode("utf-16"), "UTF-8"),
    (b'{"a": "\\ud800"}', "half a character"),
    (b'{"\\udfff": 1}', "half a character"),
    (b'{"a": 1, "a": 2}', '"a" stands twice'),
    (b'{"moves": [{"do": "roll", "do": "skip"}]}', '"do" stands twice'),
    (b"[" * 100_000 + b"]" * 100_000, "nested too deeply"),
    (b"[" * 600 + b"]" * 600, "nested too deeply"),
    (b'{"a": ' * 5000 + b"1" + b"}" * 5000, "nested too deeply"),
    (b"9" * 5000, "too many digits"),
    (b'{"a": -' + b"9" * 5000 + b"}", "too many digits"),
    (b" " * 8_000_001, "larger than 8 MB"),
    (b"null", "null is no session"),
    (b"[]", "a list is no session"),
    (b'"companion-session/1"', "is no session"),
    (b"3", "3 is no session"),
    (b"{}", "format"),
    (b'\xef\xbb\xbf{"format": 3}', "format"),
]


@pytest.mark.parametrize(("content", "words"), NOT_JSON)
def test_what_is_no_file_of_ours(content: bytes, words: str) -> None:
    from models.kernel.fault import BadInput

    with pytest.raises(BadInput) as fault:
        read_session(parse(content))
    assert getattr(fault.value, "move", 0) == 0
    assert words in str(fault.value)
    well_put(fault.value)


def well_put(fault: Exception) -> None:
    """One sentence with a remedy, short, in our words."""
    said = str(fault)
    assert len(said) < 300
    assert said.endswith((".", "?"))
    assert "\n" not in said
    for foreign in ("pydantic", "Input should", "type=", "Traceback", "Error", "validation"):
        assert foreign not in said


# What looks odd and is right.
GOOD: list[tuple[str, Any]] = [
    ("id", GONE),
    ("id", ID.upper()),
    ("started", "2026-11-28T19:05"),
    ("started", "2026-11-28T19:05:00Z"),
    ("started", "2026-11-28T19:05:00.123"),
    ("place", ""),
    ("note", "Zeile 1\nZeile 2"),
    ("players.0.name", "x" * 40),
    ("players.0.name", "  Dora  "),
    ("players.0.name", "<b>{name}</b> %s"),
    ("players.0.name", "🐑" * 40),
    ("players.0.id", ID),
    ("players.0.colour", "purple"),
    ("setup", GONE),
    ("setup", {}),
    ("setup.black_sheep", [[0, 0], [0, 0]]),
    ("box.sheet.clovers", GONE),
    ("box.sheet.rocks", GONE),
    ("box.sheet.bushes", GONE),
    ("box.sheet.printed", {"year": 2024}),
    ("box.sheet.fences.7", "nothing"),
    ("box.sheet.fences.one", None),
    ("extra", 10**400),
    ("extra", [[[[[[[[1.5]]]]]]]]),
    ("written", True),
    ("model_config", 1),
    ("__class__", "x"),
]


@pytest.mark.parametrize(("place", "value"), GOOD)
def test_what_is_allowed(place: str, value: Any) -> None:
    data = changed(session(), place, value)
    file = read_session(parse(json.dumps(data).encode()))
    assert file.data == data
    assert file.session.length == len(DRAWN)


def test_a_byte_order_mark_is_accepted() -> None:
    assert read_session(parse(b"\xef\xbb\xbf" + json.dumps(session()).encode())).session.length == 7


def test_twenty_thousand_moves_are_accepted() -> None:
    data = session([COUNTED[0]] * 20_000, box={}, setup={})
    assert read_session(data).session.length == 20_000


def test_no_sheet_is_fine_for_paper() -> None:
    for box in ({}, {"sheet": None}):
        assert read_session(session(COUNTED[:1], box=box, setup={})).session.length == 1
        with pytest.raises(Refused):
            read_session(session(DRAWN, box=box, setup={}))


def test_names_are_shown_trimmed() -> None:
    file = read_session(session(players=[{"name": "  Dora "}, {"name": "\u00a0Emil\u2003"}]))
    assert [player.name for player in file.session.players] == ["Dora", "Emil"]


def test_names_may_differ_in_more_than_case() -> None:
    assert read_session(session(players=[{"name": "Anna"}, {"name": "Anne"}]))
    with pytest.raises(Refused):
        read_session(session(players=[{"name": "STRASSE"}, {"name": "straße"}]))


def test_the_sheet_of_these_tests_is_right() -> None:
    assert read_session(session()).session.state.meadow.sheet.written() == SHEET

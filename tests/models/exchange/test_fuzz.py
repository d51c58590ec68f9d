"""Whatever stands in a file: it is read, or refused in a sentence."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from models.exchange.export_file import read_any, write_export
from models.exchange.refusal import Refused
from models.exchange.result import result
from models.exchange.session_file import read_session
from models.exchange.text import parse
from models.kernel.fault import BadInput
from tests.models.exchange.files import COUNTED, DRAWN, ID, box, session

ODD: list[Any] = [
    None, True, False, 0, 1, -1, 6, 7, 32, 33, 1_000_000, 1_000_001, -1_000_001, 10**30, 0.0, 1.0, 1e300, "",
    "1", "e", "s", "x" * 50, "\u0000", "🐑", "\u202e", [], {}, [0], [0, 0], [0, 0, "e"], [[]], {"do": "roll"},
    {"sheep": 1}, [[0, 0, "e"]], [None], "roll", "trace",
]  # fmt: skip


def mutated(data: Any, chance: random.Random, times: int) -> Any:
    """The data with values swapped, added, doubled or taken out, anywhere."""
    data = deepcopy(data)
    for _ in range(times):
        spots: list[tuple[Any, Any]] = []
        todo = [data]
        while todo:
            inner = todo.pop()
            keys = list(inner) if isinstance(inner, dict) else range(len(inner))
            spots += [(inner, key) for key in keys]
            todo += [inner[key] for key in keys if isinstance(inner[key], dict | list)]
        if not spots:
            return data
        inner, key = chance.choice(spots)
        match chance.randrange(5):
            case 0:
                inner[key] = deepcopy(chance.choice(ODD))
            case 1:
                del inner[key]
            case 2 if isinstance(inner, list):
                inner.insert(key, deepcopy(chance.choice(ODD)))
            case 3 if isinstance(inner, list):
                inner.append(deepcopy(inner[key]))
            case _ if isinstance(inner[key], int):
                inner[key] += chance.choice((-1, 1))
            case _:
                inner[key] = deepcopy(chance.choice(chance.choice(spots)[0:1]))
                if json_depth(data) > 100:
                    return data
    return data


def json_depth(data: Any) -> int:
    if isinstance(data, dict):
        data = list(data.values())
    return 1 + max((json_depth(value) for value in data), default=0) if isinstance(data, list) else 0


@settings(deadline=None, max_examples=400, suppress_health_check=list(HealthCheck))
@given(st.randoms(use_true_random=False), st.integers(1, 4), st.sampled_from([DRAWN, COUNTED]))
def test_a_mutated_session_is_scored_or_refused(chance: random.Random, times: int, moves: list[Any]) -> None:
    data = mutated(session(moves), chance, times)
    try:
        json.dumps(result(read_session(data).session))
    except Refused as refused:
        assert 0 <= refused.move <= len(data["moves"] if refused.move else "")
        assert str(refused).endswith((".", "?"))


@settings(deadline=None, max_examples=150, suppress_health_check=list(HealthCheck))
@given(st.randoms(use_true_random=False), st.integers(1, 4))
def test_a_mutated_export_is_read_or_refused(chance: random.Random, times: int) -> None:
    player = {"id": ID, "name": "Dora", "colour": None, "archived": False}
    data = mutated(write_export([player], [box()], [session(), session(COUNTED)]), chance, times)
    try:
        read_any(data)
    except Refused as refused:
        assert str(refused).endswith((".", "?"))


@settings(deadline=None, max_examples=150)
@given(st.data())
def test_mangled_bytes_are_read_or_refused(data: st.DataObject) -> None:
    content = bytearray(json.dumps(session(), ensure_ascii=data.draw(st.booleans())).encode())
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at : at + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=3))
    try:
        read_session(parse(bytes(content)))
    except BadInput as refused:
        assert str(refused).endswith((".", "?"))


@settings(deadline=None, max_examples=150)
@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    try:
        read_any(parse(content))
    except BadInput as refused:
        assert str(refused).endswith((".", "?"))

"""Sessions with results that were worked out independently of this program.

A copy of the cases lies beside this file; where the shared folder is there, its own are tried too.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from models.exchange.refusal import Refused
from models.exchange.result import result
from models.exchange.session_file import read_session
from models.exchange.text import parse
from models.games import GAMES

HERE = Path(__file__).parent / "cases"
SHARED = Path(__file__).parents[3] / "shared" / "cases"
ENDING = ".session.json"


def cases() -> list[Path]:
    found = sorted(HERE.glob("*" + ENDING)) + sorted(SHARED.glob("*" + ENDING))
    return [path for path in found if json.loads(path.read_text("utf-8"))["game"] in GAMES]


def scored(path: Path) -> dict[str, Any]:
    try:
        return result(read_session(parse(path.read_bytes())).session)
    except Refused as refused:
        assert str(refused)
        return {"error": True, "move": refused.move}


@pytest.mark.parametrize(
    "path", cases(), ids=lambda path: f"{path.parents[1].name}-{path.name[: -len(ENDING)]}"
)
def test_case(path: Path) -> None:
    expected = json.loads(path.with_name(path.name.replace(ENDING, ".result.json")).read_text("utf-8"))
    assert scored(path) == expected


def test_there_are_cases_for_every_game() -> None:
    assert {json.loads(path.read_text("utf-8"))["game"] for path in cases()} == set(GAMES)
    assert len(list(HERE.glob("vw-*" + ENDING))) >= 21
    assert len(list(HERE.glob("fe-*" + ENDING))) >= 14

"""The result, key by key. Source: formats.md, section 3."""

from models.exchange.result import result
from models.exchange.session_file import read_session
from tests.models.exchange.files import COUNTED, DRAWN, session


def test_an_open_session_has_no_ranks() -> None:
    assert result(read_session(session()).session) == {
        "game": "volle-weide",
        "finished": False,
        "players": [
            {"name": "Dora", "parts": {"mid": 3, "final": 0, "bushes": 0}, "total": 3, "overridden": []},
            {
                "name": "李雷 🐑",
                "parts": {"mid": 4, "final": 0, "bushes": 0},
                "total": 4,
                "overridden": ["mid"],
            },
        ],
        "decided_by": None,
        "missing": [],
    }


def test_a_finished_session_has_ranks_and_what_decided() -> None:
    data = result(read_session(session(COUNTED)).session)
    assert data["finished"] is True
    assert data["decided_by"] == "points"
    assert [(player["rank"], player["winner"]) for player in data["players"]] == [(1, True), (2, False)]
    assert "rating" not in data


def test_a_finished_solo_session_has_a_rating() -> None:
    solo = session(COUNTED[:1], players=[{"name": "Dora"}], setup={})
    assert result(read_session(solo).session)["rating"] == 2


def test_a_solo_session_that_is_open_has_none() -> None:
    solo = session(DRAWN[:2], players=[{"name": "Dora"}], setup={})
    assert "rating" not in result(read_session(solo).session)

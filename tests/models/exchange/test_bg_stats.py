"""Plays for BG Stats and plays of BG Stats: every field there, of its kind, ids that stay; sums read, never run."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any
from urllib.parse import unquote

import pytest

from models.exchange.bg_stats import LINK, expression, link, write_plays
from models.exchange.bg_stats_reader import read_plays, terms
from models.exchange.export_file import read_any
from models.exchange.play import Play, Seated
from models.exchange.refusal import Refused
from models.games import GAMES
from tests.models.exchange.test_spreadsheet import DORA, MAX, PLAY

ID = "0b7c6a3e-1111-4222-8333-abcdefabcdef"
EVA = replace(DORA, name="Eva", person="p3", first=False)
ONE = replace(PLAY, id=ID, ended="2026-09-14T21:42:10+02:00")
# Field and kind, as measured in real files: each is in every row.
PLAYER = {"uuid": str, "id": int, "name": str, "isAnonymous": bool, "modificationDate": str}
PLACE = {"uuid": str, "id": int, "name": str, "modificationDate": str}
GAME: dict[str, type] = {"uuid": str, "id": int, "name": str, "modificationDate": str}
GAME |= dict.fromkeys(("cooperative", "highestWins", "noPoints", "usesTeams"), bool)
GAME |= dict.fromkeys(("bggId", "bggYear", "rating", "minPlayerCount", "maxPlayerCount", "minPlayTime"), int)
GAME |= dict.fromkeys(("maxPlayTime", "minAge", "preferredImage", "isBaseGame", "isExpansion"), int)
GAME |= dict.fromkeys(("urlThumb", "urlImage", "bggName", "designers"), str)
GAME |= {"copies": list}
PLAYED: dict[str, type] = dict.fromkeys(("uuid", "modificationDate", "entryDate", "playDate"), str)
PLAYED |= dict.fromkeys(("usesTeams", "ignored", "manualWinner"), bool)
PLAYED |= dict.fromkeys(("durationMin", "rounds", "bggId", "gameRefId", "rating", "nemestatsId"), int)
PLAYED |= {"scoringSetting": int, "playDateYmd": int, "playerScores": list}
SCORE = {"score": str, "winner": bool, "newPlayer": bool, "startPlayer": bool, "playerRefId": int}
SCORE |= {"rank": int, "seatOrder": int}


def has(row: dict[str, Any], fields: dict[str, type]) -> None:
    for field, kind in fields.items():
        assert type(row[field]) is kind, field


def test_a_play_file_has_every_field_of_its_kind() -> None:
    data = json.loads(
        json.dumps(write_plays([ONE, replace(ONE, id=ID.replace("0b", "1c"), minutes=None, place="")]))
    )
    assert data["about"].startswith("This is a Play file that can be read by Board Game Stats.")
    for row in data["players"]:
        has(row, PLAYER)
    for row in data["locations"]:
        has(row, PLACE)
    for row in data["games"]:
        has(row, GAME)
        assert row["bggId"] == 0 and row["highestWins"] and not row["noPoints"] and not row["cooperative"]
    for row in data["plays"]:
        has(row, PLAYED)
        assert row["gameRefId"] in {game["id"] for game in data["games"]}
        for score in row["playerScores"]:
            has(score, SCORE)
            assert score["playerRefId"] in {player["id"] for player in data["players"]}
    assert data["userInfo"].keys() == {"meRefId"} and data["challenges"] == []
    first, second = data["plays"]
    assert (first["playDate"], first["playDateYmd"], first["durationMin"]) == (
        "2026-09-14 21:42:10",
        20260914,
        28,
    )
    assert (
        first["entryDate"] == "2026-11-29 05:00:00" and first["locationRefId"] == data["locations"][0]["id"]
    )
    assert second["durationMin"] == 0 and "locationRefId" not in second
    scores = [(score["score"], score["rank"], score["seatOrder"]) for score in first["playerScores"]]
    assert scores == [("10+36-2", 1, 1), ("0+1-4", 2, 2)]
    assert first["board"] == "Side A" and first["rounds"] == 9 and first["manualWinner"] is False
    assert len(data["players"]) == 2 and len(data["locations"]) == 1 and len(data["games"]) == 1


def test_ids_are_the_same_however_often_it_leaves() -> None:
    other = replace(ONE, id=ID.replace("0b", "1c"), game="fence-em-in", seats=(MAX, DORA))
    one, two = write_plays([ONE]), write_plays([other, ONE])

    def ids(data: dict[str, Any], key: str) -> dict[str, str]:
        return {row.get("name", row["uuid"]): row["uuid"] for row in data[key]}

    for key in ("players", "games", "locations", "plays"):
        assert ids(one, key).items() <= ids(two, key).items()
    assert ids(one, "plays") == {ID: ID}


def test_several_winners_and_a_tie_break() -> None:
    shared = replace(ONE, decided_by="shared", seats=(DORA, EVA, replace(MAX, rank=3)))
    (play,) = write_plays([shared])["plays"]
    told = [(score["winner"], score["rank"]) for score in play["playerScores"]]
    assert told == [(True, 1), (True, 1), (False, 3)] and play["manualWinner"] is False
    broken = replace(
        ONE, note="", decided_by="clovers", seats=(DORA, replace(EVA, rank=2, winner=False, tie_break=3))
    )
    (play,) = write_plays([broken])["plays"]
    assert play["manualWinner"] is True and play["comments"] == "tie broken by clovers 5:3"


def test_unfinished_sessions_are_no_plays() -> None:
    data = write_plays([replace(ONE, finished=False)])
    assert data["plays"] == data["players"] == data["games"] == data["locations"] == []


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        ({"a": 24, "b": 10, "c": 16, "d": 77}, "24+10+16+77"),
        ({"a": -1, "b": 0, "c": -3}, "-1+0-3"),
        ({}, "0"),
    ],
)
def test_scores_as_sums(parts: dict[str, int], text: str) -> None:
    assert expression(parts) == text
    assert sum(terms(text) or []) == sum(parts.values())


def told(play: Play) -> dict[str, Any]:
    address = link(play)
    assert address.startswith(LINK) and address.isascii() and " " not in address
    return dict(json.loads(unquote(address.removeprefix(LINK))))


def test_the_link_says_what_the_app_asks_for() -> None:
    data = told(ONE)
    assert data.pop("comments") == PLAY.note
    assert data == {
        "sourceName": "Farmhand",
        "sourcePlayId": ID,
        "playDate": "2026-09-14 19:42:10",
        "durationMin": 28,
        "location": "Café",
        "board": "Side A",
        "game": {
            "name": "Volle Weide",
            "sourceGameId": "volle-weide",
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": "Dora",
                "sourcePlayerId": "p1",
                "startPlayer": True,
                "winner": True,
                "score": 44,
                "rank": 1,
            },
            {
                "name": "Max",
                "sourcePlayerId": write_plays([ONE])["players"][1]["uuid"],
                "startPlayer": False,
                "winner": False,
                "score": -3,
                "rank": 2,
            },
        ],
    }


def test_the_link_leaves_out_what_nobody_knows_and_stays_short() -> None:
    bare = replace(ONE, minutes=None, place="", variant="", note="x" * 999)
    data = told(bare)
    assert {"durationMin", "location", "board"}.isdisjoint(data) and len(data["comments"]) == 200
    four = replace(ONE, note="", seats=tuple(replace(DORA, name=f"Player {n}", person=ID) for n in range(4)))
    assert len(link(four)) < 1300
    role = replace(ONE, seats=(replace(DORA, role="hoarder"),))
    assert told(role)["players"][0]["role"] == "hoarder"


def test_a_link_that_is_to_be_short_leaves_out_what_may_be_missing_and_no_more() -> None:
    full = replace(
        ONE, note="n" * 99, place="p" * 99, variant="v" * 99, seats=(replace(DORA, role="r" * 99),)
    )
    whole = len(link(full))
    kept = []
    for most in (whole, whole - 1, whole - 150, whole - 260, whole - 370, 10):
        data = json.loads(unquote(link(full, most).removeprefix(LINK)))
        kept.append([key for key in ("comments", "board", "location") if key in data])
        kept[-1] += ["role"] if "role" in data["players"][0] else []
        assert most == 10 or len(link(full, most)) <= most
        assert data["players"][0]["name"] == "Dora" and data["sourcePlayId"] == ID
    everything = ["comments", "board", "location", "role"]
    assert kept == [everything, everything[1:], ["board", "location"], ["location"], [], []]


def foreign(**changes: Any) -> dict[str, Any]:
    """As another person's BG Stats writes it: file-local numbers, no seats, further keys."""
    play = {
        "uuid": ID.upper(),
        "gameRefId": 7,
        "playDate": "2025-03-01 20:15:00",
        "durationMin": 35,
        "locationRefId": 4,
        "comments": "first try",
        "weather": "rain",
        "playerScores": [
            {"playerRefId": 9, "score": "10+36-2", "winner": True, "rank": 0, "seatOrder": 0},
            {"playerRefId": 3, "score": "31", "winner": False, "rank": 0, "seatOrder": 0},
        ],
    }
    people = [{"id": 9, "uuid": ID.replace("0b", "aa"), "name": "Dora"}, {"id": 3, "name": "Max"}]
    return {
        "games": [{"id": 7, "name": "volle weide"}, {"id": 8, "name": "Railroad Ink"}],
        "players": people,
        "locations": [{"id": 4, "name": "Club"}],
        "plays": [play | changes],
        "userInfo": {"meRefId": 9, "cloudEmail": "dora@example.com"},
    }


def test_a_foreign_play_becomes_a_counted_session() -> None:
    parcel = read_any(foreign())
    (file,) = parcel.sessions
    assert parcel.borrowed and not parcel.left_out
    board = file.session.scoreboard()
    assert board.finished and [row.total for row in board.rows] == [44, 31]
    assert [line.value for line in board.rows[0].lines] == [10, 36, -2]
    assert (file.frame.id, file.frame.started, file.frame.place) == (ID, "2025-03-01T20:15:00", "Club")
    assert file.extra["minutes"] == 35 and file.extra["bg_stats"]["weather"] == "rain"
    assert [seat.id for seat in file.frame.players] == [ID.replace("0b", "aa"), None]
    assert "dora@example.com" not in json.dumps(file.data)


def test_our_own_plays_come_back_with_their_points() -> None:
    names = ["mid", "final", "bushes"], ["placement", "farm", "missions", "fertilizer"]
    for key, parts in zip(GAMES, (*names, ["money", "oil", "equipment", "farmhouse"]), strict=True):
        seats = tuple(
            Seated(
                f"P{n}",
                None,
                sum(range(n, n + len(parts))),
                1,
                True,
                dict(zip(parts, range(n, 9), strict=False)),
                0,
            )
            for n in range(2)
        )
        (file,), left = read_plays(write_plays([replace(ONE, game=key, seats=seats)]))
        assert not left and file.frame.id == ID
        rows = file.session.scoreboard().rows
        assert [{line.part: line.value for line in row.lines} for row in rows] == [
            seat.parts for seat in seats
        ]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"gameRefId": 8}, 'does not know the game "Railroad Ink"'),
        ({"gameRefId": "7"}, "does not know the game"),
        ({"uuid": 3}, "no id of its own"),
        ({"ignored": True}, "ignored"),
        ({"playerScores": []}, "0 players"),
        ({"playerScores": [{"playerRefId": 9, "score": "__import__('os')"}]}, "no sum"),
        ({"playerScores": [{"playerRefId": 9, "score": None}]}, "no sum"),
        ({"playerScores": [{"playerRefId": 9, "score": "9999999+1"}]}, "no sum"),
        ({"playerScores": "x"}, "0 players"),
    ],
)
def test_what_cannot_be_taken_is_left_out_and_said(changes: dict[str, Any], why: str) -> None:
    sessions, (sentence,) = read_plays(foreign(**changes))
    assert not sessions and str(sentence).startswith("Play 1 is left out: ") and why in str(sentence)


def test_seats_anonymous_players_and_equal_names() -> None:
    scores = [
        {"playerRefId": 9, "score": "1", "seatOrder": 3},
        {"playerRefId": 5, "score": "2", "seatOrder": 1, "anonymousName": "Guest"},
        {"playerRefId": 5, "score": "3", "seatOrder": 2, "anonymousName": "Guest"},
    ]
    data = foreign(playerScores=scores)
    data["players"].append({"id": 5, "uuid": ID, "name": "Anonymous", "isAnonymous": True})
    (file,), _ = read_plays(data)
    assert [seat.name for seat in file.frame.players] == ["Guest", "Guest 2", "Dora"]
    assert [row.total for row in file.session.scoreboard().rows] == [2, 3, 1]


@pytest.mark.parametrize("rows", [None, 3, [None], [{}], {"a": 1}])
def test_odd_lists_do_not_crash(rows: Any) -> None:
    sessions, left = read_plays(foreign() | {"players": rows, "games": rows, "locations": rows})
    assert not sessions and len(left) == 1
    assert read_plays({"plays": [rows]})[0] == ()


def test_too_many_plays_are_refused() -> None:
    with pytest.raises(Refused, match="50001 plays"):
        read_plays({"plays": [None] * 50_001})


@pytest.mark.parametrize("text", ["1+", "+", "", " ", "1e5", "0x10", "1..2", "1,5", "²", "10**9", "1" * 12])
def test_what_is_no_sum(text: str) -> None:
    assert terms(text) is None


def test_sums_may_have_spaces() -> None:
    assert terms(" 10 + 36 - 2 ") == [10, 36, -2]

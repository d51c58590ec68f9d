"""Plays out of a file of BG Stats: those of the games that the app knows, as sessions counted off paper.

Such a file has a total for each player, mostly as a sum; how it came about is not in it. So each player gets an empty
count and the parts as numbers set by hand. Numbers inside the file are no identities; uuids are. Personal data
of its owner is not taken over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from models.exchange.frame import SESSION, UUID
from models.exchange.refusal import Refused
from models.exchange.session_file import SessionFile, read_session
from models.games import GAMES
from models.kernel.fault import BadInput
from models.kernel.form import MOST_NAME, MOST_NUMBER
from models.kernel.game import Game
from models.kernel.message import Message, says

MOST_PLAYS = 50_000
WHY = "BG Stats"
Json = dict[str, Any]
Rules = Game[Any, Any, Any]
_SUM = re.compile(r"\s*[+-]?\s*\d{1,9}(\s*[+-]\s*\d{1,9})*\s*")
_TERM = re.compile(r"([+-]?)\s*(\d+)")
_DATE = re.compile(r"(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})")
_EMPTY: Mapping[str, Json] = {
    "volle-weide": {"mid": {"sheep": 0}, "final": {"sheep": 0}, "bushes": 0},
    "fence-em-in": {"placement": 0, "farm": {}, "missions": [0, 0, 0], "fertilizer": 0},
    "get-off-my-land": {"money": 0, "land": 0, "oil_tiles": 0, "equipment": 0, "farmhouse": 0},
}


def is_play_file(data: Any) -> bool:
    """Whether parsed data is a play file or an export of BG Stats."""
    return isinstance(data, dict) and "format" not in data and isinstance(data.get("plays"), list)


def read_plays(data: Json) -> tuple[tuple[SessionFile, ...], tuple[Message, ...]]:
    """The sessions, and a sentence for each play that is left out. Raises Refused where it is no such file."""
    plays = data["plays"]
    if len(plays) > MOST_PLAYS:
        raise Refused(
            BadInput("There are {n} plays in the file; {most} are the most.", n=len(plays), most=MOST_PLAYS)
        )
    names = {key: _by_id(data.get(key)) for key in ("players", "games", "locations")}
    read, left = [], []
    for number, play in enumerate(plays, 1):
        try:
            read.append(_session(play if isinstance(play, dict) else {}, names))
        except BadInput as fault:
            left.append(says("Play {n} is left out: {why}", n=number, why=fault.message))
    return tuple(read), tuple(left)


def terms(score: Any) -> list[int] | None:
    """The numbers that a score adds up, None when it is no sum. Never evaluated, only read.

    >>> terms("10+36-2"), terms("-4"), terms(7), terms("2*3"), terms(None)
    ([10, 36, -2], [-4], [7], None, None)
    """
    text = str(score) if type(score) is int else score
    if not isinstance(text, str) or not _SUM.fullmatch(text):
        return None
    found = [int(sign + digits) for sign, digits in _TERM.findall(text)]
    return found if all(abs(term) <= MOST_NUMBER for term in [*found, sum(found)]) else None


def _by_id(rows: Any) -> dict[int, Json]:
    listed = rows if isinstance(rows, list) else []
    return {row["id"]: row for row in listed if isinstance(row, dict) and type(row.get("id")) is int}


def _session(play: Json, names: Mapping[str, Mapping[int, Json]]) -> SessionFile:
    title = _text(_referred(names["games"], play.get("gameRefId")).get("name"))
    rules = next((game for game in GAMES.values() if game.name.casefold() == title.casefold()), None)
    if rules is None or rules.key not in _EMPTY:
        raise BadInput('The app does not know the game "{game}".', game=title[:MOST_NAME])
    uuid, scores = play.get("uuid"), _in_order(play.get("playerScores"))
    if not isinstance(uuid, str) or not UUID.fullmatch(uuid):
        raise BadInput("It has no id of its own; export it again.")
    if play.get("ignored") is True:
        raise BadInput("It is marked to be ignored.")
    place = _text(_referred(names["locations"], play.get("locationRefId")).get("name"))
    file: Json = {"format": SESSION, "game": rules.key, "id": uuid.lower()}
    if date := _DATE.fullmatch(_text(play.get("playDate"))):
        file["started"] = "T".join(date.groups())
    file |= {key: value for key, value in (("place", place), ("note", _text(play.get("comments")))) if value}
    minutes = play.get("durationMin")
    file |= {"minutes": minutes} if type(minutes) is int and minutes > 0 else {}
    file |= {"players": _players(scores, names["players"]), "box": {}}
    file["moves"] = [move for seat, score in enumerate(scores) for move in _counted(rules, seat, score)]
    return read_session(file | {"bg_stats": play})


def _referred(rows: Mapping[int, Json], number: Any) -> Json:
    return rows.get(number, {}) if type(number) is int else {}


def _in_order(scores: Any) -> Sequence[Json]:
    """The players' scores by their seats, where every one of them has a seat."""
    listed = [score for score in scores if isinstance(score, dict)] if isinstance(scores, list) else []
    order = [score.get("seatOrder") for score in listed]
    if all(type(seat) is int and seat > 0 for seat in order):
        listed.sort(key=lambda score: int(score["seatOrder"]))
    return listed


def _players(scores: Sequence[Json], people: Mapping[int, Json]) -> list[Json]:
    """Names and ids. Somebody anonymous may be there several times and is told apart by a number."""
    made: list[Json] = []
    for seat, score in enumerate(scores, 1):
        row = _referred(people, score.get("playerRefId"))
        told = _text(score.get("anonymousName")) or _text(row.get("name")) or f"Player {seat}"
        name = told.strip()[:MOST_NAME].strip() or f"Player {seat}"
        if any(other["name"].casefold() == name.casefold() for other in made):
            name = f"{name[: MOST_NAME - 3].strip()} {seat}"
        uuid = row.get("uuid")
        known = isinstance(uuid, str) and UUID.fullmatch(uuid) and row.get("isAnonymous") is not True
        fresh = all(other.get("id") != uuid for other in made)
        made.append({"name": name} | ({"id": uuid} if known and fresh else {}))
    return made


def _counted(rules: Rules, seat: int, score: Json) -> list[Json]:
    found = terms(score.get("score"))
    if found is None:
        raise BadInput("A score in it is no sum of numbers.")
    parts = list(rules.parts)
    values = found if len(found) == len(parts) else [sum(found), *[0] * (len(parts) - 1)]
    moves: list[Json] = [{"do": "tally", "player": seat, **_EMPTY[rules.key]}]
    for part, value in zip(parts, values, strict=True):
        if value:
            moves.append({"do": "override", "player": seat, "part": part, "value": value, "why": WHY})
    return moves


def _text(told: Any) -> str:
    return told if isinstance(told, str) else ""

"""Plays for BG Stats: its play file, and the link that pushes one play into it. Ids are made of ours, so that the same
play is the same one there however often it leaves.

The numbers of games at BoardGameGeek are not known here; a wrong one would hang a play on another game, so none
is sent: 0 in the file, which is its own "none", and no key in the link.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote
from uuid import UUID, uuid5

from models.exchange.play import Play, Seated
from models.games import GAMES

SOURCE = "Farmhand"
ABOUT = (
    "This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, export or"
    " open-in function to open it with Board Game Stats."
)
LINK = "https://app.bgstatsapp.com/createPlay.html?data="
MOST_COMMENT = 200  # characters of a note in a link, which has to fit into a code to scan
_OURS = UUID("5b0b8a3a-0d4e-4f2b-9a57-61c6d5f2c0de")
# What the file says of every game, and this app does not know.
_NO_NUMBER = ("bggId", "bggYear", "rating", "minPlayTime", "maxPlayTime", "minAge", "preferredImage")
_NO_TEXT = ("bggName", "designers", "urlThumb", "urlImage")
# Besides these nothing in the data needs the three signs of an escape.
_PLAIN = ":,/-_."


def expression(parts: Mapping[str, int]) -> str:
    """A score as the sum of its parts, as people write it down there.

    >>> expression({"mid": 10, "final": 36, "bushes": -2}), expression({"bushes": -1}), expression({})
    ('10+36-2', '-1', '0')
    """
    text = "".join(f"{value:+d}" for value in parts.values())
    return text.removeprefix("+") or "0"


def write_plays(plays: Sequence[Play]) -> dict[str, Any]:
    """A play file (`.bgsplay`) with the finished ones of these plays, as JSON data."""
    done = [play for play in plays if play.finished]
    games = {key: number for number, key in enumerate(dict.fromkeys(play.game for play in done), 1)}
    people: dict[str, tuple[int, Seated]] = {}
    for play in done:
        for number, seat in enumerate(play.seats):
            people.setdefault(_player(play, number), (len(people) + 1, seat))
    places = dict.fromkeys(play.place for play in done if play.place)
    places_by_name = {name: number for number, name in enumerate(places, 1)}
    latest = max((_utc(play.changed) for play in done), default=_utc("1970-01-01T00:00:00Z"))
    return {
        "about": ABOUT,
        "games": [_game(key, number, latest) for key, number in games.items()],
        "players": [
            {"uuid": uuid, "id": number, "name": seat.name, "isAnonymous": False, "modificationDate": latest}
            for uuid, (number, seat) in people.items()
        ],
        "locations": [
            {"uuid": _uuid("place", name), "id": number, "name": name, "modificationDate": latest}
            for name, number in places_by_name.items()
        ],
        "plays": [
            _play(
                play, games[play.game], places_by_name.get(play.place), {u: n for u, (n, _) in people.items()}
            )
            for play in done
        ],
        "challenges": [],
        "userInfo": {"meRefId": 1},
    }


def link(play: Play, most: int | None = None) -> str:
    """The address that opens BG Stats with this finished play filled in. Source: its page on pushing plays.

    `most`: characters that are wished for, as a code to scan has to hold them all; note, roles, board and place
    are then left out one after the other until it is so short, or nothing is left that may be missing.
    """
    rules = GAMES[play.game]
    data: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": play.id,
        "playDate": _utc(play.ended or play.started or play.changed),
    }
    data |= {"durationMin": play.minutes} if play.minutes else {}
    comments = _comments(play)
    data |= {"comments": comments[:MOST_COMMENT]} if comments else {}
    data |= {"location": play.place} if play.place else {}
    data |= {"board": play.variant} if play.variant else {}
    data["game"] = {
        "name": rules.name,
        "sourceGameId": play.game,
        "highestWins": True,
        "noPoints": False,
    }
    data["players"] = [
        {
            "name": seat.name,
            "sourcePlayerId": _player(play, number),
            "startPlayer": seat.first,
            "winner": bool(seat.winner),
            "score": seat.total,
            "rank": seat.rank or 0,
        }
        | ({"role": seat.role} if seat.role else {})
        for number, seat in enumerate(play.seats)
    ]
    for key in ("", "comments", "role", "board", "location"):
        data.pop(key, None)
        if key == "role":
            data["players"] = [
                {name: told for name, told in seat.items() if name != key} for seat in data["players"]
            ]
        if most is None or len(_pushed(data)) <= most:
            break
    return _pushed(data)


def _pushed(data: Mapping[str, Any]) -> str:
    return LINK + quote(json.dumps(data, ensure_ascii=False, separators=(",", ":")), safe=_PLAIN)


def _game(key: str, number: int, changed: str) -> dict[str, Any]:
    rules = GAMES[key]
    return {
        "uuid": _uuid("game", key),
        "id": number,
        "name": rules.name,
        "modificationDate": changed,
        "cooperative": False,
        "highestWins": True,
        "noPoints": False,
        "usesTeams": False,
        "minPlayerCount": rules.fewest,
        "maxPlayerCount": rules.most,
        "isBaseGame": 1,
        "isExpansion": 0,
        **dict.fromkeys(_NO_NUMBER, 0),
        **dict.fromkeys(_NO_TEXT, ""),
        "copies": [],
    }


def _play(play: Play, game: int, place: int | None, people: Mapping[str, int]) -> dict[str, Any]:
    when = _local(play.ended or play.started or play.changed)
    entered = _utc(play.changed)
    written: dict[str, Any] = {
        "uuid": play.id,
        "modificationDate": entered,
        "entryDate": entered,
        "playDate": when,
        "playDateYmd": int(when[:10].replace("-", "")),
        "gameRefId": game,
        "usesTeams": False,
        # 0 is the format's own "not known": the key is in every file.
        "durationMin": play.minutes or 0,
        "ignored": False,
        "manualWinner": play.decided_by not in ("points", "shared"),
        "rounds": play.rounds,
        "bggId": 0,
        "rating": 0,
        "nemestatsId": 0,
        "scoringSetting": 0,
        "board": play.variant,
        "comments": _comments(play),
        "expansionPlays": [],
        "playImages": "[]",
    }
    written |= {} if place is None else {"locationRefId": place}
    written["playerScores"] = [
        {
            "playerRefId": people[_player(play, number)],
            "score": expression(seat.parts),
            "winner": bool(seat.winner),
            "newPlayer": seat.new,
            "startPlayer": seat.first,
            "rank": seat.rank or 0,
            "seatOrder": number + 1,
        }
        | ({"role": seat.role} if seat.role else {})
        for number, seat in enumerate(play.seats)
    ]
    return written


def _comments(play: Play) -> str:
    """The note, and what decided where points did not."""
    told = [play.note] if play.note else []
    best = [seat for seat in play.seats if seat.total == max(other.total for other in play.seats)]
    if play.decided_by not in ("points", "shared", None) and len(best) > 1:
        values = sorted((seat.tie_break for seat in best), reverse=True)
        told.append(f"tie broken by {play.decided_by} {':'.join(map(str, values))}")
    return "; ".join(told)


def _player(play: Play, number: int) -> str:
    """The person's own id; for a seat that belongs to nobody of the roster one made of the name."""
    seat = play.seats[number]
    return seat.person or _uuid("player", seat.name.casefold())


def _uuid(kind: str, name: str) -> str:
    return str(uuid5(_OURS, f"{kind}:{name}"))


def _local(written: str) -> str:
    return datetime.fromisoformat(written).strftime("%Y-%m-%d %H:%M:%S")


def _utc(written: str) -> str:
    moment = datetime.fromisoformat(written)
    return (moment.astimezone(UTC) if moment.tzinfo else moment).strftime("%Y-%m-%d %H:%M:%S")

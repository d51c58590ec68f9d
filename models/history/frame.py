"""A session's frame: the session file without its moves, to rows and back, key by key.

Source: formats.md, section 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row

from models.exchange.frame import MOMENT
from models.exchange.frame import SESSION as FORMAT
from models.history.clock import day_of, sortable
from models.history.fold import Json
from models.kernel.fault import BadInput

OPTIONAL = ("started", "ended", "place", "note")
_OWN = ("format", "game", "id", *OPTIONAL, "players", "box", "setup", "moves")


def rows(frame: Json, people: Sequence[str | None], now: str) -> tuple[Json, list[Json]]:
    """The columns of the session that a file fills, and its seats. What the file leaves out is None."""
    session = {key: frame.get(key) for key in ("id", "game", "box", "setup")} | words(frame)
    session |= {"sort_at": moment(now), "changed_at": now}
    session |= dated(frame)
    seats = [
        {
            "session_id": frame["id"],
            "position": position,
            "person_id": person,
            "name": player["name"],
            "extra": {key: value for key, value in player.items() if key not in ("name", "id")},
        }
        for position, (player, person) in enumerate(zip(frame["players"], people, strict=True))
    ]
    return session, seats


def words(frame: Json) -> Json:
    """The columns that the table may change, or another version's keys: all that no rule looks at."""
    extra = {key: value for key, value in frame.items() if key not in _OWN}
    return {key: frame.get(key) for key in OPTIONAL} | {"extra": extra}


def dated(frame: Json) -> Json:
    """The columns that order sessions, as far as the frame tells them: its start, else its end, else nothing.

    Raises BadInput where a time is none.
    """
    ended = frame.get("ended")
    told = frame.get("started") or ended
    if ended:
        moment(ended, "ended")
    order = {"sort_at": moment(told)} if told else {}
    return {"day": day_of(told)} | order


def retimed(frame: Json, started: str | None, ended: str | None) -> Json:
    """The columns of a session's times after a change. Raises BadInput."""
    before, after = frame.get("started"), frame.get("ended")
    if started is not None:
        if started and before and after and ended is None:
            moment(started)
            after = _along(datetime.fromisoformat(before), datetime.fromisoformat(started), after)
        before = started or None
    if ended is not None:
        after = ended or None
    told = {"started": before, "ended": after}
    ordered = dated(told)
    if before and after and moment(after, "ended") < moment(before):
        raise BadInput("The end lies before the start; change one of the two times.", "ended")
    return told | ordered


def _along(before: datetime, now: datetime, end: str) -> str:
    """The end of a session that began then, once it began now: on another day it ends by the same clock.

    Where that lies before the start (a later hour, another time zone) it takes as long as it did.
    """
    if before.date() == now.date():
        return end
    after = datetime.fromisoformat(end)
    moved = after + (now.date() - before.date())
    if None not in (before.tzinfo, now.tzinfo, after.tzinfo) and moved < now:
        moved = now + (after - before)
    return moved.isoformat()


def frame(session: Row[Any], seats: Sequence[Row[Any]]) -> Json:
    """The frame of a stored session, keys in the order of formats.md, without `moves`."""
    made: Json = {"format": FORMAT, "game": session.game, "id": session.id}
    made |= {key: session._mapping[key] for key in OPTIONAL if session._mapping[key] is not None}
    made["players"] = [
        {"name": seat.name} | ({"id": seat.person_id} if seat.person_id else {}) | seat.extra
        for seat in seats
    ]
    made["box"] = session.box
    if session.setup is not None:
        made["setup"] = session.setup
    return made | dict(session.extra)


def moment(written: str, place: str = "started") -> str:
    """The time as text that sorts. Raises BadInput when it is no time as files write it."""
    try:
        if MOMENT.fullmatch(written):
            return sortable(written)
    except ValueError:
        pass
    raise BadInput(
        "{found} is no date and time; write it as 2026-11-28T19:05:00+01:00.", place, found=f'"{written}"'
    )

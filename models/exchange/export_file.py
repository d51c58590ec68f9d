"""A complete export: players, boxes and sessions in one file that can be imported again. All or nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import Field

from models.exchange.bg_stats_reader import is_play_file, read_plays
from models.exchange.box_file import BoxFile, read_box_file
from models.exchange.frame import BOX, EXPORT, SESSION, Uuid, need_format, read_format
from models.exchange.refusal import Refused
from models.exchange.session_file import SessionFile, read_session
from models.exchange.text import MOST_BYTES, parse
from models.kernel.fault import BadInput, Fault
from models.kernel.form import Count, Form, Name
from models.kernel.message import Message
from models.kernel.read import read_form

Part = TypeVar("Part")
MOST_EXPORT_BYTES = 400_000_000
AT_ONCE = 20  # sessions read in one step
_EXPORT = re.compile(rb'(\xef\xbb\xbf)?\s*\{\s*"format"\s*:\s*"' + EXPORT.encode() + b'"')


class Listed(Form):
    """A player of the roster. `colour` numbers the seat colour that the player likes best, or is null."""

    id: Uuid
    name: Name
    colour: Count | None = None
    archived: bool = False


class Lists(Form):
    """An export without a look at what its boxes and sessions hold."""

    format: str
    players: list[Any] = Field(default_factory=list)
    boxes: list[Any] = Field(default_factory=list)
    sessions: list[Any] = Field(default_factory=list)


@dataclass(frozen=True)
class Parcel:
    """What a file of any format brings: players of a roster, boxes, sessions. `listed`: out of an export.

    `borrowed`: out of another program's file, which knows less of a session than this app does; `left_out` says
    what of it was not taken.
    """

    players: Sequence[Listed] = ()
    boxes: Sequence[BoxFile] = ()
    sessions: Sequence[SessionFile] = ()
    listed: bool = False
    borrowed: bool = False
    left_out: Sequence[Message] = ()


# Each step is how many of a list have been read; what it returns in the end is the whole. Raises Refused.
Steps = Generator[int, None, Parcel]


def most_bytes(beginning: bytes) -> int:
    """How large a file may be that begins so: a complete export holds many sessions."""
    return MOST_EXPORT_BYTES if _EXPORT.match(beginning) else MOST_BYTES


def read_file(content: bytes) -> Parcel:
    """What a file of any format holds; raises Refused at the first fault."""
    return _whole(reading(content))


def reading(content: bytes) -> Steps:
    """As `read_file`, in steps: whoever reads a large file can do other things in between. See `Steps`."""
    try:
        data = parse(content, most_bytes(content))
    except BadInput as fault:
        raise Refused(fault) from None
    yield 0
    return (yield from _read(data))


def read_any(data: Any) -> Parcel:
    """What a parsed session file, box file, export or play file holds; raises Refused at the first fault."""
    return _whole(_read(data))


def _whole(steps: Steps) -> Parcel:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            parcel: Parcel = end.value
            return parcel


def _read(data: Any) -> Steps:
    if is_play_file(data):
        sessions, left_out = read_plays(data)
        return Parcel(sessions=sessions, listed=True, borrowed=True, left_out=left_out)
    try:
        told = read_format(data)
    except BadInput as fault:
        raise Refused(fault) from None
    if told == SESSION:
        return Parcel(sessions=(read_session(data),))
    if told == BOX:
        return Parcel(boxes=(read_box_file(data),))
    return (yield from _read_export(data))


def write_export(
    players: Sequence[dict[str, Any]], boxes: Sequence[dict[str, Any]], sessions: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """An export out of its parts; boxes and sessions are files, each with its id."""
    return {"format": EXPORT, "players": list(players), "boxes": list(boxes), "sessions": list(sessions)}


def _read_export(data: Any) -> Steps:
    try:
        need_format(data, EXPORT)
        lists = read_form(Lists, data)
    except Fault as fault:
        raise Refused(fault) from None
    players = yield from _each("players", lists.players, lambda player: read_form(Listed, player))
    boxes = yield from _each("boxes", lists.boxes, read_box_file)
    sessions = yield from _each("sessions", lists.sessions, read_session)
    return Parcel(players, boxes, sessions, listed=True)


def _each(name: str, parts: list[Any], read: Callable[[Any], Part]) -> Generator[int, None, tuple[Part, ...]]:
    found = []
    for number, part in enumerate(parts):
        if number % AT_ONCE == 0:
            yield number
        try:
            found.append(read(part))
        except BadInput as fault:
            move = fault.move if isinstance(fault, Refused) else 0
            place = ".".join(filter(None, (name, str(number), fault.place)))
            raise Refused(BadInput(fault.message, place), move) from None
    return tuple(found)

"""The history on its way out, step by step: whoever writes a large file can do other things in between.

Each step reads its sessions in one view of the data. What is changed between two steps may be in the file or not,
but no session is torn; one that is deleted meanwhile is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from models.exchange.bg_stats import write_plays
from models.exchange.export_file import write_export
from models.exchange.play import Play
from models.exchange.spreadsheet import write_table
from models.history.everything import boxes, players
from models.history.plays import plays, with_new_players
from models.history.repository import History
from models.history.which import ALL, Which

Format = Literal["json", "csv", "bgsplay"]
AT_ONCE = 20  # sessions read in one step
ROWS, TOKENS = 500, 20_000  # plays of a table, and pieces of JSON, written in one step


@dataclass(frozen=True)
class Step:
    """How many of the sessions have been read so far, and the next bytes of the file, if there are any yet."""

    done: int
    content: bytes = b""


def leaving(history: History, format: Format, which: Which = ALL) -> Iterator[Step]:
    """The file of all those sessions; json has for all of them the boxes and the whole roster too.

    The contents of all steps are together the same as `companion export` writes. Raises NotSaved.
    """
    ids = history.sessions.all(which)
    if format == "json":
        yield from _export(history, ids, which == ALL)
        return
    found: list[Play] = []
    for at in range(0, len(ids), AT_ONCE):
        found += plays(history, ids[at : at + AT_ONCE])
        yield Step(len(found))
    if which == ALL:
        found = list(with_new_players(found))
    yield from _table(found) if format == "csv" else _written(write_plays(found), len(found))


def _export(history: History, ids: Sequence[str], whole: bool) -> Iterator[Step]:
    sessions: list[Any] = []
    for number, id in enumerate(ids):
        record = history.sessions.find(id)
        if record is not None and not record.deleted:
            sessions.append(record.file)
        if number % AT_ONCE == 0:
            yield Step(number)
    sat = {seat.get("id") for session in sessions for seat in session["players"]}
    with history.database.reading():
        told = players(history, None if whole else sat), boxes(history) if whole else []
    yield from _written(write_export(*told, sessions), len(ids))


def _table(found: Sequence[Play]) -> Iterator[Step]:
    yield Step(len(found), write_table([]))
    for at in range(0, len(found), ROWS):
        yield Step(len(found), write_table(found[at : at + ROWS], head=False))


def _written(data: Any, done: int) -> Iterator[Step]:
    """As `models.exchange.text.dump` writes it."""
    tokens: list[str] = []
    for token in json.JSONEncoder(ensure_ascii=False, allow_nan=False, indent=1).iterencode(data):
        tokens.append(token)
        if len(tokens) == TOKENS:
            yield Step(done, "".join(tokens).encode())
            tokens.clear()
    yield Step(done, ("".join(tokens) + "\n").encode())

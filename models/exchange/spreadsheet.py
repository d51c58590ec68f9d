"""The history as a table for spreadsheets: one row a player and session, the parts of the scores as columns.

CSV as RFC 4180 has it, UTF-8 with a byte order mark, without which some programs read accents wrongly.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence

from models.exchange.play import Play, Seated
from models.games import GAMES

Cell = str | int | None
_PLAY = ("session", "game", "day", "started", "ended", "minutes", "place", "note", "variant", "finished")
_SEAT = ("players", "seat", "name", "person", "total", "rank", "winner", "tie_break", "decided_by", "rating")
PARTS = tuple(dict.fromkeys(part for game in GAMES.values() for part in game.parts))
COLUMNS = (*_PLAY, *_SEAT, *PARTS)
# What makes a spreadsheet take a cell for a formula, also as wide signs; an apostrophe in front makes it a text.
_FORMULA = tuple("=+-@\t\r\n＝＋－＠")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def write_table(plays: Iterable[Play], head: bool = True) -> bytes:
    """The table as a file. Columns have English names that stay the same; what is unknown is an empty cell.

    Not `head`: the rows alone, to go on with a table that has been begun.
    """
    text = io.StringIO(newline="")
    table = csv.writer(text)
    if head:
        table.writerow(COLUMNS)
    for play in plays:
        for seat in range(len(play.seats)):
            table.writerow(_cell(cell) for cell in _row(play, seat))
    return text.getvalue().encode("utf-8-sig" if head else "utf-8")


def _row(play: Play, number: int) -> Sequence[Cell]:
    seat: Seated = play.seats[number]
    day = (play.started or play.ended or "")[: len("2026-11-28")]
    game = GAMES[play.game].name if play.game in GAMES else play.game
    about = (play.id, game, day, play.started, play.ended, play.minutes, play.place, play.note, play.variant)
    result = (seat.name, seat.person, seat.total, seat.rank, _flag(seat.winner), seat.tie_break)
    told = (_flag(play.finished), len(play.seats), number + 1, *result, play.decided_by, play.rating)
    return (*about, *told, *(seat.parts.get(part) for part in PARTS))


def _flag(told: bool | None) -> str | None:
    return None if told is None else "yes" if told else "no"


def _cell(value: Cell) -> Cell:
    """Numbers as they are, also negative ones; texts never as a formula and without signs that end a table."""
    if not isinstance(value, str):
        return value
    plain = _CONTROL.sub(" ", value)
    return f"'{plain}" if plain.lstrip(" ").startswith(_FORMULA) else plain

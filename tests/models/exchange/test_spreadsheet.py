"""The table for spreadsheets: a row a player and session, numbers as numbers, no cell that is a formula."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest

from models.exchange.play import Play, Seated
from models.exchange.spreadsheet import COLUMNS, write_table

DORA = Seated("Dora", "p1", 44, 1, True, {"mid": 10, "final": 36, "bushes": -2}, 5, first=True)
MAX = Seated("Max", None, -3, 2, False, {"mid": 0, "final": 1, "bushes": -4}, 0)
PLAY = Play(
    "s1",
    "volle-weide",
    "2026-11-28T23:30:00-05:00",
    None,
    "2026-11-29T05:00:00+00:00",
    28,
    "Café",
    'Rain, "all" day\nand wind',
    True,
    "points",
    None,
    (DORA, MAX),
    9,
    "Side A",
)


def rows(content: bytes) -> list[dict[str, str]]:
    assert content.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def test_a_row_a_player_and_session() -> None:
    one, two = rows(write_table([PLAY]))
    assert tuple(one) == COLUMNS
    told = {key: value for key, value in one.items() if value}
    assert told == {
        "session": "s1",
        "game": "Volle Weide",
        "day": "2026-11-28",
        "started": "2026-11-28T23:30:00-05:00",
        "minutes": "28",
        "place": "Café",
        "note": 'Rain, "all" day\nand wind',
        "variant": "Side A",
        "finished": "yes",
        "players": "2",
        "seat": "1",
        "name": "Dora",
        "person": "p1",
        "total": "44",
        "rank": "1",
        "winner": "yes",
        "tie_break": "5",
        "decided_by": "points",
        "mid": "10",
        "final": "36",
        "bushes": "-2",
    }
    assert (two["name"], two["person"], two["total"], two["winner"], two["mid"]) == (
        "Max",
        "",
        "-3",
        "no",
        "0",
    )


def test_what_is_unknown_is_empty_and_not_zero() -> None:
    still = replace(
        PLAY, minutes=None, finished=False, decided_by=None, seats=(replace(DORA, rank=None, winner=None),)
    )
    (row,) = rows(write_table([still]))
    assert (row["minutes"], row["rank"], row["winner"], row["finished"]) == ("", "", "", "no")


@pytest.mark.parametrize(
    "evil", ["=1+1", "+cmd", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "＋1", "－1", "＠1", "\x00=1"]
)
def test_no_text_is_a_formula(evil: str) -> None:
    seat = replace(DORA, name=evil)
    (row,) = rows(write_table([replace(PLAY, place=evil, note=evil, seats=(seat,))]))
    for cell in (row["name"], row["place"], row["note"]):
        assert cell.startswith("'") and "\x00" not in cell
    assert row["bushes"] == "-2"


def test_signs_that_end_a_table_are_blanks() -> None:
    (row,) = rows(write_table([replace(PLAY, note="a\x00b\x1ac", seats=(DORA,))]))
    assert row["note"] == "a b c"


def test_nothing_is_a_table_without_rows() -> None:
    assert rows(write_table([])) == []

"""The practice sheets are sheets, and worth playing. Figures of long runs: tests/benchmarks."""

import random
from statistics import median

import pytest

from models.games.volle_weide.box import Sheet, check_sheet
from models.games.volle_weide.practice import PRACTICE_A, PRACTICE_B
from tests.models.games.volle_weide.players import anywhere, planner, solo

BOTH = pytest.mark.parametrize("sheet", [PRACTICE_A, PRACTICE_B], ids=["A", "B"])


@BOTH
def test_a_practice_sheet_is_a_sheet(sheet: Sheet) -> None:
    check_sheet(sheet)
    assert Sheet.model_validate(sheet.written()) == sheet
    assert sheet.name == f"Practice sheet {sheet.side}"
    assert bool(sheet.rocks) == (sheet.side == "B")
    assert 10 <= sheet.track.end <= 14
    assert len({sheet.fences.shape(face) for face in range(1, 7)}) == 6


@BOTH
def test_bushes_stand_where_a_fence_could_run(sheet: Sheet) -> None:
    for x, y, way in sheet.bushes:
        assert (x, y) not in sheet.rocks
        assert (x + (way == "e"), y + (way == "s")) not in sheet.rocks


@BOTH
def test_a_practice_sheet_rewards_a_plan(sheet: Sheet) -> None:
    planned, careless, skips, rounds = [], [], 0, 0
    for number in range(12):
        chance = random.Random(number)
        black = chance.choice(sheet.sheep)
        total, length, skipped = solo(sheet, chance, planner(chance, sheet, black), black)
        planned.append(total)
        rounds, skips = rounds + length, skips + skipped
        careless.append(solo(sheet, chance, anywhere(chance), black)[0])
    assert 20 <= median(planned) <= 60
    assert median(careless) < 10
    assert skips / rounds < 0.02

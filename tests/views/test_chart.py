"""The look of charts: axes, colours on every card, the letters at the lines' ends, the numbers as a table."""

from __future__ import annotations

import pytest

from tests.views.pieces import every, texts
from views.desk import Look
from views.kit.badge import letters
from views.kit.chart import DASHES, DAY, NIGHT, Series, line_chart, scale
from views.kit.chart_numbers import table
from views.kit.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Palette
from views.kit.words import mean


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("palette", [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK])
def test_every_line_stands_out_from_its_card(palette: Palette) -> None:
    for colour in NIGHT if palette.dark else DAY:
        dark, light = sorted((luminance(colour), luminance(palette.card)))
        assert (light + 0.05) / (dark + 0.05) >= 3


@pytest.mark.parametrize(
    "values", [[], [0], [7], [-3, -3], [0.2, 0.9], [51, 52], [1, 9000], [-120, 340], [2.5, 2.75]]
)
def test_the_axis_holds_every_value(values: list[float]) -> None:
    bottom, top, step = scale(values)
    assert bottom < top and step >= 1
    assert all(bottom <= value <= top for value in values)
    assert 2 <= len(range(bottom, top + 1, step)) <= 9


def test_lines_differ_by_dashes_marks_and_letters_and_not_by_colour_alone() -> None:
    series = [Series(name, name[0], 0, (1.0, None, 3.0)) for name in ("Ada", "Bo", "Cy", "Di")]
    chart = line_chart(Look(LIGHT), series, ["a", "b", "c"], width=358, spoken="Spoken.")
    lines = next(each for each in every(chart) if hasattr(each, "data_series")).data_series
    assert len({(str(line.dash_pattern), type(line.point)) for line in lines}) == len(lines) == len(DASHES)
    assert [[point.x for point in line.points] for line in lines] == [[0, 2]] * 4
    # Equal ends are moved apart.
    assert {"A", "B", "C", "D"} <= set(texts(chart))
    ends = sorted(each.top for each in every(chart) if getattr(each, "left", None) == 8)
    assert all(after - before >= 24 for before, after in zip(ends, ends[1:], strict=False))
    assert ends[0] >= -12 and ends[-1] <= 250


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_table_says_what_the_lines_show(scale: float) -> None:
    series = (Series("Ada", "A", 0, (1.0, None)), Series("Bo", "B", 1, (2.5, 4.0)))
    shown = table(Look(LIGHT, scale), series, ("2025", "2026"), mean)
    spoken = [each.label for each in every(shown) if getattr(each, "label", None)]
    assert spoken == ["2026: Bo 4.0", "2025: Ada 1.0, Bo 2.5"]


def test_letters_that_would_be_alike() -> None:
    assert letters(["Max", "Mariam", "Mona"]) == ["Mx", "Mr", "Mo"]
    assert letters(["Dora", "Dora"]) == ["D1", "D2"]
    names = ["Jo", "Jo B", "Jo-Ann", "Joana", "J"]
    assert len(set(letters(names))) == len(names)

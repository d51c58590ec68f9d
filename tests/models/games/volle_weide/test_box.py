"""What no printed sheet can be. Source: formats.md, section 4."""

from typing import Any

import pytest

from models.games.volle_weide.box import Box, Setup, Sheet, check_shape, check_sheet, connected
from models.games.volle_weide.rules import VOLLE_WEIDE
from models.kernel.fault import BadInput
from models.kernel.read import read_form
from tests.models.games.volle_weide.board import FENCES, sheet, sheet_data


def check(data: dict[str, Any]) -> BadInput:
    with pytest.raises(BadInput) as fault:
        check_sheet(read_form(Sheet, data, "box.sheet"))
    return fault.value


BROKEN: list[tuple[dict[str, Any], str, str]] = [
    ({"sheep": [[0, 0], [0, 0]]}, "sheep", "listed twice"),
    ({"sheep": [[4, 0]]}, "sheep", "off the meadow"),
    ({"sheep": [[0, 4]]}, "sheep", "off the meadow"),
    ({"sheep": [[-1, 0]]}, "sheep", "off the meadow"),
    ({"clovers": [[1, 1], [1, 1]]}, "clovers", "listed twice"),
    ({"clovers": [[9, 1]]}, "clovers", "off the meadow"),
    ({"clovers": [[0, 0]]}, "clovers", "a sheep and a clover"),
    ({"bushes": [[0, 0, "e"], [0, 0, "e"]]}, "bushes", "listed twice"),
    ({"bushes": [[4, 0, "e"]]}, "bushes", "off the meadow"),
    ({"bushes": [[0, 4, "s"]]}, "bushes", "off the meadow"),
    ({"bushes": [[0, -1, "s"]]}, "bushes", "off the meadow"),
    ({"rocks": [[1, 1], [1, 1]]}, "rocks", "listed twice"),
    ({"rocks": [[5, 0]]}, "rocks", "off the meadow"),
    ({"rocks": [[0, -1]]}, "rocks", "off the meadow"),
    ({"fences": {**FENCES, "3": []}}, "fences.3", "no edge"),
    ({"fences": {**FENCES, "6": [[0, 0, "e"], [2, 0, "e"]]}}, "fences.6", "a gap"),
    ({"fences": {**FENCES, "1": [[0, 0, "e"], [0, 0, "e"]]}}, "fences.1", "listed twice"),
    ({"track": {"mid": 4, "end": 4}}, "track", "before the red"),
    ({"track": {"mid": 5, "end": 4}}, "track", "before the red"),
]


@pytest.mark.parametrize(("changes", "place", "words"), BROKEN)
def test_an_impossible_sheet_is_refused_with_its_place(
    changes: dict[str, Any], place: str, words: str
) -> None:
    fault = check(sheet_data(**changes))
    assert fault.place == f"box.sheet.{place}"
    assert words in str(fault)


@pytest.mark.parametrize(
    "changes",
    [
        {"sheep": []},
        {"bushes": [[0, 0, "e"], [4, 3, "s"], [3, 4, "e"]]},
        {"rocks": [[0, 0], [4, 4]], "side": "A"},
        {"clovers": [[3, 3]]},
        {"fences": {**FENCES, "2": FENCES["1"]}},
        {"fences": {**FENCES, "2": [[-1000000, 5, "s"]]}},
        {"track": {"mid": 1, "end": 1000000}},
        {"columns": 32, "rows": 32},
        {"columns": 1, "rows": 1, "sheep": [[0, 0]]},
        {"name": "  x  "},
        {"name": "🐑" * 40},
    ],
)
def test_what_a_sheet_may_be(changes: dict[str, Any]) -> None:
    check_sheet(read_form(Sheet, sheet_data(**changes)))


def test_clovers_bushes_and_rocks_may_be_left_out() -> None:
    form = sheet()
    assert (form.clovers, form.bushes, form.rocks) == ((), (), ())
    assert "rocks" not in form.written()


def test_a_shape_hangs_together_at_posts() -> None:
    plus = ((0, 1, "e"), (1, 1, "e"), (1, 0, "s"), (1, 1, "s"))
    assert connected(plus) == set(plus)
    assert connected(((0, 0, "e"), (5, 5, "s"))) == {(0, 0, "e")}
    check_shape(plus, "x")


def test_a_long_shape_is_looked_at_in_no_time() -> None:
    line = tuple((x, 0, "e") for x in range(50_000))
    assert len(connected(line)) == 50_000
    assert len(connected(tuple(reversed(line)))) == 50_000


def test_faces_are_named_by_their_numbers_only() -> None:
    """A file cannot name a face by the word that the program uses."""
    fences = {("one" if face == "1" else face): edges for face, edges in FENCES.items()}
    assert str(check(sheet_data(fences=fences))) == 'box.sheet.fences: The key "1" is missing; add it.'


@pytest.mark.parametrize(
    ("black", "place"),
    [([[0, 0]], "setup.black_sheep"), ([[0, 0], [3, 3]], "setup.black_sheep"), ([], "setup.black_sheep")],
)
def test_each_player_has_one_black_sheep_on_a_sheep(black: list[list[int]], place: str) -> None:
    with pytest.raises(BadInput) as fault:
        VOLLE_WEIDE.check_setup(2, Box(sheet=sheet()), Setup.model_validate({"black_sheep": black}))
    assert fault.value.place == place


def test_players_may_have_the_same_black_sheep_or_none() -> None:
    box = Box(sheet=sheet())
    VOLLE_WEIDE.check_setup(2, box, Setup.model_validate({"black_sheep": [[0, 0], [0, 0]]}))
    VOLLE_WEIDE.check_setup(2, box, Setup())
    VOLLE_WEIDE.check_box(Box())


def test_a_black_sheep_needs_a_sheet() -> None:
    with pytest.raises(BadInput):
        VOLLE_WEIDE.check_setup(1, Box(), Setup.model_validate({"black_sheep": [[0, 0]]}))

"""Enclosures on the board, and what goes from the assets board. Source: seed 000, "Your turn"; formats.md, "build"."""

from __future__ import annotations

from typing import Any

import pytest

from tests.models.games.fence_em_in.table import (
    assets,
    board,
    build,
    fertilize,
    leave,
    play,
    refused,
    roll,
    seen,
    spend,
    then,
)

ALONE = {"board": board([1, 1])}
TWO = {"board": board([0, 0], [5, 5]), "players": 2}
EACH = {"board": board([0, 0], [5, 5], shared=False), "players": 2}


def second(*rect: int) -> Any:
    """A session with one enclosure, 2 x 1 on [1, 1] and [2, 1], and a try at a second."""
    return play(roll(), build("cow", "same", 2, 1, 1, 1), roll(), **ALONE), build("cow", "same", *rect)


@pytest.mark.parametrize("rect", [(1, 1, 1, 1), (2, 2, 0, 0), (2, 2, 1, 1), (5, 5, 0, 0), (5, 1, 1, 1)])
def test_the_first_enclosure_covers_the_starting_cell(rect: tuple[int, ...]) -> None:
    then(play(roll(), **ALONE), build("cow", "same", *rect))


@pytest.mark.parametrize("rect", [(1, 1, 0, 0), (1, 1, 2, 1), (5, 1, 0, 0), (2, 2, 2, 2)])
def test_it_may_not_be_built_elsewhere(rect: tuple[int, ...]) -> None:
    assert "starting cell" in refused(play(roll(), **ALONE), build("cow", "same", *rect))


@pytest.mark.parametrize(
    "rect", [(5, 5, 2, 0), (2, 2, -1, 1), (2, 2, 1, -1), (1, 5, 1, 2), (1, 1, 1_000_000, 0)]
)
def test_it_lies_on_the_board(rect: tuple[int, ...]) -> None:
    assert "leaves the board" in refused(play(roll(), **ALONE), build("cow", "same", *rect))


@pytest.mark.parametrize(
    "rect", [(1, 1, 0, 1), (1, 1, 3, 1), (1, 1, 1, 0), (2, 3, 2, 2), (3, 1, 0, 2), (5, 1, 1, 0)]
)
def test_the_next_one_touches_one_of_the_own_along_an_edge(rect: tuple[int, ...]) -> None:
    session, move = second(*rect)
    then(session, move)


@pytest.mark.parametrize("rect", [(1, 1, 0, 0), (1, 1, 3, 0), (1, 1, 0, 2), (2, 2, 3, 2)])
def test_a_corner_is_no_edge(rect: tuple[int, ...]) -> None:
    session, move = second(*rect)
    assert "corner" in refused(session, move)


@pytest.mark.parametrize("rect", [(1, 1, 5, 1), (1, 1, 1, 3), (2, 2, 4, 4), (1, 1, 4, 1)])
def test_it_may_not_stand_apart(rect: tuple[int, ...]) -> None:
    session, move = second(*rect)
    assert "touches no enclosure" in refused(session, move)


@pytest.mark.parametrize("rect", [(1, 1, 1, 1), (2, 1, 0, 1), (3, 3, 0, 0)])
def test_it_may_not_overlap_the_own(rect: tuple[int, ...]) -> None:
    session, move = second(*rect)
    assert "already there" in refused(session, move)


def test_the_rim_of_the_board_joins_nothing() -> None:
    """The last cell of a row and the first of the next are no neighbours."""
    session = play(roll(), build("cow", "same", 1, 1, 5, 0), roll(), board=board([5, 0]))
    assert "touches no enclosure" in refused(session, build("cow", "same", 1, 1, 0, 1))


def test_on_a_shared_board_nobody_overlaps_anybody() -> None:
    session = play(roll(0), build("cow", "same", 5, 5, 0, 0), **TWO)
    assert "already there" in refused(session, build("cow", "same", 2, 2, 4, 4, player=1))
    then(session, build("cow", "same", 1, 1, 5, 5, player=1))


def test_touching_anothers_enclosure_is_not_enough() -> None:
    """Seed 000: one of your enclosures."""
    moves = [roll(0), build("cow", "same", 1, 1, 0, 0), build("cow", "same", 1, 1, 5, 5, player=1), roll(0)]
    session = play(*moves, build("hay", "different", 5, 1, 1, 0), **TWO)
    assert "touches no enclosure" in refused(session, build("hay", "different", 1, 1, 0, 1, player=1))
    assert "touches no enclosure" in refused(session, build("hay", "different", 1, 1, 5, 1, player=1))


def test_with_a_board_each_nobody_is_in_the_way() -> None:
    session = play(roll(0), build("cow", "same", 5, 5, 0, 0), **EACH)
    session = then(session, build("cow", "same", 5, 5, 1, 1, player=1), roll(0))
    assert "already there" in refused(session, build("cow", "same", 1, 1, 0, 0))


def test_a_board_each_may_have_the_same_starting_cell() -> None:
    """formats.md, section 5: false means a board each."""
    own = {"board": board([2, 2], [2, 2], shared=False), "players": 2}
    play(roll(0), build("cow", "same", 1, 1, 2, 2), build("cow", "same", 1, 1, 2, 2, player=1), **own)


def test_anothers_starting_cell_may_be_covered() -> None:
    """rulings.md: the text does not forbid it; its owner then never builds."""
    corner = {"board": board([0, 0], [4, 4]), "players": 2}
    session = play(roll(0), build("cow", "same", 5, 5, 0, 0), **corner)
    assert "already there" in refused(session, build("cow", "same", 1, 1, 4, 4, player=1))
    assert "starting cell" in refused(session, build("cow", "same", 1, 1, 5, 5, player=1))
    then(session, leave(1))


def test_where_the_dice_are_followed_width_and_height_are_two_of_them() -> None:
    session = play(roll(0, 2, 3, 3), **ALONE)
    for width, height in ((2, 3), (3, 2), (3, 3)):
        then(session, build("cow", "same", width, height, 1, 1))
    for width, height in ((2, 2), (1, 3), (4, 5)):
        assert "not two of the dice" in refused(session, build("cow", "same", width, height, 1, 1))


def test_width_and_height_are_two_of_the_dice_that_the_player_sees() -> None:
    earned = [roll(0, "choice", 1, 1), fertilize(0, "choice"), fertilize(0, "choice"), fertilize(0, 1)]
    session = play(*earned, spend(3, 2, 1, 1), **TWO)
    assert "not two of the dice" in refused(session, build("cow", "same", 2, 2, 0, 0))
    session = then(session, build("cow", "same", 2, 1, 0, 0))
    assert "not two of the dice" in refused(session, build("cow", "same", 2, 1, 4, 5, player=1))
    then(session, build("cow", "same", 1, 1, 5, 5, player=1))


def test_dice_that_are_not_followed_allow_every_size() -> None:
    session = play(roll(0), **ALONE)
    for size in range(1, 6):
        then(session, build("cow", "same", size, 6 - size, 1, 1))


@pytest.mark.parametrize("key", ["width", "height", "at"])
def test_with_a_board_the_place_is_told(key: str) -> None:
    move = build("cow", "same", 1, 1, 1, 1)
    del move[key]
    assert f'"{key}" is missing' in refused(play(roll(), **ALONE), move)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("width", value) for value in (0, 6, -1, "1", 1.0, True, None, [1])),
        *(("height", value) for value in (0, 6, False, {})),
        *(
            ("at", value)
            for value in (None, 1, [1], [1, 1, 1], [1, "1"], [True, 1], {"x": 1}, [1, 1_000_001])
        ),
    ],
)
def test_with_a_board_the_place_is_strictly_told(key: str, value: Any) -> None:
    move = {**build("cow", "same", 1, 1, 1, 1), key: value}
    assert refused(play(roll(), **ALONE), move).endswith(".")


@pytest.mark.parametrize("value", [0, 9, "x", None, [], 1.5])
@pytest.mark.parametrize("key", ["width", "height", "at"])
def test_without_a_board_the_place_is_ignored_and_kept(key: str, value: Any) -> None:
    """formats.md, section 5: ignored when the box has no board."""
    move = {**build("cow", "same"), key: value}
    session = then(play(roll()), move)
    assert session.moves[-1].written() == move


# The assets board


def left(*moves: Any, **box: Any) -> list[list[str]]:
    under = play(*moves, **box).state.assets
    return [list(tokens) for tokens in under]


def test_the_third_dies_face_loses_one_such_token() -> None:
    lies = assets(f1=["cow"], f2=["cow", "hay", "cow"], f3=["cow"])
    built = build("cow", "same", 1, 3, 1, 1)
    assert left(lies, roll(0, 3, 2, 1), built, **ALONE) == [["cow"], ["hay", "cow"], ["cow"], [], []]


def test_the_third_die_is_the_one_that_the_player_sees() -> None:
    earned = [roll(0, "choice", 1, 1), *[fertilize(0, "choice")] * 2, fertilize(0, 1)]
    lies, built = assets(f1=["cow"], f2=["cow"]), build("cow", "same", 1, 1, 1, 1)
    assert left(lies, *earned, spend(3, 2, 1, 1), built, **ALONE) == [["cow"], [], [], [], []]


def test_a_build_is_never_refused_because_of_the_assets_board() -> None:
    lies = assets(f1=["cow"], f2=["hay"])
    assert left(lies, roll(0, 3, 2, 1), build("cow", "same", 1, 3, 1, 1), **ALONE) == [
        ["cow"],
        ["hay"],
        [],
        [],
        [],
    ]


def test_without_followed_dice_or_a_board_nothing_is_taken_off() -> None:
    lies = assets(f1=["cow"])
    assert left(lies, roll(0), build("cow", "same", 1, 1, 1, 1), **ALONE)[0] == ["cow"]
    assert left(lies, roll(0, 1, 1, 1), build("cow", "same"))[0] == ["cow"]


def test_the_assets_board_is_told_anew_at_any_time_and_replaces_what_lay_there() -> None:
    session = play(assets(f1=["cow"]), roll(0, 1, 1, 1), assets(f2=["hay", "hay"]), **ALONE)
    assert session.state.assets == ((), ("hay", "hay"), (), (), ())
    session = then(session, build("hay", "same", 1, 1, 1, 1), assets(f5=["barn"]))
    assert session.state.assets == ((), (), (), (), ("barn",))


def test_the_dice_are_the_next_rounds() -> None:
    session = play(roll(0, 1, 2, 3), leave(), roll(0, 4, 5, 5), **ALONE)
    assert seen(session) == (4, 5, 5)

"""How sheets lie on a screen that all look at: inside the room, as large as can be."""

import pytest

from views.spread import ABOVE, GAP, LEAST, PAD, TALL, spread

TABLET, TELEVISION = (1140, 684), (1340, 640)


@pytest.mark.parametrize("sheets", range(1, 13))
@pytest.mark.parametrize("room", [TABLET, TELEVISION, (780, 1040)])
@pytest.mark.parametrize("ratio", [0.8, 0.9, 1.3, 3.2])
def test_all_of_it_fits_into_the_room(sheets: int, room: tuple[float, float], ratio: float) -> None:
    laid = spread(sheets, *room, ratio)
    assert laid.across * laid.rows >= sheets > laid.across * (laid.rows - 1)
    assert laid.across * laid.width + (laid.across - 1) * GAP == pytest.approx(room[0])
    assert laid.total <= room[1] + 0.01 or laid.picture[0] <= LEAST + 0.01
    wide, high = laid.picture
    assert wide / high == pytest.approx(ratio)
    assert wide + 2 * PAD <= laid.width + 0.01 and high + 2 * PAD <= laid.height + 0.01


def test_the_largest_pictures_win() -> None:
    """Three meadows stand beside each other on a tablet, six in two lines; on a wide screen four take one line."""
    assert (spread(3, *TABLET, 0.9).across, spread(6, *TABLET, 0.9).across) == (3, 3)
    assert spread(4, *TELEVISION, 0.9).across == 4


def test_where_height_is_short_names_stand_beside() -> None:
    """Four meadows in two lines of a tablet: beside the name a picture is taller than below it."""
    laid = spread(4, *TABLET, 0.9)
    assert (laid.across, laid.beside) == (2, True)
    assert laid.picture[1] > (TABLET[1] - GAP) / 2 - 2 * PAD - ABOVE


def test_a_name_beside_a_flat_picture_has_room_for_the_points_below_it() -> None:
    laid = spread(5, 380, 684, 3.2)
    assert laid.beside and TALL <= laid.height <= 684 / 5
    assert not spread(6, 380, 684, 3.2).beside


def test_in_a_low_room_nothing_is_smaller_than_can_be_seen() -> None:
    """Ten on a phone that lies on its side: the screen scrolls."""
    laid = spread(10, 804, 246, 0.9)
    assert laid.picture[0] >= LEAST - 0.01 and laid.total > 246


def test_large_text_takes_its_room() -> None:
    assert spread(6, *TABLET, 0.9, 1.4).picture[0] < spread(6, *TABLET, 0.9).picture[0]

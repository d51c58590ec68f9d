"""Posts, edges and walls."""

from hypothesis import given
from hypothesis import strategies as st

from models.kernel.form import Edge
from models.kernel.grid import Grid, between, ends, moved, turned

edges = st.tuples(st.integers(-5, 5), st.integers(-5, 5), st.sampled_from(["e", "s"]))


@given(edges)
def test_an_edge_lies_between_its_ends(edge: Edge) -> None:
    first, second = ends(edge)
    assert between(first, second) == between(second, first) == edge


@given(edges)
def test_four_quarters_are_a_whole_turn(edge: Edge) -> None:
    assert turned(turned(turned(turned(edge)))) == edge
    assert turned(edge)[2] != edge[2]


def test_a_quarter_is_clockwise() -> None:
    """On a screen, where y grows downwards: east becomes south."""
    assert turned((0, 0, "e")) == (0, 0, "s")
    assert turned((0, 0, "s")) == (-1, 0, "e")


def test_moved() -> None:
    assert moved((1, 2, "e"), -1, 3) == (0, 5, "e")


@given(st.integers(1, 32), st.integers(1, 32), st.data())
def test_bits_and_cells_are_the_same(columns: int, rows: int, data: st.DataObject) -> None:
    grid = Grid(columns, rows)
    cell = st.tuples(st.integers(0, columns - 1), st.integers(0, rows - 1))
    cells = data.draw(st.sets(cell, max_size=9))
    mask = sum(grid.bit(x, y) for x, y in cells)
    assert set(grid.cells(mask)) == cells
    assert mask & grid.inside == mask
    assert grid.inside.bit_count() == columns * rows


def test_the_border_of_an_area() -> None:
    grid = Grid(3, 3)
    assert grid.border(grid.bit(1, 1)) == 4
    assert grid.border(grid.bit(0, 0) | grid.bit(1, 0)) == 6
    assert grid.border(grid.inside) == 12


def test_a_long_winding_way_is_walked_to_its_end() -> None:
    """Walls in comb form: the way out is as long as the board is large."""
    grid = Grid(32, 32)
    south = 0
    for x in range(1, 32):
        for y in range(32):
            if y != (0 if x % 2 else 31):
                south |= grid.bit(x, y)
    east = sum(grid.bit(x, 0) | grid.bit(x, 32) for x in range(32))
    south |= sum(grid.bit(0, y) for y in range(32))
    assert grid.enclosed(east, south) == 0
    south |= sum(grid.bit(32, y) for y in range(32))
    assert grid.enclosed(east, south) == grid.inside
    assert len(list(grid.parts(grid.inside, east, south))) == 1

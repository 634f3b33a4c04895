"""Hex ids, neighbours, distances and lines."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broadfront.board.grid import DIRECTIONS, NUMBERINGS, STAGGERS, Cell, Grid, Numbering, Stagger, opposite
from broadfront.core.errors import Invalid

ARDENNES = Grid("rrcc-east", rows=30, columns=30, stagger="even-west")
RHINE = Grid("ocs", rows=136, columns=80)


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    numbering: Numbering = draw(st.sampled_from(("rrcc-east", "rrcc-west", "rrrccc", "ocs")))
    stagger: Stagger = draw(st.sampled_from(("even-west", "odd-west")))
    rows, columns = draw(st.integers(1, 12)), draw(st.integers(1, 12))
    return Grid(numbering, 2 * rows, 2 * columns, stagger)


@st.composite
def grids_and_hexes(draw: st.DrawFn) -> tuple[Grid, str, str]:
    grid = draw(grids())
    cells = st.builds(Cell, st.integers(0, grid.rows - 1), st.integers(0, grid.columns - 1))
    return grid, grid.format(draw(cells)), grid.format(draw(cells))


def test_ardennes_columns_count_from_the_east_and_even_rows_lie_west() -> None:
    assert ARDENNES.neighbors("0526") == ("0425", "0525", "0625", "0626", "0527", "0426")
    assert ARDENNES.neighbors("0626") == ("0526", "0625", "0726", "0727", "0627", "0527")


def test_ocs_rows_count_from_the_south_edge_of_each_sheet() -> None:
    assert RHINE.parse("A68.01") == Cell(0, 0)
    assert RHINE.parse("B68.40") == Cell(0, 79)
    assert RHINE.parse("C01.01") == Cell(135, 0)
    assert RHINE.parse("C49.01") == Cell(87, 0)
    assert RHINE.parse("D01.40") == Cell(135, 79)


def test_ocs_sheets_join_without_a_gap() -> None:
    assert RHINE.neighbor("A25.40", 1) == "B25.01"
    assert {"C68.05", "C68.04"} <= set(RHINE.neighbors("A01.05"))
    assert RHINE.distance("A01.40", "D68.01") in {1, 2}


@given(grids())
def test_every_cell_has_its_own_id_and_comes_back_from_it(grid: Grid) -> None:
    ids = [grid.format(cell) for cell in grid.cells()]
    assert len(set(ids)) == grid.rows * grid.columns
    assert [grid.parse(hex_id) for hex_id in ids] == list(grid.cells())


@given(grids_and_hexes())
def test_neighbours_are_mutual_and_one_hex_width_apart(case: tuple[Grid, str, str]) -> None:
    grid, here, _ = case
    x, y = grid.center(grid.parse(here))
    for direction in range(6):
        there = grid.neighbor(here, direction)
        if there is not None:
            assert grid.neighbor(there, opposite(direction)) == here
            assert grid.direction(here, there) == direction
            other_x, other_y = grid.center(grid.parse(there))
            assert math.dist((x, y), (other_x, other_y)) == pytest.approx(1)
            assert (other_y < y) == DIRECTIONS[direction].startswith("N")
            assert (other_x > x) == DIRECTIONS[direction].endswith("E")


@given(grids_and_hexes())
def test_a_point_at_a_centre_lies_in_that_hex(case: tuple[Grid, str, str]) -> None:
    grid, here, _ = case
    x, y = grid.center(grid.parse(here))
    assert grid.cell_at(x + 0.3, y - 0.2) == grid.parse(here)
    assert grid.cell_at(-3, y) is None


@given(grids_and_hexes())
def test_a_line_is_an_unbroken_shortest_way_and_the_same_from_both_ends(case: tuple[Grid, str, str]) -> None:
    grid, here, there = case
    line = grid.line_of_hexes(here, there)
    assert line == grid.line_of_hexes(there, here)[::-1]
    assert line[0] == here
    assert line[-1] == there
    assert len(line) <= grid.distance(here, there) + 1
    if len(line) == grid.distance(here, there) + 1:  # it stayed inside the frame
        assert all(grid.distance(a, b) == 1 for a, b in pairwise(line))


@given(grids_and_hexes(), st.integers(0, 5))
def test_within_n_hexes_is_what_the_distance_says(case: tuple[Grid, str, str], reach: int) -> None:
    grid, here, _ = case
    every = [grid.format(cell) for cell in grid.cells()]
    assert list(grid.hexes_within(here, reach)) == [other for other in every if grid.distance(here, other) <= reach]


def test_distance_counts_hexes_entered() -> None:
    assert ARDENNES.distance("0526", "0526") == 0
    assert ARDENNES.distance("0526", "0425") == 1
    assert ARDENNES.distance("0116", "1709") == 16
    assert ARDENNES.direction("0526", "0523") is None


@pytest.mark.parametrize(
    ("grid", "hex_id", "message"),
    [
        (ARDENNES, "3101", "no hex '3101': there is no row 31; rows are 01-30"),
        (ARDENNES, "0100", "no hex '0100': there is no column 00; columns are 01-30"),
        (ARDENNES, "52", "no hex '52': give four digits: row from the north, column from the east"),
        (RHINE, "E25.07", "no hex 'E25.07': there is no sheet E; sheets are A, B, C, D"),
        (RHINE, "A69.07", "no hex 'A69.07': there is no row 69; rows are 01-68"),
        (RHINE, "A2507", "no hex 'A2507': give a sheet, its row from the south and column from the west: A25.07"),
    ],
)
def test_an_unknown_id_says_what_the_map_has(grid: Grid, hex_id: str, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        grid.parse(hex_id)
    assert str(caught.value) == message
    assert caught.value.given == hex_id
    assert hex_id not in grid


@pytest.mark.parametrize(
    ("numbering", "rows", "columns", "stagger", "message"),
    [
        ("rrcc", 3, 3, "even-west", f"use one of {', '.join(NUMBERINGS)}"),
        ("rrcc-west", 3, 3, "west", f"use one of {', '.join(STAGGERS)}"),
        ("rrcc-west", 100, 3, "even-west", "rows=100: rrcc-west numbers 1 to 99 rows"),
        ("ocs", 7, 8, "even-west", "rows=7: ocs splits the map into four equal sheets; give an even number"),
    ],
)
def test_a_grid_that_cannot_be_is_refused(
    numbering: Numbering,
    rows: int,
    columns: int,
    stagger: Stagger,
    message: str,
) -> None:
    with pytest.raises(Invalid, match=message):
        Grid(numbering, rows, columns, stagger)


def test_a_cell_outside_the_frame_has_no_id() -> None:
    with pytest.raises(Invalid, match="cell 30,0 lies outside the frame of 30 rows and 30 columns"):
        ARDENNES.format((30, 0))

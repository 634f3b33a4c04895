"""Projections and frames: there and back, and the distances between hexes."""

import math

import pytest

from broadfront.theatre.frames import FRAMES, Conic
from tests.theatre.maps import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_degrees_and_plane_agree_both_ways(title: str) -> None:
    frame = FRAMES[title]
    for lat, lon in ((50.0, 5.7), (50.5, 6.2), (49.8, 6.4)):
        x, y = frame.to_plane((lat, lon))
        back = frame.to_degrees(x, y)
        assert back == (round(lat, 3), round(lon, 3))


@pytest.mark.parametrize("title", TITLES)
def test_a_hex_is_as_wide_as_it_says(title: str) -> None:
    frame = FRAMES[title]
    middle = len(frame.cells) // 2 + frame.grid.columns // 2
    (lat1, lon1), (lat2, lon2) = (
        frame.projection.to_latitude_longitude(
            (x - frame.origin[0]) * frame.hex_km,
            (frame.origin[1] - y) * frame.hex_km,
        )
        for x, y in (frame.centers[middle], frame.centers[frame.six_neighbors[middle][1]])
    )
    north, east = 111.2 * (lat2 - lat1), 111.2 * math.cos(math.radians(lat1)) * (lon2 - lon1)
    assert math.hypot(north, east) == pytest.approx(frame.hex_km, rel=0.01)


def test_the_ardennes_grid_is_the_agreed_formula() -> None:
    frame = FRAMES["ardennes"]
    for lat, lon in ((50.640, 5.571), (50.055, 6.031), (49.7, 5.0), (50.2, 6.4)):
        x, y = 71.108 * (lon - 5.5), 111.24 * (lat - 50.3)
        u, v = 17.05 - 0.208206 * x - 0.007271 * y, 9.95 + 0.008395 * x - 0.240416 * y
        found = []
        for row in (math.floor(v), math.floor(v) + 1):
            shift = 0.5 if row % 2 == 0 else 0.0
            column = round(u - shift)
            found.append(((4.8 * (u - shift - column)) ** 2 + (4.156922 * (v - row)) ** 2, row, column))
        _, row, column = min(found)
        i = frame.hex_at((lat, lon))
        assert i is not None
        assert frame.ids[i] == f"{row:02}{column:02}"


def test_the_cone_is_true_to_scale_on_its_two_parallels() -> None:
    cone = Conic(50.2, 6.4, south=48.2, north=52.2)
    for lat, stretch in ((48.2, 1.0), (52.2, 1.0), (50.2, 0.99939)):
        x1, y1 = cone.to_kilometers(lat, 6.0)
        x2, y2 = cone.to_kilometers(lat, 6.01)
        true = 6371.0 * math.cos(math.radians(lat)) * math.radians(0.01)
        assert math.hypot(x2 - x1, y2 - y1) / true == pytest.approx(stretch, abs=2e-5)

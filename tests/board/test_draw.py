"""A map becomes a picture that shows what the map holds, the same every time."""

import math
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from broadfront.board.draw import Options, picture
from broadfront.board.draw.ground import Ground, adjacent_cell, cell_point, corner_point, hexside, outline_loops
from broadfront.board.draw.paths import Path as Drawn
from broadfront.board.draw.paths import distance
from broadfront.board.draw.picture import map_fingerprint, scale_for_width
from broadfront.board.draw.rivers import build_rivers
from broadfront.board.draw.roads import build_rails, build_roads
from broadfront.core.errors import Invalid
from tests.board.drawing import SVG, parsed, sketch, texts, title_map, uses

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
TITLES = ("ardennes", "wacht", "rhine")


def test_a_picture_is_one_well_formed_svg_with_its_size() -> None:
    root = parsed(picture(sketch(), Options(scale=50)))
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    assert float(root.get("width", "0")) == pytest.approx(6.5 * 50 + 32, abs=0.2)


def test_the_same_map_gives_the_same_picture_whatever_the_order_of_sets() -> None:
    code = (
        "import hashlib; from tests.board.drawing import sketch; from broadfront.board.draw import picture;"
        "print(hashlib.sha256(picture(sketch()).encode()).hexdigest())"
    )
    root = Path(__file__).resolve().parents[2]
    seen = set()
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
        seen.add(subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True).stdout)
    assert len(seen) == 1


def test_every_hex_shows_its_number_and_no_numbers_can_be_asked_for() -> None:
    assert set(sketch().ids) <= set(texts(picture(sketch(), Options(scale=50))))
    assert not set(sketch().ids) & set(texts(picture(sketch(), Options(scale=50, numbers=False))))


def test_a_small_picture_numbers_every_fifth_row_and_column() -> None:
    assert set(sketch().ids) & set(texts(picture(sketch(), Options(scale=20)))) == {"0505"}


def test_a_box_shows_its_hexes_and_no_others() -> None:
    shown = texts(picture(sketch(), Options(box=("0302", "Mitte"), scale=50)))
    assert set(sketch().ids) & set(shown) == {"0302", "0303"}
    assert "Mitte" in shown
    assert "STEINFELD" not in shown


def test_a_box_may_be_given_by_any_two_opposite_corners() -> None:
    one, other = (picture(sketch(), Options(box=box)) for box in (("0102", "0304"), ("0304", "0102")))
    assert one == other


@pytest.mark.parametrize("end", ["0909", "Nowhere"])
def test_a_box_with_an_unknown_hex_is_refused(end: str) -> None:
    with pytest.raises(Invalid, match=end):
        picture(sketch(), Options(box=("0101", end)))


def test_a_name_is_shown_without_the_bracket_that_tells_namesakes_apart() -> None:
    shown = texts(picture(sketch()))
    assert "Weiler" in shown
    assert "Fluss" in shown
    assert "Weiler" not in texts(picture(sketch(), Options(names=False)))


def test_the_legend_lists_what_the_map_holds_and_nothing_else() -> None:
    bare = set(texts(picture(sketch(), Options(numbers=False, names=False, legend=False))))
    legend = set(texts(picture(sketch(), Options(numbers=False, names=False)))) - bare
    assert {"Forest", "Woods", "Marsh", "Broken", "Sea", "Gravel", "Village", "Minor river", "Major river"} <= legend
    assert {"Primary road", "Trail", "Railway", "Bridge", "Ford", "Westwall", "Frontier", "Front line"} <= legend
    assert not {"Ferry", "Autobahn", "Mountain", "Polder", "Stream"} & legend
    assert {"one hex 2 km", "Sketch"} <= legend


def test_a_terrain_the_style_does_not_know_is_still_drawn_and_named() -> None:
    svg = picture(sketch())
    assert "Gravel" in texts(svg)
    assert uses(svg, "heath")


def test_every_crossing_is_marked_once_on_the_map_and_once_in_the_legend() -> None:
    svg = picture(sketch())
    assert len(uses(svg, "bridges")) == 2
    assert len(uses(svg, "fords")) == 2
    assert len(uses(svg, "ferries")) == 0


def test_tags_and_numbers_a_player_looks_for_have_their_marks() -> None:
    svg = picture(sketch(), Options(numbers=False))
    for mark in ("mark-fuel", "mark-airbase", "mark-vp"):
        assert len(uses(svg, mark)) == 2  # on the map and in the legend
    assert {"Fuel depot", "Air base", "Victory points", "3"} <= set(texts(svg))
    assert not uses(svg, "mark-port")


def test_a_tag_puts_a_second_texture_on_a_hex() -> None:
    hexmap = sketch()
    own = sum(terrain == "Broken" for terrain in hexmap.terrain)
    assert len(uses(picture(hexmap, Options(legend=False)), "broken")) == own + 1


def test_the_border_of_a_set_of_hexes_is_closed_and_as_long_as_it_should_be() -> None:
    ring = [adjacent_cell((10, 10), direction) for direction in range(6)]
    loops = sorted(outline_loops(ring), key=len)
    assert [len(loop) for loop in loops] == [6, 18]  # the hole and the outer border
    for loop in loops:
        assert all(distance(corner_point(a), corner_point(b)) < 58 for a, b in pairwise([*loop, loop[0]]))


def test_a_river_keeps_to_its_hexsides() -> None:
    ground = Ground.build(sketch())
    water = build_rivers(ground)
    assert sorted({reach.name for reach in water.reaches}) == ["Bach", "Fluss"]
    points = [point for reach in water.reaches for point in reach.points]
    for i, direction, _, _ in ground.sides("rivers"):
        a, b = (corner_point(corner) for corner in hexside(ground.cell[i], direction))
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        assert min(distance(middle, point) for point in points) < 6
    assert max(min(distance(corner_point(c), p) for r in water.reaches for c in r.corners) for p in points) < 34


def test_a_tributary_ends_in_the_river_it_meets_and_a_spring_is_thin() -> None:
    water = build_rivers(Ground.build(sketch()))
    bach = next(reach for reach in water.reaches if reach.name == "Bach")
    fluss = [point for reach in water.reaches if reach.name == "Fluss" for point in reach.points]
    gaps = [min(distance(end, point) for point in fluss) for end in (bach.points[0], bach.points[-1])]
    assert min(gaps) < 6 < max(gaps)  # the points of the Fluss are that far apart
    spring = bach.widths[0] if gaps[0] > gaps[1] else bach.widths[-1]
    assert spring < max(bach.widths) / 2


def test_a_road_runs_from_centre_to_centre_and_through_the_middle_of_its_hexside() -> None:
    ground = Ground.build(sketch())
    net = build_roads(ground)
    assert len(net.stretch) == 7
    town = cell_point(ground.cell[sketch().index["0303"]])
    assert sum(town in (stretch.start, stretch.end) for stretch in net.stretch.values()) == 3
    for (here, there), stretch in net.stretch.items():
        middle = ((cell_point(here)[0] + cell_point(there)[0]) / 2, (cell_point(here)[1] + cell_point(there)[1]) / 2)
        assert distance(stretch.point_at(0.5), middle) < 16


def test_every_link_of_a_net_is_drawn_once() -> None:
    ground = Ground.build(title_map("ardennes"))
    net = build_roads(ground)
    strung = [tuple(sorted(link)) for cls in net.classes() for line in net.joined_lines(cls) for link in line]
    assert sorted(strung) == sorted(net.stretch)


def test_a_rail_stands_aside_where_a_road_uses_the_same_hexside() -> None:
    ground = Ground.build(sketch())
    net = build_roads(ground)
    for link, stretch in build_rails(ground, net).stretch.items():
        if link in net.stretch:
            assert distance(stretch.point_at(0.5), net.stretch[link].point_at(0.5)) > 4


def test_path_text_says_in_relative_steps_where_the_points_are() -> None:
    path = Drawn()
    points = [(math.cos(n) * 300, math.sin(n) * 300) for n in range(40)]
    path.polyline(points)
    numbers = [float(word) for word in str(path)[1:].replace("l", " ").replace("-", " -").split()]
    xs, ys = numbers[0::2], numbers[1::2]
    assert sum(xs) == pytest.approx(points[-1][0], abs=0.06)  # rounding does not add up
    assert sum(ys) == pytest.approx(points[-1][1], abs=0.06)


def test_a_picture_can_be_made_as_wide_as_asked() -> None:
    for title, width in (("ardennes", 700), ("ardennes", 2500), ("wacht", 6000)):
        ground = Ground.build(title_map(title))
        west, _, east, _ = ground.bounds
        scale = scale_for_width(ground, width)
        wide = (east - west) * scale / 100
        assert wide + 32 * min(2.4, max(1.0, wide / 1300)) == pytest.approx(width, abs=1)


@pytest.mark.parametrize("title", TITLES)
def test_the_pictures_in_the_documentation_are_drawn_from_the_maps_as_they_are(title: str) -> None:
    path = PICTURES / f"{title}.svg"
    svg = path.read_text(encoding="utf-8")
    description = parsed(svg).findtext(f"{SVG}desc")
    assert description == map_fingerprint(title_map(title)), (
        f"run: broadfront map draw {title} -o docs/pictures/{title}.svg"
    )
    assert path.stat().st_size < 2_200_000

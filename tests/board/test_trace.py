"""Supply and communication: paths to a source, or what cuts them."""

import pytest

from broadfront.board.hex_effects import standard_effects
from broadfront.board.hexmap import HexMap
from broadfront.board.trace import Hexsides, distances, trace
from broadfront.board.zones import FRIEND, ControlZones
from broadfront.core.errors import Invalid
from tests.board.maps import open_ground, valley

ALLIED, GERMAN = 0, 1
SUPPLY = standard_effects(lifted_by=FRIEND)


@pytest.fixture
def hexmap() -> HexMap:
    return open_ground(5, 9)


def test_length_counts_hexes_entered_and_the_path_ends_at_the_source(hexmap: HexMap) -> None:
    net = trace(hexmap, ["003001", "003009"])
    assert net.length("003001") == 0
    assert net.length("003004") == 3
    assert net.path("003004") == ("003004", "003003", "003002", "003001")
    assert net.path("003008") == ("003008", "003009")
    assert "003004" in net


def test_a_path_longer_than_the_limit_does_not_count(hexmap: HexMap) -> None:
    net = trace(hexmap, ["003001"], limit=4)
    assert net.length("003005") == 4
    assert "003006" not in net
    cut = net.find_cut("003006")
    assert cut is not None
    assert cut.reason == "too far"
    assert len(cut.path) == 6
    assert net.find_cut("003005") is None


def test_the_hex_asked_about_may_lie_in_a_zone_but_no_path_passes_one() -> None:
    hexmap = open_ground(1, 9)
    zones = ControlZones.build(hexmap, [(ALLIED, hexmap.index["001005"], True)])
    zones.gain_zone(GERMAN, hexmap.index["001004"])  # as if across a river: a zone without a unit in the way
    assert zones.is_in_enemy_zone(ALLIED, hexmap.index["001003"])
    net = trace(hexmap, ["001001"], zones.flag_array(ALLIED), SUPPLY)
    assert net.length("001003") == 2
    assert net.length("001004") is None
    cut = net.find_cut("001005")
    assert cut is not None
    assert (cut.reason, cut.hexes) == ("blocked", ("001003",))
    zones.enter(ALLIED, hexmap.index["001003"])
    assert trace(hexmap, ["001001"], zones.flag_array(ALLIED), SUPPLY).length("001005") == 4


def test_an_enemy_unit_takes_no_path_and_shuts_a_source(hexmap: HexMap) -> None:
    line = open_ground(1, 5)
    zones = ControlZones.build(line, [(GERMAN, line.index["001003"], False)])
    net = trace(line, ["001001"], zones.flag_array(ALLIED), SUPPLY)
    assert net.lengths == [0, 1, -1, -1, -1]
    cut = net.find_cut("001005")
    assert cut is not None
    assert (cut.reason, cut.hexes) == ("blocked", ("001003",))
    shut = trace(line, ["001003"], zones.flag_array(ALLIED), SUPPLY)
    assert shut.lengths == [-1] * 5


def test_the_cut_is_the_way_with_the_fewest_obstacles(hexmap: HexMap) -> None:
    at = hexmap.index
    wall = [f"00{row}005" for row in range(1, 6)]
    zones = ControlZones.build(hexmap, [(GERMAN, at[hex], hex == "005005") for hex in wall])
    net = trace(hexmap, ["003001"], zones.flag_array(ALLIED), SUPPLY)
    cut = net.find_cut("003008")
    assert cut is not None
    assert cut.reason == "blocked"
    assert len(cut.hexes) == 1
    assert cut.hexes[0] in wall[:3]
    assert (cut.path[0], cut.path[-1]) == ("003008", "003001")


def test_a_closed_hexside_is_walked_round_and_named_in_the_cut() -> None:
    hexmap = open_ground(2, 2)
    around = Hexsides(hexmap, closed=[(0, 1)])
    assert trace(hexmap, ["001001"], hexsides=around).length("001002") == 2
    every = Hexsides(hexmap, closed=[(0, direction) for direction in range(6)])
    cut = trace(hexmap, ["001001"], hexsides=every).find_cut("001002")
    assert cut is not None
    assert (cut.reason, cut.hexsides) == ("blocked", (("001002", "001001"),))


def test_a_crossing_shortens_the_limit() -> None:
    hexmap = valley()
    river = Hexsides(hexmap, crossing=[side for side in hexmap.sides["rivers"] if side not in hexmap.sides["bridges"]])
    net = trace(hexmap, ["0104"], hexsides=river, limit=4, crossed_limit=1)
    assert net.length("0105") == 1
    assert net.path("0105") == ("0105", "0104")
    assert net.length("0106") == 3  # round by row 02, not 2 over the river
    strip = open_ground(1, 4)
    ditch = Hexsides(strip, crossing=[(0, 1)])
    net = trace(strip, ["001001"], hexsides=ditch, limit=4, crossed_limit=1)
    assert net.lengths == [0, 1, -1, -1]
    cut = net.find_cut("001003")
    assert cut is not None
    assert (cut.reason, cut.hexsides) == ("crossing", (("001002", "001001"),))


def test_without_a_source_there_is_no_way(hexmap: HexMap) -> None:
    net = trace(hexmap, [])
    assert set(net.lengths) == {-1}
    cut = net.find_cut("001001")
    assert cut is not None
    assert cut.reason == "no way"


def test_distances_are_those_of_the_grid(hexmap: HexMap) -> None:
    sources = ["002002", "004008"]
    expected = [min(hexmap.grid.distance(hex, source) for source in sources) for hex in hexmap.ids]
    assert distances(hexmap, sources) == expected


def test_what_would_lead_the_kernel_astray_is_refused(hexmap: HexMap) -> None:
    small = open_ground(2, 2)
    with pytest.raises(Invalid, match="no hex number -1 on the open map; give 0 to 44 or an id"):
        trace(hexmap, [-1])
    with pytest.raises(Invalid, match="flags of 5 hexes for a map of 45"):
        trace(hexmap, [0], ControlZones(small).flag_array(0))
    with pytest.raises(Invalid, match="hexsides of a map of 4 hexes for one of 45"):
        trace(hexmap, [0], hexsides=Hexsides(small))

"""Movement: where a unit can get, what is left, where it stops, and why."""

from random import Random

import pytest

from broadfront.board.costs import Costs
from broadfront.board.hex_effects import standard_effects
from broadfront.board.hexmap import HexMap
from broadfront.board.points import Charge, HexStep, Part, charge, mp_to_twelfths, stop_charge
from broadfront.board.reach import reach, reach_from, route
from broadfront.board.walk import Terms, walk
from broadfront.board.zones import FRIEND, TITLE_BITS, ControlZones
from broadfront.core.errors import Invalid
from tests.board.maps import open_ground, valley
from tests.board.reference import ReachCase
from tests.board.rules import by_lorry, on_foot, road_kind

ALLIED, GERMAN = 0, 1


@pytest.fixture
def hexmap() -> HexMap:
    return valley()


def zones_with(hexmap: HexMap, *hexes: str) -> ControlZones:
    return ControlZones.build(hexmap, [(GERMAN, hexmap.index[hex], True) for hex in hexes])


def test_a_unit_reaches_what_its_points_allow(hexmap: HexMap) -> None:
    found = reach(Costs(hexmap, on_foot), "0304", mp_to_twelfths(2))
    assert found.points_left("0304") == mp_to_twelfths(2)
    assert found.points_left("0305") == mp_to_twelfths(1)
    assert found.points_spent("0306") == mp_to_twelfths(2)
    assert found.points_left("0404") is None  # marsh takes three
    assert found.points_left("0105") == 0
    assert found.points_left("0104") is None  # woods take two, after one
    assert "0306" in found
    assert "0404" not in found
    assert "0304" not in found.destinations()
    assert found.all_points_left() == {hex: found.points_left(hex) for hex in found.best_rows}
    assert found.destinations() == tuple(sorted(found.destinations()))
    assert set(found.destinations()) | {"0304"} == {hexmap.ids[i] for i in found.best_rows}
    assert len(found) == len(found.destinations()) + 1
    assert found.path("0306") == ("0304", "0305", "0306")


def test_a_road_carries_a_lorry_further(hexmap: HexMap) -> None:
    found = reach(Costs(hexmap, by_lorry), "0301", mp_to_twelfths(3))
    assert found.points_spent("0304") == mp_to_twelfths("3/2")
    assert found.points_spent("0305") == mp_to_twelfths("5/2")
    assert found.points_left("0306") is None
    assert found.points_left("0203") is None  # woods
    assert [entry.cost for entry in found.ledger("0305")] == [6, 6, 6, 12]
    assert found.ledger("0305")[-1].parts == (Part(12, "lorry-secondary"),)
    assert found.ledger("0305")[-1].left == mp_to_twelfths("1/2")


def test_a_zone_stops_whoever_enters_it(hexmap: HexMap) -> None:
    zones = zones_with(hexmap, "0303")
    found = reach(Costs(hexmap, on_foot), "0305", mp_to_twelfths(9), zones.flag_array(ALLIED), standard_effects())
    assert found.must_stop("0304")
    assert found.points_left("0303") is None  # the enemy himself
    assert found.points_left("0302") == mp_to_twelfths(3)  # the long way round, not through the zone
    assert found.path("0301") == ("0305", "0405", "0504", "0503", "0502", "0402", "0301")
    assert not found.must_stop("0301")


def test_a_unit_that_starts_in_a_zone_may_leave_it_at_a_price(hexmap: HexMap) -> None:
    zones = zones_with(hexmap, "0303")
    dear = standard_effects(
        leave_zone=mp_to_twelfths(1), enter_zone=mp_to_twelfths("1/2"), ids={"leave": "Z-1", "enter": "Z-2"}
    )
    found = reach(Costs(hexmap, on_foot), "0304", mp_to_twelfths(4), zones.flag_array(ALLIED), dear)
    assert found.points_spent("0305") == mp_to_twelfths(2)
    assert found.ledger("0305")[0].parts == (Part(12, "foot-Clear"), Part(12, "Z-1"))
    assert found.ledger("0204")[0].parts == (Part(12, "foot-Clear"), Part(12, "Z-1"), Part(6, "Z-2"))
    assert found.points_spent("0204") == mp_to_twelfths("5/2")
    assert found.points_left("0404") is None  # three for the marsh, one to leave, a half to enter


def test_a_step_from_zone_to_zone_can_be_forbidden(hexmap: HexMap) -> None:
    zones = zones_with(hexmap, "0303")
    costs = Costs(hexmap, on_foot)
    strict = standard_effects(zone_to_zone=False, ids={"zone": "Z-3"})
    assert reach(costs, "0304", mp_to_twelfths(9), zones.flag_array(ALLIED), standard_effects()).points_spent(
        "0204"
    ) == mp_to_twelfths(1)
    assert reach(costs, "0304", mp_to_twelfths(9), zones.flag_array(ALLIED), strict).points_spent(
        "0204"
    ) == mp_to_twelfths(2)
    refusal = walk(("0304", "0204"), Terms(costs, mp_to_twelfths(9), zones.flag_array(ALLIED), strict)).refusal
    assert refusal is not None
    assert (refusal.hex, refusal.reason, refusal.rules) == ("0204", "zone to zone", ("Z-3",))


def test_a_friend_in_the_hex_can_lift_the_zone(hexmap: HexMap) -> None:
    zones = zones_with(hexmap, "0303")
    zones.enter(ALLIED, hexmap.index["0304"])
    costs = Costs(hexmap, on_foot)
    assert reach(costs, "0305", mp_to_twelfths(9), zones.flag_array(ALLIED), standard_effects()).must_stop("0304")
    assert not reach(
        costs, "0305", mp_to_twelfths(9), zones.flag_array(ALLIED), standard_effects(lifted_by=FRIEND)
    ).must_stop("0304")


def test_a_full_hex_is_passed_through_but_is_no_destination(hexmap: HexMap) -> None:
    full = TITLE_BITS[0]
    zones = ControlZones(hexmap)
    zones.set_bit(ALLIED, hexmap.index["0303"], full)
    rules = standard_effects(no_end=full, ids={"may_end": "STACK-1"})
    costs = Costs(hexmap, on_foot)
    found = reach(costs, "0304", mp_to_twelfths(2), zones.flag_array(ALLIED), rules)
    assert "0303" not in found.destinations()
    assert found.path("0302") == ("0304", "0303", "0302")
    assert len(found.ledger("0303")) == 1
    refusal = walk(("0304", "0303"), Terms(costs, mp_to_twelfths(2), zones.flag_array(ALLIED), rules)).refusal
    assert refusal is not None
    assert (refusal.reason, refusal.rules) == ("may not end", ("STACK-1",))


def test_the_cheap_way_that_stops_does_not_hide_the_dear_way_that_goes_on() -> None:
    """Fewest points is not enough: two labels of one hex are kept apart."""
    text = open_ground(2, 3).write().replace("001001 Clear", "001001 Clear tags=start")
    hexmap = HexMap.parse(text.replace("001002 Clear", "001002 Clear tags=goal"))

    def boggy(step: HexStep) -> Charge:
        plain = charge(1, "flat")
        return plain + stop_charge("bog") if "start" in step.start.tags and "goal" in step.end.tags else plain

    found = reach(Costs(hexmap, boggy), "001001", mp_to_twelfths(3))
    labels = sorted((row[1], row[2] & 1) for row in found.rows if row[0] == 1)
    assert labels == [(mp_to_twelfths(1), 1), (mp_to_twelfths(2), 0)]
    assert found.points_spent("001002") == mp_to_twelfths(1)
    assert not found.must_stop("001002")
    assert found.points_spent("001003") == mp_to_twelfths(3)
    assert found.path("001003") == ("001001", "002002", "002003", "001003")


def test_all_takes_the_whole_allowance_and_only_from_the_start(hexmap: HexMap) -> None:
    costs = Costs(hexmap, by_lorry)
    found = reach(costs, "0105", mp_to_twelfths(8))
    assert found.points_spent("0104") == mp_to_twelfths(8)
    assert found.must_stop("0104")
    assert found.ledger("0104")[0].took_all
    assert reach(costs, "0105", mp_to_twelfths(8), fresh=False).points_left("0104") is None
    later = walk(("0106", "0105", "0104"), Terms(costs, mp_to_twelfths(8))).refusal
    assert later is not None
    assert (later.reason, later.rules) == ("takes all", ("lorry-clear", "lorry-river"))


def test_one_hex_can_be_entered_whatever_it_costs_where_a_rule_says_so(hexmap: HexMap) -> None:
    costs = Costs(hexmap, on_foot)
    assert reach(costs, "0304", mp_to_twelfths(1)).points_left("0404") is None
    found = reach(costs, "0304", mp_to_twelfths(1), one_hex="MOVE-1")
    assert found.points_left("0404") == 0
    assert found.must_stop("0404")
    assert found.ledger("0404")[0].parts == (Part(36, "foot-Marsh"), Part(0, "MOVE-1"))
    assert found.points_left("0504") is None


def test_a_change_of_road_loses_the_fraction() -> None:
    """Twelve points, one primary hex leaves eleven and a half; the secondary road then leaves ten."""
    costs = Costs(valley(), by_lorry, road_kind)
    found = reach(costs, "0303", mp_to_twelfths(12), lose_fractions="ROAD-18")
    assert found.points_left("0304") == mp_to_twelfths("23/2")
    assert found.points_left("0305") == mp_to_twelfths(10)
    assert found.ledger("0305")[1].parts == (Part(6, "ROAD-18"), Part(12, "lorry-secondary"))
    assert reach(costs, "0303", mp_to_twelfths(12)).points_left("0305") == mp_to_twelfths("21/2")


def test_a_blown_bridge_closes_the_road(hexmap: HexMap) -> None:
    costs = Costs(hexmap, by_lorry).with_hexsides({("bridges", hexmap.index["0304"], 1): None})
    found = reach(costs, "0303", mp_to_twelfths(5))
    assert found.points_spent("0305") == mp_to_twelfths("9/2")
    assert found.path("0305")[2] in {"0205", "0405"}
    assert reach(costs, "0304", mp_to_twelfths(2)).path("0305") == ("0304", "0305")  # over the river, with all it has


def test_several_starts_give_the_distance_to_the_nearest(hexmap: HexMap) -> None:
    found = reach_from(Costs(hexmap, on_foot), ["0301", "0306"], mp_to_twelfths(2))
    assert found.points_spent("0302") == mp_to_twelfths(1)
    assert found.points_spent("0304") == mp_to_twelfths(2)
    assert found.path("0304")[0] == "0306"
    assert not {"0301", "0306"} & set(found.destinations())


def test_a_route_ends_at_its_goal_or_is_none(hexmap: HexMap) -> None:
    costs = Costs(hexmap, on_foot)
    way = route(costs, "0301", "0304", mp_to_twelfths(3))
    assert way is not None
    assert (way.path, way.spent, way.left, way.stopped) == (
        ("0301", "0302", "0303", "0304"),
        mp_to_twelfths(3),
        0,
        False,
    )
    assert route(costs, "0301", "0305", mp_to_twelfths(3)) is None
    # An early end leaves the scratch arrays clean for the next search.
    assert reach(costs, "0301", mp_to_twelfths(3)).points_spent("0304") == mp_to_twelfths(3)


@pytest.mark.parametrize(
    ("path", "reason", "rules"),
    [
        (("0301", "0303"), "not adjacent", ()),
        (("0304", "0404"), "prohibited", ("lorry-Marsh",)),
        (("0305", "0304", "0303"), "blocked", ("UNIT-1",)),
        (("0206", "0305", "0304", "0204"), "stopped", ("ZOC-1",)),
        (("0505", "0504", "0503", "0502"), "too dear", ("lorry-clear",)),
    ],
)
def test_a_path_is_walked_as_far_as_the_rules_let_it(
    hexmap: HexMap,
    path: tuple[str, ...],
    reason: str,
    rules: tuple[str, ...],
) -> None:
    zones = zones_with(hexmap, "0303")
    rules_of_zones = standard_effects(zone_stops=reason == "stopped", ids={"blocked": "UNIT-1", "stops": "ZOC-1"})
    walked = walk(path, Terms(Costs(hexmap, by_lorry), mp_to_twelfths(5), zones.flag_array(ALLIED), rules_of_zones))
    assert walked.refusal is not None
    assert (walked.refusal.reason, walked.refusal.rules) == (reason, rules)
    assert walked.refusal.hex == path[len(walked.entries) + 1]
    assert walked.spent == sum(entry.cost for entry in walked.entries)


def test_a_ledger_asked_for_after_the_board_changed_is_refused(hexmap: HexMap) -> None:
    zones = ControlZones(hexmap)
    found = reach(Costs(hexmap, on_foot), "0304", mp_to_twelfths(2), zones.flag_array(ALLIED), standard_effects())
    zones.enter(GERMAN, hexmap.index["0305"])
    with pytest.raises(RuntimeError, match="the board changed since the search"):
        found.ledger("0306")


def test_what_would_lead_the_kernel_astray_is_refused(hexmap: HexMap) -> None:
    costs = Costs(hexmap, on_foot)
    with pytest.raises(Invalid, match="no hex number 30 on the valley map; give 0 to 29 or an id"):
        reach(costs, 30, 12)
    with pytest.raises(Invalid, match="an allowance of 7201 twelfths of a movement point; give 0 to 7200"):
        reach(costs, 0, 7201)
    with pytest.raises(Invalid, match="flags of 5 hexes for a map of 30"):
        reach(costs, 0, 12, ControlZones(open_ground(2, 2)).flag_array(0))
    with pytest.raises(Invalid, match="hex 0301 is out of reach from 0306 with 1 MP"):
        reach(costs, "0306", mp_to_twelfths(1)).path("0301")


@pytest.mark.parametrize("seed", [66, 230, 771])
def test_a_start_to_which_another_leads_for_nothing_is_no_end(seed: int) -> None:
    ReachCase.draw(Random(seed)).check()

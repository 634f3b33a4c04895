"""Allied Engineers (rules ARD-E2-01..16)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.events import engineers
from broadfront.titles.ardennes.events.engineers import (
    Engineers,
    bridges_to_destroy,
    check_destroy_bridge,
    check_place_ip,
    check_place_roadblock,
    destroy_bridge,
    hexes_to_place_ip,
    new_roadblock_hexes,
)
from broadfront.titles.ardennes.rules.actions import BuildIP, DestroyBridge, NoMore, PlaceIP, PlayEvent
from broadfront.titles.ardennes.rules.fighting.unit_states import check_build_ip
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.steps.activation import UnitActs
from broadfront.titles.ardennes.system.event_choices import system_event_refusal
from tests.titles.ardennes.support.activation import activate
from tests.titles.ardennes.support.deployment import bridge_ground, try_engineers
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_MECH,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import behind, ground
from tests.titles.ardennes.support.impulse import last, lost
from tests.titles.ardennes.support.roads import LONG_ROAD, ROAD, roadblock_ground
from tests.titles.ardennes.support.units import where


@pytest.mark.rule("ARD-E2-01")
def test_engineers_with_nothing_to_do_do_not_apply() -> None:
    f = field(day=23)
    assert refuses(system_event_refusal(f.state, "Engineers"), "ARD-E2-01")
    f.put(A_INF, "0509")
    supplied = field(day=23, roads=[ROAD])
    supplied.put(A_INF, "0509")
    assert refuses(system_event_refusal(supplied.state, "Engineers"), "ARD-E2-01"), "no German is near"
    supplied.put(G_INF, "0508")
    assert system_event_refusal(supplied.state, "Engineers") is None


@pytest.mark.rule("ARD-E2-01", "ARD-E2-02", "ARD-E2-03")
def test_engineers_first_replace_the_roadblock_of_the_highest_hold_value_then_the_westernmost() -> None:
    f = bridge_ground(17)
    for hex in ("0506", "0306", "0307"):
        f.state.add_roadblock(hex)
    f.put(A_INF_2, "0909")
    number = f.reserve(A_INF)
    trace = last(try_engineers(f), "Engineers")
    assert trace.choice == "a unit replaces the Roadblock at 0307"
    assert [c.what for c in trace.candidates] == ["0307", "0306", "0506"]
    assert f.state.board.where[number].text == "0307"


@pytest.mark.rule("ARD-E2-03", "ARD-E2-04")
def test_engineers_replace_the_westernmost_of_equal_roadblocks_without_a_die() -> None:
    f = ground(18)
    for hex in ("0810", "1111", "1213"):
        f.state.add_roadblock(hex)
    f.reserve("CCR.7A.XVIII")
    f.put("81.CT-XVIII.XVIII", "1013")
    Duel(f, Engineers()).settle()
    assert where(f, "CCR.7A.XVIII") == "1111"
    assert f.state.land.roadblocks == {"0810", "1213"}


@pytest.mark.rule("ARD-E2-04", "ARD-E2-05")
def test_the_unit_that_replaces_a_roadblock_matches_the_closest_unit_reserve_first() -> None:
    f = bridge_ground(17, hv={"0506": 3})
    f.state.add_roadblock("0506")
    f.put(A_INF_2, "0909")
    f.reserve(A_MECH)  # the same army only
    division = f.reserve(A_INF)
    duel = try_engineers(f)
    assert f.state.board.where[division].text == "0506"
    assert last(duel, "Which unit replaces").choice == A_INF


@pytest.mark.rule("ARD-E2-04", "ARD-E2-05")
def test_a_roadblock_stays_where_no_unit_can_take_its_place() -> None:
    f = field(roads=[LONG_ROAD], hv={"0507": 3})
    f.put(A_INF, "0506")  # in contact: it cannot be taken
    f.put(G_MECH, "0504")
    f.state.add_roadblock("0507")
    assert refuses(engineers.check_replace_roadblock(f.state, f.at("0507")), "ARD-E2-04")
    f.reserve(A_INF_2)
    assert allows(engineers.check_replace_roadblock(f.state, f.at("0507")), "ARD-E2-04")


@pytest.mark.rule("ARD-E2-06")
def test_engineers_then_place_a_roadblock() -> None:
    f = bridge_ground(17)
    trace = last(try_engineers(f), "Engineers")
    assert trace.choice == "a Roadblock at 0506"
    assert f.state.land.roadblocks == {"0506"}
    assert "ARD-E2-06" in trace.rules
    assert "ARD-E2-10" not in trace.rules  # nothing to compare it with


@pytest.mark.rule("ARD-E2-06")
@pytest.mark.parametrize("beside", [False, True])
def test_engineers_block_marche_unless_an_allied_unit_is_beside_it(beside: bool) -> None:
    f = ground(20)
    f.put("3.2Pz.XLVII", "1418")
    behind(f, 19)
    if beside:
        f.put("334.84.VII", "1119")
    found = f.names(new_roadblock_hexes(f.state))
    assert "1519" not in found
    assert ("1219" in found) != beside
    if not beside:
        assert found[0] == "1219"
        Duel(f, Engineers()).settle()
        assert f.state.land.roadblocks == {"1219"}


@pytest.mark.rule("ARD-E2-06", "ARD-R0-13")
def test_engineers_block_no_german_held_town() -> None:
    f = roadblock_ground(day=18)
    assert check_place_roadblock(f.state, f.at("0506")).legal
    f.hold("german", "0506")
    assert refuses(check_place_roadblock(f.state, f.at("0506")), "ARD-R0-13")
    assert f.at("0506") not in new_roadblock_hexes(f.state)


A_ENG_UNIT = "254.CT-V.V"


@pytest.mark.rule("ARD-E2-07", "ARD-E2-08", "ARD-E2-09")
def test_a_roadblock_wants_a_supplied_german_near_and_no_allied_unit_beside_it() -> None:
    f = bridge_ground(17)
    f.put(A_ENG_UNIT, "0507")
    trace = last(try_engineers(f), "Engineers")
    assert lost(trace)["place a Roadblock"].why == "no road hex of HV 3 or more qualifies"
    placed = bridge_ground(17)
    assert {"ARD-E2-07", "ARD-E2-08", "ARD-E2-09"} <= set(last(try_engineers(placed), "Engineers").rules)


@pytest.mark.rule("ARD-E2-08")
@pytest.mark.parametrize("side", ["german", "allied"])
def test_engineers_place_a_roadblock_only_where_both_sides_communicate(side: str) -> None:
    f = field(day=17, roads=[LONG_ROAD], hv={"0505": 3})
    f.put(G_INF, "0503")
    hex = f.at("0505")
    assert engineers.check_place_roadblock(f.state, hex).legal
    # A ring of towns held by the other side closes the ways, and its hexes are not beside an Allied unit.
    ring = field(day=17, roads=[LONG_ROAD], hv={"0505": 3}, towns=["0405", "0404", "0504", "0506", "0604", "0605"])
    ring.put(G_INF, "0503")
    ring.hold(
        "allied" if side == "german" else "german",
        *(ring.state.hex_id(h) for h in ring.state.ground.six_neighbors[hex]),
    )
    assert refuses(engineers.check_place_roadblock(ring.state, hex), "ARD-E2-08")


@pytest.mark.rule("ARD-E2-10")
def test_of_two_hexes_for_a_roadblock_the_higher_hold_value_is_taken_and_told() -> None:
    trace = last(try_engineers(bridge_ground(17, hv={"0506": 3, "0505": 4})), "Engineers")
    assert trace.choice == "a Roadblock at 0505"
    assert "ARD-E2-10" in trace.rules
    assert lost(trace)["0506"].why == "HV 3; the chosen one has 4"


@pytest.mark.rule("ARD-E2-11", "ARD-E2-13", "ARD-E2-14")
def test_on_the_17th_to_22nd_engineers_destroy_a_bridge_next_to_germans() -> None:
    f = bridge_ground(17, hv={})
    f.put(G_MECH, "0506")
    duel = try_engineers(f)
    trace = last(duel, "Engineers")
    assert trace.choice == "the bridge 0507-0508 is destroyed"
    assert not f.state.land.has_bridge(f.title.attributes.find_crossing("0507-0508"))


@pytest.mark.rule("ARD-E2-12", "ARD-E2-15", "ARD-E2-16")
@pytest.mark.parametrize("day", [16, 23])
def test_on_other_days_engineers_skip_the_bridge_and_give_an_ip_to_the_stack_facing_most(day: int) -> None:
    f = bridge_ground(day, hv={})
    f.put(G_MECH, "0506")
    f.put(A_INF, "0507")  # next to strength 5
    f.put(A_INF_2, "0606")  # next to 5 as well, further east
    f.put(A_INF_3, "0909")  # next to nobody
    trace = last(try_engineers(f), "Engineers")
    assert trace.choice == "an IP at 0507"
    assert [c.what for c in trace.candidates][-2:] == [f"{A_INF} in 0507", f"{A_INF_2} in 0606"]
    assert f.state.land.ips == {"0507"}


@pytest.mark.rule("ARD-E2-12")
def test_only_the_16th_has_a_rule_of_its_own_against_destroying_bridges() -> None:
    for day, variant, rules in (
        (16, "gs", ("ARD-E2-12", "ARD-D16-17")),
        (16, "2p", ("ARD-D16-15",)),
        (23, "gs", ("ARD-E2-12",)),
        (23, "2p", ("ARD-E2-12",)),
    ):
        f = field(day=day, variant=variant, rivers=["0505-0504"], bridges=["0505-0504"])
        crossing = f.state.ground.find_crossing("0504-0505")
        assert engineers.check_destroy_bridge(f.state, crossing).rules == rules


@pytest.mark.rule("ARD-E2-13")
def test_engineers_destroy_a_bridge_in_supply_and_none_with_neither_end_there() -> None:
    for roads, legal in ((["0510-0509-0508-0507-0506"], True), (["0110-0109"], False)):
        f = field(day=20, roads=roads, rivers=["0505-0506"], bridges=["0505-0506"])
        f.put(G_INF, "0504")
        f.put(G_INF_2, "0604")
        reached = supply(f.state, ALLIED).reached
        assert (reached[f.at("0505")], reached[f.at("0506")]) == ((1, 1) if legal else (0, 0))
        ruling = check_destroy_bridge(f.state, f.state.ground.find_crossing("0505-0506"))
        assert ruling.legal if legal else refuses(ruling, "ARD-E2-13")


@pytest.mark.rule("ARD-E2-13", "ARD-E0-09")
def test_greif_is_asked_about_a_bridge_destroyed_by_engineers_as_about_one_that_was_rolled_for() -> None:
    for saved in (False, True):
        f = field(rivers=["0504-0505"], bridges=["0504-0505"], variant="2p")
        f.state.zones["german-hand"] = ("GS17",)
        duel = Duel(f, UnitActs("allied", f.put(A_INF, "0505")))
        destroy_bridge(f.state, "0504-0505")
        duel.do(PlayEvent("GS17") if saved else NoMore())
        assert f.state.land.has_bridge(f.state.ground.find_crossing("0504-0505")) == saved
        assert f.state.clock.level_spent == 0


@pytest.mark.rule("ARD-E2-14")
def test_engineers_blow_the_westernmost_bridge_of_vielsalm_and_none_from_the_23rd() -> None:
    f = ground(21)
    f.put("19.9SS.IISS", "1111")
    found = [crossing.id for crossing in bridges_to_destroy(f.state)]
    assert found.index("1111-1112") < found.index("1111-1210")
    f.state.clock.set_day(24)
    assert refuses(Engineers().refusal(f.state, DestroyBridge("1111-1112")), "ARD-E2-12")


@pytest.mark.rule("ARD-E2-15", "ARD-A0-04")
def test_there_is_no_ip_in_a_town_whoever_builds_it() -> None:
    f = field(roads=[ROAD], towns=["0506"], variant="2p")
    f.hold("allied", "0506")
    number = f.put(A_INF, "0506")
    f.put(G_INF, "0505")
    assert refuses(activate(f, number, side="allied").why_not(BuildIP(A_INF)), "ARD-A0-04")
    assert refuses(Duel(f, Engineers()).why_not(PlaceIP("0506")), "ARD-E2-15")


# The event gives the IP, nobody builds it; the book names no bar for Dispersed units.
@pytest.mark.rule("ARD-E2-15", "ARD-E2-16")
def test_engineers_dig_in_a_dispersed_stack_before_hotton_and_never_a_town() -> None:
    f = ground(24)
    for unit, hex in (
        ("334.84.VII", "1219"),
        ("CCR.3A.VII", "1118"),
        ("16.116.LVIII", "1218"),
        ("60.116.LVIII", "1218"),
    ):
        f.put(unit, hex)
    f.put("23.2.V", "0606", dispersed=True)
    f.put("Kuhlmann.12SS.ISS", "0605")
    f.put("Krause.12SS.ISS", "0605")
    assert f.names(hexes_to_place_ip(f.state)) == ["0606", "1118"]
    assert check_place_ip(f.state, f.at("0606")).legal
    assert refuses(check_build_ip(f.state, f.title.unit("23.2.V").number), "ARD-S0-11")


@pytest.mark.rule("ARD-E2-16")
def test_engineers_give_no_ip_to_a_stack_with_no_german_next_to_it() -> None:
    f = field(day=18, roads=[ROAD])
    f.put(A_INF, "0508")
    f.put(G_INF, "0503")
    assert hexes_to_place_ip(f.state) == []
    assert refuses(check_place_ip(f.state, f.at("0508")), "ARD-E2-16")
    f.put(A_INF_2, "0505")
    f.put(G_INF_2, "0504")
    assert hexes_to_place_ip(f.state) == [f.at("0505")]
    assert check_place_ip(f.state, f.at("0505")).legal

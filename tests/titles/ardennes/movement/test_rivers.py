"""Rivers, bridges and demolition (rules ARD-TEC-08..09, ARD-TEC-13, ARD-SEQ-14, ARD-H-26, ARD-H-55)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.events.reactions import Greif
from broadfront.titles.ardennes.game.position_writing import position_data
from broadfront.titles.ardennes.questions import bridges, demolition
from broadfront.titles.ardennes.rules.actions import Move, NoMore, PlayEvent, RollDemolition
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.markers import BUILT_BRIDGE, DEMOLISHED
from broadfront.titles.ardennes.rules.routes.bridges import (
    build_bridge,
    check_demolition,
    demolish_bridge,
    find_demolition_checks,
    note_demolition_roll,
)
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import move_one_step
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.moving import Checks, Moving
from tests.titles.ardennes.support.combat import won
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_INF, G_INF, G_INF_2, G_MECH, G_MECH_2, allows, field, refuses
from tests.titles.ardennes.support.on_the_map import active, dice, quiet, real
from tests.titles.ardennes.support.roads import BRIDGE, EAST_ROAD, NORTH, bridge_field, bridge_holder, bridge_road
from tests.titles.ardennes.support.scenes import play
from tests.titles.ardennes.support.units import PEIPER, SANDIG


@pytest.mark.rule("ARD-TEC-08")
def test_an_unbridged_river_takes_the_whole_allowance_and_ends_the_move() -> None:
    f = field(rows=1, rivers=["0104-0105"])
    number = f.put(G_MECH, "0104")
    assert allows(check_move(f.state, number, ["0105"]))
    assert refuses(check_move(f.state, number, ["0105", "0106"]), "ARD-TEC-08")
    later = f.put(G_MECH_2, "0103")
    ruling = check_move(f.state, later, ["0104", "0105"])
    assert refuses(ruling, "ARD-TEC-08")
    assert ruling.nearest == Move(G_MECH_2, ("0104",))


@pytest.mark.rule("ARD-TEC-09")
def test_one_unit_crosses_an_unbridged_hexside_in_an_activation() -> None:
    f = field(rows=1, rivers=["0104-0105"])
    first, second = f.put(G_INF, "0104"), f.put(G_INF_2, "0104")
    move_one_step(f.state, Cause.MOVE, first, "0105")
    assert refuses(check_move(f.state, second, ["0105"]), "ARD-TEC-09")
    f.state.begin_activation()
    assert check_move(f.state, second, ["0105"]).legal


def test_a_built_bridge_is_a_bridge() -> None:
    f = field(rows=1, roads=["0104-0105"], rivers=["0104-0105"])
    number = f.put(G_MECH, "0104")
    assert not check_move(f.state, number, ["0105", "0106"]).legal
    f.state.land.set_bridge(f.state.ground.find_crossing("0104-0105"), BUILT_BRIDGE)
    assert check_move(f.state, number, ["0105", "0106"]).legal


@pytest.mark.rule("ARD-TEC-09")
def test_a_bridge_that_is_blown_leaves_a_river_that_one_unit_crosses_though_others_used_the_bridge() -> None:
    f = field(day=17, rivers=["0504-0505"], bridges=["0504-0505"])
    first, second, third = f.put(G_INF, "0504"), f.put(G_INF_2, "0504"), f.put(G_MECH, "0504")
    move_one_step(f.state, Cause.MOVE, first, "0505")
    f.state.land.set_bridge(f.state.ground.find_crossing("0504-0505"), "demolished")
    assert check_move(f.state, second, ["0505"]).legal
    move_one_step(f.state, Cause.MOVE, second, "0505")
    assert refuses(check_move(f.state, third, ["0505"]), "ARD-TEC-09")


@pytest.mark.rule("ARD-TEC-13")
def test_a_bridge_lets_one_unit_pass_into_an_enemy_zone() -> None:
    f = field(rows=1, day=18, rivers=["0104-0105"], bridges=["0104-0105"])
    first, second = f.put(G_INF, "0104"), f.put(G_INF_2, "0104")
    f.put(A_INF, "0106")
    move_one_step(f.state, Cause.MOVE, first, "0105")
    assert refuses(check_move(f.state, second, ["0105"]), "ARD-TEC-13")
    quiet = field(rows=1, day=18, rivers=["0104-0105"], bridges=["0104-0105"])
    one, two = quiet.put(G_INF, "0104"), quiet.put(G_INF_2, "0104")
    move_one_step(quiet.state, Cause.MOVE, one, "0105")
    assert check_move(quiet.state, two, ["0105"]).legal


@pytest.mark.rule("ARD-SEQ-14")
def test_without_greif_the_bridge_goes_and_a_roll_too_high_leaves_it() -> None:
    at, mover = bridge_field()
    at.state.zones["german-hand"] = ("GP03",)
    duel = Duel(at, Moving((mover,), ("0503", "0504", "0505", "0506")))
    duel.do(RollDemolition())
    duel.roll(5)
    assert duel.pending is None
    assert at.state.land.bridges == {}
    other, mover = bridge_field()
    other.state.zones["german-hand"] = ("GP03",)
    duel = Duel(other, Moving((mover,), ("0503", "0504", "0505", "0506")))
    duel.do(RollDemolition())
    duel.roll(4)
    assert isinstance(other.state.stack[-1], Greif)
    assert duel.options() == ["NoMore"]
    duel.do(NoMore())
    assert duel.pending is None
    assert other.state.land.bridges == {"0506-0507": "demolished"}
    assert refuses(Duel(other, GermanImpulse()).why_not(PlayEvent("GP03")), "ARD-H-30")


@pytest.mark.rule("ARD-SEQ-14")
def test_from_the_17th_a_bridge_is_checked_when_the_far_hex_is_in_allied_supply() -> None:
    early, later, cut = bridge_road(16), bridge_road(17), bridge_road(17, roads=["0505-0504"])
    for f in (early, later, cut):
        f.put(G_INF, "0504")
    crossing = later.state.ground.find_crossing("0505-0504")
    assert allows(check_demolition(later.state, crossing, later.at("0504")), "ARD-SEQ-14")
    assert refuses(check_demolition(early.state, crossing, early.at("0504")), "ARD-SEQ-14")
    assert refuses(check_demolition(cut.state, crossing, cut.at("0504")), "ARD-SEQ-14")
    assert find_demolition_checks(early.state, early.title.unit(G_INF).number) == ()


# By the letter, both
@pytest.mark.rule("ARD-SEQ-14", "ARD-H-26", "ARD-H-55")
def test_the_bridge_just_crossed_is_rolled_for_too_if_the_hex_behind_is_in_allied_supply() -> None:
    f = real(17, {"0708": PEIPER})
    duel = active(f, PEIPER)
    duel.do(Move(PEIPER, ("0808",)))
    dice(duel, ("demolition of 0709-0808", 10))
    assert f.at("0708") in supply(f.state, ALLIED)
    dice(duel, ("demolition of 0708-0808", 10))


@pytest.mark.rule("ARD-H-26")
@pytest.mark.parametrize(("day", "number"), [(17, 4), (18, 4), (19, 6), (22, 6), (23, 7), (29, 7)])
def test_the_number_rises_with_the_date(day: int, number: int) -> None:
    f = bridge_road(day)
    assert find_demolition_checks(f.state, f.put(G_INF, "0504"))[0].number == number
    assert demolition(f.title, day=day, meuse=True, defended=True).value["number"] == number + 3


@pytest.mark.rule("ARD-H-26")
def test_meuse_bridges_and_defended_far_hexes_go_more_easily_and_each_bridge_once() -> None:
    f = bridge_road(17, meuse=True)
    number = f.put(G_INF, "0504")
    assert find_demolition_checks(f.state, number)[0].number == 6
    f.put(A_INF, "0505")
    check = find_demolition_checks(f.state, number)[0]
    assert (check.bridge, check.number) == ("0504-0505", 7)
    note_demolition_roll(f.state, check.bridge)
    assert find_demolition_checks(f.state, number) == ()
    f.state.begin_activation()
    assert len(find_demolition_checks(f.state, number)) == 1


@pytest.mark.rule("ARD-H-26")
def test_a_bridge_rolled_for_a_mover_is_not_rolled_for_again_from_its_other_end_or_by_an_advance() -> None:
    bridge = "0405-0505"
    f = field(roads=[NORTH], rivers=[bridge], bridges=[bridge])
    mover = f.put(G_INF_2, "0505")
    play(Duel(f, Checks((mover,))))
    f.state.place_at(mover, "0504")
    advancing = f.put(G_INF, "0605")
    duel = won(f, [advancing])
    duel.do(Advance(G_INF, ("0505",)))
    assert not isinstance(duel.pending, Chance)
    assert not find_demolition_checks(f.state, advancing)


@pytest.mark.rule("ARD-H-26", "ARD-R0-08")
def test_a_lone_bracketed_unit_shields_no_hex_and_helps_a_demolition() -> None:
    f = real(17, {"0710": "291.CT-XVIII.XVIII", "0909": SANDIG})
    duel = active(f, SANDIG)
    duel.do(Move(SANDIG, ("0809",)))
    dice(duel, ("demolition of 0710-0809, 5", 5), ("Roadblock in 0709", 6), ("Roadblock in 0810", 4))
    assert quiet(duel)
    assert f.state.land.roadblocks == {"0810"}
    assert not f.state.land.has_bridge(f.state.ground.find_crossing("0710-0809"))


@pytest.mark.rule("ARD-H-26")
def test_the_numbers_of_the_bridges_of_dinant() -> None:
    unit = "3.2Pz.XLVII"
    f = real(24, {"1125": unit, "1026": "29A.Ind.XXX"})
    duel = active(f, unit)
    assert quiet(duel)
    f.state.activation.note_roadblock_check("1126")
    duel.do(Move(unit, ("1126",)))
    dice(duel, ("demolition of 1026-1126, 10", 10), ("demolition of 1126-1226, 7", 7))
    for bridge in ("1026-1126", "1126-1226"):
        assert not f.state.land.has_bridge(f.state.ground.find_crossing(bridge))


@pytest.mark.rule("ARD-H-55")
def test_the_order_of_bridges_is_total() -> None:
    order = ["0503-0504", "0504-0505", "0404-0504", "0504-0604", "0403-0504", "0504-0603"]
    roads = [
        "0510-0509-0508-0507-0506",
        "0310-0309-0308-0307-0306-0305-0304-0303",
        "0710-0709-0708-0707-0706-0705-0704",
    ]
    f = field(day=17, roads=roads, rivers=order, bridges=order, hv={"0503": 4})
    told = bridges(f.title, position=position_data(f.state))
    assert [row["bridge"] for row in told.value["rows"]] == order
    assert "ARD-H-55" in told.rules
    duel = Duel(f, Checks((f.put(G_INF, "0504"),)))
    for bridge in order:
        duel.roll(10, f"demolition of {bridge},")
    assert duel.pending is None


@pytest.mark.rule("ARD-H-03", "ARD-H-06")
def test_who_comes_to_a_demolished_bridge_holds_it_when_it_stands_again() -> None:
    f = field(rivers=[BRIDGE], bridges=[BRIDGE], roads=[f"{EAST_ROAD}-0505"])
    demolish_bridge(f.state, BRIDGE)
    build_bridge(f.state, BRIDGE)
    f.put(A_INF, "0505")
    assert bridge_holder(f) == ALLIED
    f.state.eliminate(f.title.unit(A_INF).number)
    assert bridge_holder(f) == ALLIED


@pytest.mark.rule("ARD-H-06")
def test_a_blown_bridge_is_an_unbridged_river() -> None:
    f = bridge_road(17)
    f.state.events = []
    demolish_bridge(f.state, "0504-0505")
    crossing = f.state.ground.find_crossing("0504-0505")
    assert f.state.land.bridge_state(crossing) == DEMOLISHED
    assert refuses(check_demolition(f.state, crossing, f.at("0504")), "ARD-H-06")

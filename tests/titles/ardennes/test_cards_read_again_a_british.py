"""Cases somebody read from the cards alone: XXX Corps, the Meuse, OKW, Withdrawal."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.allied import Withdrawing, check_withdrawal
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance
from broadfront.titles.ardennes.rules.forces.xxx_corps import first_hexes
from broadfront.titles.ardennes.rules.lines.surround import surrounded
from broadfront.titles.ardennes.rules.markers import DEMOLISHED, INTACT
from broadfront.titles.ardennes.rules.routes.bridges import check_bridging, raise_bridge
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.steps.advance import Advancing
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import Field, refuses
from tests.titles.ardennes.impulse import impulse
from tests.titles.ardennes.read_again_a import Placed, active, combat, number, quiet, real, where
from tests.titles.ardennes.scenes import play

TANKS = "3.2Pz.XLVII"
XXX = {
    "5.GA.XXX": "0422", "32.GA.XXX": "0424", "129.43.XXX": "0117", "130.43.XXX": "0319", "214.43.XXX": "0320",
    "71.53.XXX": "0626", "158.53.XXX": "0727", "160.53.XXX": "0927",
    "29A.Ind.XXX": "1026", "33A.Ind.XXX": "1227", "34A.Ind.XXX": "1427",
}  # fmt: skip
"""The hexes of the first arrival; four that our map has east of the Meuse are moved over it (ARD-D2-03)."""


def british(f: Field) -> Field:
    for unit in XXX:
        f.reserve(unit)
    f.state.note_special_event()
    return f


# B-063, B-064: whichever card comes first (ARD-D2-01), in hexes west of the Meuse (ARD-D2-03)
@pytest.mark.rule("ARD-D2-01", "ARD-D2-02", "ARD-D2-03")
@pytest.mark.parametrize("card", ["AC41", "AC43"])
def test_the_first_arrival_of_xxx_corps_brings_all_of_it_to_its_listed_hexes(card: str) -> None:
    f = british(real(22, {"1320": TANKS}))
    impulse(f, card).settle()
    assert {unit: where(f, unit) for unit in XXX} == XXX


# B-065: Liege itself, 0116, is Proximate by road and comes before all if it is empty
@pytest.mark.rule("ARD-D2-06", "ARD-D2-10")
def test_with_germans_near_the_first_british_unit_takes_the_highest_hold_value_then_the_northernmost() -> None:
    liege, west_bank = "740.CT-XVIII.XVIII", "99S.CT-XVIII.XVIII"
    cases: tuple[tuple[Placed, str], ...] = (
        ({}, "0116"), ({"0116": liege}, "0117"), ({"0116": liege, "0117": west_bank}, "0217"),
    )  # fmt: skip
    for there, best in cases:
        f = british(real(23, {"0418": "2.2SS.IISS", **there}))
        assert f.names(first_hexes(f.state))[0] == best
        impulse(f, "AC41").settle()
        assert where(f, "5.GA.XXX") == best


# B-066
@pytest.mark.rule("ARD-D2-14")
def test_xxx_corps_crosses_the_meuse_once_a_german_is_next_to_it_or_from_the_26th() -> None:
    for day, hex, legal in ((24, "1125", False), (24, "1025", True), (26, "1125", True)):
        f = real(day, {"1227": "33A.Ind.XXX", hex: TANKS})
        ruling = check_move(f.state, number(f, "33A.Ind.XXX"), ("1226",))
        assert ruling.legal if legal else refuses(ruling, "ARD-D2-14")


# B-067: nothing sets it down there (ARD-D2-03), but it would not cross the Meuse
@pytest.mark.rule("ARD-D2-14")
def test_a_british_unit_east_of_the_meuse_moves_where_it_does_not_cross_it() -> None:
    f = real(23, {"1126": "29A.Ind.XXX"})
    assert check_move(f.state, number(f, "29A.Ind.XXX"), ("1125",)).legal
    assert refuses(check_move(f.state, number(f, "29A.Ind.XXX"), ("1026",)), "ARD-D2-14")


# B-069
@pytest.mark.rule("ARD-D1-14", "ARD-D1-16")
def test_okw_is_attached_to_the_army_in_whose_area_all_of_it_stands() -> None:
    division = ["10.10SS.OKW", "21.10SS.OKW", "22.10SS.OKW"]
    f = real(25, {"0904": list(division)})
    assert quiet(duel := active(f, *division))
    assert f.state.okw_army == "6SSPz"
    assert duel.told("ARD-D1-14")
    f.put("22.10SS.OKW", "1204")
    assert quiet(duel := active(f, *division))
    assert f.state.okw_army == "5Pz"
    assert duel.told("ARD-D1-16")


# B-071
@pytest.mark.rule("ARD-E0-02", "ARD-E0-03", "ARD-E0-04")
def test_the_bridge_of_dinant_is_rebuilt_unless_an_allied_zone_covers_an_end() -> None:
    f = real(25, {"1126": TANKS})
    for hex in f.title.map.ids:
        if int(hex[2:]) <= 25:
            f.hold("german", hex)
    bridge = f.state.ground.crossing("1026-1126")
    f.state.set_bridge(bridge, DEMOLISHED)
    f.put("29A.Ind.XXX", "1027")
    assert refuses(check_bridging(f.state, bridge), "ARD-E0-04")
    f.state.eliminate(number(f, "29A.Ind.XXX"))
    f.put("71.53.XXX", "1027", dispersed=True)
    assert check_bridging(f.state, bridge).legal
    raise_bridge(f.state, bridge.id)
    assert f.state.bridge(bridge) == INTACT
    assert f.state.bridge_held_by(bridge) == GERMAN


# B-072
@pytest.mark.rule("ARD-C3-07", "ARD-C3-11")
def test_one_attacker_advances_over_a_bridge_into_an_enemy_zone() -> None:
    f = real(25, {"1126": [TANKS, "130.Lehr.XLVII"], "0927": "71.53.XXX"})
    duel = Duel(f, Advancing(combat(f, [TANKS, "130.Lehr.XLVII"], "1026")))
    duel.do(Advance(TANKS, ("1026",)))
    rolled = [roll for roll in play(duel) if "0926-1026" in roll]
    assert len(rolled) == 1
    assert "9 or less" in rolled[0]
    assert refuses(duel.why_not(Advance("130.Lehr.XLVII", ("1026",))), "ARD-C3-07")


# B-043: both 1003 and 1105 are in Communication; by ARD-H-09 the shorter way to an Allied edge, the north, decides
@pytest.mark.rule("ARD-E1-13", "ARD-H-09")
@pytest.mark.parametrize(("closed", "end"), [(False, "1003"), (True, "1105")])
def test_a_surrounded_stack_withdraws_through_zones_into_a_hex_in_communication(closed: bool, end: str) -> None:
    f = real(17, {"1204": "293.18VG.LXVI", "1004": "294.18VG.LXVI", "1103": "295.18VG.LXVI"})
    f.put("422.106.XVIII", "1104")
    f.put("423.106.XVIII", "1205")
    if closed:
        f.put("183.62VG.LXVI", "0902")
    assert surrounded(f.state, f.at("1104"), ALLIED)
    Duel(f, Withdrawing()).settle()
    assert where(f, "422.106.XVIII") == end


# B-044
@pytest.mark.rule("ARD-E1-13", "ARD-E1-14")
def test_a_victory_hex_is_not_left_and_of_equal_stacks_the_easternmost_withdraws() -> None:
    f = real(20, {
        "1814": ["327.101.VIII", "CCB.10A.VIII"], "1813": "39.26VG.XLVII", "1815": "77.26VG.XLVII",
        "1313": "501.101.VIII", "1312": "1128.560VG.LVIII", "1314": "1130.560VG.LVIII",
        "1208": "CCB.9A.VIII", "1207": "293.18VG.LXVI", "1209": "294.18VG.LXVI",
    })  # fmt: skip
    f.state.set_steps(f.title.unit("501.101.VIII").number, 2)
    assert refuses(check_withdrawal(f.state, f.at("1814")), "ARD-E1-13")
    for hex in ("1313", "1208"):
        assert check_withdrawal(f.state, f.at(hex)).legal
    Duel(f, Withdrawing()).settle()
    assert where(f, "CCB.9A.VIII") != "1208"
    assert [where(f, unit) for unit in ("501.101.VIII", "327.101.VIII")] == ["1313", "1814"]

"""Cases somebody read from the cards alone: zones, Supply, states, and what they forbid."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.actions import BuildIP, Deploy, Move
from broadfront.titles.ardennes.rules.fighting.attack import attacker_refusal
from broadfront.titles.ardennes.rules.fighting.unit_states import explain_zone, ip_refusal, unit_attack_refusal
from broadfront.titles.ardennes.rules.lines.communication import explain_communication
from broadfront.titles.ardennes.rules.lines.proximate import proximate
from broadfront.titles.ardennes.rules.lines.supply import explain_supply, in_supply, supply
from broadfront.titles.ardennes.rules.markers import SUPPLY_STATES
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.rules.routes.roadblock import remove_out_of_communication
from broadfront.titles.ardennes.rules.routes.wandering import shelter
from broadfront.titles.ardennes.steps.supply_phase import SupplyCheck
from broadfront.titles.ardennes.system.allied_activation import Wander
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import Field, field, refuses
from tests.titles.ardennes.read_again_a import Placed, active, number, quiet, real, where

RING: Placed = {
    "1203": "183.62VG.LXVI", "0905": "294.18VG.LXVI", "0908": "5.3FJ.ISS",
    "1209": "190.62VG.LXVI", "1508": "1128.560VG.LVIII", "1505": "164.62VG.LXVI",
}  # fmt: skip
"""Germans three hexes apart around 1206."""


def german_rear(f: Field, *rows_and_columns: str) -> None:
    """Every hex east of these columns is German-held: `12:16` is row 12 up to column 16."""
    for word in rows_and_columns:
        row, column = word.split(":")
        f.hold("german", *(f"{row}{c:02}" for c in range(1, int(column) + 1)))


def zone(f: Field, hex: str, side: int = ALLIED) -> bool:
    return explain_zone(f.state, f.at(hex), side).legal


# B-045: the hexes of the ring between the Germans are in Communication themselves, so the ring must be closed; then
# 1405 is in reach as well and half a hex farther west than 1305
@pytest.mark.rule("ARD-A0-07", "ARD-A0-10")
def test_a_wandering_unit_seeks_communication_then_the_westwall_before_a_town_westernmost_first() -> None:
    unit = "424.106.XVIII"
    f = real(18, {"1206": unit, **RING})
    found = shelter(f.state, number(f, unit))
    assert found.kind == "communication"
    assert {f.title.map.grid.distance("1206", hex) for hex in f.names(found.hexes)} == {3}
    spare = iter(u.id for u in f.title.units if u.side == "german" and not u.mechanized and u.steps == 2)
    for hex in f.names(found.hexes):
        f.put(next(id for id in spare if f.state.hex(number(f, id)) is None), hex)
    found = shelter(f.state, number(f, unit))
    assert found.kind == "westwall"
    assert {"1405", "1305", "1204"} <= set(f.names(found.hexes))
    assert f.names(found.hexes)[0] == "1405"
    duel = Duel(f, Wander((number(f, unit),)))
    assert quiet(duel)
    assert where(f, unit) == "1405"


# B-081
@pytest.mark.rule("ARD-S0-21", "ARD-S0-18", "ARD-S0-17")
def test_units_without_fuel_are_not_deployed_nor_move_nor_attack_and_may_build() -> None:
    f = real(22, {"0504": "751.326VG.LXVII", "0704": ["19.9SS.IISS", "20.9SS.IISS"], "0705": "60.9.V"})
    f.reserve("9.9SS.IISS")
    division = ("9.9SS.IISS", "19.9SS.IISS", "20.9SS.IISS")
    for unit in division:
        f.state.set_out_of_fuel(number(f, unit), True)
    duel = active(f, *division)
    assert refuses(duel.why_not(Deploy("9.9SS.IISS", "0704")), "ARD-S0-21")
    assert refuses(duel.why_not(Move("19.9SS.IISS", ("0604",))), "ARD-S0-18")
    assert refuses(attacker_refusal(f.state, GERMAN, f.at("0705"), number(f, "20.9SS.IISS")), "ARD-S0-17")
    assert duel.why_not(BuildIP("19.9SS.IISS")).legal


# B-082
@pytest.mark.rule("ARD-H-13", "ARD-H-12")
def test_a_unit_without_fuel_has_a_zone_and_gives_no_proximity() -> None:
    f = real(24, {"1421": "130.Lehr.XLVII", "1219": ["334.84.VII", "335.84.VII"]})
    assert proximate(f.state, f.at("1219"), GERMAN)
    f.state.set_out_of_fuel(number(f, "130.Lehr.XLVII"), True)
    assert not proximate(f.state, f.at("1219"), GERMAN)
    assert zone(f, "1421", GERMAN)


# B-083
@pytest.mark.rule("ARD-S0-06", "ARD-S0-07")
def test_two_bracketed_units_have_a_zone_until_one_is_dispersed() -> None:
    f = real(19, {"0811": ["291.CT-XVIII.XVIII", "526.CT-XVIII.XVIII"]})
    assert zone(f, "0811")
    assert f.state.exerts[ALLIED][f.at("0811")]
    f.state.set_dispersed(number(f, "526.CT-XVIII.XVIII"), True)
    assert not zone(f, "0811")
    assert not f.state.exerts[ALLIED][f.at("0811")]


# B-084
@pytest.mark.rule("ARD-S0-06")
def test_a_lone_bracketed_unit_has_a_zone_in_a_town_and_a_german_one_in_the_westwall() -> None:
    f = real(
        20,
        {"1118": "51.CT-XVIII.XVIII", "1316": "341.CT-VIII.VIII", "2601": "44.Fst.LIII", "0204": "146.CT-V.V"},
    )
    assert [zone(f, "1118"), zone(f, "1316"), zone(f, "2601", GERMAN), zone(f, "0204")] == [False, True, True, False]


# B-085
@pytest.mark.rule("ARD-S1-12", "ARD-S0-02")
def test_an_isolated_unit_has_no_zone_even_in_a_town_and_closes_its_own_hex() -> None:
    f = real(23, {"1316": "341.CT-VIII.VIII"})
    assert zone(f, "1316")
    f.state.set_supply(number(f, "341.CT-VIII.VIII"), 3)
    assert not zone(f, "1316")
    assert not f.state.exerts[ALLIED][f.at("1316")]
    assert refuses(explain_supply(f.state, GERMAN, f.at("1316")), "ARD-S0-02")


# B-093, on a made-up map: at the Salm a road round its source reaches 1012
@pytest.mark.rule("ARD-DEF-07")
def test_a_supply_path_over_a_river_without_bridge_is_a_hex_long() -> None:
    sides = [f"{row:02}04-{row:02}05" for row in range(1, 11)]
    sides += [f"{row:02}05-{other:02}04" for row in range(1, 10, 2) for other in (row - 1, row + 1) if other]
    f = field(day=22, roads=["0501-0502-0503-0504"], rivers=sides)
    near, far = f.put("9.9SS.IISS", "0505"), f.put("19.9SS.IISS", "0506")
    assert in_supply(f.state, near)
    assert not in_supply(f.state, far)
    assert refuses(explain_supply(f.state, GERMAN, f.at("0506")), "ARD-DEF-07")


# B-094
@pytest.mark.rule("ARD-DEF-11", "ARD-DEF-12")
def test_a_unit_lifts_the_zone_that_cuts_a_supply_road() -> None:
    f = real(23, {"1912": "CCR.4A.III", "1813": "901.Lehr.XLVII"})
    german_rear(f, "16:12", "17:13", "18:12")
    net = supply(f.state, GERMAN)
    assert not net.is_head(f.at("1812"))
    assert net.is_head(f.at("1713"))
    assert in_supply(f.state, number(f, "901.Lehr.XLVII"))
    f.put("77.26VG.XLVII", "1812")
    net = supply(f.state, GERMAN)
    assert net.is_head(f.at("1812"))
    assert net.is_head(f.at("1813"))


# B-095
@pytest.mark.rule("ARD-DEF-08", "ARD-DEF-11")
def test_the_tested_hex_may_be_in_an_enemy_zone() -> None:
    f = real(20, {"0811": "505.82.XVIII", "0911": "Sandig.1SS.ISS", "0810": "Hansen.1SS.ISS"})
    assert in_supply(f.state, number(f, "505.82.XVIII"))
    assert f.at("0812") in supply(f.state, ALLIED)


# B-096
@pytest.mark.rule("ARD-S0-03")
def test_the_westwall_closes_allied_supply_unless_a_unit_is_in_it() -> None:
    f = real(17, {"0104": "146.CT-V.V"})
    assert refuses(explain_supply(f.state, ALLIED, f.at("0104")), "ARD-S0-03")
    f.put("310.78.V", "0204")
    assert in_supply(f.state, number(f, "146.CT-V.V"))


# B-097
@pytest.mark.rule("ARD-DEF-07", "ARD-H-18")
def test_a_roadblock_closes_german_supply_and_nobodys_communication() -> None:
    unit = "Recce.116.LVIII"
    f = real(19, {"1413": unit, "1310": "112.28.VIII"}, german="1708 1709 1710")
    f.state.add_roadblock("1513")
    for bridge in ("1708-1709", "1709-1710"):
        f.state.hold_bridge(f.state.ground.crossing(bridge), GERMAN)
    assert in_supply(f.state, number(f, unit))
    f.put(unit, "1313")
    assert refuses(explain_supply(f.state, GERMAN, f.at("1313")), "ARD-DEF-07")
    f.hold("german", "1513")
    assert not in_supply(f.state, number(f, unit)), "the Roadblock keeps the road closed"
    f.state.remove_roadblock("1513")
    assert in_supply(f.state, number(f, unit))
    f.state.add_roadblock("1513")
    for hex in ("1313", "1513"):
        assert explain_communication(f.state, GERMAN, f.at(hex)).legal
    assert remove_out_of_communication(f.state) == []


# B-098
@pytest.mark.rule("ARD-R0-17", "ARD-SEQ-10")
def test_a_roadblock_in_a_ring_of_germans_goes_in_the_supply_phase() -> None:
    f = real(19, dict(RING))
    f.state.add_roadblock("1206")
    f.state.events = []
    assert remove_out_of_communication(f.state) == ["1206"]


# B-099
@pytest.mark.rule("ARD-H-22", "ARD-H-23", "ARD-SEQ-08", "ARD-SEQ-09")
def test_the_ladder_of_supply_states_by_date() -> None:
    f = real(16, {"1814": "39.26VG.XLVII", "1104": "23.2.V"})
    ring = {"1103": "293.18VG.LXVI", "1105": "294.18VG.LXVI", "1004": "295.18VG.LXVI", "1203": "183.62VG.LXVI"}
    for hex, unit in ring.items():
        f.put(unit, hex)
    both = ("23.2.V", "39.26VG.XLVII")

    def supply_phase(day: int) -> tuple[tuple[str, ...], list[str]]:
        """The states of the two units after the checks of a day, and which of them rolled for Surrender."""
        f.state.set_day(day)
        rolled: list[str] = []
        for side in (ALLIED, GERMAN):
            duel = Duel(f, SupplyCheck(side))
            while duel.pending is not None:
                rolled += [unit for unit in both if unit in duel.prompt]
                duel.roll(10)
        return tuple(SUPPLY_STATES[f.state.supply[number(f, unit)]] for unit in both), rolled

    fine, low, out, lost = SUPPLY_STATES
    assert {day: supply_phase(day) for day in range(16, 22)} == {
        16: ((fine, fine), []),
        17: ((low, fine), []),
        18: ((out, fine), []),
        19: ((lost, low), []),
        20: ((lost, out), ["23.2.V"]),
        21: ((lost, lost), ["23.2.V"]),
    }
    for unit in ring.values():
        f.state.eliminate(number(f, unit))
    f.put("39.26VG.XLVII", "1701")
    assert supply_phase(22) == ((low, low), [])
    assert supply_phase(23) == ((fine, fine), [])


# B-100
@pytest.mark.rule("ARD-H-23", "ARD-S1-25", "ARD-S1-26")
def test_isolated_units_of_a_hex_roll_for_surrender_one_by_one() -> None:
    f = real(21, {"1104": ["422.106.XVIII", "18C.14C.XVIII"]})
    around = ("293.18VG.LXVI", "294.18VG.LXVI", "295.18VG.LXVI", "183.62VG.LXVI", "190.62VG.LXVI", "164.62VG.LXVI")
    for unit, hex in zip(around, ("1103", "1105", "1003", "1004", "1203", "1204"), strict=True):
        f.put(unit, hex)
    infantry, cavalry = number(f, "422.106.XVIII"), number(f, "18C.14C.XVIII")
    f.state.set_steps(infantry, 1)
    for n in (infantry, cavalry):
        f.state.set_supply(n, 3)
    duel = Duel(f, SupplyCheck(ALLIED))
    for _ in range(2):
        duel.roll(6 if "422.106.XVIII" in duel.prompt else 5)
    duel.settle()
    assert not f.state.steps[infantry]
    assert f.state.steps[cavalry] == 1


# B-101
@pytest.mark.rule("ARD-S1-17", "ARD-S1-18", "ARD-S1-15")
def test_isolated_infantry_goes_a_hex_and_not_out_of_a_zone_nor_into_an_enemy_town() -> None:
    unit = "424.106.XVIII"
    f = real(21, {"1208": unit, "1207": "293.18VG.LXVI"}, german="1108")
    n = number(f, unit)
    f.state.set_supply(n, 3)
    assert refuses(check_move(f.state, n, ("1209",)), "ARD-S1-17")
    f.put("293.18VG.LXVI", "1202")
    assert refuses(check_move(f.state, n, ("1108",)), "ARD-S1-18")
    assert check_move(f.state, n, ("1309",)).legal
    assert refuses(check_move(f.state, n, ("1309", "1310")), "ARD-S1-15")


# B-102
@pytest.mark.rule("ARD-S1-08", "ARD-S1-06", "ARD-S1-07")
def test_out_of_supply_binds_the_march_of_tanks_and_not_of_infantry() -> None:
    f = real(21, {"1309": ["CCB.9A.VIII", "112.28.VIII"]})
    tanks, infantry = number(f, "CCB.9A.VIII"), number(f, "112.28.VIII")
    for n in (tanks, infantry):
        f.state.set_supply(n, 2)
        assert refuses(unit_attack_refusal(f.state, n), "ARD-S1-06")
        assert refuses(ip_refusal(f.state, n), "ARD-S1-07")
    assert refuses(check_move(f.state, tanks, ("1208", "1108")), "ARD-S1-08")
    assert check_move(f.state, tanks, ("1208",)).legal
    assert check_move(f.state, infantry, ("1208", "1108")).legal

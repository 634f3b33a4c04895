"""Cases somebody read from the cards alone: who holds depots, bridges and villages, and fuel."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.engineers import check_place
from broadfront.titles.ardennes.rules.actions import AcceptNoFuel, BuildIP, Move, Recover, UseDepot
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance, RetreatTo, TakeRetreat
from broadfront.titles.ardennes.rules.fighting.retreat_priority import check_retreat_hex, retreat_hexes
from broadfront.titles.ardennes.rules.lines.proximate import proximate
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.rules.routes.strategic import STRATEGIC
from broadfront.titles.ardennes.rules.victory_points import scored
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.combat import DefenderHits
from broadfront.titles.ardennes.steps.fuel import FuelChecks
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import Field, refuses
from tests.titles.ardennes.read_again_a import active, combat, number, quiet, real, where
from tests.titles.ardennes.scenes import play

SAMREE, BULLINGEN = "Samrée", "Büllingen"
TWELFTH_SS = ("Kuhlmann.12SS.ISS", "Krause.12SS.ISS", "Muller.12SS.ISS", "Bremer.12SS.ISS")


def short_of_fuel(f: Field, card: str, die: int) -> Duel:
    """The fuel roll of a formation that fails."""
    f.state.zones["german-hand"], f.state.zones["german-deck"] = (card,), ()
    duel = Duel(f, FuelChecks())
    duel.roll(die, card)
    return duel


# B-021
@pytest.mark.rule("ARD-H-27", "ARD-SEQ-12")
def test_a_mechanized_unit_that_passes_through_takes_a_depot() -> None:
    unit = "Recce.116.LVIII"
    f = real(19, {"1413": unit}, german="1316")
    duel = active(f, unit)
    duel.do(Move(unit, ("1414", "1315", "1215")))
    play(duel)
    assert where(f, unit) == "1215"
    assert f.state.held_by(f.at("1315")) == GERMAN
    f.state.begin_day(20)
    duel = short_of_fuel(f, "GP10", 1)
    duel.do(UseDepot(SAMREE))
    duel.settle()
    assert not f.state.out_of_fuel[number(f, unit)]
    assert f.state.zones["german-hand"] == ("GP10",)
    assert f.state.depots[SAMREE] == 0


# B-022
@pytest.mark.rule("ARD-H-27", "ARD-SEQ-12", "ARD-S0-25")
def test_a_depot_entered_by_infantry_alone_does_not_serve() -> None:
    f = real(20, {"0706": "27.12VG.ISS", "0805": list(TWELFTH_SS[:2]), "0804": list(TWELFTH_SS[2:])})
    duel = short_of_fuel(f, "GP02", 1)
    assert refuses(duel.why_not(UseDepot(BULLINGEN)), "ARD-SEQ-12")
    duel.do(AcceptNoFuel())
    duel.settle()
    assert all(f.state.out_of_fuel[number(f, unit)] for unit in TWELFTH_SS)
    assert f.state.zones["german-hand"] == ()
    f.state.pass_through(number(f, "Peiper.1SS.ISS"), f.at("0706"))
    assert f.state.depots[BULLINGEN] == 1


# B-023
@pytest.mark.rule("ARD-SEQ-12", "ARD-H-27")
def test_a_depot_once_entered_by_tanks_serves_whoever_regains_it() -> None:
    f = real(20, {"1315": "16.116.LVIII"})
    f.put("16.116.LVIII", "1411")
    f.put("CCR.3A.VII", "1315")
    f.put("CCR.3A.VII", "1216")
    f.state.begin_day(23)
    assert refuses(short_of_fuel(f, "GP10", 1).why_not(UseDepot(SAMREE)), "ARD-SEQ-12")
    f.put("1128.560VG.LVIII", "1315")
    assert short_of_fuel(f, "GP10", 1).why_not(UseDepot(SAMREE)).legal


# B-024
@pytest.mark.rule("ARD-H-27", "ARD-C3-02")
def test_an_advance_through_a_depot_hex_takes_it() -> None:
    unit, survivor = "Kuhlmann.12SS.ISS", "254.CT-V.V"
    f = real(18, {"0805": unit, "0708": survivor})
    f.state.set_dispersed(number(f, survivor), True)
    route = (f.at("0707"), f.at("0708"))
    fight = combat(f, [unit], "0706", defenders=(number(f, survivor),), retreated=2, route=route)
    duel = Duel(f, Advancing(fight))
    duel.do(Advance(unit, ("0706", "0707")))
    assert quiet(duel)
    assert where(f, unit) == "0707"
    assert f.state.held_by(f.at("0706")) == GERMAN
    assert f.state.depots[BULLINGEN] == 1


# B-025
@pytest.mark.rule("ARD-H-03")
def test_a_bridge_with_enemies_at_both_ends_changes_hands_when_one_leaves() -> None:
    f = real(21, {"1118": "CCR.3A.VII"})
    f.put("16.116.LVIII", "1117")
    bridge = f.state.ground.crossing("1117-1118")
    assert f.state.bridge_held_by(bridge) == ALLIED
    f.put("CCR.3A.VII", "1119")
    assert f.state.bridge_held_by(bridge) == GERMAN


# B-026: a bracketed unit in a Town has a zone, so the way past it is barred while it stands there
@pytest.mark.rule("ARD-H-03", "ARD-TEC-21")
def test_the_last_in_an_end_hex_holds_a_bridge_long_after_leaving() -> None:
    sandig, knittel, engineers = "Sandig.1SS.ISS", "Knittel.1SS.ISS", "526.CT-XVIII.XVIII"
    f = real(19, {"0707": knittel})
    bridge = f.state.ground.crossing("0708-0808")
    for unit, path in ((sandig, ("0708", "0808", "0909")), (engineers, ("0709", "0808", "0709"))):
        for hex in path:
            f.put(unit, hex)
        assert f.state.bridge_held_by(bridge) == (GERMAN if unit == sandig else ALLIED)
    way, n = ("0708", "0808"), number(f, knittel)
    assert refuses(check_move(f.state, n, way, STRATEGIC), "ARD-DEF-22")
    assert refuses(check_move(f.state, n, way), "ARD-TEC-21"), "Malmedy is a Town: even a bracketed unit has a zone"
    f.put(engineers, "0611")
    assert check_move(f.state, n, way).legal


# B-027
@pytest.mark.rule("ARD-C2-08", "ARD-C2-17")
def test_a_german_retreats_over_a_river_rather_than_into_an_empty_allied_town() -> None:
    unit, allies = "1128.560VG.LVIII", ["CCR.9A.VIII", "CCB.10A.VIII", "110.28.VIII"]
    f = real(18, {"1512": unit, "1612": allies[0], "1511": allies[1], "1611": allies[2]})
    assert refuses(check_retreat_hex(f.state, (number(f, unit),), f.at("1513")), "ARD-C2-08")
    duel = Duel(f, DefenderHits(combat(f, allies, "1512", defender_hits=1), 1))
    assert duel.options() == ["TakeRetreat", "TakeLoss"]
    duel.do(TakeRetreat())
    assert duel.options() == ["RetreatTo 1412"]
    assert refuses(duel.why_not(RetreatTo("1411")), "ARD-C2-17")


# B-028
@pytest.mark.rule("ARD-C2-08", "ARD-H-03", "ARD-H-05")
def test_a_retreat_into_an_empty_victory_village_is_legal_and_takes_it() -> None:
    unit = "1128.560VG.LVIII"
    f = real(21, {"1013": unit, "1012": "508.82.XVIII"})
    assert check_retreat_hex(f.state, (number(f, unit),), f.at("1014")).legal
    duel = Duel(f, DefenderHits(combat(f, ["508.82.XVIII"], "1013", defender_hits=1), 1))
    duel.do(TakeRetreat())
    duel.do(RetreatTo("1014"))
    play(duel)
    assert f.state.held_by(f.at("1014")) == GERMAN
    assert [(vp.hex, vp.value) for vp in scored(f.state)] == [("1014", 2)]


# B-029: the tie-break is the edge of ARD-C2-18
@pytest.mark.rule("ARD-C2-18")
def test_an_allied_retreat_may_go_into_a_german_held_village_and_regains_it() -> None:
    unit = "CCR.7A.XVIII"
    f = real(22, {"1114": unit, "1213": "2.2SS.IISS"}, german="1014")
    group = (number(f, unit),)
    ways = retreat_hexes(f.state, group, f.at("1114"))
    best = [f.state.name(way.hex) for way in ways if way.rank == ways[0].rank]
    assert set(best) == {"1013", "1014", "1115"}
    f.put(unit, "1014")
    assert f.state.held_by(f.at("1014")) == ALLIED


# B-030: ARD-E2-06 settles it
@pytest.mark.rule("ARD-R0-13", "ARD-H-03")
def test_engineers_leave_a_german_town_alone_and_a_roadblock_does_not_change_its_holder() -> None:
    f = real(20, {"1511": "60.116.LVIII"}, german="1513")
    assert proximate(f.state, f.at("1513"), GERMAN)
    assert refuses(check_place(f.state, f.at("1513")), "ARD-R0-13")
    f.state.add_roadblock("1513")
    assert f.state.held_by(f.at("1513")) == GERMAN


# B-073
@pytest.mark.rule("ARD-H-24")
def test_a_german_unit_that_recovers_does_nothing_else() -> None:
    f = real(20, {"1315": ["16.116.LVIII", "60.116.LVIII"]})
    f.state.set_dispersed(number(f, "16.116.LVIII"), True)
    duel = active(f, "16.116.LVIII", "60.116.LVIII")
    duel.do(Recover("16.116.LVIII"))
    assert not f.state.dispersed[number(f, "16.116.LVIII")]
    assert f.state.exerts[GERMAN][f.at("1315")]
    for action in (Move("16.116.LVIII", ("1215",)), BuildIP("16.116.LVIII")):
        assert refuses(duel.why_not(action), "ARD-H-32")
    assert duel.why_not(Move("60.116.LVIII", ("1215",))).legal


# B-079
@pytest.mark.rule("ARD-H-27", "ARD-S0-25")
def test_a_shortage_adds_nothing_to_isolated_units_and_costs_the_card() -> None:
    f = real(24, {"1124": "3.2Pz.XLVII"})
    n = number(f, "3.2Pz.XLVII")
    f.state.set_supply(n, 3)
    duel = short_of_fuel(f, "GP12", 1)
    duel.do(AcceptNoFuel())
    duel.settle()
    assert f.state.zones["german-hand"] == ()
    assert not f.state.fuelless(n)


# B-080
@pytest.mark.rule("ARD-H-27")
def test_mechanized_formations_roll_for_fuel_whether_their_primary_card_is_in_hand_or_in_the_pile() -> None:
    f = real(22, {"1316": "3.2Pz.XLVII", "1815": "901.Lehr.XLVII", "0706": "27.12VG.ISS"})
    f.state.zones["german-hand"], f.state.zones["german-deck"] = ("GP03", "GP12", "GS05"), ("GP13",)
    duel = Duel(f, FuelChecks())
    duel.roll(2, "GP12")
    duel.roll(1, "GP13")
    duel.do(AcceptNoFuel())
    assert duel.pending is None
    assert not f.state.out_of_fuel[number(f, "3.2Pz.XLVII")]
    assert f.state.out_of_fuel[number(f, "901.Lehr.XLVII")]
    assert (f.state.zones["german-deck"], f.state.zones["german-discard"]) == ((), ("GP13",))

"""Advance after combat (rules ARD-C3-01..11)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    Advance,
    AdvanceDone,
    AdvanceTogether,
    RetreatTo,
    StayBehind,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.markers import INTO_ZONE, UNBRIDGED_CROSSING
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import move_one_step
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.combat import DefenderHits
from tests.titles.ardennes.support.combat import EAST, NORTH_EAST, fight_at, won
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_ENG,
    A_INF,
    A_INF_2,
    G_5PZ,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.on_the_map import combat, dice, number_of, quiet, real
from tests.titles.ardennes.support.scenes import play
from tests.titles.ardennes.support.units import TANKS, where


@pytest.mark.rule("ARD-C3-01")
def test_attackers_advance_into_the_empty_hex_and_nobody_else() -> None:
    f = field()
    attacker, other = f.put(G_INF, EAST), f.put(G_INF_2, "0503")
    duel = won(f, [attacker])
    assert refuses(duel.why_not(Advance(G_INF_2, ("0505",))), "ARD-C3-01")
    assert refuses(duel.why_not(Advance(G_INF, ("0506",))), "ARD-C3-01")
    duel.do(Advance(G_INF, ("0505",)))
    assert duel.told("ARD-C3-01")
    assert where(f, G_INF) == "0505"
    assert f.state.board.hex_of_unit(other) == f.at("0503")
    f.put(A_INF, "0405")
    held = Duel(f, Advancing(fight_at(f, [other], "0405")))
    assert held.pending is None


@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_a_player_advances_units_one_by_one_and_is_not_asked_who_stays(variant: str) -> None:
    f = field(variant=variant)
    duel = won(f, [f.put(G_INF, EAST), f.put(G_INF_2, EAST)])
    assert refuses(duel.why_not(AdvanceTogether((G_INF, G_INF_2), ("0505",))), "BF-02")
    assert refuses(duel.why_not(StayBehind((G_INF,))), "BF-02")


@pytest.mark.rule("ARD-C3-02", "ARD-C3-04")
def test_mechanized_units_follow_a_two_hex_retreat_and_infantry_does_not() -> None:
    f = field()
    panzer, foot = f.put(G_MECH, EAST), f.put(G_INF, EAST)
    duel = won(f, [panzer, foot], retreated_to=("0506", "0507"))
    assert refuses(duel.why_not(Advance(G_INF, ("0505", "0506"))), "ARD-C3-04")
    assert refuses(duel.why_not(Advance(G_MECH, ("0505", "0405"))), "ARD-C3-02")
    duel.do(Advance(G_MECH, ("0505", "0506")))
    assert duel.told("ARD-C3-02")
    short = field()
    panzer = short.put(G_MECH, EAST)
    duel = won(short, [panzer], retreated_to=("0506",))
    assert refuses(duel.why_not(Advance(G_MECH, ("0505", "0506"))), "ARD-C3-01")


def bastogne(**more: str) -> Duel:
    """506 has retreated by 1714 to Bastogne, where 327 is; a panzer and an infantry regiment have won."""
    f = ground(20)
    attackers = [f.put("3.2Pz.XLVII", "1513"), f.put("77.26VG.XLVII", "1513")]
    f.put("327.101.VIII", "1814")
    for unit, hex in more.items():
        f.put(unit, hex)
    return won(f, attackers, retreated_to=("1714", "1814"), survivor="506.101.VIII", target="1613")


@pytest.mark.rule("ARD-C3-02", "ARD-C3-04")
def test_the_panzer_follows_into_a_zone_and_infantry_stops() -> None:
    duel = bastogne()
    assert refuses(duel.why_not(Advance("77.26VG.XLVII", ("1613", "1714"))), "ARD-C3-04")
    assert not duel.why_not(Advance("3.2Pz.XLVII", ("1613", "1714", "1814"))).legal
    duel.do(Advance("3.2Pz.XLVII", ("1613", "1714")))
    play(duel)
    assert where(duel.field, "3.2Pz.XLVII") == "1714"


@pytest.mark.rule("ARD-C3-03")
def test_after_elimination_there_is_no_path_to_follow() -> None:
    f = field()
    panzer = f.put(G_MECH, EAST)
    duel = won(f, [panzer])
    assert refuses(duel.why_not(Advance(G_MECH, ("0505", "0506"))), "ARD-C3-03")
    assert duel.why_not(Advance(G_MECH, ("0505",))).legal


# The book reads "leaves no path" as nothing to follow.
@pytest.mark.rule("ARD-C3-03")
def test_behind_an_eliminated_defender_there_is_one_hex_of_advance() -> None:
    f = ground(18)
    duel = won(f, [f.put("3.2Pz.XLVII", "1711")], target="1712")
    assert refuses(duel.why_not(Advance("3.2Pz.XLVII", ("1712", "1812"))), "ARD-C3-03")
    assert duel.why_not(Advance("3.2Pz.XLVII", ("1712",))).legal


@pytest.mark.rule("ARD-C3-05")
def test_a_pursuit_does_not_go_from_zone_to_zone() -> None:
    f = field()
    panzer = f.put(G_MECH, EAST)
    f.put(A_INF_2, "0405")
    duel = won(f, [panzer], retreated_to=("0506", "0507"))
    assert refuses(duel.why_not(Advance(G_MECH, ("0505", "0506"))), "ARD-C3-05")
    clear = field()
    panzer = clear.put(G_MECH, EAST)
    assert won(clear, [panzer], retreated_to=("0506", "0507")).why_not(Advance(G_MECH, ("0505", "0506"))).legal


@pytest.mark.rule("ARD-C3-05")
def test_the_panzer_does_not_follow_from_zone_to_zone() -> None:
    duel = bastogne(**{"CCR.9A.VIII": "1614"})
    assert duel.why_not(Advance("3.2Pz.XLVII", ("1613",))).legal
    assert refuses(duel.why_not(Advance("3.2Pz.XLVII", ("1613", "1714"))), "ARD-C3-05")


@pytest.mark.rule("ARD-C3-06")
def test_a_pursuit_does_not_enter_forest_without_a_road() -> None:
    for roads, legal in ((["0505-0506"], True), ([], False)):
        f = field(terrain={"0506": "Forest"}, roads=roads)
        panzer = f.put(G_MECH, EAST)
        ruling = won(f, [panzer], retreated_to=("0506", "0507")).why_not(Advance(G_MECH, ("0505", "0506")))
        assert ruling.legal or refuses(ruling, "ARD-C3-06")
        assert ruling.legal == legal


@pytest.mark.rule("ARD-C3-07")
def test_one_unit_advances_over_a_bridge_into_a_zone() -> None:
    f = field(rivers=["0505-0504"], bridges=["0505-0504"])
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0506")
    duel = won(f, attackers)
    duel.do(Advance(G_INF, ("0505",)))
    assert refuses(duel.why_not(Advance(G_INF_2, ("0505",))), "ARD-C3-07")


@pytest.mark.rule("ARD-TEC-13")
@pytest.mark.parametrize("zone", [False, True])
def test_a_unit_that_moved_over_a_bridge_into_a_zone_leaves_none_to_advance_over_it(zone: bool) -> None:
    f = field(rivers=["0505-0504"], bridges=["0505-0504"])
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    mover = f.put(G_INF_3, EAST)
    if zone:
        f.put(A_INF, "0506")
    move_one_step(f.state, Cause.MOVE, mover, "0505")
    f.state.put_in_box(mover, "German Reserve")
    ruling = won(f, attackers).why_not(Advance(G_INF, ("0505",)))
    assert ruling.legal or refuses(ruling, "ARD-TEC-13")
    assert ruling.legal != zone
    f.state.begin_activation()
    assert won(f, attackers).why_not(Advance(G_INF, ("0505",))).legal


@pytest.mark.rule("ARD-C3-07", "ARD-TEC-13")
def test_nor_does_one_follow_the_path_over_it() -> None:
    f = field(rivers=["0506-0505"], bridges=["0506-0505"])
    attackers = [f.put(G_MECH, EAST)]
    duel = won(f, attackers, retreated_to=("0506", "0507"))
    assert duel.why_not(Advance(G_MECH, ("0505", "0506"))).legal
    f.state.activation.note_crossing("0505-0506", INTO_ZONE)
    assert refuses(duel.why_not(Advance(G_MECH, ("0505", "0506"))), "ARD-TEC-13")
    assert duel.why_not(Advance(G_MECH, ("0505",))).legal


@pytest.mark.rule("ARD-C3-08", "ARD-TEC-09")
def test_a_unit_that_moved_across_an_unbridged_river_leaves_none_to_advance_there() -> None:
    f = field(rivers=["0505-0504"])
    duel = won(f, [f.put(G_INF, EAST)])
    assert duel.why_not(Advance(G_INF, ("0505",))).legal
    f.state.activation.note_crossing("0504-0505", UNBRIDGED_CROSSING)
    assert refuses(duel.why_not(Advance(G_INF, ("0505",))), "ARD-TEC-09")


@pytest.mark.rule("ARD-C3-07", "ARD-C3-11")
def test_one_attacker_advances_over_a_bridge_into_an_enemy_zone() -> None:
    f = real(25, {"1126": [TANKS, "130.Lehr.XLVII"], "0927": "71.53.XXX"})
    duel = Duel(f, Advancing(combat(f, [TANKS, "130.Lehr.XLVII"], "1026")))
    duel.do(Advance(TANKS, ("1026",)))
    rolled = [roll for roll in play(duel) if "0926-1026" in roll]
    assert len(rolled) == 1
    assert "9 or less" in rolled[0]
    assert refuses(duel.why_not(Advance("130.Lehr.XLVII", ("1026",))), "ARD-C3-07")


@pytest.mark.rule("ARD-C3-08")
def test_one_unit_advances_across_an_unbridged_river_and_stops() -> None:
    f = field(rivers=["0505-0504"])
    attackers = [f.put(G_MECH, EAST), f.put(G_MECH_2, EAST)]
    duel = won(f, attackers, retreated_to=("0506", "0507"))
    assert refuses(duel.why_not(Advance(G_MECH, ("0505", "0506"))), "ARD-C3-08")
    duel.do(Advance(G_MECH, ("0505",)))
    assert refuses(duel.why_not(Advance(G_MECH_2, ("0505",))), "ARD-C3-08")


@pytest.mark.rule("ARD-C3-08")
def test_one_of_two_crosses_the_unbridged_our_and_the_third_uses_the_bridge() -> None:
    f = ground(18)
    attackers = [f.put("915.352VG.LXXXV", "2106"), f.put("916.352VG.LXXXV", "2106"), f.put("15.5FJ.LXXXV", "2006")]
    duel = won(f, attackers, retreated_to=("2108", "2109"), survivor="109.28.VIII", target="2107")
    duel.do(Advance("15.5FJ.LXXXV", ("2107",)))
    play(duel)
    duel.do(Advance("915.352VG.LXXXV", ("2107",)))
    play(duel)
    assert where(f, "915.352VG.LXXXV") == where(f, "15.5FJ.LXXXV") == "2107"
    if duel.pending is not None:
        assert refuses(duel.why_not(Advance("916.352VG.LXXXV", ("2107",))), "ARD-C3-08")


@pytest.mark.rule("ARD-C3-08")
def test_one_attacker_advances_over_each_unbridged_hexside() -> None:
    f = field(rivers=["0505-0504", "0505-0404"])
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST), f.put(G_INF_3, NORTH_EAST)]
    duel = Duel(f, Advancing(fight_at(f, attackers)))
    duel.do(Advance(G_INF, ("0505",)))
    assert refuses(duel.why_not(Advance(G_INF_2, ("0505",))), "ARD-C3-08")
    duel.do(Advance(G_INF_3, ("0505",)))
    assert where(f, G_INF_3) == "0505"


@pytest.mark.rule("ARD-C3-09")
def test_one_unit_follows_the_path_over_an_unbridged_river() -> None:
    f = field(rivers=["0506-0505"])
    attackers = [f.put(G_MECH, EAST), f.put(G_MECH_2, EAST)]
    duel = won(f, attackers, retreated_to=("0506", "0507"), survivor=A_ENG)
    duel.do(Advance(G_MECH, ("0505", "0506")))
    assert refuses(duel.why_not(Advance(G_MECH_2, ("0505", "0506"))), "ARD-C3-09")


@pytest.mark.rule("ARD-C3-10")
def test_germans_do_not_advance_across_an_army_boundary_through_the_19th() -> None:
    for day, legal in ((19, False), (20, True)):
        f = field(day=day, without={"0505": "army-6pz"})
        attacker = f.put(G_INF, EAST)
        ruling = won(f, [attacker]).why_not(Advance(G_INF, ("0505",)))
        assert ruling.legal == legal
        assert legal or refuses(ruling, "ARD-C3-10")


@pytest.mark.rule("ARD-C3-10")
def test_until_the_19th_no_german_unit_advances_out_of_the_area_of_its_own_army() -> None:
    f = field(day=19, without={"0505": "army-5pz"})
    pair = [f.put(G_5PZ, EAST), f.put(G_MECH_2, EAST)]
    duel = Duel(f, Advancing(fight_at(f, pair)))
    assert refuses(duel.why_not(Advance(G_5PZ, ("0505",))), "ARD-C3-10")
    assert duel.why_not(Advance(G_MECH_2, ("0505",))).legal
    f.state.clock.set_day(20)
    assert duel.why_not(Advance(G_5PZ, ("0505",))).legal


# Units next to 1007 with a zone would close one of the two hexes; the one here has none
@pytest.mark.rule("ARD-C3-10", "ARD-C2-19")
def test_the_army_boundary_binds_advance_and_retreat_and_not_plain_movement() -> None:
    unit, foe = "294.18VG.LXVI", "291.CT-XVIII.XVIII"
    f = real(18, {"1007": unit, "1004": "5.3FJ.ISS", "1006": foe})
    assert refuses(Duel(f, Advancing(combat(f, [unit], "0907"))).why_not(Advance(unit, ("0907",))), "ARD-C3-10")
    assert check_move(f.state, number_of(f, "5.3FJ.ISS"), ("1105",)).legal
    duel = Duel(f, DefenderHits(combat(f, [foe], "1007", defender_hits=1), 1))
    duel.do(TakeRetreat())
    assert refuses(duel.why_not(RetreatTo("0908")), "ARD-C2-19")
    assert duel.why_not(RetreatTo("1107")).legal


@pytest.mark.rule("ARD-C3-11")
def test_a_german_advance_causes_checks() -> None:
    f = field(day=17, rivers=["0506-0505"], bridges=["0506-0505"], roads=["0510-0509-0508-0507-0506-0505"])
    attacker = f.put(G_INF, EAST)
    duel = won(f, [attacker])
    duel.do(Advance(G_INF, ("0505",)))
    assert isinstance(duel.pending, Chance)
    assert duel.told("ARD-C3-11")


def test_a_dispersed_or_fuelless_unit_stays_and_done_ends_the_advance() -> None:
    f = field()
    attackers = [f.put(G_MECH, EAST, dispersed=True), f.put(G_INF, NORTH_EAST), f.put(G_INF_2, NORTH_EAST)]
    duel = won(f, attackers)
    assert refuses(duel.why_not(Advance(G_MECH, ("0505",))), "ARD-S0-10")
    duel.do(AdvanceDone())
    assert duel.pending is None
    assert not duel.told("ARD-S0-10")  # others could have gone


@pytest.mark.rule("ARD-C3-11", "ARD-R0-10")
def test_an_advance_causes_the_roadblock_check() -> None:
    unit = "3.2Pz.XLVII"
    f = real(19, {"1511": unit})
    duel = Duel(f, Advancing(combat(f, [unit], "1512")))
    duel.do(Advance(unit, ("1512",)))
    dice(duel, ("Roadblock in 1513, 4", 2))
    assert quiet(duel)
    assert f.state.land.roadblocks == {"1513"}


@pytest.mark.rule("ARD-S0-10", "ARD-S0-20")
def test_where_nobody_may_advance_the_reasons_are_told() -> None:
    f = field()
    duel = won(f, [f.put(G_MECH, EAST, dispersed=True), f.put(G_MECH_2, NORTH_EAST, fuel=False)])
    assert duel.state.settle(1) is None
    told = f"Nobody may advance into 0505: {G_MECH} is Dispersed. {G_MECH_2} is OutOfFuel. [ARD-S0-10, ARD-S0-20]"
    assert told in [str(event) for event in duel.state.events or ()]


@pytest.mark.rule("ARD-S0-10")
@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_dispersed_germans_do_not_advance_and_the_hex_keeps_its_holder(variant: str) -> None:
    f = ground(22, variant)
    attackers = [f.put(unit, "1117", dispersed=True) for unit in ("16.116.LVIII", "60.116.LVIII")]
    duel = won(f, attackers, target="1118")
    for unit in ("16.116.LVIII", "60.116.LVIII"):
        assert refuses(
            Advancing(fight_at(f, attackers, "1118")).refusal(f.state, Advance(unit, ("1118",))), "ARD-S0-10"
        )
    assert duel.state.settle(1) is None
    assert f.state.land.place_holder(f.at("1118")) == 1

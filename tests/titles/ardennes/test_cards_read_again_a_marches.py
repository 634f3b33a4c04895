"""Cases somebody read from the cards alone: Strategic Movement, Reinforce Battle, German Reserve, Meuse."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.rules.actions import Deploy, ExitMap
from broadfront.titles.ardennes.rules.fighting.attack import attacker_refusal
from broadfront.titles.ardennes.rules.fighting.chits import limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    Advance,
    PlayTactic,
    ReinforceBattle,
    RetreatTo,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.forces.german_reserve import check_deployment, okw_release, overdue
from broadfront.titles.ardennes.rules.lines.supply import in_supply
from broadfront.titles.ardennes.rules.markers import MOVED
from broadfront.titles.ardennes.rules.routes.movement import check_exit, check_move
from broadfront.titles.ardennes.rules.routes.roadblock import trigger_hexes
from broadfront.titles.ardennes.rules.routes.strategic import STRATEGIC
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.combat import Announce, DefenderHits
from broadfront.titles.ardennes.steps.day import Overdue
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from tests.titles.ardennes.duel import Duel, battle
from tests.titles.ardennes.field import G_MECH, Field, allows, field, refuses
from tests.titles.ardennes.read_again_a import active, combat, number, quiet, real, where

PEIPER, KNITTEL, SANDIG, HANSEN = "Peiper.1SS.ISS", "Knittel.1SS.ISS", "Sandig.1SS.ISS", "Hansen.1SS.ISS"


# B-031
@pytest.mark.rule("ARD-DEF-25", "ARD-DEF-20")
def test_strategic_movement_stays_behind_the_westernmost_unit_and_has_its_own_reach() -> None:
    f = real(18, {"0902": SANDIG, "0903": "48.12VG.ISS", "0804": "27.12VG.ISS", "0706": PEIPER})
    path = ("0903", "0904", "0804", "0805", "0706", "0707")
    assert refuses(check_move(f.state, number(f, SANDIG), path, STRATEGIC), "ARD-DEF-25")
    assert check_move(f.state, number(f, SANDIG), path[:-1], STRATEGIC).legal
    ruling = check_move(f.state, number(f, "48.12VG.ISS"), path[1:-1], STRATEGIC)
    assert ruling.legal
    assert (ruling.ledger[0].amount, ruling.ledger[0].rule) == (5, "ARD-DEF-20")


# B-032
@pytest.mark.rule("ARD-DEF-26")
def test_strategic_movement_may_not_trigger_a_roadblock_check_and_a_move_may() -> None:
    f = real(18, {"0706": HANSEN, "0909": KNITTEL})
    n = number(f, HANSEN)
    assert refuses(check_move(f.state, n, ("0707", "0708"), STRATEGIC), "ARD-DEF-26")
    assert check_move(f.state, n, ("0707",), STRATEGIC).legal
    assert check_move(f.state, n, ("0707", "0708")).legal
    assert trigger_hexes(f.state, n)[f.at("0708")]


# B-033
@pytest.mark.rule("ARD-DEF-22")
def test_strategic_movement_keeps_away_from_an_enemy_without_zone() -> None:
    f = real(18, {"0806": "291.CT-XVIII.XVIII", "0804": "27.12VG.ISS", "0903": SANDIG, "0909": PEIPER})
    n = number(f, SANDIG)
    assert refuses(check_move(f.state, n, ("0904", "0804", "0805"), STRATEGIC), "ARD-DEF-22")
    assert check_move(f.state, n, ("0904", "0804"), STRATEGIC).legal


# B-034
@pytest.mark.rule("ARD-DEF-28", "ARD-DEF-20")
def test_allied_infantry_goes_up_to_nine_road_hexes_and_not_into_the_westwall() -> None:
    f = real(20, {"0109": "60.9.V"})
    path = ("0208", "0308", "0307", "0306", "0205", "0204")
    assert refuses(check_move(f.state, number(f, "60.9.V"), path, STRATEGIC), "ARD-DEF-28")
    ruling = check_move(f.state, number(f, "60.9.V"), path[:-1], STRATEGIC)
    assert ruling.legal
    assert ruling.ledger[0].amount == 9


# B-035
@pytest.mark.rule("ARD-DEF-21")
def test_strategic_movement_asks_for_a_supply_path_and_not_for_the_marker() -> None:
    unit = "Krause.12SS.ISS"
    f = real(21, {"0805": unit, "0909": PEIPER})
    f.state.set_supply(number(f, unit), 1)
    assert in_supply(f.state, number(f, unit))
    assert allows(check_move(f.state, number(f, unit), ("0706", "0707"), STRATEGIC), "ARD-DEF-21")


# B-036
@pytest.mark.rule("ARD-T0-18", "ARD-C0-10")
def test_a_german_stack_that_reinforces_a_battle_counts_in_it() -> None:
    f = real(18, {"1612": "CCR.9A.VIII", "1512": "16.116.LVIII", "1511": "156.116.LVIII"})
    duel = battle(f, "1612", [number(f, "16.116.LVIII")], tactics_left=3, hand=["GS13"])
    duel.do(PlayTactic("GS13"))
    assert refuses(duel.why_not(ReinforceBattle("1512", "1611")), "ARD-T0-18")
    duel.do(ReinforceBattle("1511", "1611"))
    assert quiet(duel)
    step = f.state.stack[-1]
    assert isinstance(step, Announce)
    lines = limits(f.state, step.fight)[2]
    assert sum(int(line.amount) for line in lines if line.rule == "ARD-C0-10") == 2
    assert sum(int(line.amount) for line in lines if line.rule == "ARD-C0-11") == 1
    assert not f.state.roadblocks
    assert where(f, "156.116.LVIII") == "1611"


def reinforcing(f: Field, attackers: list[str], target: str, side: int) -> Duel:
    """The choice of a stack for Reinforce Battle."""
    fight = combat(f, attackers, target)
    duel = Duel(f, Announce(fight))
    f.state.push(Reinforcing(fight, side))
    return duel


# B-037
@pytest.mark.rule("ARD-T0-18")
def test_a_stack_stopped_by_a_roadblock_has_moved_and_may_attack_but_not_reinforce() -> None:
    f = real(18, {"1612": "2-110.28.VIII", "1512": "60.116.LVIII", "1611": "16.116.LVIII"})
    f.state.add_roadblock("1513")
    stopped = number(f, "60.116.LVIII")
    f.state.mark_done(stopped, MOVED)
    duel = reinforcing(f, ["16.116.LVIII"], "1612", GERMAN)
    assert refuses(duel.why_not(ReinforceBattle("1512", "1611")), "ARD-T0-18")
    assert attacker_refusal(f.state, GERMAN, f.at("1612"), stopped) is None


# B-038
@pytest.mark.rule("ARD-T0-21")
def test_who_reinforces_german_defenders_is_no_stronger_than_they() -> None:
    f = real(24, {"1215": "1129.560VG.LVIII", "1315": "16.116.LVIII", "1314": "1130.560VG.LVIII", "1115": "290.75.VII"})
    duel = reinforcing(f, ["290.75.VII"], "1215", GERMAN)
    assert refuses(duel.why_not(ReinforceBattle("1315", "1215")), "ARD-T0-21")
    assert duel.why_not(ReinforceBattle("1314", "1215")).legal


# B-039
@pytest.mark.rule("ARD-T0-19", "ARD-T0-20")
def test_the_system_reinforces_with_the_lowest_selector_that_need_not_hold_a_victory_hex() -> None:
    f = real(23, {"0706": "26.1.V", "0708": "16.1.V", "0607": "18.1.V", "0606": "23.2.V"})
    attackers = [f.put("Kuhlmann.12SS.ISS", "0605"), f.put("Krause.12SS.ISS", "0605")]
    duel = battle(f, "0606", attackers, allied_deck=["AC05"])
    duel.roll("AC05")
    assert duel.pending is not None
    assert [where(f, unit) for unit in ("26.1.V", "16.1.V", "18.1.V")] == ["0706", "0606", "0607"]


# B-040
@pytest.mark.rule("ARD-D1-06", "ARD-D1-08")
def test_a_german_deployment_causes_no_roadblock_check() -> None:
    f = real(19, {"0504": "751.326VG.LXVII"})
    unit = "8.3PG.LXVII"
    f.reserve(unit)
    duel = active(f, unit)
    duel.do(Deploy(unit, "0704"))
    assert quiet(duel)
    assert not f.state.roadblocks
    assert where(f, unit) == "0704"


# B-041
@pytest.mark.rule("ARD-D1-09", "ARD-D1-07")
def test_units_of_a_division_are_deployed_together_and_an_isolated_ally_does_not_hinder_them() -> None:
    f = real(19, {"0704": "751.326VG.LXVII", "1104": "422.106.XVIII"}, german="0804")
    f.state.set_supply(number(f, "422.106.XVIII"), 3)
    first, second = f.reserve("8.3PG.LXVII"), f.reserve("29.3PG.LXVII")
    assert check_deployment(f.state, first, f.at("0804")).legal
    assert check_deployment(f.state, second, f.at("0805")).legal
    duel = active(f, "8.3PG.LXVII", "29.3PG.LXVII")
    duel.do(Deploy("8.3PG.LXVII", "0805"))
    assert refuses(duel.why_not(Deploy("29.3PG.LXVII", "0804")), "ARD-D1-09")
    assert duel.why_not(Deploy("29.3PG.LXVII", "0805")).legal


# B-042
@pytest.mark.rule("ARD-SEQ-02")
def test_a_german_unit_two_days_in_the_reserve_is_placed_in_the_reserve_phase() -> None:
    f = real(20, {"0704": "5.3FJ.ISS"})
    unit = f.reserve("8.3FJ.ISS")
    assert unit in overdue(f.state)
    duel = Duel(f, Overdue())
    assert all(option.startswith("Deploy 8.3FJ.ISS") for option in duel.options())
    f.state.set_day(18)
    assert unit not in overdue(f.state)


# B-062: units next to 1007 with a zone would close one of the two hexes; the one here has none
@pytest.mark.rule("ARD-C3-10", "ARD-C2-19")
def test_the_army_boundary_binds_advance_and_retreat_and_not_plain_movement() -> None:
    unit, foe = "294.18VG.LXVI", "291.CT-XVIII.XVIII"
    f = real(18, {"1007": unit, "1004": "5.3FJ.ISS", "1006": foe})
    assert refuses(Duel(f, Advancing(combat(f, [unit], "0907"))).why_not(Advance(unit, ("0907",))), "ARD-C3-10")
    assert check_move(f.state, number(f, "5.3FJ.ISS"), ("1105",)).legal
    duel = Duel(f, DefenderHits(combat(f, [foe], "1007", defender_hits=1), 1))
    duel.do(TakeRetreat())
    assert refuses(duel.why_not(RetreatTo("0908")), "ARD-C2-19")
    assert duel.why_not(RetreatTo("1107")).legal


# B-068: ARD-SEQ-03 asks for both
@pytest.mark.rule("ARD-SEQ-03", "ARD-D1-10")
def test_okw_is_released_by_a_unit_at_the_meuse_without_marker_that_can_trace_supply() -> None:
    road, bank = ["0501-0502-0503-0504-0505"], {"0505": "meuse", "0506": "meuse meuse-left"}
    f = field(day=24, roads=road, tags=bank, rivers=["0505-0506"], meuse=True)
    n = f.put(G_MECH, "0505")
    assert in_supply(f.state, n)
    assert okw_release(f.state).legal
    f.state.set_supply(n, 1)
    assert refuses(okw_release(f.state), "ARD-SEQ-03")


# B-070
@pytest.mark.rule("ARD-H-45")
def test_units_leave_over_the_north_edge_west_of_the_meuse_without_a_supply_marker() -> None:
    f = real(27, {"0120": ["Krag.2SS.IISS", "2.2SS.IISS"], "0113": "3.2SS.IISS"})
    krag, tanks = number(f, "Krag.2SS.IISS"), number(f, "2.2SS.IISS")
    f.state.set_steps(tanks, 2)
    f.state.set_supply(krag, 1)
    assert check_exit(f.state, tanks).legal
    assert refuses(check_exit(f.state, krag), "ARD-S1-03")
    assert refuses(check_exit(f.state, number(f, "3.2SS.IISS")), "ARD-H-45")
    duel = active(f, "2.2SS.IISS")
    duel.do(ExitMap("2.2SS.IISS"))
    assert quiet(duel)
    assert f.state.exit_vp == 2

"""LowSupply and OutOfSupply (rules ARD-SEQ-08..09, ARD-H-22, ARD-S1-01..10)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.fighting.unit_states import (
    check_build_ip,
    check_lead_attack,
    check_replacement,
    check_tactic_use,
    chit_ledger_of_defender_supply,
    ip_refusal,
    unit_attack_refusal,
)
from broadfront.titles.ardennes.rules.lines.supply import next_supply_state, run_supply_check
from broadfront.titles.ardennes.rules.markers import ISOLATED, LOW_SUPPLY, OUT_OF_SUPPLY, SUPPLY_STATES
from broadfront.titles.ardennes.rules.routes.movement import check_exit, check_move
from broadfront.titles.ardennes.steps.supply_phase import SupplyCheck
from tests.titles.ardennes.support.combat import defenders_in
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_BIG, A_INF, A_INF_2, G_INF, G_INF_2, G_MECH, allows, field, refuses
from tests.titles.ardennes.support.on_the_map import number_of, real
from tests.titles.ardennes.support.roads import SHORT_ROAD


@pytest.mark.rule("ARD-SEQ-08", "ARD-SEQ-09")
@pytest.mark.parametrize(
    ("day", "allied", "german"), [(16, False, False), (17, True, False), (18, True, False), (19, True, True)]
)
def test_allied_units_are_checked_from_the_17th_and_german_units_from_the_19th(
    day: int, allied: bool, german: bool
) -> None:
    f = field(day=day)
    f.put(A_INF, "0501")
    f.put(G_INF, "0509")
    assert bool(list(run_supply_check(f.state, ALLIED))) == allied
    assert bool(list(run_supply_check(f.state, GERMAN))) == german


def test_the_ladder_by_marker() -> None:
    assert [next_supply_state(marker, True) for marker in range(4)] == [0, 0, 1, 1]
    assert [next_supply_state(marker, False) for marker in range(4)] == [1, 2, 3, 3]


@pytest.mark.rule("ARD-H-22", "ARD-SEQ-09")
def test_cut_off_on_three_days_is_low_then_out_then_isolated_and_back_in_two() -> None:
    f = field(day=19, roads=["0501-0502"])
    number = f.put(G_INF, "0509")
    seen = []
    for day in (19, 20, 21, 22):
        f.state.clock.set_day(day)
        list(run_supply_check(f.state, GERMAN))
        seen.append(f.state.board.supply[number])
    assert seen == [LOW_SUPPLY, OUT_OF_SUPPLY, ISOLATED, ISOLATED]
    f.state.place_at(number, "0503")
    assert list(run_supply_check(f.state, GERMAN)) == [(number, ISOLATED, LOW_SUPPLY)]
    assert list(run_supply_check(f.state, GERMAN)) == [(number, LOW_SUPPLY, 0)]


@pytest.mark.rule("ARD-H-22", "ARD-H-23", "ARD-SEQ-08", "ARD-SEQ-09")
def test_the_ladder_of_supply_states_by_date() -> None:
    f = real(16, {"1814": "39.26VG.XLVII", "1104": "23.2.V"})
    ring = {"1103": "293.18VG.LXVI", "1105": "294.18VG.LXVI", "1004": "295.18VG.LXVI", "1203": "183.62VG.LXVI"}
    for hex, unit in ring.items():
        f.put(unit, hex)
    both = ("23.2.V", "39.26VG.XLVII")

    def supply_phase(day: int) -> tuple[tuple[str, ...], list[str]]:
        """The states of the two units after the checks of a day, and which of them rolled for Surrender."""
        f.state.clock.set_day(day)
        rolled: list[str] = []
        for side in (ALLIED, GERMAN):
            duel = Duel(f, SupplyCheck(side))
            while duel.pending is not None:
                rolled += [unit for unit in both if unit in duel.prompt]
                duel.roll(10)
        return tuple(SUPPLY_STATES[f.state.board.supply[number_of(f, unit)]] for unit in both), rolled

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
        f.state.eliminate(number_of(f, unit))
    f.put("39.26VG.XLVII", "1701")
    assert supply_phase(22) == ((low, low), [])
    assert supply_phase(23) == ((fine, fine), [])


@pytest.mark.rule("ARD-S1-01")
def test_a_low_supply_unit_gets_no_tactic_unless_a_supplied_one_fights_with_it() -> None:
    f = field()
    low = f.put(G_INF, "0505", supply="LowSupply")
    assert refuses(check_tactic_use(f.state, [low]), "ARD-S1-01")
    assert check_tactic_use(f.state, [low, f.put(G_INF_2, "0505")]).legal


@pytest.mark.rule("ARD-S1-02", "ARD-D1-02")
def test_a_replacement_needs_a_reduced_unit_in_supply_that_traces() -> None:
    f = field(roads=[SHORT_ROAD])
    assert refuses(check_replacement(f.state, f.put(A_INF, "0506", steps=1, supply="LowSupply")), "ARD-S1-02")
    assert refuses(check_replacement(f.state, f.put(A_INF_2, "0501", steps=1)), "ARD-D1-02")
    assert allows(check_replacement(f.state, f.put(A_BIG, "0507", steps=1)), "ARD-D1-02")
    f.state.set_steps(f.title.unit(A_BIG).number, 3)
    assert not check_replacement(f.state, f.title.unit(A_BIG).number).legal


@pytest.mark.rule("ARD-S1-03")
def test_a_low_supply_unit_does_not_leave_the_map() -> None:
    f = field(roads=["0510-0509"], tags=dict.fromkeys(("0509", "0510"), "meuse-left"))
    assert refuses(check_exit(f.state, f.put(G_MECH, "0510", supply="LowSupply")), "ARD-S1-03")


@pytest.mark.rule("ARD-S1-04")
def test_an_allied_low_supply_unit_joins_an_attack_but_does_not_lead_it() -> None:
    f = field()
    number = f.put(A_INF, "0505", supply="LowSupply")
    assert unit_attack_refusal(f.state, number) is None
    assert refuses(check_lead_attack(f.state, number), "ARD-S1-04")
    assert allows(check_lead_attack(f.state, f.put(A_INF_2, "0505")), "ARD-S1-04")


@pytest.mark.rule("ARD-S1-05")
def test_out_of_supply_carries_the_low_supply_bar_on_tactics() -> None:
    f = field()
    assert refuses(check_tactic_use(f.state, [f.put(G_INF, "0505", supply="OutOfSupply")]), "ARD-S1-05")


@pytest.mark.rule("ARD-S1-06", "ARD-S1-11")
def test_out_of_supply_and_isolated_units_do_not_attack_and_low_supply_units_do() -> None:
    f = field()
    assert refuses(unit_attack_refusal(f.state, f.put(G_INF, "0505", supply="OutOfSupply")), "ARD-S1-06")
    assert refuses(unit_attack_refusal(f.state, f.put(G_INF_2, "0505", supply="Isolated")), "ARD-S1-11")
    assert unit_attack_refusal(f.state, f.put(G_MECH, "0505", supply="LowSupply")) is None


@pytest.mark.rule("ARD-S1-07")
def test_an_out_of_supply_unit_builds_no_ip_even_where_it_can_trace_again() -> None:
    f = field(roads=[SHORT_ROAD])
    assert refuses(check_build_ip(f.state, f.put(A_INF, "0506", supply="OutOfSupply")), "ARD-S1-07")
    assert check_build_ip(f.state, f.put(A_INF_2, "0506", supply="LowSupply")).legal


@pytest.mark.rule("ARD-S1-08")
def test_an_out_of_supply_mechanized_unit_moves_one_hex_and_infantry_freely() -> None:
    f = field()
    number = f.put(G_MECH, "0505", supply="OutOfSupply")
    assert check_move(f.state, number, ["0506"]).legal
    assert refuses(check_move(f.state, number, ["0506", "0507"]), "ARD-S1-08")
    foot = f.put(G_INF, "0305", supply="OutOfSupply")
    assert check_move(f.state, foot, ["0306", "0307"]).legal


@pytest.mark.rule("ARD-S1-08", "ARD-S1-06", "ARD-S1-07")
def test_out_of_supply_binds_the_march_of_tanks_and_not_of_infantry() -> None:
    f = real(21, {"1309": ["CCB.9A.VIII", "112.28.VIII"]})
    tanks, infantry = number_of(f, "CCB.9A.VIII"), number_of(f, "112.28.VIII")
    for n in (tanks, infantry):
        f.state.board.set_supply(n, 2)
        assert refuses(unit_attack_refusal(f.state, n), "ARD-S1-06")
        assert refuses(ip_refusal(f.state, n), "ARD-S1-07")
    assert refuses(check_move(f.state, tanks, ("1208", "1108")), "ARD-S1-08")
    assert check_move(f.state, tanks, ("1208",)).legal
    assert check_move(f.state, infantry, ("1208", "1108")).legal


@pytest.mark.rule("ARD-S1-09", "ARD-S1-23")
def test_the_attacker_draws_more_against_cut_off_defenders_by_the_best_supplied_of_them() -> None:
    f, out = defenders_in({"supply": "OutOfSupply"}, {"supply": "Isolated"})
    assert [(line.amount, line.rule) for line in chit_ledger_of_defender_supply(f.state, out)] == [(1, "ARD-S1-09")]
    f, isolated = defenders_in({"supply": "Isolated"}, {"supply": "Isolated"})
    assert [(line.amount, line.rule) for line in chit_ledger_of_defender_supply(f.state, isolated)] == [
        (2, "ARD-S1-23")
    ]
    f, mixed = defenders_in({"supply": "Isolated"}, {"supply": "LowSupply"})
    assert chit_ledger_of_defender_supply(f.state, mixed) == ()

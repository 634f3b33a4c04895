"""How many Combat Chits (rules ARD-C0-09..16, ARD-H-40, ARD-H-42)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.rules.fighting.chits import chit_limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import DrawChits
from broadfront.titles.ardennes.rules.fighting.strength import chit_conditions, max_chits
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.system.combat_choices import choose_chits
from tests.titles.ardennes.support.combat import EAST, NORTH_EAST, WEST, fight_at, fight_of
from tests.titles.ardennes.support.duel import battle
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_RECON,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground


@pytest.mark.rule("ARD-C0-09")
def test_the_attacker_announces_between_the_defending_steps_and_the_maximum() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST), f.put(G_INF_3, NORTH_EAST)]
    f.put(A_INF, "0505")
    duel = battle(f, "0505", attackers)
    assert duel.options() == ["DrawChits 2", "DrawChits 3"]
    assert refuses(duel.why_not(DrawChits(1)), "ARD-C0-09")
    assert refuses(duel.why_not(DrawChits(4)), "ARD-C0-09")
    weak = field()
    lone = weak.put(G_INF, EAST)
    weak.put(A_BIG, "0505")
    assert chit_limits(weak.state, fight_at(weak, [lone]))[:2] == (1, 1)


@pytest.mark.rule("ARD-C0-09", "ARD-C0-16")
def test_screen_lowers_the_maximum_below_the_minimum_and_one_chit_is_drawn() -> None:
    f = ground(19)
    attacker = f.put("77.26VG.XLVII", "1812")
    f.put("501.101.VIII", "1813")
    f.put("506.101.VIII", "1813")
    duel = battle(f, "1813", [attacker], allied_deck=["AC26"])
    duel.roll("AC26")
    assert duel.pending is not None
    assert chit_limits(f.state, fight_of(duel))[:2] == (1, 1)


def amounts(f: Field, attackers: list[int], rule: str, **more: object) -> list[object]:
    fight = fight_at(f, attackers).with_changes(**more)
    return [line.amount for line in max_chits(f.state, fight)[1] if line.rule == rule]


@pytest.mark.rule("ARD-C0-10", "ARD-S0-05")
def test_bracketed_attackers_do_not_raise_the_maximum() -> None:
    f = field()
    plain, bracketed = f.put(G_INF, EAST), f.put(G_RECON, EAST)
    f.put(A_INF, "0505")
    assert amounts(f, [plain, bracketed], "ARD-C0-10") == [1]
    assert amounts(f, [plain, bracketed], "ARD-S0-05") == [0]


@pytest.mark.rule("ARD-C0-11")
def test_each_tactic_of_the_attacker_raises_the_maximum() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert amounts(f, [attacker], "ARD-C0-11", attacker_tactics=("Artillery", "Press the Attack")) == [2]
    assert amounts(f, [attacker], "ARD-C0-11") == []


@pytest.mark.rule("ARD-C0-12")
def test_an_attacker_of_three_steps_raises_the_maximum() -> None:
    f = field()
    big, small = f.put(A_BIG, WEST), f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    assert amounts(f, [big, small], "ARD-C0-12") == [1]
    f.state.set_steps(big, 2)
    assert amounts(f, [big, small], "ARD-C0-12") == []


@pytest.mark.rule("ARD-C0-13")
def test_elite_attackers_give_one_chit_in_all() -> None:
    f = field()
    elite, other = f.put(G_MECH, EAST), f.put("Sandig.1SS.ISS", EAST)
    plain = f.put(G_INF, NORTH_EAST)
    f.put(A_INF, "0505")
    assert amounts(f, [elite, other], "ARD-C0-13") == [1]
    assert amounts(f, [plain], "ARD-C0-13") == []


@pytest.mark.rule("ARD-C0-14", "ARD-C0-15")
def test_badly_supplied_defenders_raise_the_maximum() -> None:
    cases = {
        ("OutOfSupply", "OutOfSupply"): 1,
        ("Isolated", "OutOfSupply"): 1,
        ("Isolated", "Isolated"): 2,
        ("OutOfSupply", "LowSupply"): 0,
    }
    for (one, other), more in cases.items():
        f = field()
        attacker = f.put(G_INF, EAST)
        f.put(A_INF, "0505", supply=one)
        f.put(A_INF_2, "0505", supply=other)
        assert max_chits(f.state, fight_at(f, [attacker]))[0] == 1 + more, (one, other)


@pytest.mark.rule("ARD-C0-16")
def test_screen_takes_two_chits_but_never_the_last() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST), f.put(G_INF_3, NORTH_EAST)]
    f.put(A_ENG, "0505")
    assert max_chits(f.state, fight_at(f, attackers, defender_tactics=("Screen",)))[0] == 1
    assert max_chits(f.state, fight_at(f, attackers[:1], defender_tactics=("Screen",)))[0] == 1
    assert amounts(f, attackers, "ARD-C0-16", defender_tactics=("Screen",)) == [-2]


@pytest.mark.parametrize(("terrain", "has"), [("Clear", True), ("Forest", False)])
def test_armor_counts_unless_it_attacks_into_forest_without_a_road(terrain: str, has: bool) -> None:
    f = field(terrain={"0505": terrain})
    panzer = f.put(next(u.id for u in f.title.units if u.is_armor and u.side == "german"), EAST)
    f.put(A_MECH, "0505")
    assert chit_conditions(f.state, fight_at(f, [panzer])).armor[0] == has


@pytest.mark.rule("ARD-H-40")
@pytest.mark.parametrize(("others", "number"), [(2, 5), (0, 1)])
def test_the_system_draws_the_most_chits_at_three_to_one_and_else_the_least(others: int, number: int) -> None:
    f = field()
    attackers = [f.put(A_INF, WEST), *(f.put(unit, "0405") for unit in (A_BIG, A_INF_2)[:others])]
    f.put(G_RECON, "0505")
    action, trace = choose_chits(f.state, Announce(fight_at(f, attackers)))
    assert action == DrawChits(number)
    assert trace.choice == str(number)


@pytest.mark.rule("ARD-H-42")
def test_chits_without_their_condition_are_blanks_and_all_go_back() -> None:
    f = field(day=17)
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505")
    duel = battle(f, "0505", attackers)
    duel.do(DrawChits(2))
    assert isinstance(duel.pending, Chance)
    assert duel.pending.total == 42
    duel.roll("chit-18")
    duel.roll("chit-33")
    assert duel.prompt == ""
    assert "0 on the defender" in duel.told("ARD-H-42")[0]
    assert len(f.state.zones["chit-cup"]) == 42


def test_day_chits_are_blank_while_the_allies_are_alert() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505")
    f.state.clock.put_event_in_force("Allies Alert")
    duel = battle(f, "0505", attackers)
    duel.do(DrawChits(2))
    duel.roll("chit-05")
    duel.roll("chit-06")
    assert duel.prompt == ""


@pytest.mark.rule("ARD-H-42")
@pytest.mark.parametrize(("alert", "hits"), [(True, 1), (False, 6)])
def test_day_chits_count_unless_the_allies_are_alert(alert: bool, hits: int) -> None:
    f = ground(19)
    attackers = [f.put("294.18VG.LXVI", "1107"), f.put("295.18VG.LXVI", "1107"), f.put("293.18VG.LXVI", "1208")]
    attackers.append(f.put("3.2Pz.XLVII", "1206"))
    f.put("424.106.XVIII", "1207")
    if alert:
        f.state.clock.put_event_in_force("Allies Alert")
    duel = battle(f, "1207", attackers)
    duel.do(DrawChits(4))
    assert duel.pending is not None
    step = f.state.stack[-1]
    found = [step.chit_effects(f.state)[f"chit-{n}"][0] for n in ("05", "14", "33", "34")]  # type: ignore[attr-defined]
    assert sum(found) == hits

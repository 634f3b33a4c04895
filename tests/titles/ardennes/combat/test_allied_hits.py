"""Hits on the Allies (rules ARD-C1-02..12, ARD-C1-18..23, ARD-H-43)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits
from broadfront.titles.ardennes.rules.fighting.combat_actions import TakeRetreat
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_check_number
from broadfront.titles.ardennes.steps.combat import DefenderHits
from broadfront.titles.ardennes.steps.hits import AttackerHits, LosingSteps
from broadfront.titles.ardennes.system.hit_choices import decide_hit
from tests.titles.ardennes.support.combat import (
    EAST,
    NORTH_EAST,
    SOUTH_WEST,
    WEST,
    attacked,
    fight_at,
    hold_check,
    losing,
    struck,
    struck_by,
)
from tests.titles.ardennes.support.duel import Duel
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
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.on_the_map import combat, number_of, real
from tests.titles.ardennes.support.units import HANSEN, KNITTEL, SANDIG, TANKS, steps_of, where


@pytest.mark.rule("ARD-C1-02")
def test_allied_losses_go_to_the_highest_selector_with_more_than_one_step() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    units = [f.put(A_INF, "0505"), f.put(A_ENG, "0505")]
    assert f.title.units[units[1]].selector > f.title.units[units[0]].selector
    duel = losing(f, LosingSteps(fight_at(f, [attacker]), 1, tuple(units), defender=True))
    assert duel.pending is None
    assert (f.state.board.steps[units[0]], f.state.board.steps[units[1]]) == (1, 1)
    assert duel.told("ARD-C1-02")
    duel = losing(f, LosingSteps(fight_at(f, [attacker]), 1, tuple(units), defender=True))
    assert duel.pending is None
    assert where(f, A_ENG) == "eliminated"


@pytest.mark.rule("ARD-C1-03", "ARD-C2-11")
def test_allied_defenders_are_dispersed_after_two_hexes_of_retreat() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    defender = f.put(A_INF, "0505")
    duel = struck(f, [attacker], 2)
    assert duel.taken()
    assert f.state.ground.distance[f.at(where(f, A_INF)), f.at("0505")] == 2
    assert f.state.board.dispersed[defender]
    assert duel.told("ARD-C1-03")
    once = field()
    attacker = once.put(G_INF, EAST)
    lone = once.put(A_INF, "0505", steps=1)
    assert struck(once, [attacker], 1).taken()
    assert not once.state.board.dispersed[lone]


@pytest.mark.rule("ARD-C1-04")
def test_after_two_hexes_every_hit_is_a_step_loss() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    defender = f.put(A_INF, "0507")
    fight = fight_at(f, [attacker], "0507").with_changes(
        target=f.at("0505"), retreated=2, route=(f.at("0506"), f.at("0507"))
    )
    duel = Duel(f, DefenderHits(fight, 1))
    assert duel.taken()
    assert f.state.board.steps[defender] == 1
    assert duel.traces("ARD-C1-04") == ["lose a step"]


@pytest.mark.rule("ARD-C1-05")
def test_fewer_hits_than_steps_leave_a_hold_check() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_BIG, "0505")
    fight = fight_at(f, [attacker])
    sure = decide_hit(f.state, fight, 3)
    assert (sure.is_certain, sure.retreat, sure.rules) == (True, True, ("ARD-C1-05",))
    assert sure.to_answer(f.state, DefenderHits(fight, 3))[0] == TakeRetreat()
    assert not decide_hit(f.state, fight, 1).is_certain


# The second check counts the new hex (ARD-C1-07)
@pytest.mark.rule("ARD-C1-05", "ARD-C1-09", "ARD-C1-03")
def test_hits_as_many_as_steps_are_a_retreat_first_and_then_a_new_count() -> None:
    attackers = [TANKS, "304.2Pz.XLVII", "39.26VG.XLVII"]
    f = real(21, {"1814": "501.101.VIII", "1813": list(attackers)})
    f.state.set_steps(number_of(f, "501.101.VIII"), 2)
    assert adjust_hits(f.state, combat(f, attackers, "1814", defender_hits=3)) == (2, 0)
    duel = struck_by(f, attackers, "1814", 2)
    assert hold_check(duel)
    assert where(f, "501.101.VIII") != "1814"
    duel.roll(9, "HoldCheck")
    assert duel.taken()
    assert f.state.board.dispersed[number_of(f, "501.101.VIII")]
    assert steps_of(f, "501.101.VIII") == [2]


@pytest.mark.rule("ARD-C1-06")
def test_a_loss_that_would_end_the_zone_is_a_retreat() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert f.title.unit(A_INF).bracketed_at == 1
    duel = struck(f, [attacker], 1)
    assert duel.taken()
    assert duel.traces("ARD-C1-06") == ["retreat a hex"]
    strong = field()
    attacker = strong.put(G_INF, EAST)
    strong.put(A_INF, "0505")
    strong.put(A_INF_2, "0505")
    assert "ARD-C1-06" not in decide_hit(strong.state, fight_at(strong, [attacker]), 1).rules


@pytest.mark.rule("ARD-C1-06", "ARD-C1-07")
def test_a_defender_whose_loss_would_end_its_zone_retreats_without_a_die() -> None:
    f = real(18, {"1712": "110.28.VIII", "1711": TANKS})
    assert struck_by(f, [TANKS], "1712", 1).taken()
    assert where(f, "110.28.VIII") != "1712"
    assert steps_of(f, "110.28.VIII") == [2]
    other = real(18, {"1712": "9.2.V", "1711": TANKS})
    assert hold_check(struck_by(other, [TANKS], "1712", 1))


@pytest.mark.rule("ARD-C1-07")
@pytest.mark.parametrize(("roll", "choice"), [(5, "lose a step"), (6, "retreat a hex")])
def test_a_hold_check_compares_the_die_with_hold_value_and_steps(roll: int, choice: str) -> None:
    f = field(hv={"0505": 2})
    attacker = f.put(G_INF, EAST)
    f.put(A_BIG, "0505")
    duel = struck(f, [attacker], 1)
    assert isinstance(duel.pending, Chance)
    duel.roll(roll, "HoldCheck")
    assert duel.traces("ARD-C1-07") == [choice]
    assert duel.taken()
    assert where(f, A_BIG) == ("0505" if choice == "lose a step" else "0506")


def hold_number(f: Field, attackers: list[str], target: str, **more: object) -> int:
    return sum(int(line.amount) for line in hold_check_number(f.state, combat(f, attackers, target, **more)))


@pytest.mark.rule("ARD-C1-07", "ARD-C0-17")
def test_in_a_town_or_beside_another_a_bracketed_rest_keeps_its_zone_and_checks() -> None:
    attackers = ["901.Lehr.XLVII", "39.26VG.XLVII"]
    f = real(18, {"1911": "110.28.VIII", "1810": list(attackers)})
    assert adjust_hits(f.state, combat(f, attackers, "1911", defender_hits=2)) == (1, 0)
    duel = struck_by(f, attackers, "1911", 1)
    assert hold_number(f, attackers, "1911") == 6
    duel.roll(6, "HoldCheck")
    assert duel.taken()
    assert where(f, "110.28.VIII") == "1911"
    assert f.state.board.strength(number_of(f, "110.28.VIII")) == 2
    two = real(18, {"1810": ["110.28.VIII", "44.CT-VIII.VIII"], "1809": list(attackers)})
    assert hold_check(struck_by(two, attackers, "1810", 1))


@pytest.mark.rule("ARD-C1-07")
@pytest.mark.parametrize(("die", "holds"), [(5, True), (6, False)])
def test_a_hold_check_by_hold_value_and_steps(die: int, holds: bool) -> None:
    f = real(20, {"0814": "26.1.V", "0813": [HANSEN, SANDIG]})
    assert adjust_hits(f.state, combat(f, [HANSEN, SANDIG], "0814", defender_hits=1)) == (1, 0)
    assert hold_number(f, [HANSEN, SANDIG], "0814") == 5
    duel = struck_by(f, [HANSEN, SANDIG], "0814", 1)
    duel.roll(die, "HoldCheck")
    assert duel.taken()
    assert (where(f, "26.1.V") == "0814", steps_of(f, "26.1.V")) == (holds, [2 if holds else 3])


# The hold value of the hex it stands in now (ARD-C1-07)
@pytest.mark.rule("ARD-C1-07", "ARD-C1-09")
def test_the_second_hold_check_counts_the_hex_retreated_to() -> None:
    f = real(20, {"0814": "26.1.V", "0813": [HANSEN, SANDIG]})
    duel = struck_by(f, [HANSEN, SANDIG], "0814", 2)
    duel.roll(10, "HoldCheck")
    assert hold_check(duel)
    hex = where(f, "26.1.V")
    step = f.state.stack[-1]
    assert isinstance(step, DefenderHits)
    target = sum(int(line.amount) for line in hold_check_number(f.state, step.fight))
    assert target == int(f.state.ground.hv[f.at(hex)]) + 3 + 2
    duel.roll(target + 1, "HoldCheck")
    assert duel.taken()
    assert f.state.board.dispersed[number_of(f, "26.1.V")]
    assert f.title.map.grid.distance("0814", where(f, "26.1.V")) == 2


def target(f: Field, attackers: list[int], hex: str) -> int:
    return sum(int(line.amount) for line in hold_check_number(f.state, fight_at(f, attackers, hex)))


@pytest.mark.rule("ARD-C1-07")
def test_a_hold_target_above_ten_holds_whatever_the_die() -> None:
    f = ground(24)
    attacker = f.put("901.Lehr.XLVII", "1813")
    for unit in ("327.101.VIII", "CCB.10A.VIII", "501.101.VIII"):
        f.put(unit, "1814", steps=2)
    assert target(f, [attacker], "1814") == 11
    duel = struck(f, [attacker], 1, "1814")
    duel.roll(10, "HoldCheck")
    assert duel.taken()
    assert f.state.board.stack_steps(f.at("1814")) == 5


@pytest.mark.rule("ARD-C1-07", "ARD-C1-08")
def test_a_hold_target_below_one_never_holds_and_forest_is_a_last_resort_even_to_friends() -> None:
    f = ground(24)
    attackers = [f.put("Kuhlmann.12SS.ISS", "0604"), f.put("Krause.12SS.ISS", "0606")]
    f.put("23.2.V", "0605")
    f.put("38.2.V", "0505")
    assert target(f, attackers, "0605") == -1
    duel = struck(f, attackers, 1, "0605")
    if isinstance(duel.pending, Chance):
        duel.roll(1)
    assert duel.taken()
    assert where(f, "23.2.V") == "0706"
    assert steps_of(f, "23.2.V") == [1]


@pytest.mark.rule("ARD-C1-07", "ARD-C1-11")
def test_the_hold_check_of_a_split_stack_is_made_in_the_hex_of_its_first_unit() -> None:
    f = field(hv={"0405": 2, "0506": 3})
    attacker = f.put(G_INF, EAST)
    closed, free = f.put(A_BIG, "0405"), f.put(A_INF, "0506")
    for unit, hex in ((G_MECH, "0205"), (G_INF_2, "0304"), (G_INF_3, "0306")):
        f.put(unit, hex)  # every way from 0405 is in their zones
    for defenders, value in (((closed, free), 2), ((free, closed), 3)):
        lines = hold_check_number(f.state, fight_at(f, [attacker], retreated=1, defenders=defenders))
        assert lines[0].amount == value


def modifiers(f: Field, attackers: list[int], rule: str, **more: object) -> list[object]:
    fight = fight_at(f, attackers).with_changes(**more)
    return [line.amount for line in hold_check_number(f.state, fight) if line.rule == rule]


@pytest.mark.rule("ARD-C1-08")
def test_surrounded_defenders_hold_on_three_less() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, WEST)]
    f.put(A_BIG, "0505")
    assert modifiers(f, attackers, "ARD-C1-08") == [-3]
    g = field()
    attacker = g.put(G_INF, EAST)
    g.put(A_BIG, "0505")
    assert modifiers(g, [attacker], "ARD-C1-08") == []


@pytest.mark.rule("ARD-C1-08", "ARD-C1-11")
def test_a_surrounded_defender_with_no_free_way_out_checks_with_both_modifiers() -> None:
    attackers = ["39.26VG.XLVII", "77.26VG.XLVII"]
    f = real(21, {"1814": "327.101.VIII", "1813": attackers[0], "1815": attackers[1]})
    f.state.set_steps(number_of(f, "327.101.VIII"), 2)
    assert adjust_hits(f.state, combat(f, attackers, "1814", defender_hits=2)) == (1, 0)
    assert hold_number(f, attackers, "1814") == 8
    duel = struck_by(f, attackers, "1814", 1)
    duel.roll(8, "HoldCheck")
    assert duel.taken()
    assert (where(f, "327.101.VIII"), steps_of(f, "327.101.VIII")) == ("1814", [1])


@pytest.mark.rule("ARD-C1-09")
def test_defenders_that_retreated_a_hex_hold_on_two_more() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_BIG, "0505")
    assert modifiers(f, [attacker], "ARD-C1-09", retreated=1) == [2]
    assert modifiers(f, [attacker], "ARD-C1-09") == []


@pytest.mark.rule("ARD-C1-10")
def test_an_attack_wholly_across_a_river_helps_until_the_first_retreat() -> None:
    f = field(rivers=["0505-0504"])
    attacker, flat = f.put(G_INF, EAST), f.put(G_INF_2, NORTH_EAST)
    f.put(A_BIG, "0505")
    assert modifiers(f, [attacker], "ARD-C1-10") == [2]
    assert modifiers(f, [attacker, flat], "ARD-C1-10") == []
    assert modifiers(f, [attacker], "ARD-C1-10", retreated=1) == []


# A bridge does not take the river away (ARD-C1-10)
@pytest.mark.rule("ARD-C1-10")
def test_the_river_helps_a_hold_check_only_if_every_attacker_is_across_one() -> None:
    f = real(20, {"0811": "23.2.V", "0810": HANSEN, "0911": SANDIG, "0812": KNITTEL})
    f.state.place(number_of(f, KNITTEL), f.title.locations.eliminated)
    assert hold_number(f, [HANSEN, SANDIG], "0811") == 5
    f.put(KNITTEL, "0812")
    assert "ARD-C1-10" not in [
        line.rule for line in hold_check_number(f.state, combat(f, [HANSEN, SANDIG, KNITTEL], "0811"))
    ]


@pytest.mark.rule("ARD-C1-11")
def test_retreats_that_all_cost_a_step_make_holding_likelier() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, WEST)]
    f.put(A_BIG, "0505")
    assert modifiers(f, attackers, "ARD-C1-11") == [4]
    f.state.put_in_box(attackers[1], "German Reserve")
    assert modifiers(f, attackers[:1], "ARD-C1-11") == []


@pytest.mark.rule("ARD-C1-12")
def test_defenders_without_a_retreat_lose_a_step() -> None:
    f = field()
    ring = [f.put(u, h) for u, h in ((G_INF, EAST), (G_INF_2, WEST), (G_INF_3, NORTH_EAST), (G_MECH, SOUTH_WEST))]
    f.put("Sandig.1SS.ISS", "0405")
    f.put(G_RECON, "0604")
    defender = f.put(A_INF, "0505")
    duel = struck(f, ring[:1], 1)
    assert duel.taken()
    assert f.state.board.steps[defender] == 1
    assert duel.traces("ARD-C1-12") == ["lose a step"]


@pytest.mark.rule("ARD-S1-14")
def test_an_isolated_mechanized_defender_loses_a_step_by_the_rule_that_keeps_it_there() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_MECH, "0505", supply="Isolated")
    taken = decide_hit(f.state, fight_at(f, [attacker]), 1)
    assert taken.rules == ("ARD-S1-14", "ARD-C1-12")


@pytest.mark.rule("ARD-C1-18", "ARD-C1-19")
def test_an_allied_attacker_loses_first_from_the_stack_with_the_most_steps() -> None:
    f = field()
    attackers = [f.put(A_INF, WEST), f.put(A_BIG, "0405"), f.put(A_INF_2, "0405")]
    f.put(G_INF, "0505")
    duel = attacked(f, attackers, 1)
    assert duel.pending is None
    assert duel.told("ARD-C1-18")
    assert duel.told("ARD-C1-19")
    assert f.state.board.steps[attackers[0]] == 2
    assert f.state.board.stack_steps(f.at("0405")) == 4


@pytest.mark.rule("ARD-C1-18", "ARD-C1-20")
@pytest.mark.parametrize(("hits", "left"), [(2, [1, 1]), (3, [1, 1]), (4, [1, 0])])
def test_hits_on_an_allied_attacker_of_three_steps(hits: int, left: list[int]) -> None:
    f = ground(24)
    pair = ("CCR.3A.VII", "334.84.VII")
    attackers = [f.put(pair[0], "1117"), f.put(pair[1], "1218", steps=1)]
    f.put("16.116.LVIII", "1217")
    duel = Duel(f, AttackerHits(fight_at(f, attackers, "1217", attacker_hits=hits), hits))
    duel.settle()
    assert steps_of(f, *pair) == left
    assert f.state.board.dispersed[attackers[0]]


@pytest.mark.rule("ARD-C1-18", "ARD-C1-20", "ARD-C1-21")
def test_hits_on_an_allied_attacker_of_six_steps() -> None:
    pair = ("CCA.2A.VII", "CCB.2A.VII")
    for hits, left, dispersed in ((1, [3, 2], False), (2, [2, 2], False), (3, [2, 2], True)):
        f = ground(24)
        attackers = [f.put(pair[0], "1121"), f.put(pair[1], "1120")]
        f.put("130.Lehr.XLVII", "1220")
        Duel(f, AttackerHits(fight_at(f, attackers, "1220", attacker_hits=hits), hits)).settle()
        assert steps_of(f, *pair) == left
        assert [bool(f.state.board.dispersed[n]) for n in attackers] == [dispersed, dispersed]


@pytest.mark.rule("ARD-C1-20", "ARD-C1-21", "ARD-C1-22", "ARD-C1-23")
def test_an_allied_attacker_takes_further_hits_by_the_list() -> None:
    strong = field()
    attackers = [strong.put(A_BIG, WEST), strong.put(A_INF, "0405")]
    strong.put(G_INF, "0505")
    duel = attacked(strong, attackers, 5)
    assert duel.pending is None
    lost = [str(e) for e in duel.events if e.kind == "loss"]
    assert len(lost) == 2
    assert "loses a step" in duel.told("ARD-C1-20")[1]
    assert "Dispersed" in duel.told("ARD-C1-21")[1]
    assert "ignored" in duel.told("ARD-C1-22")[1]
    assert "ignored" in duel.told("ARD-C1-23")[1]
    weak = field()
    attacker = weak.put(A_BIG, WEST)
    weak.put(G_INF, "0505")
    duel = attacked(weak, [attacker], 4)
    assert duel.pending is None
    assert "Dispersed" in duel.told("ARD-C1-20")[1]
    assert "ignored" in duel.told("ARD-C1-21")[1]
    assert "loses a step" in duel.told("ARD-C1-22")[1]
    assert weak.state.board.steps[attacker] == 1

"""Counting the hits (rules ARD-C0-17..23, ARD-C1-01)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance, LoseStep, TakeRetreat
from broadfront.titles.ardennes.rules.fighting.strength import max_chits
from broadfront.titles.ardennes.steps.hits import LosingSteps
from tests.titles.ardennes.support.combat import EAST, NORTH_EAST, WEST, adjusted, cited_rules, fight_at, losing, struck
from tests.titles.ardennes.support.field import A_INF, A_INF_2, G_INF, G_INF_2, G_INF_3, Field, field, refuses
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.scenes import play
from tests.titles.ardennes.support.units import steps_of, where


@pytest.mark.rule("ARD-C0-17", "ARD-C0-20")
def test_a_town_takes_one_hit_and_the_ip_in_it_stays() -> None:
    f = field(towns=["0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.state.land.add_ip("0505")
    assert adjusted(f, [attacker], 2, 0) == (1, 0)
    assert {"ARD-C0-17", "ARD-C0-20"} <= cited_rules(f)
    assert "0505" in f.state.land.ips


@pytest.mark.rule("ARD-C0-18")
def test_an_ip_takes_one_hit_and_is_gone_unless_there_was_none() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.state.land.add_ip("0505")
    assert adjusted(f, [attacker], 0, 0) == (0, 0)
    assert "0505" in f.state.land.ips
    assert adjusted(f, [attacker], 2, 0) == (1, 0)
    assert "0505" not in f.state.land.ips


def counted(f: Field, attackers: list[int], hex: str, on_defender: int, on_attacker: int = 0) -> tuple[int, int]:
    fight = fight_at(f, attackers, hex, defender_hits=on_defender, attacker_hits=on_attacker)
    return adjust_hits(f.state, fight)


@pytest.mark.rule("ARD-C0-18")
def test_an_ip_stays_without_a_hit_takes_one_and_is_gone() -> None:
    f = ground(20)
    attacker = f.put("Kuhlmann.12SS.ISS", "0805")
    f.put("23.2.V", "0706")
    f.state.land.add_ip("0706")
    assert [counted(f, [attacker], "0706", hits)[0] for hits in (0, 1, 1)] == [0, 0, 1]


@pytest.mark.rule("ARD-C0-18")
def test_an_ip_stays_when_no_hit_was_scored() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.state.land.add_ip("0505")
    for hits, stays in ((0, True), (1, False)):
        assert adjust_hits(f.state, fight_at(f, [attacker], defender_hits=hits)) == (0, 0)
        assert ("0505" in f.state.land.ips) == stays


@pytest.mark.rule("ARD-C0-19")
def test_the_westwall_takes_one_hit_from_germans_only() -> None:
    f = field(tags={"0505": "westwall"})
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    assert adjusted(f, [attacker], 2, 0) == (1, 0)
    g = field(tags={"0505": "westwall"})
    german = g.put(G_INF, EAST)
    g.put(A_INF, "0505")
    assert adjusted(g, [german], 2, 0) == (2, 0)


@pytest.mark.rule("ARD-C0-19")
def test_the_westwall_shields_germans_every_time_and_allies_never() -> None:
    f = ground(20)
    attacker = f.put("310.78.V", "0402")
    f.put("751.326VG.LXVII", "0403")
    assert [counted(f, [attacker], "0403", 1)[0] for _ in range(2)] == [0, 0]
    g = ground(20)
    german = g.put("751.326VG.LXVII", "0203")
    g.put("310.78.V", "0204")
    assert counted(g, [german], "0204", 1) == (1, 0)


@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_an_unused_ip_is_lost_with_the_hex(variant: str) -> None:
    f = ground(20, variant)
    attacker = f.put("Kuhlmann.12SS.ISS", "0805")
    f.put("23.2.V", "0706")
    f.state.land.add_ip("0706")
    duel = struck(f, [attacker], 1, "0706")
    if variant == "2p":
        duel.do(TakeRetreat())
    else:
        duel.roll(10, "HoldCheck")
    duel.do(Advance("Kuhlmann.12SS.ISS", ("0706",)))
    play(duel)
    assert where(f, "Kuhlmann.12SS.ISS") == "0706"
    assert not f.state.land.ips


@pytest.mark.parametrize(("second", "left", "more"), [("Isolated", 0, 2), ("OutOfSupply", 2, 1)])
def test_all_isolated_defenders_strike_nobody_and_badly_supplied_ones_one_less(
    second: str, left: int, more: int
) -> None:
    f = ground(20)
    attackers = [f.put("294.18VG.LXVI", "1103"), f.put("295.18VG.LXVI", "1004")]
    f.put("422.106.XVIII", "1104", supply="Isolated")
    f.put("423.106.XVIII", "1104", supply=second)
    assert counted(f, attackers, "1104", 0, 3) == (0, left)
    assert max_chits(f.state, fight_at(f, attackers, "1104"))[0] == 2 + more


@pytest.mark.rule("ARD-C0-20")
def test_a_shelter_that_takes_the_only_hit_leaves_nothing_below_nothing() -> None:
    f = field(towns=["0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.state.events = []
    assert adjust_hits(f.state, fight_at(f, [attacker], defender_hits=1)) == (0, 0)
    assert [event.rules for event in f.state.events] == [("ARD-C0-17", "ARD-TEC-14", "ARD-C0-20"), ()]


@pytest.mark.rule("ARD-C0-21")
def test_the_attacker_disregards_a_hit_when_every_defender_is_weakened() -> None:
    for dispersed, supply, left in ((True, "OutOfSupply", 1), (True, "", 2), (False, "OutOfSupply", 2)):
        f = field()
        attacker = f.put(G_INF, EAST)
        f.put(A_INF, "0505", dispersed=dispersed)
        f.put(A_INF_2, "0505", supply=supply)
        assert adjusted(f, [attacker], 0, 2) == (0, left)
        assert ("ARD-C0-21" in cited_rules(f)) == (left == 1)


@pytest.mark.rule("ARD-C0-22")
def test_the_attacker_disregards_every_hit_when_all_defenders_are_isolated() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505", supply="Isolated")
    assert adjusted(f, [attacker], 0, 5) == (0, 0)
    assert "ARD-C0-22" in cited_rules(f)
    f.put(A_INF_2, "0505")
    assert adjusted(f, [attacker], 0, 5) == (0, 5)


@pytest.mark.rule("ARD-C0-23")
def test_hits_never_fall_below_nothing() -> None:
    f = field(towns=["0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert adjusted(f, [attacker], 0, 0) == (0, 0)
    assert "ARD-C0-23" in cited_rules(f)


@pytest.mark.rule("ARD-C1-01")
def test_no_unit_takes_a_second_loss_before_every_other_has_taken_its_first() -> None:
    f = field(variant="2p")
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST), f.put(G_INF_3, NORTH_EAST)]
    f.put(A_INF, "0505")
    duel = losing(f, LosingSteps(fight_at(f, attackers), 3, tuple(attackers), defender=False))
    assert len(duel.options()) == 3
    duel.do(LoseStep(G_INF))
    assert duel.options() == [f"LoseStep {G_INF_3}"]  # the other hex first
    assert refuses(duel.why_not(LoseStep(G_INF_2)), "ARD-C1-01")
    duel.do(LoseStep(G_INF_3))
    assert duel.options() == [f"LoseStep {G_INF_2}"]


@pytest.mark.rule("ARD-C1-01", "ARD-C1-02", "ARD-C1-07")
def test_the_steps_of_a_hold_check_are_those_left() -> None:
    f = ground(20)
    attacker = f.put("Hansen.1SS.ISS", "0813")
    f.put("26.1.V", "0814")
    f.put("16.1.V", "0814")
    duel = struck(f, [attacker], 3, "0814")
    duel.roll(8, "HoldCheck")
    assert duel.pending is not None
    assert steps_of(f, "26.1.V", "16.1.V") == [3, 2]
    duel.roll(7, "HoldCheck")
    assert duel.pending is not None
    assert steps_of(f, "26.1.V", "16.1.V") == [2, 2]
    duel.roll(7, "HoldCheck")
    assert duel.taken()
    assert where(f, "26.1.V") == where(f, "16.1.V") != "0814"
    assert steps_of(f, "26.1.V", "16.1.V") == [2, 2]


@pytest.mark.rule("ARD-C1-01", "ARD-C1-02")
def test_losses_go_to_units_of_several_steps_before_those_of_one() -> None:
    f = ground(22)
    attacker = f.put("19.9SS.IISS", "1110")
    trio = ("CCR.7A.XVIII", "505.82.XVIII", "81.CT-XVIII.XVIII")
    units = tuple(f.put(unit, "1111") for unit in trio)
    fight = fight_at(f, [attacker], "1111")
    found = []
    for _ in range(2):
        losing(f, LosingSteps(fight, 1, units, defender=True)).settle()
        found.append(steps_of(f, *trio))
    assert found == [[1, 2, 1], [1, 1, 1]]
    losing(f, LosingSteps(fight, 1, units, defender=True)).settle()
    assert where(f, "81.CT-XVIII.XVIII") == "eliminated"

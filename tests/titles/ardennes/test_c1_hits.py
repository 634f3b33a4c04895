"""Hits: step losses, HoldChecks, retreats and Dispersed (card C1), and the path of retreat (card C2)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    DisperseAttackers,
    IgnoreHit,
    LoseStep,
    RetreatTo,
    TakeLoss,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_target
from broadfront.titles.ardennes.steps.combat import BugOut, DefenderHits, Retreating
from broadfront.titles.ardennes.steps.hits import Aftermath, AttackerHits, LosingSteps
from broadfront.titles.ardennes.system.hits_taken import hit_taken
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_ENG_2,
    A_INF,
    A_INF_2,
    A_INF_3,
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
from tests.titles.ardennes.test_c0_combat import EAST, NORTH_EAST, SOUTH_WEST, WEST, fight_at


def struck(f: Field, attackers: list[int], hits: int, target: str = "0505") -> Duel:
    """The defenders of a hex with hits to take."""
    fight = fight_at(f, attackers, target, defender_hits=hits)
    return Duel(f, DefenderHits(fight, hits))


def losing(f: Field, step: LosingSteps) -> Duel:
    """Units that lose steps, with the rest of their combat below."""
    duel = Duel(f, Aftermath(step.fight))
    f.state.push(step)
    return duel


def where(f: Field, unit: str) -> str:
    return f.state.where[f.title.unit(unit).number].text


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


@pytest.mark.rule("ARD-C1-02")
def test_allied_losses_go_to_the_highest_selector_with_more_than_one_step() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    units = [f.put(A_INF, "0505"), f.put(A_ENG, "0505")]
    assert f.title.units[units[1]].selector > f.title.units[units[0]].selector
    duel = losing(f, LosingSteps(fight_at(f, [attacker]), 1, tuple(units), defender=True))
    assert duel.pending is None
    assert (f.state.steps[units[0]], f.state.steps[units[1]]) == (1, 1)
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
    assert f.state.dispersed[defender]
    assert duel.told("ARD-C1-03")
    once = field()
    attacker = once.put(G_INF, EAST)
    lone = once.put(A_INF, "0505", steps=1)
    assert struck(once, [attacker], 1).taken()
    assert not once.state.dispersed[lone]


@pytest.mark.rule("ARD-C1-04")
def test_after_two_hexes_every_hit_is_a_step_loss() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    defender = f.put(A_INF, "0507")
    fight = fight_at(f, [attacker], "0507").but(target=f.at("0505"), retreated=2, route=(f.at("0506"), f.at("0507")))
    duel = Duel(f, DefenderHits(fight, 1))
    assert duel.taken()
    assert f.state.steps[defender] == 1
    assert duel.traces("ARD-C1-04") == ["lose a step"]


@pytest.mark.rule("ARD-C1-05")
def test_fewer_hits_than_steps_leave_a_hold_check() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_BIG, "0505")
    fight = fight_at(f, [attacker])
    sure = hit_taken(f.state, fight, 3)
    assert (sure.sure, sure.retreat, sure.rules) == (True, True, ("ARD-C1-05",))
    assert sure.chosen(f.state, DefenderHits(fight, 3))[0] == TakeRetreat()
    assert not hit_taken(f.state, fight, 1).sure


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
    assert "ARD-C1-06" not in hit_taken(strong.state, fight_at(strong, [attacker]), 1).rules


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


def modifiers(f: Field, attackers: list[int], rule: str, **more: object) -> list[object]:
    fight = fight_at(f, attackers).but(**more)
    return [line.amount for line in hold_target(f.state, fight) if line.rule == rule]


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
    assert f.state.steps[defender] == 1
    assert duel.traces("ARD-C1-12") == ["lose a step"]


def attacked(f: Field, attackers: list[int], hits: int) -> Duel:
    return Duel(f, AttackerHits(fight_at(f, attackers, attacker_hits=hits), hits))


@pytest.mark.rule("ARD-C1-13", "ARD-C1-14", "ARD-C1-15")
def test_a_german_attacker_loses_a_step_first_and_may_then_disperse() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505")
    duel = attacked(f, attackers, 4)
    duel.do(LoseStep(G_INF))
    assert duel.told("ARD-C1-13")
    assert duel.options() == ["DisperseAttackers", "TakeLoss"]
    duel.do(DisperseAttackers())
    duel.do(LoseStep(G_INF_2))
    assert duel.pending is None
    assert all(f.state.dispersed[n] for n in attackers)
    assert duel.told("ARD-C1-14")
    assert duel.told("ARD-C1-15")
    assert [f.state.steps[n] for n in attackers] == [1, 1]
    g = field()
    attacker = g.put(G_INF, EAST)
    g.put(A_INF, "0505")
    stubborn = attacked(g, [attacker], 2)
    stubborn.do(LoseStep(G_INF))
    stubborn.do(TakeLoss())
    stubborn.do(LoseStep(G_INF))
    assert where(g, G_INF) == "eliminated"


@pytest.mark.rule("ARD-C1-16", "ARD-C1-17")
def test_a_german_defender_retreats_or_loses_as_he_likes_and_two_hexes_disperse() -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    defender = f.put(G_INF, "0505")
    duel = struck(f, [attacker], 3)
    assert duel.options() == ["TakeRetreat", "TakeLoss"]
    assert isinstance(duel.pending, Decision)
    assert duel.pending.rules == ("ARD-C1-16",)
    duel.do(TakeRetreat())
    duel.do(RetreatTo("0504"))
    assert duel.told("ARD-C1-16")
    duel.do(TakeRetreat())
    duel.do(RetreatTo("0503"))
    assert f.state.dispersed[defender]
    assert duel.told("ARD-C1-17")
    assert refuses(duel.why_not(TakeRetreat()), "ARD-C2-04")
    duel.do(TakeLoss())
    duel.do(LoseStep(G_INF))
    assert f.state.steps[defender] == 1


@pytest.mark.rule("ARD-C1-18", "ARD-C1-19")
def test_an_allied_attacker_loses_first_from_the_stack_with_the_most_steps() -> None:
    f = field()
    attackers = [f.put(A_INF, WEST), f.put(A_BIG, "0405"), f.put(A_INF_2, "0405")]
    f.put(G_INF, "0505")
    duel = attacked(f, attackers, 1)
    assert duel.pending is None
    assert duel.told("ARD-C1-18")
    assert duel.told("ARD-C1-19")
    assert f.state.steps[attackers[0]] == 2
    assert f.state.stack_steps(f.at("0405")) == 4


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
    assert weak.state.steps[attacker] == 1


# The path of retreat


@pytest.mark.rule("ARD-C2-01", "ARD-C2-10")
def test_defenders_retreat_as_one_group_and_end_two_hexes_away() -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    f.put(G_INF_2, "0505")
    duel = struck(f, [attacker], 2)
    duel.do(TakeRetreat())
    duel.do(RetreatTo("0504"))
    assert (where(f, G_INF), where(f, G_INF_2)) == ("0504", "0504")
    assert duel.told("ARD-C2-01")
    duel.do(TakeRetreat())
    ends = {option.split()[1] for option in duel.options()}
    assert all(f.state.ground.distance[f.at(hex), f.at("0505")] == 2 for hex in ends)
    duel.do(RetreatTo("0503"))
    assert duel.told("ARD-C2-10")


@pytest.mark.rule("ARD-C2-02")
def test_a_group_splits_only_where_it_does_not_fit_together() -> None:
    f = field(variant="2p")
    attackers = [f.put(A_INF, WEST)]
    for unit in (G_INF, G_INF_2, G_INF_3):
        f.put(unit, "0505")
    for unit, hex in (("751.326VG.LXVII", EAST), ("752.326VG.LXVII", NORTH_EAST), ("753.326VG.LXVII", "0604")):
        f.put(unit, hex)
    for unit, hex in (("991.277VG.ISS", "0405"), ("989.277VG.ISS", SOUTH_WEST)):
        f.put(unit, hex)
    duel = struck(f, attackers, 1)
    duel.do(TakeRetreat())
    while isinstance(duel.pending, Decision):
        duel.do(next(iter(f.state.stack[-1].options(f.state))))
    assert duel.told("ARD-C2-02")
    assert not f.state.units_at(f.at("0505"), 0)
    assert len({where(f, u) for u in (G_INF, G_INF_2, G_INF_3)}) > 1
    assert not [p for p in f.state.status() if "ARD-TEC-24" in p.rule]


@pytest.mark.rule("ARD-C2-03")
def test_allied_units_may_exceed_the_limit_in_passing_and_then_must_go_on() -> None:
    f = field(variant="2p")
    attacker = f.put(G_INF, EAST)
    for unit in (A_INF, A_INF_2):
        f.put(unit, "0505")
    for unit in (A_BIG, A_INF_3):
        f.put(unit, "0506")
    for unit, hex in ((G_INF_2, "0404"), (G_INF_3, "0604")):
        f.put(unit, hex)
    f.state.place_at(f.title.unit(A_MECH).number, "0405")
    f.put("CCA.7A.XVIII", "0405")
    f.put("CCR.7A.XVIII", "0405")
    f.put("16.1.V", SOUTH_WEST)
    f.put("18.1.V", SOUTH_WEST)
    duel = struck(f, [attacker], 2)
    duel.do(TakeRetreat())
    assert refuses(duel.why_not(TakeLoss()), "ARD-C2-03")
    assert duel.state.status() == []  # on their way, as a move is
    assert where(f, A_INF) == where(f, A_INF_2) == "0506"
    assert duel.told("ARD-C2-03")


@pytest.mark.rule("ARD-TEC-24")
@pytest.mark.parametrize("goes_on", ["the next hit", "the next hex", "Bug Out"])
def test_units_between_two_hexes_of_a_retreat_may_crowd_one_whatever_is_asked(goes_on: str) -> None:
    f = field(variant="2p")
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    fight = fight_at(f, [attacker])
    for unit in (A_INF_2, A_INF_3, "291.CT-XVIII.XVIII"):
        f.put(unit, "0506")
    f.state.place_at(f.title.unit(A_INF).number, "0506")
    assert {problem.rule for problem in f.state.status()} == {"ARD-TEC-24", "ARD-TEC-25"}
    retreating = fight.but(retreated=1, route=(f.at("0506"),))
    steps = {
        "the next hit": DefenderHits(retreating, 1),
        "the next hex": Retreating(retreating, 0),
        "Bug Out": BugOut(retreating),
    }
    f.state.push(steps[goes_on])
    assert f.state.status() == []


@pytest.mark.rule("ARD-C2-16")
def test_a_way_through_a_zone_costs_a_step_and_is_closed_to_a_last_step() -> None:
    for unit, gone in ((A_BIG, False), (A_ENG, True)):
        f = field()
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, WEST)]
        number = f.put(unit, "0505")
        before = f.state.steps[number]
        duel = struck(f, attackers, before)
        assert duel.taken()
        assert (where(f, unit) == "eliminated") == gone
        if gone:
            assert duel.traces("ARD-C1-12") == ["lose a step"]
        else:
            assert f.state.steps[number] < before
            assert duel.told("ARD-C2-16")


@pytest.mark.rule("ARD-C2-18")
def test_allied_defenders_take_a_town_first() -> None:
    for town, end in (("0405", "0405"), ("0605", "0605")):
        f = field(towns=[town])
        attacker = f.put(G_INF, EAST)
        f.put(A_INF, "0505")
        duel = struck(f, [attacker], 1)
        assert duel.taken()
        assert where(f, A_INF) == end
        assert duel.told("ARD-C2-18")


@pytest.mark.rule("ARD-C2-20")
def test_a_german_retreat_causes_bridge_checks_from_the_17th_on() -> None:
    for day, asked in ((17, True), (16, False)):
        f = field(day=day, rivers=["0507-0506"], bridges=["0507-0506"], roads=["0510-0509-0508-0507-0506"])
        attacker = f.put(A_INF, EAST)
        f.put(G_INF, "0505")
        duel = struck(f, [attacker], 1)
        duel.do(TakeRetreat())
        duel.do(RetreatTo("0506"))
        assert isinstance(duel.pending, Chance)
        assert ("demolition" in duel.prompt.casefold()) == asked, duel.prompt
        assert bool(duel.told("ARD-C2-20")) == asked


@pytest.mark.rule("ARD-C2-22")
def test_units_that_sheltered_with_beaten_defenders_are_lost() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    guest = f.put(A_ENG, "0505")
    fight = fight_at(f, [attacker]).but(guests=(guest,), defenders=(), retreated=1)
    duel = Duel(f, Aftermath(fight))
    assert duel.taken()
    assert where(f, A_ENG) == "eliminated"
    assert duel.told("ARD-C2-22")
    safe = field()
    attacker = safe.put(G_INF, EAST)
    guest, holder = safe.put(A_ENG, "0505"), safe.put(A_ENG_2, "0505")
    duel = Duel(safe, Aftermath(fight_at(safe, [attacker]).but(guests=(guest,), defenders=(holder,))))
    assert duel.pending is None
    assert where(safe, A_ENG) == "0505"


@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_a_player_ignores_no_hit(variant: str) -> None:
    f = field(variant=variant)
    attacker = f.put(G_MECH, EAST)
    f.put(A_INF, "0505")
    duel = Duel(f, AttackerHits(fight_at(f, [attacker], attacker_hits=2), 2, taken=1))
    assert duel.options() == ["DisperseAttackers", "TakeLoss"]
    assert refuses(duel.why_not(IgnoreHit()), "BF-02")

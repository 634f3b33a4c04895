"""Close calls: cases that a small slip in the code would turn, and that no other test looks at."""

from __future__ import annotations

import pytest

from broadfront.sim.conformance import random_game
from broadfront.titles.ardennes.events import engineers
from broadfront.titles.ardennes.events.allied import Withdrawing
from broadfront.titles.ardennes.rules.actions import Withdraw
from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits
from broadfront.titles.ardennes.rules.fighting.combat_actions import AttackHex
from broadfront.titles.ardennes.rules.forces.deployment import matching_unit
from broadfront.titles.ardennes.steps.activation import Activation
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import A_INF, A_INF_2, G_INF, G_INF_2, G_MECH, G_MECH_2, field, refuses
from tests.titles.ardennes.real import title
from tests.titles.ardennes.test_c0_combat import EAST, fight_at
from tests.titles.ardennes.test_system_games import traces

ROAD = "0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"


# Combat


@pytest.mark.rule("ARD-C0-20")
def test_a_shelter_that_takes_the_only_hit_leaves_nothing_below_nothing() -> None:
    f = field(towns=["0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.state.events = []
    assert adjust_hits(f.state, fight_at(f, [attacker], defender_hits=1)) == (0, 0)
    assert [event.rules for event in f.state.events] == [("ARD-C0-17", "ARD-TEC-14", "ARD-C0-20"), ()]


def test_of_several_units_that_cannot_attack_the_one_beside_the_target_says_why() -> None:
    f = field()
    far, beside = f.put(G_INF, "0501"), f.put(G_INF_2, EAST, dispersed=True)
    f.put(A_INF, "0505")
    for units in ((far, beside), (beside, far)):
        duel = Duel(f, Activation("german", "GP03", units, 2))
        assert refuses(duel.why_not(AttackHex("0505")), "ARD-S0-09")


# Events


@pytest.mark.rule("ARD-E2-08")
@pytest.mark.parametrize("side", ["german", "allied"])
def test_engineers_place_a_roadblock_only_where_both_sides_communicate(side: str) -> None:
    f = field(day=17, roads=[ROAD], hv={"0505": 3})
    f.put(G_INF, "0503")
    hex = f.at("0505")
    assert engineers.check_place(f.state, hex).legal
    # A ring of towns held by the other side closes the ways, and its hexes are not beside an Allied unit.
    ring = field(day=17, roads=[ROAD], hv={"0505": 3}, towns=["0405", "0404", "0504", "0506", "0604", "0605"])
    ring.put(G_INF, "0503")
    ring.hold("allied" if side == "german" else "german", *(ring.state.name(h) for h in ring.state.ground.around[hex]))
    assert refuses(engineers.check_place(ring.state, hex), "ARD-E2-08")


@pytest.mark.rule("ARD-E2-12")
def test_only_the_16th_has_a_rule_of_its_own_against_destroying_bridges() -> None:
    for day, variant, rules in (
        (16, "gs", ("ARD-E2-12", "ARD-D16-17")),
        (16, "2p", ("ARD-D16-15",)),
        (23, "gs", ("ARD-E2-12",)),
        (23, "2p", ("ARD-E2-12",)),
    ):
        f = field(day=day, variant=variant, rivers=["0505-0504"], bridges=["0505-0504"])
        crossing = f.state.ground.crossing("0504-0505")
        assert engineers.check_destroy(f.state, crossing).rules == rules


@pytest.mark.rule("ARD-E1-13")
def test_a_withdrawal_is_refused_to_who_is_free_and_to_where_there_is_no_communication() -> None:
    f = field()
    f.put(G_MECH, "0504")
    f.put(G_MECH_2, "0506")
    f.put(A_INF, "0505")
    f.put(A_INF_2, "0909")
    step = Withdrawing()
    assert step.refusal(f.state, Withdraw("0505", "0405")) is None
    assert refuses(step.refusal(f.state, Withdraw("0505", "0504")), "ARD-E1-13")
    assert refuses(step.refusal(f.state, Withdraw("0505", "0303")), "ARD-E1-13")
    assert refuses(step.refusal(f.state, Withdraw("0909", "0908")), "ARD-E1-13")


# Reserve


@pytest.mark.rule("ARD-H-50")
def test_nobody_takes_the_place_of_a_roadblock_when_no_allied_unit_is_on_the_map() -> None:
    f = field()
    f.reserve(A_INF)
    number, trace = matching_unit(f.state, f.at("0505"), ("ARD-R0-20", "ARD-R0-21"))
    assert number is None
    assert trace.choice == "none: no Allied unit is on the map"
    assert "ARD-H-50" in trace.rules


# The system

NOTHING = ("passed over", "nothing", "nobody", "stay")
WITHOUT = ("A hit on", "Activation by")
"""Questions whose candidates are parts of a sum, or of which two may be chosen."""


@pytest.mark.parametrize("scenario", ["bastogne_surrounded", "tip_of_the_salient"])
def test_of_what_the_system_weighed_exactly_what_it_chose_is_marked(scenario: str) -> None:
    asked: set[str] = set()
    for trace in traces(random_game(title(), scenario, "gs", 1)):
        if trace.candidates and not trace.question.startswith(WITHOUT):
            chosen = [candidate for candidate in trace.candidates if candidate.chosen]
            assert len(chosen) == (not trace.choice.startswith(NOTHING)), trace
            asked.add(trace.question.split()[0])
    assert {"Command", "Action", "Deploy", "An", "Advance"} <= asked

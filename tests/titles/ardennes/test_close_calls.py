"""Close calls: cases that a small slip in the code would turn, and that no other test looks at."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.events import engineers
from broadfront.titles.ardennes.events.allied import Withdrawing
from broadfront.titles.ardennes.rules.actions import GiveStep, Withdraw
from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits
from broadfront.titles.ardennes.rules.fighting.combat_actions import AttackHex
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_target
from broadfront.titles.ardennes.rules.fighting.retreat_priority import retreat_hexes
from broadfront.titles.ardennes.rules.forces.deployment import matching_unit
from broadfront.titles.ardennes.rules.lines.contact import explain_contact
from broadfront.titles.ardennes.rules.lines.line import gap_by_leaving
from broadfront.titles.ardennes.rules.lines.rearward import rearward
from broadfront.titles.ardennes.steps.activation import Activation
from broadfront.titles.ardennes.steps.german_activation import commanded
from broadfront.titles.ardennes.steps.replacements import Replacing
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_5PZ,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.impulse import last, lost, one_card
from tests.titles.ardennes.solitaire import solitaire, traces
from tests.titles.ardennes.test_c0_combat import EAST, fight_at
from tests.titles.ardennes.test_impulses import impulse
from tests.titles.ardennes.test_system_activation import ring

ROAD = "0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"
WEST_ROAD = "0510-0509-0508-0507-0506-0505"


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


@pytest.mark.rule("ARD-S0-22", "ARD-S0-23")
def test_defenders_without_fuel_spare_a_hit_by_another_rule_when_they_lack_supply_too() -> None:
    for supply, also in (("", False), ("LowSupply", True), ("OutOfSupply", True)):
        f = field()
        attacker = f.put(A_INF, EAST)
        f.put(G_MECH, "0505", supply=supply, fuel=False)
        f.state.events = []
        assert adjust_hits(f.state, fight_at(f, [attacker], attacker_hits=2)) == (0, 1)
        rules = {rule for event in f.state.events for rule in event.rules}
        assert "ARD-S0-22" in rules
        assert ("ARD-S0-23" in rules) == also


@pytest.mark.rule("ARD-C2-18")
def test_a_hex_where_supply_begins_is_the_closest_of_all_to_retreat_to() -> None:
    f = field(roads=["0510-0509-0508"])
    number = f.put(A_INF, "0509")
    f.put(G_INF, "0507")
    assert f.names(way.hex for way in retreat_hexes(f.state, (number,), f.at("0509")))[:2] == ["0510", "0409"]


@pytest.mark.rule("ARD-C1-07", "ARD-C1-11")
def test_the_hold_check_of_a_split_stack_is_made_in_the_hex_of_its_first_unit() -> None:
    f = field(hv={"0405": 2, "0506": 3})
    attacker = f.put(G_INF, EAST)
    closed, free = f.put(A_BIG, "0405"), f.put(A_INF, "0506")
    for unit, hex in ((G_MECH, "0205"), (G_INF_2, "0304"), (G_INF_3, "0306")):
        f.put(unit, hex)  # every way from 0405 is in their zones
    for defenders, value in (((closed, free), 2), ((free, closed), 3)):
        lines = hold_target(f.state, fight_at(f, [attacker], retreated=1, defenders=defenders))
        assert lines[0].amount == value


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


@pytest.mark.rule("ARD-E2-04", "ARD-E2-05")
def test_a_roadblock_stays_where_no_unit_can_take_its_place() -> None:
    f = field(roads=[ROAD], hv={"0507": 3})
    f.put(A_INF, "0506")  # in contact: it cannot be taken
    f.put(G_MECH, "0504")
    f.state.add_roadblock("0507")
    assert refuses(engineers.check_replace(f.state, f.at("0507")), "ARD-E2-04")
    f.reserve(A_INF_2)
    assert allows(engineers.check_replace(f.state, f.at("0507")), "ARD-E2-04")


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


@pytest.mark.rule("ARD-H-32")
@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_a_german_card_commands_units_on_the_map_and_in_reserve_but_none_that_is_still_to_come(variant: str) -> None:
    f = field(variant=variant)
    on_map, waiting = f.put(G_INF, "0503"), f.reserve(G_INF_2)
    f.state.put_in_box(f.title.unit(G_INF_3).number, "Calendar 20")
    card = f.title.german_cards["GP03"]
    for opening, units in ((False, {on_map, waiting}), (True, {on_map})):
        impulse(f, "GP03", opening=opening)
        assert set(commanded(f.state, card)) == units


@pytest.mark.rule("ARD-H-28")
def test_a_replacement_goes_to_the_corps_of_the_card_and_to_no_enemy() -> None:
    f = field(variant="2p", day=19, roads=[ROAD])
    f.put(A_INF, "0508", steps=1)
    f.put(A_MECH, "0507", steps=1)
    f.put(G_INF, "0502", steps=1)
    duel = Duel(f, Replacing(ALLIED, ("V",), 2))
    assert refuses(duel.why_not(GiveStep(A_MECH)), "ARD-H-28")
    assert refuses(duel.why_not(GiveStep(G_INF)), "ARD-H-28")
    assert duel.why_not(GiveStep(A_INF)).legal


# The Line


@pytest.mark.rule("ARD-D0-18")
def test_a_stack_of_exactly_eight_points_spares_a_unit() -> None:
    f = field(rows=20, columns=12)
    f.put(A_INF, "1010")
    first = f.put(A_INF_2, "1010")
    f.put(G_MECH, "1008")
    ruling = explain_contact(f.state, first)
    assert (ruling.facts["steps"], ruling.facts["points"]) == (4, 8)
    assert allows(ruling, "ARD-D0-18")


@pytest.mark.rule("ARD-H-15")
def test_a_unit_without_a_zone_bares_the_victory_hex_it_leaves() -> None:
    f = field(vp={"0506": 2})
    alone = f.put(A_ENG, "0506")
    f.put(G_MECH, "0503")
    assert not f.state.exerts[ALLIED][f.at("0506")]
    assert gap_by_leaving(f.state, alone) is not None
    f.put(A_INF, "0506")
    assert gap_by_leaving(f.state, alone) is None


@pytest.mark.rule("ARD-H-09")
def test_a_hex_cut_off_from_every_edge_is_not_rearward() -> None:
    f = field(rows=20, columns=12)
    ring_of = f.state.ground.around[f.at("1007")]
    for unit, hex in zip((G_INF, G_INF_2, G_INF_3, G_MECH, G_MECH_2, G_5PZ), ring_of, strict=True):
        f.put(unit, f.state.name(hex))
    assert f.state.name(rearward(f.state, f.at("1008"), ALLIED) or 0) == "1009"


# The system


@pytest.mark.rule("ARD-A0-06")
def test_a_unit_that_has_wandered_takes_no_action_by_a_card() -> None:
    f = ring(tags={"0301": "westwall"})
    number = f.title.unit(A_INF).number
    trace = last(one_card(f, (number,), "AA21"), "Action card")
    assert f.state.where[number].text == "0301"
    assert trace.choice == "passed over"
    assert lost(trace)["every stack"].why.startswith("each has acted")


@pytest.mark.rule("ARD-H-36")
def test_a_converging_attack_brings_up_one_stack_where_one_is_enough_and_never_three() -> None:
    for steps, germans, way in ((1, [G_INF], 1), (2, [G_INF, G_INF_2], 2), (2, [G_INF, G_INF_2, G_INF_3], 0)):
        f = field(roads=[WEST_ROAD], day=19, rows=8)
        units = [f.put(unit, hex) for unit, hex in ((A_INF_2, "0507"), (A_INF, "0407"), (A_INF_3, "0607"))]
        for german in germans:
            f.put(german, "0504", steps=steps)
        assert last(one_card(f, units, "AA04"), "Action card").choice.count("by way of") == way


@pytest.mark.rule("ARD-A0-23")
def test_the_hexes_that_come_after_the_chosen_one_are_told_in_order() -> None:
    f = field(roads=[WEST_ROAD])
    number = f.put(A_INF, "0509")
    f.put(G_INF, "0503")
    trace = last(one_card(f, (number,), "AA18"), "Action card")
    assert [(c.what, c.chosen) for c in trace.candidates] == [
        (f"{A_INF} to 0506", True),
        (f"{A_INF} to 0405", False),
        (f"{A_INF} to 0505", False),
        (f"{A_INF} to 0605", False),
    ]
    assert all("the chosen one" in c.why for c in trace.candidates[1:])


NOTHING = ("passed over", "nothing", "nobody", "it stays", "they stay", "no CombatTactic")
WITHOUT = ("A hit on", "Activation by")
"""Questions whose candidates are parts of a sum, or of which two may be chosen."""


@pytest.mark.parametrize("scenario", ["bastogne_surrounded", "tip_of_the_salient"])
def test_of_what_the_system_weighed_exactly_what_it_chose_is_marked(scenario: str) -> None:
    asked: set[str] = set()
    for trace in traces(solitaire(scenario)):
        if trace.candidates and not trace.question.startswith(WITHOUT):
            chosen = [candidate for candidate in trace.candidates if candidate.chosen]
            assert len(chosen) == (not trace.choice.startswith(NOTHING)), trace
            asked.add(trace.question.split()[0])
    assert {"Command", "Action", "Deploy", "An", "Advance"} <= asked

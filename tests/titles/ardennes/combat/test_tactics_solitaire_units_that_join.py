"""Units that join a combat in the solitaire game: Assault Coordination and Reinforce Battle (ARD-T0-02 and 18..21)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.rules.fighting.attack_rules import attacker_refusal
from broadfront.titles.ardennes.rules.fighting.chits import chit_limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import JoinStack, PlayTactic, ReinforceBattle, StackDone
from broadfront.titles.ardennes.rules.markers import ATTACKED, MOVED
from broadfront.titles.ardennes.rules.victory_points import check_attack_from
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from tests.titles.ardennes.support.combat import (
    EAST,
    NORTH_EAST,
    WEST,
    attack_with,
    drawing,
    fight_at,
    last_trace,
    odds_told,
)
from tests.titles.ardennes.support.duel import Duel, allied_card, battle, german_card
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    A_MECH_2,
    A_XXX,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    Field,
    allows,
    as_if,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.on_the_map import combat, number_of, quiet, real
from tests.titles.ardennes.support.units import ENGINEERS_OF_28, TWO_OF_2PZ, where


@pytest.mark.rule("ARD-T0-02")
def test_stacks_outside_the_activation_join_by_assault_coordination() -> None:
    f = field()
    attacker, outside, far = f.put(G_INF, EAST), f.put(G_INF_2, NORTH_EAST), f.put(G_INF_3, "0502")
    weary = f.put(G_MECH, WEST)
    f.state.activation.mark_done(weary, ATTACKED)
    f.put(A_INF, "0505")
    duel = attack_with(f, "Assault Coordination", attackers=[attacker])
    assert duel.options() == ["StackDone", f"JoinStack {NORTH_EAST}"]
    for hex in (WEST, "0502", EAST):
        assert refuses(duel.why_not(JoinStack(hex)), "ARD-T0-02")
    duel.do(JoinStack(NORTH_EAST))
    assert duel.told("ARD-T0-02")
    duel.do(StackDone())
    drawing(duel, 3)
    assert "8 to 4" in odds_told(duel)
    assert f.state.activation.done[outside] & ATTACKED
    assert not f.state.activation.done[far] & ATTACKED


@pytest.mark.rule("ARD-T0-02")
def test_the_system_lets_every_stack_join_but_weak_ones_in_vp_hexes() -> None:
    f = field(vp={"0405": 2})
    attacker, able, guard = f.put(A_BIG, WEST), f.put(A_INF, "0605"), f.put(A_INF_2, "0405")
    f.put(G_INF, "0505")
    duel = battle(f, "0505", [attacker], allied_deck=[allied_card(f, "Assault Coordination")])
    duel.roll(allied_card(f, "Assault Coordination"), "Allied attack")
    assert duel.pending is not None
    assert f.state.activation.done[able] & ATTACKED
    assert not f.state.activation.done[guard] & ATTACKED
    traces = [e.trace for e in duel.events if e.trace is not None and e.trace.question.startswith("Assault")]
    assert [c.rule for t in traces for c in t.candidates if not c.chosen] == ["ARD-A0-15"]


@pytest.mark.rule("ARD-T0-02", "ARD-A0-15")
def test_the_system_tells_once_why_nobody_joins() -> None:
    f = field(vp={"0405": 2})
    attacker, guard = f.put(A_BIG, WEST), f.put(A_INF_2, "0405")
    f.put(G_INF, "0505")
    deck = [allied_card(f, "Assault Coordination")]
    duel = battle(f, "0505", [attacker], allied_deck=deck, active=(attacker,))
    duel.roll(allied_card(f, "Assault Coordination"), "Allied attack")
    assert duel.pending is not None
    (trace,) = [e.trace for e in duel.events if e.trace is not None and e.trace.question.startswith("Assault")]
    assert not any(one.chosen for one in trace.candidates)
    assert "ARD-A0-15" in trace.rules
    assert not f.state.activation.done[guard] & ATTACKED


@pytest.mark.rule("ARD-T0-02")
def test_an_inactive_stack_joins_and_a_dispersed_one_does_not() -> None:
    f = ground(19)
    attacker, joins = f.put("77.26VG.XLVII", "1812"), f.put("901.Lehr.XLVII", "1913")
    f.put("902.Lehr.XLVII", "1713", dispersed=True)
    f.put("501.101.VIII", "1813")
    duel = battle(f, "1813", [attacker], tactics_left=2, hand=["GS05"])
    duel.do(PlayTactic("GS05"))
    assert refuses(duel.why_not(JoinStack("1713")), "ARD-T0-02")
    duel.do(JoinStack("1913"))
    assert duel.pending is not None
    assert f.state.activation.done[joins] & ATTACKED


@pytest.mark.rule("ARD-T0-02")
def test_neighbors_of_another_formation_and_a_bracketed_one_join_an_allied_attack() -> None:
    f = ground(25)
    lead = f.put("CCB.2A.VII", "1123")
    joins = [f.put("CCA.3A.VII", "1023"), f.put("24C.4C.VII", "1024")]
    far = f.put("29A.Ind.XXX", "1126")
    f.put("3.2Pz.XLVII", "1124")
    duel = battle(f, "1124", [lead], allied_deck=["AC21"])
    duel.roll("AC21")
    assert duel.pending is not None
    assert all(f.state.activation.done[n] & ATTACKED for n in joins)
    assert not f.state.activation.done[far] & ATTACKED


@pytest.mark.rule("ARD-T0-18", "ARD-T0-19")
def test_reinforce_battle_names_units_and_the_figure_that_decided() -> None:
    f = field()
    attacker = f.put(A_INF, EAST)
    f.put(G_INF, "0505")
    f.put(A_MECH, "0607")
    f.put(A_INF_2, "0606")
    card = allied_card(f, "Reinforce Battle")
    duel = battle(f, "0505", [attacker], allied_deck=[card])
    duel.roll(card)
    assert duel.pending is not None
    trace = last_trace(duel, "Reinforce Battle")
    assert trace.candidates[0].why == "lowest selector, 11; the next has 51"
    assert trace.candidates[1].why == "selector 51; the chosen one has 11, which is lower"
    assert any(c.rule == "ARD-A0-23" or c.rule == "ARD-DEF-05" for c in trace.candidates[2:])
    assert trace.choice == f"7th Armored CCB to hex {WEST}"


@pytest.mark.rule("ARD-T0-18")
def test_a_stack_that_has_not_acted_comes_to_the_battle() -> None:
    f = field()
    attacker, fresh, moved = f.put(G_INF, EAST), f.put(G_MECH, "0502"), f.put(G_INF_2, "0403")
    spent = f.put(G_INF_3, "0603", dispersed=True)
    f.state.activation.mark_done(moved, MOVED)
    f.put(A_INF, "0505")
    card = german_card(f, "Reinforce Battle")
    duel = battle(f, "0505", [attacker], tactics_left=1, hand=[card])
    duel.do(PlayTactic(card))
    assert refuses(duel.why_not(ReinforceBattle("0403", NORTH_EAST)), "ARD-T0-18")
    assert refuses(duel.why_not(ReinforceBattle("0603", "0604")), "ARD-T0-18")
    assert refuses(duel.why_not(ReinforceBattle("0502", "0508")), "ARD-T0-18")
    duel.do(ReinforceBattle("0502", NORTH_EAST))
    assert duel.told("ARD-T0-18")
    assert duel.prompt == "How many Combat Chits"
    assert f.state.board.hex_of_unit(fresh) == f.at(NORTH_EAST)
    assert not f.state.activation.done[spent]
    drawing(duel, 2)
    assert "9 to 4" in odds_told(duel)


def test_a_reinforcing_stack_that_could_not_attack_is_not_asked() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(G_MECH, "0503", supply="OutOfSupply")
    f.put(A_INF, "0505")
    card = german_card(f, "Reinforce Battle")
    duel = battle(f, "0505", [attacker], tactics_left=1, hand=[card])
    assert refuses(duel.why_not(PlayTactic(card)), "ARD-T0-18")


@pytest.mark.rule("ARD-T0-18", "ARD-C0-10")
def test_a_german_stack_that_reinforces_a_battle_counts_in_it() -> None:
    f = real(18, {"1612": "CCR.9A.VIII", "1512": "16.116.LVIII", "1511": "156.116.LVIII"})
    duel = battle(f, "1612", [number_of(f, "16.116.LVIII")], tactics_left=3, hand=["GS13"])
    duel.do(PlayTactic("GS13"))
    assert refuses(duel.why_not(ReinforceBattle("1512", "1611")), "ARD-T0-18")
    duel.do(ReinforceBattle("1511", "1611"))
    assert quiet(duel)
    step = f.state.stack[-1]
    assert isinstance(step, Announce)
    lines = chit_limits(f.state, step.fight)[2]
    assert sum(int(line.amount) for line in lines if line.rule == "ARD-C0-10") == 2
    assert sum(int(line.amount) for line in lines if line.rule == "ARD-C0-11") == 1
    assert not f.state.land.roadblocks
    assert where(f, "156.116.LVIII") == "1611"


def reinforcing(f: Field, attackers: list[str], target: str, side: int) -> Duel:
    """The choice of a stack for Reinforce Battle."""
    fight = combat(f, attackers, target)
    duel = Duel(f, Announce(fight))
    f.state.push(Reinforcing(fight, side))
    return duel


@pytest.mark.rule("ARD-T0-18")
def test_a_stack_stopped_by_a_roadblock_has_moved_and_may_attack_but_not_reinforce() -> None:
    f = real(18, {"1612": "2-110.28.VIII", "1512": "60.116.LVIII", "1611": "16.116.LVIII"})
    f.state.add_roadblock("1513")
    stopped = number_of(f, "60.116.LVIII")
    f.state.activation.mark_done(stopped, MOVED)
    duel = reinforcing(f, ["16.116.LVIII"], "1612", GERMAN)
    assert refuses(duel.why_not(ReinforceBattle("1512", "1611")), "ARD-T0-18")
    assert attacker_refusal(f.state, GERMAN, f.at("1612"), stopped) is None


# The tactic carries its own move
@pytest.mark.rule("ARD-T0-18")
def test_reinforce_battle_moves_a_unit_in_the_opening_impulse() -> None:
    f = real(16, {"1708": TWO_OF_2PZ[0], "1707": "Bohm.2Pz.XLVII", "1709": ENGINEERS_OF_28})
    as_if(f.state, opening=True)
    duel = battle(f, "1709", [number_of(f, TWO_OF_2PZ[0])], tactics_left=4, hand=["GS13"], opening=True)
    duel.do(PlayTactic("GS13"))
    duel.do(ReinforceBattle("1707", "1708"))
    assert quiet(duel)
    assert where(f, "Bohm.2Pz.XLVII") == "1708"


@pytest.mark.rule("ARD-T0-19")
def test_the_system_sends_the_stack_with_the_lowest_selector() -> None:
    f = field()
    f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    near, far = f.put(A_INF_2, "0506"), f.put(A_MECH, "0508")
    first = f.title.sort_units([near, far])[0]
    card = allied_card(f, "Reinforce Battle")
    duel = battle(f, "0505", [f.title.unit(G_INF).number], allied_deck=[card])
    duel.roll(card)
    assert duel.prompt == "How many Combat Chits"
    assert [n for n in (near, far) if f.state.board.hex_of_unit(n) == f.at("0505")] == [first]
    assert duel.traces("ARD-T0-19")
    # The first of the list is not able: the other comes.
    g = field()
    g.put(G_INF, EAST)
    g.put(A_INF, "0505")
    near, far = g.put(A_INF_2, "0506"), g.put(A_MECH, "0508")
    g.state.board.set_dispersed(g.title.sort_units([near, far])[0], True)
    duel = battle(g, "0505", [g.title.unit(G_INF).number], allied_deck=[card])
    duel.roll(card)
    assert duel.prompt == "How many Combat Chits"
    assert [n for n in (near, far) if g.state.board.hex_of_unit(n) == g.at("0505")] == [
        g.title.sort_units([near, far])[1]
    ]


@pytest.mark.rule("ARD-T0-19", "ARD-T0-20")
def test_the_system_reinforces_with_the_lowest_selector_that_need_not_hold_a_victory_hex() -> None:
    f = real(23, {"0706": "26.1.V", "0708": "16.1.V", "0607": "18.1.V", "0606": "23.2.V"})
    attackers = [f.put("Kuhlmann.12SS.ISS", "0605"), f.put("Krause.12SS.ISS", "0605")]
    duel = battle(f, "0606", attackers, allied_deck=["AC05"])
    duel.roll("AC05")
    assert duel.pending is not None
    assert [where(f, unit) for unit in ("26.1.V", "16.1.V", "18.1.V")] == ["0706", "0606", "0607"]


@pytest.mark.rule("ARD-T0-20")
def test_the_system_sends_no_stack_that_holds_the_line_or_a_vp_hex() -> None:
    card = "AC10"
    # A VP hex near the Germans keeps its only stack.
    f = field(vp={"0506": 2})
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.put(A_MECH, "0506")
    duel = battle(f, "0505", [attacker], allied_deck=[card])
    duel.roll(card)
    assert duel.prompt == "How many Combat Chits"
    assert where(f, A_MECH) == "0506"
    assert "nobody comes" in duel.traces("ARD-T0-20")[0]
    # The middle of a Line of three stays.
    g = field(rows=14)
    attacker = g.put(G_INF, "0104")
    g.put(A_INF, "0105")
    for unit, hex in ((A_INF_2, "0206"), (A_MECH, "0506"), (A_INF_3, "0806")):
        g.put(unit, hex)
    duel = battle(g, "0105", [attacker], allied_deck=[card])
    duel.roll(card)
    assert duel.prompt == "How many Combat Chits"
    assert where(g, A_MECH) == "0506"
    reasons = [c.why for e in duel.events if e.trace is not None for c in e.trace.candidates if c.rule == "ARD-T0-20"]
    assert any("Line" in why for why in reasons)


@pytest.mark.rule("ARD-A0-15", "ARD-T0-20")
@pytest.mark.parametrize(("coming", "comes"), [((A_MECH,), False), ((A_MECH, A_MECH_2), True)])
def test_no_stack_comes_to_attack_out_of_a_vp_hex_with_few_steps(coming: tuple[str, ...], comes: bool) -> None:
    beside = ("0404", "0405", "0504", "0604", "0605")
    f = field(vp=dict.fromkeys(beside, 1))
    attackers = [f.put(A_BIG, WEST), f.put(A_INF, WEST), f.put(A_ENG, WEST)]
    f.put(G_INF, "0505")
    for unit in coming:
        f.put(unit, "0608")
    card = allied_card(f, "Reinforce Battle")
    duel = battle(f, "0505", attackers, allied_deck=[card])
    duel.roll(card)
    assert duel.pending is not None
    assert {where(f, unit) in beside for unit in coming} == {comes}
    trace = last_trace(duel, "Reinforce Battle")
    assert (trace.choice == "nobody comes") != comes
    assert ("ARD-A0-15" in {c.rule for c in trace.candidates}) != comes


@pytest.mark.rule("ARD-A0-15")
def test_the_steps_in_a_vp_hex_count_with_those_that_come() -> None:
    f = field(vp={"0404": 1})
    f.put(A_INF, "0404")
    number = f.put(A_MECH, "0308")
    assert refuses(check_attack_from(f.state, f.at("0404")), "ARD-A0-15")
    assert allows(check_attack_from(f.state, f.at("0404"), (number,)), "ARD-A0-15")
    f.state.set_steps(number, 1)
    assert refuses(check_attack_from(f.state, f.at("0404"), (number,)), "ARD-A0-15")


@pytest.mark.rule("ARD-T0-21")
def test_a_german_defender_is_reinforced_by_no_stronger_stack() -> None:
    for unit, legal in ((G_MECH, False), (G_INF_2, True)):
        f = field()
        attacker = f.put(A_INF, WEST)
        f.put(G_INF, "0505")
        f.put(unit, "0503")
        card = german_card(f, "Reinforce Battle")
        duel = battle(f, "0505", [attacker], hand=[card])
        if legal:
            duel.do(PlayTactic(card))
            duel.do(ReinforceBattle("0503", "0505"))
            assert duel.pending is None or "Combat Chit" in duel.prompt
            assert where(f, unit) == "0505"
        else:
            assert refuses(duel.why_not(PlayTactic(card)), "ARD-T0-18")
            step = Reinforcing(fight_at(f, [attacker]), 0)
            assert refuses(step.refusal(f.state, ReinforceBattle("0503", "0505")), "ARD-T0-21")


def test_a_british_unit_reinforces_like_any_other() -> None:
    f = field(day=24)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.put(A_XXX, "0507")
    duel = battle(f, "0505", [attacker], allied_deck=["AC10"])
    duel.roll("AC10")
    assert duel.prompt == "How many Combat Chits"
    assert where(f, A_XXX) == "0505"


@pytest.mark.rule("ARD-T0-21")
def test_who_reinforces_german_defenders_is_no_stronger_than_they() -> None:
    f = real(24, {"1215": "1129.560VG.LVIII", "1315": "16.116.LVIII", "1314": "1130.560VG.LVIII", "1115": "290.75.VII"})
    duel = reinforcing(f, ["290.75.VII"], "1215", GERMAN)
    assert refuses(duel.why_not(ReinforceBattle("1315", "1215")), "ARD-T0-21")
    assert duel.why_not(ReinforceBattle("1314", "1215")).legal

"""CombatTactics of the solitaire game (card T0)."""

from __future__ import annotations

import pytest
from msgspec import structs

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    DrawChits,
    JoinStack,
    LoseStep,
    NoTactic,
    PlayTactic,
    ReinforceBattle,
    StackDone,
    TakeLoss,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_target
from broadfront.titles.ardennes.rules.markers import ATTACKED, MOVED
from broadfront.titles.ardennes.steps.bug_out_check import BugOutCheck
from broadfront.titles.ardennes.steps.combat import Drawing
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from tests.titles.ardennes.duel import Duel, allied_card, battle, german_card
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    A_XXX,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_RECON,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.test_c0_combat import EAST, NORTH_EAST, WEST, fight_at
from tests.titles.ardennes.test_c1_hits import where


def attack(f: Field, *tactics: str, attackers: list[int], target: str = "0505", cards: int = 3) -> Duel:
    """A German attack in which these tactics are played, as far as the announcement of the chits."""
    hand = [german_card(f, tactic) for tactic in tactics]
    duel = battle(f, target, attackers, tactics_left=cards, hand=hand)
    for card in hand:
        duel.do(PlayTactic(card))
    if "CombatTactic" in duel.prompt:
        duel.do(NoTactic())
    return duel


def drawing(duel: Duel, number: int) -> Drawing:
    """Announce, and the step that draws."""
    duel.do(DrawChits(number))
    assert isinstance(duel.pending, Chance)
    step = duel.state.stack[-1]
    assert isinstance(step, Drawing)
    return step


def odds_told(duel: Duel) -> str:
    return duel.told("ARD-H-39")[-1]


@pytest.mark.rule("ARD-T0-01")
def test_airpower_and_artillery_count_for_chits_and_for_nothing_else() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505")
    with_guns = attack(f, "Artillery", attackers=attackers)
    assert with_guns.told("ARD-T0-01")
    step = drawing(with_guns, 2)
    assert step.held.artillery == (True, False)
    assert "8 to 4" in odds_told(with_guns)
    guns = next(n for n, chit in f.title.chits.items() if chit.condition == "artillery" and chit.defender_hits)
    assert step.effects(f.state)[guns] == (f.title.chits[guns].defender_hits, 0)
    f.state.begin_activation()
    plain = attack(f, attackers=attackers)
    assert drawing(plain, 2).effects(f.state)[guns] == (0, 0)


@pytest.mark.rule("ARD-T0-02")
def test_stacks_outside_the_activation_join_by_assault_coordination() -> None:
    f = field()
    attacker, outside, far = f.put(G_INF, EAST), f.put(G_INF_2, NORTH_EAST), f.put(G_INF_3, "0502")
    weary = f.put(G_MECH, WEST)
    f.state.mark_done(weary, ATTACKED)
    f.put(A_INF, "0505")
    duel = attack(f, "Assault Coordination", attackers=[attacker])
    assert duel.options() == ["StackDone", f"JoinStack {NORTH_EAST}"]
    for hex in (WEST, "0502", EAST):
        assert refuses(duel.why_not(JoinStack(hex)), "ARD-T0-02")
    duel.do(JoinStack(NORTH_EAST))
    assert duel.told("ARD-T0-02")
    duel.do(StackDone())
    drawing(duel, 3)
    assert "8 to 4" in odds_told(duel)
    assert f.state.done[outside] & ATTACKED
    assert not f.state.done[far] & ATTACKED


@pytest.mark.rule("ARD-T0-02")
def test_the_system_lets_every_stack_join_but_weak_ones_in_vp_hexes() -> None:
    f = field(vp={"0405": 2})
    attacker, able, guard = f.put(A_BIG, WEST), f.put(A_INF, "0605"), f.put(A_INF_2, "0405")
    f.put(G_INF, "0505")
    duel = battle(f, "0505", [attacker], allied_deck=[allied_card(f, "Assault Coordination")])
    duel.roll(allied_card(f, "Assault Coordination"), "Allied attack")
    assert duel.pending is not None
    assert f.state.done[able] & ATTACKED
    assert not f.state.done[guard] & ATTACKED
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
    assert not f.state.done[guard] & ATTACKED


def bug_out(
    *, day: int = 17, attackers: int = 3, defenders: tuple[str, ...] = (A_INF,), ring: bool = False, hold: int = 0
) -> tuple[Field, Duel]:
    """A Bug Out card is drawn for defenders of 0505; the nearest Position hexes are 0506 and 0509."""
    f = field(day=day, hv={"0505": hold, "0506": 2, "0509": 2}, roads=["0510-0509-0508-0507-0506-0505"])
    units = [f.put(unit, EAST) for unit in (G_INF, G_INF_2, G_INF_3)[:attackers]]
    f.put(G_RECON, "0405")  # makes 0506 Proximate to a German unit
    for unit in defenders:
        f.put(unit, "0505")
    if ring:
        f.put(G_MECH, WEST)
    duel = battle(f, "0505", units, allied_deck=["AC51"])
    duel.roll("AC51", "Allied defense")
    return f, duel


@pytest.mark.rule("ARD-T0-03")
def test_bug_out_until_the_18th_needs_three_to_one_and_a_failed_hold_check() -> None:
    for roll, gone in ((2, False), (3, True)):
        f, duel = bug_out()
        duel.roll(roll, "HoldCheck for Bug Out")
        assert duel.pending is not None
        assert (where(f, A_INF) != "0505") == gone
        assert duel.told("ARD-T0-03")
    f, duel = bug_out(attackers=2)
    assert duel.prompt == "How many Combat Chits"
    assert "under 3:1" in duel.told("ARD-T0-03")[0]
    assert where(f, A_INF) == "0505"


def target(f: Field, fight: Fight, *, first: bool = False) -> int:
    return sum(int(line.amount) for line in hold_target(f.state, fight, first=first))


@pytest.mark.rule("ARD-H-43")
def test_the_hold_check_of_bug_out_is_made_once_and_knows_no_earlier_retreat() -> None:
    for hold, roll, gone in ((0, 2, False), (0, 3, True), (9, 10, False)):  # a 10 has no result of its own
        f, duel = bug_out(hold=hold)
        assert not duel.told("ARD-H-43")
        duel.roll(roll, "HoldCheck for Bug Out")
        assert duel.told("ARD-H-43") == [f"Bug Out: HoldCheck {roll} against {hold + 2}. [ARD-T0-03, ARD-H-43]"]
        assert (where(f, A_INF) != "0505") == gone
    f, duel = bug_out(attackers=3)
    fight = next(step.fight for step in duel.state.stack if isinstance(step, BugOutCheck))
    behind = structs.replace(fight, retreated=1)
    assert target(f, behind) == target(f, fight) + 2
    assert target(f, behind, first=True) == target(f, fight, first=True) == 2
    f.state.set_steps(f.title.unit(A_INF).number, 1)
    assert target(f, fight) == 1, "a later hit finds fewer steps"


@pytest.mark.rule("ARD-T0-04")
def test_bug_out_from_the_19th_needs_three_steps_and_an_open_side() -> None:
    cases = (((A_BIG,), False, True), ((A_INF,), False, False), ((A_BIG,), True, False))
    for defenders, ring, gone in cases:
        f, duel = bug_out(day=19, defenders=defenders, ring=ring)
        assert duel.pending is None or "Chits" in duel.prompt or "Advance" in duel.prompt
        assert (where(f, defenders[0]) != "0505") == gone, (defenders, ring)
        assert duel.told("ARD-T0-04")


@pytest.mark.rule("ARD-T0-05")
def test_bug_out_moves_the_highest_selector_and_the_rest_fight_on() -> None:
    f, duel = bug_out(day=19, attackers=1, defenders=(A_INF, A_ENG))
    leaver, stays = f.title.in_order([f.title.unit(u).number for u in (A_INF, A_ENG)], highest=True)
    assert duel.prompt == "How many Combat Chits"
    assert f.state.name(f.state.hex(leaver) or 0) == "0509"
    assert f.state.hex(stays) == f.at("0505")
    assert duel.told("ARD-T0-05")
    alone, over = bug_out(day=19, defenders=(A_BIG,))
    assert "Advance into 0505" in over.prompt
    assert where(alone, A_BIG) == "0509"


def test_bug_out_without_a_hex_to_go_to_changes_nothing() -> None:
    f = field(day=19)
    attacker = f.put(G_INF, EAST)
    f.put(A_BIG, "0505")
    duel = battle(f, "0505", [attacker], allied_deck=["AC51"])
    duel.roll("AC51")
    assert duel.prompt == "How many Combat Chits"
    assert where(f, A_BIG) == "0505"


@pytest.mark.rule("ARD-T0-06", "ARD-T0-07")
def test_engineers_of_the_attacker_add_strength_and_remove_the_ip() -> None:
    for tactic in ("Engineers", "Combat Engineers"):
        f = field()
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
        f.put(A_INF, "0505")
        f.state.add_ip("0505")
        duel = attack(f, tactic, attackers=attackers)
        assert "0505" not in f.state.ips
        assert duel.told("ARD-T0-07")
        drawing(duel, 2)
        assert "9 to 4" in odds_told(duel)


@pytest.mark.rule("ARD-T0-08")
def test_engineers_of_the_defender_dig_in_where_they_may() -> None:
    for town, supply, placed in ((False, "", True), (True, "", False), (False, "OutOfSupply", False)):
        f = field(towns=["0505"] if town else [], roads=["0510-0509-0508-0507-0506-0505"])
        attacker = f.put(G_INF, EAST)
        f.put(A_INF, "0505", supply=supply)
        if supply:
            f.put(A_INF_2, "0505")  # supplied, so that the tactic can be used; it moved, so that it cannot dig
            f.state.mark_done(f.title.unit(A_INF_2).number, MOVED)
        duel = battle(f, "0505", [attacker], allied_deck=["AC52"])
        duel.roll("AC52")
        assert duel.told("ARD-T0-08")
        assert ("0505" in f.state.ips) == placed, (town, supply)


@pytest.mark.rule("ARD-T0-09")
def test_combat_engineers_of_the_defender_place_no_ip() -> None:
    f = field(roads=["0510-0509-0508-0507-0506-0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    card = allied_card(f, "Combat Engineers")
    duel = battle(f, "0505", [attacker], allied_deck=[card])
    duel.roll(card)
    assert duel.told("ARD-T0-09")
    assert not f.state.ips


@pytest.mark.rule("ARD-T0-10", "ARD-T0-11")
def test_corps_artillery_is_artillery_and_draws_a_second_card() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505")
    card, second = german_card(f, "Corps Artillery"), german_card(f, "Panzer Battalion")
    duel = battle(f, "0505", attackers, tactics_left=1, hand=[card])
    f.state.zones["german-deck"] = (second,)
    duel.do(PlayTactic(card))
    duel.roll(second, "second card")
    assert f.state.zones["german-discard"] == tuple(sorted((card, second)))
    assert duel.told("ARD-T0-10")
    step = drawing(duel, 4)  # two units and two tactics
    assert (step.held.artillery[0], step.held.armor[0]) == (True, True)
    assert "9 to 4" in odds_told(duel)


@pytest.mark.rule("ARD-T0-11")
def test_a_second_card_without_a_use_gives_nothing_and_an_empty_pile_none() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    corps = allied_card(f, "Corps Artillery")
    duel = battle(f, "0505", [attacker], allied_deck=[corps, "AC50"])
    duel.roll(corps)
    duel.roll("AC50", "second card")
    assert "no usable tactic" in duel.told("ARD-T0-11")[-1]
    f.state.begin_activation()
    empty = battle(f, "0505", [attacker], allied_deck=[corps])
    f.state.zones["allied-discard"] = ()
    empty.roll(corps)
    assert empty.prompt == "How many Combat Chits"
    assert "pile is empty" in empty.told("ARD-T0-11")[0]


def test_a_second_card_may_be_bug_out_or_a_stack_that_comes() -> None:
    f = field(day=19, hv={"0509": 2}, roads=["0510-0509-0508-0507-0506-0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_BIG, "0505")
    corps = allied_card(f, "Corps Artillery")
    duel = battle(f, "0505", [attacker], allied_deck=[corps, "AC51"])
    duel.roll(corps)
    duel.roll("AC51", "second card")
    assert "Advance" in duel.prompt
    assert where(f, A_BIG) == "0509"
    g = field(roads=["0510-0509-0508-0507-0506-0505"])
    attacker = g.put(G_INF, EAST)
    g.put(A_INF, "0505")
    g.put(A_MECH, "0507")
    come = allied_card(g, "Reinforce Battle")
    duel = battle(g, "0505", [attacker], allied_deck=[corps, come])
    duel.roll(corps)
    duel.roll(come, "second card")
    assert duel.prompt == "How many Combat Chits"
    assert where(g, A_MECH) == "0505"


@pytest.mark.rule("ARD-T0-12", "ARD-H-11")
def test_fixed_artillery_reaches_three_hexes_from_the_westwall() -> None:
    for wall, held, reaches in (("0502", False, True), ("0501", False, False), ("0502", True, False)):
        f = field(tags={wall: "westwall"})
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
        f.put(A_INF, "0505")
        if held:
            f.put(A_INF_2, wall)
        duel = attack(f, "Fixed Artillery", attackers=attackers)
        assert duel.told("ARD-T0-12")
        assert drawing(duel, 2).held.artillery[0] == reaches


@pytest.mark.rule("ARD-T0-13")
def test_infiltration_flanks_outside_towns() -> None:
    for town, flanked in ((False, True), (True, False)):
        f = field(towns=["0505"] if town else [])
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
        f.put(A_INF, "0505")
        duel = attack(f, "Infantry Infiltration", attackers=attackers)
        assert duel.told("ARD-T0-13")
        assert drawing(duel, 2).held.flanked == flanked


@pytest.mark.rule("ARD-T0-14")
def test_infiltration_takes_a_hex_off_the_longest_retreat() -> None:
    for dispersed, ends in ((False, 1), (True, 0)):
        f = field()
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST), f.put(G_INF_3, NORTH_EAST)]
        defender = f.put(A_BIG, "0505", dispersed=dispersed)
        duel = attack(f, "Infantry Infiltration", attackers=attackers)
        duel.do(DrawChits(4))
        duel.chits((1, 0), (1, 0), (1, 0), (0, 0))
        assert duel.taken()
        here = f.state.hex(defender)
        away = 0 if here is None else int(f.state.ground.distance[here, f.at("0505")])
        assert away == ends
        assert (here is None) == dispersed  # three steps lost without a retreat
        assert not dispersed or duel.traces("ARD-T0-14") == ["lose a step"] * 3
        assert duel.told("ARD-T0-14")


@pytest.mark.rule("ARD-T0-15", "ARD-T0-16")
def test_a_battalion_adds_strength_and_armor() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505")
    duel = attack(f, "Panzer Battalion", attackers=attackers)
    assert drawing(duel, 3).held.armor == (True, False)
    assert "9 to 4" in odds_told(duel)
    assert duel.told("ARD-T0-16")
    f.state.begin_activation()
    card = allied_card(f, "Tank Battalion")
    duel = battle(f, "0505", attackers, allied_deck=[card])
    duel.roll(card)
    assert drawing(duel, 2).held.armor == (False, True)
    assert "8 to 5" in odds_told(duel)
    assert duel.told("ARD-T0-15")


@pytest.mark.rule("ARD-T0-17")
def test_press_the_attack_gives_a_chit_and_nothing_else() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505")
    duel = attack(f, "Press the Attack", attackers=attackers)
    assert duel.told("ARD-T0-17")
    assert duel.options() == ["DrawChits 2", "DrawChits 3"]
    drawing(duel, 3)
    assert "8 to 4" in odds_told(duel)


@pytest.mark.rule("ARD-T0-18")
def test_a_stack_that_has_not_acted_comes_to_the_battle() -> None:
    f = field()
    attacker, fresh, moved = f.put(G_INF, EAST), f.put(G_MECH, "0502"), f.put(G_INF_2, "0403")
    spent = f.put(G_INF_3, "0603", dispersed=True)
    f.state.mark_done(moved, MOVED)
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
    assert f.state.hex(fresh) == f.at(NORTH_EAST)
    assert not f.state.done[spent]
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


@pytest.mark.rule("ARD-T0-19")
def test_the_system_sends_the_stack_with_the_lowest_selector() -> None:
    f = field()
    f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    near, far = f.put(A_INF_2, "0506"), f.put(A_MECH, "0508")
    first = f.title.in_order([near, far])[0]
    card = allied_card(f, "Reinforce Battle")
    duel = battle(f, "0505", [f.title.unit(G_INF).number], allied_deck=[card])
    duel.roll(card)
    assert duel.prompt == "How many Combat Chits"
    assert [n for n in (near, far) if f.state.hex(n) == f.at("0505")] == [first]
    assert duel.traces("ARD-T0-19")
    # The first of the list is not able: the other comes.
    g = field()
    g.put(G_INF, EAST)
    g.put(A_INF, "0505")
    near, far = g.put(A_INF_2, "0506"), g.put(A_MECH, "0508")
    g.state.set_dispersed(g.title.in_order([near, far])[0], True)
    duel = battle(g, "0505", [g.title.unit(G_INF).number], allied_deck=[card])
    duel.roll(card)
    assert duel.prompt == "How many Combat Chits"
    assert [n for n in (near, far) if g.state.hex(n) == g.at("0505")] == [g.title.in_order([near, far])[1]]


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


@pytest.mark.rule("ARD-T0-22")
def test_screen_takes_two_chits_off_the_maximum() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST), f.put(G_INF_3, NORTH_EAST), f.put(G_RECON, NORTH_EAST)]
    f.put(A_ENG, "0505")
    duel = battle(f, "0505", attackers, allied_deck=["AC49"])
    duel.roll("AC49")
    assert duel.told("ARD-T0-22")
    assert duel.prompt == "How many Combat Chits"
    assert duel.options() == ["DrawChits 1", "DrawChits 2"]  # 3 units and an Elite one, less 2


def test_a_british_unit_reinforces_like_any_other() -> None:
    f = field(day=24)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.put(A_XXX, "0507")
    duel = battle(f, "0505", [attacker], allied_deck=["AC10"])
    duel.roll("AC10")
    assert duel.prompt == "How many Combat Chits"
    assert where(f, A_XXX) == "0505"


def test_a_german_defender_chooses_between_retreat_and_loss_after_the_chits() -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    duel = battle(f, "0505", [attacker])
    duel.chits((1, 0))
    assert isinstance(duel.pending, Decision)
    assert {str(TakeRetreat()), str(TakeLoss())} == set(duel.options())
    duel.do(TakeLoss())
    duel.do(LoseStep(G_INF))
    assert duel.pending is None  # the hex is held: nobody advances

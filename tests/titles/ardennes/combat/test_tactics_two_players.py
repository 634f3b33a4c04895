"""The tactics, for two players (rules ARD-T1-01..17)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    Advance,
    DrawChits,
    JoinStack,
    NoTactic,
    PlayTactic,
    ReinforceBattle,
    StackDone,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.markers import ATTACKED, MOVED, RETREATED
from broadfront.titles.ardennes.steps.combat import Drawing
from tests.titles.ardennes.support.combat import EAST, NORTH_EAST, WEST, tactics_open
from tests.titles.ardennes.support.duel import Duel, allied_card, battle, german_card
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.units import where


def duel_of(
    f: Field, attackers: list[int], *, german: str = "", allied: str = "", target: str = "0505", play: bool = True
) -> Duel:
    """A combat in which each side holds one card with a tactic and plays it."""
    hands = {0: [german_card(f, german)] if german else [], 1: [allied_card(f, allied)] if allied else []}
    duel = battle(f, target, attackers, tactics_left=1, hand=hands[0], allied_hand=hands[1])
    first = f.state.board.side_of(attackers[0])
    for side in (first, 1 - first):
        if hands[side] and play:
            duel.do(PlayTactic(hands[side][0]))
            if duel.prompt.startswith("CombatTactic") and duel.options() == ["NoTactic"]:
                duel.do(NoTactic())
    return duel


def drawing(duel: Duel, number: int) -> Drawing:
    if duel.prompt.startswith("CombatTactic"):
        duel.do(NoTactic())
    duel.do(DrawChits(number))
    assert isinstance(duel.pending, Chance)
    step = duel.state.stack[-1]
    assert isinstance(step, Drawing)
    return step


def two_to_one(f: Field, **put: bool) -> list[int]:
    """Two German regiments in one hex against an American one in 0505."""
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505", **put)  # type: ignore[arg-type]
    return attackers


@pytest.mark.rule("ARD-T1-01")
def test_airpower_and_artillery_count_for_chits_only() -> None:
    f = field(variant="2p")
    duel = duel_of(f, two_to_one(f), german="Artillery", allied="Airpower")
    step = drawing(duel, 2)
    assert (step.held.artillery, step.held.airpower) == ((True, False), (False, True))
    assert "8 to 4" in duel.told("ARD-H-39")[0]
    assert len(duel.told("ARD-T1-01")) == 2
    plain = field(variant="2p")
    held = drawing(duel_of(plain, two_to_one(plain)), 2).held
    assert (held.artillery, held.airpower) == ((False, False), (False, False))


@pytest.mark.rule("ARD-T1-02")
def test_assault_coordination_brings_in_stacks_that_are_not_active() -> None:
    f = field(variant="2p")
    attackers = two_to_one(f)
    f.put(G_INF_3, NORTH_EAST)
    duel = duel_of(f, attackers, german="Assault Coordination")
    assert refuses(duel.why_not(JoinStack(EAST)), "ARD-T1-02")
    duel.do(JoinStack(NORTH_EAST))
    duel.do(StackDone())
    assert duel.told("ARD-T1-02")
    drawing(duel, 3)
    assert "12 to 4" in duel.told("ARD-H-39")[0]


@pytest.mark.rule("ARD-T1-03", "ARD-T1-04", "ARD-T1-05")
def test_bug_out_is_two_hexes_without_chits_or_dispersal_and_the_attacker_may_pursue() -> None:
    f = field(variant="2p")
    panzer, foot = f.put(G_MECH, EAST), f.put(G_INF, EAST)
    defender = f.put(A_INF, "0505")
    duel = duel_of(f, [panzer, foot], allied="Bug Out")
    assert "Advance into 0505" in duel.prompt
    assert len(f.state.zones["chit-cup"]) == 42
    assert f.state.ground.distance[f.at(where(f, A_INF)), f.at("0505")] == 2
    assert not f.state.board.dispersed[defender]
    assert refuses(duel.why_not(Advance(G_INF, ("0505", "0506"))), "ARD-C3-04")
    duel.do(Advance(G_MECH, ("0505", "0506")))
    assert duel.pending is not None
    assert where(f, G_MECH) == "0506"
    assert duel.told("ARD-T1-05")


@pytest.mark.rule("ARD-T1-03")
def test_who_may_not_retreat_two_hexes_may_not_bug_out() -> None:
    f = field(variant="2p")
    attackers = two_to_one(f)
    f.put(A_ENG, "0505", dispersed=True)
    card = allied_card(f, "Bug Out")
    duel = battle(f, "0505", attackers, allied_hand=[card])
    assert refuses(duel.why_not(PlayTactic(card)), "ARD-T1-03")
    g = field(variant="2p")
    attackers = two_to_one(g)
    duel = duel_of(g, attackers, german="Infantry Infiltration", allied="Bug Out", play=False)
    duel.do(PlayTactic(german_card(g, "Infantry Infiltration")))
    assert refuses(duel.why_not(PlayTactic(card)), "ARD-T1-12")


def test_guests_of_defenders_that_bug_out_are_lost() -> None:
    f = field(variant="2p")
    attackers = two_to_one(f)
    f.state.activation.mark_done(f.put(A_ENG, "0505"), RETREATED)
    duel = duel_of(f, attackers, allied="Bug Out")
    assert "Advance into 0505" in duel.prompt
    assert where(f, A_ENG) == "eliminated"
    assert duel.told("ARD-C2-22")


@pytest.mark.rule("ARD-T1-03", "ARD-T1-04", "ARD-T1-05")
def test_with_two_players_the_whole_stack_bugs_out_two_hexes() -> None:
    f = ground(20, "2p")
    attackers = [f.put("Kuhlmann.12SS.ISS", "0804"), f.put("Krause.12SS.ISS", "0804")]
    pair = [f.put(unit, "0705") for unit in ("393.99.V", "394.99.V")]
    duel = battle(f, "0705", attackers, allied_hand=["AC06"])
    duel.do(PlayTactic("AC06"))
    while isinstance(duel.pending, Decision) and "Advance" not in duel.prompt:
        f.state.do(next(iter(f.state.stack[-1].options(f.state))))
    assert "Advance into 0705" in duel.prompt
    here = {f.state.board.hex_of_unit(n) for n in pair}
    assert len(here) == 1
    assert f.state.ground.distance[here.pop() or 0, f.at("0705")] == 2
    assert not any(f.state.board.dispersed[n] for n in pair)
    assert duel.why_not(Advance("Kuhlmann.12SS.ISS", ("0705",))).legal


@pytest.mark.rule("ARD-T1-06", "ARD-T1-07")
def test_engineers_of_the_attacker_add_strength_and_remove_the_ip() -> None:
    for tactic in ("Engineers", "Combat Engineers"):
        f = field(variant="2p")
        attackers = two_to_one(f)
        f.state.land.add_ip("0505")
        duel = duel_of(f, attackers, german=tactic)
        assert "0505" not in f.state.land.ips
        drawing(duel, 2)
        assert "9 to 4" in duel.told("ARD-H-39")[0]
        assert duel.told("ARD-T1-06")
        assert duel.told("ARD-T1-07")


@pytest.mark.rule("ARD-T1-08")
def test_engineers_of_the_defender_dig_in_and_combat_engineers_do_not() -> None:
    for tactic, placed in (("Engineers", True), ("Combat Engineers", False)):
        f = field(variant="2p", roads=["0510-0509-0508-0507-0506-0505"])
        duel = duel_of(f, two_to_one(f), allied=tactic)
        assert ("0505" in f.state.land.ips) == placed
        assert duel.told("ARD-T1-08")
    town = field(variant="2p", towns=["0505"], roads=["0510-0509-0508-0507-0506-0505"])
    duel_of(town, two_to_one(town), allied="Engineers")
    assert not town.state.land.ips


@pytest.mark.rule("ARD-T1-09")
def test_corps_artillery_is_artillery_and_goes_back_into_a_pile_that_is_not_empty() -> None:
    for pile in (0, 1):
        f = field(variant="2p")
        attackers = two_to_one(f)
        card = german_card(f, "Corps Artillery")
        duel = battle(f, "0505", attackers, tactics_left=1, hand=[card])
        f.state.zones["german-deck"] = (german_card(f, "Artillery"),) * pile
        duel.do(PlayTactic(card))
        assert (card in f.state.zones["german-deck"]) == bool(pile)
        assert (card in f.state.zones["german-discard"]) != bool(pile)
        assert drawing(duel, 2).held.artillery[0]  # and no second card is drawn
        assert duel.told("ARD-T1-09")


@pytest.mark.rule("ARD-T1-09")
@pytest.mark.parametrize("pile", [5, 0])
def test_corps_artillery_of_two_players_goes_back_into_a_pile_that_is_not_empty(pile: int) -> None:
    f = ground(20, "2p")
    attacker = f.put("77.26VG.XLVII", "1812")
    f.put("501.101.VIII", "1813")
    cards = ["AC01", "AC02", "AC03", "AC04", "AC05"][:pile]
    duel = battle(f, "1813", [attacker], allied_hand=["AC22"], allied_deck=cards)
    duel.do(PlayTactic("AC22"))
    assert ("AC22" in f.state.zones["allied-deck"]) == bool(pile)
    assert ("AC22" in f.state.zones["allied-discard"]) != bool(pile)
    assert not isinstance(duel.pending, Chance)


@pytest.mark.rule("ARD-T1-10")
def test_fixed_artillery_reaches_three_hexes_from_the_westwall() -> None:
    for wall, reaches in (("0502", True), ("0501", False)):
        f = field(variant="2p", tags={wall: "westwall"})
        duel = duel_of(f, two_to_one(f), german="Fixed Artillery")
        assert drawing(duel, 2).held.artillery[0] == reaches
        assert duel.told("ARD-T1-10")


@pytest.mark.rule("ARD-T1-11", "ARD-T1-12")
def test_infiltration_flanks_outside_towns_and_shortens_the_retreat() -> None:
    for town, flanked in ((False, True), (True, False)):
        f = field(variant="2p", towns=["0505"] if town else [])
        duel = duel_of(f, two_to_one(f), german="Infantry Infiltration")
        assert drawing(duel, 2).held.flanked == flanked
        assert duel.told("ARD-T1-11")
    g = field(variant="2p")
    attackers = two_to_one(g)
    duel = duel_of(g, attackers, german="Infantry Infiltration")
    drawing(duel, 2)
    duel.chits((1, 0), (1, 0))
    duel.do(TakeRetreat())
    assert refuses(duel.why_not(TakeRetreat()), "ARD-T1-12")


@pytest.mark.rule("ARD-T1-11")
def test_infiltration_of_two_players_needs_german_infantry_too() -> None:
    f = field(variant="2p")
    tanks, foot = f.put(G_MECH, EAST), f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert not tactics_open(f, [tanks], "Infantry Infiltration")
    f.state.begin_activation()
    assert tactics_open(f, [tanks, foot], "Infantry Infiltration")


@pytest.mark.rule("ARD-T1-13", "ARD-T1-14")
def test_battalions_add_strength_and_armor_to_their_side() -> None:
    f = field(variant="2p")
    duel = duel_of(f, two_to_one(f), german="Panzer Battalion", allied="Tank Battalion")
    assert drawing(duel, 2).held.armor == (True, True)
    assert "9 to 5" in duel.told("ARD-H-39")[0]
    assert duel.told("ARD-T1-13")
    assert duel.told("ARD-T1-14")
    plain = field(variant="2p")
    assert drawing(duel_of(plain, two_to_one(plain)), 2).held.armor == (False, False)


@pytest.mark.rule("ARD-T1-15")
def test_press_the_attack_counts_as_a_tactic_and_no_more() -> None:
    f = field(variant="2p")
    duel = duel_of(f, two_to_one(f), german="Press the Attack")
    assert duel.options() == ["DrawChits 2", "DrawChits 3"]
    drawing(duel, 3)
    assert "8 to 4" in duel.told("ARD-H-39")[0]
    assert duel.told("ARD-T1-15")


@pytest.mark.rule("ARD-T1-16")
def test_reinforce_battle_brings_one_stack_that_has_not_acted() -> None:
    f = field(variant="2p")
    attackers = two_to_one(f)
    moved = f.put(A_INF_2, "0507")
    f.state.activation.mark_done(moved, MOVED)
    strong = f.put(A_BIG, "0607")  # stronger than the defenders: no matter with two players
    duel = duel_of(f, attackers, allied="Reinforce Battle")
    assert refuses(duel.why_not(ReinforceBattle("0507", "0505")), "ARD-T1-16")
    assert refuses(duel.why_not(ReinforceBattle("0607", "0506")), "ARD-T1-16")
    duel.do(ReinforceBattle("0607", "0505"))
    assert duel.prompt == "How many Combat Chits"
    assert f.state.board.hex_of_unit(strong) == f.at("0505")
    assert f.state.activation.done[strong] & ATTACKED
    assert duel.told("ARD-T1-16")
    drawing(duel, 2)
    assert "8 to 10" in duel.told("ARD-H-39")[0]


@pytest.mark.rule("ARD-T1-17")
def test_screen_takes_two_chits() -> None:
    f = field(variant="2p")
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST), f.put(G_INF_3, NORTH_EAST), f.put(G_MECH, NORTH_EAST)]
    f.put(A_ENG, "0505")
    duel = duel_of(f, attackers, allied="Screen")
    assert duel.told("ARD-T1-17")
    assert duel.options() == [f"DrawChits {n}" for n in range(1, 4)]  # 4 units and an Elite one, less 2


@pytest.mark.rule("ARD-H-44")
def test_each_side_has_one_tactic_and_the_allied_player_chooses_and_rolls_for_nothing() -> None:
    f = field(variant="2p")
    attackers = [f.put(A_INF_2, WEST), f.put(A_INF_3, WEST), f.put(A_MECH, "0405")]
    f.put(G_INF, "0505")
    cards = [allied_card(f, "Artillery"), allied_card(f, "Tank Battalion")]
    duel = battle(f, "0505", attackers, tactics_left=1, allied_hand=cards)
    duel.do(PlayTactic(cards[0]))
    assert refuses(duel.why_not(PlayTactic(cards[1])), "ARD-H-44")
    drawing(duel, 4)
    duel.chits((0, 1), (0, 1), (0, 0), (0, 0))
    assert duel.prompt == "Which unit loses a step"
    duel.do(next(iter(duel.state.stack[-1].options(duel.state))))
    assert duel.options() == ["DisperseAttackers", "TakeLoss"]
    assert duel.told("ARD-H-44")

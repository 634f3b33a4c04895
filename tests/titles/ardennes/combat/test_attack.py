"""An attack, step by step (rules ARD-H-38..39, ARD-TEC-10, ARD-TEC-12, ARD-TEC-14..20, ARD-H-41)."""

from __future__ import annotations

import pytest

from broadfront.core.steps import Decision
from broadfront.titles.ardennes.rules.actions import Move
from broadfront.titles.ardennes.rules.fighting.attack_rules import declaration_refusal
from broadfront.titles.ardennes.rules.fighting.combat_actions import AttackHex, DrawChits, PlayTactic, ReinforceBattle
from broadfront.titles.ardennes.rules.fighting.strength import chit_conditions, combat_odds
from broadfront.titles.ardennes.rules.fighting.terrain_effects import attack_strength, defense_strength, ledger_total
from broadfront.titles.ardennes.steps.activation import Activation
from tests.titles.ardennes.support.activation import command_value
from tests.titles.ardennes.support.combat import (
    EAST,
    NORTH_EAST,
    WEST,
    adjusted,
    chit_effect,
    cited_rules,
    fight_at,
    reinforcing,
)
from tests.titles.ardennes.support.duel import Duel, battle, german_card
from tests.titles.ardennes.support.field import A_INF, A_INF_2, G_INF, G_INF_2, G_INF_3, G_MECH, field, refuses
from tests.titles.ardennes.support.ground import ground


@pytest.mark.rule("ARD-H-38")
def test_only_adjacent_units_attack_and_a_hex_is_attacked_once() -> None:
    f = field()
    near, far = f.put(G_INF, EAST), f.put(G_INF_2, "0502")
    f.put(A_INF, "0505")
    assert refuses(declaration_refusal(f.state, 0, f.at("0505"), [far]), "ARD-H-38")
    assert refuses(declaration_refusal(f.state, 0, f.at("0506"), [near]), "ARD-H-38")
    assert declaration_refusal(f.state, 0, f.at("0505"), [near]) is None
    duel = battle(f, "0505", [near])
    duel.do(DrawChits(1))
    assert refuses(declaration_refusal(f.state, 0, f.at("0505"), [near]), "ARD-H-38")


@pytest.mark.rule("ARD-H-38")
def test_a_tactic_counts_in_a_german_impulse_and_not_in_an_allied_one() -> None:
    for german in (True, False):
        f = field(variant="gs")
        attacker, defender = f.put(G_INF if german else A_INF, "0504"), A_INF if german else G_INF
        f.put(defender, "0505")
        if german:
            f.state.begin_german_impulse(opening=False)
        card = german_card(f, "Artillery")
        duel = battle(f, "0505", [attacker], tactics_left=1, hand=[card])
        duel.do(PlayTactic(card))
        assert f.state.clock.level_spent == (command_value(f, card) if german else 0)


@pytest.mark.rule("ARD-H-38")
def test_a_unit_that_came_to_a_battle_has_moved_and_attacked() -> None:
    f = field(variant="2p")
    f.put(A_INF, "0506")
    f.put(A_INF_2, "0406")
    coming, attacker = f.put(G_MECH, "0503"), f.put(G_INF, "0606")
    duel = reinforcing(f, "0506", attacker)
    duel.do(ReinforceBattle("0503", "0505"))
    assert duel.pending is not None
    assert f.state.board.where[coming].text == "0505"
    again = Duel(f, Activation("german", "GP03", (coming,), 2))
    assert refuses(again.why_not(AttackHex("0406")), "ARD-H-38")
    assert refuses(again.why_not(Move(G_MECH, ("0405",))), "ARD-H-32")


@pytest.mark.rule("ARD-H-39")
def test_odds_are_rounded_down_after_halving_and_doubling() -> None:
    f = field(rivers=["0505-0504"], bridges=["0505-0504"])
    across, flat = f.put(G_INF, EAST), f.put(G_INF_2, NORTH_EAST)
    f.put(A_INF, "0505")
    attack, defence, lines = combat_odds(f.state, fight_at(f, [across, flat], attacker_tactics=("Engineers",)))
    assert (attack, defence) == (2 + 4 + 1, 4)
    assert {"ARD-TEC-12", "ARD-T0-06"} <= {line.rule for line in lines}
    duel = battle(f, "0505", [across, flat])
    assert isinstance(duel.pending, Decision)
    assert any(line.rule == "ARD-H-39" for line in duel.why_not(DrawChits(2)).ledger)


@pytest.mark.rule("ARD-TEC-10")
def test_attackers_through_an_unbridged_river_are_summed_then_halved_down() -> None:
    f = field(rivers=["0504-0505"])
    group = [f.put(G_INF, "0504"), f.put(G_MECH, "0504"), f.put(G_INF_2, "0404")]
    lines = attack_strength(f.state, group, f.at("0505"))
    assert ledger_total(lines) == 4 + 9 // 2
    assert [line.rule for line in lines if line.amount == -5] == ["ARD-TEC-10"]


@pytest.mark.rule("ARD-TEC-12")
def test_attackers_over_a_bridge_are_halved_too() -> None:
    f = field(rivers=["0504-0505"], bridges=["0504-0505"])
    lines = attack_strength(f.state, [f.put(G_MECH, "0504")], f.at("0505"))
    assert [(line.amount, line.rule) for line in lines][1] == (-3, "ARD-TEC-12")


@pytest.mark.rule("ARD-TEC-14")
@pytest.mark.parametrize("place", ["towns", "cities"])
def test_a_city_or_town_takes_one_hit_off(place: str) -> None:
    f = field(towns=["0505"]) if place == "towns" else field(cities=["0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert adjusted(f, [attacker], 2, 0) == (1, 0)
    f.put(A_INF, "0503")
    assert adjusted(f, [attacker], 2, 0, "0503") == (2, 0)
    assert "ARD-TEC-14" not in cited_rules(f)


@pytest.mark.rule("ARD-TEC-15")
def test_defenders_of_a_town_cannot_be_flanked() -> None:
    for towns, flanked, rule in ((["0505"], False, "ARD-TEC-15"), ([], True, "ARD-H-41")):
        f = field(towns=towns)
        pair = [f.put(G_INF, EAST), f.put(G_INF_2, WEST)]
        f.put(A_INF, "0505")
        assert chit_conditions(f.state, fight_at(f, pair)).flanked == flanked
        ledger = battle(f, "0505", pair).why_not(DrawChits(2)).ledger
        assert [line.rule for line in ledger if line.reason.endswith("Flanked")] == [rule]


@pytest.mark.rule("ARD-TEC-16", "ARD-TEC-17")
def test_a_city_doubles_its_defenders_and_a_town_does_not() -> None:
    f = field(cities=["0505"], towns=["0705"])
    assert ledger_total(defense_strength(f.state, [f.put(A_INF, "0505")])) == 8
    lines = defense_strength(f.state, [f.put(A_INF_2, "0705")])
    assert ledger_total(lines) == 4
    assert lines[-1].rule == "ARD-TEC-17"


@pytest.mark.rule("ARD-TEC-18", "ARD-TEC-20")
def test_the_westwall_doubles_german_defenders_only() -> None:
    f = field(tags={"0505": "westwall", "0705": "westwall"})
    german, allied = [f.put(G_INF, "0505")], [f.put(A_INF, "0705")]
    assert defense_strength(f.state, german)[-1].rule == "ARD-TEC-18"
    assert ledger_total(defense_strength(f.state, german)) == 8
    assert defense_strength(f.state, allied)[-1].rule == "ARD-TEC-20"
    assert ledger_total(defense_strength(f.state, allied)) == 4


@pytest.mark.rule("ARD-TEC-19", "ARD-TEC-20")
def test_the_westwall_takes_one_hit_off_german_defenders_only() -> None:
    f = field(tags={"0505": "westwall"})
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    assert adjusted(f, [attacker], 2, 0) == (1, 0)
    assert "ARD-TEC-19" in cited_rules(f)
    f = field(tags={"0505": "westwall"})
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert adjusted(f, [attacker], 2, 0) == (2, 0)
    assert "ARD-TEC-19" not in cited_rules(f)
    ledger = battle(f, "0505", [attacker]).why_not(DrawChits(1)).ledger
    assert [line.amount for line in ledger if line.rule == "ARD-TEC-20"] == [0]


@pytest.mark.rule("ARD-H-41")
def test_flanked_is_opposite_hexes_or_three() -> None:
    f = field()
    east, west, north = f.put(G_INF, EAST), f.put(G_INF_2, WEST), f.put(G_INF_3, NORTH_EAST)
    f.put(A_INF, "0505")
    assert chit_conditions(f.state, fight_at(f, [east, west])).flanked
    assert not chit_conditions(f.state, fight_at(f, [east, north])).flanked
    assert chit_conditions(f.state, fight_at(f, [east, north, west])).flanked
    town = field(towns=["0505"])
    pair = [town.put(G_INF, EAST), town.put(G_INF_2, WEST)]
    town.put(A_INF, "0505")
    assert not chit_conditions(town.state, fight_at(town, pair)).flanked
    duel = battle(f, "0505", [east, west])
    assert any(line.rule == "ARD-H-41" for line in duel.why_not(DrawChits(2)).ledger)


@pytest.mark.rule("ARD-H-41", "ARD-H-42")
@pytest.mark.parametrize(
    ("dispersed", "supply", "hits"), [(False, "", (2, 2)), (True, "", (2, 0)), (False, "LowSupply", (2, 0))]
)
def test_an_armor_chit_strikes_both_where_both_have_armor(dispersed: bool, supply: str, hits: tuple[int, int]) -> None:
    f = ground(21)
    attacker = f.put("16.116.LVIII", "1117")
    f.put("CCR.3A.VII", "1118", dispersed=dispersed, supply=supply)
    if dispersed:
        f.put("334.84.VII", "1118")
    assert chit_effect(battle(f, "1118", [attacker]), "chit-37") == hits


def test_of_several_units_that_cannot_attack_the_one_beside_the_target_says_why() -> None:
    f = field()
    far, beside = f.put(G_INF, "0501"), f.put(G_INF_2, EAST, dispersed=True)
    f.put(A_INF, "0505")
    for units in ((far, beside), (beside, far)):
        duel = Duel(f, Activation("german", "GP03", units, 2))
        assert refuses(duel.why_not(AttackHex("0505")), "ARD-S0-09")

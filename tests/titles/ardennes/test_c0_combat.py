"""Combat: who may use tactics, how many chits, which hits count (cards C0 and the chits)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.rules.fighting.attack import declare_refusal
from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits, limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import DrawChits, PlayTactic
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.strength import conditions, most_chits, odds_of
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.system.combat_choices import choose_chits
from tests.titles.ardennes.duel import Duel, allied_card, battle, german_card
from tests.titles.ardennes.field import (
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

EAST, WEST, NORTH_EAST, SOUTH_WEST = "0504", "0506", "0404", "0605"


def fight_at(f: Field, attackers: list[int], target: str = "0505", **more: object) -> Fight:
    """A fight as it stands after the tactics."""
    hex = f.at(target)
    side = f.state.side_of(attackers[0])
    defenders = f.state.units_at(hex, 1 - side)
    start = tuple(h for n in attackers if (h := f.state.hex(n)) is not None)
    fight = Fight(("german", "allied")[side], hex, tuple(attackers), 0, defenders=defenders, from_hexes=start)
    return fight.but(**more)


def amounts(f: Field, attackers: list[int], rule: str, **more: object) -> list[object]:
    fight = fight_at(f, attackers).but(**more)
    return [line.amount for line in most_chits(f.state, fight)[1] if line.rule == rule]


@pytest.mark.rule("ARD-C0-01")
def test_a_tactic_needs_a_unit_in_supply_that_is_not_dispersed() -> None:
    f = field()
    attacker = f.put(G_INF, EAST, supply="LowSupply")
    f.put(A_INF, "0505")
    card = german_card(f, "Artillery")
    duel = battle(f, "0505", [attacker], tactics_left=2, hand=[card])
    assert refuses(duel.why_not(PlayTactic(card)), "ARD-C0-01")
    f.state.set_supply(attacker, 0)
    assert duel.why_not(PlayTactic(card)).legal


@pytest.mark.rule("ARD-C0-02")
def test_the_attacker_plays_no_more_tactics_than_the_command_value() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    first, second = german_card(f, "Artillery"), german_card(f, "Panzer Battalion")
    duel = battle(f, "0505", [attacker], tactics_left=1, hand=[first, second])
    duel.do(PlayTactic(first))
    assert refuses(duel.why_not(PlayTactic(second)), "ARD-C0-02")


@pytest.mark.rule("ARD-C0-03")
def test_a_german_defender_plays_one_tactic() -> None:
    f = field(variant="2p")
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    first, second = german_card(f, "Artillery"), german_card(f, "Panzer Battalion")
    duel = battle(f, "0505", [attacker], hand=[first, second])
    duel.do(PlayTactic(first))
    assert refuses(duel.why_not(PlayTactic(second)), "ARD-C0-03")


@pytest.mark.rule("ARD-C0-04")
def test_no_tactic_supports_von_der_heydte() -> None:
    f = field(variant="2p")
    attacker = f.put(A_INF, WEST)
    f.put("VDH.VDH.ISS", "0505")
    card = german_card(f, "Artillery")
    duel = battle(f, "0505", [attacker], hand=[card])
    assert refuses(duel.why_not(PlayTactic(card)), "ARD-C0-04")


@pytest.mark.rule("ARD-C0-05")
def test_an_allied_attacker_receives_the_tactic_of_a_drawn_card() -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    duel = battle(f, "0505", [attacker], allied_deck=[allied_card(f, "Artillery")])
    duel.roll(allied_card(f, "Artillery"), "Allied attack")
    assert duel.told("ARD-C0-05")
    none = battle(f, "0505", [attacker], allied_deck=[allied_card(f, "none")])
    none.roll(allied_card(f, "none"))
    assert "no usable tactic" in none.told("ARD-C0-05")[0]


def who_came(*, strong: bool = False, danger: bool = False, cut: bool = False) -> tuple[list[str], Duel]:
    """The units that joined the defence of 0505 when the card of the 99th Division is drawn."""
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    if strong:
        f.put(A_INF_2, "0505")
    if danger:
        f.put(G_INF_2, "0507")
        f.put(G_INF_3, "0507")
    if cut:
        for unit, hex in ((G_INF_2, WEST), (G_INF_3, SOUTH_WEST)):
            f.put(unit, hex)
    f.reserve("395.99.V")
    f.reserve("324.99.V" if "324.99.V" in f.title.unit_by_id else A_BIG)
    duel = battle(f, "0505", [attacker], allied_deck=["AC06"])
    duel.roll("AC06", "Allied defense")
    return [f.title.units[n].id for n in f.state.units_at(f.at("0505"), 1)], duel


@pytest.mark.rule("ARD-C0-06", "ARD-C0-07")
def test_a_matching_unit_joins_weak_defenders_in_communication_and_out_of_danger() -> None:
    came, duel = who_came()
    assert came == [A_INF, "395.99.V"]
    assert duel.traces("ARD-C0-07") == ["395.99.V joins"]
    for case in ({"strong": True}, {"danger": True}, {"cut": True}):
        came, duel = who_came(**case)
        assert "395.99.V" not in came, case
        assert duel.told("ARD-C0-08"), case


@pytest.mark.rule("ARD-C0-08")
def test_a_card_of_another_formation_gives_its_tactic() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.reserve(A_INF_2)
    card = allied_card(f, "Screen")
    duel = battle(f, "0505", [attacker], allied_deck=[card])
    duel.roll(card, "Allied defense")
    assert "Screen" in duel.told("ARD-C0-08")[0]


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
    assert limits(weak.state, fight_at(weak, [lone]))[:2] == (1, 1)


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
        assert most_chits(f.state, fight_at(f, [attacker]))[0] == 1 + more, (one, other)


@pytest.mark.rule("ARD-C0-16")
def test_screen_takes_two_chits_but_never_the_last() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST), f.put(G_INF_3, NORTH_EAST)]
    f.put(A_ENG, "0505")
    assert most_chits(f.state, fight_at(f, attackers, defender_tactics=("Screen",)))[0] == 1
    assert most_chits(f.state, fight_at(f, attackers[:1], defender_tactics=("Screen",)))[0] == 1
    assert amounts(f, attackers, "ARD-C0-16", defender_tactics=("Screen",)) == [-2]


def hits(f: Field, attackers: list[int], on_defender: int, on_attacker: int, target: str = "0505") -> tuple[int, int]:
    f.state.events = []
    return adjust_hits(f.state, fight_at(f, attackers, target, defender_hits=on_defender, attacker_hits=on_attacker))


def cited(f: Field) -> set[str]:
    return {rule for event in f.state.events or [] for rule in event.rules}


@pytest.mark.rule("ARD-C0-17", "ARD-C0-20")
def test_a_town_takes_one_hit_and_the_ip_in_it_stays() -> None:
    f = field(towns=["0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.state.add_ip("0505")
    assert hits(f, [attacker], 2, 0) == (1, 0)
    assert {"ARD-C0-17", "ARD-C0-20"} <= cited(f)
    assert "0505" in f.state.ips


@pytest.mark.rule("ARD-C0-18")
def test_an_ip_takes_one_hit_and_is_gone_unless_there_was_none() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.state.add_ip("0505")
    assert hits(f, [attacker], 0, 0) == (0, 0)
    assert "0505" in f.state.ips
    assert hits(f, [attacker], 2, 0) == (1, 0)
    assert "0505" not in f.state.ips


@pytest.mark.rule("ARD-C0-19")
def test_the_westwall_takes_one_hit_from_germans_only() -> None:
    f = field(tags={"0505": "westwall"})
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    assert hits(f, [attacker], 2, 0) == (1, 0)
    g = field(tags={"0505": "westwall"})
    german = g.put(G_INF, EAST)
    g.put(A_INF, "0505")
    assert hits(g, [german], 2, 0) == (2, 0)


@pytest.mark.rule("ARD-C0-21")
def test_the_attacker_disregards_a_hit_when_every_defender_is_weakened() -> None:
    for dispersed, supply, left in ((True, "OutOfSupply", 1), (True, "", 2), (False, "OutOfSupply", 2)):
        f = field()
        attacker = f.put(G_INF, EAST)
        f.put(A_INF, "0505", dispersed=dispersed)
        f.put(A_INF_2, "0505", supply=supply)
        assert hits(f, [attacker], 0, 2) == (0, left)
        assert ("ARD-C0-21" in cited(f)) == (left == 1)


@pytest.mark.rule("ARD-C0-22")
def test_the_attacker_disregards_every_hit_when_all_defenders_are_isolated() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505", supply="Isolated")
    assert hits(f, [attacker], 0, 5) == (0, 0)
    assert "ARD-C0-22" in cited(f)
    f.put(A_INF_2, "0505")
    assert hits(f, [attacker], 0, 5) == (0, 5)


@pytest.mark.rule("ARD-C0-23")
def test_hits_never_fall_below_nothing() -> None:
    f = field(towns=["0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert hits(f, [attacker], 0, 0) == (0, 0)
    assert "ARD-C0-23" in cited(f)


@pytest.mark.rule("ARD-H-39")
def test_odds_are_rounded_down_after_halving_and_doubling() -> None:
    f = field(rivers=["0505-0504"], bridges=["0505-0504"])
    across, flat = f.put(G_INF, EAST), f.put(G_INF_2, NORTH_EAST)
    f.put(A_INF, "0505")
    attack, defence, lines = odds_of(f.state, fight_at(f, [across, flat], attacker_tactics=("Engineers",)))
    assert (attack, defence) == (2 + 4 + 1, 4)
    assert {"ARD-TEC-12", "ARD-T0-06"} <= {line.rule for line in lines}
    duel = battle(f, "0505", [across, flat])
    assert isinstance(duel.pending, Decision)
    assert any(line.rule == "ARD-H-39" for line in duel.why_not(DrawChits(2)).ledger)


@pytest.mark.rule("ARD-H-41")
def test_flanked_is_opposite_hexes_or_three() -> None:
    f = field()
    east, west, north = f.put(G_INF, EAST), f.put(G_INF_2, WEST), f.put(G_INF_3, NORTH_EAST)
    f.put(A_INF, "0505")
    assert conditions(f.state, fight_at(f, [east, west])).flanked
    assert not conditions(f.state, fight_at(f, [east, north])).flanked
    assert conditions(f.state, fight_at(f, [east, north, west])).flanked
    town = field(towns=["0505"])
    pair = [town.put(G_INF, EAST), town.put(G_INF_2, WEST)]
    town.put(A_INF, "0505")
    assert not conditions(town.state, fight_at(town, pair)).flanked
    duel = battle(f, "0505", [east, west])
    assert any(line.rule == "ARD-H-41" for line in duel.why_not(DrawChits(2)).ledger)


@pytest.mark.parametrize(("terrain", "has"), [("Clear", True), ("Forest", False)])
def test_armor_counts_unless_it_attacks_into_forest_without_a_road(terrain: str, has: bool) -> None:
    f = field(terrain={"0505": terrain})
    panzer = f.put(next(u.id for u in f.title.units if u.armor and u.side == "german"), EAST)
    f.put(A_MECH, "0505")
    assert conditions(f.state, fight_at(f, [panzer])).armor[0] == has


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
    f.state.add_lasting("Allies Alert")
    duel = battle(f, "0505", attackers)
    duel.do(DrawChits(2))
    duel.roll("chit-05")
    duel.roll("chit-06")
    assert duel.prompt == ""


@pytest.mark.rule("ARD-H-38")
def test_only_adjacent_units_attack_and_a_hex_is_attacked_once() -> None:
    f = field()
    near, far = f.put(G_INF, EAST), f.put(G_INF_2, "0502")
    f.put(A_INF, "0505")
    assert refuses(declare_refusal(f.state, 0, f.at("0505"), [far]), "ARD-H-38")
    assert refuses(declare_refusal(f.state, 0, f.at("0506"), [near]), "ARD-H-38")
    assert declare_refusal(f.state, 0, f.at("0505"), [near]) is None
    duel = battle(f, "0505", [near])
    duel.do(DrawChits(1))
    assert refuses(declare_refusal(f.state, 0, f.at("0505"), [near]), "ARD-H-38")


@pytest.mark.rule("ARD-H-40")
@pytest.mark.parametrize(("others", "number"), [(2, 5), (0, 1)])
def test_the_system_draws_the_most_chits_at_three_to_one_and_else_the_least(others: int, number: int) -> None:
    f = field()
    attackers = [f.put(A_INF, WEST), *(f.put(unit, "0405") for unit in (A_BIG, A_INF_2)[:others])]
    f.put(G_RECON, "0505")
    action, trace = choose_chits(f.state, Announce(fight_at(f, attackers)))
    assert action == DrawChits(number)
    assert trace.choice == str(number)

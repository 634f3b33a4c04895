"""Exact odds of the Ardennes game: against every outcome walked by itself, against play, and what they tell."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.errors import Illegal
from broadfront.core.game import Game
from broadfront.core.odds import Odds, compute_odds
from broadfront.core.record import Record
from broadfront.core.state import State
from broadfront.core.title import Playable
from broadfront.sim.conformance import played_outcome
from broadfront.titles.ardennes.game.odds import POLICY_DESCRIPTION, possible_attacks
from broadfront.titles.ardennes.rules.fighting.combat_actions import Attack, DrawChits, NoTactic, PlayTactic
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation
from tests.titles.ardennes.support.duel import allied_card
from tests.titles.ardennes.support.field import (
    A_BIG,
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
)
from tests.titles.ardennes.support.real import title

SMALL_CUP = ("chit-01", "chit-05", "chit-09", "chit-14", "chit-18", "chit-26", "chit-33", "chit-42")
EXAMPLE = Record.read(Path(__file__).resolve().parents[4] / "examples" / "initial-assault-by-hand.bf")
"""At its line 13 the German may attack Losheimergraben in the opening impulse, and does by line 17."""
ON_LOSHEIMERGRABEN = Attack("0804", ("27.12VG.ISS", "48.12VG.ISS", "89.12VG.ISS"))
ROAD = ["0510-0509-0508-0507-0506-0505"]


def german_attack() -> tuple[Field, Attack]:
    """Cards that join a unit, bug out, call for a second card, bring a stack, or do nothing."""
    f = field(day=19, roads=ROAD, hv={"0509": 2, "0505": 1})
    f.put(G_INF, "0504")
    f.put(G_MECH, "0404")
    f.put(A_INF, "0505")
    f.put(A_MECH, "0508")
    f.reserve(A_INF_2)
    deck = ["AC06", "AC51", "AC49", "AC50", allied_card(f, "Tank Battalion"), allied_card(f, "Reinforce Battle")]
    f.state.zones["allied-deck"] = tuple(sorted([*deck, "AC03", "AC42"]))
    return f, Attack("0505", (G_INF, G_MECH))


def allied_attack() -> tuple[Field, Attack]:
    """A German defender that retreats past a bridge; Allied attackers that roll for their advance."""
    f = field(day=20, towns=["0505"], rivers=["0504-0503"], bridges=["0504-0503"], roads=["0506-0505-0504-0503-0502"])
    f.hold("german", "0505")
    f.put(A_BIG, "0506")
    f.put(A_INF, "0506")
    f.put(A_INF_2, "0405")
    f.put(A_INF_3, "0605")
    f.put(G_INF, "0505")
    f.state.zones["allied-deck"] = tuple(sorted(["AC15", "AC21", "AC03", "AC50", "AC56"]))
    return f, Attack("0505", (A_BIG, A_INF, A_INF_2))


def two_players() -> tuple[Field, Attack]:
    f = field(variant="2p", towns=["0505"])
    for unit, hex in ((G_INF, "0504"), (G_INF_2, "0404"), (G_INF_3, "0404"), (A_BIG, "0505"), (A_INF, "0505")):
        f.put(unit, hex)
    return f, Attack("0505", (G_INF, G_INF_2, G_INF_3))


CASES = {"german": german_attack, "allied": allied_attack, "two players": two_players}


def walked(state: State, action: Attack, *, grouped: bool) -> Odds:
    """The odds with a long rope, outcome by outcome or grouped."""
    found = state.title
    assert isinstance(found, Playable)
    start = state.copy()
    floor = len(start.stack)
    start.push(found.battle(start, action))
    policies = {side: found.policy(start, side) for side in start.played}

    def measure(after: State) -> dict[str, Any]:
        return found.outcome(state, after, action)

    return compute_odds([(start, 1)], measure, policies, floor=floor, grouped=grouped, max_seconds=600)


def shares(odds: Odds) -> dict[str, Fraction]:
    return {str(outcome): Fraction(weight, odds.total) for outcome, weight in odds.outcomes}


@pytest.mark.parametrize("case", CASES)
def test_grouped_odds_equal_a_walk_outcome_by_outcome(case: str) -> None:
    f, attack = CASES[case]()
    f.state.zones["chit-cup"] = SMALL_CUP
    alone, together = walked(f.state, attack, grouped=False), walked(f.state, attack, grouped=True)
    assert shares(alone) == shares(together)
    assert len(alone.outcomes) > 5
    assert alone.states > 2 * together.states


@pytest.mark.parametrize("case", CASES)
def test_odds_agree_with_two_thousand_played_combats(case: str) -> None:
    f, attack = CASES[case]()
    f.state.zones["chit-cup"] = tuple(sorted(f.title.chits))
    odds, plays = odds_of_attack(f.state, attack), 2_000
    assert odds.exact
    rng = random.Random(f"played/{case}")
    counts = Counter(str(played_outcome(f.state, attack, rng)) for _ in range(plays))
    told = {outcome: float(share) for outcome, share in shares(odds).items()}
    assert set(counts) <= set(told)
    for outcome, p in told.items():
        assert abs(counts[outcome] / plays - p) <= 4 * (p * (1 - p) / plays) ** 0.5 + 1e-12, outcome


def test_odds_change_nothing_and_are_the_same_twice() -> None:
    f, attack = german_attack()
    f.state.zones["chit-cup"] = tuple(sorted(f.title.chits))
    before = f.state.key()
    assert odds_of_attack(f.state, attack).serialize() == odds_of_attack(f.state, attack).serialize()
    assert f.state.key() == before


@pytest.mark.rule("ARD-H-39", "ARD-H-41", "ARD-C0-09", "ARD-C0-13")
def test_the_ledger_has_every_modifier_and_assumes_names_the_policy() -> None:
    f, attack = german_attack()
    f.state.zones["chit-cup"] = tuple(sorted(f.title.chits))
    odds = odds_of_attack(f.state, attack)
    told = {line.rule: line for line in odds.ledger}
    assert told["ARD-H-39"].amount == "2:1"
    assert told["ARD-H-41"].reason in ("Flanked", "not Flanked")
    assert told["ARD-C0-13"].amount == 1
    assert any(line.reason == "chits at most, 2 at least" for line in odds.ledger)
    assert odds.assumes == {"german": POLICY_DESCRIPTION}
    assert odds.serialize().ledger


def test_asked_by_a_side_odds_rest_on_what_it_may_know() -> None:
    """With two players the Allied hand is hidden: the German's odds are the same whatever is in it."""
    f, attack = two_players()
    f.state.zones["chit-cup"] = tuple(sorted(f.title.chits))
    f.state.zones["allied-hand"], f.state.zones["allied-deck"] = ("AC05", "AC06"), ("AC49", "AC50", "AC51")
    other = f.state.resample("german", random.Random(3))
    assert other.zones["allied-hand"] != f.state.zones["allied-hand"]
    assert (
        odds_of_attack(f.state, attack, side="german").serialize()
        == odds_of_attack(other, attack, side="german").serialize()
    )
    # In the solitaire game the pile is known to nobody, its content to all: what is left of the cards.
    g, attack = german_attack()
    g.state.zones["chit-cup"] = tuple(sorted(g.title.chits))
    assert shares(odds_of_attack(g.state, attack, side="german")) == shares(odds_of_attack(g.state, attack))


@pytest.mark.parametrize("variant", ["gs", "2p"])
@pytest.mark.parametrize("scenario", ["initial_assault", "campaign", "bastogne_surrounded", "tip_of_the_salient"])
def test_odds_are_found_at_the_start_of_every_scenario(scenario: str, variant: str) -> None:
    state = title().set_up(scenario, variant, {})
    state.settle()
    for side in ("german", "allied"):
        attack = next(title().attacks(state, side))
        odds = odds_of_attack(state, attack)
        assert odds.exact
        assert sum(weight for _, weight in odds.outcomes) == odds.total
        assert odds.probability(taken=False) > 0


def test_within_a_combat_a_choice_has_the_odds_of_what_it_makes_of_the_rest() -> None:
    """Declared, without a tactic, with the most chits: each time the same attack, so the same odds."""
    game = Game.replay(title(), Record(EXAMPLE.header, EXAMPLE.lines[:13]))
    before = game.odds(ON_LOSHEIMERGRABEN, side="german")
    for line in EXAMPLE.lines[13:17]:
        game.apply(title().codec.decode(line.do))
    assert game.odds(NoTactic(), side="german").outcomes == before.outcomes
    better = game.odds(PlayTactic("GP02"), side="german")
    assert better.probability(taken=True) > before.probability(taken=True)
    game.apply(NoTactic())
    assert game.odds(DrawChits(3), side="german").outcomes == before.outcomes
    fewer = game.odds(DrawChits(2), side="german")
    assert fewer.probability(taken=True) < before.probability(taken=True)
    for number, side in ((9, "german"), (3, "allied")):
        with pytest.raises(Illegal):
            game.odds(DrawChits(number), side=side)


def test_in_an_activation_attacks_are_those_of_its_units() -> None:
    game = Game.replay(title(), Record(EXAMPLE.header, EXAMPLE.lines[:13]))
    state, outside = game.state, game.state.copy()
    outside.stack.pop()
    assert isinstance(state, ArdennesState)
    assert isinstance(outside, ArdennesState)
    step = state.stack[-1]
    assert isinstance(step, Activation)
    active = {state.units[n].id for n in step.units}
    found = list(possible_attacks(state, "german"))
    assert ON_LOSHEIMERGRABEN in found
    assert all(active.issuperset(attack.attackers) for attack in found)
    assert {unit for attack in possible_attacks(outside, "german") for unit in attack.attackers} > active
    assert list(possible_attacks(state, "allied")) == list(possible_attacks(outside, "allied"))


def test_in_the_opening_impulse_no_card_defends_in_the_odds_either() -> None:
    game = Game.replay(title(), Record(EXAMPLE.header, EXAMPLE.lines[:13]))
    opening = game.odds(ON_LOSHEIMERGRABEN, side="german").probability(taken=True)
    later = game.state.copy()
    later.stack.pop()
    assert odds_of_attack(later, ON_LOSHEIMERGRABEN, side="german").probability(taken=True) != opening


def test_the_ledger_of_odds_says_its_reasons_to_programs() -> None:
    state = title().set_up("bastogne_surrounded", "2p", {})
    state.settle()
    attack = next(title().attacks(state, "german"))
    ledger = odds_of_attack(state, attack).serialize().ledger
    assert ledger
    assert all(line.reason and line.topic for line in ledger)

"""Exact odds of the Ardennes game compared with played combats."""

import random
import time
from collections.abc import Iterator
from functools import lru_cache
from math import sqrt

from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.odds import Odds
from broadfront.core.state import State
from broadfront.sim.conformance import played_outcome
from broadfront.titles import playable
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.rules.fighting.combat_actions import Attack
from soak import Figures, Totals, job

ATTACKS, BATCHES, PLAYS = 20, 50, 2_000
"""20 attacks, each played 50 times 2,000 times."""
STARTS = [
    (scenario, variant, side)
    for scenario in ("campaign", "bastogne_surrounded", "tip_of_the_salient")
    for variant in ("gs", "2p")
    for side in ("german", "allied")
]
RARE = 0.001
WORTH = 5_000
"""Computing odds must cost less than this many played combats."""


@lru_cache(maxsize=ATTACKS)
def find_attack(number: int) -> tuple[State, Attack]:
    """Return one of the attacks, varying scenario, variant, side and target along the front."""
    title = playable("ardennes")
    assert isinstance(title, ArdennesGame)
    scenario, variant, side = STARTS[number % len(STARTS)]
    state = title.set_up(scenario, variant, {})
    state.settle()
    all_of_them = list(title.attacks(state, side))
    chosen = all_of_them[(number * 7) % len(all_of_them)]
    assert isinstance(chosen, Attack)
    return state, chosen


@lru_cache(maxsize=ATTACKS)
def exact_odds(number: int) -> tuple[Odds, float]:
    """Return the odds of an attack and the seconds they took, after one combat to warm up."""
    state, action = find_attack(number)
    played_outcome(state, action, random.Random(number))  # compiles and loads the kernels before the timing
    began = time.process_time()
    odds = odds_of_attack(state, action)
    return odds, time.process_time() - began


def _check_agreement(totals: Totals) -> None:
    """Check each outcome of 1 in 1,000 or more within 4 standard errors, the rarer ones together, and the cost."""
    plays = BATCHES * PLAYS
    for number in range(ATTACKS):
        odds, _ = exact_odds(number)
        assert odds.exact, f"attack {number} {find_attack(number)[1]}: {odds.note}"
        expected = {str(outcome): weight / odds.total for outcome, weight in odds.outcomes}
        seen = {key.partition("/")[2]: n for key, n in totals.items() if key.startswith(f"{number}/")}
        unknown = set(seen) - set(expected)
        assert not unknown, f"attack {number}: played {min(unknown)}, which the odds do not know"
        rare = [outcome for outcome, p in expected.items() if p < RARE]
        pooled = {outcome: (p, seen.get(outcome, 0)) for outcome, p in expected.items() if p >= RARE}
        if rare:
            pooled["rare"] = (sum(expected[o] for o in rare), sum(seen.get(o, 0) for o in rare))
        for outcome, (p, n) in pooled.items():
            error = sqrt(p * (1 - p) / plays)
            assert abs(n / plays - p) <= 4 * error + 1e-12, (
                f"attack {number}: {outcome} odds {p:.5f}, played {n / plays:.5f}"
            )
        cost, played = totals[f"cost {number}"] / BATCHES, totals[f"played {number}"] / plays
        assert cost < WORTH * played, f"attack {number}: odds take {cost:.2f} s, {WORTH} combats {WORTH * played:.2f} s"


@job("ardennes-odds", seeds=range(ATTACKS * BATCHES), conclude=_check_agreement)
def check_odds(seeds: range) -> Iterator[Figures]:
    """On 20 varied attacks exact odds agree with 100,000 combats played, and cost less than 5,000 of them."""
    for seed in seeds:
        number = seed % ATTACKS
        state, action = find_attack(number)
        _, cost = exact_odds(number)
        rng = random.Random(f"ardennes odds/{seed}")
        figures: dict[str, float] = {f"cost {number}": cost}
        began = time.process_time()
        for _ in range(PLAYS):
            key = f"{number}/{played_outcome(state, action, rng)}"
            figures[key] = figures.get(key, 0) + 1
        figures[f"played {number}"] = time.process_time() - began
        yield figures

"""Exact odds of an attack in the Ardennes game, compared with played combats."""

import random

from bench import Measured, compared, row
from bench.timing import calls
from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.state import State
from broadfront.sim.conformance import played_outcome
from broadfront.titles import playable
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.rules.fighting.combat_actions import Attack

PLAYS = 20


def find_attack(variant: str, side: str) -> tuple[State, Attack]:
    """Return the position and the middle one of a side's attacks at the start of the battle for Bastogne."""
    title = playable("ardennes")
    assert isinstance(title, ArdennesGame)
    state = title.set_up("bastogne_surrounded", variant, {})
    state.settle()
    found = list(title.attacks(state, side))
    chosen = found[len(found) // 2]
    assert isinstance(chosen, Attack)
    return state, chosen


def measure_odds(variant: str, side: str, limit: float) -> Measured:
    state, action = find_attack(variant, side)
    rng = random.Random(1)

    def played() -> None:
        for _ in range(PLAYS):
            played_outcome(state, action, rng)

    times = compared({"odds": calls(lambda: odds_of_attack(state, action)), "played": calls(played)})
    odds = odds_of_attack(state, action)
    assert odds.exact, odds.note
    combats = {"a combat played": times["played"] / PLAYS}
    note = f"{action}: {odds.states} chance positions, {len(odds.outcomes)} outcomes"
    return Measured(times["odds"], others=combats, limit=limit, note=note)


@row("exact odds, ardennes solitaire, German attack", order=60)
def measure_german_attack() -> Measured:
    return measure_odds("gs", "german", 0.3)


@row("exact odds, ardennes solitaire, Allied attack", order=61)
def measure_allied_attack() -> Measured:
    return measure_odds("gs", "allied", 0.6)


@row("exact odds, ardennes two players", order=62)
def measure_two_player_attack() -> Measured:
    return measure_odds("2p", "german", 0.05)

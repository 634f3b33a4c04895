"""Estimated value of attacks, from the exact distribution of chit hits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, partial
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from broadfront.core.memoization import memoized
from broadfront.titles.ardennes.data.chit_hits import Conditions, count_hit_totals, hits_by_name
from broadfront.titles.ardennes.data.records import GERMAN, SIDES
from broadfront.titles.ardennes.play.players.hex_value import capture_value, days_left, victory_hex_pull
from broadfront.titles.ardennes.rules.fighting.chits import quick_chit_limits
from broadfront.titles.ardennes.rules.fighting.fight import Fight, split_defenders
from broadfront.titles.ardennes.rules.fighting.strength import chit_conditions
from broadfront.titles.ardennes.rules.fighting.terrain_effects import check_artillery_range
from broadfront.titles.ardennes.rules.markers import ISOLATED, OUT_OF_SUPPLY
from broadfront.titles.ardennes.rules.memo_inputs import BRIDGES, DAY, DISPERSED, IPS, LASTING, STEPS, SUPPLY, WHERE
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = ["ExpectedResult", "attack_value", "hit_chances", "make_fight", "tactic_value"]

HIT_VALUE = 0.6
"""Value of a hit on the defender."""
LOSS_COST = 1.1
"""Value of an attacker's step when many days are left."""
CLEAR_CHANCES = (0.0, 0.5, 0.8, 0.95)
"""Chance that a surviving stack leaves its hex, by number of hits."""
ATTACKER_COSTS = (0.0, 1.0, 1.7, 1.7)
"""Effective steps lost by the attacker, by number of hits; Dispersed absorbs two hits."""
GUESSED_VALUES = {"Assault Coordination": 0.9, "Reinforce Battle": 0.9, "Press the Attack": 0.3, "Bug Out": 0.3}
"""Guessed value of tactics whose effect the chits do not show."""


@lru_cache(maxsize=8192)
def hit_chances(title: Ardennes, held: Conditions, alert: bool, chits: int) -> tuple[tuple[int, int, float], ...]:
    """Return each possible pair of hits on defender and attacker, with its probability.

    `chits` Combat Chits are drawn from the full set.
    """
    cup = Counter(hits_by_name(title, held, alert).values())
    chits = min(chits, cup.total())
    ways = comb(cup.total(), chits)
    return tuple((d, a, weight / ways) for (d, a), weight in count_hit_totals(tuple(sorted(cup.items())), chits))


class ExpectedResult(NamedTuple):
    """The expected result of an attack: mean hits, chance that the defenders leave, attacker steps lost."""

    hits: float
    clears: float
    cost: float


class ExpectedResults(dict[int, ExpectedResult]):
    """The expected results of a combat by number of chits drawn, computed on first access."""

    def __init__(
        self, title: Ardennes, held: Conditions, alert: bool, sheltered: bool, spared: int, steps: int
    ) -> None:
        self._chances = partial(hit_chances, title, held, alert)
        self._sheltered, self._spared, self._steps = sheltered, spared, steps

    def __missing__(self, number: int) -> ExpectedResult:
        hits = clears = cost = 0.0
        for on_defender, on_attacker, chance in self._chances(number):
            d, a = max(0, on_defender - self._sheltered), max(0, on_attacker - self._spared)
            hits += chance * min(d, self._steps)
            clears += chance * (1.0 if d >= self._steps else CLEAR_CHANCES[min(d, 3)])
            cost += chance * (ATTACKER_COSTS[a] if a < 4 else a - 1.3)
        found = self[number] = ExpectedResult(hits, clears, cost)
        return found


_cached_results = lru_cache(maxsize=4096)(ExpectedResults)


class CombatFactors(NamedTuple):
    """The quantities from which a bot computes the value of a combat: expected results, chit limits, hex value."""

    prospects: ExpectedResults
    least: int
    most: int
    gain: float
    late: float


@memoized(rests_on=(victory_hex_pull, BRIDGES, DAY, DISPERSED, IPS, LASTING, STEPS, SUPPLY, WHERE))
def combat_factors(state: ArdennesState, fight: Fight) -> CombatFactors:
    """Return the quantities from which a bot computes the value of a combat."""
    target, defenders = fight.target, fight.defenders
    sheltered = (
        target in state.ground.town
        or (fight.defending == GERMAN and target in state.ground.westwall)
        or (bool(state.land.ips) and state.hex_id(target) in state.land.ips)
    )
    board = state.board
    supply, dispersed = board.supply, board.dispersed
    weak = [99 if supply[n] == ISOLATED else supply[n] >= OUT_OF_SUPPLY or dispersed[n] > 0 for n in defenders]
    # The attacker disregards all hits if every defender is Isolated, and one if none is in good order.
    spared = int(min(weak, default=0))
    steps = max(1, sum([board.steps[n] for n in defenders]))
    held, alert = chit_conditions(state, fight), "Allies Alert" in state.clock.lasting
    return CombatFactors(
        _cached_results(state.title, held, alert, sheltered, spared, steps),
        *quick_chit_limits(state, fight),
        capture_value(state, fight.attacking, target),
        min(1.0, 0.4 + 0.15 * days_left(state)),
    )


def attack_value(state: ArdennesState, fight: Fight, chits: int | None = None) -> float:
    """Return a bot's value of an attack for a number of chits, by default the better of minimum and maximum."""
    at = combat_factors(state, fight)
    if chits is not None:
        return _value_with_chits(at, chits)
    least = _value_with_chits(at, at.least)
    return least if at.most == at.least else max(least, _value_with_chits(at, at.most))


def _value_with_chits(factors: CombatFactors, chits: int) -> float:
    """Return a bot's value of a combat if this number of Combat Chits is drawn."""
    hits, clears, cost = factors.prospects[chits]
    return factors.late * (HIT_VALUE * hits - LOSS_COST * cost) + factors.gain * clears


def make_fight(state: ArdennesState, side: int, target: int, attackers: Sequence[int]) -> Fight:
    """Return the combat that would begin if these units attacked the target hex."""
    defenders, guests = split_defenders(state, target, 1 - side)
    hexes = state.board.hexes
    start = tuple([hex for n in attackers if (hex := hexes[n]) is not None])
    return Fight(SIDES[side], target, tuple(attackers), 0, from_hexes=start, defenders=defenders, guests=guests)


def tactic_value(state: ArdennesState, fight: Fight, side: int, tactic: str) -> float:
    """Return the value that playing a CombatTactic adds to a combat for the side that plays it."""
    attacking = side == fight.attacking
    if tactic in GUESSED_VALUES:
        extra = GUESSED_VALUES[tactic]
        if not attacking:
            return extra
        return (
            extra
            + attack_value(state, fight.with_changes(attacker_tactics=(*fight.attacker_tactics, tactic)))
            - attack_value(state, fight)
        )
    gained = tactic
    if tactic == "Corps Artillery" or (
        tactic == "Fixed Artillery" and check_artillery_range(state, fight.target).legal
    ):
        gained = "Artillery"
    if attacking:
        changed = fight.with_changes(attacker_tactics=(*fight.attacker_tactics, gained))
        return attack_value(state, changed) - attack_value(state, fight)
    changed = fight.with_changes(defender_tactics=(*fight.defender_tactics, gained))
    lost = attack_value(state, fight) - attack_value(state, changed)
    if tactic == "Engineers" and fight.target not in state.ground.town:
        lost += 0.8
    return lost

"""Estimated value of attacks, from the exact distribution of chit hits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, partial
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from broadfront.core.findings import finding
from broadfront.titles.ardennes.data.chit_hits import Conditions, hits_by_name, hits_of_draws
from broadfront.titles.ardennes.data.records import GERMAN, SIDES
from broadfront.titles.ardennes.play.players.worth import days_left, prize, pull
from broadfront.titles.ardennes.rules.fighting.chits import least_and_most
from broadfront.titles.ardennes.rules.fighting.fight import Fight, defenders_of
from broadfront.titles.ardennes.rules.fighting.strength import conditions
from broadfront.titles.ardennes.rules.fighting.terrain_effects import in_fixed_artillery_range
from broadfront.titles.ardennes.rules.grounds import BRIDGES, DAY, DISPERSED, IPS, LASTING, STEPS, SUPPLY, WHERE
from broadfront.titles.ardennes.rules.markers import ISOLATED, OUT_OF_SUPPLY
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = ["Prospect", "attack_of", "hit_chances", "prospect", "with_tactic"]

STEP = 0.6
"""Value of a hit on the defender."""
LOSS = 1.1
"""Value of an attacker's step when many days are left."""
CLEARS = (0.0, 0.5, 0.8, 0.95)
"""Chance that a surviving stack leaves its hex, by number of hits."""
COSTS = (0.0, 1.0, 1.7, 1.7)
"""Effective steps lost by the attacker, by number of hits; Dispersed absorbs two hits."""
GUESSED = {"Assault Coordination": 0.9, "Reinforce Battle": 0.9, "Press the Attack": 0.3, "Bug Out": 0.3}
"""Guessed value of tactics whose effect the chits do not show."""


@lru_cache(maxsize=8192)
def hit_chances(title: Ardennes, held: Conditions, alert: bool, number: int) -> tuple[tuple[int, int, float], ...]:
    """Return the hits on defender and attacker with probabilities for drawing chits from a full cup."""
    cup = Counter(hits_by_name(title, held, alert).values())
    number = min(number, cup.total())
    ways = comb(cup.total(), number)
    return tuple((d, a, weight / ways) for (d, a), weight in hits_of_draws(tuple(sorted(cup.items())), number))


class Prospect(NamedTuple):
    """Expected result of an attack: mean hits, chance to clear the hex, and effective steps lost."""

    hits: float
    clears: float
    cost: float


class Prospects(dict[int, Prospect]):
    """Expected results of a combat by number of chits, computed on first access."""

    def __init__(
        self, title: Ardennes, held: Conditions, alert: bool, sheltered: bool, spared: int, steps: int
    ) -> None:
        self._chances = partial(hit_chances, title, held, alert)
        self._sheltered, self._spared, self._steps = sheltered, spared, steps

    def __missing__(self, number: int) -> Prospect:
        hits = clears = cost = 0.0
        for on_defender, on_attacker, chance in self._chances(number):
            d, a = max(0, on_defender - self._sheltered), max(0, on_attacker - self._spared)
            hits += chance * min(d, self._steps)
            clears += chance * (1.0 if d >= self._steps else CLEARS[min(d, 3)])
            cost += chance * (COSTS[a] if a < 4 else a - 1.3)
        found = self[number] = Prospect(hits, clears, cost)
        return found


_prospects = lru_cache(maxsize=4096)(Prospects)


class Stakes(NamedTuple):
    """The quantities that determine the value of a combat."""

    prospects: Prospects
    least: int
    most: int
    gain: float
    late: float


@finding(rests_on=(pull, BRIDGES, DAY, DISPERSED, IPS, LASTING, STEPS, SUPPLY, WHERE))
def stakes(state: ArdennesState, fight: Fight) -> Stakes:
    target, defenders = fight.target, fight.defenders
    sheltered = (
        target in state.ground.town
        or (fight.defending == GERMAN and target in state.ground.westwall)
        or (bool(state.land.ips) and state.name(target) in state.land.ips)
    )
    board = state.board
    supply, dispersed = board.supply, board.dispersed
    weak = [99 if supply[n] == ISOLATED else supply[n] >= OUT_OF_SUPPLY or dispersed[n] > 0 for n in defenders]
    # The attacker disregards all hits if every defender is Isolated, and one if none is in good order.
    spared = int(min(weak, default=0))
    steps = max(1, sum([board.steps[n] for n in defenders]))
    held, alert = conditions(state, fight), "Allies Alert" in state.clock.lasting
    return Stakes(
        _prospects(state.title, held, alert, sheltered, spared, steps), *least_and_most(state, fight),
        prize(state, fight.attacking, target), min(1.0, 0.4 + 0.15 * days_left(state)),
    )  # fmt: skip


def prospect(state: ArdennesState, fight: Fight, number: int | None = None) -> float:
    """Return the value of an attack for a number of chits, by default the better of minimum and maximum."""
    at = stakes(state, fight)
    if number is not None:
        return _worth(at, number)
    least = _worth(at, at.least)
    return least if at.most == at.least else max(least, _worth(at, at.most))


def _worth(at: Stakes, chits: int) -> float:
    hits, clears, cost = at.prospects[chits]
    return at.late * (STEP * hits - LOSS * cost) + at.gain * clears


def attack_of(state: ArdennesState, side: int, target: int, attackers: Sequence[int]) -> Fight:
    """Return the combat that an attack by these units would begin."""
    defenders, guests = defenders_of(state, target, 1 - side)
    hexes = state.board.hexes
    start = tuple([hex for n in attackers if (hex := hexes[n]) is not None])
    return Fight(SIDES[side], target, tuple(attackers), 0, from_hexes=start, defenders=defenders, guests=guests)


def with_tactic(state: ArdennesState, fight: Fight, side: int, tactic: str) -> float:
    """Return the value a tactic adds to a combat for the side that plays it."""
    attacking = side == fight.attacking
    if tactic in GUESSED:
        extra = GUESSED[tactic]
        if not attacking:
            return extra
        return (
            extra
            + prospect(state, fight.but(attacker_tactics=(*fight.attacker_tactics, tactic)))
            - prospect(state, fight)
        )
    gained = tactic
    if tactic == "Corps Artillery" or (
        tactic == "Fixed Artillery" and in_fixed_artillery_range(state, fight.target).legal
    ):
        gained = "Artillery"
    if attacking:
        changed = fight.but(attacker_tactics=(*fight.attacker_tactics, gained))
        return prospect(state, changed) - prospect(state, fight)
    changed = fight.but(defender_tactics=(*fight.defender_tactics, gained))
    lost = prospect(state, fight) - prospect(state, changed)
    if tactic == "Engineers" and fight.target not in state.ground.town:
        lost += 0.8
    return lost

"""The chart of Combat Chits: the exact chance of each number of hits, by odds and by chits drawn."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from broadfront.core.questions import Answer
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.rules.fighting.chits import hits_of_chit, hits_of_draws
from broadfront.titles.ardennes.rules.fighting.strength import Conditions

__all__ = ["hits_chart"]


def hits_chart(
    title: Ardennes, ratio: int, chits: int, *, flanked: bool, armor: str, artillery: str, airpower: str, alert: bool
) -> Answer:
    """Hits before terrain, posts and the state of the defenders change them; who has a condition is said in a word."""
    held = Conditions(ratio, flanked, _sides(armor), _sides(artillery), _sides(airpower))
    cup = Counter(hits_of_chit(chit, held, alert=alert) for chit in title.chits.values())
    drawn = hits_of_draws(tuple(sorted(cup.items())), chits)
    ways = sum(weight for _, weight in drawn)
    value: dict[str, Any] = {}
    for side, name in enumerate(("defender", "attacker")):
        hits: Counter[int] = Counter()
        for sums, weight in drawn:
            hits[sums[side]] += weight
        mean = Fraction(sum(number * weight for number, weight in hits.items()), ways)
        value[f"mean_on_{name}"] = f"{float(mean):.2f}"
        value[f"on_{name}"] = {str(number): f"{100 * hits[number] / ways:.1f}%" for number in sorted(hits)}
        value[f"ways_on_{name}"] = {str(number): hits[number] for number in sorted(hits)}
    return Answer(value | {"ways": ways}, (), ("ARD-H-42", "ARD-C0-09"))


def _sides(who: str) -> tuple[bool, bool]:
    """Whether attacker and defender have a condition."""
    return who in ("attacker", "both"), who in ("defender", "both")

"""Hits from Combat Chits: which printed hits count, why others do not, and the totals that several chits can give."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.records import Chit
from broadfront.titles.ardennes.data.words import say

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = ["MAX_RATIO", "Conditions", "count_hit_totals", "explain_uncounted_hits", "hits_by_name", "hits_of_chit"]

MAX_RATIO = 5


class Conditions(NamedTuple):
    """Conditions of a combat on which Combat Chits depend; paired fields are (attacker has it, defender has it)."""

    ratio: int
    """The n of odds of n:1; 0 below 1:1."""
    flanked: bool
    armor: tuple[bool, bool]
    artillery: tuple[bool, bool]
    airpower: tuple[bool, bool]


@decides("ARD-H-42")
def hits_of_chit(chit: Chit, conditions: Conditions, *, alert: bool) -> tuple[int, int]:
    """Return the (hits on the defender, hits on the attacker) that a Combat Chit gives under these combat conditions.

    With `alert` (Allies Alert is in force), chits with a Day symbol give no hits.
    """
    if chit.day_symbol and alert:
        return 0, 0
    condition = chit.condition
    if condition == "none":
        return chit.defender_hits, chit.attacker_hits
    if condition == "flanked":
        return (chit.defender_hits, chit.attacker_hits) if conditions.flanked else (0, 0)
    if condition.startswith("ratio"):
        number = int(condition[7:].split(":")[0]) if condition[5:7] == ">=" else int(condition[6:].split(":")[0])
        holds = conditions.ratio >= number if condition[5:7] == ">=" else conditions.ratio < number
        return (chit.defender_hits, chit.attacker_hits) if holds else (0, 0)
    attacker, defender = {
        "armor": conditions.armor,
        "artillery": conditions.artillery,
        "airpower": conditions.airpower,
    }[condition]
    return (chit.defender_hits if attacker else 0), (chit.attacker_hits if defender else 0)


def explain_uncounted_hits(chit: Chit, conditions: Conditions, *, alert: bool) -> Message | None:
    """Return why some hits printed on a Combat Chit do not count in this combat, or None if all count."""
    if chit.day_symbol and alert:
        return say("chit.struck.alert")
    defender, attacker = hits_of_chit(chit, conditions, alert=alert)
    if (defender, attacker) == (chit.defender_hits, chit.attacker_hits):
        return None
    condition = chit.condition
    if condition == "flanked":
        return say("chit.struck.not-flanked")
    if condition.startswith("ratio"):
        now = f"{conditions.ratio}:1{'+' * (conditions.ratio == MAX_RATIO)}" if conditions.ratio else "under 1:1"
        least = condition.startswith("ratio>=")
        topic = "chit.struck.odds-too-low" if least else "chit.struck.odds-too-high"
        return say(topic, now=now, needed=condition[7:] if least else condition[6:])
    lacking = "attacker" if defender != chit.defender_hits else "defender"
    if defender != chit.defender_hits and attacker != chit.attacker_hits:
        lacking = "neither"
    return say("chit.struck.without", kind=condition.capitalize(), whose=lacking)


@lru_cache(maxsize=1024)
def hits_by_name(title: Ardennes, conditions: Conditions, alert: bool) -> dict[str, tuple[int, int]]:
    """Return the (hits on the defender, hits on the attacker) of every Combat Chit, by chit name, in a combat."""
    return {name: hits_of_chit(chit, conditions, alert=alert) for name, chit in title.chits.items()}


@lru_cache(maxsize=4096)
def count_hit_totals(
    cup: tuple[tuple[tuple[int, int], int], ...], draws: int
) -> tuple[tuple[tuple[int, int], int], ...]:
    """Return the totals of hits that drawing `draws` Combat Chits can give, each with its number of combinations.

    `cup` lists the chits that can be drawn: ((hits on the defender, hits on the attacker), number of such chits).

    >>> count_hit_totals((((0, 0), 2), ((1, 0), 1)), 2)
    (((0, 0), 1), ((1, 0), 2))
    """
    ways: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}
    rest = sum(count for _, count in cup)
    for (defender, attacker), count in reversed(cup):  # blanks, first and most numerous, go last and fill up the draws
        grown: dict[tuple[int, int, int], int] = {}
        rest -= count
        for (drawn, d, a), weight in ways.items():
            for take in range(max(0, draws - drawn - rest), min(count, draws - drawn) + 1):
                key = (drawn + take, d + take * defender, a + take * attacker)
                grown[key] = grown.get(key, 0) + weight * comb(count, take)
        ways = grown
    return tuple(sorted(((d, a), weight) for (drawn, d, a), weight in ways.items() if drawn == draws))
